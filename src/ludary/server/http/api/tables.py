"""API: tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Late, Refused, Repeated
from ludary.server.http.auth import MINIMAL, Caller, CurrentCaller, answer
from ludary.server.http.listing import own_tables, waiting_tables
from ludary.server.http.middleware.attendance import ATTENDS, agreed_presence
from ludary.server.http.models.common import (
    Act,
    Answer,
    Card,
    Created,
    Fill,
    Free,
    Join,
    Joined,
    NewSeat,
    NewTable,
    Nothing,
    Say,
    TableId,
    Undo,
    WithSnapshot,
)
from ludary.server.http.models.snapshots import Snapshot
from ludary.server.live.idempotency import KeyedRequest, once
from ludary.server.live.tables import AnswerFor
from ludary.server.parsing.names import NAMELESS, check_at_table, checked_name
from ludary.server.tables import moves, unpicking
from ludary.server.tables.ending import finished_match
from ludary.server.tables.log import Chair, Setup, Source
from ludary.server.tables.steps import Propose
from ludary.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"], dependencies=[ATTENDS])
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last entry that you have had")]


@router.get(
    "/tables",
    response_model=list[Card],
    summary="Your tables, those that wait for you first; or public ones that wait for players",
)
async def list_tables(
    caller: CurrentCaller, show: Annotated[str, Query(pattern="^(mine|open)$")] = "mine"
) -> Response:
    return answer(await (own_tables(caller) if show == "mine" else waiting_tables(caller)))


@router.post(
    "/tables",
    response_model=Created,
    status_code=201,
    summary="Set a table up; it begins when no seat is open",
)
async def create_table(caller: CurrentCaller, body: NewTable) -> Response:
    person = caller.player()
    await caller.app.identities.rename(caller.token, checked_name(body.name))
    request = KeyedRequest(
        person.id, "table", body.key or "", body.model_dump(mode="json", exclude={"key"})
    )
    created = await once(
        caller.app.store,
        request,
        lambda table: {"id": table.id, "seat": caller.seat(table)},
        partial(new_table, caller, body),
    )
    return answer({**created, "url": caller.url(f"/t/{created['id']}")}, 201)


async def new_table(caller: Caller, body: NewTable, answer_for: AnswerFor | None) -> Table:
    """Open the table that a request asks for."""
    await check_table_quota(caller)
    game, steps = await game_of(caller, body)
    chairs = new_chairs(caller.app.catalog, game, body.seats, checked_name(body.name))
    seats = len(chairs)
    if steps is not None and seats != steps.seats:
        raise Refused(f"seats: that game has {steps.seats} seats, not {seats}.", "bad_seats")
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise Refused(f"seats: {error}.", "bad_seats") from None
    me = caller.person
    mine = next((seat for seat, one in enumerate(body.seats) if one.kind == "me"), -1)
    if mine >= 0:
        name = chairs[mine].name or me.name or NAMELESS
        check_at_table(name, bot_names(chairs))
        chairs[mine] = Chair("person", moves.unique_name(name, bot_names(chairs)), me.id)
    fixed = {
        **caller.app.catalog.edition_words(game),
        "source": await source_of(caller, body),
        "host": me.id,
    }
    alone = sum(chair.kind != "bot" for chair in chairs) < 2
    setup = Setup.of(
        game, **fixed, **{**body.settings(), "hints": alone if body.hints is None else body.hints}
    )
    return await caller.app.tables.open(game, setup, chairs, caller.owner, steps, answer_for)


async def check_table_quota(caller: Caller) -> None:
    """Raise Refused if the caller or their address has used up the quota of tables."""
    app, owner = caller.app, caller.owner
    person = partial(app.store.storage_used_by, owner=owner.person)
    address = partial(app.store.storage_used_by, origin=owner.network)
    for name, used in (("tables_person", person), ("tables_address", address)):
        app.settings.limits.check(name, (await app.store.ask(used)).tables)


async def game_of(caller: Caller, body: NewTable) -> tuple[Any, Match | None]:
    """Return the game with its box, and the match to go on from if one is named."""
    if body.from_ is not None:
        return game_before(await caller.app.tables.get(body.from_.table), body.from_.step)
    app = caller.app
    check_truth(app.catalog.game(body.game), body.options)
    app.catalog.readiness.want(body.game)
    if body.edition_text and not app.settings.editions:
        raise Refused("This server plays only the editions that ship.", "no_editions", 403)
    if not body.edition_text:
        box = app.catalog.boxed(body.game, body.edition, body.options)
        return box.ready or await app.pools["replays"].run(caller.owner, box.game), None
    app.public.quotas.bytes(caller.owner, len(body.edition_text.encode()))
    read = partial(app.catalog.read, app.workers, body.game, body.edition_text, body.options)
    return await app.pools["uploads"].run(caller.owner, read), None


def check_truth(game: Game, options: Mapping[str, object]) -> None:
    """Raise Refused for true or false as the value of an option that is not a switch: it would
    become a number.
    """
    for option in game.contents.options:
        value = options.get(option.name)
        if isinstance(value, bool) and "yes" not in option.words:
            word = "true" if value else "false"
            raise Refused(
                f"{option.name}={word}: should be {option.range_in_words()} ({option.about})",
                "bad_box",
            )


def game_before(table: Table, step: int) -> tuple[Game, Match | None]:
    """Return the game of an earlier table with its box, and its match after so many steps; None for
    step 0, a new game.
    """
    if step == 0:
        moves.check_whole(table)
        return table.game, None
    match = finished_match(table)
    if step > len(match.steps):
        raise Refused(
            f"from: there is no step {step}: that game has steps 0 to {len(match.steps)}.",
            "no_step",
        )
    before = match.at(step)
    if before.over:
        raise Refused(
            f"from: the game is over at step {step}: begin at an earlier one, or anew at step 0.",
            "over",
        )
    return match.game, before


async def source_of(caller: Caller, body: NewTable) -> Source | None:
    """Return the game from which the new table goes on, which all its players are told."""
    if body.from_ is None or body.from_.step == 0:
        return None
    before = await caller.app.tables.get(body.from_.table)
    return Source(table=before.id, step=body.from_.step, record=before.setup.imported)


def new_chairs(
    catalog: GameCatalog, game: Game, seats: Sequence[NewSeat], name: str
) -> list[Chair]:
    """Return the chairs of a new table; at most one is the caller's."""
    if sum(one.kind == "me" for one in seats) > 1:
        raise Refused("seats: you can sit in one seat only.", "bad_seats")
    kinds = {"me": lambda _, __: Chair("person", name), "open": lambda _, __: Chair("open")}
    bots = {
        "bot": lambda seat, one: Chair(
            "bot", f"Bot {seat + 1}", bot=catalog.level(one.bot, game, len(seats))
        )
    }
    return [(kinds | bots)[one.kind](seat, one) for seat, one in enumerate(seats)]


