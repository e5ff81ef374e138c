"""API: what admins see and do.

There is none of it unless the server has an `--admin-token-file`.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import HTMLResponse

from ludary.server.errors import Refused, not_found
from ludary.server.http.auth import answer, is_secure
from ludary.server.http.models.common import Line, Nothing, TableId
from ludary.server.http.pages import html
from ludary.server.public.hosting.bans import Reach
from ludary.server.public.hosting.listings import LISTS
from ludary.server.public.http.models.admin import (
    AdminLists,
    AdminName,
    Digest,
    Enter,
    NetworkReach,
    NewBan,
    Removal,
    RowId,
    WithReason,
)
from ludary.server.resources.addresses import NO_NETWORK, ClientNetwork, NetworkDigest

if TYPE_CHECKING:
    from ludary.server.app import App

router = APIRouter(prefix="/api/admin", tags=["admin"])
page_router = APIRouter(include_in_schema=False)
COOKIE = "ludary-admin"
LAST = 2**53 - 1
MOST_ACTS = 2**31 - 1


class Admin:
    """The admin who sends a request."""

    def __init__(self, app: App, name: str, origin: NetworkDigest) -> None:
        self.app, self.name, self.origin = app, name, origin

    async def reach(self, network: NetworkDigest) -> Reach:
        """Return the reach of a ban of this network."""
        return await self.app.store.ask(self.app.public.bans.reach, network, self.origin)

    async def does(self, act: Awaitable[Any], what: str) -> Response:
        """Carry an act out; if it did anything, note it in the security log too."""
        if await act:
            self.app.security.done("admin_acted", self.origin, who=self.name, what=what)
        return answer({})


def origin_of(request: Request) -> NetworkDigest:
    app: App = request.app.state.app
    return app.digests.of(ClientNetwork.of_client(request.client))


def cookie_of(request: Request) -> str:
    return f"__Host-{COOKIE}" if is_secure(request) else COOKIE


def find_admin(request: Request) -> Admin | None:
    """Return the admin by token or cookie; None for anybody else.

    Refused if this server has no admins.
    """
    app: App = request.app.state.app
    if not app.public.admins.digests:
        raise not_found("page of this name")
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme:
        name = app.public.admins.with_token(token.strip()) if scheme.lower() == "bearer" else ""
    else:
        name = app.public.admins.with_pass(request.cookies.get(cookie_of(request), ""), app.now())
    return Admin(app, name, origin_of(request)) if name else None


async def need_admin(request: Request) -> Admin:
    admin = find_admin(request)
    if admin is None:
        raise Refused(
            "This needs a token of the file that `ludary serve --admin-token-file` names.",
            "bad_admin",
            401,
        )
    return admin


TheAdmin = Annotated[Admin, Depends(need_admin)]
Find = Annotated[Line, Query(max_length=60, description="part of a name, an id or a digest")]
Before = Annotated[
    int,
    Query(
        ge=0,
        le=LAST,
        description=(
            "only those before: the time of the last one that you have; of acts, its number"
        ),
    ),
]
ActNumber = Annotated[int, Path(ge=1, le=MOST_ACTS)]


@page_router.get("/admin", response_class=HTMLResponse)
async def page(request: Request) -> Response:
    admin = find_admin(request)
    return html("admin.html", admin=admin.name if admin else "")


@router.post(
    "/enter",
    response_model=AdminName,
    summary="Let this browser act for the admin with this token, for twelve hours",
)
async def enter(request: Request, body: Enter) -> Response:
    find_admin(request)
    app: App = request.app.state.app
    name = app.public.admins.with_token(body.token)
    if not name:
        raise Refused("This is not the token of an admin here.", "bad_admin", 403)
    await app.public.acts.enter(name)
    app.security.done("admin_entered", origin_of(request), who=name)
    response = answer({"name": name})
    made = app.public.admins.make_pass(name, app.now())
    response.set_cookie(
        cookie_of(request),
        made,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
        path="/",
    )
    return response


@router.post("/leave", response_model=Nothing, summary="Take the admin's rights from this browser")
async def leave(request: Request, body: Nothing) -> Response:
    find_admin(request)
    response = answer({})
    response.delete_cookie(
        cookie_of(request), httponly=True, samesite="strict", secure=is_secure(request), path="/"
    )
    return response


@router.get(
    "/{what}",
    response_model=AdminLists,
    summary="Reports, tables, tournaments, players, bans, or the audit trail: 50 of them",
)
async def listed(
    admin: TheAdmin,
    what: Literal["reports", "tables", "tournaments", "players", "bans", "acts"],
    find: Find = "",
    before: Before = LAST,
) -> Response:
    store, now = admin.app.store, admin.app.now()
    last = min(before, MOST_ACTS) if what == "acts" else before

    def read() -> list[dict[str, Any]]:
        with store.engine.connect() as connection:
            return LISTS[what](connection, find.strip(), last, now)

    return answer({what: await store.ask(read)})


@router.post(
    "/tables/{id}/close", response_model=Nothing, summary="Close a table: it ends without a winner"
)
async def close(admin: TheAdmin, id: TableId, body: WithReason) -> Response:
    return await admin.does(admin.app.public.acts.close(admin.name, id, body.why), "close")


@router.post(
    "/tournaments/{id}/close",
    response_model=Nothing,
    summary="Close a tournament: it ends, and has no name of its own",
)
async def close_tournament(admin: TheAdmin, id: TableId, body: WithReason) -> Response:
    act = admin.app.public.acts.close_tournament(admin.name, id, body.why)
    return await admin.does(act, "close tournament")


@router.post(
    "/tables/{id}/remove",
    response_model=Nothing,
    summary="Remove a player from a table; in the game a bot plays on",
)
async def remove(admin: TheAdmin, id: TableId, body: Removal) -> Response:
    return await admin.does(
        admin.app.public.acts.remove(admin.name, id, body.seat, body.why), "remove"
    )


@router.post(
    "/players/{id}/name",
    response_model=Nothing,
    summary="Take a player's name away, here and at their tables and tournaments",
)
async def take_name(admin: TheAdmin, id: RowId, body: WithReason) -> Response:
    return await admin.does(admin.app.public.acts.take_name(admin.name, id, body.why), "name")


@router.get(
    "/networks/{network}",
    response_model=NetworkReach,
    summary="How many players a ban of a network would hit",
)
async def reach(admin: TheAdmin, network: Digest) -> Response:
    reach = await admin.reach(network)
    return answer(
        {"players": reach.players, "own": reach.own, "wide": reach.wide, "words": reach.words}
    )


@router.post(
    "/bans",
    response_model=Nothing,
    summary="Ban a person, or a network by its digest, for some days",
)
async def ban(admin: TheAdmin, body: NewBan) -> Response:
    if bool(body.person) == bool(body.network):
        raise Refused("Name either a `person` or a `network`.", "invalid")
    if body.network and not body.sure and (reach := await admin.reach(body.network)).wide:
        raise Refused(f"{reach.words} Send `sure` to ban all of them.", "not_sure", 409)
    return await admin.does(
        admin.app.public.acts.ban(
            admin.name, body.person or "", body.network or NO_NETWORK, body.days, body.why
        ),
        "ban",
    )


@router.post(
    "/reports/{id}/handle", response_model=Nothing, summary="Note that a report has been dealt with"
)
async def handle(admin: TheAdmin, id: RowId, body: WithReason) -> Response:
    return await admin.does(admin.app.public.acts.handle(admin.name, id, True, body.why), "handle")


@router.post(
    "/acts/{number}/undo", response_model=Nothing, summary="Undo an act; the trail keeps both"
)
async def undo(admin: TheAdmin, number: ActNumber, body: WithReason) -> Response:
    return await admin.does(admin.app.public.acts.undo(admin.name, number, body.why), "undo")
