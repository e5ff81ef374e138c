"""THE KING'S RITUALS: their effects, cast by the King or by the bearer of his Crown."""

from typing import Any

import numpy as np
import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import use
from tests.games.zimby_mojo.table import (
    act,
    board,
    choices,
    discarded,
    hand,
    happened,
    home,
    mojo,
    on,
    part,
    phase,
    play,
    settle,
    shore,
    tokens,
)
from tests.games.zimby_mojo.zimby import Side, at_table

NO_THUGS = "barracks barracks barracks barracks"


def cast(
    ritual: str, *fate: int, sides: tuple[Side, ...] = (Side(), Side()), **position: Any
) -> Match:
    """The King casts it on the first ritual tile; nobody has a hand to answer with."""
    return at_table(*sides, part="king", fate=(1, *fate), rituals=f"{ritual} - - -", **position)


def cast_on_hands(ritual: str, *fate: int | str, sides: tuple[Side, ...]) -> Match:
    """Have a ritual cast among shamans with scrolls, who let it happen."""
    return settle(at_table(*sides, part="king", rituals=f"{ritual} - - -"), 1, *fate)


@pytest.mark.proves("blood", "G9")
def test_blood_mist_swells_over_so_many_tiles_beyond_the_sanctum_through_wards() -> None:
    survivors = [on(cast("blood", reach, board="7,10:w 9,10:y"), "7,10") for reach in (1, 2)]

    assert survivors == ["w", ""]


@pytest.mark.proves("G9")
def test_blood_mist_fills_the_whole_sanctum() -> None:
    match = cast("blood", 1, board="9,9:w 11,10:w 8,10:w", open_wards="north")

    assert [on(match, place) for place in ("9,9", "11,10", "8,10")] == ["", "", ""]


@pytest.mark.proves("blood")
def test_blood_mist_wounds_every_creature_once_and_kills_no_thug() -> None:
    match = cast("blood", 6, board="8,13:www")

    assert on(match, "8,13") == "ww"
    assert on(match, "7,13") == "thugs-1"


@pytest.mark.proves("G10")
def test_blood_mist_does_not_reach_tribal_boards() -> None:
    match = cast("blood", 6)

    assert [home(match, seat) for seat in (0, 1)] == ["4+0", "4+0"]


@pytest.mark.proves("blood")
def test_blood_mist_sinks_at_the_end_of_the_kings_turn() -> None:
    match = cast("blood", 6)

    assert (part(match), int(match.state.mist)) == ("players", -1)


@pytest.mark.proves("discord")
def test_discord_leaves_one_random_zimby_of_each_column_in_the_quadrant() -> None:
    match = cast("discord", 1, 1, board="1,15:wwy 2,17:w 19,15:ww")

    assert (on(match, "1,15"), on(match, "2,17"), on(match, "19,15")) == ("y", "w", "ww")
    assert (home(match, 0), home(match, 1)) == ("4+2", "4+0")


