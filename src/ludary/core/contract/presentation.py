"""The second part of a game's contract: its words and pictures.

They are made of Views, in ordinary Python; all can be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludary.core.contract.actions import Action
from ludary.core.contract.breakdown import Breakdown, Part
from ludary.core.contract.event_sheet import EventSheet
from ludary.core.contract.unavailable import Unavailable
from ludary.core.contract.windows import Windows

if TYPE_CHECKING:
    from ludary.core.contract.beats import Beat
    from ludary.core.contract.components import ComponentTable
    from ludary.core.contract.inspection import Inspection
    from ludary.core.contract.marks import Marks
    from ludary.core.picture.panels import Board

Who = Sequence[str]  # the players' names, by seat
COVER = (480, 360)  # width and height of a cover, in units


def no_names(game: Any) -> dict[str, Sequence[str]]:
    """`names` of a game whose things have numbers only."""
    return {}


@dataclass(frozen=True)
class Presentation:
    """The words and pictures of a game. `game` is the Game with its box, `s` a View's state."""

    events: EventSheet = field(default_factory=EventSheet)  # the kinds of events, by number
    outcomes: Sequence[str] = (
        "",
    )  # by label: the names (a key of `names`) that fate's outcomes go by; "" for numbers
    names: Callable[[Any], Mapping[str, Sequence[str]]] = (
        no_names  # (game): words of the box's things: {"card": [...]}
    )
    say_action: Callable[[Any, Any, Action, Who], str] | None = (
        None  # (game, s or None, action, who)
    )
    # The next two are for games whose choices are so small that a log of them reads badly: a walk
    # in Zimby Mojo is a choice for each tile.
    # (game, chapter, events): whether the first event belongs to the line that tells those of the
    # chapter, see `core.play.presenting`
    goes_on: Callable[[Any, Sequence[Any], Sequence[Any]], bool] | None = None
    say_chapter: Callable[[Any, Sequence[Any], Who], str] | None = (
        None  # (game, events, who): such events in one line
    )
    describe: Callable[[Any, Any, int, Who], str] | None = (
        None  # (game, s, seat, who): the table in words
    )
    board: Callable[[Any, Any, int, Who], Board] | None = (
        None  # (game, s, seat, who): the table as panels
    )
    spot: Callable[[Any, Any, Action], str] | None = (
        None  # (game, s, action): `data-spot` of what it is about, or ""
    )
    marks: Callable[[Any, Any, Action], Marks] | None = (
        None  # (game, s, action): what it would touch, by kind, as in `core.contract.marks`
    )
    beats: Callable[[Any, Sequence[Any], Who], Sequence[Beat]] | None = (
        None  # (game, events, who): one action as a page shows it
    )
    inspect: Callable[[Any, Any, str, Who], Inspection | None] | None = (
        None  # (game, s, spot, who): what lies at a `data-spot`
    )
    components: Callable[[Any, Any], Sequence[ComponentTable]] | None = (
        None  # (game, s or None): what is in the box
    )
    cover: Callable[[], str] | None = (
        None  # (): the lid of the box as one SVG of COVER's size, for lists of games
    )
    scores: Callable[[Any, Any], Sequence[float]] | None = (
        None  # (box, s): what players compare; else the returns
    )
    score_parts: Callable[[Any, Any, int], Sequence[Part]] | None = (
        None  # (box, s, seat): what the seat's score is the sum of
    )
    standing: Callable[[Any, Any, int], str] | None = (
        None  # (game, s, seat): how a seat stands, where scores tell little before the end
    )
    unavailable: Callable[[Any, Any, Set[int], Who], Sequence[Unavailable]] | None = (
        None  # (game, s, legal, who): `s.actor`'s other choices
    )
    closing: Set[int] = (
        frozenset()
        # the verbs that end a turn, pass or give something up: pages set them apart, and never list
        # them first
    )
    # For games in which several things are chosen one by one and then used together, such as the
    # sticks of Nagaraja
    picks: Set[int] = (
        frozenset()
        # the verbs of choices made one by one, each of which its player can take back until they
        # are
        # finished
    )
    secret: Set[int] = (
        frozenset()
    )  # the verbs of choices whose arguments nobody else learns from the choice
    silent: Set[int] = (
        frozenset()
    )  # the verbs after which an earlier choice lies open, though no event tells it
    fleeting: Set[int] = (
        frozenset()
        # the kinds of events that tell what no View keeps, such as a card shown before it is laid
        # face
        # down
    )
    windows: Windows | None = None  # topics that players may mute

    @property
    def event_names(self) -> list[str]:
        """The names of the kinds of events, by number."""
        return [row.name for row in self.events.rows]

    def event_words(self, game: Any, event: Any, who: Who) -> str:
        """Tell an event in English."""
        return self.events.say(game, event, who)

    def breakdowns(self, box: Any, s: Any) -> list[Breakdown]:
        """Each seat's score taken apart, as far as it can be known from `s`; none for a game that
        does not tell.
        """
        return (
            [Breakdown(tuple(self.score_parts(box, s, seat))) for seat in range(s.seats)]
            if self.score_parts
            else []
        )

    def action_words(self, game: Any, s: Any, plain: Action, who: Who) -> Action:
        """An action with words, and its spot on the board of the View's state `s`, if there is
        one.
        """
        words = self.say_action(game, s, plain, who) if self.say_action else plain.notation
        spot = self.spot(game, s, plain) if self.spot and s is not None else ""
        return Action(plain.id, plain.name, plain.args, plain.notation, words, spot)
