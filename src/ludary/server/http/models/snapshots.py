"""Models of a Snapshot: a table as a seat, or a spectator, is shown it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from ludary.server.http.models.boards import BoardPicture
from ludary.server.http.models.history import BeatShown


class PlayerSnapshot(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    you: bool
    here: bool = Field(description="connected")
    decides: bool
    score: float | None
    score_words: str | None = Field(description="what the score is the sum of, as far as you can know")
    resigned: bool = Field(description="or has lost on time: a bot plays to the end")
    late: bool = Field(description="has lost on time")
    stand_in: str | None = Field(description="the bot that plays for the person")
    clock: dict[str, Any] | None = Field(description="`left` in ms, and whether it is `running`")
    result: float | None


class ActionSnapshot(BaseModel):
    id: int
    notation: str
    name: str = Field(description="the verb")
    words: str
    spot: str = Field(description="the `data-spot` of the board's element that it is about, or nothing")


class UnavailableSnapshot(BaseModel):
    words: str = Field(description="the choice, and what it costs")
    reason: str
    spots: list[str] = Field(description="the `data-spot`s of the board's elements that it is about")


class Decision(BaseModel):
    seat: int
    yours: bool
    passing: bool = Field(description="whether the table is about to pass for you, because you do not want to be asked about it")
    actions: list[ActionSnapshot] = Field(description="all that is legal, if it is yours")
    closing: list[int] = Field(description="the ids of those `actions` that end a turn, pass, or give something up")
    unavailable: list[UnavailableSnapshot] = Field(description="what you might choose at such a moment, but not now, and why not")


class TopicSnapshot(BaseModel):
    topic: str
    words: str = Field(description='"Do not ask me ..." goes on with them')
    quiet: bool


class News(BaseModel):
    number: int
    kind: str
    seat: int
    at: int = Field(description="ms since 1970, UTC")
    step: int | None = Field(
        description="the step at which the game stands after it (0: the set-up); null where it moves nothing. "
        "After an `undo` all entries before it that stand at later steps are taken back"
    )
    lines: list[str]
    instead: int = Field(0, description="the entry whose last line the first of these goes on with, as a walk does, and replaces; 0: none")
    beats: list[BeatShown] = Field(
        [], description="the same as pages show it: of the newest entries alone; where you ask for all, of everybody's last action"
    )


class Snapshot(BaseModel):
    """A table as a seat, or a spectator, is shown it."""

    table: str
    game: str
    title: str
    edition: str = Field(description="the key of an edition that ships, or the name of another")
    edition_brought: bool = Field(description="whether a player brought the edition")
    source: dict[str, Any] | None = Field(description="the `table` and `step` that the game goes on from, in `words` too")
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    number: int = Field(description="of the last entry of the table's log")
    version: int = Field(description="of the last entry that changed the game: what an action answers to")
    seat: int = Field(description="-1: a spectator")
    now: int = Field(description="the server's time, ms since 1970, UTC")
    players: list[PlayerSnapshot]
    decision: Decision | None
    board: BoardPicture | None
    text: str
    news: list[News]
    skipped: int = Field(description="how many entries before `news` are left out, although you have not had them")
    can: dict[str, Any]
    ask: dict[str, Any] | None
    over: dict[str, Any] | None
    again: dict[str, Any] | None = Field(description="the other game that is offered when one is over: `by` whom, and at which `table`")
    clock: dict[str, Any]
    pace: float
    topics: list[TopicSnapshot] = Field(description="what you can ask not to be asked about")
    marks: bool = Field(description="whether the game tells what a choice would touch: ask `marks`")
    trouble: str
