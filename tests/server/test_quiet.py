"""Who does not want to be asked about something is not; the table passes in their place, and nobody else is told."""

from dataclasses import replace
from typing import Any

import pytest

import ludary
from ludary import Game
from ludary.core.rule import rule
from ludary.core.windows import Windows, silence
from ludary.server import moves
from ludary.server.entries import ClockSetting, Kind
from ludary.server.errors import Refused, Repeated
from ludary.server.looks import news
from tests.server.sitting import Sitting, kept


@rule
def first_alone(box: Any, s: Any, out: Any) -> int:
    """Rules that let one drop into column 1 only."""
    out[0] = 1
    return 1


def topic(s: Any) -> str:
    """Each disc is a window: whoever does not answer drops into column 1."""
    return "odd" if s.actor == 1 else "even"


@pytest.fixture(scope="module")
def game() -> Game:
    four = ludary.load("examples/connect_four.py")
    return replace(four, windows=Windows({"even": "about even discs", "odd": "about odd ones"}, topic, "drop 1"))


def test_the_table_passes_at_once_for_whoever_is_not_to_be_asked(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"]))
    at.act("drop 4")
    assert at.table.actor == 0
    assert [entry.data["do"] for entry in at.table.entries if entry.kind is Kind.ACT] == ["drop 4", "drop 1"]


def test_it_passes_where_the_decision_is_being_waited_for_already(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.act("drop 4").do(moves.be_quiet(at.table, 1, ["odd"]))
    assert at.table.actor == 0


def test_it_asks_again_once_the_topic_is_taken_back_or_the_game_forbids_the_pass(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"]))
    for _ in range(3):
        at.act("drop 1")
    assert at.table.actor == 0  # column 1 is full with three of each
    at.act("drop 2")
    assert at.table.actor == 1
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"])).do(moves.be_quiet(at.table, 1, [])).act("drop 4")
    assert at.table.actor == 1


def test_whoever_takes_a_passed_decision_back_is_asked(game: Game) -> None:
    at = Sitting("Ann", "greedy", game=game).start()
    at.do(moves.be_quiet(at.table, 0, ["even"]))
    assert at.table.actor == 1
    at.do(moves.undo(at.table, 0, at.table.version))
    assert at.table.actor == 0


def test_nobody_else_learns_of_it(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"]))
    assert [one["topic"] for one in at.look(1)["topics"] if one["quiet"]] == ["odd"]
    assert not any(one["quiet"] for one in at.look(0)["topics"])
    assert [one["lines"] for one in news(at.table, 1, 0) if one["kind"] == "quiet"] == [["Bob is not asked about odd ones."]]
    assert "quiet" not in [one["kind"] for one in news(at.table, 0, 0)]
    assert at.look(-1)["topics"] == []


def test_it_is_kept_with_the_table_and_passes_are_ordinary_actions(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"])).act("drop 4").act("drop 5")
    again = Sitting("Ann", "Bob", game=game)
    for entry in kept(at.table.entries[1:]):
        again.table = again.table.after(entry)
    assert again.table.quiet == at.table.quiet
    assert [step.action for step in again.match.steps] == [step.action for step in at.match.steps]


def test_one_can_be_passed_over_only_where_nothing_else_is_possible(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["nothing"]))
    at.act("drop 4")
    assert at.table.actor == 1
    view = at.match.view(1)
    assert silence(view, {"nothing"}) is None
    assert silence(view, {"odd"}) == game.read_action("drop 1")
    lonely = replace(view.game, windows=game.windows, legal=first_alone)
    assert silence(lonely.start(seed=1).view(0), {"nothing"}) == game.read_action("drop 1")


def test_an_unasked_pass_brings_no_time(game: Game) -> None:
    clock = ClockSetting(kind="live", minutes=1, increment=30)
    asked = Sitting("Ann", "Bob", game=game, clock=clock).start()
    asked.act("drop 4").act("drop 1")
    unasked = Sitting("Ann", "Bob", game=game, clock=clock).start()
    unasked.do(moves.be_quiet(unasked.table, 1, ["odd"])).act("drop 4")
    assert asked.table.clocks.left_to(1, asked.now) == unasked.table.clocks.left_to(1, unasked.now) + 30_000


def test_unknown_topics_are_refused_by_name(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    with pytest.raises(Refused, match=r"no topic 'off'.*even, odd, nothing"):
        moves.be_quiet(at.table, 0, ["off"])
    with pytest.raises(Repeated):
        moves.be_quiet(at.table, 0, [])
    plain = Sitting("Ann", "Bob", game=ludary.load("examples/connect_four.py")).start()
    with pytest.raises(Refused, match="nobody is asked such things"):
        moves.be_quiet(plain.table, 0, ["odd"])


def test_a_bot_that_plays_for_somebody_thinks_for_itself(game: Game) -> None:
    at = Sitting("Ann", "Bob", game=game).start()
    at.do(moves.be_quiet(at.table, 1, ["odd"])).do(moves.hand_over(at.table, 0, 1, "greedy", frozenset({1})))
    at.act("drop 4")
    assert at.table.actor == 1
