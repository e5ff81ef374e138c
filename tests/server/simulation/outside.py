"""The world outside of a server: push services, a mail server, and processes of its own for
reviews, editions and the lab. Each fails, is slow, or loses its answer when the seed says so.
"""

from __future__ import annotations

import asyncio
import random
import smtplib
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from hashlib import sha256
from typing import Any

import httpx

from ludary.bots.review import version_of
from ludary.server.alerts.mail import MailServer
from ludary.server.catalog.catalog import GameCatalog

Json = dict[str, Any]
HANGS = 15.0  # seconds for which a service keeps a message that it does not answer


@dataclass(frozen=True)
class Delivery:
    """A message that has arrived."""

    at: float
    to: str  # the endpoint of a browser, or a mail address
    table: str  # that the player should come to; "" of another mail
    answered: bool  # whether the server knows that it has arrived
    text: str = ""  # of a mail


@dataclass
class Post:
    """The push services and the mail server."""

    rng: random.Random
    time: Callable[[], float]
    trouble: float = 0.0  # the part of messages to which something happens
    delivered: list[Delivery] = field(default_factory=list)

    def outcome(self, *kinds: str) -> str:
        return self.rng.choice(kinds) if self.rng.random() < self.trouble else ""

    def takes(self, to: str, table: str, outcome: str, text: str = "") -> None:
        self.delivered.append(Delivery(self.time(), to, table, not outcome, text))


class PushServices(httpx.AsyncBaseTransport):
    """The network to the push services."""

    def __init__(self, post: Post) -> None:
        self.post = post

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        outcome = self.post.outcome("busy", "down", "slow", "unanswered")
        await asyncio.sleep(self.post.rng.uniform(0.01, 0.5))
        if outcome == "down":
            raise httpx.ConnectError("no connection")
        if outcome == "busy":
            return httpx.Response(503)
        if outcome == "slow":
            await asyncio.sleep(self.post.rng.uniform(0.5, HANGS))
        self.post.takes(str(request.url), request.headers["topic"], outcome)
        if outcome == "unanswered":
            raise httpx.ReadError("the connection has ended")
        return httpx.Response(201)


@dataclass(frozen=True)
class SimulatedMailServer(MailServer):
    """A mail server; all above SMTP is real."""

    post: Post | None = None

    def _connected(self) -> Any:
        assert self.post is not None
        return MailSession(self.post)


class MailSession:
    """A session of SMTP in which one mail is sent."""

    def __init__(self, post: Post) -> None:
        self.post = post

    def __enter__(self) -> MailSession:
        return self

    def __exit__(self, *_: object) -> None:
        """There is nothing to close."""

    def send_message(self, message: EmailMessage) -> None:
        outcome = self.post.outcome("busy", "unanswered")
        if outcome == "busy":
            raise smtplib.SMTPDataError(451, b"try again later")
        text = str(message.get_content())
        table = text.partition("/t/")[2].partition("\n")[0]
        self.post.takes(str(message["To"]), table, outcome, text)
        if outcome:
            raise smtplib.SMTPServerDisconnected("the connection has ended")


def steps_digest(steps: Any) -> str:
    return sha256(repr(steps).encode()).hexdigest()


def worker(catalog: GameCatalog) -> Callable[..., Json]:
    """Return what answers the jobs of worker processes."""
    names = {source: name for name, source in catalog.sources.items()}

    def ask(job: Json, tell: Any = None) -> Json:
        if job["do"] == "review":
            found = {"players": list(job["players"]), "steps": steps_digest(job["steps"])}
            return {"version": version_of(catalog.game(names[job["source"]])), **found}
        return {"text": "", "contents": "", "written": "", "numbers": job["changes"]}

    return ask


class SimulatedLab:
    """A process of the lab; how long it takes is up to its pool."""

    def answer(self, job: Json, tell: Callable[[Json], object]) -> Json:
        return {"found": {"numbers": job["numbers"]}}

    def end(self) -> None:
        """There is no process."""
