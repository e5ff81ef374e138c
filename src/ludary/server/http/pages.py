"""The pages: templates, filled."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined

from ludary.server import archive
from ludary.server.errors import Refused
from ludary.server.http.api_games import checked, rules_of
from ludary.server.http.asking import Asker, Asking
from ludary.server.http.files import address, modules
from ludary.server.http.listing import cards_of, open_cards
from ludary.server.http.models import GameName, TableId
from ludary.server.shelf import bot_cards

TEMPLATES = Environment(
    loader=PackageLoader("ludary.web"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)
TEMPLATES.globals |= {"files_at": address, "modules": modules}
TEMPLATES.policies["json.dumps_kwargs"] = {}  # in the order of the API: else the feed's first Look would seem another

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


def page(template: str, asker: Asker | None = None, code: int = 200, **context: Any) -> Response:
    """A page as HTML; it knows whether its reader is a player."""
    known = asker is not None and bool(asker.person.id)
    return HTMLResponse(TEMPLATES.get_template(template).render(known=known, **context), code)


@router.get("/")
async def home(asker: Asking) -> Response:
    mine, waiting = await cards_of(asker), await open_cards(asker)
    return page("home.html", asker, games=asker.hall.shelf.cards, mine=mine, open=waiting, name=asker.person.name)


@router.get("/new/{game}")
async def new(asker: Asking, game: GameName) -> Response:
    asker.hall.shelf.game(game)
    return page("new.html", asker, game=next(card for card in asker.hall.shelf.cards if card["name"] == game), name=asker.person.name)


@router.get("/t/{id}")
async def table(asker: Asking, id: TableId) -> Response:
    found = await asker.hall.tables.get(id)
    rules = rules_of(found.game)["rules"]
    invite = asker.url(f"/t/{id}")
    look = await asker.look(found)
    bots = bot_cards(found.game)
    return page("table.html", asker, look=look, rules=rules, bots=bots, invite=invite, name=asker.person.name)


@router.get("/t/{id}/replay")
async def replay(
    asker: Asking, id: TableId, seat: Annotated[int, Query(ge=-1, le=100)] = -1, step: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    found = await asker.hall.tables.get(id)
    seat = checked(seat, len(found.chairs))

    def drawn() -> Response:
        head = archive.head(found, seat)
        frame = archive.frame(found, min(step, head["steps"] - 1), seat, asker.hall.drawing.for_watcher)
        return page("replay.html", asker, replay=head, frame=frame, bots=bot_cards(found.game))

    return await asker.hall.archive.show(asker.owner, drawn)


@router.get("/rules/{game}")
async def rules(asker: Asking, game: GameName) -> Response:
    return page("rules.html", game=asker.hall.shelf.game(game), ledger=asker.hall.shelf.game(game).ledger)


@router.get("/upload")
async def upload(asker: Asking) -> Response:
    return page("upload.html", asker)


@router.get("/api")
async def api(request: Request) -> Response:
    return page("api.html", openapi=request.app.openapi())


@router.get("/me")
async def me(asker: Asking) -> Response:
    return page("me.html", asker)


@router.get("/pictures/{name}.svg")
async def picture(asker: Asking, name: GameName) -> Response:
    asker.hall.shelf.game(name)
    await asker.hall.shelf.wait_for(name)
    return Response(asker.hall.shelf.picture(name), media_type="image/svg+xml", headers={"cache-control": "public, max-age=600"})


def error_page(error: Refused) -> Response:
    return page("error.html", code=error.status, status=error.status, words=error.words)
