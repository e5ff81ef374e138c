"""Table: a match with people and bots in its seats, computed from its log.

Tables are never changed: `apply` returns the next one.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Self

from ludary.core.contract.windows import unasked_at_first
from ludary.core.play.auto_pass import passing_action
from ludary.core.play.game import Game
from ludary.core.play.match import Array, Match
from ludary.server.tables.cache import FRAMES, EntryLines, LruCache, StateCache
from ludary.server.tables.clocks import Clocks
from ludary.server.tables.host_acts import NO_ACTS, STAND_IN, HostActs, acted
from ludary.server.tables.log import (
    CHANGES_GAME,
    MOST_ACTIONS,
    TALK,
    Chair,
    EntryKind,
    LogEntry,
    RematchOffer,
    Setup,
    UndoRequest,
    count_entry,
    unreadable_words,
)
from ludary.server.tables.results import returns_of

Status = Literal["waiting", "playing", "over"]
STAND_IN_PACE = 1.2  # seconds


@dataclass(eq=False)
class Table:
    """A table after the entries of its log so far."""

    id: str
    game: Game
    setup: Setup
    chairs: tuple[Chair, ...]
    clocks: Clocks
    entries: tuple[LogEntry, ...] = ()
    events: dict[int, Array] = field(
        default_factory=dict
    )  # entry number -> Event records; grows only, so tables share it
    lines: dict[tuple[int, int], EntryLines] = field(
        default_factory=dict
    )  # (entry number, seat) -> in words; shared likewise
    gains: dict[int, tuple[int, ...]] = field(
        default_factory=dict
    )  # entry number of an action -> ms that clocks gained by it; likewise
    stands: dict[int, int] = field(
        default_factory=dict
    )  # entry number -> the step at which the game stands after it; shared likewise
    past: LruCache[dict[str, Any]] = field(
        default_factory=lambda: LruCache(FRAMES)
    )  # boards by entry number and seat
    match: Match | None = None
    version: int = 0  # number of the last entry that changed the game
    ask: UndoRequest | None = None
    again: RematchOffer | None = None
    ended: tuple[float, ...] | None = (
        None  # returns, where something else than the rules ended the game
    )
    by_host: HostActs = NO_ACTS  # what the host of the server has done here
    shortened: bool = False  # whether the steps before the last State are missing
    quiet: dict[int, frozenset[str]] = field(
        default_factory=dict
    )  # muted topics by seat, for seats that have set them
    counts: Mapping[tuple[EntryKind, int], int] = field(
        default_factory=dict
    )  # entries, by kind and seat
    trouble: str = ""  # why it cannot go on here
    options: dict[str, str] = field(
        default_factory=dict
    )  # options that differ from the edition, in words
    cache: StateCache = field(default_factory=StateCache)  # results for this state's seats

    @classmethod
    def opened(cls, id: str, game: Game, entry: LogEntry) -> Self:
        """Return the table that an `open` entry sets up."""
        setup = Setup.from_stored(entry.data["setup"])
        chairs = tuple(Chair.from_stored(chair) for chair in entry.data["chairs"])
        return cls(
            id,
            game,
            setup,
            chairs,
            Clocks.full(setup.clock, len(chairs)),
            (entry,),
            options=game.changed_options(),
        )

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number

    @property
    def title(self) -> str:
        """The title of the game, which this server may no longer play."""
        return self.game.title if self.game.name == self.setup.game else self.setup.game

    @property
    def status(self) -> Status:
        if self.match is None or self.by_host.closed:
            return "over" if self.by_host.closed else "waiting"
        return "over" if self._decides < 0 or self.ended or self.setup.imported else "playing"

    @property
    def actor(self) -> int:
        """The seat that has to decide; -1 if none."""
        return (
            self._decides
            if self.match is not None and self.status == "playing" and not self.trouble
            else -1
        )

    @property
    def _decides(self) -> int:
        """The match's actor, read from the record once."""
        if self.cache.actor is None:
            self.cache.actor = int(self.match.state.actor) if self.match is not None else -1
        return self.cache.actor

    @property
    def bot_to_move(self) -> str:
        """The bot that has to decide; "" if none."""
        return self.chairs[self.actor].played_by if self.actor >= 0 else ""

    @property
    def pace(self) -> float:
        """Seconds before the bot to decide acts; a stand-in whose player may come back does not
        rush.
        """
        chair = self.chairs[self.actor]
        return (
            max(self.setup.pace, STAND_IN_PACE)
            if chair.stand_in and not chair.resigned
            else self.setup.pace
        )

    @property
    def silent(self) -> int:
        """The action by which the table passes for an actor who has muted the topic; -1 if it does
        not.
        """
        if self.cache.silent is None:
            self.cache.silent = self._silent()
        return self.cache.silent

    def _silent(self) -> int:
        seat, taken_back = self.actor, self.entries[-1].kind is EntryKind.UNDO
        if seat < 0 or taken_back or self.match is None or not (quiet := self.quiet_for(seat)):
            return -1
        action = passing_action(self.match.view(seat), quiet, self.match.picked(seat))
        return -1 if action is None else action

    def quiet_for(self, seat: int) -> frozenset[str]:
        """Return the muted topics of a seat: those that its player has named, else the game's
        initial ones.
        """
        at_first = unasked_at_first(self.game.presentation.windows, not self.others(seat))
        return (
            self.quiet.get(seat, at_first)
            if self.chairs[seat].attended
            else at_first
            if self.chairs[seat].played_by
            else frozenset()
        )

    @property
    def passes_at_once(self) -> bool:
        """Tell whether the muted topic is muted for everybody at first, or nobody else plays: then
        waiting would hide nothing.
        """
        windows, alone = self.game.presentation.windows, not self.others(self.actor)
        return (
            windows is not None
            and self.match is not None
            and (alone or windows.topic(self.match.view(self.actor)) in windows.quiet)
        )

    def look_ahead(self) -> None:
        """Compute the actor and whether the table passes, which every table is asked, in the
        calling thread.
        """
        _ = self.actor, self.silent

    def with_quiet(self, seat: int, topics: frozenset[str]) -> Self:
        """Return the table after a seat has muted these topics.

        No entry tells it, so that the others do not learn of it.
        """
        return replace(self, quiet={**self.quiet, seat: topics}, cache=StateCache())

    @property
    def attended(self) -> bool:
        """Tell whether a person plays; a table of bots alone goes on while somebody watches."""
        return any(chair.attended for chair in self.chairs)

    @property
    def too_long(self) -> bool:
        """Tell whether the game has reached the limit of actions, and ends as it stands."""
        return (
            sum(count for (kind, _), count in self.counts.items() if kind is EntryKind.ACT)
            >= MOST_ACTIONS
        )

    @property
    def names(self) -> list[str]:
        return [chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(self.chairs)]

    def seat_of(self, person: str) -> int:
        """Return the seat of a person; -1 if there is none."""
        return next(
            (
                seat
                for seat, chair in enumerate(self.chairs)
                if person and chair.kind == "person" and chair.person == person
            ),
            -1,
        )

    def kept_for(self, person: str) -> int:
        """Return the open seat that is kept for a person; -1 if there is none."""
        return next(
            (
                seat
                for seat, chair in enumerate(self.chairs)
                if person and chair.kind == "open" and chair.person == person
            ),
            -1,
        )

    def others(self, seat: int) -> frozenset[int]:
        """Return the seats of the other people who play."""
        return frozenset(
            at for at, chair in enumerate(self.chairs) if chair.attended and at != seat
        )

    def apply(self, entry: LogEntry, played: Match | None = None) -> Self:
        """Return the table after an entry; `played` is the match after it, if it has been played
        already.
        """
        if not -1 <= entry.seat < len(self.chairs):
            raise ValueError(f"entry {entry.number}: there is no seat {entry.seat}")
        changed = copy.copy(self)
        changed.entries, changed.cache, changed.counts = (
            (*self.entries, entry),
            StateCache(),
            count_entry(self.counts, entry),
        )
        getattr(changed, f"_{entry.kind}")(entry, played)
        changed.cache = StateCache(boards=self.cache.boards if entry.kind in TALK else {})
        if changed.match is not None:
            # the future must stay unknown, wherever the match came from
            changed.match.forget_seed()
        if entry.kind in CHANGES_GAME:
            changed.version, changed.ask = entry.number, None
            changed._run_clocks(
                entry,
                (
                    changed.actor
                    if changed.actor >= 0 and changed.chairs[changed.actor].attended
                    else -1
                ),
            )
        return changed

    def _run_clocks(self, entry: LogEntry, runs: int) -> None:
        """Start the clock of `runs` (-1: nobody's) after an entry that changed the game."""
        if (
            entry.kind is EntryKind.UNDO and "gained" in entry.data
        ):  # older logs lack it: there, gains were kept
            self.clocks = self.clocks.taken_back(entry.data["gained"], runs, entry.at)
            return
        before = (
            self.clocks.returned(entry.seat, entry.data.get("lent"))
            if entry.kind is EntryKind.BACK
            else self.clocks
        )
        unasked = entry.data.keys() & {
            "unasked",
            "stand_in",
            "idle",
        }  # older logs have unasked passes, and passes that earn
        earns = entry.kind is EntryKind.ACT and not any(entry.data[name] for name in unasked)
        self.clocks = before.moved(entry.seat if earns else -1, runs, entry.at)
        if entry.kind is EntryKind.ACT:
            self.gains[entry.number] = self.clocks.gained(before, entry.at)

    def apply_steps(self, entries: Sequence[LogEntry], match: Match) -> Self:
        """Return the table after these entries, one for each step of the match, which has been
        played already.
        """
        changed, own = copy.copy(self), match.copy()
        own.players = self.names
        changed.match, changed.cache = own, StateCache()
        deciding = [*(step.actor for step in match.steps[1:]), -1]
        for at, (entry, step, decides) in enumerate(
            zip(entries[:-1], match.steps, deciding, strict=False)
        ):
            changed.events[entry.number] = step.events
            changed.stands[entry.number] = at
            runs = (
                decides
                if decides >= 0 and self.chairs[decides].attended and not self.setup.imported
                else -1
            )
            changed._run_clocks(entry, runs)
            changed.counts = count_entry(changed.counts, entry)
        changed.entries = (*self.entries, *entries[:-1])
        return changed.apply(entries[-1], own)

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self.lines, self.past = {}, LruCache(FRAMES)
        if self.match is not None and self.match.players != self.names:
            self.match = self.match.copy()  # the table before keeps its own
            self.match.players = self.names

    def _sit(self, entry: LogEntry, played: Match | None) -> None:
        bot = entry.data.get("bot", "")
        self._seat(
            entry.seat,
            Chair("bot" if bot else "person", entry.data["name"], entry.data["person"], bot),
        )

    def _stand(self, entry: LogEntry, played: Match | None) -> None:
        self._seat(entry.seat, Chair("open"))

    def _start(self, entry: LogEntry, played: Match | None) -> None:
        self.match = played or Match.begin(self.game, len(self.chairs), None, entry.data["fate"])
        self.match.players = self.names
        self._note(entry)

    def _act(self, entry: LogEntry, played: Match | None) -> None:
        if played is None:
            assert self.match is not None
            played = self.match.copy()
            played.step(entry.data["do"], entry.data["fate"])
        self.match = played
        self._note(entry)
        if self.too_long and not played.over:  # the leader wins
            self.ended = returns_of([score == max(played.scores) for score in played.scores])

    def _note(self, entry: LogEntry) -> None:
        """Note the events and the number of the last step."""
        assert self.match is not None
        self.events[entry.number] = self.match.steps[-1].events
        self.stands[entry.number] = len(self.match.steps) - 1

    def _undo(self, entry: LogEntry, played: Match | None) -> None:
        assert self.match is not None
        self.match = self.match.at(entry.data["to"])
        self.stands[entry.number] = len(self.match.steps) - 1

    def _ask(self, entry: LogEntry, played: Match | None) -> None:
        self.ask = UndoRequest(entry.seat, entry.data["to"], self.others(entry.seat))

    def _answer(self, entry: LogEntry, played: Match | None) -> None:
        if self.ask is not None:
            self.ask = (
                replace(self.ask, waiting=self.ask.waiting - {entry.seat})
                if entry.data["accept"]
                else None
            )

    def _say(self, entry: LogEntry, played: Match | None) -> None:
        """Keep the message, or that there was a hint, which changes nothing else."""

    _hint = _say

    def _again(self, entry: LogEntry, played: Match | None) -> None:
        self.again = RematchOffer(
            entry.seat, entry.data["table"], self.again.count + 1 if self.again else 1
        )

    def _claim(self, entry: LogEntry, played: Match | None) -> None:
        self._resign(replace(entry, seat=entry.data["seat"]), played)

    def _resign(self, entry: LogEntry, played: Match | None) -> None:
        """Resign a seat, or let it lose on time: that ends a game of two; in others a bot plays
        on.
        """
        seat, late = entry.seat, entry.kind is EntryKind.CLAIM
        self._change_chair(
            seat, replace(self.chairs[seat], resigned=True, late=late, stand_in=STAND_IN)
        )

    def _change_chair(self, seat: int, chair: Chair) -> None:
        self._seat(seat, chair)
        if chair.resigned and (len(self.chairs) == 2 or not self.attended):
            self.ended = returns_of([not one.resigned for one in self.chairs])

    def _bot(self, entry: LogEntry, played: Match | None) -> None:
        self._seat(
            entry.data["seat"], replace(self.chairs[entry.data["seat"]], stand_in=entry.data["bot"])
        )

    def _pace(self, entry: LogEntry, played: Match | None) -> None:
        self.setup = self.setup.model_copy(update={"pace": entry.data["pace"]})

    def _quiet(self, entry: LogEntry, played: Match | None) -> None:
        self.quiet = {**self.quiet, entry.seat: frozenset(entry.data["topics"])}

    def _unreadable(self, entry: LogEntry, played: Match | None) -> None:
        self.trouble = unreadable_words(entry)

    def _away(self, entry: LogEntry, played: Match | None) -> None:
        self.clocks = self.clocks.stood_still(entry.data["ms"])

    def _back(self, entry: LogEntry, played: Match | None) -> None:
        self._seat(entry.seat, replace(self.chairs[entry.seat], stand_in=""))

    def _host(self, entry: LogEntry, played: Match | None) -> None:
        self.by_host, chair = acted(self.by_host, self.chairs, entry.seat, entry.data)
        if chair is not None:
            self._change_chair(entry.seat, chair)
