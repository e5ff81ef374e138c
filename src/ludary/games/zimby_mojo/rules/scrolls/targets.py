"""Targets of scrolls: shamans, effects on the stack, incantations in play, and what witcheries have
in sight.

Only what a scroll would do something to can be aimed at, so that nobody casts in vain by mistake.
"""

from ludary.games.zimby_mojo.action_table import FIRST
from ludary.games.zimby_mojo.box import Box, Scroll
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.creatures import absent
from ludary.games.zimby_mojo.rules.scrolls.effects_shamans import shaman_fits
from ludary.games.zimby_mojo.rules.scrolls.sight import (
    can_aim_at,
    farthest,
    first_tile,
    onward,
    start,
)
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

TYPE_BITS = (int(Target.WITCHERY), int(Target.RITUAL), int(Target.INCANTATION))  # by ScrollType


@rule
def at_tile(kind: Scroll) -> bool:
    """Tell whether a witchery works on the tile, not on the creature there."""
    return (kind.targets & Target.TILE) != 0


@rule
def entry_fits(box: Box, s: State, card: int, at: int) -> bool:
    """Tell whether a scroll can be aimed at this entry of the agenda: an effect on the stack that
    has not been cancelled.
    """
    entry, kind = s.agenda[at], box.kinds[card]
    if (
        entry.duty != Duty.SCROLL
        or entry.times == 0
        or (TYPE_BITS[box.kinds[entry.card].type] & kind.targets) == 0
    ):
        return False
    return kind.effect != Effect.REDIRECT or has_other_target(box, s, at)


@rule
def aim_count(s: State) -> int:
    """Count the things that a ritual or an incantation could be aimed at: shamans, entries of the
    agenda, incantations in play.
    """
    return s.seats + s.agenda_count + s.chant_count


@rule
def aim_at(box: Box, s: State, card: int, caster: int, thing: int) -> int:
    """The action that aims at one of them, or NOWHERE if the scroll is not for it."""
    if thing < s.seats:
        fits_it = (box.kinds[card].targets & Target.SHAMAN) != 0 and shaman_fits(
            box, s, card, caster, thing
        )
        return int(FIRST[Verb.AIM_SHAMAN]) + thing if fits_it else NOWHERE
    thing -= s.seats
    if thing < s.agenda_count:
        return int(FIRST[Verb.AIM_EFFECT]) + thing if entry_fits(box, s, card, thing) else NOWHERE
    thing -= s.agenda_count
    return int(FIRST[Verb.AIM_CHANT]) + thing if box.kinds[card].effect == Effect.HUSH else NOWHERE


@rule
def has_aim(box: Box, s: State, card: int, caster: int) -> bool:
    """Tell whether a ritual or an incantation has anything to be aimed at."""
    for thing in range(aim_count(s)):
        if aim_at(box, s, card, caster, thing) != NOWHERE:
            return True
    return False


@rule
def sole_aim(box: Box, s: State, card: int, caster: int) -> int:
    """The action if there is but one thing to aim at, or NOWHERE."""
    found = NOWHERE
    for thing in range(aim_count(s)):
        action = aim_at(box, s, card, caster, thing)
        if action != NOWHERE and found != NOWHERE:
            return NOWHERE
        found = max(found, action)
    return found


@rule
def write_aims(box: Box, s: State, card: int, caster: int, out: Row, n: int) -> int:
    """All that a ritual or an incantation can be aimed at."""
    for thing in range(aim_count(s)):
        action = aim_at(box, s, card, caster, thing)
        if action != NOWHERE:
            out[n] = action
            n += 1
    return n


@rule
def write_sights(
    box: Box, s: State, card: int, seat: int, channeller: int, distance: int, out: Row, n: int
) -> int:
    """All that a witchery can be aimed at from this channeller."""
    first, here = n, start(box, s, seat, channeller)
    if here != NOWHERE and can_aim_at(box, s, seat, card, channeller, here, 0, NOWHERE):
        n = write_tile(out, first, n, here)
    limit = farthest(box, here, distance)
    for direction in range(DIRECTIONS):
        tile, steps = first_tile(box, s, seat, here, direction), 1
        while tile != NOWHERE and steps <= limit:
            if can_aim_at(box, s, seat, card, channeller, tile, steps, direction):
                n = write_tile(out, first, n, tile)
            tile = onward(box, s, tile, direction)
            steps += 1
    return n


@rule
def write_tile(out: Row, first: int, n: int, tile: int) -> int:
    """Write a tile among those from `first` on, which are kept in order; returns the new `n`."""
    action, at = int(FIRST[Verb.AIM]) + tile, n
    while at > first and out[at - 1] > action:
        out[at] = out[at - 1]
        at -= 1
    out[at] = action
    return n + 1


@rule
def line_to(box: Box, s: State, seat: int, channeller: int, target: int) -> int:
    """The direction in which a channeller sees a tile, or NOWHERE for its own; the tile is in
    sight.
    """
    here = start(box, s, seat, channeller)
    if target != here:
        for direction in range(DIRECTIONS):
            tile = first_tile(box, s, seat, here, direction)
            while tile != NOWHERE:
                if tile == target:
                    return direction
                tile = onward(box, s, tile, direction)
    return NOWHERE


@rule
def aimed_at(box: Box, s: State, at: int) -> int:
    """The tile at which the witchery of this entry is aimed, or NOWHERE if its target has gone."""
    entry = s.agenda[at]
    if at_tile(box.kinds[entry.card]):
        return entry.target
    return NOWHERE if absent(s.creatures[entry.target]) else s.creatures[entry.target].tile


@rule
def has_other_target(box: Box, s: State, at: int) -> bool:
    """Tell whether the witchery at this entry could be aimed at something else, measured from its
    channeller.
    """
    entry, old = s.agenda[at], aimed_at(box, s, at)
    card, seat, channeller = entry.card, entry.seat, entry.creature
    if channeller != NOWHERE and absent(s.creatures[channeller]):
        return False
    here = start(box, s, seat, channeller)
    if (
        here != NOWHERE
        and here != old
        and can_aim_at(box, s, seat, card, channeller, here, 0, NOWHERE)
    ):
        return True
    limit = farthest(box, here, box.range)
    for direction in range(DIRECTIONS):
        tile, steps = first_tile(box, s, seat, here, direction), 1
        while tile != NOWHERE and steps <= limit:
            if tile != old and can_aim_at(box, s, seat, card, channeller, tile, steps, direction):
                return True
            tile = onward(box, s, tile, direction)
            steps += 1
    return False


@rule
def write_others(box: Box, s: State, at: int, out: Row) -> int:
    """Write the other targets at which it could be aimed."""
    entry, old = s.agenda[at], int(FIRST[Verb.AIM]) + aimed_at(box, s, at)
    n, kept = write_sights(box, s, entry.card, entry.seat, entry.creature, box.range, out, 0), 0
    for k in range(n):
        if out[k] != old:
            out[kept] = out[k]
            kept += 1
    return kept
