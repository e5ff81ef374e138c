"""Models of tournaments among friends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from ludary.server.http.models.common import Body, Key, Line, Name, visible_words
from ludary.server.parsing.strict_numbers import NO_BOOLEANS
from ludary.server.tournaments.tournament import MOST_ROUNDS

Title = Annotated[Line, AfterValidator(visible_words), Field(max_length=60)]
EntrantNumber = Annotated[int, NO_BOOLEANS, Field(ge=1, le=100)]


class NewTournament(Body):
    name: Title
    game: Line = Field(max_length=200, description="as /api/games names it")
    format: Literal["swiss", "robin"] = Field(
        "swiss", description="`robin`: a round robin, in which everybody meets everybody once"
    )
    seats: Annotated[int, NO_BOOLEANS] = Field(
        2, ge=2, le=20, description="players at a table, at most; 2 in a round robin"
    )
    rounds: Annotated[int, NO_BOOLEANS] = Field(
        4, ge=1, le=MOST_ROUNDS, description="of a Swiss tournament"
    )
    minutes: Annotated[float, NO_BOOLEANS] = Field(
        15, ge=1, le=180, description="on the clock of each player"
    )
    increment: Annotated[float, NO_BOOLEANS] = Field(
        15, ge=0, le=300, description="seconds added by each action"
    )
    key: Key | None = None


class MadeTournament(BaseModel):
    id: str
    url: str


class Enter(Body):
    name: Name = ""


class Withdraw(Body):
    number: EntrantNumber | None = Field(
        None, description="for the organiser: the player to take out; null: yourself"
    )


class TournamentPlan(BaseModel):
    game: str
    title: str
    format: Literal["swiss", "robin"]
    seats: int
    rounds: int = Field(description="how many there will be, if nobody else joins or leaves")
    minutes: float
    increment: float


class TournamentPlayer(BaseModel):
    number: int
    name: str
    left: Literal["", "left", "out"] = Field(
        description="`left`: dropped out, and may come back; `out`: taken out by the organiser"
    )
    place: int = Field(description="equals share one")
    points: float
    buchholz: float = Field(description="the sum of the opponents' points")
    wins: int


class TournamentBoard(BaseModel):
    """A table of a round."""

    table: str = Field(description="its id; empty until it is opened, and once it is deleted")
    players: list[int] = Field(description="numbers, by seat")
    status: Literal["waiting", "playing", "over"]
    points: list[float] | None = Field(description="by seat; null until the game is over")


class TournamentRound(BaseModel):
    boards: list[TournamentBoard]
    byes: list[int] = Field(description="players without a table; in Swiss they have a point")


class TournamentState(BaseModel):
    """A tournament as everybody may see it, and which player you are."""

    id: str
    name: str
    status: Literal["waiting", "playing", "over"]
    plan: TournamentPlan
    players: list[TournamentPlayer] = Field(description="the best first")
    rounds: list[TournamentRound]
    you: int = Field(description="your number; 0: you do not take part")
    organiser: bool
    open: bool = Field(description="whether somebody new can still join")
    table: str = Field(description="your table in this round; empty if you have none")
