"""A table arranged in one line: what a test names lies where it says, everything else in its pile.

Rooms are `a1:fork`, `a1:fork/2` turned by two quarters, `a1:crypt+` with an amulet; relics
`left-low:crown`, known to all, or `left-low:crown@1` to seat 1 alone; sticks `brown-4 green-naga`.
Seat 0 is the guide unless said otherwise.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import ludary
from ludary import Game, Match
from ludary.games.nagaraja.events import EVENTS
from ludary.games.nagaraja.reckoning import connected
from ludary.games.nagaraja.rules.setup import lay_piles
from ludary.games.nagaraja.state import ALL_EYES, Phase
from ludary.games.nagaraja.text.names import cards_in

RESULTS = ["naga", "1", "2", "3", "4", "5"]


@dataclass(frozen=True)
class Side:
    """The belongings of one player."""

    hand: str = "full-moon"
    selected: str = ""
    played: str = ""
    known: str = ""
    fetched: str = ""
    sticks: str = ""
    bonus: int = 0
    amulets: str = ""
    rooms: str = ""
    relics: str = ""
    trap: str = ""  # the cell where it lies in this temple


@cache
def nagaraja(edition: str | None = None, **options: Any) -> Game:
    """The game with these options."""
    return ludary.load("nagaraja", edition=edition, **options)


def piles(boxes: Any, states: Any) -> None:
    """A driver: everything in its pile."""
    lay_piles(boxes[0], states[0])


def at_table(
    first: Side = Side(),
    second: Side = Side(hand="campfire"),
    phase: str = "confront",
    guide: int = 0,
    actor: int = 0,
    tile: str = "fork",
    discard: str = "",
    deck: str | None = None,
    tiles_left: str | None = None,
    gone: str = "",
    later: str = "",
    edition: str | None = None,
    **options: Any,
) -> Match:
    """A position in the middle of a game; the discard pile and, if it says so, the whole draw pile
    have these cards.
    """
    game = nagaraja(edition, **options)
    states = game.State.zeros(1)
    game.engine.bind(piles)(game.boxes, states)
    s = states[0]
    s.seats, s.rounds, s.guide, s.actor, s.phase = 2, 1, guide, actor, Phase[phase.upper()]
    s.fate.rng = 1
    for name in gone.split():  # amulets that have been discarded
        s.amulets[game.thing_names["amulet"].index(name)] -= 1
    if phase in ("place", "turn"):
        s.victor = actor
    for seat, side in enumerate((first, second)):
        _lay_cards(game, s, s.players[seat], side)
        _lay_temple(game, s, seat, side)
    _lay_piles(game, s, discard, deck, later)
    _lay_tiles(game, s, tile, tiles_left)
    for seat in range(2):
        _open_paths(game, s, seat)
    code = game.engine.check(game.boxes, states, 0)
    assert code == 0, f"not a legal position: {game.rules.invariants[code - 1]}"
    return Match(game, states, anew=False)


def _lay_piles(game: Game, s: Any, discard: str, deck: str | None, later: str) -> None:
    """Lay the discard pile and the draw pile; all other cards lie somewhere already."""
    s.discard = cards(game, discard)
    s.deck = ~_elsewhere(s) & int(game.box.all_cards)
    if deck is not None:  # other cards are out of the way, face up before the second player
        aside = int(s.deck) & ~cards(game, deck)
        s.players[1].played |= aside
        s.deck = cards(game, deck)
    for name in later.split():  # discarded after the first of the cards that were taken out
        s.since[game.thing_names["card"].index(name)] = 1
    s.deck_count, s.discard_count = len(cards_in(int(s.deck))), len(cards_in(int(s.discard)))


def _lay_tiles(game: Game, s: Any, tile: str, left: str | None) -> None:
    """Lay the tile fought for, and the others that are left."""
    names = game.thing_names["room"]
    s.tile = names.index(tile)
    s.tiles[s.tile] -= s.tile > 0
    if left is not None:
        s.tiles[:] = [left.split().count(name) for name in names] + [0] * (
            len(s.tiles) - len(names)
        )
    s.tile_amulet = game.box.rooms[s.tile].crypt


def cards(game: Game, names: str) -> int:
    """A set of cards, by name."""
    return sum(1 << game.thing_names["card"].index(name) for name in names.split())


def _elsewhere(s: Any) -> int:
    total = int(s.discard)
    for player in s.players:
        total |= int(player.hand) | int(player.selected) | int(player.played)
    return total


def _lay_cards(game: Game, s: Any, player: Any, side: Side) -> None:
    for field in ("hand", "selected", "played", "known", "fetched"):
        player[field] = cards(game, getattr(side, field))
    player.hand_count, player.selected_count = len(side.hand.split()), len(side.selected.split())
    player.fetched_count, player.bonus = len(side.fetched.split()), side.bonus
    for stick in side.sticks.split():
        colour, result = stick.split("-")
        player.sticks[game.thing_names["colour"].index(colour), RESULTS.index(result)] += 1
    for name in side.amulets.split():
        kind = game.thing_names["amulet"].index(name)
        player.held[kind] += 1
        player.held_count += 1
        s.amulets[kind] -= 1


def _lay_temple(game: Game, s: Any, seat: int, side: Side) -> None:
    temple, names = s.temples[seat], game.thing_names
    for words in side.rooms.split():
        cell_name, room = words.split(":")
        kind_name, _, turn = room.replace("+", "").partition("/")
        cell, kind = names["cell"].index(cell_name), names["room"].index(kind_name)
        temple.rooms[cell], temple.turns[cell], temple.amulets[cell] = (
            kind,
            int(turn or 0),
            "+" in room,
        )
        temple.room_count += 1
        s.tiles[kind] -= 1
    for words in side.relics.split():
        place_name, relic = words.split(":")
        kind_name, _, owner = relic.partition("@")
        place, kind = names["place"].index(place_name), names["relic"].index(kind_name)
        temple.relics[place], temple.seen[place] = kind, 1 << int(owner) if owner else ALL_EYES
        temple.unseen[kind] -= 1
    if side.trap:
        s.trap_temple, s.trap_cell = seat, names["cell"].index(side.trap)


def _open_paths(game: Game, s: Any, seat: int) -> None:
    """Relics on paths lie face up."""
    temple = s.temples[seat]
    for place in connected(game, s, seat).places:
        relic = game.box.relics[temple.relics[place]]
        assert temple.relics[place], (
            f"say what lies at the {game.thing_names['place'][place]}: a path leads there"
        )
        temple.up[place] = 1
        temple.points += relic.points
        temple.cursed += relic.cursed


def play(match: Match, *notations: str) -> Match:
    """Several actions in a row; what they draw is drawn at random."""
    for notation in notations:
        match.step(notation)
    return match


def choices(match: Match, verb: str = "") -> list[str]:
    """Return the actor's choices; with a verb, its arguments."""
    notations = [action.notation for action in match.legal()]
    return (
        [words.removeprefix(f"{verb} ") for words in notations if words.split()[0] == verb]
        if verb
        else notations
    )


