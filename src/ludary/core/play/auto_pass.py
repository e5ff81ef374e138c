"""Letting a question pass for a player who does not want to be asked."""

from collections.abc import Collection

from ludary.core.contract.windows import NOTHING, quiet_at_first
from ludary.core.play.view import View


def silence(view: View, quiet: Collection[str]) -> int | None:
    """The action that lets pass what the actor, whose View this is, does not want to be asked about; else None."""
    windows = view.game.presentation.windows
    if windows is None or not quiet or not (topic := windows.topic(view)):
        return None
    action, legal = view.game.read_action(windows.answers.get(topic, windows.silence)), view.legal_ids()
    passes = topic in quiet or (NOTHING in quiet and len(legal) == 1)
    return action if passes and action in legal else None


def bots_silence(view: View) -> int | None:
    """The action that lets pass what bots are not asked about, as nobody is who has not said otherwise; else None."""
    return silence(view, quiet_at_first(view.game.presentation.windows))
