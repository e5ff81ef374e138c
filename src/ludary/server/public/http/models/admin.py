"""Models of the admin's page and commands."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from ludary.server.http.models.common import Body, Line, SeatNumber, visible_words
from ludary.server.parsing.strict_numbers import NO_BOOLEANS
from ludary.server.public.hosting.reports import Reason
from ludary.server.resources.addresses import NetworkDigest

Why = Annotated[
    Line,
    AfterValidator(visible_words),
    Field(max_length=300, description="a reason, which the audit trail keeps"),
]
RowId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,24}$")]
Digest = Annotated[NetworkDigest, StringConstraints(pattern=r"^[0-9a-f]{24}$")]
Days = Annotated[float, NO_BOOLEANS, Field(gt=0, le=3_660)]


class Enter(Body):
    token: Line = Field(max_length=100, description="a token of `--admin-token-file`")


class WithReason(Body):
    why: Why


class Removal(WithReason):
    seat: SeatNumber


class NewBan(WithReason):
    """A ban of a person or of a network; the banned read the reason."""

    person: RowId | None = None
    network: Digest | None = None
    days: Days
    sure: bool = Field(
        default=False, description="for a network of more than three players, or one's own"
    )


class NetworkReach(BaseModel):
    """The players whom a ban of a network would hit."""

    players: int = Field(description="who came from there")
    own: bool = Field(description="whether it is the network of whoever asks")
    wide: bool = Field(description="whether a ban needs `sure`")
    words: str


class AdminName(BaseModel):
    name: str


class Message(BaseModel):
    number: int
    seat: int
    name: str
    at: int
    text: str


class ReportRow(BaseModel):
    """A report of a player."""

    id: str
    at: int
    by: str = Field(description="the id of the player who reports")
    by_name: str
    origin: str = Field(description="a keyed digest of their network")
    other: str
    name: str
    table: str
    seat: int
    reason: Reason
    words: str
    evidence: list[Message] = Field(description="from the log of the table")
    handled: int | None


class SeatRow(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str | None


class TableRow(BaseModel):
    """A table, without anything of its game."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over"]
    number: int
    public: bool
    since: int
    touched: int
    owner: str | None
    origin: str | None
    bytes: int
    seats: list[SeatRow]


class TournamentRow(BaseModel):
    """A tournament."""

    id: str
    name: str
    status: Literal["waiting", "playing", "over"]
    since: int
    touched: int
    owner: str | None
    origin: str | None
    players: int


class PlayerRow(BaseModel):
    """A player."""

    id: str
    name: str
    since: int
    origin: str | None
    tables: int
    banned: bool


class BanRow(BaseModel):
    id: str
    person: str | None
    network: str | None
    name: str
    why: str
    since: int
    until: int
    ended: int | None


class ActRow(BaseModel):
    """A row of the audit trail."""

    number: int
    at: int
    who: str
    what: str
    about: str
    words: str
    why: str
    undoes: int | None
    undone: bool
    can_undo: bool


class AdminLists(BaseModel):
    """One of the lists, the newest first; of the others none."""

    reports: list[ReportRow] = []
    tables: list[TableRow] = []
    tournaments: list[TournamentRow] = []
    players: list[PlayerRow] = []
    bans: list[BanRow] = []
    acts: list[ActRow] = []
