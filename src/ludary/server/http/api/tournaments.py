"""API: tournaments among friends."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Any

from fastapi import APIRouter, Response
from pydantic_core import to_json

from ludary.server.errors import Repeated
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.models.common import Nothing, TableId
from ludary.server.http.models.tournaments import (
    Enter,
    MadeTournament,
    NewTournament,
    TournamentState,
    Withdraw,
)
from ludary.server.parsing.names import checked_name
from ludary.server.tournaments import tournament as acts
from ludary.server.tournaments.tournament import FriendlyTournament, Plan
from ludary.server.tournaments.tournaments import Results, Seen, points_of, tournament_id

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


@router.post(
    "",
    response_model=MadeTournament,
    status_code=201,
    summary="Set a tournament up; whoever opens its link can join",
)
async def create(caller: CurrentCaller, body: NewTournament) -> Response:
    person = caller.player()
    caller.app.public.quotas.tournament(caller.owner)
    id = tournament_id(person.id, body.key)
    plan = Plan(**body.model_dump(include=set(Plan.model_fields)))
    await caller.app.tournaments.set_up(id, " ".join(body.name.split()), plan, caller.owner)
    return answer({"id": id, "url": caller.url(f"/tournaments/{id}")}, 201)


@router.get(
    "/{id}",
    response_model=TournamentState,
    summary="A tournament: the standing table, the rounds and their tables",
)
async def read(caller: CurrentCaller, id: TableId) -> Response:
    """Ask again with `If-None-Match`: the answer is 304 until something has changed. Answers may be
    a second old.
    """
    found = to_json(await tournament_json(caller, id))
    tag = f'"{sha256(found).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache", "vary": "cookie, authorization"}
    if caller.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, headers=headers, media_type="application/json")


@router.post("/{id}/join", response_model=TournamentState, summary="Join, or come back")
async def join(caller: CurrentCaller, id: TableId, body: Enter) -> Response:
    """New players can join until half of the rounds have begun; they play from the next round
    on.
    """
    person, name = caller.player(), checked_name(body.name)
    await caller.app.identities.rename(caller.token, name)
    return await changed(caller, id, lambda now, _: acts.join(now, person.id, name or person.name))


@router.post(
    "/{id}/leave",
    response_model=TournamentState,
    summary="Drop out, or as the organiser take a player out",
)
async def leave(caller: CurrentCaller, id: TableId, body: Withdraw) -> Response:
    """Whoever dropped out can come back with `join`. A game that has begun goes on."""
    person = caller.player().id
    return await changed(caller, id, lambda now, _: acts.leave(now, person, body.number))


@router.post("/{id}/begin", response_model=TournamentState, summary="As the organiser: begin")
async def begin(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    """The rounds pair themselves: each begins when all tables of the last one are over."""
    person, seats = caller.player().id, caller.app.tournaments.seats
    return await changed(caller, id, lambda now, _: acts.begin(now, person, seats(now.plan.game)))


@router.post("/{id}/end", response_model=TournamentState, summary="As the organiser: end it early")
async def end(caller: CurrentCaller, id: TableId, body: Nothing) -> Response:
    """Games of this round that are over count; the others can be played on."""
    person = caller.player().id

    def propose(now: FriendlyTournament, results: Results) -> FriendlyTournament:
        return acts.end(now, person, points_of(now, results))

    return await changed(caller, id, propose)


async def changed(caller: Caller, id: str, act: Any) -> Response:
    """Carry out an act, and answer with the tournament after it; repeating is harmless."""
    with suppress(Repeated):
        await caller.app.tournaments.change(id, act)
    return answer(await tournament_json(caller, id))


async def tournament_json(caller: Caller, id: str) -> dict[str, Any]:
    """Return a tournament as the caller is shown it."""
    seen = await caller.app.tournaments.seen(id)
    return shown_to(caller.person.id, seen, caller.app.title_of(seen.tournament.plan.game))


def shown_to(person: str, seen: Seen, title: str) -> dict[str, Any]:
    """Return what everybody may know of a tournament of the game with this title, and which player
    the person is.
    """
    tournament = seen.shown
    plan, me = tournament.plan, tournament.entrant(person)
    status = {id: state for id, (state, _) in seen.results.items()}
    boards = tournament.current.boards if tournament.current else ()
    mine = next((one for one in boards if me and me.number in one.players), None)
    return {
        "id": tournament.id,
        "name": tournament.name,
        "status": tournament.status,
        "plan": {
            **plan.model_dump(),
            "title": title,
            "rounds": tournament.total,
        },
        "players": [
            {
                "number": one.number,
                "name": tournament.name_of(one.number),
                "left": tournament.entrants[one.number - 1].left,
                "place": one.place,
                "points": one.points,
                "buchholz": one.buchholz,
                "wins": one.wins,
            }
            for one in acts.standing(tournament)
        ],
        "rounds": [
            {
                "boards": [
                    {
                        "table": board.table,
                        "players": board.players,
                        "status": "over" if one.over else status.get(board.table, "waiting"),
                        "points": board.points,
                    }
                    for board in one.boards
                ],
                "byes": one.byes,
            }
            for one in tournament.rounds
        ],
        "you": me.number if me else 0,
        "organiser": bool(person) and person == tournament.owner,
        "open": acts.is_open(tournament),
        "table": mine.table if mine and mine.points is None else "",
    }
