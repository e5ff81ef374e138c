"""A View as panels: the map with the tribal boards around it, the stack, one's hand, what every shaman has, the piles, the signs.

What a choice may be about is an element with `data-spot` (`spots.py` says which); what moves is one with `data-piece`.
"""

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.panels import Across, Board, Down, Panel, Role, roomy
from ludary.core.svg import group, label
from ludary.games.zimby_mojo.board.cards import INSIDE, WHOLE, Section, chants, hand, letters, others, piles, the_stack
from ludary.games.zimby_mojo.board.ground import LETTER, TABLE, WHITE, ground, size_of
from ludary.games.zimby_mojo.board.legend import INSIDE as AID
from ludary.games.zimby_mojo.board.legend import legend
from ludary.games.zimby_mojo.board.map import sheets, things
from ludary.games.zimby_mojo.board.tribes import LINE as ROW
from ludary.games.zimby_mojo.board.tribes import MARGIN, table, tribes
from ludary.games.zimby_mojo.reckoning import land_of
from ludary.games.zimby_mojo.text.describe import describe, going_on, headline, in_order, named

STORY, HAND, PILES = (
    200,
    336,
    108,
)  # room that they keep; the story has what absent shamans leave, so that the map is as large in every game
LINE, SIZE = 19, 14  # height of a line of small text, and of its letters


WIDE = (
    Across("map", Down("story", "shamans", "hand", "piles")),
    Across("map", Down("story", "shamans"), Down("hand", "piles")),
    Down("map", Across(Down("story", "shamans"), Down("hand", "piles"))),
)
NARROW = Down("map", "story", "hand", "shamans", "piles")


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    names = named(seat, who)
    stage, decides = headline(game, s, names)
    wide, high = (side + 2 * MARGIN for side in size_of(game))
    on_map = (
        group(ground(game), at=(MARGIN, MARGIN)),
        group(things(game, s, land_of(game, s)), at=(MARGIN, MARGIN)),
        group(tribes(game, s, who), at=(MARGIN, MARGIN)),
        group(sheets(game, s, land_of(game, s)), at=(MARGIN, MARGIN)),
    )
    room = STORY + ROW * (game.seats[-1] - s.seats)
    story = _shortened(room, lambda most: [_going_on(game, s, names), *the_stack(game, s, names, most), *chants(game, s, names, most)])
    holds = _shortened(HAND, lambda most: [*hand(game, s, seat, names, most), *others(game, s, seat, names)])
    shamans = table(game, s, who, in_order(s, seat))
    panels = (
        Panel("map", "The map", wide, high, on_map, Role.MAP, LETTER),
        roomy("story", "The stack and the incantations", (INSIDE, room), story, Role.STORY, SIZE),
        roomy("hand", "Your scrolls", (INSIDE, HAND), holds, Role.HAND, SIZE),
        roomy("shamans", "What the shamans have", (INSIDE, shamans[1]), shamans, Role.PLAYERS, SIZE),
        roomy("piles", "The piles", (INSIDE, PILES), piles(game, s), Role.SUPPLY, SIZE),
        roomy("signs", "What the signs mean", (AID, legend()[1]), legend(), Role.AID, SIZE),
    )
    return Board("zimby-mojo", stage, f"{decides}.", describe(game, s, seat, who), panels, WIDE, NARROW, TABLE)


def _going_on(game: Game, s: Any, names: Sequence[str]) -> Section:
    """What the decision is part of, in words."""
    lines = [line for words in going_on(game, s, names) for line in wrap(words, letters(INSIDE, SIZE))]
    return "".join(label(0, 16 + LINE * at, line, SIZE, WHITE) for at, line in enumerate(lines)), float(LINE * len(lines) + 6 * bool(lines))


def _shortened(room: float, sections: Callable[[int], Iterable[Section]]) -> Section:
    """Sections with as many lines of words in each thing as there is room for."""
    tried = (_below(sections(most)) for most in (WHOLE, 3, 2, 1))
    return next((found for found in tried if found[1] <= room), _below(sections(1)))


def _below(sections: Iterable[Section]) -> Section:
    """Sections below each other."""
    parts, y = [], 0.0
    for part, height in sections:
        parts.append(group(part, at=(0, y)))
        y += height
    return "".join(parts), y
