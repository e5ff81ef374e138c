"""Model tables: the tables at which one model sits, and what each tool does there.

It knows nothing of the protocol that brings the calls.
"""

from __future__ import annotations

import secrets
import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ludary.adapters.pages import page_of, pages_of
from ludary.adapters.private_seat import open_private, shipped
from ludary.adapters.seats import Refusal, Seat, TableView, WaitsFor, not_legal
from ludary.adapters.served_seat import join
from ludary.adapters.tool_text import (
    action_text,
    choices_text,
    games_text,
    news_text,
    options_text,
    position_text,
    rules_text,
    seat_text,
)
from ludary.adapters.tools import MOST_LISTED, TOOLS, Tool, checked
from ludary.warmup.background import compile_meanwhile

if TYPE_CHECKING:
    from ludary.core.play.game import Game

OPENING = ("open_table", "join_table")
MOST_TABLES = 8
MOST_SHARED = 64  # tables of several models together
SECRET = 8  # bytes of a table's name that nobody guesses
# seconds after which a table that nobody asked about gives way, where several models share them
IDLE = 3600.0


class ModelTables:
    """The tables of one model, or of several.

    Its methods may be called from any thread; each tool is the method of its name.
    """

    def __init__(
        self, prepare: Callable[[Game], object] = compile_meanwhile, shared: bool = False
    ) -> None:
        """`prepare` is called with each game before it is played.

        Of a `shared` desk, who knows a table's name sits there.
        """
        self.prepare, self.shared, self.most = (
            prepare,
            shared,
            MOST_SHARED if shared else MOST_TABLES,
        )
        self.asked: dict[str, float] = {}  # by table, when somebody asked last
        self.tables: dict[str, Seat] = {}
        self.opened = 0  # tables, so far
        self.lock = threading.Lock()

    def answer(
        self, name: str, arguments: Mapping[str, Any] | None
    ) -> tuple[str, dict[str, Any] | None]:
        """Answer a tool call as `call` does; and where it is about a table, how that stands, as
        `tools.SEATED` describes it.
        """
        text = self.call(name, arguments)
        if not TOOLS[name].seated:
            return text, None
        table = (
            text.removeprefix("Table ").partition(",")[0]
            if name in OPENING
            else str((arguments or {})["table"])
        )
        return text, state_of(table, self.at(table).seen())

    def call(self, name: str, arguments: Mapping[str, Any] | None) -> str:
        """Answer a tool call.

        ValueError says what is wrong with the name, the arguments, or the moment.
        """
        tool: Tool | None = TOOLS.get(name)
        if tool is None:
            raise Refusal(f"there is no tool {name[:40]!r}; tools are {', '.join(TOOLS)}")
        method: Callable[..., str] = getattr(self, name)
        return method(**checked(tool, arguments or {}))

    def close(self) -> None:
        """Leave the streams of all tables; seats on servers stay taken."""
        for seat in self.tables.values():
            seat.leave_stream()

    def list_games(self) -> str:
        return "\n".join(games_text())

    def list_options(self, game: str, page: int) -> str:
        return page_of(options_text(shipped(game)), page, "list_options")

    def read_rules(self, game: str, about: str, page: int) -> str:
        return page_of(rules_text(shipped(game), about), page, "read_rules")

    def open_table(
        self,
        game: str,
        seats: int,
        bots: str,
        seat: int,
        name: str,
        seed: int,
        edition: str,
        options: str,
    ) -> str:
        self.check_room()
        box = shipped(game, edition, options)
        count = box.check_seats(seats or None)
        if seat > count:
            raise Refusal(f"seat={seat}: should be a seat from 1 to {count}")
        self.prepare(box)
        words = [word.strip() for word in bots.split(",") if word.strip()]
        if count == 1:
            words = []
        return self.sit(open_private(box, count, seat - 1, words, name, None if seed < 0 else seed))

    def join_table(self, url: str, token: str, name: str, seat: int) -> str:
        self.check_room()
        taken, made = join(url, token, name, seat - 1 if seat else None)
        told = self.sit(taken)
        return (
            f"{told}\n\nYour token there is {made}: with it you can come back to this seat. Whoever"
            " has it is you."
            if made
            else told
        )

    def check_room(self) -> None:
        if len(self.tables) >= self.most and self.shared:
            self.drop_idle()
        if len(self.tables) >= self.most:
            there = "" if self.shared else f" ({', '.join(self.tables)})"
            raise Refusal(
                f"you sit at {self.most} tables already, the most allowed{there}: use close_table"
                " to leave one"
            )

    def drop_idle(self) -> None:
        """Get up from the table about which nobody has asked for the longest time, if that is long
        enough.
        """
        with self.lock:
            table = min(self.tables, key=lambda one: self.asked[one])
            if time.monotonic() - self.asked[table] > IDLE:
                self.asked.pop(table)
                self.tables.pop(table).leave_stream()

    def sit(self, seat: Seat) -> str:
        """A new table, and how it stands."""
        with self.lock:
            if len(self.tables) >= self.most:
                seat.leave_stream()
                raise Refusal(
                    f"you sit at {self.most} tables already, the most allowed: use close_table"
                    " to leave one"
                )
            self.opened += 1
            table = f"t{self.opened}{'-' + secrets.token_hex(SECRET) if self.shared else ''}"
            self.tables[table], self.asked[table] = seat, time.monotonic()
        return self.look(table, 1)

    def at(self, table: str) -> Seat:
        if table not in self.tables:
            there = (
                f"you sit at {', '.join(self.tables)}"
                if self.tables and not self.shared
                else "open_table opens one, join_table takes a seat on a server"
            )
            raise Refusal(f"table={table[:40]!r}: there is no such table; {there}")
        self.asked[table] = time.monotonic()
        return self.tables[table]

    def look(self, table: str, page: int) -> str:
        seat = self.at(table)
        seen = seat.seen()
        return "\n".join([seat_text(table, seen), "", page_of(position_text(seen), page, "look")])

    def list_actions(self, table: str, page: int) -> str:
        return page_of(choices_text(self.at(table).seen()), page, "list_actions")

    def explain_action(self, table: str, action: int) -> str:
        seat = self.at(table)
        touched, choices = seat.touched(action), seat.seen().choices
        choice = next((choice for choice in choices if choice.number == action), None)
        if choice is None:
            raise not_legal(action, choices)
        return pages_of(action_text(choice, touched, seat.game))[0]

    def ask_advice(self, table: str) -> str:
        return self.at(table).advice()

    def act(self, table: str, action: int, seconds: int) -> str:
        self.at(table).act(action)
        return self.wait_for_turn(table, seconds)

    def wait_for_turn(self, table: str, seconds: int) -> str:
        seat = self.at(table)
        seat.wait(seconds)
        seen = seat.seen()
        told = [*news_text(seat.news()), "", seat_text(table, seen)]
        if seen.turn is WaitsFor.YOURS:
            told.append(page_of(choices_text(seen), 1, "list_actions"))
        if seen.turn is WaitsFor.NOTHING:
            told.append(page_of(position_text(seen), 1, "look"))
        return "\n".join(told)

    def close_table(self, table: str) -> str:
        said = self.at(table).close()
        with self.lock:
            self.tables.pop(table, None)
            self.asked.pop(table, None)
        return said


def state_of(table: str, seen: TableView) -> dict[str, Any]:
    """A table as `tools.SEATED` describes it."""
    actions = [
        {"number": one.number, "notation": one.notation, "words": one.words}
        for one in seen.choices[:MOST_LISTED]
    ]
    return {
        "table": table,
        "game": seen.title,
        "seat": seen.seat + 1,
        "players": list(seen.players),
        "turn": str(seen.turn),
        "scores": list(seen.scores),
        "actions": actions,
        "action_count": len(seen.choices),
    }
