"""Connections that ask for nothing, or take their time over it, keep nobody out."""

from __future__ import annotations

import json
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse
from pathlib import Path

import httpx
import pytest

from ludary.server.public.fairness.rates import WINDOW
from ludary.server.public.http import connections
from ludary.server.public.http.gate import Gate
from ludary.server.resources.limits import ServerLimits
from tests.server import processes
from tests.server.processes import ENVIRONMENT, Server
from tests.server.serving import PATIENCE, Serving, serving, until

HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@contextmanager
def connected(
    server: Serving, count: int, source: str = "127.0.0.2", sent: bytes = b""
) -> Iterator[list[socket.socket]]:
    """Connections from an address, on each of which something has been sent."""
    made = [
        socket.create_connection(server.listening.getsockname(), PATIENCE, (source, 0))
        for _ in range(count)
    ]
    for one in made:
        one.sendall(sent)
    try:
        yield made
    finally:
        for one in made:
            one.close()


def is_closed(one: socket.socket) -> bool:
    """Tell whether the server ends the connection, without an answer."""
    try:
        return one.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /he", HEAD, b"\r\n\r\n"],
    ids=["nothing", "half a line", "half the headers", "empty lines"],
)
def test_headers_that_do_not_come_end_the_connection(
    fresh: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.2)
    with serving(fresh) as server, connected(server, 1, sent=sent) as (one,):
        assert is_closed(one)


def test_a_later_request_on_a_connection_has_the_same_deadline(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.5)
    with serving(fresh) as server, connected(server, 1, sent=HEAD + b"\r\n") as (one,):
        answer = HTTPResponse(one)
        answer.begin()
        assert json.loads(answer.read())["ok"]
        one.sendall(b"\r\nGET /he")
        assert is_closed(one)


def test_a_body_that_does_not_come_ends_the_connection(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BODY", 0.2)
    half = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type:"
        b" application/json\r\nContent-Length: 90\r\n\r\n{"
    )
    with serving(fresh) as server, connected(server, 1, sent=half) as (one,):
        assert is_closed(one)


def test_headers_that_never_end_are_cut_off(fresh: Path) -> None:
    with serving(fresh) as server, connected(server, 1) as (one,), pytest.raises(ConnectionError):
        one.sendall(HEAD)
        while True:
            one.sendall(b"x-more: " + b"y" * 8_000 + b"\r\n")


def test_requests_in_progress_may_take_longer_than_their_headers_may(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.2)
    monkeypatch.setattr(connections, "BODY", 0.2)
    with serving(fresh) as server:
        me = server.player()
        table = me.open("me", "open")
        stream = me.events(table)
        next(stream)
        with connected(server, 1) as (silent,):
            assert is_closed(silent)
        me.post(f"/api/tables/{table}/say", text="still here")
        assert next(snapshot for snapshot in stream if snapshot["number"] == 2)
        stream.close()


def test_no_part_of_an_answer_waits_until_the_last_one_has_arrived(fresh: Path) -> None:
    with serving(fresh) as server, connected(server, 1, sent=HEAD + b"\r\n") as (one,):
        assert one.recv(12) == b"HTTP/1.1 200"
        [connection] = server.server.server_state.connections
        line = connection.transport.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_one_address_has_its_share_of_connections_and_others_come_in(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(connections_address=5)) as server, connected(server, 5):
        with connected(server, 1) as (sixth,):
            assert is_closed(sixth)
        with connected(server, 1, "127.0.0.3", HEAD + b"\r\n") as (other,):
            assert other.recv(12) == b"HTTP/1.1 200"


def test_one_address_has_its_share_of_new_connections_too(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(connects_address=1)) as server:
        with connected(server, 2 * round(WINDOW)) as many:
            assert is_closed(many[-1])
        with connected(server, 1, "127.0.0.3", HEAD + b"\r\n") as (other,):
            assert other.recv(12) == b"HTTP/1.1 200"


def test_where_there_is_no_room_a_silent_connection_makes_it(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(connections=20)) as server:
        me = server.player()
        table = me.open("me", "open")
        stream = me.events(table)
        next(stream)
        with connected(server, 60) as silent:
            assert is_closed(silent[0])
            for number in range(30):
                assert server.player().get("/healthz")["ok"], number
            me.post(f"/api/tables/{table}/say", text="still here")
            assert next(snapshot for snapshot in stream if snapshot["number"] == 2)
        stream.close()


