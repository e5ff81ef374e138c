"""API: sessions and links of a player."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Response

from ludary.server.http.auth import Caller, CallerOrBanned, CurrentCaller, answer, set_cookie
from ludary.server.http.models.common import Nothing, SessionId
from ludary.server.http.models.sessions import EndOthers, NotMe, Sessions
from ludary.server.resources.retention import HOUR
from ludary.server.store.sessions import PlayerSession

router = APIRouter(prefix="/api/me/sessions", tags=["you"])


@router.get("", response_model=Sessions, summary="Where you are signed in, and your links")
async def my_sessions(caller: CurrentCaller) -> Response:
    return answer(await session_list(caller))


@router.post(
    "/end",
    response_model=Sessions,
    summary="Sign out everywhere but here, at once; those that are left",
)
async def end_others(caller: CurrentCaller, body: EndOthers) -> Response:
    """In its first day a session can end only newer ones, unless you have a passkey."""
    caller.player()
    await caller.app.identities.end_all(caller.session, body.links)
    caller.app.security.done("sessions_ended", caller.origin)
    return answer(await session_list(caller))


@router.post(
    "/not-me",
    response_model=Sessions,
    summary="Cancel waiting changes; with `end`, end all other sessions and links",
)
async def not_me(caller: CallerOrBanned, body: NotMe) -> Response:
    """Cancels waiting changes: new passkeys, a deletion, the carrying over of your games.

    Repeating is harmless.
    """
    caller.player()
    await caller.app.identities.refuse(caller.session, body.end)
    caller.app.security.done("change_cancelled", caller.origin)
    return answer(await session_list(caller))


@router.post(
    "/{id}/end",
    response_model=Sessions,
    summary="End one of your sessions or links, at once; those that are left",
)
async def end(caller: CurrentCaller, id: SessionId, body: Nothing) -> Response:
    """Repeating is harmless. Sessions of others are not found."""
    is_here = id == caller.session.id
    caller.player()
    if await caller.app.identities.end(caller.session, id):
        caller.app.security.done("session_ended", caller.origin)
    response = answer({"sessions": [], "waiting": []} if is_here else await session_list(caller))
    if is_here:
        set_cookie(caller, response, "")
    return response


async def session_list(caller: Caller) -> dict[str, Any]:
    """Return the caller's sessions and links."""
    found = [
        session_json(one, caller)
        for one in await caller.app.identities.sessions(caller.player().id)
    ]
    return {
        "sessions": found,
        "waiting": [asdict(one) for one in await caller.app.identities.waiting(caller.session)],
    }


def session_json(session: PlayerSession, caller: Caller) -> dict[str, Any]:
    is_here = session.id == caller.session.id
    used = None if session.link and session.used == session.since else session.used // HOUR * HOUR
    label = caller.label if is_here else session.label
    return {
        "id": session.id,
        "label": label,
        "link": session.link,
        "since": session.since,
        "used": used,
        "here": is_here,
    }
