"""API: everything that belongs to a person: preferences, games, an export of all of it, and its
deletion.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import StreamingResponse

from ludary.server.errors import Refused
from ludary.server.http.auth import CallerOrBanned, CurrentCaller, answer, set_cookie
from ludary.server.http.export import document
from ludary.server.http.models.persons import (
    DeleteMe,
    Deletion,
    NewPreferences,
    OwnGames,
    Preferences,
)
from ludary.server.http.own_games import MOST_PAGES, own_games
from ludary.server.store.persons.preferences import preferences_of, set_preferences

router = APIRouter(prefix="/api/me", tags=["you"])
Page = Annotated[int, Query(ge=1, le=MOST_PAGES)]


@router.get(
    "/preferences",
    response_model=Preferences,
    summary="What your pages remember on every device, such as colours",
)
async def my_preferences(caller: CurrentCaller) -> Response:
    store = caller.app.store
    return answer(
        {"preferences": await store.ask(preferences_of, store.engine, caller.player().id)}
    )


@router.post(
    "/preferences", response_model=Preferences, summary="Change some of them; all that are kept"
)
async def change_preferences(caller: CurrentCaller, body: NewPreferences) -> Response:
    """The last write of each wins. Repeating is harmless."""
    person = caller.player().id
    return answer(
        {
            "preferences": await caller.app.store.writer.run(
                lambda connection: set_preferences(connection, person, body.set)
            )
        }
    )


@router.get(
    "/games",
    response_model=OwnGames,
    summary="Your games: running ones, finished ones by page, and head-to-head",
)
async def my_games(caller: CurrentCaller, page: Page = 1) -> Response:
    return answer(await own_games(caller, page))


@router.get("/export", summary="Everything that is kept about you, as a file")
async def export(caller: CallerOrBanned) -> Response:
    """A JSON document, written table by table; one at a time for each player."""
    if caller.player().id in caller.app.persons.exporting:
        raise Refused(
            "Your file is being written already: wait until it is complete.",
            "exporting",
            409,
        )
    file = {"content-disposition": 'attachment; filename="ludary-about-me.json"'}
    return StreamingResponse(document(caller), headers=file, media_type="application/json")


@router.post("/delete", response_model=Deletion, summary="Delete everything about you, for ever")
async def delete_me(caller: CallerOrBanned, body: DeleteMe) -> Response:
    """At once with a `proof` by a passkey, or within an hour of coming; else after a day, and you
    can cancel it.

    All sessions, links and passkeys end then. The rest follows within a minute or so. You resign
    your running games and leave the tables that wait. Elsewhere you become "A former player", and
    what you said is removed.
    """
    due = await caller.app.persons.erase(
        caller.player().id, caller.app.public.passkeys.is_proved(body.proof, caller.session.id)
    )
    caller.app.security.done("person_deleted" if due is None else "deletion_asked", caller.origin)
    response = answer({"due": due})
    if due is None:
        set_cookie(caller, response, "")
    return response
