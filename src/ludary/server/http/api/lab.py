"""API: editions as forms, and questions to the lab about them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from pydantic import Field

from ludary.core.play.game import Game
from ludary.server.catalog.edition_forms import form_of
from ludary.server.errors import Refused
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.models.common import Body, GameName, Line, Lines, Name
from ludary.server.http.models.lab import ChangedEdition, LabAnswer

router = APIRouter(prefix="/api", tags=["lab"])
QuestionId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
LAB_BOTS = {
    "greedy": "take what looks best at once",
    "uniform": "choose at random",
}  # those who are quick, and play by the box


class EditionWish(Body):
    """An edition, and what shall be different in it."""

    edition: Line = Field("", max_length=200, description="one of the game's `editions`")
    edition_text: Lines = Field(
        "", max_length=200_000, description="a player's own edition, as TOML"
    )
    changes: dict[Annotated[Line, Field(max_length=200)], bool | int | Name] = Field(
        {}, max_length=2_000, description="other values, by the `path` of a field"
    )


class LabQuestion(EditionWish):
    bots: Line = Field(
        "",
        max_length=40,
        description=f"who plays: {' or '.join(LAB_BOTS)}; the best of the quick ones if left out",
    )


@router.post(
    "/games/{game}/edition",
    response_model=ChangedEdition,
    summary="An edition with changes, as TOML and as a form; nothing is stored",
)
async def edition(caller: CurrentCaller, game: GameName, body: EditionWish) -> Response:
    caller.player()
    read = await checked(caller, game, body)
    return answer(
        {
            "text": read["text"],
            "form": (
                await caller.app.pools["replays"].run(
                    caller.owner, partial(form, caller, game, read)
                )
            ),
        }
    )


@router.post(
    "/lab/{game}",
    response_model=LabAnswer,
    summary="Ask the lab how an edition differs from the one that ships; ask again with GET",
)
async def ask(caller: CurrentCaller, game: GameName, body: LabQuestion) -> Response:
    caller.player()
    bots = checked_bots(caller.app.catalog.game(game), body.bots)
    read = await checked(caller, game, body)
    if (read["contents"], read["numbers"]) == shipped(caller.app.catalog.game(game)):
        raise Refused("This is the box that ships: change a number first.", "same_box")
    job = {
        "source": caller.app.catalog.sources[game],
        "contents": read["contents"],
        "numbers": read["numbers"],
        "bots": bots,
    }
    return answer(caller.app.comparisons.ask(job, caller.owner))


@router.get(
    "/lab/{game}/{question}",
    response_model=LabAnswer,
    summary="The answer of the lab, or how far it has got",
)
async def lab_answer(caller: CurrentCaller, game: GameName, question: QuestionId) -> Response:
    caller.app.catalog.game(game)
    return answer(caller.app.comparisons.state(question))


async def checked(caller: Caller, game: str, body: EditionWish) -> dict[str, Any]:
    """Return an edition with changes as a worker has read it."""
    app = caller.app
    if not app.settings.editions:
        raise Refused("This server plays only the editions that ship.", "no_editions", 403)
    text = body.edition_text or shipped_text(app.catalog.game(game), body.edition)
    app.public.quotas.bytes(caller.owner, len(text.encode()))
    read = partial(app.catalog.checked, app.workers, game, text, {}, body.changes)
    return await app.pools["uploads"].run(caller.owner, read)


def shipped_text(game: Game, edition: str) -> str:
    """Return the text of an edition that ships; Refused lists them."""
    editions = game.contents.editions()
    if (edition or "default") not in editions:
        raise Refused(
            f"there is no edition {edition[:40]!r} of {game.name}; editions are"
            f" {', '.join(editions) or 'none'}",
            "bad_box",
        )
    return editions[edition or "default"].read_text(encoding="utf-8")


def shipped(game: Game) -> tuple[str, dict[str, int]]:
    """Return the box that ships, as a worker returns it."""
    return game.edition.model_dump_json() if game.edition else "", dict(game.numbers)


def form(caller: Caller, name: str, read: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the form of an edition that has been checked."""
    game = caller.app.catalog.game(name)
    assert game.contents.edition_model is not None
    return form_of(
        game, game.contents.edition_model.model_validate_json(read["written"]), read["numbers"]
    )


def checked_bots(game: Game, bots: str) -> list[str]:
    """Return the bots of a question; none for the best of the quick ones."""
    if bots and bots not in LAB_BOTS:
        raise Refused(
            f"The lab does not use {bots!r}: choose one of {', '.join(LAB_BOTS)}.", "no_bot"
        )
    return [bots] if bots else []
