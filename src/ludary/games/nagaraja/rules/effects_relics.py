"""Card effects on relics: peeking at hidden ones, swapping two."""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import UNSEEN
from ludary.games.nagaraja.rules.finds import look_at, survey
from ludary.games.nagaraja.state import State, Temple
from ludary.games.nagaraja.temple import PLACES
from ludary.kit import Row, all_but, rule


@rule
def hidden_relics(temple: Temple) -> int:
    """The places where a relic lies face down, as bits."""
    places = 0
    for place in range(PLACES):
        places |= int(temple.up[place] == 0) << place
    return places


@rule
def peek(s: State) -> None:
    """The activator alone looks at the chosen relics."""
    peek_at(s, s.aim_temple, s.aim)
    if s.aimed > 1:
        peek_at(s, s.aim_temple_2, s.aim_2)


@rule
def peek_at(s: State, seat: int, place: int) -> None:
    look_at(s, s.temples[seat], place, 1 << s.activator)
    tell.peeks(
        s, s.activator, s.temples[seat].relics[place], seat, place, known_to=1 << s.activator
    )
    tell.peeks(s, s.activator, UNSEEN, seat, place, known_to=all_but(s.activator))


@rule
def swap_relics(box: Box, s: State) -> None:
    """Two relics of one temple change places; whoever knows one knows where it goes, and paths
    decide which side is up.
    """
    seat = s.aim_temple
    temple = s.temples[seat]
    tell.swaps_relics(s, seat, s.aim, s.aim_2)
    swap(temple.relics, s.aim, s.aim_2)
    swap(temple.seen, s.aim, s.aim_2)
    swap(temple.up, s.aim, s.aim_2)
    survey(box, s, seat)


@rule
def swap(row: Row, one: int, two: int) -> None:
    kept = row[one]
    row[one] = row[two]
    row[two] = kept
