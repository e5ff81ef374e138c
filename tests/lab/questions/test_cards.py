"""The worth of cards: planted truths are found, and nothing else; barred cards are not chosen, and
all else is as it was.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import bot_named
from ludary.bots.barring import unbarred
from ludary.core.compile.driver import alone
from ludary.lab.questions.answer import Answer
from ludary.lab.questions.card_trials.branches import FORBIDDEN, FORCED, PLAYED, no_trials
from ludary.lab.questions.card_trials.things import things_of
from ludary.lab.questions.card_trials.trials import Question, all_trials, worth_by_deal
from ludary.lab.questions.card_trials.words import verdict_of
from ludary.lab.questions.cards import cards
from ludary.lab.questions.cards import effects as effects_of
from ludary.lab.questions.sampling import Plan
from ludary.lab.simulation.compiled_games import Workplace
from tests.every_game import EXAMPLES

MARKET = Path(__file__).parent / "market" / "market.py"


def asked(plan: Plan, **numbers: Any) -> Answer:
    return cards(ludary.load(MARKET, **numbers), ["uniform"], plan)


def effects(answer: Answer, name: str = "effect") -> dict[str, Any]:
    return {one["name"]: one[name] for one in answer.figures["things"]}


def trials(plan: Plan, adjust: bool = False) -> tuple[Question, Any]:
    game = ludary.load(MARKET, gold=5)
    question = Question(
        Workplace(game, 2, [bot_named("uniform")] * 2, plan.seed), things_of(game), 2, adjust
    )
    return question, all_trials(question, plan)[0]


def test_a_card_made_better_measures_better_and_one_made_worse_measures_worse() -> None:
    answer = asked(Plan(games=150), gold=6, lead=0)

    found, forced = effects(answer), effects(answer, "forced")
    assert found["gold"]["interval"][0] > 0 > found["lead"]["interval"][1]
    assert forced["gold"]["interval"][0] > 0 > forced["lead"]["interval"][1]
    assert answer.figures["things"][0]["name"] == "gold"
    assert any(
        sentence.startswith("Surely worth more than 6 points: gold") for sentence in answer.verdict
    )
    assert any(
        sentence.startswith("Surely better not used, as these bots use it: lead")
        for sentence in answer.verdict
    )


def test_cards_that_are_all_alike_measure_nothing() -> None:
    answer = asked(Plan(games=150))

    assert all(one["interval"][0] < 0 < one["interval"][1] for one in effects(answer).values())
    assert answer.verdict[0] == "Nothing is surely worth more than 6 points."
    assert answer.verdict[1].startswith(
        "5 of 5 cannot be told from 0 by 150 deals; the nearest to it is "
    )


def test_what_nobody_uses_and_what_never_came_up_are_named() -> None:
    question, _ = trials(Plan(games=2))
    blank = no_trials(0, 10, 2, 5)
    blank.offers[:, :, 1:] = 3
    blank.uses[0, 0, 4] = 1

    verdict = verdict_of(effects_of(question, blank), 10, much=0.06, interrupted=False)

    assert verdict[1:] == [
        "Used too seldom to be measured by 10 deals: lead.",
        "Never used, though it could be: silver, gold, tin.",
        "Never came up: copper.",
    ]


def test_the_deals_are_those_of_a_simulation_and_figures_do_not_depend_on_workers() -> None:
    one, two = (asked(Plan(games=40, workers=workers), gold=5) for workers in (1, 3))
    assert one.figures == two.figures

    results = ludary.simulate(ludary.load(MARKET, gold=5), 40, 2, ["uniform"], 1)
    assert trials(Plan(games=40))[1].won == pytest.approx(results.won)


def test_luck_taken_off_leaves_the_same_effects_with_less_doubt() -> None:
    _, plain = trials(Plan(games=300))
    _, adjusted = trials(Plan(games=300), adjust=True)

    assert (adjusted.change == plain.change).all() and (adjusted.tried == PLAYED).any()
    for way in (FORBIDDEN, FORCED):
        without, less = worth_by_deal(plain, way), worth_by_deal(adjusted, way)
        assert less.std(axis=0).mean() < 0.9 * without.std(axis=0).mean()
        gap = less - without
        assert (np.abs(gap.mean(axis=0)) < 4 * gap.std(axis=0) / np.sqrt(len(gap))).all()


def test_trials_are_gone_on_with_and_not_mixed_with_others(tmp_path: Path) -> None:
    whole = asked(Plan(games=30), gold=5)
    asked(Plan(games=12, keep=tmp_path), gold=5)

    assert asked(Plan(games=30, keep=tmp_path), gold=5).figures == whole.figures
    with pytest.raises(ValueError, match="trials of another question"):
        asked(Plan(games=30, keep=tmp_path), gold=4)
    with pytest.raises(ValueError, match="has 30 deals already, more than 20"):
        asked(Plan(games=20, keep=tmp_path), gold=5)


def test_ctrl_c_gives_the_deals_that_came_first() -> None:
    def stop(done: int, games: int) -> None:
        if done == 15:
            raise KeyboardInterrupt

    answer = asked(Plan(games=40, workers=1, tell=stop), gold=5)

    assert (
        answer.interrupted
        and answer.figures["things"] == asked(Plan(games=15), gold=5).figures["things"]
    )
    assert (
        answer.verdict[0] == "Interrupted: of the deals that were asked for, these are the first."
    )


def test_the_mean_of_a_group_is_told() -> None:
    answer = cards(
        ludary.load(MARKET, gold=5), ["uniform"], Plan(games=60), groups=[["gold", "tin"]]
    )

    name, mean = answer.tables[1].rows[0]
    found = effects(answer)
    assert name == "gold and tin" and mean.mean == pytest.approx(  # type: ignore[union-attr]
        (found["gold"]["mean"] + found["tin"]["mean"]) / 2
    )


def test_barred_actions_are_left_out_where_others_are_left() -> None:
    barred = np.zeros(6, np.bool_)
    barred[[1, 4]] = True
    for listed, left in (([0, 1, 4, 5], [0, 5]), ([1, 4], [1, 4]), ([2, 3], [2, 3])):
        out = np.array(listed, np.int32)
        assert out[: alone(unbarred)(out, len(out), barred)].tolist() == left
    out = np.array([0, 1], np.int32)
    assert alone(unbarred)(out, 2, np.zeros(0, np.bool_)) == 2


@pytest.mark.parametrize(
    ("name", "thing", "users"),
    [
        ("konja", "figa", {"buy figa", "use figa blank"}),
        ("konja", "upsy", {"cast upsy"}),
        ("nagaraja", "tremor", {"activate tremor"}),
        ("zimby_mojo", "nix", {"cast nix"}),
        ("dunjiin", "dragon", {"dragon 2"}),
        ("koa", "sharman", {"sharman"}),
    ],
)
def test_the_things_of_each_game_are_used_by_the_actions_that_do_what_they_are_for(
    name: str, thing: str, users: set[str]
) -> None:
    game = ludary.load(name)
    things = things_of(game)
    using = np.flatnonzero(things.using[things.numbers([thing])[0]])
    said = {game.plain_action(int(action)).notation for action in using}
    assert users <= said and not any(
        word.startswith(("sell", "discard", "select", "keep")) for word in said
    )


def test_a_game_without_hints_has_the_things_that_its_actions_name() -> None:
    assert things_of(ludary.load(EXAMPLES / "connect_four.py")).names == [
        f"drop {column}" for column in range(7)
    ]
    assert "raise" in things_of(ludary.load(EXAMPLES / "leduc_poker.py")).names


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"kinds": ["spell"]}, "no action names a 'spell'; kinds are card, verb, action"),
        ({"kinds": ["verb"]}, "verb: 1 things; from 2 to 256 can be compared"),
        (
            {"groups": [["gold", "brass"]]},
            "there is no 'brass' among what is tried: copper, silver, gold",
        ),
        (
            {"bots": [lambda view, legal, rng: legal[0]]},
            "only compiled bots can try cards",
        ),
    ],
)
def test_what_does_not_exist_is_named(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        cards(MARKET, **wrong)