def bot_names(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.kind == "bot"]


@router.get(
    "/tables/{id}",
    response_model=Snapshot,
    summary="The table as your seat, or a spectator, sees it",
)
async def read_table(caller: CurrentCaller, id: TableId, since: Since = 0) -> Response:
    return answer(await caller.snapshot(await caller.app.tables.get(id), since))


async def change(
    caller: Caller,
    id: str,
    propose: Callable[[Table, int], Sequence[moves.NewEntry]],
    since: int | None = None,
    slow: bool = False,
) -> Response:
    """Do something in the caller's seat, and answer with the Snapshot after it, or with its number
    if the caller wants no more.
    """

    def for_seat(table: Table) -> Sequence[moves.NewEntry]:
        return propose(table, caller.own_seat(table))

    table = await changed_table(caller, id, for_seat, slow)
    if caller.wants_little:
        return answer({"number": table.number}, headers={"preference-applied": MINIMAL})
    return answer(
        {"snapshot": await caller.snapshot(table, table.number if since is None else since)}
    )


async def changed_table(caller: Caller, id: str, propose: Propose, slow: bool = False) -> Table:
    """Change a table and return it, also if the change had been made before; a late request gets
    the Snapshot.
    """
    try:
        return await caller.app.tables.change(id, propose, caller.owner, slow)
    except Repeated:
        return await caller.app.tables.get(id)
    except Late as late:
        late.more["snapshot"] = await caller.snapshot(await caller.app.tables.get(id))
        raise


