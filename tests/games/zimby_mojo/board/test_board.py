"""Zimby Mojo as a picture: with all that the words say, small, legible, and a place for every
choice.
"""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import numpy as np

from ludary import Match
from ludary.games.zimby_mojo.board.drawings.masks import MASKS, TRIBE_FILLS
from ludary.games.zimby_mojo.cards import TILES
from ludary.games.zimby_mojo.reckoning import BARE, land_of, survey
from tests.every_game import positions
from tests.games.zimby_mojo.table import phase, play, settle
from tests.games.zimby_mojo.text.test_describe import busy
from tests.games.zimby_mojo.zimby import Side, at_table, zimby

SVG = "{http://www.w3.org/2000/svg}"
PHONE, LEAST = 360, 10  # pixels: how wide a phone is, how high letters must be there
WITHOUT_SPOT = ("end_turn", "pass", "spill", "portal")
LARGEST = 125_000  # bytes, with eight players; the ground, most of it, is sent once


def drawn(match: Match, seat: int = 0) -> ElementTree.Element:
    return ElementTree.fromstring(match.view(seat)._repr_svg_() or "")


def spots(match: Match, seat: int = 0) -> dict[str, ElementTree.Element]:
    return {
        element.get("data-spot", ""): element
        for element in drawn(match, seat).iter()
        if element.get("data-spot")
    }


def pieces(match: Match, seat: int = 0) -> Counter[str]:
    return Counter(
        element.get("data-piece", "")
        for element in drawn(match, seat).iter()
        if element.get("data-piece")
    )


def text_of(element: ElementTree.Element) -> str:
    return " ".join(
        text.text or "" for text in element.iter() if text.tag in (f"{SVG}text", f"{SVG}tspan")
    )


def part(match: Match, name: str, seat: int = 0) -> ElementTree.Element:
    return next(element for element in drawn(match, seat).iter() if element.get("id") == name)


def test_every_choice_of_random_games_has_one_place_or_is_about_none() -> None:
    for match in positions(zimby(round_limit=4), 24, seed=4):
        places = Counter(
            element.get("data-spot") for element in drawn(match, match.actor or 0).iter()
        )
        for action in match.legal():
            assert places[action.spot] == 1 or (
                action.spot == "" and action.name in WITHOUT_SPOT
            ), action.notation


def test_the_land_that_is_told_is_that_of_the_rules_at_any_time() -> None:
    game = zimby()
    for match in positions(game, 24, seed=6):
        for overgrowth, mist, wards in ((0, -1, 15), (1, 2, 5), (2, 1, 0)):
            states, out = match.states(), np.zeros(TILES, np.int32)
            states["overgrowth"], states["mist"], states["wards"] = overgrowth, mist, wards
            game.engine.bind(survey)(game.boxes, states, out)
            told = land_of(game, states[0])
            assert [told.get(tile, BARE).land for tile in range(TILES)] == out.tolist()


def where(match: Match) -> dict[str, str]:
    tiles = match.game.thing_names["tile"]
    named = {action.notation: action.spot for action in match.legal()}
    return {
        choice: tiles[int(spot[5:])] if spot.startswith("tile-") else spot
        for choice, spot in named.items()
    }


def test_choices_of_a_turn_are_about_the_creature_the_board_or_the_far_shore() -> None:
    match = at_table(Side(hand="nix blow-guns"), Side(), board="6,14:wwy")

    assert {
        choice: spot
        for choice, spot in where(match).items()
        if choice in ("spawn", "creature 6,14", "leave 1", "cast blow-guns")
    } == {
        "spawn": "shore-0",
        "creature 6,14": "6,14",
        "leave 1": "zimby-0-1",
        "cast blow-guns": "scroll-4",
    }
    chosen = where(play(match, "creature 6,14"))
    assert all(choice[3:] in spot for choice, spot in chosen.items() if choice[:3] == "go ")
    chosen = {choice: spot for choice, spot in chosen.items() if choice[:3] != "go "}
    assert chosen == {
        "whole": "6,14",
        "group 1 without": "group-1-0",
        "group 2 without": "group-2-0",
        "attack diagonal": "7,13",
    }


def test_zimbies_that_leave_enter_or_walk_off_have_a_place_by_their_number() -> None:
    match = at_table(Side(active=3), Side(), board="6,14:wwy", king="", crown="6,14@w")
    places = where(match)
    assert [places[f"leave {zimbies}"] for zimbies in (1, 2)] == ["zimby-0-1", "zimby-0-2"]
    assert [places[f"portal_in {zimbies}"] for zimbies in (1, 2, 3)] == [
        "enter-1",
        "enter-2",
        "enter-3",
    ]
    assert text_of(spots(match)["enter-2"]) == "Portal: 2"

    walking = spots(play(match, "creature 6,14"))
    assert [name for name in walking if name.startswith("group")] == [
        "group-1-0",
        "group-1-1",
        "group-2-1",
    ]
    assert text_of(walking["group-1-1"]) == "1 + Crown off"


