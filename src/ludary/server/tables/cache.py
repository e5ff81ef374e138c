"""Cache: results for one state of a table that may be needed again, of bounded size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from ludary.core.play.undo import TakeBack

V = TypeVar("V")
Json = dict[str, Any]
EVENTS = 32  # Snapshots and events of a state kept for those who watch from the same seat
MARKS = 200
FRAMES = 8


class LruCache(Generic[V]):
    """The values used last, by key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.values: OrderedDict[Hashable, V] = OrderedDict()

    def find(self, key: Hashable) -> V | None:
        value = self.values.get(key)
        if value is not None:
            self.values[key] = self.values.pop(key, value)
        return value

    def forget(self, key: Hashable) -> None:
        self.values.pop(key, None)

    def keep(self, key: Hashable, value: V) -> V:
        self.values[key] = value
        while len(self.values) > self.most:
            self.values.popitem(last=False)
        return value


class EntryLines(NamedTuple):
    """An entry in words."""

    lines: list[str]
    instead: int = (
        0  # the entry whose last line the first of these goes on with, and replaces; 0 for none
    )


@dataclass(eq=False)
class StateCache:
    """The cache of one state of a table.

    Dicts by seat have an entry for each seat, and one for spectators.
    """

    boards: dict[int, Json] = field(
        default_factory=dict
    )  # by seat: its board, see `rendering.rendered_board`; kept after messages
    actor: int | None = None  # the match's, read from the record once
    undo: dict[int, TakeBack] = field(
        default_factory=dict
    )  # by seat: whether its last action can be taken back
    silent: int | None = (
        None  # the action by which the table passes for the actor, -1 if it does not
    )
    rendered: dict[int, Json] = field(
        default_factory=dict
    )  # by seat: the part of a Snapshot that depends on the state alone
    marks: LruCache[Json] = field(default_factory=lambda: LruCache(MARKS))  # by seat and action
    events: LruCache[Any] = field(
        default_factory=lambda: LruCache(EVENTS)
    )  # by what they depend on, see `events.event_of`
    inspected: LruCache[Json] = field(default_factory=lambda: LruCache(MARKS))  # by seat and spot
    frames: LruCache[Json] = field(
        default_factory=lambda: LruCache(FRAMES)
    )  # by step and seat, of a finished game
    lines: dict[int, list[list[str]]] = field(
        default_factory=dict
    )  # by seat: a finished game's steps in words
    hints: dict[tuple[int, str], Json] = field(default_factory=dict)  # by seat and bot
