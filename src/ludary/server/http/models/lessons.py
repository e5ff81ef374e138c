"""Models of lessons: single positions of a Record, with the choices of one seat."""

from __future__ import annotations

from pydantic import BaseModel, Field

from ludary.server.http.models.boards import BoardPicture
from ludary.server.http.models.history import Beat
from ludary.server.http.models.places import MovePlaces
from ludary.server.http.models.snapshots import Action, Unavailable


class PlayedStep(BaseModel):
    """Beats of what a seat did, as pages show them."""

    seat: int = Field(description="-1: nobody")
    beats: list[Beat]


class LessonHead(BaseModel):
    """A lesson without its steps."""

    game: str
    title: str = Field(description="the game's")
    lesson: str = Field(description="the lesson's title")
    minutes: int
    seat: int = Field(description="the seat that is taught, from 0")
    players: list[str]
    steps: int = Field(description="how many there are; the end comes after them")
    marks: bool = Field(description="whether the game tells which spots a choice would touch")


class Position(BaseModel):
    """A position as one seat sees it, and the choices of that seat, if it is to choose."""

    board: BoardPicture | None
    text: str
    planned: int = Field(description="the `id` of the choice that is meant, -1 if none is")
    actions: list[Action]
    closing: list[int]
    unavailable: list[Unavailable]
    rules: list[str] = Field(description="the ids of the rules that matter most here")


class LessonStep(Position):
    number: int
    say: str = Field(description="the sentence")
    point: str = Field(description="the `data-spot` or panel that it is about, or empty")
    news: list[str] = Field(description="what has happened since the step before")
    scenes: list[PlayedStep] = Field(description="the same as beats, for pages")


class ChoiceAnswer(BaseModel):
    """The answer to a choice that is not planned."""

    action: int
    words: list[str]


class PuzzleHead(BaseModel):
    """A position to solve."""

    game: str
    title: str = Field(description="the game's")
    seat: int = Field(description="the seat to decide, from 0")
    players: list[str]
    number: int = Field(description="from 1")
    keys: list[str] = Field(description="of all positions of the game, in their order")
    marks: bool = Field(description="whether the game tells which spots a choice would touch")


class PuzzleAnswer(BaseModel):
    """The answer to a choice of a position to solve."""

    action: int
    right: bool
    move: MovePlaces
    words: list[str] = Field(description="of the solution, its reasons too")
