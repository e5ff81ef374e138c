"""Decisions that a player may ask not to be asked about."""

from typing import Any

import numpy as np
import pytest

import ludary
from ludary import Match
from ludary.core.contract.functions import unasked
from ludary.core.play.auto_pass import bots_passing_action, passing_action
from ludary.games.zimby_mojo.windows import QUIET, TOPICS, topic
from tests.games.zimby_mojo.laying import LETTERS
from tests.games.zimby_mojo.spells import begin, carry
from tests.games.zimby_mojo.table import choices, crown, mojo, part, phase, play, verbs
from tests.games.zimby_mojo.zimby import Side, at_table


def asked(match: Match) -> str:
    """Name the kind of the decision that is asked."""
    assert match.actor is not None
    return topic(match.view(match.actor))


def test_nobody_can_be_silent_about_the_own_turn_or_a_payment() -> None:
    match = at_table(Side(), Side())
    assert asked(match) == ""

    play(match, "spawn")

    assert (phase(match), asked(match)) == ("pay", "")


def test_scrolls_of_others_and_own_ones_are_two_topics() -> None:
    match = at_table(Side(hand="blow-guns energy"), Side(hand="nix energy"), board="6,14:w")
    play(match, "cast blow-guns", "channel 6,14", "aim 7,13", "pay 0")
    assert (match.actor, asked(match)) == (0, "own-scrolls")

    play(match, "pass")

    assert (match.actor, asked(match)) == (
        1,
        "scrolls-elsewhere",
    ), "it is aimed at nobody of Yellow's"


def test_scrolls_aimed_at_mine_are_a_topic_of_their_own() -> None:
    at_column = at_table(
        Side(hand="blow-guns energy"), Side(hand="nix energy"), board="1,14:w 1,15:y"
    )
    play(at_column, "cast blow-guns", "channel 1,14", "aim 1,15", "pay 0", "pass")
    assert (at_column.actor, asked(at_column)) == (1, "scrolls")

    at_shaman = play(
        at_table(Side(hand="mojo-leech energy"), Side(hand="nix energy", tokens=2)),
        "cast mojo-leech",
        "aim_shaman 2",
        "pay 0",
        "pass",
    )
    assert (at_shaman.actor, asked(at_shaman)) == (1, "scrolls")

    at_scroll = play(at_shaman, "cast nix", "pay 0")
    assert (at_scroll.actor, asked(at_scroll)) == (0, "scrolls"), "the leech is White's"


def test_scrolls_aimed_at_the_tile_or_the_incantation_of_mine_are_too() -> None:
    rivals = Side(hand="nix energy"), Side(hand="nix energy")
    at_tile = at_table(Side(hand="patch-o-darkness energy"), *rivals, board="1,13:w 1,15:y")
    play(at_tile, "cast patch-o-darkness", "channel 1,13", "aim 1,15", "pay 0", "pass")
    assert (at_tile.actor, asked(at_tile)) == (1, "scrolls")
    play(at_tile, "pass")
    assert (at_tile.actor, asked(at_tile)) == (
        2,
        "scrolls-elsewhere",
    ), "nobody of Gray's stands there"

    at_chant = at_table(Side(hand="hush energy", active=8), *rivals, chants="y>y:quick-feet")
    play(at_chant, "cast hush", "aim_chant 1", "pay 0", "pass")
    assert (at_chant.actor, asked(at_chant)) == (1, "scrolls")
    play(at_chant, "pass")
    assert (at_chant.actor, asked(at_chant)) == (2, "scrolls-elsewhere")


def test_a_fight_is_a_topic_for_those_who_have_nobody_in_it() -> None:
    match = play(
        at_table(Side(hand="nix"), Side(hand="nix"), board="6,14:w"),
        "creature 6,14",
        ("attack diagonal", 4, 5),
    )
    assert (match.actor, asked(match)) == (0, "")

    play(match, "pass")

    assert (match.actor, asked(match)) == (1, "fights")


def test_a_fight_that_is_won_as_it_stands_is_a_topic_too() -> None:
    board = "1,14:w 1,15:y"
    winning = play(
        at_table(Side(hand="nix"), Side(hand="nix"), board=board),
        "creature 1,14",
        ("attack east", 5, 2),
    )
    assert (winning.actor, asked(winning)) == (0, "fights-won")

    play(winning, "pass")
    assert (winning.actor, asked(winning)) == (1, ""), "Yellow's column is about to lose"

    tied = play(
        at_table(Side(hand="nix"), Side(hand="nix"), board=board),
        "creature 1,14",
        ("attack east", 3, 3),
    )
    assert (tied.actor, asked(tied)) == (0, "")


