"""A table's log has room for every game to end, and no player can fill it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludary.server.app import App
from ludary.server.errors import Refused
from ludary.server.tables import absences, budgets, ending, moves, rematch, table
from ludary.server.tables.log import MOST_ACTIONS, EntryKind
from ludary.server.tables.steps import apply_proposal
from ludary.server.tables.undo_rights import may_undo, was_answered
from tests.server.offline_table import OfflineTable
from tests.server.serving import Serving
from tests.server.tables.test_outages import Game, Wall, in_apps


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares that are used up soon."""
    monkeypatch.setattr(budgets, "SHARED", dict.fromkeys(budgets.SHARED, 6))


@pytest.mark.usefixtures("short")
def test_a_player_who_has_said_too_much_keeps_nobody_from_playing_or_talking(
    server: Serving,
) -> None:
    me, other = server.player(), server.player()
    game = me.open("me", "open")
    other.post(f"/api/tables/{game}/join")
    said = [me.ask("POST", f"/api/tables/{game}/say", {"text": "Hear, hear"}) for _ in range(5)]

    assert [answer.status_code for answer in said] == [200] * 3 + [409] * 2
    assert said[-1].json()["code"] == "full"
    assert "at most 3 messages for a seat. The game itself goes on." in said[-1].json()["error"]
    assert other.post(f"/api/tables/{game}/say", text="Indeed")
    snapshot = me.snapshot(game)
    actor = me if snapshot["decision"]["yours"] else other
    assert actor.act(game, actor.snapshot(game))["number"] > snapshot["number"]


def used_up(at: OfflineTable, kind: EntryKind, seat: int) -> OfflineTable:
    """The table once a seat has had all its entries of a kind."""
    most = budgets.share(kind, len(at.table.chairs))
    assert most is not None
    at.table.counts = {**at.table.counts, (kind, seat): most}
    return at


ASK = [moves.NewEntry(EntryKind.ASK, 0, {"to": 1})]
REPEATED = {
    EntryKind.SAY: lambda at: moves.say(at.table, 0, "Hear", None),
    EntryKind.HINT: lambda at: [moves.NewEntry(EntryKind.HINT, 0)],
    EntryKind.PACE: lambda at: moves.set_pace(at.table, 0, 9),
    EntryKind.UNDO: lambda at: [moves.NewEntry(EntryKind.UNDO, 0, {"to": 1})],
    EntryKind.ASK: lambda at: ASK,
    EntryKind.BACK: lambda at: [moves.NewEntry(EntryKind.BACK, 0, {"lent": 0})],
    EntryKind.AGAIN: lambda at: rematch.offer(at.do(moves.resign(at.table, 0)).table, 0, "x"),
}


@pytest.mark.parametrize("kind", [kind for kind in EntryKind if budgets.share(kind, 2) is not None])
def test_repeatable_entries_are_refused_beyond_a_seats_share(kind: EntryKind) -> None:
    at = OfflineTable("Ann", "Bob").start()
    new_entries = REPEATED[kind](at)
    budgets.check_log_space(at.table, new_entries)
    with pytest.raises(
        Refused, match=f"at most {budgets.share(kind, 2):,} {budgets.WORDS[kind]} for a seat"
    ):
        budgets.check_log_space(used_up(at, kind, 0).table, new_entries)


def test_nobody_is_asked_for_what_could_not_be_done() -> None:
    at = used_up(OfflineTable("Ann", "Bob").start(), EntryKind.UNDO, 0)
    with pytest.raises(Refused, match=r"at most .* actions taken back"):
        budgets.check_log_space(at.table, ASK)


