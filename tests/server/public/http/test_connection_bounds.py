"""Every connection has a budget of bytes and time, whatever it is in the middle of."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from ludary.server.public.http import connections
from ludary.server.public.http.gate import Gate
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ServerLimits
from tests.server.public.http.test_connections import is_closed
from tests.server.serving import PATIENCE, Serving, serving, until

HOST = b"Host: localhost\r\n"
GET = b"GET /healthz HTTP/1.1\r\n" + HOST
CHUNKED = (
    b"POST /api/players HTTP/1.1\r\n"
    + HOST
    + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)
ENDLESS = 12_000_000  # bytes that a client tries to send
TAKEN = 6_000_000  # bytes that the server and the buffers of the system take at most
PHASES = {  # bytes that are sent once, and bytes that are sent repeatedly
    "the line of a request": (b"GET /", b"x" * 8_000),
    "one header": (GET + b"x-long: ", b"y" * 8_000),
    "many headers": (GET, b"x: y\r\n" * 1_000),
    "lines before a request": (b"", b"\r\n" * 4_000),
    "extensions of a chunk": (CHUNKED + b"1;", b"e" * 8_000),
    "extensions of many chunks": (CHUNKED, b"1;" + b"e" * 8_000 + b"\r\nx\r\n"),
    "chunks of one byte": (CHUNKED, b"1\r\nx\r\n" * 1_000),
    "trailers": (CHUNKED + b"2\r\n{}\r\n0\r\n", b"x: y\r\n" * 1_000),
    "one trailer": (CHUNKED + b"2\r\n{}\r\n0\r\nx-long: ", b"y" * 8_000),
    "a body that nobody reads": (GET + b"Content-Length: 1000000000\r\n\r\n", b"x" * 8_000),
    "a body that is too large": (CHUNKED, b"1f40\r\n" + b"x" * 8_000 + b"\r\n"),
    "what follows the last request": (GET + b"Connection: close\r\n\r\n", b"x" * 8_000),
}
DURING = {
    "a head": (GET + b"x-long: ", b"y" * 8_000),
    "whole requests": (b"", (GET + b"\r\n") * 100),
    "no HTTP": (b"", b"\0" * 8_000),
}


@contextmanager
def line_to(server: Serving) -> Iterator[socket.socket]:
    """A connection with small buffers of its own."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        one.settimeout(PATIENCE)
        one.connect(server.listening.getsockname())
        yield one


def taken(one: socket.socket, first: bytes, then: bytes) -> int:
    """The bytes that the server takes of what never ends."""
    count = 0
    with suppress(ConnectionError, TimeoutError):
        one.sendall(first)
        one.settimeout(0.5)
        while count < ENDLESS:
            one.sendall(then)
            count += len(then)
    return count


@pytest.mark.parametrize("phase", PHASES)
def test_no_phase_of_a_request_takes_bytes_without_end(server: Serving, phase: str) -> None:
    with line_to(server) as one:
        assert taken(one, *PHASES[phase]) < TAKEN
    assert server.player().get("/healthz")["ok"]


@pytest.mark.parametrize("phase", ["chunks of one byte", "extensions of many chunks"])
def test_bytes_around_the_content_of_a_body_are_bounded_in_total(
    server: Serving, phase: str
) -> None:
    first, then = PHASES[phase]
    before = ended("connections_long_body")
    with line_to(server) as one, suppress(ConnectionError):
        one.sendall(first + (then * 500)[:300_000])
        one.recv(1)
    assert ended("connections_long_body") == before + 1


def ended(reason: str) -> float:
    """Return the number of connections ended for this reason."""
    return REGISTRY.get_sample_value("ludary_refused_total", {"limit": reason}) or 0.0


@pytest.mark.parametrize("what", DURING)
def test_bytes_during_an_event_stream_wait_outside(server: Serving, what: str) -> None:
    me = server.player()
    table = me.open("me", "open")
    with line_to(server) as one:
        one.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\n".encode() + HOST + b"\r\n")
        assert one.recv(12) == b"HTTP/1.1 200"
        assert taken(one, *DURING[what]) < TAKEN
        one.settimeout(PATIENCE)
        me.post(f"/api/tables/{table}/say", text="still here")
        said = b""
        while b"still here" not in said:
            said += one.recv(65_536)


ANN = b'{"name":"Ann"}'
MAKE_ANN = (
    b"POST /api/players HTTP/1.1\r\n"
    + HOST
    + b"Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
    + ANN
)
LAST = GET + b"Connection: close\r\n\r\n"