@pytest.mark.proves("L39")
def test_a_fight_is_still_open_while_brutality_in_the_hand_could_kill_more() -> None:
    for scroll, kind in (
        ("spikey-bone-claws", "fights-open"),
        ("wobbly-knees", "fights-open"),
        ("nix", "fights-won"),
    ):
        match = at_table(
            Side(hand=scroll),
            Side(),
            board="9,10:www",
            open_wards="north",
            all_asked=True,
            thugs="7,13 13,13 13,7 barracks",
        )
        play(match, "creature 9,10", "attack south", ("devour 2", 2, 4))
        assert (match.actor, asked(match)) == (0, kind), "11 against 8: the King would live"

    for hand, dice, kind in (
        ("spikey-bone-claws", (2, 3), "fights-won"),
        ("spikey-bone-claws", (1, 4), "fights-won"),
    ):
        match = at_table(
            Side(hand=hand),
            Side(),
            board="9,10:www",
            open_wards="north",
            all_asked=True,
            thugs="7,13 13,13 13,7 barracks",
        )
        play(match, "creature 9,10", "attack south", ("devour 2", *dice))
        assert (match.actor, asked(match)) == (
            0,
            kind,
        ), "he is dead, or one more would not kill him"


@pytest.mark.proves("L39")
def test_players_are_asked_about_open_fights_by_default_and_so_are_bots() -> None:
    match = at_table(
        Side(hand="spikey-bone-claws"),
        Side(),
        board="9,10:www",
        open_wards="north",
        thugs="7,13 13,13 13,7 barracks",
    )
    play(match, "creature 9,10", "attack south", ("devour 2", 2, 4))

    assert passing_action(match.view(0), QUIET) is bots_passing_action(match.view(0)) is None


@pytest.mark.proves("L39")
def test_a_fight_is_not_open_for_who_cannot_aim_at_either() -> None:
    match = at_table(
        Side(active=0), Side(active=0, hand="wobbly-knees"), board="1,13:w 1,14:yYY", all_asked=True
    )
    play(match, "creature 1,13", ("attack east", 1, 6))
    assert (match.actor, asked(match)) == (1, "fights-won"), "it kills all that there is"

    match = at_table(
        Side(active=0),
        Side(active=0, hand="wobbly-knees"),
        board="1,13:www 1,14:YYY",
        all_asked=True,
    )
    play(match, "creature 1,13", "attack east", ("devour 0", 1, 5))

    assert (match.actor, asked(match)) == (1, "fights-won"), "depleted zimbies channel nothing"


@pytest.mark.proves("L21")
def test_others_may_act_before_zombies_shamble_if_they_want_to_be_asked() -> None:
    shambling = at_table(
        Side(hand="energy"), Side(), part="zombies", board="1,13:zombie-y", all_asked=True
    )
    assert (shambling.actor, asked(shambling)) == (0, "zombies")

    nothing = at_table(Side(hand="energy"), Side(), part="zombies", all_asked=True)
    assert (nothing.actor, asked(nothing)) == (0, "round-end")


@pytest.mark.proves("L38")
def test_others_may_act_when_two_tribes_stand_on_a_shrine_if_they_want_to_be_asked() -> None:
    sides = Side(active=0, tokens=1), Side(active=0, tokens=0), Side(active=0, hand="yoink")
    for open_ward, then in ("", (2, "shrines")), ("north", (0, "")):
        match = at_table(
            *sides,
            board="6,14:y 5,14:w",
            all_asked=True,
            open_wards=open_ward,
            open_shrines="1" if open_ward else "",
        )
        play(match, "creature 5,14", "whole", "step south", "agree")
        assert (match.actor, asked(match)) == then


@pytest.mark.proves("L21")
def test_the_parts_of_king_and_thugs_begin_with_a_window() -> None:
    king = at_table(Side(hand="energy", depleted=1), Side(), part="king")
    assert (phase(king), asked(king)) == ("answer", "kings-turn")

    thugs = at_table(Side(hand="energy", depleted=1), Side(), part="thugs")

    assert (phase(thugs), asked(thugs)) == ("answer", "thugs-turn")