def verbs(match: Match) -> set[str]:
    """Return the verbs of the actor's choices, without the details."""
    return {action.name for action in match.legal()}


def phase(match: Match) -> str:
    return Phase(match.state.phase).name.lower()


def names_of(match: Match, bits: int) -> set[str]:
    """The names of a set of cards."""
    return {match.game.thing_names["card"][card] for card in cards_in(int(bits))}


def hand(match: Match, seat: int) -> set[str]:
    return names_of(match, match.state.players[seat].hand)


def held(match: Match, seat: int) -> list[str]:
    """The amulets of a player, by name."""
    names = match.game.thing_names["amulet"]
    return [
        name
        for kind, name in enumerate(names)
        for _ in range(int(match.state.players[seat].held[kind]))
    ]


def sticks(match: Match, seat: int) -> list[str]:
    """Return the sticks before a player, sorted by colour and result."""
    row = match.state.players[seat].sticks
    colours = match.game.thing_names["colour"]
    return [
        f"{name}-{RESULTS[r]}"
        for c, name in enumerate(colours)
        for r in range(len(RESULTS))
        for _ in range(int(row[c, r]))
    ]


def relic(match: Match, seat: int, place: str) -> str:
    """Return the relic in a hiding place: `crown up`, `crown down`, or `unseen`."""
    at, temple = match.game.thing_names["place"].index(place), match.state.temples[seat]
    name = match.game.thing_names["relic"][temple.relics[at]]
    return name if name == "unseen" else f"{name} {'up' if temple.up[at] else 'down'}"


def room(match: Match, seat: int, cell: str) -> str:
    """Return the room in a cell: `fork/1`, with + for an amulet, or nothing."""
    at, temple = match.game.thing_names["cell"].index(cell), match.state.temples[seat]
    name = match.game.thing_names["room"][temple.rooms[at]]
    return "" if name == "none" else f"{name}/{temple.turns[at]}{'+' if temple.amulets[at] else ''}"


def points(match: Match) -> list[int]:
    """Victory points of both."""
    return [int(score) for score in match.scores]


def happened(match: Match, name: str) -> list[dict[str, int]]:
    """The fields of all events of this name in the last action."""
    row = EVENTS.rows[EVENTS.numbers[name]]
    return [row.fields(event) for event in match.events if event.kind == row.number]


def winner(match: Match) -> tuple[int, int]:
    """The seat that has won the room tile in the last action, and its fate points."""
    [event] = happened(match, "wins_tile")
    return event["seat"], event["points"]


def everybody(match: Match) -> Iterator[int]:
    yield from range(-1, 2)
