"""Reviews: luck and skill add up to the result, a choice costs what it surely gave away, and only
what a seat could know counts.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from shutil import copy

import numpy as np
import pytest

import ludary
from ludary import Match
from ludary.bots import bot_named
from ludary.bots.choice_values import ChoiceJudge
from ludary.bots.levels import strength_words
from ludary.bots.review import VERSION, certain, shared, version_of
from ludary.bots.review_words import (
    curve,
    luck_words,
    review_json,
    review_svg,
    review_text,
    reviewer_words,
)
from ludary.core.play.presenting import lines_of
from tests.every_game import EXAMPLES, random_match


def played(name: str, bot: str = "greedy", most: int = 2_000, seed: int = 1) -> Match:
    match = ludary.load(name).start(seed=seed)
    rng = np.random.default_rng(seed)
    player = bot_named(bot)
    while not match.over and len(match.steps) <= most:
        match.step(player(match.view(match.actor or 0), match.legal(), rng))
    return match


def connect_four(*columns: int) -> Match:
    match = ludary.load(str(EXAMPLES / "connect_four.py")).start(seed=1)
    for column in columns:
        match.step(f"drop {column}")
    return match


@pytest.mark.parametrize("name", ludary.games())
def test_luck_and_skill_add_up_to_the_result(name: str) -> None:
    match = played(name)
    review = ludary.review(match, looks=4, worlds=4)
    assert review.finished and match.over
    for player in review.players:
        parts = player.start, player.skill, player.gifts, player.play, player.luck
        assert sum(parts) == pytest.approx(player.result, abs=1e-9)
        assert player.skill <= 0 and player.error_rate * player.choices == pytest.approx(
            -player.skill
        )
    for step in review.steps:
        assert match.seats == 1 or sum(step.given) == pytest.approx(0, abs=1e-9)
        assert match.seats == 1 or sum(step.after) == pytest.approx(1)
        assert match.steps[step.step].outcomes or not any(step.luck)
        total = np.array(step.before) + step.given + step.play + step.luck
        assert total == pytest.approx(np.array(step.after), abs=1e-9)


def test_the_same_match_has_the_same_review() -> None:
    match = played("nagaraja", most=40)
    assert ludary.review(match, looks=5) == ludary.review(match, looks=5)


def test_of_a_finished_game_the_last_chances_are_the_result() -> None:
    match = played("konja")
    assert [player.result for player in ludary.review(match, looks=0).players] == [
        float(gain > 0) for gain in match.returns
    ]


def test_not_stopping_three_in_a_column_is_a_blunder_and_the_better_choice_is_named() -> None:
    review = ludary.review(connect_four(0, 6, 0, 6, 0, 5, 0))
    [choice] = [one for one in review.marked if one.step == 6]
    game = connect_four().game
    assert (choice.seat, choice.mark, game.action(choice.best).notation) == (1, "blunder", "drop 0")
    assert choice.loss > 2 * choice.error


def test_reviews_change_exactly_when_their_version_rises() -> None:
    """Servers keep reviews for as long as the version stays: raise it together with these
    figures.
    """
    losses = [choice.loss for choice in ludary.review(connect_four(0, 6, 0, 6, 0, 5, 0)).choices]
    assert VERSION == 4
    assert losses == pytest.approx([0.1525, 0.12, 0.0, 0.15, 0.0, 0.515])


def test_a_version_names_the_reviewer_the_rules_and_the_network(tmp_path: Path) -> None:
    game = ludary.load(str(copy(EXAMPLES / "connect_four.py", tmp_path / "mine.py")))
    assert version_of(game) == f"reviewer {VERSION}, rules {game.version}, no network"
    for second, contents in enumerate((b"one", b"another")):
        (tmp_path / "mine.npz").write_bytes(contents)
        os.utime(tmp_path / "mine.npz", (second, second))
        assert (
            version_of(game) == f"reviewer {VERSION}, rules {game.version}, network"
            f" {sha256(contents).hexdigest()[:16]}"
        )


@pytest.mark.parametrize("name", ["koa", "dunjiin"])
def test_luck_is_told_by_what_came_of_it(name: str) -> None:
    match = random_match(ludary.load(name), 3, 5)
    for step, one in enumerate(match.steps[1:], 1):
        told = luck_words(match, step, 0, 0.2)
        shown = [
            event for event in one.events if match.game.presentation.events.rows[event.kind].looks
        ]
        if one.outcomes and shown:
            assert told.endswith(lines_of(match.game, shown, match.players)[-1])
            assert not re.search("It is .*turn", told)


def test_a_choice_between_equals_costs_nothing() -> None:
    assert certain(np.zeros(8)) == (0.0, 0.0)
    assert certain(np.array([0.4, -0.3, 0.2, -0.1]))[0] == 0.0
    assert certain(np.array([0.4, 0.3, 0.4, 0.3]))[0] == pytest.approx(0.35)


def test_what_one_gives_away_rivals_share_by_their_chances() -> None:
    assert shared(np.array([0.4, 0.4, 0.2]), 0, 0.3).tolist() == pytest.approx([-0.3, 0.2, 0.1])
    assert shared(np.array([1.0]), 0, 0.3).tolist() == [-0.3]


def test_a_novice_gives_away_more_than_a_learned_bot() -> None:
    rates = {}
    for bot in ("novice", "learned"):
        found = [ludary.review(played("konja", bot, 1_000, seed), looks=30) for seed in (1, 2)]
        rates[bot] = np.mean([player.error_rate for review in found for player in review.players])
    assert rates["novice"] > 2 * rates["learned"]


def test_chances_in_two_worlds_that_a_seat_cannot_tell_apart_are_the_same() -> None:
    match = played("nagaraja", most=30)
    judge, other = ChoiceJudge(match.game, 2), match.imagine(0, seed=5)
    assert other.states().tobytes() != match.states().tobytes()
    one, two = (judge.position(world.view(0), 8, seed=1) for world in (match, other))
    assert (one is None and two is None) or (one == two).all()  # type: ignore[union-attr]


def test_a_review_is_told_in_words_and_drawn() -> None:
    match = connect_four(0, 6, 0, 6, 0, 5, 0)
    review = ludary.review(match)
    text, found = review_text(match, review), review_json(match, review)
    assert "(step 6), a blunder: it gave away" in text and "Seat 1" in text
    assert [one["step"] for one in found["marked"]] == [one.step for one in review.marked]
    assert curve(review, 3) == [
        (0, review.steps[0].before),
        *((step.step, step.after) for step in review.steps if step.step in (4, 7)),
    ]
    assert 'data-frame="' in review_svg(match.game.title, review)


def test_a_review_says_how_strong_the_reviewer_is_at_the_game() -> None:
    review = ludary.review(connect_four(0, 6, 0, 6, 0, 5, 0), looks=0)
    told = {
        game: reviewer_words(ludary.load(game).hints, replace(review, reviewer="search:1000"))
        for game in ("konja", "koa", "dunjiin")
    }
    assert told["konja"].startswith(
        "The reviewer is as strong as the level Expert (search:1000), which wins 65 % of games"
        " against Hard (careless:1);"
    )
    assert told["koa"].startswith(
        "The reviewer is as strong as the level Expert (search:1000);"
    )  # measured among four, not two
    assert (
        "33 % of games against three of Hard (learned), where 25 % would be even"
        in strength_words(ludary.load("koa").hints)
    )
    assert told["dunjiin"].startswith("The reviewer is as strong as the bot search:1000;")


def test_a_match_without_an_action_has_no_review() -> None:
    with pytest.raises(ValueError, match="no action"):
        ludary.review(ludary.load("koa").start(2, seed=1))
