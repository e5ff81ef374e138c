"""What `ludary play` begins with: a new match, or one that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import ludary
from ludary.bots import bot_named
from ludary.cli.arguments import game_of, words_in
from ludary.cli.keeping import seated_in
from ludary.cli.seating import DEFAULT_BOT, ME, Seating, name_players, seat_all, seats_for
from ludary.cli.warming import warm, warm_for

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.match import Match

FIRST_GAME = "dunjiin"


@dataclass(frozen=True)
class Wishes:
    """What the command line says about who plays what; None and empty where it says nothing."""

    name: str | None
    seats: int | None
    bots: str
    seat: int | None  # from 1 on
    my_name: str | None
    seed: int | None
    options: Sequence[str]
    edition: str | None
    watch: bool
    record: Path | None
    attended: bool  # whether people sit at a terminal; bots play for them if not

    @property
    def mine(self) -> int:
        """My seat, from 0 on."""
        return (self.seat or 1) - 1

    def begin(self, console: Console) -> tuple[Match, Seating]:
        """The match and who sits where. ValueError says which wish cannot be met."""
        if self.record is None:
            return self.begin_anew(console)
        if self.options or self.seats is not None:
            raise ValueError("a saved game brings its own seats and options: leave --seats and --option out")
        return self.resume(self.record, console)

    def begin_anew(self, console: Console) -> tuple[Match, Seating]:
        words = words_in(self.bots)
        game = game_of(self.name or FIRST_GAME, self.edition, self.options)
        seats = game.check_seats(self.seats if self.seats is not None else seats_for(words, self.watch))
        seating = self.attend(seat_all(seats, self.mine, words, self.watch))
        warm(game, seating.bots, console)
        match = game.start(seats, self.seed)
        name_players(match, seating, self.mine, self.my_name)
        return match, seating

    def resume(self, record: Path, console: Console) -> tuple[Match, Seating]:
        """The saved match; whoever sat there sits there again, unless there are other wishes."""
        seated = seated_in(record)
        words = words_in(self.bots) or seated or [DEFAULT_BOT]
        warm_for(record, self.name, console, [bot_named(word) for word in words if word.lower() not in ME])
        match = ludary.Match.load(record, game_of(self.name) if self.name else None, self.edition)
        if self.bots or self.watch or self.seat is not None or len(seated) != match.seats:
            seating = seat_all(match.seats, self.mine, words_in(self.bots), self.watch)
        else:
            seating = Seating([None if word in ME else bot_named(word) for word in seated])
        seating = self.attend(seating)
        mine = self.mine if self.seat is not None or not seating.people else seating.people[0]
        name_players(match, seating, mine, self.my_name)
        return match, seating

    def attend(self, seating: Seating) -> Seating:
        return seating if self.attended else seating.without_people()
