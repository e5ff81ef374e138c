"""Seats at tables of a running Ludary server.

A thread hears the table's stream, so that the player is there while a model thinks.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Mapping
from socket import socket
from typing import Any

from pydantic import BaseModel, Field, ValidationError

from ludary.adapters.seats import Choice, Refusal, TableView, WaitsFor, not_legal, not_yours
from ludary.adapters.server_calls import Invitation, ServerClient, ServerRefused, hang_up

MOST_NEWS = 500  # lines that wait to be told; of more, the last
FIRST_REST, LONGEST_REST = 1.0, 30.0  # seconds before a stream that has ended is opened again
TALK = "say"  # the kind of news that other people have written


class SnapshotPlayer(BaseModel):
    """A player in a Snapshot; only what is needed here."""

    name: str
    score: float | None = None
    score_words: str | None = None
    standing: str | None = None


class SnapshotAction(BaseModel):
    id: int
    notation: str
    words: str


class SnapshotUnavailable(BaseModel):
    words: str
    reason: str


class Decision(BaseModel):
    seat: int
    yours: bool
    actions: list[SnapshotAction]
    unavailable: list[SnapshotUnavailable] = Field(default_factory=list)


class SnapshotEntry(BaseModel):
    number: int
    kind: str
    seat: int
    lines: list[str]
    instead: int = 0  # the entry whose last line the first of these goes on with


class Ending(BaseModel):
    words: str


class Powers(BaseModel):
    leave: bool
    join: list[int]  # open seats, for players without one


class Snapshot(BaseModel):
    """A table as the server shows it to the seat."""

    game: str
    title: str
    status: str
    number: int
    version: int
    seat: int
    players: list[SnapshotPlayer] = Field(min_length=1, max_length=100)
    decision: Decision | None
    text: str
    news: list[SnapshotEntry]
    over: Ending | None
    marks: bool
    trouble: str
    can: Powers


def snapshot_in(said: Any) -> Snapshot:
    """Refusal if it is none."""
    try:
        return Snapshot.model_validate(said)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise Refusal(
            f"the server's answer does not fit this version of Ludary ({where[:80]}): use the"
            " same version"
        ) from None


class ServedSeat:
    """A seat at a server's table, and what was heard of it."""

    def __init__(self, server: ServerClient, snapshot: Snapshot) -> None:
        self.server, self.path = server, f"/api/tables/{server.at.table}"
        self.game, self.snapshot = snapshot.game, snapshot
        self.changed = threading.Condition()
        self.lines: deque[str] = deque(maxlen=MOST_NEWS)
        self.heard_to = 0  # the last entry whose news are in `lines`, or were
        self.ends_with = 0  # the last of them that had any
        self.shown = -1  # the version that was seen last
        self.trouble = ""  # why nothing is heard, if so
        self.closed = threading.Event()
        self.stream: socket | None = None
        self.hear(snapshot)
        threading.Thread(target=self.listen, name="hearing a table", daemon=True).start()

    def hear(self, snapshot: Snapshot) -> None:
        """Take in how the table stands, unless something newer is known."""
        with self.changed:
            for entry in snapshot.news:
                if entry.number > self.heard_to:
                    if entry.instead and entry.instead == self.ends_with and self.lines:
                        self.lines.pop()
                    self.ends_with = entry.number if entry.lines else self.ends_with
                    self.lines.extend(
                        entry.lines if entry.kind != TALK else [self.spoken(snapshot, entry)]
                    )
                    self.heard_to = entry.number
            if snapshot.number >= self.snapshot.number:
                self.snapshot, self.trouble = snapshot, ""
            self.changed.notify_all()

    @staticmethod
    def spoken(snapshot: Snapshot, entry: SnapshotEntry) -> str:
        """Return an entry's lines.

        Chat is for people: a model learns that somebody spoke, but not the words.
        """
        name = (
            snapshot.players[entry.seat].name
            if 0 <= entry.seat < len(snapshot.players)
            else "Somebody"
        )
        return f"{name} says something to the table; it is not shown here."

    def listen(self) -> None:
        """Hear the table until the seat is closed. Runs in a thread."""
        rest = FIRST_REST
        while not self.closed.is_set():
            try:
                for said in self.server.stream(f"{self.path}/events", self.heard_to, self.opened):
                    self.hear(snapshot_in(said))
                    rest = FIRST_REST
            except (OSError, Refusal) as error:
                self.trouble = str(error) or type(error).__name__
            self.closed.wait(rest)
            rest = min(2 * rest, LONGEST_REST)

    def opened(self, stream: socket) -> None:
        self.stream = stream
        if self.closed.is_set():
            hang_up(stream)

    def seen(self) -> TableView:
        with self.changed:
            snapshot, decision = self.snapshot, self.snapshot.decision
            self.shown = snapshot.version
        turn = turn_of(snapshot)
        mine = decision if decision and turn is WaitsFor.YOURS else None
        choices = (
            [Choice(action.id, action.notation, action.words) for action in mine.actions]
            if mine
            else []
        )
        others = [f"{one.words}: {one.reason}" for one in mine.unavailable] if mine else []
        names = [player.name for player in snapshot.players]
        return TableView(
            snapshot.title,
            snapshot.seat,
            names,
            turn,
            self.words(snapshot),
            snapshot.text,
            scores_of(snapshot),
            choices,
            others,
        )

    def words(self, snapshot: Snapshot) -> str:
        """Say who decides, or how the game ended; and if the table does not answer, why."""
        quiet = f" (The table is out of hearing: {self.trouble}.)" if self.trouble else ""
        if snapshot.trouble:
            return f"The table cannot be played on: {snapshot.trouble}"
        if snapshot.over:
            return f"The game is over: {snapshot.over.words}"
        if snapshot.status == "waiting" or snapshot.decision is None:
            return f"The table waits for players.{quiet}"
        name = (
            snapshot.players[snapshot.decision.seat].name
            if 0 <= snapshot.decision.seat < len(snapshot.players)
            else "Somebody"
        )
        return (
            "It is your turn." if turn_of(snapshot) is WaitsFor.YOURS else f"{name} decides."
        ) + quiet

    def news(self) -> list[str]:
        with self.changed:
            told = list(self.lines)
            self.lines.clear()
        return told

    def act(self, number: int) -> None:
        snapshot = self.to_decide()
        choices = (
            [Choice(one.id, one.notation, one.words) for one in snapshot.decision.actions]
            if snapshot.decision
            else []
        )
        if number not in [choice.number for choice in choices]:
            raise not_legal(number, choices)
        said = self.ask("POST", "act", {"action": number, "version": snapshot.version})
        self.hear(snapshot_in(said.get("snapshot")))

    def to_decide(self) -> Snapshot:
        """The Snapshot in which this seat decides, as it was seen last.

        Refusal if there is none.
        """
        with self.changed:
            snapshot, shown = self.snapshot, self.shown
        if turn_of(snapshot) is not WaitsFor.YOURS:
            raise not_yours(self.words(snapshot))
        if snapshot.version != shown:
            raise Refusal(
                "the table has changed since you looked at it: look or list_actions shows how it"
                " stands"
            )
        return snapshot

    def ask(self, method: str, what: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """The server's answer about this table.

        Where it had moved on, how it stands is heard first.
        """
        try:
            return self.server.call(method, f"{self.path}/{what}", body)
        except ServerRefused as refused:
            if refused.code == "late":
                self.hear(
                    snapshot_in(self.server.call("GET", f"{self.path}?since={self.heard_to}"))
                )
            raise

    def wait(self, seconds: float) -> None:
        with self.changed:
            self.changed.wait_for(
                lambda: turn_of(self.snapshot) in (WaitsFor.YOURS, WaitsFor.NOTHING), seconds
            )

    def touched(self, number: int) -> Mapping[str, list[str]]:
        snapshot = self.to_decide()
        if not snapshot.marks:
            return {}
        marks = self.ask("GET", f"marks?action={number}&version={snapshot.version}").get("marks")
        if not isinstance(marks, dict):
            return {}
        return {
            str(kind): [str(spot) for spot in spots]
            for kind, spots in marks.items()
            if isinstance(spots, list)
        }

    def advice(self) -> str:
        self.to_decide()
        said = self.ask("POST", "hint", {})
        best = (said.get("choices") or [{}])[0]
        why = f" (chance to win {best['chance']:.0%}). {best['why']}" if best else ""
        return f"The bot {said.get('bot')} would choose {said.get('id')}: {said.get('words')}{why}"

    def close(self) -> str:
        said = "Your seat stays yours: with the same token you can sit down there again."
        if self.snapshot.can.leave:
            self.ask("POST", "leave", {})
            said = "You have stood up before the game began; the seat is open again."
        self.leave_stream()
        return said

    def leave_stream(self) -> None:
        self.closed.set()
        if self.stream is not None:
            hang_up(self.stream)


def turn_of(snapshot: Snapshot) -> WaitsFor:
    if snapshot.over or snapshot.trouble or snapshot.status == "over":
        return WaitsFor.NOTHING
    if snapshot.decision is None:
        return WaitsFor.PLAYERS
    return WaitsFor.YOURS if snapshot.decision.yours else WaitsFor.OTHERS


def scores_of(snapshot: Snapshot) -> list[str]:
    """A line on each score that can be known."""
    known = (
        (player.name, player.score_words or (None if player.score is None else f"{player.score:g}"))
        for player in snapshot.players
    )
    return [f"{name}: {words}" for name, words in known if words]


def join(url: str, token: str, name: str, seat: int | None) -> tuple[ServedSeat, str]:
    """Sit down at a server's table, in `seat` (from 0) or any; returns the seat, and the token
    that was made where none was given.

    Refusal if the link is none, the server does not answer, or there is no open seat. Who sits
    there already takes that seat again.
    """
    server, made = ServerClient(Invitation.read(url), token), ""
    server.check_token()
    path = f"/api/tables/{server.at.table}"
    snapshot = snapshot_in(server.call("GET", path))
    if snapshot.seat < 0:
        if not snapshot.can.join:
            raise Refusal(
                "no seat is open at this table; if you sit there already, give your token"
            )
        if not token:
            made = str(
                server.call("POST", "/api/players", {"name": name} if name else {}).get("token")
                or ""
            )
            server.token = made
            server.check_token()
        wanted = {
            key: value for key, value in (("seat", seat), ("name", name)) if value not in (None, "")
        }
        snapshot = snapshot_in(server.call("POST", f"{path}/join", wanted).get("snapshot"))
    return ServedSeat(server, snapshot), made
