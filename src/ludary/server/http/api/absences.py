"""API: players who are away or out of time."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Response

from ludary.server.http.api.tables import change
from ludary.server.http.auth import CurrentCaller
from ludary.server.http.middleware.attendance import ATTENDS, agreed_presence
from ludary.server.http.models.common import Claim, HandOver, Nothing, TableId, WithSnapshot
from ludary.server.presence.presence import absent_seats
from ludary.server.tables import absences
from ludary.server.tables.host_acts import STAND_IN
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[ATTENDS])


@router.post(
    "/tables/{id}/bot",
    response_model=WithSnapshot,
    summary="Let a bot play for a player who is away or out of time",
)
async def hand_over(caller: CurrentCaller, id: TableId, body: HandOver) -> Response:
    presence = await agreed_presence(caller, id)

    def propose(table: Table, seat: int) -> Sequence[NewEntry]:
        bot = caller.app.catalog.level(body.bot or STAND_IN, table.game, len(table.chairs))
        away = absent_seats(table, presence, caller.app.now())
        return absences.hand_over(table, seat, body.seat, bot, away)

    response = await change(caller, id, propose)
    caller.app.security.done("handed_over", caller.origin, table=id, seat=body.seat)
    return response


@router.post(
    "/tables/{id}/back", response_model=WithSnapshot, summary="Take your seat back from the bot"
)
async def back(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    return await change(caller, id, absences.take_back)


@router.post(
    "/tables/{id}/claim",
    response_model=WithSnapshot,
    summary="Claim that a player's time is over; in a game of two this wins",
)
async def claim(caller: CurrentCaller, id: TableId, body: Claim) -> Response:
    return await change(
        caller, id, lambda table, seat: absences.claim(table, seat, body.seat, caller.app.now())
    )
