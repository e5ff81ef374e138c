"""The pages: routes that fill templates."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined

from ludary.core.picture.panels import layer_id
from ludary.server.catalog.edition_forms import form_of
from ludary.server.catalog.learning import check_summary, has_summary
from ludary.server.errors import Refused, not_found
from ludary.server.http import sharing
from ludary.server.http.api.games import checked_seat, rules_of
from ludary.server.http.api.lab import LAB_BOTS
from ludary.server.http.api.tournaments import tournament_json
from ludary.server.http.auth import Caller, CallerOrBanned, CurrentCaller, renew_cookie
from ludary.server.http.files import FOR_A_YEAR, address
from ludary.server.http.listing import own_tables, waiting_tables
from ludary.server.http.middleware.attendance import ATTENDS
from ludary.server.http.middleware.compression import padding
from ludary.server.http.models.common import GameName, TableId
from ludary.server.http.own_games import MOST_PAGES, own_games
from ludary.server.showing import replays
from ludary.server.showing.glossary import glossary
from ludary.server.showing.log_words import duration_words
from ludary.server.store.persons.ownership import Waiting
from ludary.server.tables.table import Table
from ludary.study.summaries import article

TEMPLATES = Environment(
    loader=PackageLoader("ludary.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.globals |= {"files_at": address, "padding": padding}
TEMPLATES.policies[
    "json.dumps_kwargs"
] = {}  # in the order of the API: else the feed's first Snapshot would seem another


async def learn_waiting(caller: CallerOrBanned) -> None:
    """Look up the waiting changes, which every page shows, so that no seats change hands
    unnoticed.
    """
    caller.waiting = await caller.app.identities.waiting(caller.session)


router = APIRouter(
    include_in_schema=False,
    default_response_class=HTMLResponse,
    dependencies=[ATTENDS, Depends(learn_waiting)],
)
open_router = APIRouter(
    include_in_schema=False, default_response_class=HTMLResponse
)  # for the banned, too


def html(template: str, caller: Caller | None = None, code: int = 200, **context: Any) -> Response:
    """Return a page as HTML; the template knows whether its reader is a player, or was one."""
    known = caller is not None and bool(caller.session.id)
    over = caller is not None and caller.was_signed_in
    waiting = [waiting_words(one, caller.app.now()) for one in caller.waiting] if caller else []
    return HTMLResponse(
        TEMPLATES.get_template(template).render(known=known, over=over, waiting=waiting, **context),
        code,
    )


def waiting_words(one: Waiting, now: int) -> str:
    """Return a waiting change in words."""
    when = f"in {duration_words(one.due - now)}" if one.due > now else "now"
    match one.what:
        case "passkey":
            return f"The passkey “{one.label}” can sign in to your seats {when}."
        case "deletion":
            return f"Everything about you is deleted {when}."
        case "games":
            return f"Another player can take your games over {when}."
        case "session":
            return (
                f"{one.label or 'A browser or program'} was signed in as you, and can sign you out"
                f" {when}."
            )


def page(template: str, caller: Caller, **context: Any) -> Response:
    """Return a page, and renew the reader's cookie."""
    response = html(template, caller, **context)
    renew_cookie(caller, response)
    return response


@router.get("/")
async def home(caller: CurrentCaller) -> Response:
    mine, waiting = await own_tables(caller), await waiting_tables(caller)
    games = caller.app.catalog.cards
    more = {
        "name": caller.person.name,
        "sharing": sharing.of_lobby(caller),
        "no_passkeys": caller.app.public.no_passkeys(caller),
    }
    return page(
        "home.html",
        caller,
        games=games,
        faults=caller.app.catalog.faults,
        mine=mine,
        open=waiting,
        **more,
    )


@router.get("/new/{game}")
async def new(caller: CurrentCaller, game: GameName) -> Response:
    card = caller.app.catalog.fixed_card(game)
    return page(
        "new.html",
        caller,
        game=card,
        name=caller.person.name,
        sharing=sharing.of_game(caller, card),
    )


