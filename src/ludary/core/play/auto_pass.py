"""Automatic passes: answers in the place of players who do not want to be asked."""

from collections.abc import Collection, Sequence

from ludary.core.contract.windows import NOTHING, quiet_at_first, topics_of
from ludary.core.play.view import View


def passing_action(view: View, quiet: Collection[str], picked: Sequence[int] = ()) -> int | None:
    """Return the action that passes for the actor, whose View this is, if the topic is among the
    `quiet` ones; else None.

    Who could still take back one of the choices that are `picked` (`Match.picked`) has another
    answer than the one legal action.
    """
    windows = view.game.presentation.windows
    if windows is None or not quiet or not (topic := windows.topic(view)):
        return None
    action = view.game.read_action(windows.answers.get(topic, windows.silence))
    legal = view.legal_ids()
    passes = topic in quiet or (NOTHING in quiet and len(legal) == 1 and not picked)
    return action if passes and action in legal else None


def is_passing(view: View, action: int, picked: Sequence[int] = ()) -> bool:
    """Tell whether a table would take this action for an actor who has muted every question."""
    return passing_action(view, topics_of(view.game.presentation.windows), picked) == action


def bots_passing_action(view: View) -> int | None:
    """Return the action that passes for a bot: bots are not asked about the topics that are quiet
    at first; else None.
    """
    return passing_action(view, quiet_at_first(view.game.presentation.windows))
