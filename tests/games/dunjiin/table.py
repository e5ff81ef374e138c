"""A table arranged in one line: the cards that a test names lie where it says, all others in the Dunjiin.

Cards are written as in a Record: `orc/3`, `treasure-9`, `magic`, `fairy`. Where any Orc will do, `orc` is enough.
Seats are 0-based here as in all code, and 1-based in the actions that are played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import ludary
from ludary import Game, Match
from ludary.core.errors import BadFate
from ludary.games.dunjiin.box import MOST_SEATS
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.state import FACE_DOWN, Phase, Shop

TRIPLE_KIND, PAIR_KIND = 1, 2  # how many different kinds a Character with such a bonus has


@dataclass(frozen=True)
class Explorer:
    """One player of the table."""

    level: int = 20  # some Character of this Level, unless `character` names its cards
    character: str = ""
    armor: int | None = None  # None: as many as everybody starts with
    treasure: str = ""  # values: "10 5"
    magic: int = 0
    experience: str = ""
    dead: bool = False


@cache
def dunjiin(edition: str | None = None, **options: Any) -> Game:
    """The game with these options."""
    return ludary.load("dunjiin", edition=edition, **options)


def names(game: Game) -> Sequence[str]:
    """What the cards are called, by number."""
    return game.thing_names["card"]


def at_table(
    *players: Explorer,
    seats: int = 2,
    deck: str | None = None,
    graveyard: str = "",
    hoarder: int | None = None,
    traps: int = 0,
    first_turn: bool = False,
    edition: str | Path | None = None,
    **options: Any,
) -> Match:
    """The first player's turn in the middle of a game, or with `first_turn` at its beginning.

    Players that are not described are ordinary ones. If `deck` names the cards left in the Dunjiin, the others lie in
    The Graveyard, or with the `hoarder`. `traps` have been set by the last player.
    """
    game = dunjiin(str(edition) if edition else None, **options)
    explorers = [*players, *[Explorer()] * (seats - len(players))]
    match = game.start(len(explorers), seed=1)
    _clear(match)
    state, pile = match.state, _Pile(match)
    for seat, explorer in enumerate(explorers):
        _place_cards(match, pile, seat, explorer)
    for seat, explorer in enumerate(explorers):
        _place_character(match, pile, seat, explorer)
    for card in pile.take_all(graveyard):
        state.graveyard[card] += 1
    for _ in range(traps):
        _set_trap(match, pile, len(explorers) - 1)
    if deck is not None:
        _leave_only(match, pile, deck, hoarder)
    _count(match, explorers, first_turn)
    assert game.engine.inspect(game.boxes, np_states(match), 0) == 0, "the table is not a legal position"
    return match


def np_states(match: Match) -> Any:
    """The match's State as an array, which drivers take."""
    return match.state.reshape(1) if hasattr(match.state, "reshape") else match._states


class _Pile:
    """All cards of the game, from which those of the table are taken."""

    def __init__(self, match: Match) -> None:
        self.names, self.counts, self.box = names(match.game), match.state.deck, match.game.box

    def take(self, name: str) -> int:
        for card, known in enumerate(self.names):
            if self.counts[card] > 0 and name in (known, known.split("/")[0]):
                self.counts[card] -= 1
                return card
        raise LookupError(f"no {name} is left for the table")

    def take_all(self, text: str) -> list[int]:
        return [self.take(name) for name in text.split()]

    def take_level(self, level: int) -> list[int]:
        """Three Monsters of this Level, rather without pairs."""
        for trio in sorted(self._trios(), key=lambda trio: -len(self._kinds(trio))):
            if self._level(trio) == level:
                for card in trio:
                    self.counts[card] -= 1
                return list(trio)
        raise LookupError(f"no Character of Level {level} is left for the table")

    def _trios(self) -> Iterator[tuple[int, ...]]:
        there = [card for card in range(MONSTERS) if self.counts[card] > 0]
        for trio in combinations_with_replacement(there, 3):
            if all(trio.count(card) <= self.counts[card] for card in trio):
                yield trio

    def _kinds(self, trio: Sequence[int]) -> set[int]:
        return {int(self.box.cards[card].kind) for card in trio}

    def _level(self, trio: Sequence[int]) -> int:
        bonus = {TRIPLE_KIND: int(self.box.triple_bonus), PAIR_KIND: int(self.box.pair_bonus)}
        return sum(int(self.box.cards[card].strength) for card in trio) + bonus.get(len(self._kinds(trio)), 0)