@pytest.mark.parametrize(
    "cut", [1, 7, 10_000], ids=["byte by byte", "seven bytes at a time", "at once"]
)
def test_requests_sent_ahead_are_answered_one_after_the_other(server: Serving, cut: int) -> None:
    sent, answers = b"\r\n" + GET + b"\r\n" + MAKE_ANN + GET + b"\r\n" + MAKE_ANN + LAST, b""
    with line_to(server) as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for at in range(0, len(sent), cut):
            one.sendall(sent[at : at + cut])
        with suppress(
            ConnectionError
            # the server ends the connection at the last answer, whether it has read what is behind
            # it
            # or not
        ):
            one.sendall(GET)
            while said := one.recv(65_536):
                answers += said
    assert re.findall(rb"HTTP/1.1 (\d+)|(\"ok\":true)|(\"name\":\"Ann\")", answers) == [
        *(well := [(b"200", b"", b""), (b"", b'"ok":true', b"")]),
        *(ann := [(b"201", b"", b""), (b"", b"", b'"name":"Ann"')]),
        *well,
        *ann,
        *well,
    ]


def test_a_request_that_comes_in_one_piece_with_the_end_of_a_chunked_one_has_to_be_asked_again(
    server: Serving,
) -> None:
    with line_to(server) as one:
        one.sendall(CHUNKED + b"e\r\n" + ANN + b"\r\n0\r\n\r\n" + GET + b"\r\n")
        assert b"".join(iter(lambda: one.recv(65_536), b"")).count(b"HTTP/1.1") == 1


@pytest.mark.parametrize(
    "first", [GET + b"x: y\r\n" * 100, GET + b"x: " + b"y" * 32_000], ids=["headers", "bytes"]
)
def test_a_head_that_is_too_long_is_refused_in_words(server: Serving, first: bytes) -> None:
    with line_to(server) as one:
        one.sendall(first + b"\r\n\r\n")
        said = b"".join(iter(lambda: one.recv(65_536), b""))
    assert said.startswith(b"HTTP/1.1 431 ") and b"32,000 bytes and 100 fields at most" in said


LARGE = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST
IN_TIME = [  # which deadline ends it, and what has been sent
    ("BODY", GET + b"Content-Length: 9\r\n\r\n"),  # it has been answered already
    ("BODY", CHUNKED + b"2\r\n{}\r\n0\r\nx: y"),
    ("IDLE", GET + b"\r\n"),
    ("IDLE", LARGE + b"\r\n"),  # and nobody reads the answer
    ("READ", LARGE + b"Connection: close\r\n\r\n"),
]


def test_every_phase_ends_in_time(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(fresh) as server:
        gate: Gate = server.server.lifespan.state["gate"]
        server.listening.setsockopt(
            socket.SOL_SOCKET, socket.SO_SNDBUF, 4_096
        )  # so that the answer waits in the server
        for name, sent in IN_TIME:
            with monkeypatch.context() as patch, socket.socket() as one:
                patch.setattr(connections, name, 0.2)
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                one.connect(server.listening.getsockname())
                one.sendall(sent)
                with suppress(ConnectionError):
                    one.recv(1)  # of the answer, where there is one
                until(lambda: gate.total == 0)
        assert (gate.held_total, gate.open, gate.held) == (0, {}, {})


def test_waiting_bytes_of_all_connections_of_an_address_are_bounded(fresh: Path) -> None:
    with (
        serving(fresh, limits=ServerLimits(bodies_address=100_000, connects_address=0)) as server,
        ExitStack() as open_,
    ):
        for _ in range(5):
            open_.enter_context(line_to(server)).sendall(GET + b"x: " + b"y" * 18_000)
        ended = open_.enter_context(line_to(server))
        ended.sendall(GET + b"x: " + b"y" * 18_000)
        assert is_closed(ended)
        other = open_.enter_context(
            socket.create_connection(server.listening.getsockname(), PATIENCE, ("127.0.0.3", 0))
        )
        other.sendall(LAST)
        assert other.recv(12) == b"HTTP/1.1 200"


@pytest.mark.parametrize("proxies", ["127.0.0.1", "127.0.0.0/8", "*,*"])
def test_limits_on_connections_hold_for_each_client_behind_a_proxy(
    fresh: Path, proxies: str
) -> None:
    with serving(
        fresh,
        limits=ServerLimits(connections_address=3, connects_address=1),
        proxies=Proxies.read([proxies]),
    ) as server:
        one, other = (
            server.player(headers={"x-forwarded-for": address})
            for address in ("192.0.2.1", "192.0.2.2")
        )
        table = one.open("me", "open")
        streams = [one.events(table) for _ in range(3)]
        for stream in streams:
            next(stream)
        refused = one.ask("GET", "/healthz")
        assert (refused.status_code, refused.json()["code"]) == (429, "connections_address")
        for _ in range(12):
            assert other.get("/healthz")["ok"]
            other.http.close()
            other = server.player(headers={"x-forwarded-for": "192.0.2.2"})
        for stream in streams:
            stream.close()
        until(lambda: one.ask("GET", "/healthz").status_code == 200)
