"""The benchmark of bots' habits: what it counts as a step straight back, an idle turn and a wasted
scroll.
"""

from typing import Any

from benchmarks.zimby_bots import Habits, Watch, is_unasked
from benchmarks.zimby_deeds import Deeds
from tests.games.zimby_mojo.table import play
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def habits_of(match: Any, *actions: str) -> Habits:
    """Count what these actions are."""
    habits = Habits()
    watch = Watch(habits, match.game)
    for action in actions:
        (taken,) = (one for one in match.legal() if one.notation == action)
        watch.before(match.state, taken.id)
        match.step(action)
        watch.after(match.state)
    return habits


def test_a_step_to_where_one_came_from_is_a_step_back() -> None:
    habits = habits_of(
        at_table(Side(), Side(), board="9,16:w"),
        "creature 9,16",
        "whole",
        "step east",
        "pay 0",
        "step west",
    )

    assert (habits.steps, habits.back, habits.back_in_turn) == (2, 1, 1)


def test_a_step_onward_is_no_step_back() -> None:
    habits = habits_of(
        at_table(Side(), Side(), board="9,16:w"),
        "creature 9,16",
        "whole",
        "step east",
        "pay 0",
        "step east",
    )

    assert (habits.steps, habits.back) == (2, 0)


def test_a_step_back_onto_a_portal_leads_elsewhere() -> None:
    game, habits = zimby(), Habits()
    watch = Watch(habits, game)
    onto, beside = (game.thing_names["tile"].index(name) for name in ("3,17", "3,18"))

    watch.steps(0, onto, beside, 1, 0)
    watch.steps(0, beside, onto, 1, 0)

    assert (habits.steps, habits.back) == (2, 0)


def test_a_turn_is_idle_if_it_is_ended_at_once_with_much_mojo() -> None:
    rich, poor = at_table(Side(), Side()), at_table(Side(active=1), Side())

    assert [
        (habits.turns, habits.idle)
        for habits in (habits_of(rich, "end_turn"), habits_of(poor, "end_turn"))
    ] == [(1, 1), (1, 0)]


def test_a_scroll_for_brutality_helps_oneself_or_others() -> None:
    for target, helps_others in (("9,10", 0), ("9,11", 1)):
        match = at_table(
            Side(hand="spikey-bone-claws"), Side(), board="9,10:w 9,11:y", open_wards="north"
        )
        play(match, "cast spikey-bone-claws", "channel 9,10")
        habits = habits_of(match, f"aim {target}")
        assert (habits.helps, habits.helps_others) == (1, helps_others)


def test_a_window_counts_as_asked_only_if_somebody_is_asked_about_it_at_first() -> None:
    def unasked(board: str) -> bool:
        match = at_table(
            Side(hand="blow-guns"),
            Side(hand="nix"),
            Side(hand="nix"),
            board=board,
            king="",
            crown="14,19",
        )
        play(match, "cast blow-guns", "channel 1,5", "aim 1,6", "pay 0")
        while match.actor != 1:
            match.step("pass")
        return bool(match.game.engine.bind(is_unasked)(match.game.boxes, match.view(1).states))

    assert not unasked("1,5:w 1,6:y"), "it is aimed at Yellow"
    assert unasked("1,5:w 1,6:g"), "it is aimed at another"


def deeds_of(match: Any, *actions: Any) -> Deeds:
    """Count what these actions are; with an action stands what is drawn for it."""
    deeds = Deeds(match.game)
    for action, *fate in [action if isinstance(action, tuple) else (action,) for action in actions]:
        (taken,) = (one for one in match.legal() if one.notation == action)
        deeds.before(match.states(), taken.id)
        match.step(action, fate=fate)
        deeds.after(match.states())
    return deeds


def test_a_roll_against_the_king_falls_short_and_a_scroll_saves_it() -> None:
    for hand, could, answers in (
        ("", 0, ()),
        ("spikey-bone-claws", 1, ("cast spikey-bone-claws", "aim 9,10", "pay 0", "pass", "pass")),
    ):
        match = at_table(
            Side(hand=hand), Side(hand="nix"), board="9,10:www", open_wards="north", all_asked=True
        )
        play(match, "creature 9,10", "attack south")
        deeds = deeds_of(
            match, ("devour 2", 3, 4), *answers
        )  # 12 against 9: three wounds, and he has 4 vitality
        assert (deeds.by_foe["the King", "short"], deeds.by_foe["the King", "could"]) == (
            could,
            could,
        )


def test_to_draw_for_a_rival_is_a_gift() -> None:
    match = at_table(Side(hand="rummage rummage"), Side())

    assert deeds_of(match, "cast rummage", "aim_shaman 2").counts["gifts"] == 1
    assert (
        deeds_of(at_table(Side(hand="rummage"), Side()), "cast rummage", "aim_shaman 1").counts[
            "gifts"
        ]
        == 0
    )