@router.post("/tables/{id}/join", response_model=Joined, summary="Take an open seat")
async def join(caller: CurrentCaller, id: TableId, body: Join) -> Response:
    """Repeating is harmless: a player who already sits there gets the first answer again."""
    person, name = caller.player(), checked_name(body.name)
    await caller.app.identities.rename(caller.token, name)
    await caller.app.blocks.check_join(await caller.app.tables.get(id), person.id, body.knowing)
    table = await changed_table(
        caller, id, lambda now: moves.join(now, body.seat, person.id, name or person.name)
    )
    return answer({"seat": caller.seat(table), "snapshot": await caller.snapshot(table)})


@router.post(
    "/tables/{id}/free",
    response_model=WithSnapshot,
    summary="As the host: free the seat of an absent player, before the game begins",
)
async def free(caller: CurrentCaller, id: TableId, body: Free) -> Response:
    here = (await agreed_presence(caller, id)).here
    table = await changed_table(
        caller, id, lambda now: moves.free(now, caller.person.id, body.seat, here)
    )
    return answer({"snapshot": await caller.snapshot(table)})


@router.post(
    "/tables/{id}/leave", response_model=WithSnapshot, summary="Stand up before the game begins"
)
async def leave(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    return await change(caller, id, moves.leave)


@router.post("/tables/{id}/fill", response_model=WithSnapshot, summary="Give an open seat to a bot")
async def fill(caller: CurrentCaller, id: TableId, body: Fill) -> Response:
    level = caller.app.catalog.level
    return await change(
        caller,
        id,
        lambda table, seat: moves.fill(
            table, seat, body.seat, level(body.bot, table.game, len(table.chairs))
        ),
    )


@router.post(
    "/tables/{id}/act",
    response_model=WithSnapshot,
    summary="Choose an action; repeating it does no harm",
)
async def act(caller: CurrentCaller, id: TableId, body: Act) -> Response:
    await caller.app.tables.catch_up(
        id, body.version
    )  # the Snapshot of `version` may have come from another server
    return await change(
        caller,
        id,
        lambda table, seat: moves.act(table, seat, body.action, body.version),
        body.version,
    )


@router.post(
    "/tables/{id}/undo",
    response_model=WithSnapshot,
    summary="Take your last action back, or ask the others",
)
async def undo(caller: CurrentCaller, id: TableId, body: Undo) -> Response:
    await caller.app.tables.catch_up(id, body.version)
    # Whether something hidden has been shown since is found out in trial worlds, where no page has
    # been shown it

    def propose(table: Table, seat: int) -> Sequence[moves.NewEntry]:
        if body.action is None:
            return moves.undo(table, seat, body.version)
        return unpicking.unpick(table, seat, body.version, body.action)

    return await change(caller, id, propose, body.version, slow=True)


@router.post(
    "/tables/{id}/answer", response_model=WithSnapshot, summary="Answer another player's request"
)
async def answer_ask(caller: CurrentCaller, id: TableId, body: Answer) -> Response:
    return await change(caller, id, lambda table, seat: moves.answer(table, seat, body.accept))


@router.post("/tables/{id}/resign", response_model=WithSnapshot, summary="Give up")
async def resign(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    return await change(caller, id, moves.resign)


@router.post(
    "/tables/{id}/say",
    response_model=WithSnapshot,
    summary="Say something to everybody at the table",
)
async def say(caller: CurrentCaller, id: TableId, body: Say) -> Response:
    table = await caller.app.tables.get(id)
    with suppress(Repeated):  # a message that comes again does not count again
        moves.say(table, caller.own_seat(table), body.text, body.key)
        caller.app.public.quotas.words(caller.owner, id, body.text)
    return await change(caller, id, lambda table, seat: moves.say(table, seat, body.text, body.key))
