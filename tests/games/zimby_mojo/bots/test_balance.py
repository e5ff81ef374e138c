"""The figures of the balance page: counts of a game, and shares made from them."""

from typing import Any

import numpy as np

from benchmarks.zimby_balance import (
    CAST,
    CHANCES,
    DEATH,
    DRAWN,
    EVENTS,
    OPENED,
    SLAYER,
    TAKINGS,
    WARDS,
    ZOMBIES,
    Tally,
    blank,
    course,
    note,
    notice,
    part,
    play,
    quartiles,
    scrolls,
    seating,
    winners,
)
from ludary import Match
from ludary.games.zimby_mojo.cards import KINDS, NOWHERE, SEATS
from ludary.games.zimby_mojo.events import EVENTS as SHEET
from ludary.games.zimby_mojo.state import Ending
from ludary.games.zimby_mojo.text.names import scroll_name
from ludary.games.zimby_mojo.verbs import Verb
from ludary.lab.simulation.results import wilson
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def counters() -> tuple[Any, Any]:
    return np.zeros((CAST + 1 + SEATS, KINDS), np.int64), np.zeros(EVENTS, np.int64)


def number(match: Match, name: str) -> int:
    return match.game.thing_names["scroll"].index(name)


def told(name: str, card: int = NOWHERE, rounds: int = 1) -> Any:
    """A State of this round whose last action told one event."""
    s = at_table(Side(), Side()).states()[0]
    s.rounds, s.events.count = rounds, 1
    s.events.lines[0].kind, s.events.lines[0].values[1] = SHEET.numbers[name], card
    return s


def of_games(*winning: int, seats: int = 2, rounds: tuple[int, ...] = ()) -> Tally:
    """Games with these winners, -1 for the round limit."""
    tally = blank(len(winning), seats)
    tally.winners[:] = winning
    tally.endings[:] = [Ending.ROUND_LIMIT if seat < 0 else Ending.CROWNED for seat in winning]
    tally.rounds[:] = rounds or [10] * len(winning)
    return tally


def test_a_scroll_that_is_cast_counts_once() -> None:
    match = at_table(Side(hand="rummage"), Side())
    counted, events = counters()

    for action in ("cast rummage", "aim_shaman 1"):
        match.step(action)
        note(match.state, counted, events)

    assert counted[CAST, number(match, "rummage")] == 1
    assert counted[CAST + 1, number(match, "rummage")] == 1, "White cast it"
    assert counted.sum() == 2


def test_every_scroll_dealt_counts_as_drawn_once() -> None:
    match = zimby().start(3, seed=1)
    counted, events = counters()

    note(match.state, counted, events)

    assert (
        counted[DRAWN].tolist()
        == sum(shaman.hand.astype(int) for shaman in match.state.shamans).tolist()
    )
    assert events.sum() == 0


def test_the_first_death_of_a_king_is_the_one_that_counts() -> None:
    counted, events = counters()

    note(told("king_dies", rounds=4), counted, events)
    note(told("king_dies", rounds=9), counted, events)

    assert events[DEATH] == 4


def test_the_first_slayer_of_the_king_is_whose_turn_it_is() -> None:
    counted, events = counters()

    for seat in (1, 0):
        s = told("king_dies")
        s.turn_of = seat
        note(s, counted, events)

    assert events[SLAYER] == 1 + 1


def test_the_crown_and_wards_are_counted_and_the_round_of_the_first_ward() -> None:
    counted, events = counters()

    note(told("opens_seal", card=0, rounds=3), counted, events)
    for name in ("opens_seal", "crown_taken", "crown_taken"):
        note(told(name, card=0, rounds=5), counted, events)

    assert (events[WARDS], events[OPENED], events[TAKINGS]) == (2, 3, 2)


def test_zombies_are_counted() -> None:
    counted, events = counters()

    note(told("raises", card=0), counted, events)

    assert events[ZOMBIES] == 1


def test_a_card_drawn_out_of_sight_is_not_counted_again() -> None:
    counted, events = counters()

    note(told("draws", card=NOWHERE), counted, events)

    assert counted.sum() == 0