@pytest.mark.proves("exhaustion", "B7")
def test_exhaustion_depletes_mojo_tokens_as_many_as_there_are() -> None:
    match = cast("exhaustion", 2, 1, sides=(Side(tokens=4), Side(tokens=2)))

    assert [tokens(match, seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.proves("madness", "D12")
def test_madness_discards_random_scrolls_as_many_as_there_are() -> None:
    match = cast_on_hands(
        "madness", 2, "nix", "hush", "nix", sides=(Side(hand="nix hush energy"), Side(hand="nix"))
    )

    assert (hand(match, 0), hand(match, 1)) == (["energy"], [])
    assert sorted(discarded(match)) == ["hush", "nix", "nix"]


def test_madness_strikes_shaman_after_shaman_from_the_first_mover() -> None:
    sides = Side(hand="nix energy"), Side(hand="hush rummage"), Side(hand="yoink bungle")

    match = settle(
        at_table(*sides, part="king", rituals="madness - - -", first=1),
        1,
        1,
        "hush",
        "yoink",
        "nix",
    )

    assert [hand(match, seat) for seat in range(3)] == [["energy"], ["rummage"], ["bungle"]]


@pytest.mark.proves("hunger", "G8")
def test_hunger_eats_zimbies_at_home_of_the_owners_choice() -> None:
    match = cast(
        "hunger", 2, sides=(Side(active=2, depleted=2), Side(active=4)), chants="w>y:war-drums"
    )

    assert (phase(match), match.actor) == ("lose", 0)
    assert choices(match, "lose") == ["active", "depleted"]
    play(match, "lose active")
    assert choices(match, "lose") == ["depleted", "chanter"]
    play(match, "lose chanter")
    assert (home(match, 0), shore(match, 0)) == ("0+2", 14)
    assert match.state.chant_count == 0


@pytest.mark.proves("hunger", "G8")
def test_hunger_gives_neither_mojo_nor_scrolls_and_takes_what_there_is() -> None:
    match = cast("hunger", 2, sides=(Side(active=1), Side(active=0, depleted=1)))
    while phase(match) == "lose":
        play(match, choices(match)[0])

    assert [home(match, seat) for seat in (0, 1)] == ["0+0", "0+0"]
    assert (mojo(match, 0), hand(match, 0)) == (4, [])


@pytest.mark.proves("winnowing", "D11")
def test_winnowing_takes_from_the_hands_as_they_were_before() -> None:
    sides = Side(hand="nix energy"), Side(hand="hush hush"), Side(hand="rummage")
    match = cast_on_hands("winnowing", "hush", "hush", "rummage", "nix", "energy", sides=sides)
    play(match, "keep hush")

    assert (phase(match), match.actor, choices(match, "keep")) == ("keep", 2, ["nix", "energy"])
    play(match, "keep energy")
    assert [hand(match, seat) for seat in range(3)] == [["hush"], ["rummage"], ["energy"]]
    assert sorted(discarded(match)) == ["hush", "nix"]


@pytest.mark.proves("D11")
@pytest.mark.parametrize("taken", ["hush hush", "hush energy"])
def test_a_shaman_who_has_taken_two_scrolls_in_the_winnowing_is_asked_even_if_they_are_alike(
    taken: str,
) -> None:
    match = cast_on_hands("winnowing", *taken.split(), sides=(Side(), Side(hand=taken), Side()))

    assert (phase(match), match.actor) == ("keep", 0)
    assert set(choices(match, "keep")) == set(taken.split())
    play(match, "keep hush")
    assert hand(match, 0) == ["hush"]
    assert discarded(match) == taken.split()[1:]


def test_a_seat_outside_a_winnowing_observes_only_that_cards_are_taken() -> None:
    rows = {}
    for taken in ("hush energy", "nix rummage", "hush"):
        match = cast_on_hands("winnowing", *taken.split(), sides=(Side(), Side(hand=taken), Side()))
        for form in ("raw", "flat", "bytes"):
            observer = match.game.observer(3, form)
            views = [match.view(seat).states for seat in range(3)]
            assert [observer.outside(view) for view in views] == [""] * 3
            shown = [
                observer.write(view, np.full(1, seat, np.int16))[0, observer.spans["offered"]]
                for seat, view in enumerate(views)
            ]
            rows[taken, form] = [row.tolist() for row in shown]
    for form in ("raw", "flat", "bytes"):
        assert rows["hush energy", form][2] == rows["nix rummage", form][2] != rows["hush", form][2]
        assert rows["hush energy", form][0] != rows["nix rummage", form][0]
        assert rows["hush energy", form][1] != rows["nix rummage", form][1]


def test_a_shaman_who_was_robbed_in_the_winnowing_knows_the_kept_card() -> None:
    match = cast_on_hands("winnowing", "nix", sides=(Side(), Side(hand="nix")))

    known = match.state.known[: int(match.state.known_count)]
    assert [(int(row.holder), int(row.knower)) for row in known] == [(0, 1)]


def test_shamans_suffer_in_turn_from_the_first_mover() -> None:
    match = cast(
        "hunger", 1, sides=(Side(active=2, depleted=2), Side(active=2, depleted=2)), first=1
    )

    assert (phase(match), match.actor) == ("lose", 1)


@pytest.mark.proves("D11")
def test_winnowing_keeps_the_only_card_there_is() -> None:
    match = cast_on_hands("winnowing", "nix", sides=(Side(), Side(hand="nix")))

    assert (hand(match, 0), hand(match, 1), discarded(match)) == (["nix"], [], [])


@pytest.mark.proves("portals-ritual", "G11")
def test_portals_expels_who_is_near_the_portal_and_on_it() -> None:
    match = cast("portals", 1, 1, board="3,17:w 3,18:wy 2,17:zombie-w 1,17:y")

    assert [on(match, place) for place in ("3,17", "3,18", "2,17", "1,17")] == ["", "", "", "y"]
    assert (home(match, 0), home(match, 1)) == ("4+2", "4+1")


@pytest.mark.proves("portals-ritual")
def test_portals_expels_thugs_to_the_barracks_face_down_but_never_the_king() -> None:
    match = cast("portals", 1, 6, thugs="2,17 13,13 13,7 7,7")

    assert (match.state.thugs[0].creature, match.state.thugs[0].ready) == (-1, 0)
    assert "king" in board(match).values()


@pytest.mark.proves("terror", "G12")
def test_terror_depletes_all_zimbies_in_the_quadrant_its_halls_and_its_entries() -> None:
    match = cast(
        "terror", 1, board="1,15:wW 2,17:y 0,16:w 4,20:y 3,18:zombie-y 10,13:w 4,10:w 19,15:w"
    )

    depleted = {"1,15": "WW", "2,17": "Y", "0,16": "W", "4,20": "Y"}
    spared = {"3,18": "zombie-y", "10,13": "w", "4,10": "w", "19,15": "w"}
    assert {place: on(match, place) for place in depleted | spared} == depleted | spared


@pytest.mark.proves("terror")
def test_terror_does_not_touch_thugs() -> None:
    match = cast("terror", 1, thugs="1,15 13,13 13,7 7,7")

    assert on(match, "1,15") == "thugs-1"


@pytest.mark.proves("inescapable", "B4")
def test_nobody_can_answer_a_ritual() -> None:
    armed = Side(hand="lil-bits-o-armor lil-bits-o-armor")
    match = settle(
        at_table(
            armed, armed, part="king", rituals="blood - - -", board="9,10:w", open_wards="north"
        ),
        1,
        2,
    )

    assert on(match, "9,10") == ""
    assert hand(match, 0) == ["lil-bits-o-armor"] * 2


def wearing(ritual: str, zimbies: int = 8, crown: str = "w") -> Match:
    """White's zimby with the Crown is one step from the first ritual tile, which it knows."""
    match = at_table(
        Side(active=zimbies, tokens=0),
        Side(active=4),
        board=f"9,10:{crown} 1,15:wwyy 16,3:w",
        king="",
        crown=f"9,10@{crown[0]}",
        open_wards="north",
        rituals=f"{ritual} - - -",
        thugs=NO_THUGS,
    )
    play(match, "creature 9,10", "whole", "step east")
    return settle(match)


@pytest.mark.proves("crown-ritual", "G13")
def test_the_crowns_bearer_may_cast_the_ritual_of_the_tile_it_comes_onto_for_four_mojo() -> None:
    match = wearing("terror")

    assert (phase(match), match.actor) == ("rite", 0)
    play(match, "agree")
    assert mojo(match, 0) == 8 - 1 - 4


@pytest.mark.proves("stops")
def test_the_ritual_ends_the_payment_that_brought_the_bearer_there() -> None:
    left = [
        play(wearing("terror"), *answer).state.agenda[1].tiles_left
        for answer in (["refuse"], ["agree", "place ne"])
    ]

    assert [int(tiles) for tiles in left] == [1, 0]


@pytest.mark.proves("G13")
def test_a_column_that_joins_the_bearer_on_a_ritual_tile_is_offered_no_ritual() -> None:
    own: dict[str, Any] = {"king": "", "open_wards": "north", "thugs": NO_THUGS}
    match = play(
        at_table(Side(active=8), Side(), board="9,11:w 9,10:w", crown="9,11@w", **own),
        "creature 9,10",
        "whole",
        "step east",
        "pay 0",
    )
    assert (on(match, "9,11"), phase(match)) == ("ww", "turn")

    match = at_table(Side(active=8), Side(), board="9,11:w 9,10:w", crown="9,10@w", **own)
    settle(play(match, "creature 9,10", "whole"))
    settle(play(match, "step east", "pay 0"))

    assert (on(match, "9,11"), phase(match)) == ("ww", "rite"), "the Crown has come onto the tile"


@pytest.mark.proves("G13")
def test_the_bearer_channels_nothing_out_of_the_darkness() -> None:
    position: dict[str, Any] = {
        "king": "",
        "crown": "9,10@w",
        "open_wards": "north",
        "thugs": NO_THUGS,
    }
    for luck, asked in (1, "rite"), (4, "step"):
        match = at_table(Side(active=8), Side(), board="9,10:w", growth="9,11:dark", **position)
        settle(play(match, "creature 9,10", "whole"))
        settle(play(match, "step east", ("pay 0", luck)))

        assert phase(match) == asked


@pytest.mark.proves("crown-ritual")
def test_whoever_wears_the_crown_chooses_the_quadrant() -> None:
    match = play(wearing("terror"), "agree")

    assert (phase(match), choices(match, "place")) == ("place", ["ne", "se", "sw", "nw"])
    play(match, "place ne")
    assert (on(match, "1,15"), on(match, "16,3")) == ("WWYY", "w")


@pytest.mark.proves("G13")
def test_the_caster_suffers_like_all_others() -> None:
    match = wearing("hunger")
    act(match, "agree", 2)

    assert (phase(match), match.actor) == ("lose", 0)


@pytest.mark.proves("G13")
def test_a_ritual_is_offered_once_each_time_the_tile_is_entered_and_may_be_declined() -> None:
    match = play(wearing("terror"), "refuse")

    assert mojo(match, 0) == 7
    assert phase(match) != "rite"
    assert not happened(match, "rite")


def test_a_shaman_who_cannot_pay_is_not_asked() -> None:
    assert phase(wearing("terror", zimbies=4)) != "rite"


def test_a_creature_pushed_onto_a_ritual_tile_in_anothers_turn_casts_nothing() -> None:
    match = at_table(
        Side(active=8),
        Side(active=8, tokens=0, hand="shoo"),
        board="9,10:w 9,9:y",
        king="",
        crown="9,10@w",
        rituals="terror - - -",
        open_wards="north",
        thugs=NO_THUGS,
        turn=1,
    )
    use(match, "shoo", "channel 9,9", "aim 9,10", fate=(4, 1))

    assert on(match, "9,11") == "w"
    assert phase(match) == "turn"


@pytest.mark.proves("crown-ritual")
def test_a_hidden_ritual_is_revealed_by_the_bearer_too() -> None:
    match = wearing("-")
    act(match, "agree", "terror")

    assert match.state.rituals[0] == 7


@pytest.mark.proves("G13")
def test_the_mist_of_a_bearers_ritual_lasts_to_the_end_of_its_turn() -> None:
    match = wearing("blood")
    act(match, "agree", 5, 1)

    assert match.state.mist == 5
    while phase(match) == "step":
        play(match, "halt")
    act(match, "end_turn")
    assert match.state.mist == -1