@router.get("/tournaments/new")
async def new_tournament(caller: CurrentCaller) -> Response:
    seats = caller.app.tournaments.seats
    games = [(card, seats(card["name"])) for card in caller.app.catalog.fixed_cards]
    return page(
        "new_tournament.html",
        caller,
        games=[(card, counts) for card, counts in games if counts],
        name=caller.person.name,
    )


@router.get("/tournaments/{id}")
async def tournament(caller: CurrentCaller, id: TableId) -> Response:
    found = await tournament_json(caller, id)
    game = found["plan"]["game"]
    shared = {}
    if game in caller.app.catalog.games:
        card = caller.app.catalog.fixed_card(game)
        shared = {"sharing": sharing.of_game(caller, card, found["name"])}
    invite = caller.url(f"/tournaments/{id}")
    return page(
        "tournament.html",
        caller,
        tournament=found,
        invite=invite,
        name=caller.person.name,
        **shared,
    )


@router.get("/t/{id}")
async def table(caller: CurrentCaller, id: TableId) -> Response:
    live = await caller.app.tables.get(id)
    rules = rules_of(live.game)["rules"]
    invite = caller.url(f"/t/{id}")
    snapshot = await caller.snapshot(live)
    is_here = live.setup.game in caller.app.catalog.games
    more: dict[str, Any] = {
        "card": caller.app.catalog.fixed_card(live.setup.game) if is_here else None,
        "changed": changed_words(live),
        "sharing": sharing.of_table(caller, live),
        "glossary": glossary(live.game),
    }
    bots = caller.app.catalog.offered(live.game, len(live.chairs))
    return page(
        "table.html",
        caller,
        snapshot=snapshot,
        rules=rules,
        bots=bots,
        invite=invite,
        name=caller.person.name,
        **more,
    )


def changed_words(table: Table) -> list[str]:
    """Return the options of a table that differ from its edition, in words."""
    about = {option.name: option.about for option in table.game.contents.options}
    return [
        f"{about[name][:1].upper()}{about[name][1:]}: {value}"
        for name, value in table.options.items()
    ]


