"""In a notebook things show themselves as tables and pictures: whole, harmless, and no more than a
spectator may know.
"""

import pickle
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import ludary
from ludary.lab.trees.best_response import GameTree
from tests.every_game import EXAMPLES, NAMES, game_of, random_match, short

LEDUC, CONNECT_FOUR = (str(EXAMPLES / f"{name}.py") for name in ("leduc_poker", "connect_four"))
ELEMENTS = {"div", "p", "pre", "details", "summary", "img", "svg", "path", "circle"} | {
    "table", "caption", "thead", "tbody", "tr", "th", "td",
}  # fmt: skip
HOSTILE = "<script>alert('&\"')</script>\x00"


def read(html: Any) -> ElementTree.Element:
    """HTML as a tree; fails where it is not closed or escaped, has a script, or loads something."""
    tree = ElementTree.fromstring(html)
    for element in tree.iter():
        assert element.tag in ELEMENTS
        assert not [name for name in element.attrib if name.startswith("on") or name == "href"]
        assert element.get("src", "data:image/svg+xml;base64,").startswith(
            "data:image/svg+xml;base64,"
        )
        assert "url(" not in element.get("style", "")
    return tree


def text(html: Any) -> str:
    return " ".join("".join(read(html).itertext()).split())


def rows(html: Any) -> list[list[str]]:
    """The cells of a table below its head."""
    return [
        ["".join(cell.itertext()) for cell in row] for row in read(html).iterfind(".//tbody/tr")
    ]


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_every_match_game_and_view_shows_itself(name: str) -> None:
    match = random_match(game_of(name, {}), game_of(name, {}).seats[-1], 3)
    match.players[0] = HOSTILE
    shown = [
        match._repr_html_(),
        match.game._repr_html_(),
        match.view(0)._repr_html_() or "<div/>",
        match.breakdowns._repr_html_(),
    ]

    for html in shown:
        read(html)
    assert match.game.title in text(match._repr_html_())
    assert (match.view(0)._repr_svg_() is None) == (match.view(0)._repr_html_() is not None)
    assert (
        max(len(repr(thing)) for thing in (match, match.game, match.view(0), match.view(0).board()))
        < 120
    )


def test_the_picture_of_a_match_tells_no_secret() -> None:
    game = game_of(LEDUC, {})
    shown = {match._repr_html_() for _, match in game.openings(2)}
    assert len(shown) == 1


def test_a_match_shows_who_decides_and_in_the_end_what_everybody_got() -> None:
    match = game_of(CONNECT_FOUR, {}).start(seed=1)
    assert rows(match._repr_html_()) == [["1", "Seat 1", "decides"], ["2", "Seat 2", ""]]

    for column in "1212121":
        match.step(f"drop {column}")
    assert rows(match._repr_html_()) == [["1", "Seat 1", "1"], ["2", "Seat 2", "-1"]]


def test_outcomes_of_which_the_same_is_told_stand_together() -> None:
    ways = game_of(LEDUC, {}).openings(2)

    shown = rows(ways._repr_html_())

    assert shown[0][0] == "13.33%"
    assert sum(float(chance.rstrip("%")) for chance, _ in shown) == pytest.approx(100, abs=0.05)
    assert ways == list(ways)


def test_long_lists_of_outcomes_end_with_all_others_together() -> None:
    match = ludary.load("koa").start(seats=2, seed=4)
    match.step(match.legal_ids()[0])  # sets up camp
    shown = rows(match.outcomes("dig b1")._repr_html_())
    assert len(shown) == 21
    assert re.fullmatch(r"\d+ others", shown[-1][1])
    assert sum(float(chance.rstrip("%")) for chance, _ in shown) == pytest.approx(100, abs=0.2)


def test_the_outcomes_of_draws_have_names_in_their_table() -> None:
    game = game_of(LEDUC, {})
    assert [name for _, name, _ in rows(game.opening_draws(2)._repr_html_())] == ["J", "Q", "K"]
    match = game.start(seed=1)
    assert text(match.draws("raise")._repr_html_()) == "Nothing more is drawn."


def test_a_score_taken_apart_adds_up_in_its_table() -> None:
    match = random_match(ludary.load("koa"), 3, 5)
    shown = rows(match.breakdowns._repr_html_())
    sums = [sum(float(row[seat + 1] or 0) for row in shown[:-1]) for seat in range(match.seats)]
    assert sums == [float(total) for total in shown[-1][1:]] == match.scores
    assert float(rows(match.breakdowns[0]._repr_html_())[-1][-1]) == match.scores[0]


def test_a_score_taken_apart_survives_a_pickle_with_its_players() -> None:
    shown = random_match(ludary.load("koa"), 3, 5).breakdowns
    again = pickle.loads(pickle.dumps(shown))
    assert (again, again.players) == (shown, shown.players)


def test_results_show_the_shares_of_their_summary() -> None:
    results = ludary.simulate(game_of(LEDUC, {}), games=40, bots=["uniform", "greedy"], seed=2)
    shown = rows(results._repr_html_())
    assert [row[1] for row in shown[:2]] == ["uniform", "greedy"]
    for row in shown[:2]:
        assert row[2] in results.summary() and row[4] in results.summary()
    assert len(repr(results)) < 120


def test_a_game_tree_shows_its_size_and_its_first_branches() -> None:
    tree = GameTree(game_of(LEDUC, {}))
    assert ["Information states", "288"] in rows(tree._repr_html_())
    assert len(repr(tree)) < 120

    drawn = tree.picture(tree.root.children[0].children[1], rows=9)

    words = [
        "".join(element.itertext())
        for element in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert words.count("call") >= 1 and words.count("raise") >= 1
    assert drawn._repr_svg_() == drawn
    with pytest.raises(ValueError, match="rows"):
        tree.picture(rows=0)
