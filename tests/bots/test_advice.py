"""Advice: the chance with each choice, and a reason in the terms of the game."""

from __future__ import annotations

import numpy as np
import pytest

import ludary
from ludary import Match
from ludary.bots.advice import (
    AdvisedChoice,
    advise,
    as_good_as,
    brief,
    chance_words,
    comparison,
    reason_against,
)
from ludary.bots.reasons import Futures, difference, matters_of
from ludary.core.contract.matters import Amount
from ludary.games.konja.state import Phase
from tests.bots.test_review import connect_four, played
from tests.games.dunjiin import table as dunjiin
from tests.games.koa import table as koa
from tests.games.konja import table as konja


def choice(
    chance: float = 0.5,
    error: float = 0.02,
    less: float = 0.0,
    less_error: float = 0.01,
    checked: bool = True,
) -> AdvisedChoice:
    return AdvisedChoice(0, chance, error, less, less_error, checked, "")


def test_the_choice_that_stops_three_in_a_column_is_worth_most() -> None:
    match = connect_four(0, 6, 0, 6, 0)
    best = match.game.read_action("drop 0")
    found = advise(match.view(1), best)
    assert found[0].action == best and found[0].less == 0
    assert len(found) == 7 and all(
        one.less > 2 * one.less_error and one.chance < found[0].chance for one in found[1:]
    )


@pytest.mark.parametrize("name", ["dunjiin", "nagaraja"])
def test_advice_in_worlds_that_a_seat_cannot_tell_apart_is_the_same(name: str) -> None:
    match = played(name, most=30)
    seat = match.actor or 0
    other, best = match.imagine(seat, seed=5), match.legal_ids()[0]
    assert advise(match.view(seat), best) == advise(other.view(seat), best)


def reasons(name: str, positions: int, seed: int) -> None:
    """Assert that a choice in each of some drawn positions has a reason of its own."""
    for number in range(positions):
        match = played(name, bot="novice", most=5 + 7 * number, seed=seed + number)
        if match.over or len(match.legal_ids()) < 2:
            continue
        view = match.view(match.actor or 0)
        [best, *others] = advise(view, view.legal_ids()[number % 2])
        words = next(action.words for action in view.legal() if action.id == best.action)
        if not others or all(one.reason == "" for one in (best, *others)):
            raise AssertionError(f"{words}: no reason")
        assert len(best.reason.split()) <= 20 and best.reason.endswith(".")
        assert not best.reason.startswith(brief(words))


@pytest.mark.parametrize("name", ludary.games())
def test_a_hint_has_a_reason_of_20_words_that_is_not_the_action(name: str) -> None:
    reasons(name, positions=2, seed=1)


@pytest.mark.deep
@pytest.mark.parametrize("name", ludary.games())
def test_hints_in_100_positions_have_reasons(name: str) -> None:
    reasons(name, positions=100, seed=100)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1.0, "1 more cloud"),
        (-2.0, "2 fewer clouds"),
        (0.64, "about 0.6 more clouds"),
        (-13.4, "13 fewer clouds"),
    ],
)
def test_an_amount_is_told_with_its_unit(number: float, words: str) -> None:
    assert f"{Amount(number):cloud}" == words


def test_an_amount_of_what_is_not_counted_is_less() -> None:
    assert f"{Amount(-2.0):Gold|Gold}" == "2 less Gold"


def futures(name: str, over: float = 1.0, wins: float = 0.0, **amounts: float) -> Futures:
    """Return futures of a choice in the game, with these amounts of its matters when the turn is
    over, and nothing before. The turn comes to its end in a share of the worlds.
    """
    matters = matters_of(ludary.load(name))
    seen, noise = np.zeros((100, 3, len(matters))), np.linspace(-1, 1, 100)
    for word, amount in amounts.items():
        number = next(at for at, one in enumerate(matters) if f":{word}" in one.says)
        seen[:, 1:, number] = amount + (noise[:, None] if amount % 1 else 0)
    seen[:, 1:, 0] = wins
    return Futures(0.5 + noise / 10, seen, np.full(100, 3) * (np.arange(100) < 100 * over))


@pytest.mark.parametrize(
    ("one", "other", "says"),
    [
        ({"relic": 1}, {}, "After this turn, you would have 1 more relic"),
        ({"relic": 1, "Gold": 2.5}, {"Gold": 1.5}, "After this turn, you would have 1 more Gold"),
        ({"over": 0.5, "relic": 1}, {}, ""),
        ({"wins": 1, "relic": 1}, {"wins": 1}, ""),
    ],
    ids=["the action itself", "what it does not say", "a turn that goes on", "a game that is won"],
)
def test_a_reason_counts_what_the_turn_brings_and_the_action_does_not_say(
    one: dict[str, float], other: dict[str, float], says: str
) -> None:
    found = difference(ludary.load("konja"), futures("konja", **one), futures("konja", **other))
    assert (found.says if found else "") == says


def reason(match: Match, best: str, other: str) -> str:
    """Return why the seat that decides had better do one than the other."""
    ids = {action.notation: action.id for action in match.legal()}
    return reason_against(match.view(match.actor or 0), ids[best], [ids[other]])[0]


def test_the_order_in_which_dice_are_exchanged_is_no_reason() -> None:
    match = konja.at_table(dice="4 1 1", action="blank blank", phase=Phase.COLLECTION)
    assert reason(match, "pair 1", "single 4") == ""


def test_the_cloud_that_a_spell_brings_is_its_reason() -> None:
    wizard = konja.Wizard(magick=4, spells="zau-ba")
    match = konja.at_table(wizard, dice="4 4 4 4 1", action="blank blank")
    assert reason(match, "cast zau-ba", "done").startswith("After this turn, you would have 2 more")


def test_who_explores_has_no_treasure_that_buying_armor_would_have_left() -> None:
    hero = dunjiin.Explorer(treasure="6 9", armor=2)
    told = reason(dunjiin.at_table(hero), "explore", "shop 1")
    assert "15 more Treasure Points" in told


@pytest.mark.parametrize(("seats", "dangerous"), [(3, False), (4, True)])
def test_only_clans_that_seize_are_a_danger(seats: int, dangerous: bool) -> None:
    own, fourth = koa.Clan(caverns="b2 c3 d4"), koa.Clan(caverns="b9 c8 d7 d6")
    match = koa.at_table(own, koa.Clan(), koa.Clan(), fourth, seats=seats)
    assert ("rivals could attack" in reason(match, "dig c2", "dig d5")) is dangerous


def test_a_choice_of_many_words_is_not_named_in_a_reason() -> None:
    assert as_good_as("Dig b2 (zone 5)") == "About as good as “Dig b2”."
    assert as_good_as("word " * 20) == "About as good as the next best choice."


def test_a_difference_within_its_error_is_none() -> None:
    assert comparison(choice(less=0.01)) == "about as good"
    assert comparison(choice(less=0.05)) == "5.0 ± 2.0 points less"
    assert comparison(choice(less=0.05, checked=False)) == "5.0 ± 2.0 points less, at first sight"


def test_a_chance_is_told_with_its_interval_of_one_point_at_least() -> None:
    assert chance_words(choice(chance=0.624)) == "62 ± 4 %"
    assert chance_words(choice(chance=1.0, error=0.0)) == "100 ± 1 %"


def test_chances_are_chances() -> None:
    match = played("koa", most=40)
    found = advise(match.view(match.actor or 0), match.legal_ids()[0])
    assert all(0 <= one.chance <= 1 and np.isfinite(one.error) for one in found)
