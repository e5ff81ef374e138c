"""A tournament: its settings, players and rounds, and everything that people can do with it.

Values never change: each act returns the next tournament, or raises Refused. Players are numbered
from 1, in the order in which they joined.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from pydantic import BaseModel, ConfigDict

from ludary.server.errors import Refused, Repeated, not_found, not_yours
from ludary.server.parsing.names import NAMELESS, check_at_table
from ludary.server.store.tournaments import FORGOTTEN
from ludary.server.tables.moves import unique_name
from ludary.server.tournaments.pairing import Draw, Played, next_draw

FEWEST, MOST = 3, 32  # players who take part at once
MOST_EVER = 64  # players of a tournament, those who left included
MOST_ROUNDS = 12
Format = Literal["swiss", "robin"]
Status = Literal["waiting", "playing", "over"]
Left = Literal["", "left", "out"]
Points = Sequence[tuple[float, ...] | None]  # of the tables of a round, by seat


class StoredPart(BaseModel):
    """A part of a tournament as the database keeps it."""

    model_config = ConfigDict(frozen=True)


class Plan(StoredPart):
    """The settings that the organiser chooses."""

    game: str
    format: Format = "swiss"
    seats: int = 2  # players at a table, at most
    rounds: int = 4  # of a Swiss tournament
    minutes: float = 15  # on each player's clock
    increment: float = 15  # seconds more for each action


class Pairing(StoredPart):
    """A table of a round."""

    players: tuple[int, ...]  # by seat
    table: str = ""  # id; "" until it is opened
    points: tuple[float, ...] | None = None  # by seat; None until the round is over, or unknown


class Round(StoredPart):
    """A round: its tables, and who has no table."""

    boards: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()
    over: bool = False


class Course(StoredPart):
    """The settings and the rounds, which are kept as one text."""

    plan: Plan
    rounds: tuple[Round, ...] = ()


@dataclass(frozen=True)
class Entrant:
    """A player of a tournament."""

    number: int
    person: str  # id; "" of a deleted player
    name: str
    left: Left = ""  # dropped out, or taken out by the organiser


@dataclass(frozen=True)
class FriendlyTournament:
    id: str
    name: str
    owner: str  # the organiser's id; "" if deleted
    origin: str  # digest of the network that it was set up from
    since: int  # milliseconds since 1970, UTC
    course: Course
    status: Status = "waiting"
    entrants: tuple[Entrant, ...] = ()
    version: int = field(default=0, compare=False)  # as stored; rises with each change

    @property
    def plan(self) -> Plan:
        return self.course.plan

    @property
    def rounds(self) -> tuple[Round, ...]:
        return self.course.rounds

    @property
    def current(self) -> Round | None:
        """The round that is being played."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None

    @property
    def active(self) -> list[int]:
        """The numbers of those who take part in the next round."""
        return [one.number for one in self.entrants if not one.left]

    @cached_property
    def played(self) -> Played:
        """The tables and byes of all rounds so far."""
        tables = [board.players for one in self.rounds for board in one.boards]
        return Played(tables, [number for one in self.rounds for number in one.byes])

    @property
    def total(self) -> int:
        """The number of rounds; of a round robin, if nobody else joins or leaves."""
        if self.plan.format == "swiss":
            return max(self.plan.rounds, len(self.rounds))
        count = len(self.active)
        return max(count - 1 + count % 2, len(self.rounds))

    def entrant(self, person: str) -> Entrant | None:
        return next((one for one in self.entrants if person and one.person == person), None)

    def name_of(self, number: int) -> str:
        return self.entrants[number - 1].name

    def check_organiser(self, person: str) -> None:
        if not person or person != self.owner:
            raise not_yours("Only the organiser of this tournament can do that.")

    def with_entrant(self, changed: Entrant) -> FriendlyTournament:
        at = changed.number - 1
        return replace(self, entrants=(*self.entrants[:at], changed, *self.entrants[at + 1 :]))

    def with_round(self, changed: Round) -> FriendlyTournament:
        """Return the tournament with another last round."""
        rounds = (*self.rounds[:-1], changed)
        return replace(self, course=self.course.model_copy(update={"rounds": rounds}))


def join(tournament: FriendlyTournament, person: str, name: str) -> FriendlyTournament:
    """Take part, or come back; until half of the rounds have begun."""
    known = tournament.entrant(person)
    check_goes_on(tournament)
    if known is not None and not known.left:
        raise Repeated
    if known is not None and known.left == "out":
        raise Refused("The organiser has taken you out of this tournament.", "removed", 403)
    if len(tournament.active) >= MOST:
        raise Refused(f"There are {MOST} players already, the most allowed.", "full", 409)
    if known is not None:
        return tournament.with_entrant(replace(known, left=""))
    if len(tournament.entrants) >= MOST_EVER:
        raise Refused("Too many players have joined this tournament and left it.", "full", 409)
    if not is_open(tournament):
        raise Refused(
            "More than half of the rounds have begun, so nobody can join any more. You can watch.",
            "late",
            409,
        )
    others = [one.name for one in tournament.entrants]
    check_at_table(name or NAMELESS, others)
    new = Entrant(len(others) + 1, person, unique_name(name or NAMELESS, others))
    return replace(tournament, entrants=(*tournament.entrants, new))


