"""The API's part about tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from ludary.core.game import Game
from ludary.core.match import Match
from ludary.server import archive, moves
from ludary.server.absence import absent
from ludary.server.entries import Chair, Source
from ludary.server.errors import Late, Refused, Repeated
from ludary.server.http.asking import Asker, Asking, answer
from ludary.server.http.listing import cards_of, open_cards
from ludary.server.http.models import (
    Act,
    Answer,
    Created,
    Fill,
    Free,
    HandOver,
    Join,
    Joined,
    Look,
    Looked,
    NewTable,
    Nothing,
    Say,
    SeatWish,
    TableCard,
    TableId,
    Undo,
)
from ludary.server.people import clean_name
from ludary.server.repeats import Request, once
from ludary.server.shelf import best_level, level
from ludary.server.table import STAND_IN, Table
from ludary.server.tables import Answered, Propose

router = APIRouter(prefix="/api", tags=["tables"])
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last entry that you have had")]


@router.get(
    "/tables", response_model=list[TableCard], summary="Your tables, those that wait for you first; or public ones that wait for players"
)
async def list_tables(asker: Asking, show: Annotated[str, Query(pattern="^(mine|open)$")] = "mine") -> Response:
    return answer(await (cards_of(asker) if show == "mine" else open_cards(asker)))


@router.post("/tables", response_model=Created, status_code=201, summary="Set a table up; it begins when no seat is open")
async def create_table(asker: Asking, wish: NewTable) -> Response:
    person = asker.player()
    await asker.hall.people.rename(asker.token, clean_name(wish.name))
    request = Request(person.id, "table", wish.key or "", wish.model_dump(mode="json", exclude={"key"}))
    made = await once(asker.hall.store, request, lambda table: {"id": table.id, "seat": asker.seat(table)}, partial(new_table, asker, wish))
    return answer({**made, "url": asker.url(f"/t/{made['id']}")}, 201)


async def new_table(asker: Asker, wish: NewTable, answered: Answered | None) -> Table:
    """The table that somebody wishes for."""
    await check_room(asker)
    game, steps = await game_of(asker, wish)
    chairs = seated(game, wish.seats, clean_name(wish.name))
    seats = len(chairs)
    if steps is not None and seats != steps.seats:
        raise Refused(f"seats: that game has {steps.seats} seats, not {seats}.", "bad_seats")
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise Refused(f"seats: {error}.", "bad_seats") from None
    me = asker.person
    mine = next((seat for seat, one in enumerate(wish.seats) if one.kind == "me"), -1)
    if mine >= 0:
        chairs[mine] = Chair("person", moves.unlike(chairs[mine].name or me.name or f"Player {mine + 1}", names(chairs)), me.id)
    given = {**asker.hall.shelf.edition_words(game), "source": await source_of(asker, wish), "host": me.id}
    setup = archive.setup_of(game, **given, clock=wish.clock, pace=wish.pace, public=wish.public)
    return await asker.hall.tables.open(game, setup, chairs, asker.owner, steps, answered)


async def check_room(asker: Asker) -> None:
    """Refused if the asker, or their address, has as many tables as anybody may have."""
    hall, owner = asker.hall, asker.owner
    for name, whose in (("tables_person", {"owner": owner.person}), ("tables_address", {"origin": owner.network})):
        if all(whose.values()):
            hall.settings.limits.check(name, (await hall.store.ask(partial(hall.store.kept_by, **whose))).tables)


async def game_of(asker: Asker, wish: NewTable) -> tuple[Any, Match | None]:
    """The game with its box, and the match to go on from if one is named."""
    hall = asker.hall
    if wish.from_ is not None and wish.from_.step == 0:
        before = await hall.tables.get(wish.from_.table)
        moves.check_whole(before)
        return before.game, None
    if wish.from_ is not None:
        match = archive.finished(await hall.tables.get(wish.from_.table))
        if wish.from_.step > len(match.steps):
            raise Refused(f"from: there is no step {wish.from_.step}: that game has {len(match.steps)}.", "no_step")
        return match.game, match.at(wish.from_.step)
    hall.shelf.game(wish.game)
    await hall.shelf.wait_for(wish.game)
    if wish.edition_text and not hall.settings.editions:
        raise Refused("This server plays no editions but those that ship.", "no_editions", 403)
    if not wish.edition_text:
        box = hall.shelf.boxed(wish.game, wish.edition, wish.options)
        return box.ready or await hall.pools["boxes"].run(asker.owner, box.game), None
    hall.quotas.bytes(asker.owner, len(wish.edition_text.encode()))
    read = partial(hall.shelf.read, hall.workers, wish.game, wish.edition_text, wish.options)
    return await hall.pools["uploads"].run(asker.owner, read), None


async def source_of(asker: Asker, wish: NewTable) -> Source | None:
    """What the new table goes on from, which everybody at it is told."""
    if wish.from_ is None or wish.from_.step == 0:
        return None
    before = await asker.hall.tables.get(wish.from_.table)
    return Source(table=before.id, step=wish.from_.step, record=before.setup.imported)


def seated(game: Game, wishes: Sequence[SeatWish], name: str) -> list[Chair]:
    """The chairs of a new table; at most one is the asker's."""
    if sum(one.kind == "me" for one in wishes) > 1:
        raise Refused("seats: you can sit in one seat only.", "bad_seats")
    kinds = {"me": lambda _, __: Chair("person", name), "open": lambda _, __: Chair("open")}
    bots = {"bot": lambda seat, one: Chair("bot", f"Bot {seat + 1}", bot=level(one.bot or best_level(game), game))}
    return [(kinds | bots)[one.kind](seat, one) for seat, one in enumerate(wishes)]


