"""A table's log: numbered entries. Everything about a table follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from ludary.core.play.game import Game
from ludary.server.parsing.strict_numbers import NO_BOOLEANS


class EntryKind(StrEnum):
    """The kind of an entry."""

    OPEN = "open"  # a table was set up
    SIT = "sit"
    STAND = "stand"
    START = "start"
    ACT = "act"
    UNDO = "undo"
    ASK = "ask"  # to take something back
    ANSWER = "answer"
    SAY = "say"
    RESIGN = "resign"
    BOT = "bot"  # a bot plays for an absent player
    CLAIM = "claim"  # an opponent claims that a player's time is over
    BACK = "back"  # a player takes the seat back from the bot
    HINT = "hint"  # a player is given a bot's advice
    PACE = "pace"  # bots shall act faster or slower
    QUIET = "quiet"  # in older logs: the muted topics of a seat; now kept beside the log
    AGAIN = "again"  # a rematch is offered, at a new table
    # the host of the server closes or opens the table, removes or readmits a player, or changes a
    # name
    HOST = "host"
    AWAY = "away"  # for some time no server was up; clocks stood still
    UNREADABLE = "unreadable"  # never written: an entry that this server cannot read


TRAINED = "trained:"  # before the names of bots that were trained for one game
MOST_ACTIONS = 30_000  # of one table, undone ones included; then the game ends as it stands
CHANGES_GAME = frozenset(  # entries after which an earlier action is too late
    {
        EntryKind.START,
        EntryKind.ACT,
        EntryKind.UNDO,
        EntryKind.RESIGN,
        EntryKind.BOT,
        EntryKind.CLAIM,
        EntryKind.BACK,
        EntryKind.HOST,
    }
)
STEPS = frozenset(
    {EntryKind.START, EntryKind.ACT, EntryKind.UNDO}
)  # after these the game stands elsewhere
TALK = frozenset(
    {
        EntryKind.SAY,
        EntryKind.ASK,
        EntryKind.ANSWER,
        EntryKind.HINT,
        EntryKind.PACE,
        EntryKind.QUIET,
        EntryKind.AGAIN,
        EntryKind.AWAY,
    }
)  # after these the board is as it was


NEEDED: Mapping[
    EntryKind, Mapping[str, type | tuple[type, ...]]
] = {  # the data that an entry of a kind must have
    EntryKind.OPEN: {"setup": dict, "chairs": list},
    EntryKind.SIT: {"person": str, "name": str},
    EntryKind.START: {"fate": list},
    EntryKind.ACT: {"do": str, "fate": list},
    EntryKind.UNDO: {"to": int},
    EntryKind.ASK: {"to": int},
    EntryKind.ANSWER: {"accept": bool},
    EntryKind.SAY: {"text": str},
    EntryKind.BOT: {"seat": int, "bot": str},
    EntryKind.CLAIM: {"seat": int},
    EntryKind.PACE: {"pace": (int, float)},
    EntryKind.QUIET: {"topics": list},
    EntryKind.AGAIN: {"table": str},
    EntryKind.HOST: {"does": str},
    EntryKind.AWAY: {"ms": (int, float)},
}


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of a table's log."""

    number: int  # from 1
    kind: EntryKind
    seat: int  # the seat that caused it; -1: none
    at: int  # milliseconds since 1970, UTC
    data: Mapping[str, Any]
    key: str | None = None  # names a request that may come twice


class StoredModel(BaseModel):
    """A model in a log that a newer server may have written."""

    @classmethod
    def from_stored(cls, data: Mapping[str, Any]) -> Self:
        """Read the stored form, without fields of newer servers.

        ValueError if it cannot be read.
        """
        known = {name: value for name, value in data.items() if name in cls.model_fields}
        clock = known.get("clock")
        return cls.model_validate(
            {**known, "clock": ClockSetting.from_stored(clock)}
            if isinstance(clock, Mapping)
            else known
        )


