"""The API's part about oneself: being a player, going on elsewhere, signing out."""

from __future__ import annotations

import segno
from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from ludary.server.errors import Refused
from ludary.server.http.auth import CurrentCaller, answer, set_cookie
from ludary.server.http.models import Body, Line, Name, NewToken, Nothing
from ludary.server.names import checked_name
from ludary.server.people import new_token

router = APIRouter(prefix="/api", tags=["you"])


class NewPlayer(Body):
    name: Name = ""


class SignIn(Body):
    token: Line = Field(min_length=20, max_length=100)


class ChangeToken(Body):
    token: NewToken | None = Field(
        None,
        description="a new one of your own making, as random as the old one: so the call can be repeated. Left out, the server makes one",
    )


class Leave(Body):
    everywhere: bool = Field(False, description="nobody gets your seats back then")


class Player(BaseModel):
    token: str | None = Field(description="who has it is this player; it cannot be seen again. Null for who has one already")
    name: str


class SignedIn(BaseModel):
    name: str


class Link(BaseModel):
    url: str
    code: str = Field(description="the same as a QR code: a `data:` URL of an SVG picture, black on white with its margin")


class Changed(BaseModel):
    token: str


@router.post("/players", response_model=Player, status_code=201, responses={200: {"model": Player}}, summary="Be a player")
async def be_a_player(caller: CurrentCaller, body: NewPlayer) -> Response:
    """Makes a player and answers with the token. Who is one already is only called by the new name: the token is null then."""
    people, name = caller.app.people, checked_name(body.name)
    if caller.person.id:
        await people.rename(caller.token, name)
        return answer({"token": None, "name": name or caller.person.name})
    caller.app.quotas.person(caller.owner)
    person, token = await people.add(name, caller.app.now(), caller.origin)
    response = answer({"token": token, "name": person.name}, 201)
    set_cookie(caller, response, token)
    return response


@router.post("/me", response_model=SignedIn, summary="Be somebody in this browser, by token")
async def sign_in(caller: CurrentCaller, body: SignIn) -> Response:
    person = await caller.app.people.find(body.token)
    if not person.id:
        raise Refused("Nobody has this token here.", "bad_token", 403)
    response = answer({"name": person.name})
    set_cookie(caller, response, body.token)
    return response


@router.post("/me/link", response_model=Link, summary="A link with which you go on with on another device; it is as good as a password")
async def my_link(caller: CurrentCaller, body: Nothing) -> Response:
    if not caller.person.id:
        raise Refused("You have no tables yet, so there is nothing to go on with.", "nobody", 409)
    url = caller.url(f"/me#{caller.token}")
    return answer({"url": url, "code": segno.make(url, micro=False).svg_data_uri(scale=4, light="#fff")})


@router.post("/me/token", response_model=Changed, summary="Change your token: the old one stops everywhere, at once")
async def change_token(caller: CurrentCaller, body: ChangeToken) -> Response:
    """Who brings the new token can repeat this: if the old one is refused then, the new one counts already."""
    person, token = caller.player(), body.token or new_token()
    await caller.app.people.change_token(person, caller.token, token)
    caller.app.security.done("token_changed", caller.origin)
    response = answer({"token": token})
    set_cookie(caller, response, token)
    return response


@router.post("/me/leave", response_model=Nothing, summary="Sign out in this browser, or everywhere for ever")
async def sign_out(caller: CurrentCaller, body: Leave) -> Response:
    """Everywhere: the token is changed to one that nobody is given, so that nobody plays your seats any more."""
    if body.everywhere and caller.person.id:
        await caller.app.people.change_token(caller.person, caller.token, new_token())
        caller.app.security.done("signed_out_everywhere", caller.origin)
    response = answer({})
    set_cookie(caller, response, "")
    return response
