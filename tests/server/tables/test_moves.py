"""Moves that people can make at a table, and those that are refused in words."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import ludary
from ludary import Match
from ludary.server.errors import Late, Refused, Repeated
from ludary.server.presence.presence import Presence
from ludary.server.showing.snapshots import snapshot
from ludary.server.tables import absences, moves, unpicking
from ludary.server.tables.cache import StateCache
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table
from tests.server.offline_table import OfflineTable


def refusal(error: "pytest.ExceptionInfo[Refused]") -> tuple[str, int]:
    return error.value.code, error.value.status


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    at = OfflineTable("Ann", "open", "greedy")
    assert at.snapshot(0)["status"] == "waiting"
    at.do(moves.join(at.table, None, "bob", "Bob"))
    assert at.snapshot(0)["status"] == "playing"
    assert at.table.names == ["Ann", "Bob", "Bot 3"]
    assert [entry.kind for entry in at.table.entries] == ["open", "sit", "start"]


def test_a_player_with_a_name_that_is_taken_gets_a_number() -> None:
    at = OfflineTable("Ann", "open", "open")
    at.do(moves.join(at.table, 2, "ann-too", "Ann")).do(moves.join(at.table, 1, "third", "Ann"))
    assert at.table.names == ["Ann", "Ann 3", "Ann 2"]


def test_a_taken_seat_is_refused_and_a_second_seat_too() -> None:
    at = OfflineTable("Ann", "open", "open")
    with pytest.raises(Refused, match="Seat 1 is taken") as error:
        moves.join(at.table, 0, "bob", "Bob")
    assert refusal(error) == ("taken", 409)
    with pytest.raises(Refused, match="no seat 9"):
        moves.join(at.table, 9, "bob", "Bob")
    with pytest.raises(Repeated):
        moves.join(at.table, 1, "ann", "Ann")


def test_one_can_stand_up_before_the_game_but_not_in_it() -> None:
    at = OfflineTable("Ann", "open")
    at.do(moves.leave(at.table, 0))
    assert [chair.kind for chair in at.table.chairs] == ["open", "open"]
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(Refused, match="resign to leave it"):
        moves.leave(at.table, 0)


def test_only_whose_decision_it_is_acts_and_only_legally() -> None:
    at = OfflineTable("Ann", "Bob").start()
    other = 1 - at.table.actor
    with pytest.raises(
        Refused, match=f"It is {at.table.names[at.table.actor]}'s decision"
    ) as error:
        moves.act(at.table, other, "explore", at.table.version)
    assert refusal(error) == ("turn", 409)
    with pytest.raises(Refused, match=r"'exlpore'.*explore") as error:
        moves.act(at.table, at.table.actor, "exlpore", at.table.version)
    assert refusal(error) == ("illegal", 400)
    assert at.table.number == 2


def test_a_late_action_is_told_so_and_a_repeated_one_does_no_harm() -> None:
    at = OfflineTable("Ann", "Bob").start()
    seat, version = at.table.actor, at.table.version
    at.act("explore")
    with pytest.raises(Repeated):
        moves.act(at.table, seat, "explore", version)
    with pytest.raises(Late):
        moves.act(at.table, seat, "dodge/1", version)
    with pytest.raises(Late):
        moves.act(at.table, 1 - seat, "explore", version)
    with pytest.raises(Late):
        moves.act(at.table, seat, "nonsense", version)


def test_words_do_not_make_an_action_late() -> None:
    at = OfflineTable("Ann", "Bob").start()
    version = at.table.version
    at.do(moves.say(at.table, 1, "  well \n then ", "k"))
    assert at.table.version == version
    assert at.snapshot(0)["news"][-1]["lines"] == ["well then"]
    with pytest.raises(Repeated):
        moves.say(at.table, 1, "well then", "k")
    with pytest.raises(Refused, match="message is empty"):
        moves.say(at.table, 1, " \n ", None)
    at.act("explore")


def undoable() -> OfflineTable:
    """A table at which the last action can be taken back at once."""
    for seed in range(200):
        at = OfflineTable("Ann", "Bob").start()
        for _ in range(60):
            at.play(1, seed)
            if at.table.status == "playing" and at.match.can_undo:
                return at
    raise AssertionError("no action could be undone")


def test_an_undo_that_is_sent_twice_takes_back_once() -> None:
    at = three_selected()
    steps, version, seat = len(at.match.steps), at.table.version, at.match.steps[-1].actor
    at.do(moves.undo(at.table, seat, version))
    with pytest.raises(Repeated):
        moves.undo(at.table, seat, version)
    assert (len(at.match.steps), at.snapshot(seat)["can"]["undo"]) == (steps - 1, "now")


def test_an_action_that_showed_nothing_is_taken_back_at_once() -> None:
    at = undoable()
    seat, steps = at.match.steps[-1].actor, len(at.match.steps)
    before = at.match.at(steps - 1).states().tobytes()
    assert at.snapshot(seat)["can"]["undo"] == "now"
    at.do(moves.undo(at.table, seat, at.table.version))
    assert (at.match.states().tobytes(), len(at.match.steps)) == (before, steps - 1)
    with pytest.raises(Late):
        moves.undo(at.table, seat, 1)


def three_selected() -> OfflineTable:
    """A table of Nagaraja at which the guide has selected three cards: of twelve with four symbols
    three are alike.
    """
    at = OfflineTable("Ann", "Bob", game=ludary.load("nagaraja", hand=12)).start()
    card = next(card for card in at.match.legal_ids() if len(selectable_after(at.match, card)) > 1)
    at.act(card)
    return at.act().act()


def selectable_after(match: Match, card: int) -> list[int]:
    then = match.copy()
    then.step(card)
    return [action for action in then.legal_ids() if then.game.action(action).name == "select"]


def test_a_choice_made_one_by_one_is_taken_back_by_itself_and_the_later_ones_stay() -> None:
    at = three_selected()
    seat = at.table.actor
    one, two, three = (shown["id"] for shown in at.snapshot(seat)["can"]["picked"])
    assert at.snapshot(1 - seat)["can"]["picked"] == []
    at.do(unpicking.unpick(at.table, seat, at.table.version, one))
    assert at.match.picked(seat) == [two, three]
    for wrong in (one, "nonsense"):
        with pytest.raises(Refused, match="not one of the choices"):
            unpicking.unpick(at.table, seat, at.table.version, wrong)


def drawn_in_public() -> OfflineTable:
    """A table at which Ann has just drawn fate that everybody saw, and nothing hidden was shown."""
    for _ in range(300):
        at = OfflineTable("Ann", "Bob", "Cem").start()
        while at.table.status == "playing" and len(at.match.steps) < 30:
            seat = at.table.actor
            at.play(1, len(at.match.steps))
            place = at.match.last_own_step(seat)
            if (
                at.table.actor >= 0
                and at.match.steps[place].outcomes
                and not at.match.showed_secret(place)
            ):
                return at
    raise AssertionError("no such position")


def test_an_action_that_showed_something_is_taken_back_only_if_everybody_else_agrees() -> None:
    at = drawn_in_public()
    seat = at.match.steps[-1].actor
    others = sorted({0, 1, 2} - {seat})
    steps = len(at.match.steps)
    assert at.snapshot(seat)["can"]["undo"] == "ask"
    at.do(moves.undo(at.table, seat, at.table.version))
    assert at.snapshot(others[0])["ask"] == {
        "by": seat,
        "words": (
            f"{at.table.names[seat]} asks to take the last action back. "
            "Whatever was rolled or drawn since then will be rolled or drawn again."
        ),
        "yours": True,
        "waiting": [at.table.names[other] for other in others],
    }
    with pytest.raises(Repeated):
        moves.undo(at.table, seat, at.table.version)
    with pytest.raises(Refused, match="Nobody is waiting for your answer"):
        moves.answer(at.table, seat, True)
    at.do(moves.answer(at.table, others[0], True))
    assert len(at.match.steps) == steps
    at.do(moves.answer(at.table, others[1], True))
    assert len(at.match.steps) == steps - 1
    assert at.table.ask is None


def test_one_who_does_not_agree_is_enough() -> None:
    at = drawn_in_public()
    seat = at.match.steps[-1].actor
    at.do(moves.undo(at.table, seat, at.table.version))
    at.do(moves.answer(at.table, (seat + 1) % 3, False))
    assert at.table.ask is None
    assert at.snapshot(seat)["news"][-1]["lines"] == [
        f"{at.table.names[(seat + 1) % 3]} does not agree."
    ]


def test_the_game_going_on_ends_the_question() -> None:
    at = drawn_in_public()
    at.do(moves.undo(at.table, at.match.steps[-1].actor, at.table.version)).act()
    assert at.table.ask is None


def test_an_action_that_showed_something_to_some_cannot_be_taken_back() -> None:
    """No agreement makes unseen what one player has seen."""
    at = secret_shown()
    with pytest.raises(Refused, match="something that was hidden has been shown"):
        moves.undo(at.table, at.match.steps[-1].actor, at.table.version)


def secret_shown() -> OfflineTable:
    """A table at which fate was drawn that some seats alone have seen."""
    for seed in range(300):
        at = OfflineTable("Ann", "Bob").start()
        for _ in range(60):
            at.play(1, seed)
            step = at.match.steps[-1]
            if (
                at.table.status == "playing"
                and step.action is not None
                and step.outcomes
                and any(e.known_to != -1 for e in step.events)
            ):
                return at
    raise AssertionError("no secret was ever shown")


def test_with_bots_only_nobody_has_to_be_asked() -> None:
    at = OfflineTable("Ann", "greedy").start()
    while not (at.match.steps[-1].actor == 1 and at.match.last_own_step(0) > 0):
        if at.table.status != "playing":
            at = OfflineTable("Ann", "greedy").start()
        at.act()
    place = at.match.last_own_step(0)
    if not at.match.showed_secret(place):
        at.do(moves.undo(at.table, 0, at.table.version))
        assert len(at.match.steps) == place


def test_nothing_can_be_taken_back_at_the_start() -> None:
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(Refused, match="nothing to take back"):
        moves.undo(at.table, at.table.actor, at.table.version)


def test_a_player_who_resigns_against_one_other_loses() -> None:
    at = OfflineTable("Ann", "Bob").start()
    at.do(moves.resign(at.table, 0))
    shown = at.snapshot(1)
    assert (shown["status"], shown["over"]["words"], shown["over"]["returns"]) == (
        "over",
        "Bob wins: Ann resigned.",
        [-1.0, 1.0],
    )
    with pytest.raises(Refused, match="The game is over"):
        moves.act(at.table, 1, "explore", at.table.version)
    with pytest.raises(Repeated):
        moves.resign(at.table, 0)


def test_a_player_who_resigns_alone_has_lost() -> None:
    at = OfflineTable("Ann", game=ludary.load("zimby_mojo")).start()
    at.do(moves.resign(at.table, 0))
    shown = at.snapshot(0)
    assert (shown["status"], shown["over"]["returns"]) == ("over", [-1.0])


def test_among_more_a_bot_plays_on_for_who_resigned() -> None:
    at = OfflineTable("Ann", "Bob", "Cem").start()
    at.do(moves.resign(at.table, 0))
    assert at.table.status == "playing"
    assert at.table.chairs[0].played_by == "greedy"
    with pytest.raises(Refused, match="You have resigned"):
        absences.take_back(at.table, 0)
    at.do(moves.resign(at.table, 1)).do(moves.resign(at.table, 2))
    assert at.snapshot(0)["over"]["words"] == "The game ended: Ann, Bob and Cem resigned."


def test_a_bot_can_play_for_somebody_absent_until_they_return() -> None:
    at = OfflineTable("Ann", "Bob").start()
    with pytest.raises(Refused, match="Bob is here"):
        absences.hand_over(at.table, 0, 1, "greedy", frozenset())
    with pytest.raises(Refused, match="no person in seat 5"):
        absences.hand_over(at.table, 0, 5, "greedy", frozenset({5}))
    assert at.snapshot(0, away=[1])["can"]["bot"] == [1]
    at.do(absences.hand_over(at.table, 0, 1, "greedy", frozenset({1})))
    assert at.table.chairs[1].played_by == "greedy"
    assert at.snapshot(1)["can"]["back"]
    at.do(absences.take_back(at.table, 1))
    assert at.table.chairs[1].attended
    with pytest.raises(Repeated):
        absences.take_back(at.table, 1)


def test_only_who_set_a_table_up_gives_its_seats_to_bots() -> None:
    at = OfflineTable("Ann", "Bob", "open", host="ann")
    assert [at.snapshot(seat)["can"]["fill"] for seat in (0, 1, -1)] == [[2], [], []]
    with pytest.raises(Refused, match="Only the host can"):
        moves.fill(at.table, 1, 2, "greedy")
    at = OfflineTable("Ann", "Bob", "open", host="somebody else")
    assert at.do(moves.fill(at.table, 1, 2, "greedy")).table.status == "playing"


def test_while_a_bot_plays_in_a_seat_its_player_does_not() -> None:
    at = OfflineTable("Ann", "Bob", "Cem").start()
    seat = at.table.actor
    action, version = at.match.legal_ids()[0], at.table.version
    at.act(action)
    at.do(absences.hand_over(at.table, (seat + 1) % 3, seat, "greedy", frozenset({seat})))
    other = (seat + 1) % 3
    refused: list[Callable[[], object]] = [
        lambda: moves.act(at.table, seat, action, at.table.version),
        lambda: moves.undo(at.table, seat, at.table.version),
        lambda: absences.hand_over(at.table, seat, other, "greedy", frozenset({other})),
        lambda: absences.claim(at.table, seat, other, at.now),
    ]
    for move in refused:
        with pytest.raises(Refused, match="A bot plays for you: take your seat back first"):
            move()
    with pytest.raises(Repeated):  # a repeated action gets the first answer
        moves.act(at.table, seat, action, version)
    at.do(absences.take_back(at.table, seat)).do(moves.resign(at.table, seat))
    with pytest.raises(Refused, match="A bot plays for you here"):
        moves.set_pace(at.table, seat, 30)


def test_a_game_that_is_over_takes_no_more_actions() -> None:
    at = OfflineTable("Ann", "Bob").start().play(5000)
    assert at.table.status == "over"
    assert at.snapshot(-1)["over"]["words"]
    with pytest.raises(Refused, match="The game is over"):
        moves.act(at.table, 0, 0, at.table.version)


def test_every_kind_of_entry_is_said_in_words() -> None:
    at = OfflineTable("Ann", "open", "Cem", pace=1.0)
    at.do(moves.join(at.table, 1, "bob", "Bob"))
    at.do(moves.say(at.table, 0, "hello", None)).do(moves.set_pace(at.table, 0, 2.5))
    at.do(
        [
            moves.NewEntry(EntryKind.ASK, 0, {"to": 1}),
            moves.NewEntry(EntryKind.ANSWER, 1, {"accept": True}),
            moves.NewEntry(EntryKind.UNDO, 0, {"to": 1}),
        ]
    )
    at.do(absences.hand_over(at.table, 0, 1, "greedy", frozenset({1}))).do(
        absences.take_back(at.table, 1)
    ).do(moves.resign(at.table, 1))
    at.do([moves.NewEntry(EntryKind.HINT, 0)])
    at.do([moves.NewEntry(EntryKind.CLAIM, 0, {"seat": 2})])
    at.do([moves.NewEntry(EntryKind.QUIET, 0, {"topics": []})])
    at.do([moves.NewEntry(EntryKind.AWAY, -1, {"ms": 300_000})])
    at.do([moves.NewEntry(EntryKind.AGAIN, 0, {"table": "x"})])
    at.do([moves.NewEntry(EntryKind.HOST, -1, {"does": "close"})])
    said = {entry["kind"]: entry["lines"] for entry in at.snapshot(0)["news"]}
    assert set(said) == {str(kind) for kind in EntryKind} - {"stand", "act", "unreadable"}
    assert all(said.values())
    assert said["host"] == ["The host of this server closed this table. Nobody wins."]
    assert said["hint"] == ["Ann takes a hint."]
    assert said["pace"] == ["Ann sets the bots' pace to 2.5 s."]


def test_a_table_is_never_changed_by_what_happens_after_it() -> None:
    at = OfflineTable("Ann", "Bob", "Cem").start()
    before, seen = at.table, shown(at.table)
    at.play(4)
    at.do(moves.resign(at.table, at.table.actor))
    assert at.table.number > before.number
    assert shown(before) == seen


def shown(table: Table) -> tuple[Any, ...]:
    """Return everything that a table shows: a new Snapshot, the State, the names."""
    assert table.match is not None
    fresh = replace(table, cache=StateCache(), lines={})
    return (
        snapshot(fresh, 0, Presence((0, 0, 0)), 0, 0),
        table.match.state.tobytes(),
        list(table.match.players),
        table.chairs,
    )
