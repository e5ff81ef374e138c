"""API: everything that belongs to a person: preferences, games, an export of all of it, and its deletion."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludary.server.http.auth import CurrentCaller, answer
from ludary.server.http.models.persons import NewPreferences, Preferences
from ludary.server.store.persons.preferences import preferences_of, set_preferences

router = APIRouter(prefix="/api/me", tags=["you"])


@router.get("/preferences", response_model=Preferences, summary="What your pages remember on every device, such as colours")
async def my_preferences(caller: CurrentCaller) -> Response:
    store = caller.app.store
    return answer({"preferences": await store.ask(preferences_of, store.engine, caller.player().id)})


@router.post("/preferences", response_model=Preferences, summary="Change some of them; all that are kept")
async def change_preferences(caller: CurrentCaller, body: NewPreferences) -> Response:
    """The last write of each wins. Repeating is harmless."""
    person = caller.player().id
    return answer({"preferences": await caller.app.store.writer.run(lambda connection: set_preferences(connection, person, body.set))})
