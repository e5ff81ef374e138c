"""API: reporting a player to the host of the server."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludary.server.http.api.other_players import other_person
from ludary.server.http.auth import CurrentCaller, answer
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.models.common import Nothing, TableId
from ludary.server.parsing.names import visible
from ludary.server.presence.identities import new_id
from ludary.server.public.hosting.reports import evidence_of, keep_report
from ludary.server.public.http.models.reports import Report

router = APIRouter(prefix="/api/tables/{id}", tags=["tables"], dependencies=[ATTENDS])


@router.post(
    "/report",
    response_model=Nothing,
    summary="Report a player to the host of the server, with what was said here last",
)
async def report(caller: CurrentCaller, id: TableId, body: Report) -> Response:
    """The server takes the last messages from the table's log.

    The same report within a day is kept once.
    """
    table, person, app = await caller.app.tables.get(id), caller.player(), caller.app
    other = other_person(caller, table, body.seat)
    row = {
        "id": new_id(),
        "at": app.now(),
        "by": person.id,
        "by_name": person.name,
        "origin": caller.origin,
        "other": other.person,
        "name": other.name,
        "table": id,
        "seat": body.seat,
        "reason": body.reason,
        "words": visible(body.words).strip(),
        "evidence": evidence_of(table, body.number),
    }
    if await keep_report(app.store, app.settings.limits, row):
        app.security.done("reported", caller.origin, table=id, seat=body.seat)
    return answer({})
