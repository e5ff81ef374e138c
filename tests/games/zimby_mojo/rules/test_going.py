"""Going somewhere at once: a walk to a tile that is named, by a shortest way, paid for on the way.

East of 1,13 lie 1,14 to 1,19.
"""

from typing import Any

import pytest

from ludary import Match
from ludary.games.zimby_mojo.duties import BY_STEPS
from ludary.games.zimby_mojo.text.names import names
from ludary.lab.promises.playing import shortlist_at
from tests.games.zimby_mojo.table import (
    choices,
    crown,
    happened,
    home,
    mojo,
    on,
    phase,
    play,
    tokens,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table

LONELY = {"thugs": "barracks barracks barracks barracks"}


def words(match: Match) -> dict[str, str]:
    """The words of the choices, by notation."""
    return {action.notation: str(action) for action in match.legal()}


def runner(*sides: Side, board: str = "1,13:w", **position: Any) -> Match:
    """White's first zimby is chosen."""
    match = at_table(*(sides or (Side(), Side())), board=board, **{**LONELY, **position})
    return play(match, f"creature {board.split(':')[0]}")


@pytest.mark.proves("L22")
def test_one_action_goes_by_a_shortest_way_and_pays_with_tokens_first() -> None:
    match = runner()
    assert words(match)["go 1,18"] == "Go to 1,18 for 2 mojo (5 tiles)"

    play(match, "go 1,18")

    assert on(match, "1,18") == "w"
    assert (phase(match), match.actor, tokens(match, 0), home(match, 0)) == ("turn", 0, 2, "4+0")


@pytest.mark.proves("L22")
def test_when_the_tokens_are_spent_zimbies_pay_on_the_way_but_never_those_that_chant() -> None:
    match = runner(Side(tokens=1, active=1), Side(), chants="w>y:quick-feet")
    assert "1,17" in choices(match, "go")
    assert "1,18" not in choices(match, "go")

    paid = runner(Side(tokens=1, active=1), Side())
    play(paid, "go 1,18")

    assert (on(paid, "1,18"), mojo(paid, 0), home(paid, 0)) == ("w", 0, "0+1")


def test_only_goals_are_offered_that_the_mojo_reaches() -> None:
    match = runner(Side(tokens=1, active=0), Side())

    assert "1,17" in choices(match, "go")
    assert "1,18" not in choices(match, "go")


@pytest.mark.proves("L22")
def test_the_way_leads_round_creatures_and_obstacles_and_its_price_says_so() -> None:
    straight = words(runner())["go 1,15"]
    assert straight == "Go to 1,15 for 1 mojo (2 tiles)"

    for way in (runner(board="1,13:w 1,14:yyy"), runner(growth="1,14:deadly")):
        assert words(way).get("go 1,15", "too far") != straight


def test_the_goal_itself_may_have_an_obstacle_or_a_column_to_join() -> None:
    assert (
        words(runner(growth="1,14:deadly"))["go 1,14"]
        == "Go to 1,14 (into deadly vines (A side)) for 1 mojo (1 tile)"
    )

    joined = play(runner(board="1,13:w 1,15:w"), "go 1,15")

    assert on(joined, "1,15") == "ww"


def test_a_shaman_asked_for_leave_at_the_end_of_the_way_may_refuse() -> None:
    match = play(runner(board="1,13:w 1,15:y"), "go 1,15")
    assert (match.actor, phase(match)) == (1, "join")

    play(match, "refuse")

    assert (match.actor, phase(match), on(match, "1,14")) == (
        0,
        "step",
        "w",
    ), "the tiles are left for other ways"


def test_a_goal_says_who_could_stop_the_mover_on_the_way_and_marks_the_way() -> None:
    match = runner(Side(), Side(hand="blow-guns"), board="1,13:ww 1,19:y")
    assert words(match)["go 1,15"] == "Go to 1,15 for 1 mojo (2 tiles)"
    assert words(match)["go 1,16"] == "Go to 1,16 for 1 mojo (3 tiles), in sight of Seat 2"

    blinded = runner(Side(), Side(hand=""), board="1,13:ww 1,19:y")
    assert words(blinded)["go 1,16"] == "Go to 1,16 for 1 mojo (3 tiles)", "no scrolls"

    tiles = names(match.game)["tile"]
    [going] = [action for action in match.legal() if action.notation == "go 1,16"]
    way = [tiles[int(spot.removeprefix("tile-"))] for spot in match.view(0).marks(going)["reach"]]
    assert way == ["1,16", "1,15", "1,14"]


@pytest.mark.proves("L22")
def test_an_answer_on_the_way_leaves_it_to_the_shaman_whether_to_go_on() -> None:
    match = play(runner(Side(), Side(hand="blow-guns"), board="1,13:ww 1,19:y"), "go 1,18")
    assert (match.actor, phase(match), on(match, "1,16")) == (1, "answer", "ww"), "in sight"

    play(match, "cast blow-guns", "channel 1,19", "aim 1,16", "pay 0")

    assert (match.actor, phase(match), on(match, "1,16")) == (0, "step", "w")


def test_a_shaman_who_lets_a_walk_go_by_lets_it_go_all_the_way() -> None:
    match = play(runner(Side(), Side(hand="blow-guns"), board="1,13:w 1,19:y"), "go 1,17")
    play(match, "pass", "pass")

    assert (match.actor, phase(match), on(match, "1,17")) == (0, "turn", "w")


def test_a_group_walks_out_of_its_column_to_a_goal() -> None:
    match = play(runner(board="1,13:www"), "group 2 without")
    assert words(match)["go 1,17"] == "Go to 1,17 for 1 mojo (4 tiles)"

    play(match, "go 1,17")

    assert (on(match, "1,17"), on(match, "1,13")) == ("ww", "w")


def test_the_tiles_left_of_a_payment_come_first() -> None:
    match = play(
        at_table(Side(entry=1), Side(), board="", thugs=LONELY["thugs"]), "leave 1", "pay 0"
    )

    paid, dear = [
        text
        for text in words(match).values()
        if text.endswith((", paid for (3 tiles)", " for 1 mojo (4 tiles)"))
    ][:2]
    assert paid.startswith("Go to"), "one of the four tiles was the one beside the tribal board"
    assert dear.startswith("Go to")


def test_a_creature_that_goes_by_single_steps_is_offered_only_steps() -> None:
    match = play(runner(), "whole")
    assert "go" not in verbs(match)

    play(match, "step east", "pay 0")

    assert (phase(match), "go" in verbs(match)) == ("step", False)


def test_bots_look_at_walks_of_two_payments_in_place_of_single_steps() -> None:
    match = runner()
    short = listed(match)
    assert "whole" not in short
    assert "go 1,18" in short, "5 tiles for 2 mojo"
    assert "go 0,4" not in short
    assert "go 0,4" in words(match)


def test_bots_make_one_single_step_of_a_group_at_most() -> None:
    match = play(runner(board="1,13:www"), "group 2 without")
    assert {"step east", "go 1,15"} < set(listed(match))

    play(match, "step east", "pay 0")
    assert listed(match) == ["halt"]


def test_bots_look_at_single_steps_out_of_the_darkness() -> None:
    assert "whole" in listed(runner(growth="1,13:dark"))


def test_bots_look_at_single_steps_where_only_a_chanter_can_pay() -> None:
    assert listed(runner(Side(tokens=0, active=1), Side(), chants="w>y:quick-feet")) == ["whole"]


def test_bots_look_at_the_whole_way_home_of_the_crown() -> None:
    far = {"board": "1,13:w", "king": "", "crown": "1,13@w", "open_wards": "north"}
    assert "go_home" in listed(runner(Side(entry=1, active=8), Side(), **far))
    assert "go_home" not in listed(runner(Side(entry=3, active=8), Side(), board="1,13:w"))


def listed(match: Match) -> list[str]:
    """The actions that bots look at."""
    out = match.game.engine.action_buffer()
    count = match.game.engine.bind(shortlist_at)(match.game.boxes, match.states(), 0, out)
    return [match.game.action(int(action)).notation for action in out[:count]]


@pytest.mark.proves("L22")
def test_the_crown_goes_home_in_one_action_unless_a_rival_answers() -> None:
    crowned = {"board": "1,16:w", "king": "", "crown": "1,16@w", "open_wards": "north"}
    match = runner(Side(entry=1, active=0), Side(), **crowned)
    assert (
        words(match)["go_home"]
        == "Go home onto the tribal board with the Crown for 1 mojo (2 tiles) — wins the game"
        " unless somebody answers"
    )
    assert happened(play(match, "go_home"), "ends")

    watched = play(runner(Side(entry=1, active=0), Side(hand="mojo-leech"), **crowned), "go_home")
    assert (watched.actor, phase(watched), on(watched, "1,16")) == (
        1,
        "answer",
        "w",
    ), "before it sets out"
    play(watched, "pass")
    assert (watched.actor, phase(watched), on(watched, "0,16")) == (
        1,
        "answer",
        "w",
    ), "before the last step"
    play(watched, "pass")
    assert watched.over


@pytest.mark.proves("L22")
def test_a_column_that_comes_upon_the_crown_is_asked() -> None:
    match = play(runner(king="", crown="1,15", open_wards="north"), "go 1,18")

    assert (phase(match), on(match, "1,15")) == ("step", "w")
    assert "pick_up" in verbs(match)


def test_a_column_that_comes_upon_the_crown_may_be_sent_on_without_it() -> None:
    match = play(runner(king="", crown="1,15", open_wards="north"), "go 1,18")

    play(match, "go 1,18")

    assert (phase(match), on(match, "1,18"), crown(match)) == ("turn", "w", "1,15")
    assert crown(match) == "1,15"


def test_out_of_the_darkness_nobody_is_sent_anywhere() -> None:
    assert not verbs(runner(growth="1,13:dark")) & {"go", "go_home"}


def test_a_walk_by_single_steps_lies_within_the_bounds_of_observations() -> None:
    match = play(runner(), "whole", "step east", "pay 0")
    assert match.state.agenda[match.state.agenda_count - 1].target == BY_STEPS

    assert match.game.observer(2, "raw").outside(match.states()) == ""
