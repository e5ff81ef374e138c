"""The bots' opinion of positions, and their choices in them."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from ludary.bots import Greedy
from ludary.core.contract.functions import judge, unsettled
from ludary.games.zimby_mojo.judge.ways import mojo_ahead
from ludary.lab.promises.playing import shortlist_at
from tests.games.zimby_mojo.table import play, settle, verbs
from tests.games.zimby_mojo.zimby import Side, at_table


def judge_at(boxes: Any, states: Any, seat: int) -> Any:
    return judge(boxes[0], states[0], seat)


def unsettled_at(boxes: Any, states: Any) -> Any:
    return unsettled(boxes[0], states[0])


def worth(match: Any, seat: int = 0) -> float:
    return float(match.game.engine.bind(judge_at)(match.game.boxes, match.states(), seat))


def presumed(match: Any) -> str:
    action = int(match.game.engine.bind(unsettled_at)(match.game.boxes, match.states()))
    return str(
        match.game.action(action).notation if action >= 0 else {-1: "open", -2: "settled"}[action]
    )


def chosen(match: Any, worlds: int = 6) -> str:
    view = match.view(match.actor)
    return str(
        match.game.action(Greedy(worlds)(view, match.legal(), np.random.default_rng(1))).notation
    )


def looked_at(match: Any) -> list[str]:
    """The actions that bots look at."""
    out = match.game.engine.action_buffer()
    count = match.game.engine.bind(shortlist_at)(match.game.boxes, match.states(), 0, out)
    return [match.game.action(int(action)).notation for action in out[:count]]


def carried(board: str, turn: int = 0, yellow: Side | None = None, **more: Any) -> Any:
    """The first one on the board has White's Crown; White's home is beside 0,16."""
    crown, sides = f"{board.split(':')[0]}@w", (Side(entry=1), yellow or Side(entry=5))
    return at_table(
        *sides, board=board, king="", crown=crown, open_wards="north", turn=turn, **more
    )


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("1,16:w", "4,14:w"),  # nearer to home
        ("4,14:w", "4,14:w 3,14:yyy"),  # nobody about
        ("4,14:w 19,4:yyy", "4,14:w 3,14:yyy"),  # far away
    ],
)
def test_the_bearer_wants_to_be_near_home_and_far_from_others(better: str, worse: str) -> None:
    assert worth(carried(better, turn=1)) > worth(carried(worse, turn=1))
    assert worth(carried(better, turn=1), 1) < worth(carried(worse, turn=1), 1)


def test_the_bearer_is_glad_of_its_turn() -> None:
    assert worth(carried("7,12:w")) > worth(carried("7,12:w", turn=1))


def strikers(tile: str, column: str, rounds: int = 2) -> Any:
    return at_table(Side(), Side(), board=f"{tile}:{column}", open_wards="north", rounds=rounds)


def test_three_zimbies_beside_the_king_are_worth_more_than_two_or_three_far_away() -> None:
    near = worth(strikers("9,10", "www"))
    assert near > worth(strikers("9,10", "ww")) > worth(strikers("9,10", "w"))
    assert near > worth(strikers("7,10", "www")) > worth(strikers("5,9", "www"))


def test_behind_a_ward_the_king_is_farther_away() -> None:
    shut = at_table(Side(), Side(), board="7,10:www")
    assert worth(strikers("7,10", "www")) > worth(shut)


def test_two_tribes_draw_near_to_a_shrine_together() -> None:
    def apart(place: str) -> float:
        return worth(at_table(Side(entry=1), Side(entry=2), board=f"6,14:y {place}:w"))

    assert apart("6,15") > apart("5,17") > apart("1,14")


def test_a_won_game_is_worth_what_it_returns() -> None:
    match = carried("0,16:w")
    play(match, "creature 0,16", "whole", "home", "pay 0")
    assert match.actor is None
    assert (worth(match), worth(match, 1)) == (1.0, -1.0)


def test_a_walk_is_a_choice_up_to_the_last_tile_that_is_paid_for() -> None:
    match = at_table(Side(), Side(), board="9,16:w")
    assert presumed(match) == "settled"
    play(match, "creature 9,16")
    assert presumed(match) == "open"
    play(match, "whole")
    assert presumed(match) == "open"
    play(match, "step east")
    assert presumed(match) == "pay 0"
    play(match, "pay 0")
    assert presumed(match) == "open"
    play(match, "step east", "step east", "step west")
    assert presumed(match) == "settled"


def test_to_end_a_turn_changes_nothing() -> None:
    for board in ("9,10:www 6,14:y", "4,14:wy 9,16:w"):
        match = at_table(
            Side(active=2, depleted=2, spawned=2), Side(), board=board, open_wards="north"
        )
        before = [worth(match, seat) for seat in range(2)]
        play(match, "end_turn")
        assert worth(match, 0) == pytest.approx(before[0])


def test_only_what_could_still_be_spawned_is_lost_with_the_end_of_a_turn() -> None:
    def lost(**side: Any) -> float:
        match = at_table(Side(**side), Side(), board="4,14:wy 9,16:w", open_wards="north")
        before = worth(match)
        play(match, "end_turn")
        return before - worth(match)

    assert lost(active=4) > 0.0
    assert lost(active=0, tokens=4) == pytest.approx(0.0), (
        "two of four mojo are kept, and a zimby costs three"
    )
    assert lost(active=8) == pytest.approx(0.0), "there is no room for more"


def test_zimbies_that_can_be_spawned_at_once_will_pay_for_those_that_are_sent_out() -> None:
    def next_turn(**side: Any) -> int:
        match = at_table(Side(**side), Side())
        return int(mojo_ahead(match.game.boxes[0], match.states()[0], 0, 0))

    assert next_turn(active=8) == 4 + 8, "the tribal board is full"
    assert next_turn(active=6) == 4 + 6 + 2
    assert next_turn(active=4, tokens=1) == 4 + 4 + 1, "two mojo are kept"
    assert next_turn(active=6, spawned=1) == 4 + 6 + 1
    assert next_turn(active=6, spawned=2) == 4 + 6


def test_a_creature_in_the_bearers_way_holds_it_up() -> None:
    assert worth(carried("1,14:w 1,13:y", turn=1)) > worth(carried("1,14:w 1,15:y", turn=1))


def test_zimbies_draw_near_to_the_king_one_after_the_other() -> None:
    def second(place: str) -> float:
        return worth(at_table(Side(), Side(), board=f"9,10:www {place}:w", open_wards="north"))

    assert second("7,10") > second("5,9") > second("1,9")


def test_bots_presume_that_nobody_answers() -> None:
    match = at_table(Side(hand="rummage"), Side(hand="nix"))
    play(match, "cast rummage", "aim_shaman 1")
    assert presumed(match) == "pay 0"
    play(match, "pay 0")
    assert presumed(match) == "pass"


def test_a_card_that_is_dug_up_counts_in_the_diggers_hand() -> None:
    for shaman in (1, 2):
        match = at_table(Side(hand="dig-it-up"), Side(), discard="shoo")
        play(match, "cast dig-it-up", f"aim_shaman {shaman}", "pay 0")
        while presumed(match) == "pass":
            play(match, "pass")
        assert (match.actor, presumed(match)) == (shaman - 1, "dig shoo")

    digger = at_table(Side(hand="dig-it-up"), Side(), discard="shoo")
    play(digger, "cast dig-it-up")
    assert chosen(digger) == "aim_shaman 1"


def test_greedy_goes_home_with_the_crown() -> None:
    assert chosen(carried("0,16:w")) == "creature 0,16"


def test_greedy_goes_home_past_a_ritual_tile() -> None:
    match = at_table(
        Side(entry=1, active=8, tokens=4),
        Side(),
        board="10,9:w",
        king="",
        crown="10,9@w",
        open_wards="north",
    )
    play(match, "creature 10,9", "go_home")
    assert (verbs(match), presumed(match)) == ({"agree", "refuse"}, "open")

    while match.actor is not None:
        match.step(chosen(match, 1))
    assert match.state.winner == 0


def test_bots_bring_nobody_home_but_with_the_crown() -> None:
    left = play(at_table(Side(), Side(), board="9,16:w"), "leave 1", "pay 0")
    assert "home" in verbs(left)
    assert "home" not in looked_at(left)

    for match, crowned in (
        (carried("1,16:w"), True),
        (at_table(Side(entry=1), Side(), board="1,16:w"), False),
    ):
        play(match, "creature 1,16")
        assert "go_home" in verbs(match)
        assert ("go_home" in looked_at(match)) == crowned


def test_greedy_waits_for_a_better_chance_to_kill_the_king_but_not_for_ever() -> None:
    assert chosen(strikers("9,10", "www")) != "creature 9,10"
    assert chosen(strikers("9,10", "www", rounds=16)) == "creature 9,10"


def test_that_nobody_can_win_counts_more_with_every_round() -> None:
    def life(rounds: int) -> float:
        return worth(strikers("9,10", "www", rounds))

    assert life(4) > life(8) > life(16)
    assert worth(at_table(Side(), board="9,10:www", open_wards="north")) < 0.0, (
        "the solitaire game has no time to wait"
    )


def test_greedy_opens_a_ward() -> None:
    assert chosen(at_table(Side(), Side(), board="6,14:wy")) == "seal 2"


def test_greedy_does_not_walk_to_and_fro() -> None:
    back = {
        "step north": "step south",
        "step south": "step north",
        "step east": "step west",
        "step west": "step east",
    }
    match = at_table(Side(active=0, tokens=1), Side(active=0), board="5,9:w", open_wards="north")
    play(match, "creature 5,9", "whole", "step south")
    taken = ["step south"]
    while (action := chosen(match, 1)).startswith("step"):
        match.step(action)
        taken.append(action)
    assert all(after != back.get(before) for before, after in pairwise(taken))


def test_many_shamans_open_a_second_ward_lest_the_crown_be_penned_up_in_the_sanctum() -> None:
    assert chosen(at_table(*[Side()] * 8, board="6,14:wy", open_wards="north")) == "seal 2"
    assert (
        chosen(at_table(*[Side()] * 8, board="6,14:wy", open_wards="north east south")) != "seal 2"
    )
    assert chosen(at_table(Side(), Side(), board="6,14:wy", open_wards="north")) != "seal 2"


def test_four_shamans_open_a_second_ward_while_the_king_lives() -> None:
    assert chosen(at_table(*[Side()] * 4, board="6,14:wy", open_wards="north")) == "seal 2"
    assert (
        chosen(at_table(*[Side()] * 4, board="6,14:wy", open_wards="north", king="", crown="10,10"))
        != "seal 2"
    )


def test_quick_feet_bring_the_crown_home_sooner_and_heavy_feet_later() -> None:
    def bearer(chants: str) -> float:
        return worth(carried("4,14:w", turn=1, chants=chants))

    assert bearer("w>w:quick-feet") > bearer("y>w:heavy-feet")


def test_a_zombie_is_worth_something_by_itself() -> None:
    def white(board: str) -> float:
        return worth(at_table(Side(), Side(), board=board))

    assert white("19,4:zombie-w") > white("19,4:zombie-y")


def test_a_shaman_who_may_open_a_ward_that_many_want_presumably_may_join() -> None:
    for shamans, answer in ((8, "agree"), (2, "refuse")):
        match = at_table(*[Side()] * shamans, board="6,15:w 6,14:y", open_wards="north")
        play(match, "creature 6,15", "whole", "step west", "pay 0")
        assert (match.actor, presumed(match)) == (1, answer)


def test_a_shaman_who_refused_is_judged_to_refuse_again_and_the_walk_by_that() -> None:
    match = at_table(Side(), Side(), board="9,16:w 9,15:y")
    play(match, "creature 9,16", "whole", "step west", "pay 0")
    assert (match.actor, presumed(match)) == (1, "agree")

    play(match, "refuse")
    assert (match.actor, presumed(match)) == (0, "settled")

    play(match, "halt", "creature 9,16", "whole", "step west", "pay 0")
    assert (match.actor, presumed(match)) == (1, "refuse")


def test_to_eat_for_mojo_in_the_turn_of_another_wastes_a_zimby() -> None:
    def yellow(active: int, pool: int) -> float:
        return worth(at_table(Side(), Side(active, pool=pool), board="9,16:w 6,18:yyy 5,19:yyy"), 1)

    assert yellow(8, 0) > yellow(7, 2)


def test_mojo_beyond_plenty_is_worth_nothing_so_a_full_board_keeps_nobody_home() -> None:
    def white(zimbies: int, tokens: int) -> float:
        return worth(at_table(Side(zimbies), Side(8), options={"mojo_tokens": tokens}))

    assert white(2, 4) < white(2, 5)
    assert white(8, 4) == pytest.approx(white(8, 5))


def test_who_is_combat_locked_with_the_bearer_holds_it_up() -> None:
    assert worth(carried("1,14:w 1,15:y", turn=1)) > worth(
        carried("1,14:w 1,15:y", turn=1, locks="1,14/1,15")
    )


def test_a_zombie_holds_the_bearer_up_longer_than_a_zimby() -> None:
    def held_up(by: str) -> float:
        return worth(carried(f"1,14:w 1,15:{by}", turn=1, locks="1,14/1,15"))

    assert held_up("y") > held_up("zombie-y")


def test_a_zombie_pays_where_it_pins_the_bearer_and_nowhere_else() -> None:
    def gain(place: str, locks: str) -> float:
        match = carried(
            f"1,14:w {place}:y", turn=1, locks=locks, yellow=Side(active=8, tokens=0, entry=5)
        )
        if locks:
            play(match, "creature 1,15", ("attack west", 3, 3))
        before = worth(settle(match), 1)
        play(match, f"creature {place}", "raise")
        return worth(match, 1) - before

    assert gain("1,15", "1,14/1,15") > 0.0 > gain("19,4", "")


def test_the_bearer_shuns_the_blood_mist_and_thugs_on_patrol() -> None:
    away = "13,13 13,7"
    assert worth(carried("10,11:w", turn=1, thugs=away)) > 1.2 * worth(
        carried("10,10:w", turn=1, thugs=away)
    )
    assert worth(carried("7,12:w", turn=1, thugs=away)) > worth(
        carried("7,12:w", turn=1, thugs="7,13 13,7")
    )


def test_bots_do_no_rival_a_favour_and_themselves_no_harm() -> None:
    match = at_table(Side(hand="rummage yoink energy"), Side(depleted=2, hand="nix"))
    assert "cast energy" not in looked_at(match), "only Yellow has zimbies to wake"

    play(match, "cast rummage")
    assert looked_at(match) == ["aim_shaman 1"]


def test_greedy_answers_a_roll_that_falls_short_with_the_scroll_that_saves_it() -> None:
    match = at_table(
        Side(hand="spikey-bone-claws"), Side(), board="9,10:www", open_wards="north", all_asked=True
    )
    play(
        match, "creature 9,10", "attack south", ("devour 2", 3, 4)
    )  # Round X: 12 against 9, and the King has 4 vitality
    assert chosen(match) == "cast spikey-bone-claws"
