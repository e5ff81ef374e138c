"""Calls to the API of a Ludary server, as docs/bot.md describes it, with bounds on time and length.

Redirects are not followed.

What comes back was written by somebody else: nothing is taken for granted but that it is an object
of JSON.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from ludary.adapters.seats import Refusal

CALL_SECONDS = 30.0  # for an answer
QUIET_SECONDS = 60.0  # without a sign of life on a stream, which has one each 10 s
MOST_BYTES = 4_000_000  # of an answer, or of a line of a stream
LONGEST_WORDS = 500  # letters of a server's refusal that are passed on
INVITATION = re.compile(r"(/[^?#]*)?/t/([A-Za-z0-9_-]{16})/?")
TOKEN = re.compile(r"[\x21-\x7e]{20,100}")

Json = dict[str, Any]


class ServerRefused(Refusal):
    """The server refused a request."""

    def __init__(self, words: str, code: str) -> None:
        super().__init__(words)
        self.code = code


@dataclass(frozen=True)
class Invitation:
    """The link to a table: `https://games.example.org/t/ID`."""

    secure: bool
    host: str
    port: int
    prefix: str  # of the server's paths; usually empty
    table: str

    @classmethod
    def read(cls, url: str) -> Invitation:
        """Refusal if this is no link to a table."""
        with suppress(ValueError):  # for an invalid port
            parts = urlsplit(url.strip())
            match = INVITATION.fullmatch(parts.path)
            if (
                match
                and parts.scheme in ("http", "https")
                and parts.hostname
                and "@" not in parts.netloc
            ):
                secure = parts.scheme == "https"
                return cls(
                    secure,
                    parts.hostname,
                    parts.port or (443 if secure else 80),
                    match[1] or "",
                    match[2],
                )
        raise Refusal(
            f"url={url[:80]!r}: should be the link to a table, such as"
            " http://localhost:8383/t/AbCdEfGh12345678"
        )

    @property
    def server(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.secure}://{host}:{self.port}{self.prefix}"


@dataclass
class ServerClient:
    """A server, and the token with which it is asked; an empty one is a stranger's."""

    at: Invitation
    token: str = ""

    def check_token(self) -> None:
        """Refusal if it cannot be one."""
        if self.token and not TOKEN.fullmatch(self.token):
            raise Refusal(
                "token: should be 20 to 100 letters, digits and signs without spaces, as POST"
                " /api/players gives it"
            )

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer to a request.

        ServerRefused with the server's words if it says no, Refusal if nothing can be had from it.
        """
        with closing(self.connection(CALL_SECONDS)) as connection:
            try:
                with self.send(connection, method, path, body) as answer:
                    status, text = answer.status, answer.read(MOST_BYTES + 1)
            except (OSError, HTTPException) as error:
                raise Refusal(
                    f"{self.at.server} does not answer ({str(error) or type(error).__name__}):"
                    " check the link"
                ) from None
        return self.checked(status, text)

    def stream(
        self, path: str, last: int, opened: Callable[[socket.socket], None]
    ) -> Iterator[Json]:
        """The objects that a stream of events sends, from entry `last` on.

        Ends when the stream does, with OSError where it breaks off.

        `opened` is given the socket, so that another thread can end the stream with `hang_up`.
        """
        with closing(self.connection(QUIET_SECONDS)) as connection:
            connection.connect()
            opened(connection.sock)
            try:
                with self.send(
                    connection, "GET", path, None, {"last-event-id": str(last)}
                ) as answer:
                    yield from self.events(answer)
            except HTTPException as error:
                raise ConnectionError(str(error)) from None

    def events(self, answer: HTTPResponse) -> Iterator[Json]:
        """The objects in the answer to a request for a stream."""
        if answer.status != 200:
            self.checked(answer.status, answer.read(MOST_BYTES))
            return
        while line := answer.readline(MOST_BYTES + 1):
            if len(line) > MOST_BYTES:
                raise Refusal(f"{self.at.server} sent more than {MOST_BYTES:,} bytes at once")
            if line.startswith(b"data:"):
                yield self.checked(200, line[5:])

    def connection(self, seconds: float) -> HTTPConnection:
        kind = HTTPSConnection if self.at.secure else HTTPConnection
        return kind(self.at.host, self.at.port, timeout=seconds)

    def send(
        self,
        connection: HTTPConnection,
        method: str,
        path: str,
        body: Json | None,
        more: dict[str, str] | None = None,
    ) -> HTTPResponse:
        headers = {"content-type": "application/json", **(more or {})}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        connection.request(
            method, self.at.prefix + path, None if body is None else json.dumps(body), headers
        )
        return connection.getresponse()

    def checked(self, status: int, text: bytes) -> Json:
        """The object in an answer that says yes."""
        try:
            said = json.loads(text) if len(text) <= MOST_BYTES else None
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise Refusal(
                f"{self.at.server} does not answer like a Ludary server (status {status}): check"
                " the link"
            )
        if not 200 <= status < 300:
            raise ServerRefused(
                f"the server refuses: {str(said.get('error', status))[:LONGEST_WORDS]}",
                str(said.get("code", ""))[:40],
            )
        return said


def hang_up(sock: socket.socket) -> None:
    """End a stream that another thread reads from."""
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
