"""Settings of `ludary play`, and the match that they lead to: a new one, or one that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import ludary
from ludary.cli.arguments import game_of
from ludary.cli.bot_words import bot_of, bots_in, check_no_program, seconds_of
from ludary.cli.playing.saves import seated_in
from ludary.cli.playing.seat_plan import ME, SeatPlan, name_players, seat_all, seats_for, usual_bot
from ludary.cli.precompile import precompile, precompile_for
from ludary.warmup.background import compile_meanwhile

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.bots import Bot
    from ludary.core.play.match import Match

FIRST_GAME = "dunjiin"


@dataclass(frozen=True)
class PlaySettings:
    """The settings that the command line gives; None and empty where it gives none."""

    name: str | None
    seats: int | None
    bots: str
    deadline: float  # seconds for a program's answer; 0: however long it takes
    seat: int | None  # from 1
    my_name: str | None
    seed: int | None
    options: Sequence[str]
    edition: str | None
    watch: bool
    record: Path | None
    attended: bool  # whether people sit at a terminal; bots play for them if not

    @property
    def mine(self) -> int:
        """My seat, from 0."""
        return 0 if self.seat is None else self.seat - 1

    def begin(self, console: Console) -> tuple[Match, SeatPlan]:
        """The match and who sits where. ValueError says which setting does not fit."""
        if self.record is None:
            return self.begin_anew(console)
        if self.options or self.seats is not None:
            raise ValueError(
                "a saved game brings its own seats and options: leave --seats and --option out"
            )
        return self.resume(self.record, console)

    def begin_anew(self, console: Console) -> tuple[Match, SeatPlan]:
        words = bots_in(self.bots)
        game = game_of(self.name or FIRST_GAME, self.edition, self.options)
        seats = game.check_seats(
            self.seats if self.seats is not None else seats_for(words, self.watch)
        )
        seat_plan = self.attend(self.seat_all(seats, words or [usual_bot(game)]))
        seat_plan.check(game)
        if (
            self.seed is not None or not self.attended or not compile_meanwhile(game)
        ):  # with a seed, bots never choose in haste
            precompile(game, seat_plan.bots, console)
        match = game.start(seats, self.seed)
        name_players(match, seat_plan, self.mine, self.my_name)
        return match, seat_plan

    def resume(self, record: Path, console: Console) -> tuple[Match, SeatPlan]:
        """The saved match; whoever sat there sits there again, unless the settings say
        otherwise.
        """
        seated = seated_in(record)
        words = bots_in(self.bots) or seated
        if not self.bots:
            check_no_program(record, seated)
        precompile_for(
            record,
            self.name,
            console,
            [self.bot_of(word) for word in words if word.lower() not in ME],
        )
        match = ludary.Match.load(record, game_of(self.name) if self.name else None, self.edition)
        if self.bots or self.watch or self.seat is not None or len(seated) != match.seats:
            seat_plan = self.seat_all(match.seats, bots_in(self.bots) or [usual_bot(match.game)])
        else:
            seat_plan = SeatPlan([None if word in ME else self.bot_of(word) for word in seated])
        seat_plan = self.attend(seat_plan)
        seat_plan.check(match.game)
        mine = self.mine if self.seat is not None or not seat_plan.people else seat_plan.people[0]
        name_players(match, seat_plan, mine, self.my_name)
        return match, seat_plan

    def bot_of(self, word: str) -> Bot:
        return bot_of(word, seconds_of(self.deadline))

    def seat_all(self, seats: int, words: Sequence[str]) -> SeatPlan:
        return seat_all(seats, self.mine, words, self.watch, self.bot_of)

    def attend(self, seat_plan: SeatPlan) -> SeatPlan:
        return seat_plan if self.attended else seat_plan.without_people()
