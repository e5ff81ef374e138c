"""The ASGI application: its routes and middleware, and the routes for monitoring."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludary
from ludary.server.errors import Refused, not_found
from ludary.server.http import mail_pages, pages, web_app
from ludary.server.http.api import (
    absences,
    alerts,
    choices,
    events,
    games,
    history,
    lab,
    lessons,
    other_players,
    persons,
    players,
    preferences,
    puzzles,
    sessions,
    tables,
    tournaments,
)
from ludary.server.http.auth import answer
from ludary.server.http.files import VersionedFiles
from ludary.server.http.middleware.compression import Compression
from ludary.server.http.middleware.errors import HANDLERS
from ludary.server.http.middleware.limits import GuardMiddleware
from ludary.server.http.middleware.origins import Origins
from ludary.server.http.models.common import Error, Health
from ludary.server.metrics import registry
from ludary.server.public import ROUTERS, Gate
from ludary.server.settings import Settings

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": Error, "description": "The request is invalid; the words say why"},
    401: {"model": Error, "description": "The token is missing or invalid"},
    403: {"model": Error, "description": "Not permitted"},
    404: {"model": Error, "description": "Not found"},
    409: {
        "model": Error,
        "description": (
            "The table's state does not allow it; with code `late`, `snapshot` has the state"
        ),
    },
    413: {"model": Error, "description": "Too large"},
    421: {"model": Error, "description": "The Host header names another server"},
    429: {"model": Error, "description": "Too many requests"},
    503: {
        "model": Error,
        "description": "Too busy; or, with code `no_database`, the database does not answer",
    },
}
ABOUT = """\
Programs can do everything that the web page does. `POST /api/players` makes a player and
answers with the token of the player's first session: send it as `Authorization: Bearer TOKEN`.
With a link, each browser or program of a player gets its own session and token. Callers without a
token are spectators. A request without an answer can be repeated: requests that would do harm if
done twice take a `key`, and are granted once for each player and key. Programs that read a
table's events can send `Prefer: return=minimal` with an action: the answer then has the `number`
of the last entry in place of the `snapshot`."""


def build(settings: Settings) -> FastAPI:
    """Return the server as an ASGI application; it needs its App as `asgi.state.app` before it
    serves.
    """
    same = described()
    asgi = FastAPI(
        title=same.title,
        routes=same.routes,
        lifespan=lifespan,
        openapi_url=None,
        exception_handlers=HANDLERS,
    )
    asgi.openapi = same.openapi  # type: ignore[method-assign]
    asgi.add_middleware(Compression)
    asgi.add_middleware(GuardMiddleware, settings=settings, origins=Origins(settings))
    return asgi


@cache
def described() -> FastAPI:
    """Return the routes and their description, the same for every server of a process: making them
    takes most of a start.

    They are made before threads compile: both change the warning filters, which threads share.
    """
    asgi = FastAPI(
        title="Ludary",
        version=ludary.__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=ERRORS,
    )
    apis = (
        players,
        sessions,
        persons,
        games,
        tables,
        absences,
        tournaments,
        events,
        choices,
        history,
        lessons,
        puzzles,
        lab,
        preferences,
        other_players,
        alerts,
    )
    for router in (
        *(api.router for api in apis),
        *ROUTERS,
        pages.router,
        pages.open_router,
        web_app.router,
        mail_pages.router,
        checks,
    ):
        asgi.include_router(router)
    asgi.mount("/static", VersionedFiles(), name="static")
    schema = openapi_of(asgi)
    asgi.openapi = lambda: schema  # type: ignore[method-assign]
    return asgi


@asynccontextmanager
async def lifespan(asgi: FastAPI) -> AsyncIterator[dict[str, Any]]:
    """Open the App before the first request, and close it after the last; yield what connections
    need of it.
    """
    app = asgi.state.app
    app.open()
    yield {"gate": Gate(app.settings.limits, app.settings.proxies), "leave": app.leave}
    await app.close()


checks = APIRouter()  # for monitoring


@checks.get(
    "/healthz",
    response_model=Health,
    tags=["server"],
    summary="Whether the server answers and its database can be written to",
)
async def health(request: Request) -> Response:
    app = request.app.state.app
    trouble = await app.store.trouble(app.now())
    ready = app.catalog.readiness
    state = {
        "ok": not trouble,
        "error": trouble,
        "compiling": ready.waiting,
        "failed": ready.failed,
    }
    return answer(state, 503 if trouble else 200)


@checks.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    token = request.app.state.app.settings.metrics_token
    if not token:
        raise not_found("page of this name")
    sent = request.headers.get("authorization", "").encode("latin-1")
    if not compare_digest(sent, f"Bearer {token}".encode()):
        raise Refused(
            "The Authorization header should be `Bearer TOKEN` with the token for metrics.",
            "bad_token",
            401,
        )
    return Response(generate_latest(registry()), media_type=CONTENT_TYPE_LATEST)


def openapi_of(asgi: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI description, with the status codes that are really sent."""
    schema = get_openapi(
        title=asgi.title, version=asgi.version, description=asgi.description, routes=asgi.routes
    )
    schema["components"]["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
    schema["security"] = [{"token": []}, {}]
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)
    return schema