def test_choices_of_rituals_have_the_place_that_is_struck() -> None:
    match = at_table(
        Side(active=8), Side(), board="9,10:w", king="", crown="9,10@w", rituals="discord - - -"
    )
    play(match, "creature 9,10", "whole", "step east", "pay 0", "agree")
    while match.state.phase == 7:
        play(match, match.legal()[0].notation)

    assert sorted(where(match).values()) == ["quadrant-0", "quadrant-1", "quadrant-2", "quadrant-3"]
    assert set(where(match).values()) <= set(spots(match))


def test_the_picture_has_every_creature_the_crown_and_the_thugs_in_their_barracks() -> None:
    assert pieces(busy()) == Counter(
        {
            "thugs": 4,
            "crown": 1,
            "column-01": 2,
            "column-1": 1,
            "zombie-0": 1,
            "zombie-1": 1,
            "scroll-22": 1,
            "scroll-23": 1,
        }
    )
    reigning = pieces(at_table(Side(), Side()))
    assert (reigning["king"], reigning["crown"]) == (1, 0)


def test_a_place_of_the_map_says_its_name() -> None:
    title = spots(busy())[f"tile-{busy().game.thing_names['tile'].index('6,14')}"].find(
        f"{SVG}title"
    )

    assert title is not None
    assert title.text == "the north-east shrine (6,14)"


def test_tribes_have_huts_at_their_entries_and_free_ones_can_be_chosen() -> None:
    match = zimby().start(3, seed=1)
    assert {name for name in spots(match, match.actor or 0) if name.startswith("entry")} == {
        f"entry-{number}" for number in range(1, 9)
    }

    play(match, "entry 3")

    assert "entry-3" not in spots(match, match.actor or 0)
    assert len([name for name in spots(match) if name.startswith("home-")]) == 1


def test_tribal_boards_have_zimbies_mojo_the_far_shore_and_scrolls() -> None:
    lying = spots(busy())

    assert [name for name in lying if name.startswith("zimby-0-")] == [
        f"zimby-0-{number}" for number in range(1, 8)
    ]
    assert text_of(lying["shore-0"]) == "Far Shore 6"
    own = " ".join(map(text_of, (drawn(busy()),)))
    assert "3 scrolls" in own
    assert "<title>1 scroll</title>" in (busy().view(0)._repr_svg_() or "")


def test_tribal_boards_of_many_have_numbers() -> None:
    match = at_table(Side(), Side(active=5, depleted=2, tokens=3, hand="nix"), Side(), Side())
    panel = match.view(0).board()
    assert panel is not None
    text = " ".join(ElementTree.fromstring(panel.panel("shamans").drawing).itertext())

    assert "Seat 2" in text
    assert {"5", "2", "3", "1"} <= set(re.findall(r"\b\d\b", text))


def test_names_stand_on_the_tribal_boards_as_they_are() -> None:
    match = at_table(Side(), Side())
    board = match.game.presentation.board
    picture = (
        board(match.game, match.view(0).state, 0, ["A (b) <c>", "D"]).picture() if board else ""
    )
    own = next(
        element
        for element in ElementTree.fromstring(picture).iter()
        if element.get("data-spot") == "board-0"
    )

    assert "A (b) <c>" in text_of(own)


def test_the_stack_is_a_list_with_the_top_first() -> None:
    match = at_table(Side(hand="blow-guns energy"), Side(hand="nix energy"), board="6,14:w")
    play(
        match,
        "cast blow-guns",
        "channel 6,14",
        "aim 7,13",
        "pay 0",
        "pass",
        "cast nix",
        "aim_effect 2",
        "pay 0",
    )
    listed = [name for name in spots(match) if name.startswith("stack-")]

    assert listed == ["stack-2", "stack-1"]
    assert text_of(spots(match)["stack-2"]).startswith(
        "Nix of Seat 2 (yellow), aimed at the Blow Guns"
    )
    assert not [name for name in spots(settle(match)) if name.startswith("stack-")]


def test_a_long_stack_is_cut_short_but_for_whoever_aims_at_it() -> None:
    hands = (
        "blow-guns blow-guns blow-guns blow-guns lots-o-blow-guns lots-o-blow-guns lots-o-blow-guns"
        " fire-belch nix"
    )
    match = at_table(Side(hand=hands, active=8), Side(hand="nix"), board="9,3:w 9,4:y")
    for scroll in ["blow-guns"] * 4 + ["lots-o-blow-guns"] * 3:
        play(match, f"cast {scroll}", "channel 9,3", "aim 9,4")
        while phase(match) == "pay":
            play(match, match.legal()[0].notation)
    shown = [name for name in spots(match) if name.startswith("stack-")]
    assert shown == [f"stack-{at}" for at in range(7, 7 - len(shown), -1)]
    assert len(shown) >= 5
    assert f"and {7 - len(shown)} more below" in " ".join(text_of(drawn(match)).split())

    play(match, "cast nix")

    assert len([name for name in spots(match) if name.startswith("stack-")]) == 7


