"""The Cannibal Crown: who has it, what it weighs, and its power over obstacles.

It is in exactly one place: with the King while one lives, with the creature `s.bearer`, or on the
tile `s.crown_tile`. In a zimby column it sits on one token, so that only this zimby's tribe counts,
not which of its zimbies it is.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import halt, push
from ludary.games.zimby_mojo.rules.bag import draw_tribe
from ludary.games.zimby_mojo.rules.creatures import all_active, creature_on, figure
from ludary.games.zimby_mojo.rules.obstacles import (
    LUCK,
    LUCKY,
    UNLUCKY,
    any_obstacle,
    forget_luck,
    is_dark,
)
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import roll, rule

D6 = 6
WON = 2  # the Crown of thugs that defeated the column that carried it


@rule
def burden(box: Box, s: State) -> int:
    """Burden of the Crown: zimbies that it adds to its carrier's column, by the refreshes since the
    King's death.
    """
    if s.burden <= 0:
        return box.burden_first
    return box.burden_second if s.burden == 1 else box.burden_last


@rule
def crown_ignores(box: Box, s: State, creature: int, tile: int) -> bool:
    """Powers of the Crown: whether the obstacles of the tile leave its wearer alone; rolled once a
    turn for each tile.
    """
    if (
        creature == NOWHERE
        or (creature != s.bearer and creature != s.king)
        or not any_obstacle(box, s, tile)
    ):
        return False
    if creature == s.king and tile == box.mist and box.king_vitality > 1:
        return (
            True  # Blood mist: one wound does not kill the King, so nothing has to be rolled for it
        )
    if (s.growth[tile] & LUCK) == 0:
        die = roll(s, D6)
        immune = die <= box.immunity
        s.growth[tile] |= LUCKY if immune else UNLUCKY
        if immune:
            tell.immune(s, NOWHERE, 1, die)
        else:
            tell.not_immune(s, NOWHERE, 1, die)
    return (s.growth[tile] & LUCKY) != 0


@rule
def untried(box: Box, s: State, creature: int) -> bool:
    """Tell whether the Crown may still free its bearer this turn from the obstacles that it stands
    in.
    """
    tile = s.creatures[creature].tile
    return creature == s.bearer and (s.growth[tile] & LUCK) == 0 and any_obstacle(box, s, tile)


@rule
def lay(s: State, tile: int, seat: int = NOWHERE) -> None:
    """The Crown lies on a tile now; `seat` is who let it go by will."""
    s.bearer = NOWHERE
    s.crown_tile = tile
    tell.crown_drops(s, seat, tile)


@rule
def drop(s: State, creature: int, seat: int = NOWHERE) -> None:
    """The bearer lets the Crown go, by the will of `seat` or because it has to."""
    s.creatures[creature].crown = 0
    lay(s, s.creatures[creature].tile, seat)


@rule
def give(box: Box, s: State, creature: int) -> None:
    """Zimbies or thugs get the Crown, in a column of several tribes by the Bag o' Fate; their
    movement ends.

    Thugs that win it in the blood mist have brought it there.
    """
    s.crown_tile = NOWHERE
    s.bearer = creature
    forget_luck(s)
    halt(s, creature)
    hand_out(s, creature)
    if in_mist_with_crown(box, s, creature):
        push(s, Duty.CROWNING, creature)


@rule
def in_mist_with_crown(box: Box, s: State, creature: int) -> bool:
    """Tell whether thugs have brought the Crown to the blood mist."""
    c = s.creatures[creature]
    return creature == s.bearer and c.kind == Kind.THUGS and c.tile == box.mist


@rule
def hand_out(s: State, creature: int) -> None:
    """Bag o' Fate: one of the zimbies in the column holds the Crown from now on."""
    c = s.creatures[creature]
    tribe = NOWHERE if c.kind == Kind.THUGS else draw_tribe(s, c)
    c.crown = 1 if tribe == NOWHERE else 1 + tribe
    tell.crown_taken(s, figure(c) if tribe == NOWHERE else tribe, c.tile)


@rule
def can_drop(s: State, seat: int) -> bool:
    """Its holder's shaman may drop it at any time."""
    if s.bearer == NOWHERE:
        return False
    c = s.creatures[s.bearer]
    return c.kind == Kind.ZIMBIES and c.crown == 1 + seat


@rule
def drop_by_will(box: Box, s: State) -> None:
    s.chosen = NOWHERE
    s.dropped = 1 + s.creatures[s.bearer].tile
    drop(s, s.bearer, s.creatures[s.bearer].crown - 1)


@rule
def can_pick_up(s: State, creature: int) -> bool:
    """An active column may pick up the Crown of its tile, though not in the dark, nor at once after
    letting it go.
    """
    c = s.creatures[creature]
    there = s.crown_tile != NOWHERE and s.crown_tile == c.tile and s.dropped != 1 + c.tile
    return there and c.kind == Kind.ZIMBIES and all_active(c) and not is_dark(s, c.tile)


@rule
def pick_up(box: Box, s: State) -> None:
    s.chosen = NOWHERE
    give(box, s, creature_on(s, s.crown_tile))