def test_nobody_is_asked_before_the_turns_of_king_and_thugs_who_does_not_want_to_be() -> None:
    for part_of_round in ("king", "thugs"):
        view = at_table(Side(hand="energy rummage", depleted=1), Side(), part=part_of_round).view(0)
        assert (
            passing_action(view, QUIET)
            == bots_passing_action(view)
            == view.game.read_action("pass")
        )


def test_a_creature_that_comes_by_is_a_topic() -> None:
    match = at_table(Side(), Side(hand="blow-guns"), board="6,18:w 6,14:y")
    play(match, "creature 6,18", "whole", "step west", "pay 0")

    assert (match.actor, phase(match), asked(match)) == (1, "answer", "movers")


def test_the_crown_carried_past_others_is_a_topic() -> None:
    match = at_table(
        Side(entry=1, tokens=4),
        Side(hand="blow-guns"),
        board="6,18:w 6,14:y",
        king="",
        crown="6,18@w",
        open_wards="north",
    )
    play(match, "creature 6,18", "whole")
    while asked(match) in ("crown-far", "crown-near"):
        play(match, "pass")
    play(match, "step west", "pay 0")

    assert (match.actor, phase(match), asked(match)) == (1, "answer", "crown-in-sight")


def test_silence_lets_pass_only_what_one_does_not_want_to_be_asked() -> None:
    match = at_table(Side(hand="energy", depleted=1), Side(), part="king")
    view = match.view(0)
    passing = match.game.read_action("pass")

    assert passing_action(view, ("kings-turn",)) == passing
    assert passing_action(view, ("movers",)) is None
    assert set(TOPICS) >= {"movers", "kings-turn", "thugs-turn", "scrolls", "own-scrolls", "fights"}


def run_home(*rivals: Side, start: str = "1,16", **position: Any) -> Match:
    """White has the Crown, a step from the tile before its tribal board, and sets out; no zimby of
    a rival has it in sight.
    """
    white = Side(entry=1, tokens=4, active=0)
    match = at_table(
        white,
        *rivals,
        board=f"{start}:w",
        king="",
        crown=f"{start}@w",
        open_wards="north",
        **position,
    )
    return play(match, f"creature {start}", "whole")


@pytest.mark.proves("any-time", "L20")
def test_the_crown_does_not_come_home_past_a_rival_who_could_answer() -> None:
    match = run_home(Side(hand="heavy-feet mojo-leech"))
    assert (match.actor, phase(match), asked(match)) == (1, "answer", "crown-near")
    assert set(choices(match, "cast")) == {"heavy-feet", "mojo-leech"}

    play(match, "pass", "step north")

    assert (match.actor, phase(match), asked(match)) == (
        1,
        "answer",
        "crown-near",
    ), "once more on the tile before the tribal board"


@pytest.mark.proves("L20")
def test_an_answer_stops_a_crown_that_had_just_mojo_enough() -> None:
    match = at_table(
        Side(entry=1, tokens=1, active=0), Side(hand="mojo-leech"),
        board="1,16:w", king="", crown="1,16@w", open_wards="north",
    )  # fmt: skip
    play(match, "creature 1,16", "whole")
    carry(match, "cast mojo-leech", "aim_shaman 1", fate=(1,))

    assert mojo(match, 0) == 0
    assert (match.actor, phase(match)) == (0, "turn"), "nothing is left to pay the next tile with"
    assert crown(match) == "1,16@w"


@pytest.mark.proves("L20")
def test_far_from_home_only_those_are_asked_of_the_crown_who_want_to_be() -> None:
    match = run_home(Side(hand="yoink"), start="16,11", all_asked=True)
    assert (match.actor, asked(match)) == (1, "crown-far")
    assert passing_action(match.view(1), QUIET) == match.game.read_action("pass")

    assert phase(run_home(Side(hand="yoink"), start="16,11")) == "step"


def test_near_home_is_six_tiles_away() -> None:
    for start, kind in ("1,12", "crown-near"), ("1,11", "crown-far"):
        match = at_table(
            Side(tokens=1, active=0),
            Side(active=0, hand="yoink"),
            board=f"{start}:w",
            king="",
            crown=f"{start}@w",
            all_asked=True,
        )
        play(match, f"creature {start}", "whole")
        assert (match.actor, asked(match)) == (1, kind)


