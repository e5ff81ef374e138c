"""API: rematches, earlier boards and reviews."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Response

from ludary.server.errors import Refused
from ludary.server.http.api.tables import changed_table, check_table_quota
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.models.common import Created, Nothing, TableId
from ludary.server.http.models.history import PastBoard, Review
from ludary.server.live.idempotency import KeyedRequest, once
from ludary.server.live.tables import AnswerFor
from ludary.server.showing.history import past_board
from ludary.server.tables import rematch
from ludary.server.tables.ending import finished_match
from ludary.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[ATTENDS])
EntryNumber = Annotated[
    int,
    Path(ge=0, le=2**31 - 1, description="of an entry of the table's log, as `news` numbers them"),
]


@router.post(
    "/tables/{id}/again",
    response_model=Created,
    status_code=201,
    summary="As a player of a finished game: offer a rematch, or find the one that is offered",
)
async def offer(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    """Each finished table has one standing offer, to which later callers are sent."""
    table = await caller.app.tables.get(id)
    seat = caller.own_seat(table)
    rematch.check_finished(table)
    new = await standing_offer(caller, table) or await open_rematch(caller, table, seat)
    return answer({"id": new.id, "url": caller.url(f"/t/{new.id}"), "seat": caller.seat(new)}, 201)


async def standing_offer(caller: Caller, table: Table) -> Table | None:
    """Return the offered table, if it still exists."""
    with suppress(Refused):
        return await caller.app.tables.get(table.again.table) if table.again else None
    return None


async def open_rematch(caller: Caller, table: Table, seat: int) -> Table:
    """Open a rematch; of two people who offer at once, at any server, one is sent to the other's
    table.
    """

    async def grant(answer_for: AnswerFor | None) -> Table:
        await check_table_quota(caller)
        setup = rematch.rematch_setup(
            table, caller.person.id, caller.app.catalog.edition_words(table.game)
        )
        await caller.learn_ignored()
        chairs = rematch.rematch_chairs(table, seat, caller.ignored.blocked_seats(table))
        return await caller.app.tables.open(
            table.game, setup, chairs, caller.owner, None, answer_for
        )

    count = table.again.count if table.again else 0
    created = await once(
        caller.app.store,
        KeyedRequest("", "again", f"{table.id} {count}", {}),
        lambda new: {"id": new.id},
        grant,
    )
    await changed_table(caller, table.id, lambda now: rematch.offer(now, seat, created["id"]))
    return await caller.app.tables.get(created["id"])


@router.get(
    "/tables/{id}/past/{number}",
    response_model=PastBoard,
    summary="The board right after an entry of the log, as your seat saw it then",
)
async def past(caller: CurrentCaller, id: TableId, number: EntryNumber) -> Response:
    await caller.app.tables.catch_up(id, number)
    table = await caller.app.tables.get(id)
    seat = caller.seat(table)
    drawn = await caller.app.pools["replays"].run(
        caller.owner, lambda: past_board(table, number, seat, caller.app.renderer.for_watcher)
    )
    return answer(drawn)


@router.get(
    "/tables/{id}/review",
    tags=["records"],
    response_model=Review,
    summary=(
        "The review of a game that is over: chances, what choices gave away, luck; ask again while"
        " it is being made"
    ),
)
async def review(caller: CurrentCaller, id: TableId) -> Response:
    table = await caller.app.tables.get(id)
    finished_match(table)
    return answer(await caller.app.reviews.ask(table, caller.owner))
