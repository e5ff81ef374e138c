"""Choices and happenings in English."""

from collections.abc import Sequence
from typing import Any

from ludary.core.actions import Action
from ludary.core.game import Game
from ludary.games.konja.state import Happening


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """What the choice does, and what one can know to follow from it in the View's record `s` (None: in general)."""
    return action.notation


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """What happened, in one sentence."""
    return f"{who[event.seat]}: {Happening(int(event.kind)).name.lower()} {event.what} {event.amount}"