def test_connections_that_end_are_not_counted_any_more(fresh: Path) -> None:
    with serving(fresh, limits=ServerLimits(connections_address=3)) as server:

        def three_are_answered() -> bool:
            with connected(server, 3, sent=HEAD + b"\r\n") as three:
                return not any(is_closed(one) for one in three)

        for _ in range(4):
            until(
                three_are_answered
            )  # the server may still be noticing that the last ones have ended


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key:"
    b" dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


def test_upgrades_are_answered_as_plain_requests_and_count_no_longer_than_they_last(
    fresh: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(fresh, limits=ServerLimits(connections_address=5)) as server:
        gate: Gate = server.server.lifespan.state["gate"]
        for _ in range(8):
            with connected(server, 1, sent=HEAD + UPGRADE + b"\r\n") as (one,):
                for _ in range(2):
                    answer = HTTPResponse(one)
                    answer.begin()
                    assert json.loads(answer.read())["ok"]
                    one.sendall(HEAD + b"\r\n")
            until(lambda: gate.total == 0)
        assert not gate.open
        with connected(server, 1, sent=HEAD + b"\r\n") as (plain,):
            assert plain.recv(12) == b"HTTP/1.1 200"
    assert "upgrade" not in caplog.text.lower()


BODY = b'{"name":"Ann"}'
WISHES = {
    "websocket": UPGRADE,
    "h2c": b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n",
}
LENGTHS = {
    "counted": (b"Content-Length: 14", BODY),
    "chunked": (b"Transfer-Encoding: chunked", b"e\r\n" + BODY + b"\r\n0\r\n\r\n"),
}


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("apart", [True, False], ids=["apart", "together"])
def test_a_request_that_asks_for_an_upgrade_keeps_its_body_and_the_next_one_is_read(
    server: Serving, wish: str, length: str, apart: bool
) -> None:
    how, body = LENGTHS[length]
    head = (
        HEAD.replace(b"GET /healthz", b"POST /api/players")
        + WISHES[wish]
        + b"Content-Type: application/json\r\n"
        + how
        + b"\r\n\r\n"
    )
    with connected(server, 1) as (one,):
        for sent in (head, body) if apart else (head + body,):
            one.sendall(sent)
            time.sleep(0.1)
        made = HTTPResponse(one)
        made.begin()
        assert (made.status, json.loads(made.read())["name"]) == (201, "Ann")
        one.sendall(HEAD + UPGRADE + b"\r\n" + HEAD + b"Connection: close\r\n\r\n")
        rest = b"".join(iter(lambda: one.recv(65536), b""))
        assert rest.count(b"HTTP/1.1 200 OK") == rest.count(b'"ok":true') == 2


def test_logs_of_libraries_are_json_and_malformed_requests_are_counted_together(
    fresh: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logging.getLogger(), "handlers", [])  # as where no test looks on
        with serving(fresh) as server:
            for _ in range(5):
                with connected(server, 1, sent=b"what is this?\r\n\r\n") as (one,):
                    assert one.recv(12) == b"HTTP/1.1 400"
        try:
            raise RuntimeError("amiss")
        except RuntimeError:
            logging.getLogger("asyncio").exception("Something is %s", "wrong")
    said = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert all({"event", "level", "timestamp"} <= set(one) for one in said)
    assert [one for one in said if one.get("connections_malformed")] == [
        one for one in said if one["event"] == "connections_ended"
    ]
    assert len([one for one in said if "connections_malformed" in one]) == 1
    assert not any("Invalid" in one["event"] for one in said)
    assert said[-1]["event"] == "Something is wrong"
    assert said[-1]["exception"][0]["exc_value"] == "amiss"


class FewFiles(Server):
    """`ludary serve` as on a system that allows 1,024 open files."""

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ludary", *self.arguments], stderr=log, env=ENVIRONMENT,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)),
            )  # fmt: skip


def test_a_thousand_silent_connections_keep_nobody_out_where_1024_files_may_be_open(
    tmp_path: Path,
) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    server = FewFiles(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    server.start()
    with ExitStack() as held:
        held.callback(server.kill)
        processes.until(server.is_well, "the server is there")
        for number in range(1_010):
            source = (f"127.0.0.{2 + number % 5}", 0)
            held.enter_context(
                socket.create_connection(("127.0.0.1", server.port), PATIENCE, source)
            )
        assert server.is_well()
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as stranger:
            assert stranger.post("/api/players", json={}).status_code == 201