@router.get("/t/{id}/replay")
async def replay(
    caller: CurrentCaller,
    id: TableId,
    seat: Annotated[int, Query(ge=-1, le=100)] = -1,
    step: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    live = await caller.app.tables.get(id)
    seat = checked_seat(seat, len(live.chairs))

    def drawn() -> Response:
        head = replays.head(live, seat)
        frame = replays.frame(
            live, min(step, head["steps"] - 1), seat, caller.app.renderer.for_watcher
        )
        bots = caller.app.catalog.offered(live.game, len(live.chairs))
        return html(
            "replay.html",
            caller,
            replay=head,
            frame=frame,
            bots=bots,
            sharing=sharing.of_table(caller, live),
        )

    return await caller.app.pools["replays"].run(caller.owner, drawn)


@router.get("/rules/{game}")
async def rules(caller: CurrentCaller, game: GameName) -> Response:
    playable = caller.app.catalog.game(game)
    card = caller.app.catalog.fixed_card(game)
    more = {
        "ledger": playable.ledger,
        "components": playable.components(),
        "card": card,
        "summary": has_summary(playable),
    }
    return page(
        "rules.html",
        caller,
        game=playable,
        sharing=sharing.of_game(caller, card, f"The rules of {playable.title}"),
        **more,
    )


@router.get("/learn/{game}")
async def learn(
    caller: CurrentCaller, game: GameName, step: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    lessons, card = caller.app.lessons, caller.app.catalog.fixed_card(game)
    rules = rules_of(caller.app.catalog.game(game))["rules"]

    def drawn() -> Response:
        head = lessons.head(game)
        position = lessons.position(game, min(step, head["steps"]), caller.app.renderer.for_watcher)
        shared = sharing.of_game(caller, card, f"Learn {head['title']} by playing")
        words = {"rules": rules, "glossary": glossary(lessons.game(game))}
        return html(
            "learn.html", caller, head=head, position=position, card=card, sharing=shared, **words
        )

    return await caller.app.pools["replays"].run(caller.owner, drawn)


@router.get("/lab/{game}")
async def lab(caller: CurrentCaller, game: GameName) -> Response:
    playable, card = caller.app.catalog.game(game), caller.app.catalog.fixed_card(game)
    if playable.edition is None:
        raise not_found("number to change in this game")
    form = await asyncio.to_thread(form_of, playable, playable.edition, playable.numbers)
    shared = sharing.of_game(caller, card, f"Change the box of {playable.title}")
    more = {
        "form": form,
        "bots": LAB_BOTS,
        "open": caller.app.settings.editions,
        "seconds": caller.app.settings.limits.lab_seconds,
    }
    return page("lab.html", caller, game=card, sharing=shared, **more)


@router.get("/puzzles/{game}")
async def puzzles(
    caller: CurrentCaller, game: GameName, number: Annotated[int, Query(ge=0, le=2**31 - 1)] = 1
) -> Response:
    shown, card = caller.app.puzzles, caller.app.catalog.fixed_card(game)
    playable = caller.app.catalog.game(game)
    words = {"rules": rules_of(playable)["rules"], "glossary": glossary(playable)}

    def drawn() -> Response:
        head = shown.head(game, number)
        position = shown.position(game, number, caller.app.renderer.for_watcher)
        shared = sharing.of_game(caller, card, f"Positions to solve: {head['title']}")
        return html("puzzles.html", caller, head=head, position=position, sharing=shared, **words)

    return await caller.app.pools["replays"].run(caller.owner, drawn)


@router.get("/rules/{game}/summary")
async def summary(caller: CurrentCaller, game: GameName) -> Response:
    playable = caller.app.catalog.game(game)
    check_summary(playable)
    card = sharing.of_game(
        caller, caller.app.catalog.fixed_card(game), f"{playable.title} on two pages"
    )
    told = article(playable, lambda number: f"/rules/{game}/summary/{number}.svg")
    return page("summary.html", caller, game=playable, article=told, sharing=card)


@router.get("/rules/{game}/summary/{number}.svg")
async def summary_picture(
    caller: CurrentCaller, game: GameName, number: Annotated[int, Path(ge=0, le=20)]
) -> Response:
    drawn = await asyncio.to_thread(caller.app.catalog.summary_pictures, game)
    if number >= len(drawn):
        raise not_found("picture of this summary")
    return Response(
        drawn[number], media_type="image/svg+xml", headers={"cache-control": "public, max-age=600"}
    )


@router.get("/upload")
async def upload(caller: CurrentCaller) -> Response:
    return page("upload.html", caller)


@router.get("/api")
async def api(request: Request) -> Response:
    return html("api.html", openapi=request.app.openapi())


@open_router.get("/me")
async def me(caller: CallerOrBanned) -> Response:
    await learn_waiting(caller)
    return page(
        "me.html",
        caller,
        no_passkeys=caller.app.public.no_passkeys(caller),
        banned=caller.ban.words if caller.ban else "",
    )


@router.get("/games")
async def games(
    caller: CurrentCaller, page_number: Annotated[int, Query(alias="page", ge=1, le=MOST_PAGES)] = 1
) -> Response:
    return page(
        "games.html",
        caller,
        found=await own_games(caller, page_number) if caller.person.id else None,
    )


@router.get("/pictures/{name}.svg")
async def picture(caller: CurrentCaller, name: GameName) -> Response:
    caller.app.catalog.game(name)
    drawn = await asyncio.to_thread(caller.app.catalog.picture, name)
    return Response(
        drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=600"}
    )


@router.get("/covers/{name}.svg")
async def cover(
    caller: CurrentCaller, name: GameName, v: Annotated[str, Query(max_length=40)] = ""
) -> Response:
    drawn = await asyncio.to_thread(caller.app.catalog.cover, name)
    return Response(
        drawn,
        media_type="image/svg+xml",
        headers={"cache-control": FOR_A_YEAR if v == layer_id(drawn) else "no-cache"},
    )


def error_page(error: Refused) -> Response:
    return html(
        "error.html",
        code=error.status,
        status=error.status,
        words=error.words,
        banned=error.code == "banned",
    )
