"""Models of earlier boards of a table, and of the turning points of a finished game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ludary.core.contract.beats import BeatKind
from ludary.server.http.models.boards import BoardPicture


class Beat(BaseModel):
    """A beat, as pages show it: an event with its spots, its kind and a caption."""

    kind: BeatKind
    caption: str
    spots: list[str] = Field([], description="the `data-spot`s where it happened; the last one is where it ended")
    faces: list[str] = Field([], description="the faces of dice, sticks or a wheel")
    badge: str = Field("", description="a gain or loss, in a few letters")
    weight: int = Field(1, description="0: minor, 1: usual, 2: major")


class PastBoard(BaseModel):
    """The board after an earlier entry of a table's log."""

    number: int
    step: int
    seat: int
    board: BoardPicture | None
    text: str
    beats: list[Beat] = Field(description="the events of the entry")
    decides: int = Field(description="the seat that had to decide, -1 if none")


class TurningPoint(BaseModel):
    step: int = Field(description="as the replay numbers them")
    actor: int = Field(description="the seat that acted")
    action: str
    seat: int = Field(description="the seat whose chances changed")
    before: float = Field(description="its estimated chance of winning, 0 to 1")
    after: float
    words: str


class Review(BaseModel):
    """The actions after which the estimated chances of winning changed most, in their order."""

    status: Literal["working", "ready", "impossible"]
    words: str = Field(description="the reason if there are none")
    turns: list[TurningPoint]
