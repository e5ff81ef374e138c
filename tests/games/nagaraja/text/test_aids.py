"""The player aid: what sticks can show, the shapes of rooms, the cards and what scores, in words,
on the board and in the ledger.
"""

from collections import Counter
from xml.etree import ElementTree

import pytest

from ludary.core.play.match import Match
from ludary.games.nagaraja.cards import Colour, Effect, Symbol
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, ENTRANCE_ROW, PORT_OF, SIDES
from ludary.games.nagaraja.text.cards import SYMBOL_NAMES, card_line
from ludary.games.nagaraja.text.names import edition_of
from ludary.games.nagaraja.text.rooms import ways_of
from tests.games.nagaraja.board.test_board import text
from tests.games.nagaraja.table import Side, at_table, nagaraja


def said(seat: int = 0, **options: int | str | bool) -> str:
    return " ".join(str(at_table(**options).view(seat)).split())  # type: ignore[arg-type]


def rule(name: str) -> str:
    """A row of the ledger, in words."""
    return next(row.rule for row in nagaraja().ledger.rule if row.id == name)


def aid(match: Match) -> ElementTree.Element:
    """The panel that explains the signs."""
    board = match.view(0).board()
    assert board is not None
    return ElementTree.fromstring(
        f'<svg xmlns="http://www.w3.org/2000/svg">{board.panel("aid").drawing}</svg>'
    )


def legend() -> str:
    return text(aid(at_table()))


@pytest.mark.proves("temple")
def test_the_names_of_cells_are_explained_in_words_and_in_the_rules() -> None:
    assert [CELL_NAMES[cell] for cell in range(CELLS) if ENTRANCE_ROW >> cell & 1] == [
        "a1",
        "b1",
        "c1",
    ]
    assert [CELL_NAMES[int(PORT_OF[place]) // SIDES] for place in (0, 3, 8)] == ["a1", "a3", "c1"]
    assert (
        "columns a to c from the left as their player sees them, rows 1 to 3; the entrances are at"
        " a1, b1 and c1." in said()
    )
    assert "a1, b1 and c1 lie at the entrances, a3, b3 and c3 farthest from them" in rule("temple")


def sides() -> list[tuple[Colour, int, list[int]]]:
    """Each colour with its nagas and the points of its other sides."""
    sticks = edition_of(nagaraja()).sticks
    entries = [(colour, getattr(sticks, colour.name.lower())) for colour in Colour]
    return [(colour, entry.nagas, entry.points) for colour, entry in entries]


@pytest.mark.proves("sides")
def test_the_view_says_what_each_stick_can_show() -> None:
    shown = [
        ", ".join(["naga"] * nagas + [str(one) for one in points]) for _, nagas, points in sides()
    ]

    assert f"Sides of the sticks: brown {shown[0]}; white {shown[1]}; green {shown[2]}." in said()


@pytest.mark.proves("sides")
def test_the_ledger_says_what_each_stick_can_show() -> None:
    for colour, nagas, points in sides():
        naga = {0: "", 1: "a naga, ", 2: "two nagas, "}[nagas]
        assert f"{colour.name.lower()} {naga}{', '.join(map(str, points))}" in rule("sides")


@pytest.mark.proves("sides")
def test_the_legend_shows_all_sides_of_the_sticks() -> None:
    part = aid(at_table())
    words = Counter(
        element.text for element in part.iter() if element.text in {"1", "2", "3", "4", "5"}
    )

    assert words == Counter(str(one) for *_, points in sides() for one in points)
    assert ElementTree.tostring(part, encoding="unicode").count('stroke="#7a1fa2"') == sum(
        nagas for _, nagas, _ in sides()
    )


@pytest.mark.proves("shapes")
def test_the_six_shapes_of_rooms_are_shown_with_how_many_are_left() -> None:
    match = at_table(Side(rooms="a1:bend c1:bend"), tile="crypt")
    view = " ".join(str(match.view(0)).split())
    part = text(aid(match))

    for entry, left in zip(edition_of(match.game).room, (2, 0, 2, 3, 3, 4), strict=True):
        kind = match.game.thing_names["room"].index(entry.name.replace(" ", "-"))
        assert f"{left} {entry.name}s ({ways_of(match.game, kind, 0)})" in view
        assert f"{entry.name} {left} left" in part


@pytest.mark.proves("shapes")
def test_the_ledger_lists_the_six_kinds_of_rooms() -> None:
    for kind, entry in enumerate(edition_of(nagaraja()).room, 1):
        assert f"{entry.copies} {entry.name}s ({ways_of(nagaraja(), kind, 0)})" in rule("shapes")


@pytest.mark.proves("cards-relics", "cards-rooms", "cards-sticks", "cards-cards")
@pytest.mark.parametrize("symbol", list(Symbol))
def test_the_ledger_lists_all_cards_of_each_symbol(symbol: Symbol) -> None:
    game, row = nagaraja(), rule(f"cards-{symbol.name.lower()}")
    named = f"({SYMBOL_NAMES[symbol]}, "

    lines = [
        card_line(game, card).replace(named, "(")
        for card in range(48)
        if game.box.cards[card].symbol == symbol
    ]

    assert len(lines) == 12 == int(game.box.alike[symbol]).bit_count()
    assert row.endswith(f": {'; '.join(lines)}.")


@pytest.mark.proves("cards-relics", "cards-rooms", "cards-sticks", "cards-cards")
def test_the_view_counts_the_cards_of_each_effect() -> None:
    count = Counter(Effect(int(card.effect)) for card in nagaraja().box.cards)

    assert (
        f"relics: {count[Effect.PEEK]} peek, {count[Effect.SWAP_RELICS]} swap; room tiles:"
        f" {count[Effect.PIVOT]} pivot, {count[Effect.MOVE]} move, {count[Effect.SWAP_ROOMS]} swap,"
        f" {count[Effect.TRAP]} lay the trap;" in said()
    )
    assert f"room tiles: {count[Effect.PIVOT]} pivot" in legend()


@pytest.mark.proves("scores")
def test_the_view_the_legend_and_the_ledger_say_what_scores_wins_and_ends() -> None:
    scoring = (
        "Relics face up score their points (3 to 6), and so do amulets (1 to 2). 25 points win; 3"
        " cursed relics face up lose the game."
    )
    ending = "The game also ends once a temple holds 9 room tiles: then the most points win."

    assert f"{scoring} {ending}" in said()
    assert f"{scoring} {ending}" in " ".join(legend().split())
    assert f"{scoring} {ending}" in rule("scores")


@pytest.mark.proves("scores")
def test_the_aid_follows_the_options() -> None:
    words = said(goal=20, cursed_limit=2, cursed_count="revealed", last_room=7, trap_counts=True)

    assert (
        "20 points win; 2 cursed relics ever revealed lose the game. The game also ends once a"
        " temple holds 7 tiles, counting the trap" in words
    )