@pytest.mark.proves("any-time", "B4", "L21")
def test_others_are_asked_before_a_players_turn_and_before_wrap_up_if_they_want_to_be() -> None:
    match = play(
        at_table(Side(hand="energy"), Side(hand="yoink"), Side(hand="yoink"), all_asked=True),
        "end_turn",
    )
    assert [(match.actor, asked(match)), int(match.state.turn_of)] == [
        (2, "players-turns"),
        1,
    ], "not Yellow, whose turn it is"
    play(match, "pass")
    assert (match.actor, asked(match)) == (0, "players-turns")
    play(match, "pass")
    assert (match.actor, phase(match)) == (1, "turn")

    late = at_table(Side(hand="energy"), Side(), part="zombies", all_asked=True)
    assert (late.actor, asked(late)) == (0, "round-end")


@pytest.mark.proves("B4", "L21")
def test_with_the_king_dead_the_others_may_act_right_after_refresh() -> None:
    match = at_table(
        Side(hand="yoink"),
        Side(hand="yoink"),
        king="",
        crown="6,14",
        part="refresh",
        all_asked=True,
        open_wards="north",
    )
    while part(match) != "players":
        play(match, "pass")

    assert (phase(match), asked(match)) == ("answer", "players-turns")
    assert match.actor != match.state.turn_of


@pytest.mark.proves("any-time", "L15")
def test_a_shaman_without_scrolls_may_eat_open_a_seal_or_drop_the_crown_if_asked() -> None:
    eater = at_table(Side(), Side(active=1), part="king", all_asked=True, first=1)
    assert (eater.actor, asked(eater), choices(eater)) == (
        1,
        "no-scrolls",
        ["eat_mojo", "eat_card", "pass"],
    )

    holder = at_table(
        Side(active=0),
        Side(active=0),
        king="",
        crown="3,5@y",
        board="3,5:y",
        part="thugs",
        all_asked=True,
    )
    assert (holder.actor, choices(holder)) == (1, ["drop", "pass"])

    opener = at_table(Side(active=0), Side(active=0), board="6,14:wy", part="king", all_asked=True)
    assert (opener.actor, choices(opener)) == (0, ["seal 2", "pass"])

    idle = at_table(Side(active=0), Side(active=0), part="thugs", all_asked=True)
    assert part(idle) == "king", "nobody had anything to do until all drew a scroll"


@pytest.mark.proves("L20")
def test_thugs_with_the_crown_can_be_answered_on_every_tile() -> None:
    match = at_table(
        Side(hand="yoink"), Side(), part="thugs",
        thugs="7,10 barracks barracks barracks", king="", crown="7,10@thugs", open_wards="north",
    )  # fmt: skip
    assert asked(match) == "thugs-turn"
    play(match, "pass")

    assert (match.actor, asked(match)) == (0, "crown-near")


def test_bots_are_asked_what_people_are_asked_at_first() -> None:
    common = {
        "",
        "kings-turn",
        "players-turns",
        "thugs-turn",
        "round-end",
        "own-scrolls",
        "fights",
        "fights-won",
        "movers",
    }
    match = ludary.load("zimby_mojo").start(4, seed=3)
    rng = np.random.default_rng(3)
    seen: set[str] = set()
    while not (match.over or seen >= common):
        view, legal = match.view(int(match.state.actor)), match.legal_ids()
        action = int(match.game.engine.bind(unasked_at)(match.game.boxes, view.states.copy()))
        assert (action if action >= 0 else None) == bots_passing_action(view)
        seen.add(topic(view) if action >= 0 else "")
        match.step(action if action >= 0 else int(rng.choice(legal)))
    assert seen >= common


def unasked_at(boxes: Any, states: Any) -> Any:
    return unasked(boxes[0], states[0])


def carried_home_by_map(*others: Side, board: str = "") -> Match:
    """White casts a scroll in its turn, and Yellow answers with a map.

    It has four tiles, to carry the Crown home past White's zimby.
    """
    match = at_table(
        Side(entry=5, active=0, hand="rummage bungle"),
        Side(entry=1, active=0, hand="big-bits-o-map yoink"),
        *others,
        board=f"1,14:y 1,18:w {board}",
        king="",
        crown="1,14@y",
        options={"maps_any_turn": True},
    )
    begin(match, "rummage", "aim_shaman 1")
    play(match, "pass")
    begin(match, "big-bits-o-map", "channel 1,14", "aim 1,14")
    return play(match, *["pass"] * (1 + len(others)), ("pass", 6, 1, 1))