def names(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.kind == "bot"]


@router.get("/tables/{id}", response_model=Look, summary="The table as your seat, or a spectator, sees it")
async def look_at(asker: Asking, id: TableId, since: Since = 0) -> Response:
    return answer(await asker.look(await asker.hall.tables.get(id), since))


async def change(asker: Asker, id: str, propose: Callable[[Table, int], Sequence[moves.Draft]], since: int | None = None) -> Response:
    """Do something in the asker's seat, and answer with what it looks like then."""

    def for_seat(table: Table) -> Sequence[moves.Draft]:
        return propose(table, asker.own_seat(table))

    table = await done(asker, id, for_seat)
    return answer({"look": await asker.look(table, table.number if since is None else since)})


async def done(asker: Asker, id: str, propose: Propose) -> Table:
    """The table after it, also where it had been done before; a late wish is told how the table stands."""
    try:
        return await asker.hall.tables.change(id, propose)
    except Repeated:
        return await asker.hall.tables.get(id)
    except Late as late:
        late.more["look"] = await asker.look(await asker.hall.tables.get(id))
        raise


@router.post("/tables/{id}/join", response_model=Joined, summary="Take an open seat")
async def join(asker: Asking, id: TableId, wish: Join) -> Response:
    """Who sits there already is answered as at first, so that this can be repeated."""
    person, name = asker.player(), clean_name(wish.name)
    await asker.hall.people.rename(asker.token, name)
    table = await done(asker, id, lambda now: moves.join(now, wish.seat, person.id, name or person.name))
    return answer({"seat": asker.seat(table), "look": await asker.look(table)})


@router.post(
    "/tables/{id}/free",
    response_model=Looked,
    summary="As who set it up: free the seat of somebody who is not there, before the game begins",
)
async def free(asker: Asking, id: TableId, wish: Free) -> Response:
    await asker.hall.tables.get(id)
    await asker.hall.presences.refresh(id)  # who is there is agreed among all servers

    def propose(table: Table) -> Sequence[moves.Draft]:
        return moves.free(table, asker.person.id, wish.seat, asker.hall.feed.presence(id, len(table.chairs)).here)

    return answer({"look": await asker.look(await done(asker, id, propose))})


@router.post("/tables/{id}/leave", response_model=Looked, summary="Stand up before the game begins")
async def leave(asker: Asking, id: TableId, wish: Nothing) -> Response:
    return await change(asker, id, moves.leave)


@router.post("/tables/{id}/fill", response_model=Looked, summary="Give an open seat to a bot")
async def fill(asker: Asking, id: TableId, wish: Fill) -> Response:
    return await change(asker, id, lambda table, seat: moves.fill(table, wish.seat, level(wish.bot or best_level(table.game), table.game)))


@router.post("/tables/{id}/act", response_model=Looked, summary="Choose an action; repeating it does no harm")
async def act(asker: Asking, id: TableId, wish: Act) -> Response:
    await asker.hall.tables.catch_up(id, wish.version)  # what it answers to may have come from another server
    return await change(asker, id, lambda table, seat: moves.act(table, seat, wish.action, wish.version), wish.version)


@router.post("/tables/{id}/undo", response_model=Looked, summary="Take your last action back, or ask the others")
async def undo(asker: Asking, id: TableId, wish: Undo) -> Response:
    await asker.hall.tables.catch_up(id, wish.version)
    return await change(asker, id, lambda table, seat: moves.undo(table, seat, wish.version), wish.version)


@router.post("/tables/{id}/answer", response_model=Looked, summary="Agree to what another asks for, or not")
async def answer_ask(asker: Asking, id: TableId, wish: Answer) -> Response:
    return await change(asker, id, lambda table, seat: moves.answer(table, seat, wish.accept))


@router.post("/tables/{id}/resign", response_model=Looked, summary="Give up")
async def resign(asker: Asking, id: TableId, wish: Nothing) -> Response:
    return await change(asker, id, moves.resign)


@router.post("/tables/{id}/say", response_model=Looked, summary="Say something to everybody at the table")
async def say(asker: Asking, id: TableId, wish: Say) -> Response:
    asker.own_seat(await asker.hall.tables.get(id))
    asker.hall.quotas.words(asker.owner, id, wish.text)
    return await change(asker, id, lambda table, seat: moves.say(table, seat, wish.text, wish.key))


@router.post("/tables/{id}/bot", response_model=Looked, summary="Let a bot play for somebody who is away or out of time")
async def hand_over(asker: Asking, id: TableId, wish: HandOver) -> Response:
    await asker.hall.tables.get(id)
    await asker.hall.presences.refresh(id)  # who is away is agreed among all servers

    def propose(table: Table, seat: int) -> Sequence[moves.Draft]:
        bot = level(wish.bot or STAND_IN, table.game)
        away = absent(table, asker.hall.feed.presence(id, len(table.chairs)), asker.hall.now())
        return moves.hand_over(table, seat, wish.seat, bot, away)

    return await change(asker, id, propose)


@router.post("/tables/{id}/back", response_model=Looked, summary="Take your seat back from the bot")
async def back(asker: Asking, id: TableId, wish: Nothing) -> Response:
    return await change(asker, id, moves.take_back)
