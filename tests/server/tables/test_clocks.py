"""Clocks run while a person decides, and only then."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress

import pytest

import ludary
from ludary.server.errors import Refused, Repeated
from ludary.server.tables import absences, moves
from ludary.server.tables.clocks import GRACE, Clocks
from ludary.server.tables.log import ClockSetting, EntryKind
from tests.server.offline_table import OfflineTable

MINUTE = 60_000
LIVE = ClockSetting(kind="live", minutes=10, increment=15)
TURNS = ClockSetting(kind="turns", hours=24)


def left(at: OfflineTable, seat: int) -> int:
    clock = at.snapshot(0)["players"][seat]["clock"]
    assert isinstance(clock["left"], int)
    return clock["left"]


def test_a_live_clock_runs_for_whoever_decides_and_gains_by_acting() -> None:
    at = OfflineTable(
        "Ann", "Bob", clock=ClockSetting(kind="live", minutes=5, increment=10)
    ).start()
    first = at.table.actor
    at.now += MINUTE
    assert (left(at, first), left(at, 1 - first)) == (4 * MINUTE, 5 * MINUTE)
    at.act()
    assert left(at, first) == 4 * MINUTE + 10_000
    running = [player["clock"]["running"] for player in at.snapshot(0)["players"]]
    assert running.index(True) == at.table.actor


def test_chat_costs_no_time_and_gives_none() -> None:
    at = OfflineTable(
        "Ann", "Bob", clock=ClockSetting(kind="live", minutes=5, increment=10)
    ).start()
    seat = at.table.actor
    at.do(moves.say(at.table, seat, "hm", None), later=MINUTE)
    assert left(at, seat) == 4 * MINUTE


def test_a_player_out_of_time_can_be_replaced_by_a_bot_and_gets_a_minute_on_return() -> None:
    at = OfflineTable("Ann", "Bob", clock=ClockSetting(kind="live", minutes=1, increment=0)).start()
    late = at.table.actor
    other = 1 - late
    assert at.snapshot(other)["can"]["bot"] == []
    at.now += 2 * MINUTE
    assert at.snapshot(other)["can"]["bot"] == [late]
    at.do(absences.hand_over(at.table, other, late, "greedy", frozenset({late})))
    assert at.table.clocks.running == -1
    at.do(absences.take_back(at.table, late), later=MINUTE)
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


def test_every_clock_has_a_name_in_words() -> None:
    words = {
        "": ClockSetting(),
        "10 min + 15 s": ClockSetting(kind="live"),
        "3 days a move": ClockSetting(kind="turns", hours=72),
        "1 day a move": ClockSetting(kind="turns", hours=24),
        "36 h a move": ClockSetting(kind="turns", hours=36),
    }
    assert {setting.words for setting in words.values()} == set(words)
    assert all(setting.words == text for text, setting in words.items())


def undoable(clock: ClockSetting) -> OfflineTable:
    """A table at which no time has passed and the last action can be taken back at once."""
    for seed in range(500):
        at = OfflineTable("Ann", "Bob", clock=clock).start().play(1 + seed % 40, seed)
        if at.table.status == "playing" and at.match.can_undo:
            return at
    raise AssertionError("no action could be undone")


@pytest.mark.parametrize("clock", [LIVE, TURNS], ids=["live", "turns"])
def test_an_action_that_is_taken_back_gives_no_time(clock: ClockSetting) -> None:
    at = undoable(clock)
    began, seat, action = at.now, at.table.actor, at.match.steps[-1].action
    assert action is not None
    for _ in range(20):
        at.do(moves.undo(at.table, seat, at.table.version), later=1000).act(action, later=1000)
    at.do(moves.undo(at.table, seat, at.table.version), later=1000)

    stand = sum(step.actor == seat and step.action is not None for step in at.match.steps)
    whole = 24 * 60 * MINUTE if clock is TURNS else 10 * MINUTE + 15_000 * stand
    assert (at.table.actor, left(at, seat)) == (seat, whole - (at.now - began))


@pytest.mark.parametrize(
    ("clock", "left_over"),
    [(LIVE, (60_000, 50_000)), (TURNS, (60_000, 90_000))],
    ids=["live", "turns"],
)
def test_over_days_an_undo_takes_time_only_from_whoever_decides_then(
    clock: ClockSetting, left_over: tuple[int, int]
) -> None:
    clocks = Clocks(clock, left=(80_000, 90_000), running=-1)
    assert clocks.taken_back((20_000, 40_000), next_seat=0, now=0).left == left_over


def test_older_logs_are_reckoned_as_they_were() -> None:
    at = undoable(LIVE)
    seat = at.table.actor
    before = left(at, seat)
    at.do([moves.NewEntry(EntryKind.UNDO, seat, {"to": len(at.match.steps) - 1})])
    assert left(at, seat) == before


@pytest.mark.parametrize("seed", range(2))
def test_a_clock_has_what_it_had_at_first_less_what_passed_and_more_for_each_action_that_stands(
    seed: int,
) -> None:
    rng = random.Random(seed)
    at = OfflineTable("Ann", "Bob", game=ludary.load("konja"), clock=LIVE).start()
    spent, lent, stand = [0, 0], [0, 0], [-1]  # by seat; by step the seat that earned by it
    while at.table.status == "playing" and len(at.table.entries) < 150:
        runs, began, new_entries = at.table.clocks.running, at.now, anything(at, rng)
        at.do(new_entries, later=rng.randrange(20_000))
        spent[runs] += at.now - began if runs >= 0 else 0
        for entry in new_entries:
            if entry.kind is EntryKind.ACT:
                stand.append(-1 if entry.data.keys() & {"stand_in", "idle"} else entry.seat)
            elif entry.kind is EntryKind.UNDO:
                del stand[entry.data["to"] :]
            elif entry.kind is EntryKind.BACK:
                lent[entry.seat] += entry.data["lent"]
        left = [at.table.clocks.left_to(seat, at.now) for seat in range(2)]
        assert left == [
            10 * MINUTE - spent[seat] + lent[seat] + 15_000 * stand.count(seat) for seat in range(2)
        ]
    assert {EntryKind.UNDO, EntryKind.BACK, EntryKind.ACT} <= {
        entry.kind for entry in at.table.entries
    }


def anything(at: OfflineTable, rng: random.Random) -> Sequence[moves.NewEntry]:
    """Something that a player or a bot may do at the table."""
    seat, other, version = rng.randrange(2), rng.randrange(2), at.table.version
    away = frozenset({other} - {seat})
    for what in rng.choices(["undo", "undo", "undo", "answer", "say", "hand_over", "back"], k=5):
        with suppress(Refused, Repeated):
            match what:
                case "undo":
                    return moves.undo(at.table, seat, version)
                case "answer":
                    return moves.answer(at.table, seat, rng.random() < 0.8)
                case "say":
                    return moves.say(at.table, seat, "hm", None)
                case "hand_over":
                    return absences.hand_over(at.table, seat, other, "greedy", away)
                case "back":
                    return absences.take_back(at.table, seat)
        if rng.random() < 0.5:
            break
    return moves.act(
        at.table,
        at.table.actor,
        rng.choice(at.match.legal_ids()),
        version,
        bot=bool(at.table.bot_to_move),
    )


def out_of_time(*who: str, clock: ClockSetting = LIVE) -> tuple[OfflineTable, int]:
    """Return a table on which a player's time has been over for just long enough, and that seat."""
    at = OfflineTable(*who, clock=clock).start()
    at.now += 10 * MINUTE + GRACE
    return at, at.table.actor