@pytest.mark.proves("L16")
def test_a_player_may_stop_in_their_own_turn_a_rival_that_a_map_carries_home() -> None:
    match = carried_home_by_map()
    assert (match.actor, asked(match)) == (0, "crown-near"), "before it sets out"
    for step in "step east", "step east":
        play(match, "pass", step)
        assert (match.actor, asked(match)) == (0, "crown-in-sight")

    carry(match, "cast bungle", "channel 1,18", "aim 1,16", fate=(6, 1, 1, "west", "west"))

    assert crown(match) == "1,14"
    assert not match.over


def asked_on_the_way(match: Match, *steps: str) -> dict[str, str]:
    """Return the topics by seat and tile, `w@1,15`, of all windows on a creature that takes these
    steps.

    Everybody passes.
    """
    windows, ahead = {}, list(steps)
    while ahead or (
        phase(match) == "answer" and asked(match) in ("movers", "crown-near", "crown-in-sight")
    ):
        if phase(match) == "step":
            play(match, ahead.pop(0))
            continue
        s = match.state
        creature = s.creatures[s.agenda[s.agenda_count - 1].creature]
        windows[f"{LETTERS[s.actor]}@{match.game.thing_names['tile'][creature.tile]}"] = asked(
            match
        )
        play(match, "pass")
    return windows


@pytest.mark.proves("L16")
def test_all_but_the_mover_are_asked_on_its_way_whoever_has_the_turn() -> None:
    match = carried_home_by_map(Side(entry=3, active=0, hand="bungle"), board="1,12:g 1,11:y")
    in_sight, near = "crown-in-sight", "crown-near"

    assert asked_on_the_way(match, "step east", "step east", "step north") == {
        "w@1,14": near, "g@1,14": near,
        "w@1,15": in_sight, "g@1,15": in_sight,
        "w@1,16": in_sight, "g@1,16": near,
        "w@0,16": near, "g@0,16": near,
    }  # fmt: skip


@pytest.mark.proves("L18")
def test_the_mover_of_a_map_in_a_rivals_turn_may_still_act_on_the_way() -> None:
    match = carried_home_by_map()
    play(match, "pass")

    assert (match.actor, phase(match), choices(match, "cast")) == (1, "step", ["yoink"])
    assert verbs(match).isdisjoint({"spawn", "pick_up"})
    way_home = next(str(action) for action in match.legal() if action.name == "go_home")
    assert (
        way_home
        == "Go home onto the tribal board with the Crown, already paid for (4 tiles), in sight"
        " of Seat 1"
        " — wins the game unless somebody answers"
    )


@pytest.mark.proves("L16")
@pytest.mark.parametrize(
    (
        "scroll",
        "caster",
        "columns",
        "in_sight",
    ),  # of those in sight on tile after tile from 1,15 on
    [
        ("shoo", 0, "1,13:w 1,18:y", "wyg wyg yg"),
        ("shoo", 1, "1,13:y 1,18:w", "wyg wyg wg"),
        ("cmere", 1, "1,17:y 1,13:w", "wyg wyg"),
    ],
)
def test_all_in_sight_may_stop_a_creature_that_magic_moves(
    scroll: str, caster: int, columns: str, in_sight: str
) -> None:
    hands = [
        f"rummage yoink {scroll}" if seat == caster else "rummage bungle" for seat in range(2)
    ] + ["yoink"]
    match = at_table(*(Side(active=0, hand=hand) for hand in hands), board=f"{columns} 1,14:g")
    if caster:
        begin(match, "rummage", "aim_shaman 1")
    while match.actor != caster:
        play(match, "pass")
    begin(match, scroll, "aim 1,14")
    while asked(match) != "movers":
        match.step("pass", fate=(3,) if match.actor == 2 else ())

    tiles = zip(("1,15", "1,16", "1,17"), in_sight.split(), strict=False)
    assert set(asked_on_the_way(match)) == {
        f"{seat}@{tile}" for tile, seats in tiles for seat in seats
    }
