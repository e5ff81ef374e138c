"""Models of earlier boards of a table, and of the review of a finished game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ludary.core.contract.beats import BeatKind
from ludary.server.http.models.boards import BoardPicture
from ludary.server.http.models.places import MovePlaces


class Beat(BaseModel):
    """A beat, as pages show it: an event with its spots, its kind and a caption."""

    kind: BeatKind
    caption: str
    spots: list[str] = Field(
        [], description="the `data-spot`s where it happened; the last one is where it ended"
    )
    faces: list[str] = Field([], description="the faces of dice, sticks or a wheel")
    badge: str = Field("", description="a gain or loss, in a few letters")
    weight: int = Field(1, description="0: minor, 1: usual, 2: major, 3: the end of the game")


class PastBoard(BaseModel):
    """The board after an earlier entry of a table's log."""

    number: int
    step: int
    seat: int
    board: BoardPicture | None
    text: str
    beats: list[Beat] = Field(description="the events of the entry")
    decides: int = Field(description="the seat that had to decide, -1 if none")


class ReviewChances(BaseModel):
    step: int = Field(description="as the replay numbers them")
    chances: list[float] = Field(description="by seat, 0 to 1: what the players knew together")


class ReviewMark(BaseModel):
    """A choice that gave away a chance to win for certain."""

    step: int
    seat: int
    mark: Literal["inaccuracy", "mistake", "blunder"]
    loss: float = Field(description="the chance that it gave away, 0 to 1")
    error: float = Field(description="the standard error of `loss`")
    action: str
    best: str = Field(description="the better choice")
    chance: float = Field(description="to win with the better choice, 0 to 1")
    made: MovePlaces
    better: MovePlaces
    words: str


class ReviewLuck(BaseModel):
    """An outcome of fate by which a seat's chance changed much."""

    step: int
    seat: int
    change: float
    words: str


class ReviewPlayer(BaseModel):
    """One player's game: `start + skill + gifts + play + luck` is `result`."""

    seat: int
    name: str
    start: float = Field(description="the chance after the set-up")
    skill: float = Field(description="what own choices gave away, 0 or below")
    gifts: float = Field(description="what this seat got of what rivals gave away")
    play: float = Field(description="what choices changed besides")
    luck: float = Field(description="what was drawn: dice and cards")
    result: float
    error: float = Field(description="the standard error of `skill`")
    choices: int
    error_rate: float = Field(description="the chance given away in one choice, on average")


class ReviewFound(BaseModel):
    version: str = Field(
        description="the versions of the reviewer and of the rules, and the digest of the network"
    )
    reviewer: str = Field(description="the bot that named the better choices")
    judge: Literal["network", "formula"]
    about: str
    finished: bool = Field(
        description=(
            "false if the game was not played to its end; then `result` is the chance in the last"
            " position"
        )
    )
    players: list[ReviewPlayer]
    chances: list[ReviewChances] = Field(description="the curve; of long games a part of the steps")
    turning: str = Field(description="the moment that changed a chance most; empty if none")
    turning_step: int = Field(description="of that moment; 0 if none")
    marked: list[ReviewMark]
    lucky: list[ReviewLuck]
    picture: str = Field(description="the curve as an SVG file")
    text: str = Field(description="all of it as text")


class Review(BaseModel):
    """The review of a finished game."""

    status: Literal["working", "ready", "impossible"]
    words: str = Field(description="the reason if there is none yet")
    progress: float = Field(description="the part that is done, 0 to 1")
    found: ReviewFound | None