class ClockSetting(StoredModel):
    """The time to think."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "live", "turns"] = "none"
    minutes: Annotated[float, NO_BOOLEANS] = Field(
        default=10, gt=0, le=600, description="live: for each player"
    )
    increment: Annotated[float, NO_BOOLEANS] = Field(
        default=15, ge=0, le=600, description="live: seconds added by each action"
    )
    hours: Annotated[float, NO_BOOLEANS] = Field(
        default=72, gt=0, le=24 * 60, description="turns: for each decision"
    )

    @property
    def words(self) -> str:
        if self.kind == "live":
            return f"{self.minutes:g} min + {self.increment:g} s"
        days, rest = divmod(self.hours, 24)
        length = (
            f"{days:g} {'day' if days == 1 else 'days'}"
            if days and not rest
            else f"{self.hours:g} h"
        )
        return f"{length} a move" if self.kind == "turns" else ""


class Source(StoredModel):
    """The game from which another one goes on."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    table: str
    step: int  # how many steps are taken over; 1 is the set-up alone
    record: bool  # whether a player brought it


Seconds = Annotated[float, NO_BOOLEANS, Field(ge=0, le=30, description="seconds before a bot acts")]


class TableSettings(BaseModel):
    """The settings that the host chooses for a table: requests have them, logs keep them, and
    rematches copy them.
    """

    clock: ClockSetting = ClockSetting()
    pace: Seconds = 1.2
    hints: bool | None = Field(
        default=None,
        description=(
            "whether players may ask for hints, which the log shows; null: only if one person"
            " plays, and nobody else"
        ),
    )
    public: bool = Field(
        default=False, description="whether strangers find the table while it waits for players"
    )

    def settings(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in TableSettings.model_fields}


class Setup(TableSettings, StoredModel):
    """The set-up of a table: the game with its box, and its settings."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hints: bool = True
    game: str
    version: int  # of the game's rules
    edition: str = ""  # digest; "" for a game without editions
    edition_name: str = ""  # its key if it ships, else its own name
    numbers: dict[str, int] = {}  # every option's value
    host: str = ""  # id of the person who set it up; not shown to others
    imported: bool = False  # whether it is a Record to look at
    source: Source | None = None  # the game from which it goes on
    edition_brought: bool = False  # whether a player brought the edition, whatever its name
    tournament: str = ""  # id of the tournament whose pairing it is

    @classmethod
    def of(cls, game: Game, **more: Any) -> Self:
        """Return the set-up of a table of this game; `more` are its settings."""
        digest = game.edition.digest() if game.edition else ""
        return cls(
            game=game.name, version=game.version, edition=digest, numbers=dict(game.numbers), **more
        )


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table with its player."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str = ""  # id; for an open chair, of the person for whom it is kept
    bot: str = ""
    stand_in: str = ""  # the bot that plays for the person
    resigned: bool = False
    late: bool = False  # resigned because the time was over
    removed: bool = False  # resigned because the host of the server removed the player

    @classmethod
    def from_stored(cls, data: Mapping[str, Any]) -> Self:
        """Read the stored form of a chair, without fields of newer servers."""
        return cls(**{field.name: data[field.name] for field in fields(cls) if field.name in data})

    @property
    def played_by(self) -> str:
        """The bot that decides here; "" for a person."""
        return self.stand_in or self.bot

    @property
    def attended(self) -> bool:
        """Tell whether a person plays here."""
        return self.kind == "person" and not self.played_by


@dataclass(frozen=True)
class UndoRequest:
    """A request to go back to `to` steps; the seats in `waiting` have not agreed yet."""

    by: int
    to: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class RematchOffer:
    """An offer of a rematch, at a table that has been set up for it."""

    by: int
    table: str
    count: int  # of all offers at this table so far


def unreadable_words(entry: LogEntry) -> str:
    """Return why a table with such an entry cannot go on."""
    return (
        f"This table cannot go on here: this server cannot read entry {entry.number} of its log, of"
        f" the kind {entry.data['kind'][:40]!r}."
    )


def count_entry(
    counts: Mapping[tuple[EntryKind, int], int], entry: LogEntry
) -> dict[tuple[EntryKind, int], int]:
    """Return the numbers of entries by kind and seat with one more."""
    key = (entry.kind, entry.seat)
    return {**counts, key: counts.get(key, 0) + 1}
