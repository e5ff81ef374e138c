"""API: becoming a player, signing in elsewhere, signing out.

All tokens are made here. A caller without an answer asks again: a lost token belongs to an unused
session or link, of which there are few, and which ends by itself.
"""

from __future__ import annotations

import segno
from fastapi import APIRouter, Response

from ludary.server.errors import Refused
from ludary.server.http.auth import CurrentCaller, answer, set_cookie
from ludary.server.http.models.common import Nothing
from ludary.server.http.models.sessions import (
    Link,
    NewPlayer,
    PlayerToken,
    SignedIn,
    SignIn,
    SignOut,
)
from ludary.server.parsing.names import checked_name

router = APIRouter(prefix="/api", tags=["you"])


@router.post(
    "/players",
    response_model=PlayerToken,
    status_code=201,
    responses={200: {"model": PlayerToken}},
    summary="Be a player",
)
async def be_a_player(caller: CurrentCaller, body: NewPlayer) -> Response:
    """Make a player and answer with the token.

    An existing player only gets the new name; the token is null then.
    """
    people, name = caller.app.identities, checked_name(body.name)
    if caller.person.id:
        await people.rename(caller.token, name)
        return answer({"token": None, "name": name or caller.person.name})
    caller.app.public.quotas.person(caller.owner)
    person, token = await people.add(name, caller.app.now(), caller.origin, caller.label)
    caller.app.security.done("session_begun", caller.origin)
    response = answer({"token": token, "name": person.name}, 201)
    set_cookie(caller, response, token)
    return response


@router.post(
    "/me",
    response_model=SignedIn,
    summary="Sign in to this browser or program with the token of a link",
)
async def sign_in(caller: CurrentCaller, body: SignIn) -> Response:
    """Begin a session.

    The caller's present one ends as soon as the new token is used, so that a lost answer does no
    harm.
    """
    known = await caller.app.identities.look_up(body.token)
    if not known.id:
        raise Refused(
            "This token is not valid: its link or session has ended. Make a new link where you are"
            " signed in.",
            "bad_token",
            403,
        )
    token = await caller.app.identities.begin(body.token, known, caller.label, caller.session)
    caller.app.security.done("session_begun", caller.origin)
    response = answer({"token": token, "name": known.name})
    set_cookie(caller, response, token)
    return response


@router.post(
    "/me/link",
    response_model=Link,
    summary="A link for signing in on another device; keep it as you keep a password",
)
async def my_link(caller: CurrentCaller, body: Nothing) -> Response:
    """The link works until you end it, or until it has not been used for as long as a session may
    be. You have ten at most.
    """
    if not caller.person.id:
        raise Refused("You have no tables yet, so there is nothing to go on with.", "nobody", 409)
    url = caller.url(f"/me#{await caller.app.identities.link(caller.person.id)}")
    caller.app.security.done("link_made", caller.origin)
    return answer(
        {"url": url, "code": segno.make(url, micro=False).svg_data_uri(scale=4, light="#fff")}
    )


@router.post("/me/leave", response_model=Nothing, summary="Sign out here, or everywhere for ever")
async def sign_out(caller: CurrentCaller, body: SignOut) -> Response:
    """End the session; with `everywhere` all sessions and links, so that nobody can play your seats
    any more.
    """
    people, person = caller.app.identities, caller.person.id
    if person and body.everywhere:
        await people.end_all(caller.session, links=True, here=True)
        caller.app.security.done("signed_out_everywhere", caller.origin)
    elif person:
        await people.end(caller.session, caller.session.id)
        caller.app.security.done("session_ended", caller.origin)
    response = answer({})
    set_cookie(caller, response, "")
    return response
