"""COLLECTION and PYRAMID OF SUMMONING: what dice are spent on."""

import pytest

from ludary import Match
from ludary.games.konja.pieces import NO_DIE, Colour
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    BARE,
    Wizard,
    at_table,
    choices,
    clouds,
    coloured,
    numbers,
    play,
    tokens,
)


def collecting(dice: str, me: Wizard = BARE, **options: object) -> Match:
    return at_table(me, dice=dice, phase=Phase.COLLECTION, **options)  # type: ignore[arg-type]


@pytest.mark.proves("single", "K50")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_single_die_of_four_or_more_brings_a_power(number: int) -> None:
    match = collecting(f"{number} 6 6")

    assert (str(number) in choices(match, "single")) == (number >= 4)
    assert tokens(play(match, "single 6")) == (0, 0, 1)


@pytest.mark.proves("K50")
def test_from_which_number_a_single_die_counts_is_a_number() -> None:
    assert choices(collecting("4 5 6", single_from=5), "single") == ["5", "6"]


@pytest.mark.proves("pair")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_pair_brings_two_magick(number: int) -> None:
    match = collecting(f"{number} {number}")

    assert choices(match, "pair") == [str(number)]
    play(match, f"pair {number}")
    assert tokens(match) == (0, 2, 0)


@pytest.mark.proves("run", "K4")
@pytest.mark.parametrize(
    ("dice", "run", "gold"),
    [
        ("1 2 3", "1 3", 3),
        ("2 3 4 5", "2 5", 4),
        ("2 3 4 5 6", "2 6", 5),
        ("1 2 3 4 5 p6", "1 6", 6),
    ],
)
def test_a_run_brings_as_much_gold_as_it_has_dice(dice: str, run: str, gold: int) -> None:
    match = collecting(dice)

    play(match, f"run {run}")

    assert tokens(match)[0] == gold
    assert match.actor == 1  # no die was left


@pytest.mark.proves("K4")
def test_any_part_of_a_run_of_three_or_more_is_a_run() -> None:
    assert choices(collecting("2 3 4 5"), "run") == ["2 4", "2 5", "3 5"]


@pytest.mark.proves("K4")
def test_a_run_does_not_go_round_from_six_to_one() -> None:
    assert choices(collecting("5 6 1 2"), "run") == []


@pytest.mark.proves("K5")
def test_a_run_takes_one_die_of_each_number() -> None:
    match = play(collecting("3 4 4 5"), "run 3 5")

    assert numbers(match) == [4]
    assert tokens(match)[0] == 3


@pytest.mark.proves("alike")
@pytest.mark.parametrize(
    ("dice", "cloud", "points"),
    [("2 2 2", "low", 3), ("5 5 5 5", "middle", 5), ("1 1 1 1 1", "high", 7)],
)
def test_equal_dice_bring_a_cloud(dice: str, cloud: str, points: int) -> None:
    match = collecting(dice)

    match.step(f"alike {cloud} {dice[0]}", fate=[])

    assert match.scores[0] == points


@pytest.mark.proves("K6")
def test_a_cloud_takes_exactly_its_dice() -> None:
    match = play(collecting("6 6 6 6 6 p6 p6"), "alike high 6")

    assert numbers(match) == [6, 6]
    assert choices(match) == ["single 6", "pair 6", "done"]


@pytest.mark.proves("spend", "K1")
def test_any_number_of_combinations_can_be_spent() -> None:
    match = play(collecting("1 1 1 4 5 p4 p6"), "alike low 1", "run 4 6", "single 4")

    assert clouds(match)[0] == 1
    assert tokens(match) == (3, 0, 1)


@pytest.mark.proves("K2")
def test_each_die_is_spent_once() -> None:
    match = play(collecting("4 4 1"), "pair 4")

    assert match.actor == 1
    match = play(collecting("4 4 1"), "single 4")
    assert choices(match) == ["single 4", "done"]


