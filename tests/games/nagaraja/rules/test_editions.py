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


PRINTED = {  # End of the Game, Setup 9 and 10, Step 4
    "goal": 25,
    "cursed_limit": 3,
    "last_room": 9,
    "first_sticks": 2,
    "hand": 5,
    "drawn": 3,
    "given": 1,
}
ABOUT = {  # Presentation: symbols name what the effect is about; Card effects: there are twelve
    Symbol.STICKS: {Effect.POINTS, Effect.RETHROW, Effect.BREAK},
    Symbol.RELICS: {Effect.PEEK, Effect.SWAP_RELICS},
    Symbol.ROOMS: {Effect.PIVOT, Effect.MOVE, Effect.SWAP_ROOMS, Effect.TRAP},
    Symbol.CARDS: {Effect.RETRIEVE, Effect.DRAW, Effect.LOSE},
}
ARROWS = {  # Card effects: whose temple, sticks or cards each effect speaks of
    Arrow.CLEAR: {Effect.POINTS, Effect.MOVE, Effect.RETRIEVE, Effect.DRAW},
    Arrow.RED: {Effect.RETHROW, Effect.BREAK, Effect.TRAP, Effect.LOSE},
}
AMOUNTS = {  # Card effects: one or two as indicated, two, or one; points as the card shows
    Effect.POINTS: {1, 2, 3, 4},
    Effect.RETHROW: {2},
    Effect.BREAK: {1, 2},
    Effect.PEEK: {1, 2},
    Effect.DRAW: {2},
}
BOTH_EDITIONS = pytest.mark.parametrize("edition", [None, "all-cards-used"])


@BOTH_EDITIONS
def test_the_box_has_the_printed_numbers(edition: str | None) -> None:
    game = nagaraja(edition)
    box = game.box

    assert {name: box[name] for name in PRINTED} == PRINTED
    assert len(edition_of(game).card) == 48
    assert sum(entry.copies for entry in edition_of(game).room) == 17
    assert len(edition_of(game).room) == 6
    assert [entry.copies for entry in edition_of(game).amulet] == [3, 3, 3, 3]
    assert sum(int(stick.count) for stick in box.sticks) == 36
    assert all(stick.sides.sum() == 4 for stick in box.sticks)


@pytest.mark.proves("relics")
def test_six_sacred_relics_are_worth_3_to_5_and_three_cursed_ones_6() -> None:
    relics = edition_of(nagaraja()).relic
    worth = [
        [entry.points for entry in relics if entry.cursed == cursed for _ in range(entry.copies)]
        for cursed in (False, True)
    ]

    assert (len(worth[0]), set(worth[0])) == (6, {3, 4, 5})
    assert worth[1] == [6, 6, 6]
    assert sum(worth[0]) < PRINTED["goal"]  # sacred relics alone do not win


def test_bigger_sticks_have_more_fate_points_and_fewer_nagas() -> None:
    sticks = edition_of(nagaraja()).sticks
    by_size = [sticks.brown, sticks.white, sticks.green]

    assert [sum(side.points) for side in by_size] == [10, 6, 2]
    assert [side.nagas for side in by_size] == [0, 1, 2]


@pytest.mark.proves("symbols", "arrows")
@BOTH_EDITIONS
def test_a_card_has_a_printed_effect_with_its_symbol_arrow_and_amount(edition: str | None) -> None:
    rows = nagaraja(edition).box.cards
    effects = {Effect(int(row.effect)) for row in rows}

    assert Counter(int(row.symbol) for row in rows) == dict.fromkeys(Symbol, 12)
    assert effects == set(Effect)
    for row in rows:
        effect, arrow = Effect(int(row.effect)), Arrow(int(row.arrow))
        assert effect in ABOUT[Symbol(int(row.symbol))]
        assert row.amount in AMOUNTS.get(effect, {1})
        assert all((arrow == only) == (effect in its) for only, its in ARROWS.items()) or (
            effect not in ARROWS[Arrow.CLEAR] | ARROWS[Arrow.RED]
        )


def test_a_card_of_the_default_box_draws_nothing_besides_its_effect() -> None:
    default, tuned = edition_of(nagaraja()), edition_of(nagaraja("all-cards-used"))

    assert not any(entry.draws for entry in default.card)
    assert sum(entry.draws > 0 for entry in tuned.card) == 35
    for one, two in zip(default.card, tuned.card, strict=True):
        assert [(one.name, one.symbol, one.arrow, one.effect, one.amount)] == [
            (two.name, two.symbol, two.arrow, two.effect, two.amount)
        ]
    assert (default.room, default.relic, default.amulet) == (tuned.room, tuned.relic, tuned.amulet)
    assert (default.sticks, default.numbers) == (tuned.sticks, tuned.numbers)


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
        "Sleight of Hand (relics, 1 white and 3 green): swap two relics in your opponent's temple"
        in lines
    )
    assert (
        "Rollers (room tiles, 2 white and 2 green): move a room in your temple to an empty cell"
        in lines
    )
    tuned = nagaraja("all-cards-used")
    assert (
        card_line(tuned, tuned.thing_names["card"].index("rollers"))
        == "Rollers (room tiles, 3 green): move a room in your temple to an empty cell; then draw"
        " 1 card"
    )
    assert len({effect_words(game, number) for number in range(48)}) > 15


@pytest.mark.proves("L6")
def test_every_card_is_one_of_a_kind() -> None:
    names = [entry.name for entry in edition_of(nagaraja()).card]

    assert len(set(names)) == len(names) == 48


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
    assert edition.sticks.green.says == "partly"


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
