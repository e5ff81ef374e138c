"""Muted topics: the table passes for a player who does not want to be asked, and nobody else is
told.
"""

from dataclasses import replace
from typing import Any

import pytest

import ludary
from ludary import Game
from ludary.core.compile.rule import rule
from ludary.core.contract.windows import Windows
from ludary.core.play.auto_pass import passing_action
from ludary.core.play.view import View
from ludary.server.errors import Refused
from ludary.server.showing.log_words import news
from ludary.server.tables import absences, moves
from ludary.server.tables.log import ClockSetting, EntryKind
from tests.server.offline_table import OfflineTable, kept


@rule
def first_alone(box: Any, s: Any, out: Any) -> int:
    """Rules that let one drop into column 1 only."""
    out[0] = 1
    return 1


def topic(view: View) -> str:
    """Make each disc a window: a player who does not answer drops into column 1."""
    return "odd" if view.state.actor == 1 else "even"


@pytest.fixture(scope="module")
def game() -> Game:
    four = ludary.load("examples/connect_four.py")
    windows = Windows({"even": "about even discs", "odd": "about odd ones"}, topic, "drop 1")
    return replace(four, presentation=replace(four.presentation, windows=windows))


def test_the_table_passes_for_whoever_is_not_to_be_asked(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd")
    at.act("drop 4").let_pass()
    assert at.table.actor == 0
    assert [entry.data["do"] for entry in at.table.entries if entry.kind is EntryKind.ACT] == [
        "drop 4",
        "drop 1",
    ]


@pytest.mark.parametrize("rival", ["uniform", "Bob"])
def test_only_one_who_plays_alone_with_bots_is_not_asked_where_there_is_one_answer(
    game: Game, rival: str
) -> None:
    only = replace(game, rules=replace(game.rules, legal=first_alone))
    at = OfflineTable("Ann", rival, game=only).start()
    assert (at.table.silent >= 0) is (rival == "uniform")
    assert at.table.passes_at_once is (rival == "uniform")


def test_the_table_passes_where_the_decision_is_already_awaited(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.act("drop 4").quiet(1, "odd")
    assert at.table.actor == 0


def test_the_table_asks_again_once_a_topic_is_unmuted_or_the_game_forbids_the_pass(
    game: Game,
) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd")
    for _ in range(3):
        at.act("drop 1").let_pass()
    assert at.table.actor == 0  # column 1 is full with three of each
    at.act("drop 2").let_pass()
    assert at.table.actor == 1
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd").quiet(1).act("drop 4").let_pass()
    assert at.table.actor == 1


def test_whoever_takes_a_passed_decision_back_is_asked(game: Game) -> None:
    at = OfflineTable("Ann", "greedy", game=game).start()
    at.quiet(0, "even")
    assert at.table.actor == 1
    at.do(moves.undo(at.table, 0, at.table.version)).let_pass()
    assert at.table.actor == 0


def test_nobody_else_learns_of_it(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd")
    assert [one["topic"] for one in at.snapshot(1)["topics"] if one["quiet"]] == ["odd"]
    assert not any(one["quiet"] for one in at.snapshot(0)["topics"])
    assert at.snapshot(-1)["topics"] == []


def without_time(snapshot: dict[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in snapshot.items() if part != "now"}


@pytest.mark.parametrize("seat", [0, -1])
def test_others_see_the_same_whether_a_player_is_asked_or_not(game: Game, seat: int) -> None:
    asked = OfflineTable("Ann", "Bob", game=game).start()
    unasked = OfflineTable("Ann", "Bob", game=game).start()
    unasked.quiet(1, "odd")
    for at in (asked, unasked):
        at.act("drop 4")
    assert unasked.table.silent >= 0
    assert without_time(asked.snapshot(seat)) == without_time(unasked.snapshot(seat))
    asked.act("drop 1")
    unasked.let_pass()
    assert without_time(asked.snapshot(seat)) == without_time(unasked.snapshot(seat))


def test_a_player_for_whom_the_table_passes_sees_that_and_has_nothing_to_decide(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start().quiet(1, "odd").act("drop 4")
    decision = at.snapshot(1)["decision"]
    assert (decision["yours"], decision["passing"], decision["actions"]) == (False, True, [])
    assert at.snapshot(0)["decision"]["passing"] is False


def test_logs_of_before_are_still_understood(game: Game) -> None:
    at = (
        OfflineTable("Ann", "Bob", game=game)
        .start()
        .do([moves.NewEntry(EntryKind.QUIET, 1, {"topics": ["odd"]})])
    )
    assert at.table.quiet == {1: frozenset({"odd"})}
    assert [one["lines"] for one in news(at.table, 1, 0) if one["kind"] == "quiet"] == [
        ["Bob is not asked about odd ones."]
    ]
    assert "quiet" not in [one["kind"] for one in news(at.table, 0, 0)]


def test_passes_are_ordinary_actions(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd").act("drop 4").let_pass().act("drop 5").let_pass()
    again = OfflineTable("Ann", "Bob", game=game)
    for entry in kept(at.table.entries[1:]):
        again.table = again.table.apply(entry)
    assert [step.action for step in again.match.steps] == [step.action for step in at.match.steps]


def test_one_can_be_passed_over_only_where_nothing_else_is_possible(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "nothing").act("drop 4").let_pass()
    assert at.table.actor == 1
    view = at.match.view(1)
    assert passing_action(view, {"nothing"}) is None
    assert passing_action(view, {"odd"}) == game.read_action("drop 1")
    lonely = replace(game, rules=replace(game.rules, legal=first_alone))
    assert passing_action(lonely.start(seed=1).view(0), {"nothing"}) == game.read_action("drop 1")


def test_who_can_take_a_card_back_is_asked_though_one_answer_is_left() -> None:
    at = OfflineTable("Ann", "uniform", game=ludary.load("nagaraja")).start()
    while not (at.match.picked(0) and len(at.match.legal_ids()) == 1):
        at.act()
    assert passing_action(at.match.view(0), at.table.quiet_for(0)) is not None
    assert at.table.silent == -1


def test_the_others_clocks_cannot_tell_a_pass_of_the_table_either(game: Game) -> None:
    clock = ClockSetting(kind="live", minutes=1, increment=30)
    asked = OfflineTable("Ann", "Bob", game=game, clock=clock).start()
    asked.act("drop 4").act("drop 1")
    unasked = OfflineTable("Ann", "Bob", game=game, clock=clock).start()
    unasked.quiet(1, "odd").act("drop 4").let_pass()
    assert asked.table.clocks == unasked.table.clocks
    assert asked.table.clocks.left == (
        90_000,
        60_000,
    )  # who lets it be earns nothing, by hand or not


def test_unknown_topics_are_refused_by_name(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    with pytest.raises(Refused, match=r"no topic 'off'.*even, odd, nothing"):
        moves.quiet_topics(at.table, ["off"])
    with pytest.raises(Refused, match="has not begun"):
        moves.quiet_topics(OfflineTable("Ann", "Bob", game=game).table, ["odd"])
    plain = OfflineTable("Ann", "Bob", game=ludary.load("examples/connect_four.py")).start()
    with pytest.raises(Refused, match="nobody is asked such things"):
        moves.quiet_topics(plain.table, ["odd"])


def test_a_bot_that_plays_for_somebody_thinks_for_itself(game: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=game).start()
    at.quiet(1, "odd").do(absences.hand_over(at.table, 0, 1, "greedy", frozenset({1})))
    at.act("drop 4").let_pass()
    assert at.table.actor == 1


@pytest.fixture(scope="module")
def quieter(game: Game) -> Game:
    """Return a game in which nobody is asked about odd discs by default."""
    windows = game.presentation.windows
    assert windows is not None
    return replace(
        game,
        presentation=replace(game.presentation, windows=replace(windows, quiet=frozenset({"odd"}))),
    )


def test_nobody_is_asked_about_a_quiet_topic_who_has_not_said_otherwise(quieter: Game) -> None:
    at = OfflineTable("Ann", "Bob", game=quieter).start()
    assert [one["topic"] for one in at.snapshot(1)["topics"] if one["quiet"]] == ["odd"]
    at.act("drop 4").let_pass()
    assert at.table.actor == 0
    at.quiet(1).act("drop 4").let_pass()
    assert at.table.actor == 1
    assert not any(one["quiet"] for one in at.snapshot(1)["topics"])


def test_bots_are_never_asked_about_quiet_topics(quieter: Game) -> None:
    at = OfflineTable("Ann", "greedy", game=quieter).start()
    at.act("drop 4")
    assert (at.table.actor, at.table.bot_to_move) == (1, "greedy")
    at.let_pass()
    assert at.table.actor == 0


def test_time_tells_nothing_of_who_is_silent_about_a_quiet_topic(game: Game, quieter: Game) -> None:
    """There the table passes at once for everybody who has not said otherwise; elsewhere it takes
    as long as people do.
    """
    assert OfflineTable("Ann", "Bob", game=quieter).start().act("drop 4").table.passes_at_once
    assert not OfflineTable("Ann", "Bob", game=game).start().act("drop 4").table.passes_at_once
