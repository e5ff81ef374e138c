"""A table arranged in one line: the cards that a test names lie where it says, all others in the
Dunjiin.

Cards are written as in a Record: `orc/3`, `treasure-9`, `magic`, `fairy`. Where any Orc will do,
`orc` is enough. Seats are 0-based here as in all code, and 1-based in the actions that are played.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

import ludary
from ludary import Game, Match
from ludary.games.dunjiin.box import MOST_SEATS
from ludary.games.dunjiin.cards import CARDS, MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.state import Phase

FIRST_TURN, LATER_TURN = 1, 2


@dataclass(frozen=True)
class Explorer:
    """One player of the table."""

    level: int = 20  # some Character of this Level, unless `character` names its cards
    character: str = ""
    armor: int = 3
    treasure: str = ""  # values, as in "10 5"
    magic: int = 0
    experience: str = ""


@cache
def dunjiin(edition: str | None = None, **options: Any) -> Game:
    """The game with these options; with the deck that has a card of every kind for each number of
    shields, if no edition is named.
    """
    return ludary.load(
        "dunjiin", edition=None if edition == "default" else edition or "three-of-each", **options
    )


def at_table(
    *players: Explorer,
    seats: int = 2,
    deck: str | None = None,
    graveyard: str = "",
    hoarder: int | None = None,
    traps: int = 0,
    first_turn: bool = False,
    edition: str | None = None,
    **options: Any,
) -> Match:
    """The turn of the first player, in the middle of a game or with `first_turn` at its beginning.

    Up to `seats`, the others are ordinary players. If `deck` names the cards left in the Dunjiin,
    the rest lies in The Graveyard, or with the `hoarder`. Traps were set by the last player. Armor
    that is missing lies in The Store.
    """
    explorers = [*players, *[Explorer()] * (seats - len(players))]
    match = dunjiin(edition, **options).start(len(explorers), seed=1)
    table = Table(match)
    table.clear()
    for seat, explorer in enumerate(explorers):
        table.equip(seat, explorer)
    for seat, explorer in enumerate(explorers):
        table.create_character(seat, explorer)
    table.bury(graveyard)
    table.set_traps(traps, len(explorers) - 1)
    if deck is not None:
        table.leave_in_the_dunjiin(deck, hoarder)
    table.begin(FIRST_TURN if first_turn else LATER_TURN)
    assert match.game.engine.check(match.game.boxes, match.states(), 0) == 0, "not a legal position"
    return match


class Table:
    """Lays a match's cards out anew."""

    def __init__(self, match: Match) -> None:
        self.game, self.state = match.game, match._states[0]  # `match.state` cannot be written to
        self.names = card_names(match.game)

    def clear(self) -> None:
        s = self.state
        s.deck[:] = [
            int(row.red) * (s.half != 2) + int(row.blue) * (s.half != 1)
            for row in self.game.box.cards
        ]
        s.graveyard[:] = 0
        s.hand[:] = NO_CARD
        for seat in range(MOST_SEATS):
            hero = s.heroes[seat]
            hero.magic = hero.experience_count = hero.turns = hero.level = hero.armor = 0
            hero.treasure[:] = 0
            hero.experience[:] = 0

    def take(self, name: str) -> int:
        """Out of the Dunjiin: the card of this name, or any of this kind."""
        fitting = [
            card
            for card, known in enumerate(self.names)
            if name in (known, known.split("/")[0]) and self.state.deck[card] > 0
        ]
        if not fitting:
            raise LookupError(f"no {name} is left for the table")
        card = max(
            fitting, key=lambda card: int(self.state.deck[card])
        )  # so that of each a copy stays as long as possible
        self.state.deck[card] -= 1
        return card

    def equip(self, seat: int, explorer: Explorer) -> None:
        hero = self.state.heroes[seat]
        hero.armor = explorer.armor
        for value in explorer.treasure.split():
            hero.treasure[self.take(f"treasure-{value}") - TREASURE] += 1
        for _ in range(explorer.magic):
            self.take("magic")
            hero.magic += 1
        for name in explorer.experience.split():
            hero.experience[self.take(name)] += 1
            hero.experience_count += 1

    def create_character(self, seat: int, explorer: Explorer) -> None:
        hero = self.state.heroes[seat]
        cards = explorer.character.split() or self.character_of(explorer.level)
        hero.character[:] = [self.take(name) for name in cards]
        hero.level = self.level_of(cards)

    def character_of(self, level: int) -> list[str]:
        """Three Monsters of this Level, rather all different."""
        left: Counter[str] = Counter()
        for card in range(MONSTERS):
            left[self.names[card].split("/")[0]] += int(self.state.deck[card])
        trios = combinations_with_replacement([kind for kind in left if left[kind] > 0], 3)
        fitting = [
            trio
            for trio in trios
            if self.level_of(trio) == level and all(trio.count(kind) <= left[kind] for kind in trio)
        ]
        if not fitting:
            raise LookupError(f"no Character of Level {level} is left for the table")
        return list(max(fitting, key=lambda trio: len(set(trio))))

    def level_of(self, cards: Sequence[str]) -> int:
        kinds = [card.split("/")[0] for card in cards]
        first = [
            next(card for card, name in enumerate(self.names) if name.startswith(f"{kind}/"))
            for kind in kinds
        ]
        bonus = {3: 0, 2: self.game.box.pair_bonus, 1: self.game.box.triple_bonus}[len(set(kinds))]
        return int(sum(self.game.box.cards[card].strength for card in first) + bonus)

    def bury(self, cards: str) -> None:
        for name in cards.split():
            self.state.graveyard[self.take(name)] += 1

    def set_traps(self, traps: int, owner: int) -> None:
        s = self.state
        s.traps = traps
        for name in ["vampire", "skeleton", "black-dragon"] * traps:
            laid = s.face_down[s.face_down_count]
            laid.owner, laid.card, laid.trap = owner, self.take(name), 1
            s.face_down_count += 1

    def leave_in_the_dunjiin(self, cards: str, hoarder: int | None) -> None:
        s = self.state
        left = [self.take(name) for name in cards.split()]
        if hoarder is None:
            s.graveyard += s.deck
        else:
            hero = s.heroes[hoarder]
            hero.experience += s.deck[:MONSTERS].astype(np.int8)
            hero.experience_count += s.deck[:MONSTERS].sum()
            hero.treasure += s.deck[TREASURE:MAGIC].astype(np.int8)
            hero.magic += s.deck[MAGIC]
        s.deck[:] = np.bincount(left, minlength=CARDS)

    def begin(self, turn: int) -> None:
        """The turn of the first player."""
        s = self.state
        s.deck_count = s.deck.sum()
        s.store = self.game.box.armor * s.seats - sum(
            int(hero.armor) for hero in s.heroes[: s.seats]
        )
        for seat in range(s.seats):
            s.heroes[seat].turns = turn if seat == 0 else turn - 1
        s.active = s.actor = 0
        s.phase = Phase.TURN
        s.may_shop = turn > FIRST_TURN


