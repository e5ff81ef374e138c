"""Middleware: limits on every request (number, size, origin), and the headers of every answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from pydantic_core import to_json
from starlette.requests import ClientDisconnect

from ludary.server.errors import Refused
from ludary.server.fairness.addresses import ClientNetwork
from ludary.server.fairness.rates import WINDOW, Rates
from ludary.server.fairness.request_scheduler import TURN, RequestTurn, Usage
from ludary.server.http.middleware.bodies import Bodies, Message, Receive, replay_body, too_large
from ludary.server.http.middleware.origins import Origins
from ludary.server.metrics import REFUSED, REQUESTS, SECONDS
from ludary.server.settings import Settings

Send = Callable[[Message], Awaitable[None]]

OTHER_NAME = "This server does not have the name in your request's Host header. Its host can add it: ludary serve --host-name NAME."
SLOWER, SLOWEST = 0.05, 2.0  # seconds: how much later each refusal of too much is answered, see `patience`
BODIES = ("POST", "PUT", "PATCH")
DEAR = {"/api/tables": 0.05, "/api/records": 0.025}  # POSTs that cost more: their share of the rate
FILES = 5.0  # times the rate: a page's files are many, small and kept by browsers
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
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


class GuardMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, asgi: Any, settings: Settings, origins: Origins) -> None:
        self.asgi, self.settings, self.origins = asgi, settings, origins
        self.rates = Rates()
        self.bodies = Bodies(settings.largest, settings.limits)
        self.refused = Usage()  # by network
        self.asked: Counter[ClientNetwork] = Counter()  # requests in progress, by network

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there is none here, and nothing below would count it
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self.asgi(scope, receive, send)
            return
        is_head = scope["method"] == "HEAD"
        scope = {**scope, "method": "GET"} if is_head else scope  # every GET supports HEAD
        began, answer = time.perf_counter(), _Answer(send, self, scope, is_head)
        TURN.set(answer.turn)
        self.asked[answer.network] += 1
        try:
            await self.serve(scope, receive, answer)
        finally:
            answer.turn.leave()
            self.finish(answer.network)
            self.note(scope, answer.status, time.perf_counter() - began)

    async def serve(self, scope: Any, receive: Receive, answer: _Answer) -> None:
        """Serve or refuse a request, and answer its errors."""
        try:
            if refusal := self.refusal(scope, answer.network):
                await answer.refuse(*refusal)
            else:
                await self.let_in(scope, receive, answer)
        except Refused as error:
            await answer.refuse(error.status, error.code, error.words)
        except ClientDisconnect:
            pass
        except asyncio.CancelledError:
            if not answer.app.leaving.is_set():
                raise
            await answer.refuse(503, "closing", "The server is closing. Ask again in a moment.")
        except Exception:
            log.exception("failed", path=scope["path"])
            await answer.refuse(500, "failed", "Something went wrong here; it has been noted.")

    async def let_in(self, scope: Any, receive: Receive, answer: _Answer) -> None:
        """Pass the request on once it is its turn; a slow body is read before that."""
        if scope["method"] not in BODIES:
            await answer.turn.enter()
            await self.asgi(scope, receive, answer)
            return
        async with self.bodies.read(receive, answer.network) as body:
            await answer.turn.enter()
            await self.asgi(scope, replay_body(body, receive), answer)

    def finish(self, network: ClientNetwork) -> None:
        self.asked[network] -= 1
        if not self.asked[network]:
            del self.asked[network]

    def refusal(self, scope: Any, network: ClientNetwork) -> tuple[int, str, str] | None:
        """Return status, code and words of a refusal; None if the request may pass."""
        headers = dict(scope["headers"])
        if not self.origins.knows(scope["headers"]):
            return 421, "host", OTHER_NAME
        if self.is_too_much(scope, network):
            return 429, "too_many", "Too many requests from your address; wait a little."
        self.settings.limits.check("connections_address", self.asked[network] - 1)  # so that it holds behind proxies, too
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and (len(length) > 18 or int(length) > self.settings.largest):
            return 413, "too_large", too_large(self.settings.largest).words
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self.origins.is_own(scope["headers"], scope["scheme"]):
            return 403, "foreign", "This request comes from another site's page."
        return None

    def patience(self, network: ClientNetwork) -> float:
        """Return the seconds by which a refusal is delayed: the longer, the more a network was refused lately."""
        now = time.monotonic()
        self.refused.add(network, SLOWER, now)
        return min(SLOWEST, self.refused.of(network, now) - SLOWER)

    def is_too_much(self, scope: Any, network: ClientNetwork) -> bool:
        if not self.settings.rate:
            return False
        shares = {"static": FILES} if scope["path"].startswith("/static/") else {"all": 1.0}
        path = charged_path(scope["path"])
        shares |= {path: DEAR[path]} if scope["method"] == "POST" and path in DEAR else {}
        for what, share in shares.items():
            if not self.rates.hit((network, what), self.settings.rate * share):
                REFUSED.labels(what).inc()
                return True
        return False

    def note(self, scope: Any, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(scope["method"], route, str(status)).inc()
        if not route.endswith("/events"):
            SECONDS.labels(route).observe(seconds)
        log.debug("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def charged_path(path: str) -> str:
    """Return the path whose rate a request counts against: a rematch is a new table."""
    return "/api/tables" if path.startswith("/api/tables/") and path.endswith("/again") else path


class _Answer:
    """`send` with the headers of all answers, which knows whether one has begun."""

    def __init__(self, send: Send, guard: GuardMiddleware, scope: Any, is_head: bool) -> None:
        self.send, self.status, self.is_head = send, 0, is_head
        self.guard, self.network = guard, ClientNetwork.of_client(scope.get("client"))
        self.app = scope["app"].state.app
        self.turn = RequestTurn(scope["app"].state.app.scheduler, self.network)
        self.more = HEADERS + ([(b"strict-transport-security", b"max-age=31536000")] if guard.settings.secure else [])

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.turn.leave()  # a slow reader keeps nobody waiting
            self.status = message["status"]
            if self.status == 429:
                await asyncio.sleep(self.guard.patience(self.network))
            names = {name for name, _ in message["headers"]}
            caching = [] if b"cache-control" in names else [(b"cache-control", b"no-store")]
            message = {**message, "headers": [*message["headers"], *self.more, *caching]}
        elif self.is_head:
            return
        await self.send(message)
        if self.is_head:
            await self.send({"type": "http.response.body"})  # ends a stream: its writer learns that nobody listens

    async def refuse(self, status: int, code: str, words: str) -> None:
        """Refuse the request, unless an answer has begun."""
        if self.status:
            return
        self.app.security.refused(self.app.digests.of(self.network), status, code)
        body = to_json({"error": words, "code": code})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(b"retry-after", str(round(WINDOW)).encode())] if status == 429 else []
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
