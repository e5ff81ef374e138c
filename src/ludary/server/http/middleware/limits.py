"""Middleware: limits on every request (number, size, origin), and the headers of every answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import structlog
from pydantic_core import to_json
from starlette.requests import ClientDisconnect

from ludary.server.errors import Refused
from ludary.server.http.middleware.bodies import Bodies, Message, Receive, replay_body, too_large
from ludary.server.http.middleware.origins import Origins
from ludary.server.metrics import REQUESTS, SECONDS
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.settings import Settings

if TYPE_CHECKING:
    from ludary.server.app import App

Send = Callable[[Message], Awaitable[None]]

OTHER_NAME = (
    "This server does not have the name in your request's Host header. Its host can add it: ludary"
    " serve --host-name NAME."
)
BODIES = ("POST", "PUT", "PATCH")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src"
    " 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri"
    " 'none'; frame-ancestors 'none'"
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
        self.bodies = Bodies(settings.largest, settings.limits)

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
        try:
            with answer.admission.asking(answer.network):
                await self.serve(scope, receive, answer)
        finally:
            answer.turn.leave()
            self.note(scope, answer.status, time.perf_counter() - began)

    async def serve(self, scope: Any, receive: Receive, answer: _Answer) -> None:
        """Serve or refuse a request, and answer its errors."""
        try:
            if refusal := self.refusal(scope, answer):
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

    def refusal(self, scope: Any, answer: _Answer) -> tuple[int, str, str] | None:
        """Return status, code and words of a refusal; None if the request may pass."""
        headers = dict(scope["headers"])
        if not self.origins.knows(scope["headers"]):
            return 421, "host", OTHER_NAME
        answer.admission.check(scope["method"], scope["path"], answer.network)
        length = headers.get(b"content-length", b"0")
        if length.isdigit() and (len(length) > 18 or int(length) > self.settings.largest):
            return 413, "too_large", too_large(self.settings.largest).words
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self.origins.is_own(
            scope["headers"], scope["scheme"]
        ):
            return 403, "foreign", "This request comes from another site's page."
        return None

    def note(self, scope: Any, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(scope["method"], route, str(status)).inc()
        if not route.endswith("/events"):
            SECONDS.labels(route).observe(seconds)
        log.debug(
            "request",
            method=scope["method"],
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
        )


class _Answer:
    """`send` with the headers of all answers, which knows whether one has begun."""

    def __init__(self, send: Send, guard: GuardMiddleware, scope: Any, is_head: bool) -> None:
        self.send, self.status, self.is_head = send, 0, is_head
        self.guard, self.network = guard, ClientNetwork.of_client(scope.get("client"))
        self.app: App = scope["app"].state.app
        self.admission = self.app.public.admission
        self.turn = self.app.public.scheduler.begin(self.network)
        self.more = HEADERS + (
            [(b"strict-transport-security", b"max-age=31536000")] if guard.settings.secure else []
        )

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.turn.leave()  # a slow reader keeps nobody waiting
            self.status = message["status"]
            if self.status == 429:
                await asyncio.sleep(self.admission.patience(self.network))
            names = {name for name, _ in message["headers"]}
            caching = [] if b"cache-control" in names else [(b"cache-control", b"no-store")]
            message = {**message, "headers": [*message["headers"], *self.more, *caching]}
        elif self.is_head:
            return
        await self.send(message)
        if self.is_head:
            await self.send(
                {"type": "http.response.body"}
            )  # ends a stream: its writer learns that nobody listens

    async def refuse(self, status: int, code: str, words: str) -> None:
        """Refuse the request, unless an answer has begun."""
        if self.status:
            return
        self.app.security.refused(self.app.digests.of(self.network), status, code)
        body = to_json({"error": words, "code": code})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        headers += (
            [(b"retry-after", str(self.admission.retry_after).encode())] if status == 429 else []
        )
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})
