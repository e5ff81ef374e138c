"""The contents of the box: scrolls, the King's rituals and the tokens, and how many of each a seat
has not seen or are left.
"""

from collections.abc import Iterator

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, RITUALS, SEATS, TRIBE_ZIMBIES
from ludary.games.zimby_mojo.rules.setup import copies_in
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.text.cards import ritual_text, scroll_text
from ludary.games.zimby_mojo.text.names import (
    TYPE_NAMES,
    edition_of,
    ritual_name,
    scroll_name,
    tribe_name,
)
from ludary.kit import Component, ComponentTable, Game, Origin

PART_1 = Origin("printed", "Part 1")
SHORE = "on the Far Shore"


def components(game: Game[Box], s: State | None) -> list[ComponentTable]:
    """List the box; in a View `s.library` has all scrolls that the seat has not seen."""
    return [
        ComponentTable("Scrolls", ("type", "mojo"), tuple(_scrolls(game, s))),
        ComponentTable(
            "Rituals of the King", (), tuple(_rituals(game, s)), left="not revealed yet"
        ),
        ComponentTable("Zimbies", (), tuple(_zimbies(s)), left=SHORE),
        ComponentTable("Tokens", (), tuple(_tokens(game))),
    ]


def _scrolls(game: Game[Box], s: State | None) -> Iterator[Component]:
    for kind in range(len(edition_of(game).scroll)):
        row = game.box.kinds[kind]
        copies = int(row.copies) if s is None else int(copies_in(game.box, s, kind))
        if copies:
            left = None if s is None else int(s.library[kind])
            yield Component(
                scroll_name(game, kind),
                (TYPE_NAMES[row.type], str(row.cost)),
                copies,
                left,
                scroll_text(game, kind),
                edition_of(game).scroll[kind].origin,
            )


def _rituals(game: Game[Box], s: State | None) -> Iterator[Component]:
    for ritual in range(RITUALS):
        left = None if s is None else int(s.unrevealed) >> ritual & 1
        origin = edition_of(game).ritual[ritual].origin
        yield Component(ritual_name(ritual), (), 1, left, ritual_text(game, ritual), origin)


def _zimbies(s: State | None) -> Iterator[Component]:
    for seat in range(SEATS if s is None else s.seats):
        yield Component(
            tribe_name(seat),
            (),
            TRIBE_ZIMBIES,
            None if s is None else int(s.shamans[seat].shore),
            origin=PART_1,
        )


def _tokens(game: Game[Box]) -> Iterator[Component]:
    tokens, zombies = game.origin_of("mojo_tokens"), game.origin_of("zombie_limit")
    yield Component("Mojo tokens of each shaman", (), int(game.box.mojo_tokens), origin=tokens)
    yield Component("Zombies of each shaman", (), int(game.box.zombie_limit), origin=zombies)
    yield Component("Thugs", (), CORNERS, origin=PART_1)
    yield Component("The King", (), 1, origin=PART_1)
    yield Component("The Crown", (), 1, origin=PART_1)
    yield Component("The map", (), 1, origin=edition_of(game).map.origin)
