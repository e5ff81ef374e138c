"""Models of requests about other people: muting and blocking."""

from __future__ import annotations

from pydantic import BaseModel, Field

from ludary.server.http.models.common import Body, SeatNumber


class Mute(Body):
    seat: SeatNumber
    muted: bool = True


class Block(Body):
    seat: SeatNumber
    blocked: bool = True


class BlockedPerson(BaseModel):
    """Somebody whom you have blocked, or muted at a table."""

    id: str
    name: str = Field(description="as it was then; empty if they had none")
    table: str | None = Field(description="the only table where they are muted; null for a block")
    since: int = Field(description="in ms since 1970, as all times")


class BlockList(BaseModel):
    blocks: list[BlockedPerson] = Field(description="the newest first")
