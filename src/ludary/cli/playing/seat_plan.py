"""The seat plan of a match: people, who may share the keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ludary.bots import Greedy, greedy, uniform
from ludary.bots.bot import check_bot
from ludary.bots.identity import name_of
from ludary.cli.bot_words import bot_of

if TYPE_CHECKING:
    from ludary.bots import Bot
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

ME = ("me", "human")


@dataclass(frozen=True)
class SeatPlan:
    """One entry for each seat; None for a person."""

    bots: Sequence[Bot | None]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def watcher(self) -> int:
        """Through whose eyes the bots' actions are told: the only person's, else a spectator's
        (-1).
        """
        return self.people[0] if len(self.people) == 1 else -1

    def words(self) -> list[str]:
        """Their names in `--bots` and Records."""
        return [ME[0] if bot is None else name_of(bot) for bot in self.bots]

    def check(self, game: Game) -> None:
        """ValueError if a bot was trained for another game or number of seats."""
        for bot in self.bots:
            if bot is not None:
                check_bot(bot, game, len(self.bots))

    def welcome(self, players: Sequence[str], seat: int) -> str:
        """One line for the person in `seat`: who plays."""
        kinds = {
            name_of(bot): [players[at] for at, other in enumerate(self.bots) if other is bot]
            for bot in self.bots
            if bot is not None
        }
        others = [f"{' and '.join(names)} ({kind})" for kind, names in kinds.items()]
        others += [players[at] for at in self.people if at != seat]
        return (
            f"You are {players[seat]}, and play"
            f" {'against ' + ', '.join(others) if others else 'alone'}."
        )

    def without_people(self) -> SeatPlan:
        """The strongest bot at the table, or greedy, takes the seats of the people."""
        strongest = max((bot for bot in self.bots if bot is not None), key=strength, default=greedy)
        return SeatPlan([bot or strongest for bot in self.bots])

    def names(self) -> list[str]:
        """The names of players who do not say otherwise."""
        return [
            f"Player {seat + 1}" if bot is None else f"Bot {seat + 1}"
            for seat, bot in enumerate(self.bots)
        ]


def strength(bot: Bot) -> float:
    """The order of the bots by how well they play."""
    if isinstance(bot, Greedy):
        return 0.9 - bot.careless / 1000 if bot.careless else 1.0 + bot.learned - bot.slips / 200
    return 0.0 if bot == uniform else 2.0 + float(getattr(bot, "iterations", 0))


def usual_bot(game: Game) -> str:
    """The bot that plays where nobody names one, as in `--bots`."""
    return game.hints.levels[-1]


def seat_all(
    seats: int, mine: int, words: Sequence[str], watch: bool, bot_of: Callable[[str], Bot] = bot_of
) -> SeatPlan:
    """Bots by their words in all seats but mine (0-based), one for each or one for all; with
    `watch` in all seats.
    """
    if not 0 <= mine < seats:
        raise ValueError(f"--seat {mine + 1}: should be a seat from 1 to {seats}")
    bots = [None if word.lower() in ME else bot_of(word) for word in words]
    others = seats if watch else seats - 1
    if len(bots) == 1:
        bots *= others
    if len(bots) != others:
        raise ValueError(
            f"--bots names {len(bots)} bots for {others} {'seats' if watch else 'other seats'}:"
            " name one for each, or one for all"
        )
    return SeatPlan(bots if watch else [*bots[:mine], None, *bots[mine:]])


def seats_for(words: Sequence[str], watch: bool) -> int | None:
    """The number of seats that a list of bots asks for, if there is more than one."""
    return (len(words) + (not watch)) if len(words) > 1 else None


def name_players(match: Match, seat_plan: SeatPlan, mine: int, name: str | None) -> None:
    """Name the players that have no name; the person in seat `mine` gets `name`."""
    for seat, usual in enumerate(seat_plan.names()):
        if match.players[seat] == f"Seat {seat + 1}":
            match.players[seat] = usual
    if name is not None and seat_plan.bots[mine] is None:
        match.players[mine] = " ".join(name.split()) or match.players[mine]


def generators(seats: int, seed: int | None) -> list[np.random.Generator]:
    """The randomness of each seat's bot."""
    return [np.random.default_rng(None if seed is None else [seed, seat]) for seat in range(seats)]
