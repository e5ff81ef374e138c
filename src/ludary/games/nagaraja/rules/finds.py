"""Relics and amulets: revealed, covered and collected as paths come and go, in whatever step and by
whomever.

All that one change does happens together; only then the end of the game is looked at.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import AMULET_KINDS, Power
from ludary.games.nagaraja.rules.end import check_end
from ludary.games.nagaraja.rules.labels import AMULET, RELIC
from ludary.games.nagaraja.rules.paths import reached, reaches_crypt
from ludary.games.nagaraja.rules.piles import draw_to_hand
from ludary.games.nagaraja.state import ALL_EYES, State, Temple
from ludary.games.nagaraja.temple import CELLS, PLACES, PORT_OF
from ludary.kit import cards_in, pick, rule
from ludary.kit.grid import lowest


@rule
def survey(box: Box, s: State, seat: int) -> None:
    """Something has changed in the seat's temple."""
    temple = s.temples[seat]
    ports = reached(box, temple)
    flipped = 0
    for place in range(PLACES):
        flipped |= (((ports >> int(PORT_OF[place])) & 1) ^ int(temple.up[place])) << place
    while flipped != 0:
        place = lowest(flipped)
        flipped &= flipped - 1
        if temple.up[place]:
            flip_down(box, s, seat, place)
        else:
            flip_up(box, s, seat, place)
    found = 0
    for cell in range(CELLS):
        found |= int(temple.amulets[cell] != 0) << cell
    while found != 0:
        cell = lowest(found)
        found &= found - 1
        if reaches_crypt(box, temple, ports, cell):
            collect(s, seat, cell)
    check_end(box, s, seat)


@rule
def flip_up(box: Box, s: State, seat: int, place: int) -> None:
    """Step 3: a relic on a path scores its victory points."""
    temple = s.temples[seat]
    look_at(s, temple, place, ALL_EYES)
    relic = box.relics[temple.relics[place]]
    temple.up[place] = 1
    temple.points += relic.points
    temple.cursed += relic.cursed
    tell.flips_up(s, seat, temple.relics[place], place)


@rule
def flip_down(box: Box, s: State, seat: int, place: int) -> None:
    """Step 3: where the path is broken it scores no more; both players remember it."""
    temple = s.temples[seat]
    relic = box.relics[temple.relics[place]]
    temple.up[place] = 0
    temple.points -= relic.points
    temple.cursed -= relic.cursed
    tell.flips_down(s, seat, temple.relics[place], place)


@rule
def look_at(s: State, temple: Temple, place: int, eyes: int) -> None:
    """A relic has no value before somebody sees it."""
    if temple.seen[place] == 0:
        temple.relics[place] = pick(s, temple.unseen, cards_in(temple.unseen), RELIC)
        temple.unseen[temple.relics[place]] -= 1
    temple.seen[place] |= eyes


@rule
def collect(s: State, seat: int, cell: int) -> None:
    """Step 3: an amulet on a path is taken and peeked at."""
    player = s.players[seat]
    s.temples[seat].amulets[cell] = 0
    kind = pick(s, s.amulets, cards_in(s.amulets), AMULET)
    s.amulets[kind] -= 1
    player.held[kind] += 1
    player.held_count += 1
    tell.collects(s, seat, cell)
    tell.finds(s, seat, kind, known_to=1 << seat)


@rule
def has_power(box: Box, s: State, seat: int, power: int) -> bool:
    return amulet_of(box, s, seat, power) >= 0


@rule
def amulet_of(box: Box, s: State, seat: int, power: int) -> int:
    """The kind of an amulet with this power that the player holds, or -1."""
    held = s.players[seat].held
    for kind in range(len(held)):
        if held[kind] > 0 and box.amulets[kind].power == power:
            return kind
    return -1


@rule
def is_left(box: Box, s: State, power: int) -> bool:
    """Tell whether an amulet with this power has not been discarded yet, which all can see."""
    for kind in range(AMULET_KINDS):
        if (
            box.amulets[kind].power == power
            and s.amulets[kind] + s.players[0].held[kind] + s.players[1].held[kind] > 0
        ):
            return True
    return False


@rule
def discard_amulet(box: Box, s: State, seat: int, power: int) -> None:
    """Amulet effects: revealed and discarded."""
    kind = amulet_of(box, s, seat, power)
    s.players[seat].held[kind] -= 1
    s.players[seat].held_count -= 1
    tell.discards_amulet(s, seat, kind)


@rule
def draw_by_amulet(box: Box, s: State) -> None:
    """Amulet effects: at any time of one's own, discarded for a card."""
    discard_amulet(box, s, s.actor, Power.DRAW)
    draw_to_hand(s, s.actor)
