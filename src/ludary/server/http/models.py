"""What the API takes and gives, as OpenAPI describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ludary.core.marks import Mark
from ludary.server.entries import ClockSetting

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16}$")]
Name = Annotated[str, Field(max_length=60)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: str = Field("", max_length=40, description="for `bot`: one of the game's `bots`")


class From(Body):
    """Another table, whose game is played anew, or from some point on where it is over or a Record."""

    table: TableId
    step: int = Field(
        ge=0, le=2**31 - 1, description="how many steps are taken over; 1 is the set-up alone, 0 a new game with the same box"
    )


class NewTable(Body):
    game: str = Field("", max_length=200, description="as /api/games names it; may be left out with `from`")
    edition: str = Field("", max_length=200, description="one of the game's `editions`")
    edition_text: str = Field("", max_length=200_000, description="an edition of one's own, as TOML")
    options: dict[str, bool | int | str] = Field({}, max_length=200)
    seats: list[SeatWish] = Field(min_length=1, max_length=20)
    name: Name = ""
    clock: ClockSetting = ClockSetting()
    pace: float = Field(1.2, ge=0, le=30, description="seconds before a bot acts")
    public: bool = Field(False, description="whether strangers find the table while it waits for players")
    key: str | None = Field(None, min_length=16, max_length=60, description="random; the same wish with the same key makes one table")
    from_: From | None = Field(None, alias="from")


class Fill(Body):
    """A bot for a seat that is open."""

    seat: int = Field(ge=0, le=100)
    bot: str = Field("", max_length=40)


class Join(Body):
    seat: int | None = Field(None, ge=0, le=100)
    name: Name = ""


class Act(Body):
    action: str | int = Field(description="an action's notation or id")
    version: Number = Field(description="the Look's `version` that this answers to")


class Undo(Body):
    version: Number


class Answer(Body):
    accept: bool


class Say(Body):
    text: str = Field(min_length=1, max_length=500)
    key: str | None = Field(None, max_length=40, description="the same words with the same key are said once")


class Hint(Body):
    bot: str = Field("", max_length=40)


class HandOver(Body):
    seat: int = Field(ge=0, le=100)
    bot: str = Field("", max_length=40)


class Pace(Body):
    pace: float = Field(ge=0, le=30, description="seconds before a bot acts")


class Quiet(Body):
    topics: list[Annotated[str, Field(max_length=40)]] = Field(max_length=40, description="by name; you are asked about all others")


class SignIn(Body):
    token: str = Field(min_length=20, max_length=100)


class Nothing(Body):
    pass


class Error(BaseModel):
    """What went wrong, in words and as a word for programs."""

    error: str
    code: str
    look: dict[str, Any] | None = None


class Created(BaseModel):
    id: str
    url: str
    seat: int = Field(description="-1: none")
    token: str | None = Field(description="the player's token, where this call made one; it cannot be seen again")


class PlayerLook(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    you: bool
    here: bool = Field(description="connected")
    decides: bool
    score: float | None
    resigned: bool
    stand_in: str | None = Field(description="the bot that plays for the person")
    clock: dict[str, Any] | None = Field(description="`left` in ms, and whether it is `running`")
    result: float | None


class ActionLook(BaseModel):
    id: int
    notation: str
    name: str = Field(description="the verb")
    words: str
    spot: str = Field(description="the `data-spot` of the board's element that it is about, or nothing")


class Decision(BaseModel):
    seat: int
    yours: bool
    actions: list[ActionLook] = Field(description="all that is legal, if it is yours")


class TopicLook(BaseModel):
    topic: str
    words: str = Field(description='"Do not ask me ..." goes on with them')
    quiet: bool


class News(BaseModel):
    number: int
    kind: str
    seat: int
    at: int = Field(description="ms since 1970, UTC")
    lines: list[str]


class Look(BaseModel):
    """What a seat, or a spectator, is shown of a table."""

    table: str
    game: str
    title: str
    edition: str = Field(description="the key of an edition that ships, or the name of another")
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    number: int = Field(description="of the last entry of the table's log")
    version: int = Field(description="of the last entry that changed the game: what an action answers to")
    seat: int = Field(description="-1: a spectator")
    now: int = Field(description="the server's time, ms since 1970, UTC")
    players: list[PlayerLook]
    decision: Decision | None
    svg: str | None
    text: str
    news: list[News]
    can: dict[str, Any]
    ask: dict[str, Any] | None
    over: dict[str, Any] | None
    clock: dict[str, Any]
    pace: float
    topics: list[TopicLook] = Field(description="what you can ask not to be asked about")
    marks: bool = Field(description="whether the game tells what a choice would touch: ask `marks`")
    trouble: str


class Looked(BaseModel):
    look: Look


class Joined(Looked):
    seat: int
    token: str | None


class Hinted(BaseModel):
    id: int
    notation: str
    words: str
    bot: str


class Marked(BaseModel):
    """What a choice would touch."""

    action: int
    version: int
    marks: dict[Mark, list[str]] = Field(description="by kind, the `data-spot`s of your board's elements")


class TableCard(BaseModel):
    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    players: list[str]
    seats: int
    open: int
    yours: bool = Field(description="whether it waits for you")
    seat: int
    url: str
    since: int
    clock: str


class ReplayHead(BaseModel):
    table: str
    game: str
    title: str
    players: list[dict[str, Any]]
    steps: int
    lines: list[list[str]]
    over: dict[str, Any] | None


class Frame(BaseModel):
    step: int
    seat: int
    svg: str | None
    text: str
    lines: list[str]
    decides: int = Field(description="the seat that has to decide, -1 if none")


class Health(BaseModel):
    ok: bool
