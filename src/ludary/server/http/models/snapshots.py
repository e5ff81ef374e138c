"""Models of a Snapshot: a table as a seat, or a spectator, is shown it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from ludary.server.http.models.boards import BoardPicture
from ludary.server.http.models.history import Beat


class Clock(BaseModel):
    left: int = Field(description="in ms; negative when the time is over")
    running: bool


class Player(BaseModel):
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str | None
    you: bool
    here: bool = Field(description="connected")
    decides: bool
    score: float | None
    score_words: str | None = Field(description="the parts of the score that you can know")
    standing: str | None = Field(
        description="how the player stands, in games in which scores tell little before the end"
    )
    resigned: bool = Field(description="or has lost on time: a bot plays to the end")
    late: bool = Field(description="has lost on time")
    stand_in: str | None = Field(description="the bot that plays for the person")
    clock: Clock | None
    result: float | None


class Action(BaseModel):
    id: int
    notation: str
    name: str = Field(description="the verb")
    words: str
    spot: str = Field(description="the `data-spot` of its element on the board, or empty")


class Unavailable(BaseModel):
    words: str = Field(description="the choice, with its cost")
    reason: str
    spots: list[str] = Field(description="the `data-spot`s of its elements on the board")


class Decision(BaseModel):
    seat: int
    yours: bool
    passing: bool = Field(
        description="whether the table is about to pass for you at a muted decision"
    )
    actions: list[Action] = Field(description="the legal actions, if the decision is yours")
    closing: list[int] = Field(
        description="the ids of those `actions` that end a turn, pass, or give something up"
    )
    unavailable: list[Unavailable] = Field(
        description="choices that are usual at such a moment but impossible now, with reasons"
    )
    rules: list[str] = Field(description="the ids of the rules that matter most now, at most three")


class Topic(BaseModel):
    topic: str
    words: str = Field(description='the end of the sentence "Do not ask me ..."')
    quiet: bool


class Entry(BaseModel):
    number: int
    kind: str
    seat: int
    at: int = Field(description="ms since 1970, UTC")
    step: int | None = Field(
        description=(
            "the step at which the game stands after it (0: the set-up); null where it moves"
            " nothing. After an `undo` all entries before it that stand at later steps are taken"
            " back"
        )
    )
    lines: list[str]
    instead: int = Field(
        0,
        description=(
            "the entry whose last line the first of these continues and replaces, as in a walk; 0:"
            " none"
        ),
    )
    beats: list[Beat] = Field(
        [],
        description=(
            "events for pages, of the newest entries only; if you ask for all entries, of"
            " everybody's last action"
        ),
    )


class Picked(BaseModel):
    """A choice that was made one by one with others, and can be taken back by itself."""

    id: int
    notation: str
    words: str
    spot: str


class Permissions(BaseModel):
    """The things that your seat may do beside its decision."""

    join: list[int] = Field(description="seats that you can take")
    leave: bool
    undo: Literal["no", "now", "ask"]
    picked: list[Picked] = Field(description="choices that you can take back by themselves")
    resign: bool
    hint: bool
    say: bool
    free: list[int] = Field(description="seats that you can free")
    fill: list[int] = Field(description="seats that you can give to bots")
    bot: list[int] = Field(description="seats that you can hand to a bot")
    claim: list[int] = Field(description="seats whose time you can claim to be over")
    back: bool
    again: bool = Field(description="whether you can offer a rematch")
    replay: bool
    record: bool


class UndoRequest(BaseModel):
    """A request to take the last action back."""

    by: int
    words: str
    yours: bool = Field(description="whether it waits for your answer")
    waiting: list[str] = Field(description="the names of those who have not answered")


class ScorePart(BaseModel):
    """A kind of things that score: how many every seat has, and their points."""

    name: str
    each: float | None = Field(description="the points of one; null if they differ")
    counts: list[float]
    points: list[float | None]


class Outcome(BaseModel):
    """The end of a game."""

    words: str
    verdict: str = Field(description="the result in words, as the reader is told it: You win by 9")
    last: list[str] = Field(description="the public lines of the last action")
    returns: list[float] | None
    scores: list[float | None] | None
    parts: list[ScorePart]
    order: list[int] = Field(description="the seats, the best first")


class GameSource(BaseModel):
    """The game from which another one goes on."""

    table: str
    step: int
    words: str


class RematchOffer(BaseModel):
    by: int
    table: str
    words: str


class ClockTerms(BaseModel):
    kind: Literal["none", "live", "turns"]
    words: str


class Snapshot(BaseModel):
    """A table as a seat, or a spectator, is shown it."""

    table: str
    game: str
    title: str
    edition: str = Field(description="the key of an edition that ships, or the name of another")
    edition_brought: bool = Field(description="whether a player brought the edition")
    source: GameSource | None
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    number: int = Field(description="of the last entry of the table's log")
    version: int = Field(description="the last entry that changed the game; actions answer to it")
    seat: int = Field(description="-1: a spectator")
    now: int = Field(description="the server's time, ms since 1970, UTC")
    players: list[Player]
    decision: Decision | None
    board: BoardPicture | None
    text: str
    news: list[Entry]
    skipped: int = Field(
        description="how many entries before `news` are left out, although you have not had them"
    )
    can: Permissions
    ask: UndoRequest | None
    over: Outcome | None
    again: RematchOffer | None = Field(description="the rematch that is offered after the game")
    tournament: str = Field("", description="the tournament whose pairing it is")
    clock: ClockTerms
    pace: float
    hints: bool = Field(description="whether players may ask for hints, which the log shows")
    topics: list[Topic] = Field(description="topics that you can mute")
    marks: bool = Field(description="whether the game has `marks` of choices")
    muted: list[int] = Field(
        [], description="seats whose words you do not want to read: muted here, or blocked"
    )
    blocked: list[int] = Field(
        [], description="of these, the seats of people whom you have blocked everywhere"
    )
    trouble: str
