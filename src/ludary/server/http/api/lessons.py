"""API: lessons, step by step.

Nothing is stored: the same address has the same answer for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from ludary.server.http.api.choices import ActionId, Spot
from ludary.server.http.auth import Caller, CurrentCaller, answer
from ludary.server.http.models.common import GameName
from ludary.server.http.models.lessons import ChoiceAnswer, LessonStep
from ludary.server.http.models.places import ChoiceMarks, Inspected

router = APIRouter(prefix="/api", tags=["lessons"])
StepNumber = Annotated[
    int,
    Path(
        ge=0,
        le=2**31 - 1,
        description="a step of the lesson, from 0; the one after the last is its end",
    ),
]
FOR_MINUTES = {"cache-control": "public, max-age=300"}


async def shown(caller: Caller, work: Callable[[], Any]) -> Response:
    """Return what `work` makes in the pool of replays, for caches."""
    return answer(await caller.app.pools["replays"].run(caller.owner, work), headers=FOR_MINUTES)


@router.get(
    "/lessons/{game}/{number}",
    response_model=LessonStep,
    summary="A step of a game's lesson: its sentence, position and choices",
)
async def step(caller: CurrentCaller, game: GameName, number: StepNumber) -> Response:
    lessons, render = caller.app.lessons, caller.app.renderer.for_watcher
    return await shown(caller, lambda: lessons.position(game, number, render))


@router.get(
    "/lessons/{game}/{number}/answer",
    response_model=ChoiceAnswer,
    summary="What a choice would do that the lesson has not planned",
)
async def reply(
    caller: CurrentCaller, game: GameName, number: StepNumber, action: ActionId
) -> Response:
    return await shown(caller, lambda: caller.app.lessons.answer(game, number, action))


@router.get(
    "/lessons/{game}/{number}/marks",
    response_model=ChoiceMarks,
    summary="The spots of the board that a choice of a lesson would touch",
)
async def touched(
    caller: CurrentCaller, game: GameName, number: StepNumber, action: ActionId
) -> Response:
    return await shown(caller, lambda: caller.app.lessons.touched(game, number, action))


@router.get(
    "/lessons/{game}/{number}/inspect",
    response_model=Inspected,
    summary="The thing at a spot of a lesson's board",
)
async def inspect(
    caller: CurrentCaller, game: GameName, number: StepNumber, spot: Spot
) -> Response:
    return await shown(caller, lambda: caller.app.lessons.inspected(game, number, spot))
