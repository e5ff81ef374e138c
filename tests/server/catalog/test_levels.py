"""The bots that a server offers for a game: those that play it well while people wait, each clearly
better than the one below.
"""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import ludary
from ludary.bots.bot import SEARCHES, bot_named, check_bot
from ludary.server.catalog.levels import about, best_level, bot_cards

FIGURES = Path(__file__).parents[3] / "docs" / "bots.md"
SEATS = {"another": 2, "three of another": 4}
LEAST = {
    "another": 58.0,
    "three of another": 32.0,
}  # % of games that a level wins against the one below, by who sits at the table


def test_a_game_that_search_plays_worse_than_greedy_is_offered_without_search() -> None:
    zimby = ludary.load("zimby_mojo")
    assert not any(card["name"].startswith(SEARCHES) for card in bot_cards(zimby))
    assert best_level(zimby) == "greedy"


@pytest.mark.parametrize("name", ludary.games())
def test_a_game_has_five_to_seven_levels(name: str) -> None:
    titles = [card["title"] for card in bot_cards(ludary.load(name))]
    assert titles[:5] == ["Beginner", "Easy", "Medium", "Hard", "Expert"]
    assert titles[5:] in ([], ["Master"], ["Master", "Legend"])


def test_the_best_level_advises() -> None:
    assert best_level(ludary.load("nagaraja")) == "search:10000"


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("careless:4", "gives away up to 12 points"),
        ("search:1000", "tries 1,000 futures"),
        ("search:2s", "thinks 2 seconds"),
        ("greedy", "takes what looks best at once"),
        ("casual:70", "makes 70 of 100 choices as a beginner would"),
    ],
)
def test_a_level_says_what_it_does(bot: str, words: str) -> None:
    assert words in about(bot)


@pytest.mark.parametrize("name", ludary.games())
def test_a_level_that_goes_by_a_network_has_one(name: str) -> None:
    game = ludary.load(name)
    for bot in game.hints.levels:
        for seats in game.seats:
            check_bot(bot_named(bot), game, seats)


def strengths(title: str) -> tuple[str, dict[str, float]]:
    """Return the kind of opponents and the % of games that one bot won against another, from the
    page about strength.
    """
    text = FIGURES.read_text(encoding="utf-8")
    found = re.search(
        rf"^\| strength at {title}: one bot against ((?:three of )?another) .*\n((?:\|.*\n)+)",
        text,
        re.M,
    )
    assert found, f"{FIGURES.name} has no table of strength at {title}"
    return found[1], {
        pair: float(share)
        for pair, share in re.findall(
            r"^\| (`\S+` against `\S+`)[^|]*\| ([\d.]+) %", found[2], re.M
        )
    }


@pytest.mark.parametrize("name", ludary.games())
def test_every_level_was_seen_to_beat_the_one_below(name: str) -> None:
    game = ludary.load(name)
    table, shares = strengths(game.title)
    offered = [card["name"] for card in bot_cards(game)]
    assert len(offered) >= 2
    for below, bot in pairwise(offered):
        assert shares[f"`{bot}` against `{below}`"] >= LEAST[table], (name, bot, below)
    assert game.hints.best_wins == pytest.approx(
        shares[f"`{offered[-1]}` against `{offered[-2]}`"] / 100
    )
    assert game.hints.best_seats == SEATS[table]
