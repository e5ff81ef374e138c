"""Models of requests about other people: muting, blocking, reporting."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ludary.server.hosting.reports import Reason
from ludary.server.http.models.common import Body, Lines, Number, SeatNumber

ReportWords = Annotated[Lines, Field(max_length=500)]


class Mute(Body):
    seat: SeatNumber
    muted: bool = True


class Block(Body):
    seat: SeatNumber
    blocked: bool = True


class Report(Body):
    """A player who shall be reported, and why."""

    seat: SeatNumber
    reason: Reason
    words: ReportWords = Field("", description="what the host should know besides")
    number: Number | None = Field(None, description="the entry of the message that it is about; the last ones go with it in any case")


class BlockedPerson(BaseModel):
    """Somebody whom you have blocked, or muted at a table."""

    id: str
    name: str = Field(description="as it was then; empty if they had none")
    table: str | None = Field(description="the only table where they are muted; null for a block")
    since: int = Field(description="in ms since 1970, as all times")


class BlockList(BaseModel):
    blocks: list[BlockedPerson] = Field(description="the newest first")
