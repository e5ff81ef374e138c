"""Bots see Views, keep to the rules, and are as strong as they are said to be."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import ISMCTS, Greedy, bot_named, casual, greedy, ismcts, novice, uniform
from ludary.bots.fallback import HASTE, QuickGreedy, with_fallback
from ludary.bots.identity import name_of
from ludary.bots.network_file import network_file
from ludary.core.compile.rule import rule
from ludary.core.play.game import BotHints
from tests.every_game import EXAMPLES, NAMES, positions, short

FOUR = ludary.load(EXAMPLES / "connect_four.py")
BOTS = [uniform, novice, casual, greedy, ismcts(iterations=60), ismcts(seconds=0.01), QuickGreedy()]


def in_every_game(*bots: Any) -> list[Any]:
    """Parameters `name` and `bot`: these bots in all games, and those that go by a network where
    there is one.
    """
    learned = bot_named("learned"), bot_named("search:60")
    trained = [
        name
        for name in NAMES
        if (path := network_file(ludary.load(name))) is not None and path.is_file()
    ]
    pairs = [*product(NAMES, bots), *product(trained, learned)]
    return [pytest.param(name, bot, id=f"{name_of(bot)}-{short(name)}") for name, bot in pairs]


@pytest.mark.parametrize(("name", "bot"), in_every_game(*BOTS))
def test_bots_choose_legal_actions(name: str, bot: Any) -> None:
    rng = np.random.default_rng(1)
    for match in positions(ludary.load(name), 10, seed=2):
        if match.actor is not None:
            choice = bot(match.view(match.actor), match.legal(), rng)
            assert match.game.read_action(choice) in match.legal_ids()


@pytest.mark.parametrize(
    ("name", "bot"), in_every_game(novice, greedy, ismcts(iterations=60), QuickGreedy())
)
def test_bots_choose_the_same_in_worlds_that_they_cannot_tell_apart(name: str, bot: Any) -> None:
    for match in positions(ludary.load(name), 12, seed=3):
        if match.actor is not None:
            twin = match.imagine(match.actor, seed=4)
            choices = {
                match.game.read_action(
                    bot(world.view(match.actor), world.legal(), np.random.default_rng(5))
                )
                for world in (match, twin)
            }
            assert len(choices) == 1


def tried(bot: Any, match: ludary.Match, times: int = 40) -> set[str]:
    """The choices of a bot that is asked again and again."""
    assert match.actor is not None
    view, legal = match.view(match.actor), match.legal()
    return {
        match.game.action(
            match.game.read_action(bot(view, legal, np.random.default_rng(seed)))
        ).notation
        for seed in range(times)
    }


def test_a_novice_chooses_among_what_is_not_below_the_average() -> None:
    """It varies more than a bot that takes the best, and less than one that plays at random."""
    nagaraja = ludary.load("nagaraja")
    kinds = [len(tried(bot, nagaraja.start(seed=3))) for bot in (greedy, novice, uniform)]
    assert kinds[0] < kinds[1] < kinds[2]


@rule
def likes_the_right(box: Any, s: Any, seat: int) -> float:
    """Return the result of a game that is over; otherwise prefer discs in the three columns at the
    right.
    """
    if s.actor == -1:
        return 1.0 if s.winner == seat else -1.0
    worth: float = s.height[4] * 0.2 + s.height[5] * 0.3 + s.height[6] * 0.4
    return worth


@rule
def slopes_to_the_right(box: Any, s: Any, seat: int) -> float:
    """A disc costs the more, the further to the right."""
    worth = 0.0
    for column in range(7):
        worth -= 0.15 * column * s.height[column]
    return worth


JUDGED = replace(FOUR, hints=BotHints(judge=likes_the_right, worlds=1))
SLOPING = replace(FOUR, hints=BotHints(judge=slopes_to_the_right, worlds=1))


def test_a_novice_never_misses_a_win_at_hand() -> None:
    match = JUDGED.start(seed=1)
    for column in (3, 0, 3, 1, 3, 0):
        match.step(f"drop {column}")
    assert tried(novice, match) == {"drop 3"}


def test_a_novice_takes_any_choice_that_is_not_below_the_average() -> None:
    match = JUDGED.start(seed=1)
    assert tried(greedy, match) == {"drop 6"}
    assert tried(novice, match) == {"drop 4", "drop 5", "drop 6"}
    assert len(tried(uniform, match, 80)) == 7


@pytest.mark.parametrize(("bot", "novices"), [("casual", 150), ("casual:50", 300)])
def test_of_a_casual_players_choices_so_many_are_a_novices(bot: str, novices: int) -> None:
    match = JUDGED.start(seed=1)
    view, legal = match.view(0), match.legal()
    chosen = [
        match.game.read_action(bot_named(bot)(view, legal, np.random.default_rng(seed)))
        for seed in range(600)
    ]
    others = 600 - chosen.count(match.game.read_action("drop 6"))
    assert novices * 2 / 3 * 0.7 < others < novices * 2 / 3 * 1.3, (
        "two of three that a novice takes are not the best"
    )
    assert {match.game.action(action).notation for action in chosen} == {
        "drop 4",
        "drop 5",
        "drop 6",
    }


def test_a_careless_bot_takes_the_less_often_what_gives_away_more_and_never_a_blunder() -> None:
    """A disc in column k is worth 0.15 k less than one in column 0, and so wins 7.5 k points less
    often.
    """
    match = SLOPING.start(seed=1)
    view, legal = match.view(0), match.legal()
    bot = Greedy(worlds=1, careless=10)
    chosen = np.bincount(
        [
            match.game.read_action(bot(view, legal, np.random.default_rng(seed)))
            for seed in range(3000)
        ],
        minlength=7,
    )
    weights = np.exp(-0.75 * np.arange(7)) * (7.5 * np.arange(7) <= 30)
    assert chosen / 3000 == pytest.approx(weights / weights.sum(), abs=0.03)
    assert tried(Greedy(worlds=1, careless=1), match) == {
        "drop 0"
    }  # 7.5 points are more than three times what it gives away


def test_a_careless_bot_never_misses_a_win_at_hand() -> None:
    match = JUDGED.start(seed=1)
    for column in (3, 0, 3, 1, 3, 0):
        match.step(f"drop {column}")
    assert tried(Greedy(worlds=1, careless=100), match) == {"drop 3"}


def test_a_bot_in_haste_plays_no_better_than_it_does_at_leisure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    zimby = ludary.load("zimby_mojo")
    for game in (FOUR, zimby):
        assert [with_fallback(bot, game) for bot in (uniform, novice, casual, greedy)] == [
            uniform,
            novice,
            casual,
            greedy,
        ]

    monkeypatch.setattr("ludary.bots.fallback.is_awaited", lambda name: True)
    assert [with_fallback(bot, FOUR) for bot in (uniform, novice)] == [uniform, novice]
    fewer = FOUR.hints.worlds // HASTE
    assert [with_fallback(bot, FOUR) for bot in (casual, greedy, ismcts(60))] == [
        Greedy(fewer, slips=25),
        Greedy(fewer),
        Greedy(fewer),
    ]
    assert [with_fallback(bot, zimby) for bot in (uniform, novice, casual, greedy, ismcts(60))] == [
        uniform,
        *[QuickGreedy()] * 4,
    ]


def test_whoever_glances_at_all_actions_takes_a_win() -> None:
    match = JUDGED.start(seed=1)
    for column in (3, 0, 3, 1, 3, 0):
        match.step(f"drop {column}")
    assert tried(QuickGreedy(7), match) == {"drop 3"}
    assert len(tried(QuickGreedy(1), match)) > 1


def test_search_finds_the_winning_move() -> None:
    match = FOUR.start(seed=1)
    for column in (3, 0, 3, 1, 3, 0):
        match.step(f"drop {column}")
    assert (
        match.game.read_action(ismcts(500)(match.view(0), match.legal(), np.random.default_rng(1)))
        == 3
    )


def test_search_prevents_the_loss() -> None:
    match = FOUR.start(seed=1)
    for column in (3, 0, 3, 1, 3):
        match.step(f"drop {column}")
    assert (
        match.game.read_action(
            ismcts(2_000)(match.view(1), match.legal(), np.random.default_rng(1))
        )
        == 3
    )


def test_search_weighs_hidden_cards_by_what_can_be_known() -> None:
    """Holding the King against an unknown card, a raise is worth more than folding to one."""
    leduc = ludary.load(EXAMPLES / "leduc_poker.py")
    match = leduc.start(seed=1, fate=["K", "J"])
    match.step("raise")
    match.step("raise")
    chosen = ismcts(1_000)(match.view(0), match.legal(), np.random.default_rng(1))
    assert leduc.action(leduc.read_action(chosen)).name == "call"


@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [(["greedy", *["uniform"] * 3], 300, 0.40), (["ismcts:1000", *["uniform"] * 3], 60, 0.40)],
)
def test_thinking_bots_beat_uniform_ones(bots: list[str], games: int, least: float) -> None:
    results = ludary.simulate("dunjiin", games=games, bots=bots, seed=3)
    assert results.wins()[0] / games > least


@pytest.mark.deep
def test_search_is_as_strong_as_the_page_on_performance_says() -> None:
    def share(bot: str, rivals: str, games: int) -> float:
        return float(
            ludary.simulate("dunjiin", games=games, bots=[bot, *[rivals] * 3], seed=4).intervals()[
                0
            ][0]
        )

    assert share("ismcts:1000", "uniform", 1_000) > 0.45
    assert share("ismcts:1000", "greedy", 1_000) > 0.25
    assert share("ismcts:4000", "ismcts:100", 1_000) > 0.25


@pytest.mark.parametrize(
    ("text", "bot"),
    [
        ("uniform", uniform),
        ("greedy", greedy),
        ("ismcts:50", ismcts(50)),
        ("ismcts:2s", ismcts(seconds=2)),
        ("search:2s:4", ISMCTS(seconds=2, learned=True, threads=4)),
        ("careless:6", Greedy(learned=True, careless=6)),
        ("casual:50", Greedy(slips=50)),
    ],
    ids=name_of,
)
def test_bots_go_by_names(text: str, bot: Any) -> None:
    assert bot_named(text) == bot
    assert name_of(bot) == text


@pytest.mark.parametrize(
    "text", ["", "clever", "ismcts:many", "ismcts:-1", "ismcts:0s", "greedy:5"]
)
def test_names_without_a_bot_are_answered_with_the_right_ones(text: str) -> None:
    with pytest.raises(
        ValueError, match=r"bots are uniform, novice, casual, greedy, learned, ismcts|bot 'ismcts:"
    ):
        bot_named(text)


@pytest.mark.parametrize("percent", ["0", "100", "-1", "1.5", "many", "9" * 5000])
def test_a_percentage_that_no_bot_can_be_casual_in_is_answered_with_right_ones(
    percent: str,
) -> None:
    with pytest.raises(
        ValueError,
        match=(
            rf"^bot 'casual:{percent[:20]}.*: should give the percentage of choices .* \(1 to"
            rf" 99, as in"
            r" casual:50\)$"
        ),
    ):
        bot_named(f"casual:{percent}")


@pytest.mark.parametrize("points", ["", "0", "-1", "101", "nan", "many", "9" * 5000])
def test_points_that_no_bot_can_be_careless_with_are_answered_with_right_ones(points: str) -> None:
    with pytest.raises(
        ValueError,
        match=(
            rf"^bot 'careless:{points[:20]}.*: should give the points of chance that it may give"
            rf" away \(above 0, up to 100, as"
            r" in careless:6\)$"
        ),
    ):
        bot_named(f"careless:{points}")


@pytest.mark.parametrize(
    "strength",
    [
        "abc",
        "1e3",
        "xs",
        "s",
        "-1",
        "0",
        "1.5",
        "0s",
        "-2s",
        "nans",
        "infs",
        "1e99s",
        "99999999",
        "5:0",
        "2s:65",
        "2s:",
        "9" * 5000,
    ],
)
def test_a_wrong_strength_of_a_search_is_answered_with_a_right_one(strength: str) -> None:
    right = (
        r"should be a number of iterations \(1 to 10,000,000, as in ismcts:5000\) or of seconds"
        r" \(up to 86,400, as in ismcts:2s\), "
    )
    right += r"and after it, if you like, how many threads \(1 to 64, as in ismcts:2s:4\)"
    with pytest.raises(ValueError, match=rf"^bot 'ismcts:{re.escape(strength[:20])}.*: {right}$"):
        bot_named(f"ismcts:{strength}")


def test_a_bot_can_come_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def first(view, legal, rng):\n    return legal[0]\n")
    results = ludary.simulate(
        EXAMPLES / "connect_four.py", games=3, bots=[f"{tmp_path}/mine.py:first", "uniform"]
    )
    assert results.bots == ["first", "uniform"]
    with pytest.raises(ValueError, match="defines no function 'second'"):
        bot_named(f"{tmp_path}/mine.py:second")
