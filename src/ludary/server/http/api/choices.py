"""API: hints, the spots that a choice would touch, and the things on the board."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request, Response

from ludary.server.errors import Late, Refused
from ludary.server.http.api.games import Seat, checked_seat
from ludary.server.http.api.tables import changed_table
from ludary.server.http.auth import CurrentCaller, answer
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.models.common import HintRequest, Line, TableId
from ludary.server.http.models.places import ChoiceMarks, Components, Hint, Inspected
from ludary.server.showing.inspection import components, inspected, inspected_after, inspected_at
from ludary.server.showing.marks import marks
from ludary.server.tables.hint_rights import take_hint

T = TypeVar("T")
router = APIRouter(prefix="/api", tags=["tables"], dependencies=[ATTENDS])
ActionId = Annotated[
    int, Query(ge=0, le=2**31 - 1, description="the `id` of one of your decision's `actions`")
]
Version = Annotated[
    int, Query(ge=0, le=2**31 - 1, description="the Snapshot's `version` that has this action")
]
Spot = Annotated[Line, Query(max_length=80, description="a `data-spot` of your board")]
Entry = Annotated[
    int | None,
    Query(
        ge=0,
        le=2**31 - 1,
        description=(
            "an entry of the log, to see the board right after it; by default the present board"
        ),
    ),
]
Step = Annotated[
    int | None,
    Query(ge=0, le=2**31 - 1, description="a step of a game that is over, which `seat` looked at"),
]


@router.post(
    "/tables/{id}/hint",
    response_model=Hint,
    summary="A bot's choice in your place, and the chance to win with each choice",
)
async def hint(caller: CurrentCaller, id: TableId, body: HintRequest) -> Response:
    """The log tells everybody that you asked, but not what you were told."""
    table = await caller.app.tables.get(id)
    bot = caller.app.catalog.level(body.bot, table.game, len(table.chairs))
    seat = caller.own_seat(table)
    table = await changed_table(caller, id, lambda now: take_hint(now, seat))
    return answer(
        await unless_gone(caller.request, caller.app.hints.give(table, seat, bot, caller.owner))
    )


@router.get(
    "/tables/{id}/marks",
    response_model=ChoiceMarks,
    summary="The spots of the board that one of your choices would touch",
)
async def touched(
    caller: CurrentCaller, id: TableId, action: ActionId, version: Version
) -> Response:
    await caller.app.tables.catch_up(id, version)
    table = await caller.app.tables.get(id)
    try:
        seat = caller.own_seat(table)
        return answer(
            await caller.app.pools["quick"].run(
                caller.owner, lambda: marks(table, seat, action, version)
            )
        )
    except Late as late:
        late.more["snapshot"] = await caller.snapshot(table)
        raise


@router.get(
    "/tables/{id}/inspect",
    response_model=Inspected,
    summary="The thing at a spot of the board, as your seat sees it",
)
async def inspect(
    caller: CurrentCaller,
    id: TableId,
    spot: Spot,
    number: Entry = None,
    step: Step = None,
    seat: Seat = -1,
) -> Response:
    table = await caller.app.tables.get(id)
    mine = caller.seat(table)
    if step is not None:
        shown_seat = checked_seat(seat, len(table.chairs))
        return answer(
            await caller.app.pools["replays"].run(
                caller.owner, lambda: inspected_at(table, shown_seat, spot, step)
            )
        )
    if number is not None:
        return answer(
            await caller.app.pools["replays"].run(
                caller.owner, lambda: inspected_after(table, mine, spot, number)
            )
        )
    return answer(
        await caller.app.pools["quick"].run(caller.owner, lambda: inspected(table, mine, spot))
    )


@router.get(
    "/tables/{id}/components",
    response_model=Components,
    summary="The components in the box, and those that your seat has not seen",
)
async def box(caller: CurrentCaller, id: TableId) -> Response:
    table = await caller.app.tables.get(id)
    mine = caller.seat(table)
    return answer(
        await caller.app.pools["quick"].run(caller.owner, lambda: components(table, mine))
    )


async def unless_gone(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of the work, which is cancelled if the caller closes the connection."""
    job, gone = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise Refused("You have gone.", "gone", 409)
        return job.result()
    finally:
        job.cancel()
        gone.cancel()


async def disconnected(request: Request) -> None:
    """Wait until the connection is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
