"""API: positions to solve.

Nothing is stored: the same address has the same answer for everybody.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from ludary.server.http.api.choices import ActionId, Spot
from ludary.server.http.api.lessons import shown
from ludary.server.http.auth import CurrentCaller
from ludary.server.http.models.common import GameName
from ludary.server.http.models.lessons import PuzzleAnswer
from ludary.server.http.models.places import ChoiceMarks, Inspected

router = APIRouter(prefix="/api", tags=["puzzles"])
Number = Annotated[int, Path(ge=0, le=2**31 - 1, description="a position of the game, from 1")]


@router.get(
    "/puzzles/{game}/{number}/answer",
    response_model=PuzzleAnswer,
    summary="Whether a choice solves a position, and why",
)
async def reply(
    caller: CurrentCaller, game: GameName, number: Number, action: ActionId
) -> Response:
    return await shown(caller, lambda: caller.app.puzzles.answer(game, number, action))


@router.get(
    "/puzzles/{game}/{number}/marks",
    response_model=ChoiceMarks,
    summary="The spots that a choice of a position would touch",
)
async def touched(
    caller: CurrentCaller, game: GameName, number: Number, action: ActionId
) -> Response:
    return await shown(caller, lambda: caller.app.puzzles.touched(game, number, action))


@router.get(
    "/puzzles/{game}/{number}/inspect",
    response_model=Inspected,
    summary="The thing at a spot of a position's board",
)
async def inspect(caller: CurrentCaller, game: GameName, number: Number, spot: Spot) -> Response:
    return await shown(caller, lambda: caller.app.puzzles.inspected(game, number, spot))
