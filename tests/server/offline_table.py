"""A table without a server: entries are taken as the store would give them back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np

import ludary
from ludary import Game, Match
from ludary.core.contract.edition import parse_edition
from ludary.server.presence.presence import Presence
from ludary.server.showing.snapshots import snapshot
from ludary.server.tables import moves
from ludary.server.tables.log import Chair, ClockSetting, EntryKind, LogEntry, Setup
from ludary.server.tables.steps import apply_entries
from ludary.server.tables.table import Table

NOON = 1_790_000_000_000  # ms


def chairs_of(words: Sequence[str]) -> list[Chair]:
    """`open`, a bot's name, or a person's (who is called so, and whose id is that in small
    letters).
    """
    made = []
    for seat, word in enumerate(words):
        if word == "open":
            made.append(Chair("open"))
        elif word.islower():
            made.append(Chair("bot", f"Bot {seat + 1}", bot=word))
        else:
            made.append(Chair("person", word, word.lower()))
    return made


class OfflineTable:
    """A table that goes from one state to the next, and a clock."""

    def __init__(
        self,
        *who: str,
        game: Game | None = None,
        clock: ClockSetting | None = None,
        now: int = NOON,
        **more: Any,
    ) -> None:
        self.game, self.now = game or ludary.load("dunjiin"), now
        self.setup = Setup.of(self.game, clock=clock or ClockSetting(), **more)
        data = {
            "setup": self.setup.model_dump(),
            "chairs": [chair_data(chair) for chair in chairs_of(who)],
        }
        self.table = Table.opened(
            "a-table-of-tests", self.game, LogEntry(1, EntryKind.OPEN, -1, now, data)
        )

    def start(self, fate: Sequence[int | str] = ()) -> OfflineTable:
        """Begin; `fate` lays down the draws of the set-up."""
        match = self.game.start(len(self.table.chairs), fate=fate)
        return self.do([moves.NewEntry(EntryKind.START, -1, {"fate": moves.fate_of(match)})])

    def do(self, new_entries: Sequence[moves.NewEntry], later: int = 0) -> OfflineTable:
        """Take the new entries `later` milliseconds from now."""
        self.now += later
        self.table = apply_entries(self.table, new_entries, self.now)
        return self

    def act(self, action: str | int | None = None, later: int = 0) -> OfflineTable:
        """Act for the seat to decide: by this action, or the first legal one."""
        assert self.table.match is not None
        chosen = action if action is not None else self.table.match.legal_ids()[0]
        return self.do(
            moves.act(
                self.table,
                self.table.actor,
                chosen,
                self.table.version,
                bot=bool(self.table.bot_to_move),
            ),
            later,
        )

    def quiet(self, seat: int, *topics: str) -> OfflineTable:
        """Ask a seat no more about these topics, and let the table pass where it waits for that."""
        self.table = self.table.with_quiet(seat, moves.quiet_topics(self.table, topics))
        return self.let_pass()

    def let_pass(self) -> OfflineTable:
        """Pass for players who muted the topic, as long as there is one."""
        while new_entries := moves.let_pass(self.table, self.table.version):
            self.do(new_entries)
        return self

    def play(self, actions: int, seed: int = 1) -> OfflineTable:
        """So many random actions, or fewer if the game ends."""
        rng = np.random.default_rng(seed)
        for _ in range(actions):
            if self.table.status != "playing":
                break
            assert self.table.match is not None
            self.act(int(rng.choice(self.table.match.legal_ids())))
        return self

    def snapshot(self, seat: int, since: int = 0, away: Sequence[int] = ()) -> dict[str, Any]:
        """The Snapshot of a seat, while those in `away` have not been connected for ever."""
        presence = Presence(tuple(1 if at in away else 0 for at in range(len(self.table.chairs))))
        return snapshot(self.table, seat, presence, since, self.now)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match


def brought(name: str, text: str) -> Game:
    """A game with an edition that a player brings."""
    game = ludary.load(name)
    assert game.contents.edition_model is not None
    return game.with_tables(
        parse_edition(text, game.contents.edition_model, name, "edition_text"), dict(game.numbers)
    )


def chair_data(chair: Chair) -> dict[str, Any]:
    return {"kind": chair.kind, "name": chair.name, "person": chair.person, "bot": chair.bot}


def kept(entries: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries as they come back from a database."""
    return [
        LogEntry(
            e.number,
            EntryKind(str(e.kind)),
            e.seat,
            e.at,
            json.loads(json.dumps(dict(e.data))),
            e.key,
        )
        for e in entries
    ]
