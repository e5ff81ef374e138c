"""Dunjiin as a picture: well made, legible on a phone, and with all that the words say."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludary
from ludary import Match
from tests.every_game import positions, random_match
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

SVG = "{http://www.w3.org/2000/svg}"
PHONE = 360  # pixels wide
LEAST, FINGER = 10, 44  # pixels that letters must be high there, and that a finger needs


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def scheme() -> list[Match]:
    return [*positions(dunjiin(), 20, seed=2), random_match(dunjiin(), 6, seed=3)]


def spots(match: Match, seat: int) -> dict[str, ElementTree.Element]:
    return {
        element.get("data-spot", ""): element
        for element in drawn(match, seat).iter()
        if element.get("data-spot")
    }


def pieces(match: Match, seat: int, place: str) -> list[str]:
    """Return the moving pieces in the spots whose names begin so."""
    elements = [element for spot, element in spots(match, seat).items() if spot.startswith(place)]
    return [
        piece.get("data-piece", "")
        for element in elements
        for piece in element.iter()
        if piece.get("data-piece")
    ]


def test_everybody_has_a_place_that_can_be_found() -> None:
    for match in scheme():
        assert {f"seat-{seat}" for seat in range(match.seats)} <= set(spots(match, -1))


def test_a_finger_hits_whatever_an_action_is_about() -> None:
    for match in positions(dunjiin(advanced_level=15), 60, seed=4):
        if match.actor is None:
            continue
        shown = match.view(match.actor).board()
        assert shown is not None
        root = ElementTree.fromstring(shown.picture(shown.narrow))
        places = {node.get("data-spot"): node for node in root.iter() if node.get("data-spot")}
        for action in match.legal():
            ground = places[action.spot].find(f"{SVG}rect")
            assert ground is not None
            enlarged = re.search(r"scale\((.+)\)", places[action.spot].get("transform", ""))
            wide, high = (
                float(ground.get(side, "0")) * float(enlarged[1] if enlarged else 1)
                for side in ("width", "height")
            )
            assert min(wide, high) * PHONE / 480 >= FINGER, action


def test_every_choice_is_about_the_thing_that_it_names() -> None:
    match = at_table(
        Explorer(armor=1, treasure="5 7", magic=1, experience="orc/2 slime/3 giant-rat"),
        graveyard="red-dragon",
        seats=3,
    )
    where = {action.notation.split()[0]: action.spot for action in match.legal()}
    assert where["explore"] == where["premonition"] == "deck"
    assert where["rest"] == "inn"
    assert where["shop"] == "store"
    assert where["necromancy"] == "graveyard"
    match.step("rest")
    orc = match.game.thing_names["card"].index("orc/2")
    assert {action.notation: action.spot for action in match.legal()}[
        "spend orc/2"
    ] == f"experience-{orc}"


def test_a_monster_is_dodged_to_a_hero_and_its_cards_are_taken_from_the_table() -> None:
    match = at_table(Explorer(level=30, experience="giant-rat"), seats=3)
    match.step("explore", fate=["orc/2"])
    assert {action.notation: action.spot for action in match.legal()} == {
        "fight": "encounter",
        "dodge 2": "seat-1",
        "dodge 3": "seat-2",
    }
    match.step("fight", fate=["slime/3"])
    assert {action.notation: action.spot for action in match.legal()} == {
        "claim orc/2": "hand-0",
        "claim slime/3": "hand-1",
    }


def test_armor_is_bought_from_the_store_piece_by_piece() -> None:
    match = at_table(Explorer(armor=1, treasure="10"), Explorer(armor=3), seats=2)
    assert pieces(match, 0, "store") == ["armor"] * 2
    match.step("shop 1")
    assert pieces(match, 0, "store") == ["armor"]
    assert pieces(match, 0, "seat-0").count("armor") == 2


def placed(
    element: ElementTree.Element, y: float = 0.0, scale: float = 1.0
) -> Iterator[tuple[ElementTree.Element, float, float]]:
    """An element and all within it, each with its height over the panel's upper edge and how large
    it is drawn.
    """
    moved = re.search(r"translate\(\S+ (\S+)\)", element.get("transform", ""))
    grown = re.search(r"scale\((\S+)\)", element.get("transform", ""))
    y, scale = y + scale * float(moved[1] if moved else 0), scale * float(grown[1] if grown else 1)
    yield element, y, scale
    for part in element:
        yield from placed(part, y, scale)


@pytest.mark.parametrize("treasure", ["", "5 7 8 8 9 10 10"])
def test_a_level_stands_below_the_portrait_however_much_its_hero_owns(treasure: str) -> None:
    match = at_table(
        Explorer(armor=1),
        Explorer(level=32, armor=5, magic=1, treasure=treasure, experience="orc orc goblin slime"),
    )
    board = match.view(0).board()
    assert board is not None
    ground, _, things, *_ = (
        ElementTree.fromstring(layer) for layer in board.panel("seat-1").layers
    )

    frames = [
        y + scale * (float(one.get("y", 0)) + float(one.get("height", 0)))
        for one, y, scale in placed(ground[-1])
        if one.tag == "rect"
    ]
    tops = [
        y + scale * (float(one.get("y", 0)) - 0.72 * float(one.get("font-size", 0)))
        for one, y, scale in placed(things)
        if one.text == "32"
    ]

    assert max(frames) <= tops[0]


def test_no_armor_point_is_lost_between_two_pictures() -> None:
    for match in scheme():
        everywhere = [piece for place in ("store", "seat-") for piece in pieces(match, -1, place)]
        assert everywhere.count("armor") == 3 * match.seats


def test_a_position_is_drawn_with_the_names_and_figures_of_its_own_box(tmp_path: Path) -> None:
    usual = dunjiin()
    text = (
        usual.contents.edition_path("three-of-each")
        .read_text(encoding="utf-8")
        .replace('name = "Orc"', 'name = "Elf"')
    )
    (tmp_path / "elves.toml").write_text(text, encoding="utf-8")
    elves = ludary.load("dunjiin", edition=tmp_path / "elves.toml", shop_price=3)
    match = at_table(Explorer(character="orc orc slime", treasure="10", armor=1), seats=2)
    for game, ours, theirs in (
        (usual, "Orc 6", "Elf 6"),
        (elves, "Elf 6", "Orc 6"),
        (usual, "Orc 6", "Elf 6"),
    ):
        twin = Match(game, match.states(), anew=False)
        for shown in (str(twin.view(0)), twin.view(0)._repr_svg_() or ""):
            assert ours in shown
            assert theirs not in shown
        assert (len([action for action in twin.legal() if action.name == "shop"]) > 1) == (
            game is elves
        )
        assert any("for 3 Treasure" in str(action) for action in twin.legal()) == (game is elves)


def test_a_scried_hand_is_face_up_for_the_one_who_scried_alone() -> None:
    match = at_table(
        Explorer(magic=1, experience="giant-rat"),
        deck="orc/2 slime/3 fairy magic treasure-5 goblin/2",
    )
    match.step("premonition", fate=["orc/2", "slime/3"])
    assert pieces(match, 0, "hand-") == ["orc/2", "slime/3"]
    assert pieces(match, 1, "hand-") == ["hidden", "hidden"]


def test_own_experience_shows_its_faces() -> None:
    match = at_table(Explorer(experience="orc/2 slime/3"), seats=2)
    assert sorted(pieces(match, 0, "experience-")) == ["orc/2", "slime/3"]
    assert pieces(match, 1, "experience-") == []
    assert pieces(match, 1, "seat-0").count("hidden") == 2


@pytest.mark.parametrize(
    "name", ["<b>&\"'", "a name that is much too long for the place where it stands", "\x00\x1b[2J"]
)
def test_any_name_can_sit_at_the_table(name: str) -> None:
    match = Match(dunjiin(), at_table(seats=2).states(), anew=False, players=[name, "Bob"])
    drawn(match, 0)


def test_a_hero_who_has_fallen_is_not_marked_with_the_turn() -> None:
    game = ludary.load("dunjiin")
    states = game.start(3, seed=1).states()
    states["active"] = 1

    def marked() -> bool:
        board = ludary.Match(game, states, False).view(-1).board()
        return board is not None and ">turn<" in board.panel("seat-1").drawing

    assert marked()
    states["heroes"]["fell"][0, 1] = 1
    assert not marked()
