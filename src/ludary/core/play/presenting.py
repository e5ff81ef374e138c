"""The words, beats, marks and spots of one game's events and choices, as its `Presentation` tells
them.

A chapter is a run of events that a log tells in one line, such as the steps of a walk. A game's
`goes_on` says which event belongs to those before it, and its `say_chapter` tells a chapter; in a
game with neither, each event is a chapter, told by its own sentence. A chapter can go on in the
next action: then its new line replaces the old one.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Any

from ludary.core.contract.beats import MOST_BEATS, Beat
from ludary.core.contract.marks import Mark
from ludary.core.contract.unavailable import MOST_SPOTS, Unavailable

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.protocols import GameLike


def chapters_of(
    game: GameLike, events: Sequence[Any], begun: Sequence[Any] = ()
) -> list[list[Any]]:
    """Divide events into chapters; the first one begins with `begun`, the last chapter of what came
    before, if it goes on.

    The chapters have all of `events`, in order, and `begun` only where it goes on.
    """
    goes_on = game.presentation.goes_on
    chapters = (
        [list(begun)]
        if begun and events and goes_on is not None and goes_on(game, begun, events)
        else []
    )
    for place, event in enumerate(events):
        if chapters and (
            place == 0 or (goes_on is not None and goes_on(game, chapters[-1], events[place:]))
        ):
            chapters[-1].append(event)
        else:
            chapters.append([event])
    return chapters


def chapter_words(game: GameLike, chapter: Sequence[Any], who: Sequence[str]) -> str:
    """Tell a chapter in one line; empty if there is nothing to tell."""
    say = game.presentation.say_chapter
    if say is not None:
        return say(game, chapter, who)
    return " ".join(game.event_words(event, who) for event in chapter)


def lines_of(game: GameLike, events: Sequence[Any], who: Sequence[str]) -> list[str]:
    """The lines that tell events which follow each other, those of several actions, too."""
    return [
        words
        for chapter in chapters_of(game, events)
        if (words := chapter_words(game, chapter, who))
    ]


def beats_of(game: GameLike, events: Sequence[Any], who: Sequence[str]) -> list[Beat]:
    """Return the beats of one action's events, as far as a seat was told."""
    tell = game.presentation.beats
    told = (
        tell(game, events, who)
        if tell is not None
        else game.presentation.events.beats(game, events, who)
    )
    return list(told)[:MOST_BEATS]


def marks_of(game: GameLike, s: Any, action: Action) -> dict[str, list[str]]:
    """Return the marks of a legal action on the board of the View's state `s`: no empty kinds, no
    spot twice.
    """
    marks = game.presentation.marks(game, s, action) if game.presentation.marks else {}
    return {str(kind): list(dict.fromkeys(spots)) for kind, spots in marks.items() if spots}


def move_of(game: GameLike, s: Any, action: Action) -> dict[str, str]:
    """Return the spot of a legal action on the board of the View's state `s`, and the one where the
    thing that it moves starts; each may be "".
    """
    start = marks_of(game, s, game.plain_action(action.id)).get(Mark.FROM, [""])[0]
    return {"spot": action.spot, "start": start}


def spots_of(game: GameLike, s: Any, choice: Unavailable, drawn: Set[str]) -> list[str]:
    """Return the `data-spot`s of a View's board, which has those that are `drawn`, that such a
    choice is about.
    """
    spot = game.presentation.spot
    named = (
        {spot(game, s, game.plain_action(action)): 0 for action in choice.actions} if spot else {}
    )
    spots = [name for name in named if name in drawn]
    return spots if len(spots) <= MOST_SPOTS else []
