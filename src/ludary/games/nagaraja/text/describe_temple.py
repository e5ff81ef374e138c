"""A temple in words: its rooms, and what lies in the hiding places."""

from collections.abc import Iterator, Sequence

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM, UNSEEN
from ludary.games.nagaraja.reckoning import connected
from ludary.games.nagaraja.state import ALL_EYES, State, Temple
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, ROWS
from ludary.games.nagaraja.text.names import relic_name, some_relics
from ludary.games.nagaraja.text.rooms import room_words
from ludary.kit import NOBODY, Game

WAY_ROUND = {
    0: "on the left, from low to high",
    3: "at the top, from left to right",
    6: "on the right, from high to low",
}


def temple(game: Game[Box], s: State, owner: int, seat: int, who: Sequence[str]) -> Iterator[str]:
    """Rooms by cell, then relics by hiding place, clockwise from the lower left."""
    own = s.temples[owner]
    joined = connected(game, s, owner).ports
    rooms = [
        _room(game, own, cell, joined >> 4 * cell & 15 != 0)
        for cell in range(CELLS)
        if own.rooms[cell] != NO_ROOM
    ]
    yield f"  Rooms: {'; '.join(rooms) or 'none'}."
    relics = (
        f"{side}: {_relics(game, own, first, seat, who)}" for first, side in WAY_ROUND.items()
    )
    yield f"  Relics {'; '.join(relics)}."
    unseen = [some_relics(game, kind, number) for kind, number in enumerate(own.unseen) if number]
    yield f"  Relics not seen yet: {', '.join(unseen) or 'none'}."


def _relics(game: Game[Box], own: Temple, first: int, seat: int, who: Sequence[str]) -> str:
    """The three relics of one side, clockwise from the first."""
    return ", ".join(relic(game, own, place, seat, who) for place in range(first, first + ROWS))


def _room(game: Game[Box], own: Temple, cell: int, joined: bool) -> str:
    words = f"{CELL_NAMES[cell]} {room_words(game, own.rooms[cell], own.turns[cell])}"
    return (
        words + (", an amulet in it" if own.amulets[cell] else "") + ("" if joined else ", cut off")
    )


def relic(game: Game[Box], own: Temple, place: int, seat: int, who: Sequence[str]) -> str:
    """Say as much of the relic in a hiding place as a seat knows."""
    if own.relics[place] == UNSEEN:
        return _looked_at(own.seen[place], seat, who)
    name = relic_name(game, own.relics[place])
    if own.up[place]:
        return name
    if own.seen[place] == ALL_EYES:
        return f"{name}, covered"
    return f"{name}, covered ({_alone(own.seen[place], seat)})"


def _alone(seen: int, seat: int) -> str:
    """Say who has peeked at a relic that the seat knows."""
    return "only you know" if seat != NOBODY and seen == 1 << seat else "both players know"


def _looked_at(seen: int, seat: int, who: Sequence[str]) -> str:
    """Say who has peeked at a relic that the seat does not know."""
    if not seen:
        return "hidden"
    if seat != NOBODY:
        return "hidden (your opponent has seen it)"
    return "hidden (both players know)" if seen == 3 else f"hidden ({who[seen - 1]} knows)"
