"""API: other people: muting and blocking them."""

from __future__ import annotations

from fastapi import APIRouter, Response

from ludary.server.errors import Refused
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.models.common import Nothing, SessionId, TableId, WithSnapshot
from ludary.server.http.models.other_players import Block, BlockList, Mute
from ludary.server.presence.blocked_players import EVERYWHERE
from ludary.server.tables.log import Chair
from ludary.server.tables.table import Table

router = APIRouter(prefix="/api")
at_table = APIRouter(prefix="/tables/{id}", tags=["tables"], dependencies=[ATTENDS])


@at_table.post(
    "/mute",
    response_model=WithSnapshot,
    summary="Do not read what a player says at this table, or read it again",
)
async def mute(caller: CurrentCaller, id: TableId, body: Mute) -> Response:
    """Nobody is told. The words stay in `news`; pages leave out those of the seats in `muted`."""
    return await ignore(caller, id, body.seat, id, body.muted)


@at_table.post(
    "/block", response_model=WithSnapshot, summary="Block a player everywhere, or end that"
)
async def block(caller: CurrentCaller, id: TableId, body: Block) -> Response:
    """Nobody is told.

    Their words are muted, they cannot sit down at tables that you set up, and you are asked before
    you sit with them.
    """
    return await ignore(caller, id, body.seat, EVERYWHERE, body.blocked)


async def ignore(caller: Caller, id: str, seat: int, where: str, wanted: bool) -> Response:
    """Change what the caller wants to hear of a seat's player, and answer with the Snapshot after
    it.
    """
    table = await caller.app.tables.get(id)
    other = other_person(caller, table, seat)
    await caller.app.blocks.set(caller.player().id, other.person, other.name, where, wanted)
    caller.app.feed.wake(id)
    return answer({"snapshot": await caller.snapshot(table, table.number)})


def other_person(caller: Caller, table: Table, seat: int) -> Chair:
    """Return the chair of another person; Refused if nobody else sits there."""
    person = caller.player().id
    chair = table.chairs[seat] if seat < len(table.chairs) else Chair("open")
    if chair.kind != "person" or not chair.person:
        raise Refused(f"There is no person in seat {seat}.", "no_seat")
    if chair.person == person:
        raise Refused("That is your own seat.", "yours", 409)
    return chair


router.include_router(at_table)


@router.get(
    "/me/blocks",
    response_model=BlockList,
    tags=["you"],
    summary="People whom you have muted or blocked",
)
async def my_blocks(caller: CurrentCaller) -> Response:
    return answer(await block_list(caller))


@router.post(
    "/me/blocks/{id}/end",
    response_model=BlockList,
    tags=["you"],
    summary="End a block or a mute; those that are left",
)
async def end_block(caller: CurrentCaller, id: SessionId, body: Nothing) -> Response:
    """Repeating is harmless. Those of others are not found."""
    await caller.app.blocks.end(caller.player().id, id)
    return answer(await block_list(caller))


async def block_list(caller: Caller) -> dict[str, object]:
    """Return the caller's blocks and mutes."""
    rows = await caller.app.store.ask(caller.app.blocks.rows, caller.player().id)
    return {
        "blocks": [
            {
                "id": row["id"],
                "name": row["name"],
                "table": row["table"] or None,
                "since": row["since"],
            }
            for row in rows
        ]
    }