def fight(match: Match, cards: str) -> None:
    """Explore and fight the Monster that has these cards; or fight it, if its first card lies open
    already.
    """
    first, *others = cards.split()
    if match.state.phase == Phase.TURN:
        trial = match.copy()
        trial.step("explore", fate=[first])
        if (
            trial.state.phase != Phase.MEET
        ):  # there is nothing to decide upon: the fight begins at once
            match.step("explore", fate=[first, *others])
            return
        match.step("explore", fate=[first])
    match.step("fight", fate=others)


def card_names(game: Game) -> Sequence[str]:
    """Return the names of the cards, by number."""
    return game.thing_names["card"]


def verbs(match: Match) -> set[str]:
    """Return the verbs of the actor's choices, without the details."""
    return {action.name for action in match.legal()}


def choices(match: Match) -> list[str]:
    """Return the actor's choices."""
    return [action.notation for action in match.legal()]


def happened(match: Match, name: str, seat: int | None = None) -> list[dict[str, int]]:
    """The fields of all events of this name in the last action, or of those that `seat` (-1: a
    spectator) was told.
    """
    row = EVENTS.rows[EVENTS.numbers[name]]
    events = match.events if seat is None else match.view(seat).event_records
    return [row.fields(event) for event in events if event.kind == row.number]


def turned_up(match: Match) -> list[str]:
    """The cards that the last action laid open."""
    return [card_names(match.game)[event["card"]] for event in happened(match, "turns_up")]


def character(match: Match, seat: int) -> list[str]:
    return sorted(card_names(match.game)[card] for card in match.state.heroes[seat].character)


def treasure(match: Match, seat: int) -> list[int]:
    """The values of somebody's Treasure, lowest first."""
    counts, cards = match.state.heroes[seat].treasure, match.game.box.cards
    return [
        int(cards[TREASURE + place].strength)
        for place, count in enumerate(counts)
        for _ in range(count)
    ]


def experience(match: Match, seat: int) -> list[str]:
    return cards_of(match, match.state.heroes[seat].experience)


def graveyard(match: Match) -> list[str]:
    return cards_of(match, match.state.graveyard)


def cards_of(match: Match, counts: Sequence[int]) -> list[str]:
    """The cards of a pile by name, in the order of their numbers."""
    return [card_names(match.game)[card] for card, count in enumerate(counts) for _ in range(count)]


def lives(match: Match, seat: int) -> bool:
    return bool(match.state.heroes[seat].fell == 0)


def armor(match: Match) -> list[int]:
    """Everybody's Armor Points."""
    return [int(hero.armor) for hero in match.state.heroes[: match.seats]]
