"""Connections: bounds on bytes and time in every phase.

A connection is always in one phase, and each phase has its own bound:

- *new* and *idle*: no request has begun; it is closed after a while, or earlier where others need
  the room.
- *head*: the line and the headers of a request, or empty lines before it: bytes, fields and
  seconds.
- *body*: bytes around the content (sizes and extensions of chunks, trailers), bytes in all, and
  seconds.
- *answer*: nothing is read. What comes meanwhile stays in the buffers of the system, but for one
  read, which is kept as it came.

Answers have to be taken in time in every phase. uvicorn reads the requests by llhttp, which is
strict; the bounds are here.
"""

from __future__ import annotations

import asyncio
from contextvars import Context
from enum import Enum, auto
from http import HTTPStatus

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludary.server.public.http.gate import Gate
from ludary.server.public.http.no_upgrade import PlainParser
from ludary.server.resources.addresses import ClientNetwork

# seconds from the connection to its first byte, and from the first byte of a request to the end of
# its headers
HEADERS = 10.0
BODY = 30.0  # seconds from there to the end of the body
READ = 30.0  # seconds in which the client takes the next part of an answer
IDLE = 30.0  # seconds between two requests
# bytes of a request's line and headers; also of chunk sizes and trailers, since small chunks take
# time
LONGEST_HEAD = 32_000
MOST_FIELDS = 100  # headers: an empty one takes some 200 bytes of memory, however short it is
# bytes of a request: of bodies too large to be taken as much is read, so that clients get to read
# the refusal
LONGEST_REQUEST = 4_000_000
SLICE = 4_096  # bytes of a chunked body that are parsed at once
END_OF_HEAD = b"\r\n\r\n"
MALFORMED = "Invalid HTTP request received."


class Phase(Enum):
    NEW, IDLE, HEAD, BODY, ANSWER = auto(), auto(), auto(), auto(), auto()


class Flow(FlowControl):
    """uvicorn's flow control, which stops reading while received bytes wait."""

    def __init__(self, transport: asyncio.Transport, connection: Connection) -> None:
        super().__init__(transport)
        self.connection = connection

    def resume_reading(self) -> None:
        if not (self.connection.unread or self.connection.is_deaf):
            super().resume_reading()


