"""Clocks run while a person decides, and only then."""

from ludary.server import moves
from ludary.server.table_log import ClockSetting
from tests.server.offline_table import OfflineTable

MINUTE = 60_000


def left(at: OfflineTable, seat: int) -> int:
    clock = at.snapshot(0)["players"][seat]["clock"]
    assert isinstance(clock["left"], int)
    return clock["left"]


def test_a_live_clock_runs_for_whoever_decides_and_gains_by_acting() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=5, increment=10)).start()
    first = at.table.actor
    at.now += MINUTE
    assert (left(at, first), left(at, 1 - first)) == (4 * MINUTE, 5 * MINUTE)
    at.act()
    assert left(at, first) == 4 * MINUTE + 10_000
    running = [player["clock"]["running"] for player in at.snapshot(0)["players"]]
    assert running.index(True) == at.table.actor


def test_chat_costs_no_time_and_gives_none() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=5, increment=10)).start()
    seat = at.table.actor
    at.do(moves.say(at.table, seat, "hm", None), later=MINUTE)
    assert left(at, seat) == 4 * MINUTE


def test_whose_time_is_over_can_be_replaced_by_a_bot_and_gets_a_minute_on_return() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=1, increment=0)).start()
    late = at.table.actor
    other = 1 - late
    assert at.snapshot(other)["can"]["bot"] == []
    at.now += 2 * MINUTE
    assert at.snapshot(other)["can"]["bot"] == [late]
    at.do(moves.hand_over(at.table, other, late, "greedy", frozenset({late})))
    assert at.table.clocks.running == -1
    at.do(moves.take_back(at.table, late), later=MINUTE)
    assert left(at, late) == MINUTE


def test_turn_based_time_begins_anew_with_each_decision() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="turns", hours=24)).start()
    seat = at.table.actor
    at.now += 23 * 60 * MINUTE
    assert left(at, seat) == 60 * MINUTE
    at.act()
    assert left(at, at.table.actor) == 24 * 60 * MINUTE


def test_being_away_does_no_harm_where_one_has_days() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="turns", hours=24)).start()
    assert at.snapshot(0, away=[1])["can"]["bot"] == []


def test_bots_have_no_clock_and_tables_without_one_show_none() -> None:
    at = OfflineTable("Ann", "greedy", clock=ClockSetting(kind="live")).start()
    assert at.snapshot(0)["players"][1]["clock"] is None
    assert OfflineTable("Ann", "Bob").start().snapshot(0)["players"][0]["clock"] is None


def test_what_the_clock_is_called() -> None:
    words = {
        "": ClockSetting(),
        "10 min + 15 s": ClockSetting(kind="live"),
        "3 days a move": ClockSetting(kind="turns", hours=72),
        "1 day a move": ClockSetting(kind="turns", hours=24),
        "36 h a move": ClockSetting(kind="turns", hours=36),
    }
    assert {setting.words for setting in words.values()} == set(words)
    assert all(setting.words == text for text, setting in words.items())