def test_only_its_owner_sees_a_hand() -> None:
    assert {name for name in spots(busy(), 0) if name.startswith("scroll-")} == {
        "scroll-22",
        "scroll-23",
    }
    assert not [name for name in spots(busy(), -1) if name.startswith("scroll-")]
    assert "×2" in text_of(spots(busy(), 0)["scroll-23"])


def test_a_hand_has_as_many_layers_and_as_high_a_row_whatever_it_holds() -> None:
    hands = (
        "",
        "nix",
        "nix energy hush yoink blow-guns bungle fire-belch rummage cmere shoo bone-rattles",
    )
    panels = [at_table(Side(hand=hand), Side()).view(0).board() for hand in hands]
    drawn = [board.panel("hand") for board in panels if board]

    assert len({len(panel.layers) for panel in drawn}) == 1
    assert len({panel.row and panel.row[1] for panel in drawn}) == 1
    assert len(re.findall("data-strip", drawn[-1].drawing)) == 11


def test_ritual_markers_are_face_down_until_they_are_revealed() -> None:
    assert [text_of(spots(busy())[f"ritual-{place}"]) for place in range(4)] == ["", "?", "?", ""]
    assert len({spots(busy())[f"ritual-{place}"][0].text for place in range(4)}) == 3


def test_ways_to_pay_lie_apart() -> None:
    match = play(at_table(Side(active=3), Side()), "spawn")
    places = where(match)

    assert places == {
        "pay 0": "mojo-0",
        "pay 1": "zimby-0-1",
        "pay 2": "zimby-0-2",
        "pay 3": "zimby-0-3",
    }
    assert set(places.values()) <= set(spots(match))


def test_eating_for_a_scroll_lies_beside_its_targets() -> None:
    match = play(
        at_table(Side(hand="nasty-sharp-knives"), Side(), board="6,14:www"),
        "cast nasty-sharp-knives",
        "channel 6,14",
    )
    places = where(match)

    assert places["devour_range"] == "devour-range"
    assert places["devour_effect"] == "devour-effect"
    assert places["aim 6,14"] == "6,14"
    assert text_of(spots(match)["devour-effect"]) == "Eat one: effect ×2"


def test_questions_are_answered_on_plates() -> None:
    fight = play(at_table(Side(), Side(), board="6,14:www"), "creature 6,14", "attack diagonal")
    assert where(fight) == {"devour 0": "devour-0", "devour 1": "devour-1", "devour 2": "devour-2"}
    assert text_of(spots(fight)["devour-2"]) == "Eat 2: +8"

    asked = play(
        at_table(Side(), Side(), board="9,14:w 9,15:y"),
        "creature 9,14",
        "whole",
        "step east",
        "pay 0",
    )
    while phase(asked) == "answer":
        play(asked, "pass")
    assert where(asked) == {"agree": "yes", "refuse": "no"}
    assert {"yes", "no"} <= set(spots(asked, 1))


def test_tribes_differ_in_the_shape_of_their_masks_and_in_colour() -> None:
    assert len({one.outline for one in MASKS}) == len(set(TRIBE_FILLS)) == 8


def smallest(element: ElementTree.Element, scale: float = PHONE / 480) -> float:
    """The smallest letters, in pixels of a phone."""
    found = re.search(r"scale\((.+?)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    own = float(element.get("font-size", "0")) * scale if element.tag == f"{SVG}text" else 100.0
    return min([own, *(smallest(child, scale) for child in element)])


def test_a_picture_of_eight_players_stays_small() -> None:
    sides: list[Any] = [
        Side(hand="blow-guns nix" if seat == 0 else "", active=8) for seat in range(8)
    ]
    picture = (
        at_table(*sides, board="6,14:wwyyg 14,14:rrbb 3,5:zombie-w").view(0)._repr_svg_() or ""
    )

    assert len(picture.encode()) < LARGEST


def test_the_cover_has_its_title_as_bones_and_all_eight_masks() -> None:
    game = zimby()
    assert game.presentation.cover is not None
    lid = ElementTree.fromstring(game.presentation.cover())
    shapes = [element.get("d") for element in lid.iter(f"{SVG}path")]

    assert (lid.get("width"), lid.get("height")) == ("480", "360")
    assert not list(lid.iter(f"{SVG}text"))
    assert {one.outline for one in MASKS} <= set(shapes)
