"""Models of requests and answers."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from ludary.server.http.models.boards import BoardPicture
from ludary.server.http.models.history import Beat
from ludary.server.http.models.snapshots import Outcome, Snapshot
from ludary.server.parsing.names import visible
from ludary.server.parsing.strict_numbers import NO_BOOLEANS
from ludary.server.tables.log import Seconds, TableSettings

CONTROLS = (  # and halves of characters: no database or screen takes them
    r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"
)
IN_LINES, IN_A_LINE = re.compile(f"[{CONTROLS}]"), re.compile(rf"[{CONTROLS}\t\n\r]")


def check_characters(pattern: re.Pattern[str], text: str) -> str:
    control = pattern.search(text)
    if control:
        words = (
            f"There should be no control characters in it: U+{ord(control[0]):04X} is its character"
            f" {control.start() + 1}"
        )
        raise PydanticCustomError("control", words)
    return text


def visible_words(text: str) -> str:
    """Return the words that others will read; an error if none is visible."""
    words = visible(text)
    if not words.strip():
        raise PydanticCustomError("unseen", "There should be a visible character in it")
    return words


# All text of requests has one of these types, before it reaches a table, a log or the database
Line = Annotated[str, AfterValidator(partial(check_characters, IN_A_LINE))]
Lines = Annotated[str, AfterValidator(partial(check_characters, IN_LINES))]
Words = Annotated[Lines, AfterValidator(visible_words)]
TABLE_ID = r"^[A-Za-z0-9_-]{16}$"
TableId = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Name = Annotated[Line, Field(max_length=60)]
GameName = Annotated[Line, Path(max_length=200)]
BotName = Annotated[Line, Field(max_length=40)]
Key = Annotated[
    Line,
    Field(
        min_length=16, max_length=60, description="random; a request is granted once for each key"
    ),
]
SessionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,24}$")]
RecordText = Annotated[Lines, Field(max_length=300_000)]
Number = Annotated[int, NO_BOOLEANS, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, NO_BOOLEANS, Field(ge=0, le=100)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Body):
    """A seat of a new table, and who sits in it."""

    kind: Literal["me", "open", "bot"]
    bot: BotName = Field("", description="for `bot`: one of the game's `bots`")


class From(Body):
    """Another table, whose game is played anew, or from some point on where it is over or a
    Record.
    """

    table: TableId
    step: Number = Field(
        description=(
            "number of steps to take over; 1 is the set-up alone, 0 a new game with the same box"
        )
    )


class NewTable(TableSettings, Body):
    game: Line = Field(
        "", max_length=200, description="as /api/games names it; may be left out with `from`"
    )
    edition: Line = Field("", max_length=200, description="one of the game's `editions`")
    edition_text: Lines = Field(
        "", max_length=200_000, description="a player's own edition, as TOML"
    )
    options: dict[Name, bool | int | Name] = Field({}, max_length=200)
    seats: list[NewSeat] = Field(min_length=1, max_length=20)
    name: Name = ""
    key: Key | None = None
    from_: From | None = Field(None, alias="from")


class Fill(Body):
    """A bot for a seat that is open."""

    seat: SeatNumber
    bot: BotName = ""


class Free(Body):
    """A seat that shall be open again."""

    seat: SeatNumber


class Join(Body):
    seat: SeatNumber | None = None
    name: Name = ""
    knowing: bool = Field(
        False, description="whether you sit down although somebody whom you have blocked is there"
    )


class Act(Body):
    action: Annotated[Annotated[Line, Field(max_length=2_000)] | int, NO_BOOLEANS] = Field(
        description="an action's notation or id"
    )
    version: Number = Field(description="the Snapshot's `version` that this answers to")


class Undo(Body):
    version: Number
    action: Annotated[Annotated[Line, Field(max_length=2_000)] | int, NO_BOOLEANS] | None = Field(
        None,
        description="one of `can.picked`, by notation or id, which need not be the last action",
    )


class Answer(Body):
    accept: bool


class Say(Body):
    text: Words = Field(min_length=1, max_length=500)
    key: Line | None = Field(None, max_length=60, description="a message is sent once for each key")


class HintRequest(Body):
    bot: BotName = ""


class HandOver(Body):
    seat: SeatNumber
    bot: BotName = ""


class Claim(Body):
    """The seat of a player whose time is over."""

    seat: SeatNumber


class Pace(Body):
    pace: Seconds


class Quiet(Body):
    topics: list[Annotated[Line, Field(max_length=40)]] = Field(
        max_length=40, description="by name; all others are unmuted"
    )


class Nothing(Body):
    pass


class Error(BaseModel):
    """A refusal, in words and as a code for programs."""

    error: str
    code: str
    snapshot: dict[str, Any] | None = None


class Created(BaseModel):
    id: str
    url: str
    seat: int = Field(description="-1: none")


class WithSnapshot(BaseModel):
    snapshot: Snapshot


class Joined(WithSnapshot):
    seat: int


class Card(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    players: list[str]
    seats: int
    open: int
    yours: bool = Field(description="whether it waits for you")
    seat: int
    kept: bool = Field(description="whether a seat there is kept for you: take it with `join`")
    url: str
    since: int
    clock: str
    ending: str = Field(
        description=(
            "who won, such as `You won`; empty while the game goes on, and where nobody knows"
        )
    )


class ReplayPlayer(BaseModel):
    seat: int
    name: str


class ReplayHead(BaseModel):
    table: str
    game: str
    title: str
    players: list[ReplayPlayer]
    steps: int
    lines: list[list[str]]
    over: Outcome | None


class Frame(BaseModel):
    step: int
    seat: int
    board: BoardPicture | None
    text: str
    lines: list[str]
    beats: list[Beat] = Field(description="the events of the step, for pages")
    decides: int = Field(description="the seat that has to decide, -1 if none")


class Health(BaseModel):
    ok: bool
    error: str = Field("", description="the fault, in words; empty if there is none")
    compiling: list[str] = Field(
        [],
        description=(
            "games that are not compiled yet: they can be played, and bots look less far ahead"
        ),
    )
    failed: list[str] = Field(
        [], description="games that failed to compile: the log says why, and they are tried again"
    )