def test_a_seat_that_has_used_everything_up_can_act_resign_be_replaced_and_lose_on_time() -> None:
    at = OfflineTable("Ann", "Bob").start()
    for kind in budgets.WORDS:
        used_up(at, kind, 0)
        used_up(at, kind, 1)
    seat = at.table.actor
    for new_entries in (
        moves.act(at.table, seat, at.match.legal_ids()[0], at.table.version),
        moves.resign(at.table, seat),
        absences.hand_over(at.table, 1 - seat, seat, "greedy", frozenset({seat})),
        [moves.NewEntry(EntryKind.CLAIM, 1 - seat, {"seat": seat})],
        [moves.NewEntry(EntryKind.AWAY, -1, {"ms": 20_000})],
        [moves.NewEntry(EntryKind.ANSWER, seat, {"accept": False})],
    ):
        budgets.check_log_space(at.table, new_entries)


@pytest.mark.usefixtures("short")
def test_a_table_that_was_talked_full_is_opened_after_an_outage(tmp_path: Path) -> None:
    wall = Wall()
    game = Game(wall)

    async def talks(app: App) -> None:
        await game.opens(app)
        with pytest.raises(Refused, match="used up"):
            for _ in range(6):
                await app.tables.change(game.id, lambda now: moves.say(now, 0, "Hear, hear", None))

    async def looks(app: App) -> None:
        assert (await app.tables.get(game.id)).entries[-1].kind is EntryKind.AWAY

    in_apps(tmp_path, wall, talks)
    wall.time += 600_000
    in_apps(tmp_path, wall, looks)


def test_a_player_who_was_refused_asks_again_when_the_game_has_gone_on() -> None:
    at = OfflineTable("Ann", "Bob").start()
    while may_undo(at.table, asker := int(at.match.steps[-1].actor)) != "ask":
        at.act()
    other = 1 - asker
    at.do(moves.undo(at.table, asker, at.table.version)).do(moves.answer(at.table, other, False))
    assert may_undo(at.table, asker) == "no", "the page offers nothing that is refused"
    with pytest.raises(Refused, match="ask again after the next action"):
        moves.undo(at.table, asker, at.table.version)
    assert not was_answered(at.act().table, asker)


def test_a_stranger_who_sits_down_and_stands_up_again_and_again_keeps_no_friend_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(budgets, "MOST_SITTINGS", 30)
    at = OfflineTable("Ann", "open", "open", host="ann")

    def sits(person: str) -> None:
        at.table = apply_proposal(at.table, lambda now: moves.join(now, 1, person, person), at.now)
        at.do(moves.leave(at.table, 1))

    with pytest.raises(Refused, match="taken and left too often"):
        for _ in range(budgets.MOST_SITTINGS_OF_ONE + 1):
            sits("bob")
    with pytest.raises(Refused, match="taken and left too often"):
        for number in range(budgets.MOST_SITTINGS):
            sits(f"stranger {number}")
    at.do(moves.leave(at.table, 0))
    at.table = apply_proposal(at.table, lambda now: moves.join(now, 0, "ann", "Ann"), at.now)
    assert at.table.seat_of("ann") == 0


def test_a_game_that_is_too_long_ends_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_ACTIONS", 8)
    monkeypatch.setattr(ending, "MOST_ACTIONS", 8)
    at = OfflineTable("Ann", "Bob", "Cem").start().play(20)
    assert sum(entry.kind is EntryKind.ACT for entry in at.table.entries) == 8
    shown = at.snapshot(0)
    scores, best = at.match.scores, max(at.match.scores)
    assert (shown["status"], shown["over"]["scores"]) == ("over", scores)
    assert shown["over"]["words"].endswith(": a table has at most 8 actions.")
    assert [result >= 0 for result in shown["over"]["returns"]] == [
        score == best for score in scores
    ]
    with pytest.raises(Refused, match="The game is over"):
        moves.undo(at.table, 0, at.table.version)


def test_the_most_entries_that_a_table_can_have() -> None:
    assert [budgets.most_entries(seats) for seats in (1, 2, 5, 20)] == sorted(
        budgets.most_entries(seats) for seats in (1, 2, 5, 20)
    )
    assert MOST_ACTIONS < budgets.most_entries(20) < 70_000
