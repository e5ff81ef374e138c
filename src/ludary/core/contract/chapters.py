"""Chapters: events that a log tells in one line, such as the steps of a walk.

A game's `goes_on` says which event belongs to those before it, and its `say_chapter` tells a chapter; where a game has neither, each
event is a chapter, told by its own sentence. A chapter can go on in the next action: then its new line stands instead of the old one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def chapters_of(game: Game, events: Sequence[Any], begun: Sequence[Any] = ()) -> list[list[Any]]:
    """Divide events into chapters; the first one begins with `begun`, the last chapter of what came before, if it goes on.

    The chapters have all of `events`, in order, and `begun` only where it goes on.
    """
    goes_on = game.presentation.goes_on
    found = [list(begun)] if begun and events and goes_on is not None and goes_on(game, begun, events) else []
    for place, event in enumerate(events):
        if found and (place == 0 or (goes_on is not None and goes_on(game, found[-1], events[place:]))):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def chapter_words(game: Game, chapter: Sequence[Any], who: Sequence[str]) -> str:
    """Tell a chapter in one line; empty if there is nothing to tell."""
    say = game.presentation.say_chapter
    if say is not None:
        return say(game, chapter, who)
    return " ".join(game.event_words(event, who) for event in chapter)


def lines_of(game: Game, events: Sequence[Any], who: Sequence[str]) -> list[str]:
    """The lines that tell events which follow each other, those of several actions, too."""
    return [words for chapter in chapters_of(game, events) if (words := chapter_words(game, chapter, who))]