def test_a_scroll_that_can_be_cast_counts_as_a_chance() -> None:
    match = at_table(Side(hand="rummage war-drums nix"), Side())
    first, out = int(match.game.actions.first[Verb.CAST]), np.array(match.legal_ids())
    counted, _ = counters()

    notice(out, len(out), first, counted)

    assert [
        scroll
        for scroll in match.game.thing_names["scroll"]
        if counted[CHANCES, number(match, scroll)]
    ] == ["rummage", "war-drums"]
    assert counted[CHANCES].sum() == 2


def test_a_share_says_where_the_true_one_lies() -> None:
    low, high = wilson(30, 40)

    assert part(30, 40) == f" 75.0%  ({low:.1%} to {high:.1%})"
    assert part(0, 0) == "-"


def test_quartiles_hold_the_middle_half() -> None:
    assert quartiles(np.array([2, 4, 6, 8, 30])) == "median 6, middle half 4 to 8, most 30"
    assert quartiles(np.array([])) == "-"


def test_the_course_of_games_is_told() -> None:
    tally = of_games(0, 1, -1, 0, rounds=(8, 12, 30, 16))
    tally.decisions[:] = 100
    tally.events[:, DEATH] = [3, 5, 0, 7]
    tally.events[:, WARDS] = [1, 2, 1, 2]
    tally.events[:, TAKINGS] = [1, 2, 3, 4]
    tally.events[:, OPENED] = [1, 3, 0, 1]
    tally.events[:, SLAYER] = [1, 1, 0, 1]
    tally.events[:, ZOMBIES] = [0, 0, 2, 0]

    rounds, decisions, opened, first, several, slayer, zombies, wards, death, crowned, limit = (
        course(tally)
    )

    assert rounds == "  rounds: median 14, middle half 11 to 20, most 30"
    assert decisions == "  decisions: median 100, middle half 100 to 100, most 100"
    assert opened == "  the first ward is open in round: never (1), 1 (2), 3 (1)"
    assert first == "  the first ward is open in round: median 2, middle half 1 to 27, most 99"
    assert several == f"  two wards or more are open at the end of {part(2, 4)}"
    assert slayer == f"  the first slayer of the King wins {part(2, 3)}, even 50.0%"
    assert zombies == f"  zombies come up in {part(1, 4)}"
    assert wards == "  wards opened: 1.50; the Crown is taken median 2, middle half 2 to 3, most 4"
    assert (
        death
        == f"  the King dies in {part(3, 4)} of the games, in round: median 5, middle half 4 to 6,"
        " most 7"
    )
    assert crowned == f"  a shaman is crowned: {part(3, 4)}"
    assert limit == f"  round limit: {part(1, 4)}"


def test_each_seat_is_told_its_wins() -> None:
    assert list(winners(of_games(0, 1, -1, 0, seats=3))) == [
        f"  seat 1 wins {part(2, 4)}",
        f"  seat 2 wins {part(1, 4)}",
        f"  seat 3 wins {part(0, 4)}",
    ]


def test_scrolls_are_told_by_games_and_chances() -> None:
    game, tally = zimby(), of_games(0, 1)
    nix = game.thing_names["scroll"].index("nix")
    tally.scrolls[:, DRAWN, nix] = 3
    tally.scrolls[:, CHANCES, nix] = 10
    tally.scrolls[0, CAST, nix] = tally.scrolls[0, CAST + 1, nix] = 1

    line = next(line for line in scrolls(game, tally) if scroll_name(game, nix) in line)

    assert line.split() == ["Nix", "3.00", "0.50", "17%", "2.00", *part(1, 20).split()]


def test_the_last_bot_named_takes_all_further_seats() -> None:
    assert seating("greedy", 3) == ["greedy"] * 3
    assert seating("ismcts:9,greedy", 3) == ["ismcts:9", "greedy", "greedy"]


def test_games_are_counted_alike_whenever_they_are_played_again() -> None:
    game = zimby(round_limit=1)

    once, again, other = (play(game, ["uniform"] * 2, 2, seed) for seed in (5, 5, 6))

    assert once.scrolls.tolist() == again.scrolls.tolist()
    assert once.decisions.tolist() == again.decisions.tolist() != other.decisions.tolist()
    assert (once.scrolls[:, CAST] <= once.scrolls[:, CHANCES]).all()
    assert once.rounds.max() <= 2