class Connection(HttpToolsProtocol):
    """uvicorn's connection, with bounds, counted by a gate."""

    gate: Gate
    network = ClientNetwork.of("")
    is_proxy, held = False, 0
    let_in = False
    counted = False  # once it has been closed no more
    phase = Phase.NEW
    has_begun = False  # whether a request has, after empty lines
    taken = 0  # bytes of the request that comes
    around = 0  # bytes of its line and headers, then of chunk sizes and trailers
    head = 0  # bytes of its line and headers
    left = 0  # bytes of a body that are still to come, where its length was told
    last = b""  # the last bytes of a head that has not ended
    unread = b""  # bytes that came during an answer
    is_deaf = False  # nothing more is read: the connection closes after the present answer
    deadline: asyncio.TimerHandle | None = None
    reader_deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.gate = self.app_state["gate"]
        name = transport.get_extra_info("peername")
        self.let_in = self.counted = self.gate.enter(
            self, name[0] if isinstance(name, tuple) else ""
        )
        if not self.let_in:
            transport.abort()  # before anything is made for it
            return
        self.parser: PlainParser = PlainParser(self)
        super().connection_made(transport)
        self.flow = Flow(transport, self)
        self.begin(Phase.NEW)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.let_in:
            self.end()
            self.unread = b""
            super().connection_lost(exc)

    def end(self) -> None:
        """Close the connection now, and stop counting it."""
        for handle in (self.deadline, self.reader_deadline):
            if handle is not None:
                handle.cancel()
        if self.counted:
            self.counted = False
            self.gate.leave(self)
        self.transport.abort()

    def give_up(self, reason: str) -> None:
        if reason:
            self.gate.note(reason)
        self.end()

    def begin(self, phase: Phase) -> None:
        """Enter a phase, whose time runs from now."""
        self.phase = phase
        if phase in (Phase.NEW, Phase.IDLE):
            self.gate.idle[self] = None
            self.taken = self.around = self.head = 0
            self.has_begun, self.last = False, b""
        elif phase is not Phase.HEAD:
            self.gate.idle.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.deadline_of(phase)

    def deadline_of(self, phase: Phase) -> asyncio.TimerHandle | None:
        """Return the timer that ends a connection whose phase takes too long.

        Answers have no deadline here.
        """
        seconds, reason = {
            Phase.NEW: (HEADERS, "connections_silent"),
            Phase.IDLE: (IDLE, ""),
            Phase.HEAD: (HEADERS, "connections_slow_headers"),
            Phase.BODY: (BODY, "connections_slow_body"),
            Phase.ANSWER: (0.0, ""),
        }[phase]
        return self.loop.call_later(seconds, self.give_up, reason) if seconds else None

    def data_received(self, data: bytes) -> None:
        """Take received bytes: at once, or after the answer in progress."""
        if not self.counted or self.is_deaf:
            return
        self._unset_keepalive_if_required()
        self.unread += data
        self.read()

    def read(self) -> None:
        """Parse the received bytes up to the end of a request; bytes are counted before they are
        parsed.
        """
        at, data, self.unread = 0, self.unread, b""
        while at < len(data) and self.phase is not Phase.ANSWER and self.is_open:
            if self.phase in (Phase.NEW, Phase.IDLE):
                self.begin(Phase.HEAD)
            part = self.next_part(data, at)
            self.taken += part
            self.around += part
            if self.taken > LONGEST_REQUEST or self.around > LONGEST_HEAD + self.left:
                self.refuse_length()
                return
            self.parse(data[at : at + part])
            at += part
        if self.is_open:
            self.unread = data[at:]
            self.note_held()

    def refuse_length(self) -> None:
        if self.phase is Phase.HEAD:
            self.gate.note("connections_long_headers")
            self.say_no(
                431,
                f"The line and the headers of a request take {LONGEST_HEAD:,} bytes and"
                f" {MOST_FIELDS} fields at most here.",
            )
        else:
            self.give_up("connections_long_body")

    @property
    def is_open(self) -> bool:
        """Tell whether received bytes are still to be read."""
        return self.counted and not self.is_deaf and not self.transport.is_closing()

    def next_part(self, data: bytes, at: int) -> int:
        """Return how many bytes surely belong to the present request, as far as that can be told
        before parsing.
        """
        count = len(data) - at
        if self.phase is Phase.BODY:
            return min(count, self.left or SLICE)
        if not self.has_begun and data[at] in END_OF_HEAD:
            return count - len(data[at:].lstrip(END_OF_HEAD))  # empty lines
        across = self.last + data[at : at + 3]
        if (end := across.find(END_OF_HEAD)) >= 0:
            return end + len(END_OF_HEAD) - len(self.last)
        end = data.find(END_OF_HEAD, at)
        part = end + len(END_OF_HEAD) - at if end >= 0 else count
        self.last = (self.last + data[at : at + part])[-3:]
        return part

    def parse(self, part: bytes) -> None:
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:  # CONNECT, which is answered like anything else
            pass
        except httptools.HttpParserError:
            if self.is_open:
                self.send_400_response(MALFORMED)

    def note_held(self) -> None:
        """Tell the gate how many bytes wait here; end the connection if that is too much."""
        if self.unread:
            self.flow.pause_reading()
        is_asking = self.phase in (Phase.BODY, Phase.ANSWER) and not self.cycle.response_complete
        asked = (
            self.head + len(self.cycle.body)
            if is_asking
            else self.around
            if self.phase is Phase.HEAD
            else 0
        )
        if limit := self.gate.hold(self, asked + len(self.unread)):
            self.give_up(limit)

    def on_message_begin(self) -> None:
        """Begin a request; one that begins during an answer is not read, and needs another
        connection.
        """
        if self.phase is Phase.ANSWER:
            self.is_deaf, self.cycle.keep_alive = True, False
            self.flow.pause_reading()
            raise httptools.HttpParserError("a request behind one that is still to be answered")
        if self.phase is not Phase.HEAD:
            self.begin(Phase.HEAD)
        self.has_begun = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; trailers are ignored."""
        if self.phase is not Phase.HEAD:
            return
        if len(self.headers) >= MOST_FIELDS:
            self.refuse_length()
            raise httptools.HttpParserError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.parser.upgrades:
            return
        self.head, self.around = self.around, 0
        headers = dict(self.headers)
        length = headers.get(b"content-length", b"")
        self.left = int(length) if length.isdigit() and b"transfer-encoding" not in headers else 0
        self.begin(Phase.BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.around -= len(body)
        self.left = max(0, self.left - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self.parser.upgrades:
            return
        super().on_message_complete()
        self.begin(Phase.IDLE if self.cycle.response_complete else Phase.ANSWER)

    def on_response_complete(self) -> None:
        """Read on, beginning with the bytes that waited."""
        super().on_response_complete()
        if not self.counted:
            return
        if self.transport.is_closing():
            self.expect_close()
            return
        if self.phase is Phase.ANSWER:
            self.begin(Phase.IDLE)
        self.note_held()
        if self.unread:
            self.loop.call_soon(self.go_on, context=Context())

    def go_on(self) -> None:
        if self.is_open:
            self.read()
            self.flow.resume_reading()

    def send_400_response(self, msg: str) -> None:
        self.gate.note("connections_malformed")
        self.say_no(400, msg)

    def say_no(self, status: int, words: str) -> None:
        """Answer a malformed request, unless an answer has begun, and close."""
        if self.phase is Phase.HEAD or not getattr(
            self.cycle, "response_started", False
        ):  # there is no cycle if no path was named
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain;"
                " charset=utf-8\r\n"
            )
            self.transport.write(
                f"{head}content-length: {len(words)}\r\nconnection: close\r\n\r\n{words}".encode()
            )
        self.transport.close()
        self.expect_close()

    def expect_close(self) -> None:
        """Give the client some time to read the last answer."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(READ, self.give_up, "connections_slow_reader")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader_deadline = self.loop.call_later(READ, self.give_up, "connections_slow_reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reader_deadline is not None:
            self.reader_deadline.cancel()

    def shutdown(self) -> None:
        """Close after the present answer; streams end now."""
        self.app_state["leave"]()
        super().shutdown()

    def timeout_keep_alive_handler(self) -> None:
        """Do nothing: the phases have their own deadlines."""
