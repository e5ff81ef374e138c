"""Searches as a tool: visits, values and lines; a search that a function guides; games that go on
from a position.
"""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import GuidedSearch, ismcts

FOUR, LEDUC = ludary.load("connect_four"), ludary.load("leduc_poker")
WINNING = (
    "drop 4",
    "drop 0",
    "drop 4",
    "drop 0",
    "drop 4",
    "drop 1",
)  # the first player wins by a fourth disc in column 4


def position(*moves: str) -> ludary.Match:
    match = FOUR.start(seed=1)
    for move in moves:
        match.step(move)
    return match


def even(rows: Any, masks: Any) -> tuple[Any, Any]:
    return masks / masks.sum(axis=1, keepdims=True), np.zeros(len(rows))


@pytest.mark.parametrize("bot", [ismcts(600), GuidedSearch(even, 300)], ids=["ismcts", "guided"])
def test_a_search_tells_visits_values_and_how_it_goes_on(bot: Any) -> None:
    view = position(*WINNING).view(0)

    found = bot.search(view, np.random.default_rng(1))

    assert found.best.action.notation == "drop 4" and found.best.value == pytest.approx(1)
    assert found.seat == 0 and found.iterations > 0
    assert sorted(choice.action.id for choice in found.choices) == view.legal_ids()
    assert [choice.visits for choice in found.choices] == sorted(
        (choice.visits for choice in found.choices), reverse=True
    )
    assert found.policy(FOUR.actions.count).sum() == pytest.approx(1)
    assert found.value <= 1 and found.columns()["action"][0] == "drop 4"
    assert str(found).splitlines()[0].startswith("drop 4")
    assert bot(view, view.legal(), np.random.default_rng(1)) == found.best.action.id


def test_a_line_goes_on_with_the_rivals_answers() -> None:
    found = ismcts(2000).search(
        position("drop 4", "drop 4", "drop 3", "drop 3").view(0), np.random.default_rng(1)
    )

    assert [move.seat for move in found.best.line[:3]] == [0, 1, 0]
    assert found.best.line[0].action.id == found.best.action.id


def test_priors_of_a_guide_say_what_is_tried_first_and_its_values_what_is_good() -> None:
    asked: list[tuple[int, ...]] = []

    def biased(rows: Any, masks: Any) -> tuple[Any, Any]:
        asked.append(rows.shape)
        priors = np.where(np.arange(masks.shape[1]) == 5, 1.0, 1e-6) * masks
        return priors, np.zeros(len(rows))

    found = GuidedSearch(biased, 60, at_once=8).search(position().view(0), np.random.default_rng(1))

    assert found.best.action.notation == "drop 5"
    assert asked[0][0] == 1 and max(shape[0] for shape in asked) == 8
    assert all(shape[1] == FOUR.observer(2).size for shape in asked)


def test_a_guided_search_imagines_another_world_for_each_way_down() -> None:
    met: list[Any] = []

    def noting(rows: Any, masks: Any) -> tuple[Any, Any]:
        met.extend(rows)
        return even(rows, masks)

    GuidedSearch(noting, 60, at_once=1).search(
        LEDUC.start(seed=1).view(0), np.random.default_rng(1)
    )

    told = [dict(zip(LEDUC.observer(2).names, row, strict=True)) for row in met]
    rivals = {
        tuple(one[f"cards[me]={card}"] for card in range(3)) for one in told if one["observer=1"]
    }
    assert len(rivals) == 3


def test_a_guided_search_plays_games_with_chance_and_secrets_and_of_more_than_two() -> None:
    def blind(rows: Any, masks: Any) -> tuple[Any, Any]:
        return masks.astype(float), np.zeros((len(rows), 3))

    koa = ludary.load("koa").start(3, seed=2)
    assert (
        GuidedSearch(blind, 40)
        .search(koa.view(koa.actor or 0), np.random.default_rng(1))
        .iterations
        == 40
    )
    results = ludary.simulate(LEDUC, games=20, bots=[GuidedSearch(even, 30), "uniform"])
    assert results.games == 20


def test_a_batch_is_searched_as_each_of_its_games_is() -> None:
    matches = [position(*WINNING[:6]), position(*WINNING[:3]), position()]
    batch = FOUR.batch(3, seats=2, seed=1)
    batch.load(matches)
    asked: list[int] = []

    def noting(rows: Any, masks: Any) -> tuple[Any, Any]:
        asked.append(len(rows))
        return even(rows, masks)

    search = GuidedSearch(noting, 120, at_once=1)
    found = search.search_batch(batch, np.random.default_rng(1))
    # in Connect Four nothing is drawn, so that every search of a position is the same
    alone = [search.search(one.view(one.actor or 0), np.random.default_rng(1)) for one in matches]

    assert asked[0] == 3 and max(asked) == 3
    assert found.policy() == pytest.approx(np.stack([one.policy(7) for one in alone]))
    assert found.values == pytest.approx([one.value for one in alone])
    assert found.policy(0).tolist()[0] == [0, 0, 0, 0, 1, 0, 0]
    assert (found.sample(np.random.default_rng(1), 0) == found.visits.argmax(axis=1)).all()
    batch.step(found.sample(np.random.default_rng(1)))
    with pytest.raises(
        TypeError, match=r"batch: should be a Batch, such as game.batch\(64\), not 7"
    ):
        search.search_batch(7, np.random.default_rng(1))  # type: ignore[arg-type]


