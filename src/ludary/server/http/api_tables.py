"""The API's part about tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from pydantic_core import to_json
from sse_starlette import EventSourceResponse

from ludary.core.game import Game
from ludary.core.match import Match
from ludary.server import archive, moves
from ludary.server.entries import Chair
from ludary.server.errors import Late, Refused, Repeated
from ludary.server.http.asking import Asker, Asking, answer
from ludary.server.http.listing import cards_of, open_cards
from ludary.server.http.models import (
    Act,
    Answer,
    Created,
    Fill,
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
from ludary.server.looks import is_absent
from ludary.server.metrics import LISTENERS
from ludary.server.people import clean_name
from ludary.server.shelf import best_level, level
from ludary.server.table import STAND_IN, Table
from ludary.server.tables import Propose

PING = 15  # seconds between signs of life on a quiet connection
MOST_LISTENERS = 20_000
MOST_KEYS = 2_000  # of wishes for tables that are remembered, should they come twice

router = APIRouter(prefix="/api", tags=["tables"])
Since = Annotated[int, Query(ge=0, le=2**31 - 1, description="the last entry that you have had")]


@router.get(
    "/tables", response_model=list[TableCard], summary="Your tables, those that wait for you first; or public ones that wait for players"
)
async def list_tables(asker: Asking, show: Annotated[str, Query(pattern="^(mine|open)$")] = "mine") -> Response:
    return answer(await (cards_of(asker) if show == "mine" else open_cards(asker)))


@router.post("/tables", response_model=Created, status_code=201, summary="Set a table up; it begins when no seat is open")
async def create_table(asker: Asking, wish: NewTable) -> Response:
    made = asker.hall.made
    if wish.key is None:
        return await new_table(asker, wish)
    if wish.key not in made:
        made[wish.key] = asyncio.ensure_future(new_table(asker, wish))
        while len(made) > MOST_KEYS:
            made.pop(next(iter(made)))
    try:
        return await asyncio.shield(made[wish.key])
    except Refused:
        made.pop(wish.key, None)
        raise


async def new_table(asker: Asker, wish: NewTable) -> Response:
    """The answer to a wish for a table."""
    game, steps = await game_of(asker, wish)
    chairs = seated(game, wish.seats, clean_name(wish.name))
    seats = len(chairs)
    if steps is not None and seats != steps.seats:
        raise Refused(f"seats: that game has {steps.seats} seats, not {seats}.", "bad_seats")
    try:
        game.check_seats(seats)
    except ValueError as error:
        raise Refused(f"seats: {error}.", "bad_seats") from None
    made = Response()
    token = None
    mine = next((seat for seat, one in enumerate(wish.seats) if one.kind == "me"), -1)
    if mine >= 0 or any(one.kind == "open" for one in wish.seats):
        token = await asker.known(wish.name, made)
    if mine >= 0:
        chairs[mine] = Chair(
            "person", moves.unlike(chairs[mine].name or asker.person.name or f"Player {mine + 1}", names(chairs)), asker.person.id
        )
    name = asker.hall.shelf.edition_name(game)
    setup = archive.setup_of(game, edition_name=name, clock=wish.clock, pace=wish.pace, public=wish.public)
    table = await asker.hall.tables.open(game, setup, chairs, steps)
    response = answer({"id": table.id, "url": asker.url(f"/t/{table.id}"), "seat": mine, "token": token}, 201)
    return with_cookies(response, made)


async def game_of(asker: Asker, wish: NewTable) -> tuple[Any, Match | None]:
    """The game with its box, and the match to go on from if one is named."""
    hall = asker.hall
    if wish.from_ is not None and wish.from_.step == 0:
        return (await hall.tables.get(wish.from_.table)).game, None
    if wish.from_ is not None:
        match = archive.finished(await hall.tables.get(wish.from_.table))
        if wish.from_.step > len(match.steps):
            raise Refused(f"from: there is no step {wish.from_.step}: that game has {len(match.steps)}.", "no_step")
        return match.game, match.at(wish.from_.step)
    hall.shelf.game(wish.game)
    await hall.shelf.wait_for(wish.game)
    if wish.edition_text and not hall.settings.editions:
        raise Refused("This server plays no editions but those that ship.", "no_editions", 403)
    return hall.shelf.boxed(wish.game, wish.edition, wish.edition_text, wish.options), None


def seated(game: Game, wishes: Sequence[SeatWish], name: str) -> list[Chair]:
    """The chairs of a new table; at most one is the asker's."""
    if sum(one.kind == "me" for one in wishes) > 1:
        raise Refused("seats: you can sit in one seat only.", "bad_seats")
    kinds = {"me": lambda _, __: Chair("person", name), "open": lambda _, __: Chair("open")}
    bots = {"bot": lambda seat, one: Chair("bot", f"Bot {seat + 1}", bot=level(one.bot or best_level(game)))}
    return [(kinds | bots)[one.kind](seat, one) for seat, one in enumerate(wishes)]


def names(chairs: Sequence[Chair]) -> list[str]:
    return [chair.name for chair in chairs if chair.kind == "bot"]


def with_cookies(response: Response, other: Response) -> Response:
    response.raw_headers += [header for header in other.raw_headers if header[0] == b"set-cookie"]
    return response


@router.get("/tables/{id}", response_model=Look, summary="The table as your seat, or a spectator, sees it")
async def look_at(asker: Asking, id: TableId, since: Since = 0) -> Response:
    return answer(asker.look(await asker.hall.tables.get(id), since))


