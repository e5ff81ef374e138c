"""Guards: what every request passes: how many, how large, from where; and the headers of every answer."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import structlog
from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter
from pydantic_core import to_json
from starlette.exceptions import HTTPException

from ludary.server.addresses import network_of
from ludary.server.http.origins import Origins
from ludary.server.metrics import REFUSED, REQUESTS, SECONDS
from ludary.server.settings import Settings
from ludary.server.turns import TURN, WATCHING, Turn

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

OTHER_NAME = (
    "This server does not go by the name in your request's Host header. Who runs it can give it that name: ludary serve --host-name NAME."
)
WINDOW = 10  # seconds over which requests are counted
BODIES = ("POST", "PUT", "PATCH")
DEAR = {"/api/tables": 0.1, "/api/records": 0.05}  # POSTs that cost more: their share of the rate
FILES = 5.0  # times the rate: a page's files are many, small and kept by browsers
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
log = structlog.get_logger()


def who(scope: Any) -> str:
    """The network that a request comes from."""
    return network_of((scope.get("client") or ("",))[0])


class TooLarge(HTTPException):
    """A body that is larger than is allowed."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"That is too large: {most:,} bytes are the most that is read.")


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: Any, settings: Settings, origins: Origins) -> None:
        self.app, self.settings, self.origins = app, settings, origins
        self.counting = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, answer = time.perf_counter(), _Answer(send, self.settings)
        answer.turn = Turn(scope["app"].state.hall.turns, who(scope), 0.0 if scope["path"].endswith("/act") else WATCHING)
        TURN.set(answer.turn)
        try:
            if refusal := self.refusal(scope):
                await answer.refuse(*refusal)
            else:
                if scope["method"] not in BODIES:
                    await answer.turn.enter()
                await self.app(scope, self.limited(receive, answer.turn), answer)
        except Exception:
            log.exception("failed", path=scope["path"])
            await answer.refuse(500, "failed", "Something went wrong here; it has been noted.")
        finally:
            answer.turn.leave()
            self.note(scope, answer.status, time.perf_counter() - began)

    def refusal(self, scope: Any) -> tuple[int, str, str] | None:
        """Status, code and words, if the request shall not pass."""
        headers = dict(scope["headers"])
        if not self.origins.knows(scope["headers"]):
            return 421, "host", OTHER_NAME
        if self.is_too_much(scope):
            return 429, "too_many", "Too many requests from your address; wait a little."
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and (len(length) > 18 or int(length) > self.settings.largest):
            return 413, "too_large", TooLarge(self.settings.largest).detail
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self.origins.is_own(scope["headers"], scope["scheme"]):
            return 403, "foreign", "This request comes from another site's page."
        return None

    def is_too_much(self, scope: Any) -> bool:
        if not self.settings.rate:
            return False
        posts = scope["method"] == "POST"
        shares = {"static": FILES} if scope["path"].startswith("/static/") else {"all": 1.0}
        shares |= {scope["path"]: DEAR[scope["path"]]} if posts and scope["path"] in DEAR else {}
        for what, share in shares.items():
            if not self.counting.hit(RateLimitItemPerSecond(max(1, round(self.settings.rate * share * WINDOW)), WINDOW), who(scope), what):
                REFUSED.labels(what).inc()
                return True
        return False

    def limited(self, receive: Receive, turn: Turn) -> Receive:
        """`receive` that stops reading at the largest body, and waits for a turn once it has all of it."""
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.settings.largest:
                raise TooLarge(self.settings.largest)
            if message["type"] == "http.request" and not message.get("more_body"):
                await turn.enter()
            return message

        return counted

    def note(self, scope: Any, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(scope["method"], route, str(status)).inc()
        if not route.endswith("/events"):
            SECONDS.labels(route).observe(seconds)
        log.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


class _Answer:
    """`send` that puts the headers of all answers in, and knows whether one has begun."""

    def __init__(self, send: Send, settings: Settings) -> None:
        self.send, self.status = send, 0
        self.turn: Turn | None = None
        self.more = HEADERS + ([(b"strict-transport-security", b"max-age=31536000")] if settings.secure else [])

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            if self.turn is not None:
                self.turn.leave()  # who is slow to take the answer keeps nobody waiting
            self.status = message["status"]
            names = {name for name, _ in message["headers"]}
            caching = [] if b"cache-control" in names else [(b"cache-control", b"no-store")]
            message = {**message, "headers": [*message["headers"], *self.more, *caching]}
        await self.send(message)

    async def refuse(self, status: int, code: str, words: str) -> None:
        """Say no, unless an answer has begun."""
        if self.status:
            return
        body = to_json({"error": words, "code": code})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(b"retry-after", str(WINDOW).encode())] if status == 429 else []
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