def is_open(tournament: FriendlyTournament) -> bool:
    """Tell whether somebody new can join: until more than half of the rounds have begun."""
    return tournament.status != "over" and 2 * len(tournament.rounds) <= tournament.total + 1


def leave(tournament: FriendlyTournament, person: str, number: int | None) -> FriendlyTournament:
    """Drop out, or as the organiser take a player out: they play no further round."""
    check_goes_on(tournament)
    if number is None:
        leaving = tournament.entrant(person)
    else:
        tournament.check_organiser(person)
        leaving = next((one for one in tournament.entrants if one.number == number), None)
    if leaving is None:
        raise not_found("player of this number" if number is not None else "seat of yours")
    how: Left = "left" if leaving.person == person else "out"
    if leaving.left in (how, "out"):
        raise Repeated
    return tournament.with_entrant(replace(leaving, left=how))


def begin(tournament: FriendlyTournament, person: str, seats: Sequence[int]) -> FriendlyTournament:
    """Pair the first round of tables with so many seats."""
    tournament.check_organiser(person)
    if tournament.status == "playing":
        raise Repeated
    check_goes_on(tournament)
    if len(tournament.active) < FEWEST:
        raise Refused(
            f"A tournament begins with {FEWEST} players or more: {len(tournament.active)} joined.",
            "few",
            409,
        )
    begun = next_round(replace(tournament, status="playing"), seats)
    if begun.current is None:
        least = min(seats)
        raise Refused(f"Tables of this game have {least} players or more.", "few", 409)
    return begun


def end(tournament: FriendlyTournament, person: str, points: Points) -> FriendlyTournament:
    """End the tournament early; `points` are those of the last round's tables."""
    tournament.check_organiser(person)
    if tournament.status == "over":
        raise Repeated
    return replace(close_round(tournament, points), status="over")


def close(tournament: FriendlyTournament, points: Points) -> FriendlyTournament:
    """End the tournament and take its name away, as an admin."""
    closed = replace(close_round(tournament, points), status="over", name=FORGOTTEN)
    if closed == tournament:
        raise Repeated
    return closed


def check_goes_on(tournament: FriendlyTournament) -> None:
    if tournament.status == "over":
        raise Refused("This tournament is over.", "over", 409)


def close_round(
    tournament: FriendlyTournament, points: Points, over: bool = True
) -> FriendlyTournament:
    """Keep the points of the current round, which ends unless `over` is False."""
    if (current := tournament.current) is None:
        return tournament
    boards = tuple(
        board.model_copy(update={"points": own})
        for board, own in zip(current.boards, points, strict=True)
    )
    return tournament.with_round(current.model_copy(update={"boards": boards, "over": over}))


def next_round(tournament: FriendlyTournament, seats: Sequence[int]) -> FriendlyTournament:
    """Pair the next round, without tables yet; end the tournament if there is none."""
    plan, draw = tournament.plan, Draw((), ())
    if plan.format == "robin" or len(tournament.rounds) < plan.rounds:
        sizes = [size for size in seats if size <= plan.seats]
        draw = next_draw(
            plan.format, tournament.active, totals(tournament), tournament.played, sizes
        )
    if not draw.tables:
        return replace(tournament, status="over")
    new = Round(boards=tuple(Pairing(players=one) for one in draw.tables), byes=draw.byes)
    rounds = (*tournament.rounds, new)
    return replace(tournament, course=tournament.course.model_copy(update={"rounds": rounds}))


def totals(tournament: FriendlyTournament) -> dict[int, float]:
    """Return each player's points in the rounds so far; in Swiss a bye counts as a win."""
    points = dict.fromkeys((one.number for one in tournament.entrants), 0.0)
    for one in tournament.rounds:
        for board in one.boards:
            for number, own in zip(board.players, board.points or (), strict=False):
                points[number] += own
        for number in one.byes if tournament.plan.format == "swiss" else ():
            points[number] += 1
    return points


@dataclass(frozen=True)
class Place:
    """A row of the standing table."""

    place: int  # equals share one
    number: int
    points: float
    buchholz: float  # the sum of the opponents' points
    wins: int


def standing(tournament: FriendlyTournament) -> list[Place]:
    """Return the standing table: by points, then the points of the opponents, then wins."""
    points = totals(tournament)
    others = dict.fromkeys(points, 0.0)
    wins = dict.fromkeys(points, 0)
    for one in tournament.rounds:
        for board in one.boards:
            for number, own in zip(board.players, board.points or (), strict=False):
                others[number] += sum(points[other] for other in board.players if other != number)
                wins[number] += own == 1
    keys = {number: (points[number], others[number], wins[number]) for number in points}
    order = sorted(keys, key=lambda number: tuple(-value for value in keys[number]))
    first = {key: at for at, key in reversed([*enumerate((keys[one] for one in order), 1)])}
    return [Place(first[keys[number]], number, *keys[number]) for number in order]