@router.get(
    "/tables/{id}/events",
    summary="The same, now and after each change, as server-sent events; reconnecting with Last-Event-ID misses nothing",
    response_class=EventSourceResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "`look` events with a Look, whose `number` is the event's id"}},
)
async def events(
    asker: Asking, id: TableId, since: Since = 0, last_event_id: Annotated[str, Header(max_length=20)] = ""
) -> EventSourceResponse:
    table = await asker.hall.tables.get(id)
    if asker.hall.feed.count() >= MOST_LISTENERS:
        raise Refused("Too many are watching; try again later.", "busy", 503)
    last = min(int(last_event_id) if last_event_id.isdecimal() else since, 2**31 - 1)
    await asker.hall.tables.catch_up(id, last)
    table = await asker.hall.tables.get(id)
    return EventSourceResponse(stream(asker, table, last), ping=PING, headers={"x-accel-buffering": "no"}, shutdown_event=None)


async def stream(asker: Asker, table: Table, last: int) -> AsyncIterator[bytes]:
    """Looks, whenever the table or who is there has changed since the last one."""
    hall, seat = asker.hall, asker.seat(table)
    listener = hall.feed.join(table.id, seat)
    LISTENERS.inc()
    hall.bots.notice(table)
    sent: tuple[int, Any] | None = None
    try:
        while not hall.leaving.is_set():
            listener.wake.clear()
            table = await hall.tables.get(table.id)
            if asker.seat(table) != listener.seat:  # sat down or stood up in another tab
                hall.feed.leave(table.id, listener)
                listener = hall.feed.join(table.id, asker.seat(table))
            state = (table.number, hall.feed.presence(table.id, len(table.chairs)))
            if state != sent:
                yield shown(asker, table, last)
                last, sent = table.number, state
            await listener.wake.wait()
    finally:
        LISTENERS.dec()
        hall.feed.leave(table.id, listener)


def shown(asker: Asker, table: Table, since: int) -> bytes:
    """A Look as an event; made once for all who watch from the same seat at the same moment."""
    now, seat = asker.hall.now(), asker.seat(table)
    key = ("event", seat, since, asker.hall.feed.presence(table.id, len(table.chairs)), now // 250)
    if key not in table.looks:
        table.looks[key] = b"id: %d\nevent: look\ndata: %b\n\n" % (table.number, to_json(asker.look(table, since)))
    made: bytes = table.looks[key]
    return made


async def change(asker: Asker, id: str, propose: Callable[[Table, int], Sequence[moves.Draft]], since: int | None = None) -> Response:
    """Do something in the asker's seat, and answer with what it looks like then."""

    def for_seat(table: Table) -> Sequence[moves.Draft]:
        return propose(table, asker.own_seat(table))

    table = await done(asker, id, for_seat)
    return answer({"look": asker.look(table, table.number if since is None else since)})


async def done(asker: Asker, id: str, propose: Propose) -> Table:
    """The table after it, also where it had been done before; a late wish is told how the table stands."""
    try:
        return await asker.hall.tables.change(id, propose)
    except Repeated:
        return await asker.hall.tables.get(id)
    except Late as late:
        late.more["look"] = asker.look(await asker.hall.tables.get(id))
        raise


@router.post("/tables/{id}/join", response_model=Joined, summary="Take an open seat")
async def join(asker: Asking, id: TableId, wish: Join) -> Response:
    made = Response()
    table = await asker.hall.tables.get(id)
    if asker.seat(table) < 0 and all(chair.kind != "open" for chair in table.chairs):
        raise Refused("All seats are taken. You can watch.", "taken", 409)
    token = await asker.known(wish.name, made)
    name = clean_name(wish.name) or asker.person.name
    table = await done(asker, id, lambda now: moves.join(now, wish.seat, asker.person.id, name))
    response = answer({"seat": asker.seat(table), "token": token, "look": asker.look(table)})
    return with_cookies(response, made)


@router.post("/tables/{id}/leave", response_model=Looked, summary="Stand up before the game begins")
async def leave(asker: Asking, id: TableId, wish: Nothing) -> Response:
    return await change(asker, id, moves.leave)


@router.post("/tables/{id}/fill", response_model=Looked, summary="Give an open seat to a bot")
async def fill(asker: Asking, id: TableId, wish: Fill) -> Response:
    return await change(asker, id, lambda table, seat: moves.fill(table, wish.seat, level(wish.bot or best_level(table.game))))


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
    return await change(asker, id, lambda table, seat: moves.say(table, seat, wish.text, wish.key))


@router.post("/tables/{id}/bot", response_model=Looked, summary="Let a bot play for somebody who is away or out of time")
async def hand_over(asker: Asking, id: TableId, wish: HandOver) -> Response:
    bot = level(wish.bot or STAND_IN)

    def propose(table: Table, seat: int) -> Sequence[moves.Draft]:
        presence, now = asker.hall.feed.presence(id, len(table.chairs)), asker.hall.now()
        absent = frozenset(at for at in range(len(table.chairs)) if is_absent(table, at, presence, now))
        return moves.hand_over(table, seat, wish.seat, bot, absent)

    return await change(asker, id, propose)


@router.post("/tables/{id}/back", response_model=Looked, summary="Take your seat back from the bot")
async def back(asker: Asking, id: TableId, wish: Nothing) -> Response:
    return await change(asker, id, moves.take_back)
