"""Beats of Zimby Mojo: few, short, and with names and sums."""

import ludary
from ludary import Match
from ludary.core.contract.beats import Beat, BeatKind
from ludary.lab.promises.beats import beats_can_be_shown
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import phase, play, settle, walk
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def shown(match: Match, seat: int = 0) -> list[Beat]:
    return match.view(seat).beats


def captions(match: Match, seat: int = 0) -> list[str]:
    return [beat.caption for beat in shown(match, seat)]


def spot(match: Match, place: str) -> str:
    return f"tile-{tile(match.game, place)}"


def test_a_step_is_told_with_its_payment_left_out() -> None:
    match = play(at_table(Side(), Side(), board="9,3:w"), "creature 9,3", "whole")
    walk(match, "9,4")

    (beat,) = shown(match)

    assert (beat.kind, beat.caption, beat.weight) == (BeatKind.MOVE, "Seat 1 walks to 9,4", 0)
    assert beat.spots == (spot(match, "9,3"), spot(match, "9,4"))


def test_a_fight_is_one_beat_with_both_dice_and_both_sums() -> None:
    match = play(
        at_table(Side(), Side(), board="6,14:w"), "creature 6,14", ("attack diagonal", 5, 2)
    )
    while phase(match) == "devour":
        match.step("devour 0", fate=[5, 2])

    fight = shown(match)[0]

    assert (fight.kind, fight.faces, fight.weight) == (BeatKind.ROLL, ("5", "2"), 2)
    assert fight.caption == "Seat 1 attacks thug 1: 6 against 5"
    assert fight.spots == (spot(match, "6,14"), spot(match, "7,13"))


def test_a_scroll_is_turned_up_where_it_is_channelled_and_then_aimed() -> None:
    match = play(
        at_table(Side(hand="blow-guns"), Side(), board="6,14:w"), "cast blow-guns", "channel 6,14"
    )
    if captions(match) == ["Seat 1 casts Blow Guns"]:
        assert shown(match)[0].spots == (spot(match, "6,14"),)
        play(match, "aim 7,13")

    assert shown(match)[-1].caption.endswith("7,13")
    assert shown(match)[-1].spots[-1] == spot(match, "7,13")


def test_all_who_die_on_a_tile_are_one_beat() -> None:
    match = play(
        at_table(Side(hand="fire-belch", active=8), Side(), board="9,3:w 9,4:yyy"),
        "cast fire-belch",
        "channel 9,3",
        "aim 9,4",
    )
    while phase(match) == "pay":
        play(match, match.legal()[0].notation)
    settle(match)

    assert "3 zimbies of Seat 2 die at 9,4" in captions(match)


def test_cards_that_others_draw_stay_hidden() -> None:
    match = play(
        at_table(Side(hand="rummage"), Side(), library="nix energy hush"),
        "cast rummage",
        "aim_shaman 1",
    )
    while phase(match) == "pay":
        play(match, match.legal()[0].notation)
    settle(match)

    assert captions(match, 1) == ["Seat 1 draws 2 scrolls"]
    assert "scroll" not in captions(match, 0)[0]


def test_a_thugs_march_is_one_beat() -> None:
    beats = [beat for match in _rounds() for beat in shown(match)]
    marches = [beat for beat in beats if "marches" in beat.caption]

    assert marches
    assert all(
        beat.kind == BeatKind.MOVE
        and len(beat.spots) == int(beat.caption.split(" marches ")[1].split()[0]) + 1
        for beat in marches
    )


def _rounds() -> list[Match]:
    """The end of a round in which nobody does anything."""
    match = zimby(round_limit=2).start(2, seed=3)
    seen: list[Match] = []
    while match.actor is not None and len(seen) < 40:
        names = {action.name: action for action in match.legal()}
        match.step(names.get("end_turn") or names.get("pass") or match.legal()[0])
        seen.append(match.copy())
    return seen


def test_every_beat_has_words_and_a_place_that_the_board_has() -> None:
    beats_can_be_shown(ludary.load("zimby_mojo", round_limit=3), 12, 5)