def test_games_in_which_nobody_decides_are_not_searched() -> None:
    batch = FOUR.batch(2, seats=2, seed=1, autoreset="next_step")
    batch.load([position(*WINNING), position()])
    batch.step([4, 4])

    found = GuidedSearch(even, 20).search_batch(batch, np.random.default_rng(1))

    assert batch.over.tolist() == [True, False]
    assert found.visits.sum(axis=1).tolist() == [0, 19]
    assert found.policy().sum(axis=1).tolist() == pytest.approx([0, 1])
    batch.step(found.sample(np.random.default_rng(1)))


def test_noise_and_temperature_make_a_search_try_and_take_other_actions() -> None:
    def sure(rows: Any, masks: Any) -> tuple[Any, Any]:
        return 1.0 * (np.arange(7) == 3) * masks + 1e-9, np.zeros(len(rows))

    view = position().view(0)
    ways: dict[str, dict[str, float]] = {
        "plain": {},
        "noise": {"noise": 1.0},
        "drawn": {"noise": 0.5, "temperature": 1.0},
    }

    taken = {
        name: {
            GuidedSearch(sure, 40, **way)(view, view.legal(), np.random.default_rng(seed))  # type: ignore[arg-type]
            for seed in range(20)
        }
        for name, way in ways.items()
    }

    assert taken["plain"] == {3}
    assert len(taken["noise"]) > 2
    assert len(taken["drawn"]) > 2
    with pytest.raises(ValueError, match="noise"):
        GuidedSearch(even, noise=1.5)


@pytest.mark.parametrize(
    ("guide", "said"),
    [
        (
            lambda rows, masks: (masks[:, :2], np.zeros(len(rows))),
            r"priors should have the shape \(1, 7\), not \(1, 2\)",
        ),
        (
            lambda rows, masks: (-1.0 * masks, np.zeros(len(rows))),
            r"numbers of at least 0, not logits; priors\[0, 0\] is -1",
        ),
        (
            lambda rows, masks: (np.inf * masks, np.zeros(len(rows))),
            r"numbers of at least 0, not logits; priors\[0, 0\] is inf",
        ),
        (
            lambda rows, masks: (masks, np.full(len(rows), 2.0)),
            r"values should lie between -1 and 1; values\[0\] is 2",
        ),
        (
            lambda rows, masks: (masks, np.full((len(rows), 2), np.nan)),
            r"between -1 and 1; values\[0, 0\] is nan",
        ),
        (
            lambda rows, masks: (masks, np.zeros((len(rows), 3))),
            r"values should have the shape \(1,\) or \(1, 2\), not \(1, 3\)",
        ),
    ],
)
def test_a_guide_of_another_form_is_told_what_is_right(guide: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GuidedSearch(guide, 10).search(position().view(0), np.random.default_rng(1))


@pytest.mark.parametrize(
    "bot", [ludary.bots.ismcts(iterations=10), GuidedSearch(even, 10)], ids=["ismcts", "guided"]
)
def test_a_search_says_what_it_is_to_be_given(bot: Any) -> None:
    match = position()
    with pytest.raises(
        TypeError, match=r"view: should be a View, such as match.view\(match.actor\), not <Match"
    ):
        bot.search(match, np.random.default_rng(1))
    with pytest.raises(
        TypeError, match=r"rng: should be a generator, such as numpy.random.default_rng\(1\), not 7"
    ):
        bot.search(match.view(0), 7)


def test_simulated_games_go_on_from_a_position() -> None:
    match = position(*WINNING)

    both = ludary.simulate(match, games=60, bots=["ismcts:60"])
    assert both.won[:, 0].mean() == 1 and both.lengths.max() == 1
    own = ludary.simulate(match, games=30, bots=[lambda view, legal, rng: legal[0].id])
    assert (own.lengths == own.lengths[0]).all()
    again = [
        ludary.simulate(match, games=200, seed=3, workers=workers).returns.tolist()
        for workers in (1, 2)
    ]
    assert again[0] == again[1]
    assert match.legal_ids() == position(*WINNING).legal_ids()
    with pytest.raises(ValueError, match="this match has 2"):
        ludary.simulate(match, games=1, seats=3)
    match.step("drop 4")
    with pytest.raises(ValueError, match="this match is over"):
        ludary.simulate(match, games=1)


def test_luck_from_a_position_on_is_watched_too() -> None:
    match = LEDUC.start(seed=5)

    results = ludary.simulate(match, games=400, adjust=True)

    share = results.adjusted()[0]
    assert share.interval()[0] - 0.05 < results.won[:, 0].mean() < share.interval()[1] + 0.05
