"""The contents of the box, and the limits of an edition of one's own."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary import BadEdition
from ludary.games.nagaraja.cards import Arrow, Effect, Symbol
from ludary.games.nagaraja.text.cards import card_line, effect_words
from ludary.games.nagaraja.text.names import edition_of
from tests.games.nagaraja.table import cards, nagaraja


def card(name: str) -> Any:
    return nagaraja().box.cards[cards(nagaraja(), name).bit_length() - 1]


@pytest.mark.proves("symbols")
def test_every_symbol_has_twelve_cards_and_every_effect_some() -> None:
    rows = nagaraja().box.cards

    assert Counter(int(row.symbol) for row in rows) == dict.fromkeys(Symbol, 12)
    assert {int(row.effect) for row in rows} == set(Effect)


@pytest.mark.proves("symbols")
def test_symbols_say_what_the_effects_are_about() -> None:
    about = {
        Symbol.STICKS: {Effect.POINTS, Effect.RETHROW, Effect.BREAK},
        Symbol.RELICS: {Effect.PEEK, Effect.SWAP_RELICS},
        Symbol.ROOMS: {Effect.PIVOT, Effect.MOVE, Effect.SWAP_ROOMS, Effect.TRAP},
        Symbol.CARDS: {Effect.RETRIEVE, Effect.DRAW, Effect.LOSE},
    }

    for row in nagaraja().box.cards:
        assert Effect(int(row.effect)) in about[Symbol(int(row.symbol))]


@pytest.mark.parametrize(
    ("name", "sticks", "effect", "arrow"),
    [
        ("sleight-of-hand", [0, 1, 3], Effect.SWAP_RELICS, Arrow.RED),  # printed
        ("pickpocket", [1, 0, 2], Effect.LOSE, Arrow.RED),  # stated by a review
        ("river-wind", [0, 3, 0], Effect.POINTS, Arrow.CLEAR),  # its sticks are printed
    ],
)
def test_the_cards_that_are_known_are_in_the_box(
    name: str, sticks: list[int], effect: Effect, arrow: Arrow
) -> None:
    row = card(name)

    assert ([int(number) for number in row.sticks], int(row.effect), int(row.arrow)) == (
        sticks,
        effect,
        arrow,
    )


def test_two_cards_of_one_symbol_grant_the_sticks_of_the_printed_throw() -> None:
    pair = card("tremor"), card("pitfall")

    assert pair[0].symbol == pair[1].symbol
    assert [int(number) for number in pair[0].sticks + pair[1].sticks] == [3, 1, 1]


def test_the_words_of_a_card_are_made_from_its_data() -> None:
    game = nagaraja()
    lines = [card_line(game, number) for number in range(int(game.box.card_count))]

    assert (
        "Sleight of Hand (relics, 1 white and 3 green): swap two relics in the opponent's temple"
        in lines
    )
    assert (
        "Eagle Feather (fate sticks, 1 white and 3 green): add 4 fate points, and draw 1 card"
        in lines
    )
    assert (
        "Rollers (room tiles, 3 green): move a room in your temple to an empty cell, and draw 1"
        " card" in lines
    )
    assert len({effect_words(game, number) for number in range(48)}) > 15


@pytest.mark.proves("L6")
def test_every_card_is_one_of_a_kind() -> None:
    names = [entry.name for entry in edition_of(nagaraja()).card]

    assert len(set(names)) == len(names) == 48


@pytest.mark.proves("relics")
def test_sacred_relics_alone_do_not_win() -> None:
    assert (
        sum(
            entry.points * entry.copies
            for entry in edition_of(nagaraja()).relic
            if not entry.cursed
        )
        < nagaraja().box.goal
    )


def test_printed_entries_are_marked_so() -> None:
    edition = edition_of(nagaraja())

    assert {name for name, entry in edition.numbers.items() if entry.says == "printed"} >= {
        "goal",
        "cursed_limit",
        "hand",
        "drawn",
        "given",
    }
    assert [entry.says for entry in edition.card].count("printed") == 1
    assert edition.sticks.green.says == "sourced"


MISTAKES = [  # a line of the edition, what is written instead, what the error says
    ("cursed = true, copies = 3", "cursed = true, copies = 2", "8 relics; a temple has 9"),
    ('paths = ["NE*"]', 'paths = ["NX"]', "the path 'NX' should be letters of NESW"),
    ('paths = ["NE*"]', 'paths = ["NE*", "EW"]', "each once on a tile"),
    (
        'paths = ["NE", "S*"], copies = 4',
        'paths = ["NE", "S*"], copies = 5',
        "13 tiles with a special location and only 12 amulets",
    ),
    ('name = "Flood"', 'name = "Spy"', "spy: two entries have this name"),
    (
        'name = "Flood", symbol = "sticks"',
        'name = "Flood", symbol = "stones"',
        "card 11 (Flood): symbol",
    ),
    (
        '"red", effect = "swap-relics"',
        '"red", effect = "move"',
        "move applies with a clear arrow only",
    ),
    ('effect = "break", amount = 2', 'effect = "break", amount = 3', "break should have 1 or 2"),
    ('effect = "trap"', 'effect = "trap", amount = 2', "trap has none"),
    ("nagas = 0, points = [1, 2, 3, 4]", "nagas = 1, points = [1, 2, 3, 4]", "a stick has 4 sides"),
    (
        "nagas = 0, points = [1, 2, 3, 4]",
        "nagas = 0, points = [1, 2, 3, 9]",
        "a side with 9 points; should be 1 to 5",
    ),
    (
        'power = "draw"',
        'power = "draw", points = 2',
        "only amulets whose power is points have some",
    ),
    (
        "goal = { value = 25",
        "goal = { value = 250",
        "goal=250: should be a whole number from 5 to 99",
    ),
    ("brown = 1, green = 1, arrow", "arrow", "grants no stick"),
]


@pytest.mark.parametrize(("printed", "written", "complaint"), MISTAKES)
def test_a_bad_edition_is_told_what_would_be_right(
    tmp_path: Path, printed: str, written: str, complaint: str
) -> None:
    text = nagaraja().contents.edition_path().read_text(encoding="utf-8")
    assert printed in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(printed, written, 1), encoding="utf-8")

    with pytest.raises(BadEdition) as error:
        ludary.load("nagaraja", edition=path)

    assert complaint in str(error.value)
    assert "mine.toml" in str(error.value)


def test_more_cards_cannot_be_given_than_are_drawn() -> None:
    with pytest.raises(ValueError, match="given=4: cannot be more than drawn=3"):
        ludary.load("nagaraja", given=4)