def test_a_player_out_of_time_loses_when_the_other_claims_it() -> None:
    at, late = out_of_time("Ann", "Bob")
    other, names = 1 - late, at.table.names
    at.now -= 1
    assert at.snapshot(other)["can"]["claim"] == []
    with pytest.raises(Refused, match="30 s after the player to decide has run out of time"):
        absences.claim(at.table, other, late, at.now)
    at.now += 1
    assert [at.snapshot(seat)["can"]["claim"] for seat in (other, late, -1)] == [[late], [], []]
    at.do(absences.claim(at.table, other, late, at.now))
    shown = at.snapshot(other)
    assert (shown["status"], shown["over"]["words"]) == (
        "over",
        f"{names[other]} wins: {names[late]} lost on time.",
    )
    assert (shown["over"]["returns"][other], shown["players"][late]["late"]) == (1.0, True)
    assert shown["news"][-1]["lines"] == [
        f"{names[late]} lost on time: {names[other]} claims the win."
    ]
    with pytest.raises(Repeated):
        absences.claim(at.table, other, late, at.now)


def test_among_more_a_bot_plays_to_the_end_for_who_lost_on_time() -> None:
    at, late = out_of_time("Ann", "Bob", "Cem")
    at.do(absences.claim(at.table, (late + 1) % 3, late, at.now))
    assert (at.table.status, at.table.chairs[late].played_by) == ("playing", "greedy")
    with pytest.raises(Refused, match="You ran out of time"):
        absences.take_back(at.table, late)


def test_nobody_is_out_of_time_who_acts_in_the_grace_or_does_not_decide() -> None:
    at, late = out_of_time("Ann", "Bob")
    at.act()
    assert at.table.clocks.overdue(at.now) == -1
    at, late = out_of_time("Ann", "Bob", clock=ClockSetting(kind="turns", hours=0.1))
    with pytest.raises(Refused, match="Only games with a clock for the whole game"):
        absences.claim(at.table, 1 - late, late, at.now)


def test_a_player_whose_time_is_over_is_lent_some_three_times() -> None:
    at, late = out_of_time("Ann", "Bob")
    for _ in range(absences.LOANS):
        at.do(absences.hand_over(at.table, 1 - late, late, "greedy", frozenset({late})))
        at.do(absences.take_back(at.table, late))
        assert left(at, late) == MINUTE
        at.now += 2 * MINUTE
    at.do(absences.hand_over(at.table, 1 - late, late, "greedy", frozenset({late})))
    assert at.snapshot(late)["can"]["back"] is False
    with pytest.raises(Refused, match="lent some 3 times"):
        absences.take_back(at.table, late)


def test_a_clock_stands_still_while_a_table_is_closed() -> None:
    at = OfflineTable("Ann", "Bob", clock=LIVE).start()
    seat = at.table.actor
    at.do([moves.NewEntry(EntryKind.HOST, -1, {"does": "close"})], later=MINUTE)
    assert at.table.status == "over"
    at.do([moves.NewEntry(EntryKind.HOST, -1, {"does": "open"})], later=60 * MINUTE)
    assert (at.table.status, left(at, seat), at.table.clocks.running) == (
        "playing",
        9 * MINUTE,
        seat,
    )
