"""Models of everything that belongs to a person."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from ludary.server.http.models.common import Body, Card, Line
from ludary.server.store.persons.preferences import LONGEST, MOST


def base64url(most: int, least: int = 1) -> StringConstraints:
    return StringConstraints(pattern=r"^[A-Za-z0-9_-]*={0,2}$", min_length=least, max_length=most)


ProofText = Annotated[str, base64url(100, 0)]
NO_PROOF = Field("", description="of `/api/me/passkeys/proof`; empty: none")
PreferenceName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,60}$")]
PreferenceValue = Annotated[Line, Field(max_length=LONGEST)]


class NewPreferences(Body):
    set: dict[PreferenceName, PreferenceValue | None] = Field(
        max_length=MOST, description="those that change; null deletes one"
    )


class DeleteMe(Body):
    sure: Literal[True] = Field(description="it cannot be taken back")
    proof: ProofText = NO_PROOF


class Deletion(BaseModel):
    due: int | None = Field(
        description="from when on everything is deleted, unless you cancel it; null: now"
    )


class Preferences(BaseModel):
    preferences: dict[str, str] = Field(description=f"the latest {MOST} at most")


class FinishedGame(BaseModel):
    id: str
    game: str
    title: str
    seat: int
    outcome: Literal["won", "drew", "lost", ""] = Field(description="empty if it is not known")
    others: list[str]
    ended: int
    actions: int | None
    url: str
    replay: str


class GameCount(BaseModel):
    game: str
    title: str
    played: int
    won: int
    drew: int
    lost: int


class HeadToHead(BaseModel):
    """Counts of games in which you ended before, beside and behind somebody."""

    name: str
    played: int
    ahead: int
    level: int
    behind: int


class OwnGames(BaseModel):
    running: list[Card] = Field(description="50 at most; those that wait for you first")
    finished: list[FinishedGame] = Field(description="20 on a page, the newest first")
    count: int = Field(description="of finished games, of which the newest 1,000 are looked at")
    page: int
    pages: int
    unknown: int = Field(
        description="older games whose results are still to be found out: three at each request"
    )
    by_game: list[GameCount]
    people: list[HeadToHead] = Field(description="100 at most")
    bots: list[HeadToHead] = Field(description="a row for each level at each game, 100 at most")