@pytest.mark.proves("K3")
def test_three_equal_dice_may_also_go_as_a_pair_and_a_single() -> None:
    match = play(collecting("5 5 5"), "pair 5", "single 5")

    assert tokens(match) == (0, 2, 1)
    assert clouds(match) == [0] * 6


@pytest.mark.proves("K7")
def test_purple_dice_count_in_combinations() -> None:
    match = play(collecting("2 2 p2 6"), "alike low 2")

    assert coloured(match, Colour.PURPLE) == []


@pytest.mark.proves("K39")
def test_no_cloud_comes_from_an_empty_pile_but_the_dice_may_bring_a_smaller_one() -> None:
    match = collecting("3 3 3 3", supply_middle=0)

    assert choices(match, "alike") == ["low 3"]


@pytest.mark.proves("spend", "L6")
def test_dice_need_not_be_spent() -> None:
    match = play(collecting("5 5 5"), "done")

    assert match.actor == 1
    assert tokens(match) == (0, 0, 0)


@pytest.mark.proves("L6")
def test_a_collection_that_offers_nothing_is_passed_over() -> None:
    match = play(at_table(dice="1 2 6"), "done")

    assert choices(match) == ["single 6", "done"]
    assert play(at_table(dice="1 2"), "done").actor == 1
    still = play(at_table(Wizard(relics="(fiyeah)"), dice="1 2", spirit=0), "done")
    assert choices(still) == ["untap fiyeah", "done"]  # the Spirit token could still be used


def test_dice_that_are_spent_keep_the_others_in_their_places() -> None:
    match = play(collecting("2 6 2 5"), "pair 2")

    assert [int(face) for face in match.state.face[:4]] == [0, 6, 0, 5]


@pytest.mark.proves("spend")
def test_the_words_say_what_a_choice_takes_brings_and_leaves() -> None:
    match = collecting("2 3 4 6 6")
    words = {action.notation: str(action) for action in match.view(0).legal()}

    assert words["run 2 4"] == "Exchange 2, 3, 4 for 3 Gold (leaves 6, 6)"
    assert words["single 4"] == "Exchange 4 for 1 Power (leaves 2, 3, 6, 6)"
    assert words["done"] == "End the turn (unspent dice: 2, 3, 4, 6, 6)"


def advice(match: Match) -> str:
    told = match.view(0).inspect("tray")
    assert told is not None
    assert "bot would" not in str(match.view(0)) + " ".join(map(str, match.view(0).legal()))
    return told.lines[-1] if "bot would" in told.lines[-1] else ""


def test_a_bot_tells_how_it_would_spend_the_dice_only_to_who_asks_about_them() -> None:
    assert (
        advice(collecting("2 3 4 6 6"))
        == "A bot would spend them like this, with 1 Gold at 0.58, 1 Magick at 0.24, 1 Power at"
        " 0.14 points: 2, 3, 4 for 3 Gold; 6, 6 for 2 Magick."
    )
    assert advice(collecting("3 3 3 3", supply_middle=0)).endswith(
        ": 3, 3, 3 for a cloud of 3 points."
    )


def test_in_the_last_round_no_bot_tells_what_tokens_are_worth() -> None:
    match = collecting("2 3 4 6 6")
    match._states["last_round"] = 1

    assert advice(match) == ""


@pytest.mark.proves("L7")
@pytest.mark.parametrize(("first", "left"), [("green", [[6], [5, 5]]), ("purple", [[5, 6], [5]])])
def test_of_equal_dice_the_green_ones_are_exchanged_first_or_by_the_option_the_purple_ones(
    first: str, left: list[list[int]]
) -> None:
    match = collecting("5 6 p5 p5", spent_first=first)
    taken = match.view(0).marks("single 5")["take"]

    play(match, "single 5")

    assert [coloured(match, colour) for colour in (Colour.GREEN, Colour.PURPLE)] == left
    assert taken == [f"pool-{place}" for place in range(4) if match.state.colour[place] == NO_DIE]
