"""The end of a game in figures: parts that add up to the scores, and words that say by how much
somebody won.
"""

from __future__ import annotations

from copy import copy

import pytest

import ludary
from ludary.server.live.table_rows import seats_of
from ludary.server.tables import moves
from ludary.server.tables.ending import margin, over, over_words
from tests.server.offline_table import OfflineTable

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal")


@pytest.mark.parametrize("name", ["dunjiin", "konja", "nagaraja"])
def test_the_parts_add_up_to_the_scores(name: str) -> None:
    game = ludary.load(name)
    at = OfflineTable(*NAMES[: game.seats[0]], game=game).start()
    while not at.match.over:
        at.play(50, 1)
    told = over(at.table)
    assert told is not None and told["parts"] and told["last"]
    names = [part["name"] for part in told["parts"]]
    assert names == sorted(names, key=names.index)  # entries of one name stand together
    for seat, score in enumerate(told["scores"]):
        assert sum(part["points"][seat] for part in told["parts"]) == score


@pytest.mark.parametrize(
    ("results", "points", "words"),
    [
        ([1.0, -1.0], [35.0, 32.0], " by 3: 35 to 32"),
        ([-1.0, 1.0, -1.0], [4.0, 9.0, 7.0], " by 2: 9 to 7 and 4"),
        ([1.0, -1.0], [32.0, 32.0], ""),  # something else broke the tie
        ([1.0, -1.0], [1.0, 0.0], ""),  # no more than a place
        ([1.0, -1.0], None, ""),
    ],
)
def test_the_margin_is_told_where_the_scores_decided(
    results: list[float], points: list[float] | None, words: str
) -> None:
    assert margin(results, points) == words


def test_the_verdict_says_you_to_whom_it_is_about() -> None:
    at = OfflineTable("Ann", "Bob", game=ludary.load("konja")).start()
    won = [1.0, -1.0]

    assert [over_words(at.table, won, [45.0, 36.0], seat) for seat in (0, 1)] == [
        "You win by 9: 45 to 36.",
        "Ann wins by 9: 45 to 36.",
    ]
    assert over_words(at.table, [-1.0, 1.0], None, seat=1) == "You win."


def test_winners_who_share_begin_with_the_reader() -> None:
    at = OfflineTable("Ann", "Bob", "Cem", game=ludary.load("koa")).start()

    assert over_words(at.table, [1.0, 1.0, -2.0], None, seat=1) == "You and Ann share the victory."


@pytest.mark.parametrize("name", ludary.games())
def test_who_resigns_never_gets_more_than_who_loses_by_the_rules(name: str) -> None:
    game = ludary.load(name)
    for seats in game.seats:
        at = OfflineTable(*NAMES[:seats], game=game).start()
        for seat in range(seats):
            if at.table.status == "playing":
                at.do(moves.resign(at.table, seat))
        told = over(at.table)
        gone = [chair.resigned for chair in at.table.chairs]
        assert told is not None
        assert [result == -1 for result in told["returns"]] == gone
        assert [row["outcome"] == "lost" for row in seats_of(at.table)] == gone


def test_a_win_of_the_bot_that_plays_on_is_not_the_win_of_who_resigned() -> None:
    at = OfflineTable("Ann", "Bob", "Cem", game=ludary.load("koa", caverns=3)).start()
    at.play(5).do(moves.resign(at.table, 0))
    for seed in range(20):
        ended = copy(at).play(2_000, seed)
        if ended.match.returns[0] == 1:
            break
    told, rows = over(ended.table, 0), seats_of(ended.table)

    assert told is not None and told["returns"] == [-1, -0.5, -0.5]
    assert told["verdict"].startswith("Ann (a bot) wins")
    assert [row["outcome"] for row in rows] == ["lost"] * 3
