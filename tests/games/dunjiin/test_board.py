"""Dunjiin as a picture: well made, legible on a phone, and with all that the words say."""

import re
from xml.etree import ElementTree

import pytest

from ludary import Match
from tests.every_game import positions, random_match
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

SVG = "{http://www.w3.org/2000/svg}"
PHONE = 360  # pixels wide
LEAST = 10  # pixels that letters must be high there


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def scheme() -> list[Match]:
    return [*positions(dunjiin(), 20, seed=2), random_match(dunjiin(), 6, seed=3)]


def test_pictures_are_well_formed_and_stand_alone() -> None:
    for match in scheme():
        for seat in range(-1, match.seats):
            root = drawn(match, seat)
            assert root.get("role") == "img"
            text = ElementTree.tostring(root, encoding="unicode")
            assert not re.search(r"<(\w+:)?(script|image|foreignObject|style)|href", text)


def test_a_picture_has_the_words_for_those_who_do_not_see_it() -> None:
    for match in scheme():
        root = drawn(match, 0)
        title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert description is not None
        assert description.text == str(match.view(0))
        assert root.get("aria-labelledby") == title.get("id")
        assert root.get("aria-describedby") == description.get("id")


def test_letters_are_large_enough_on_a_phone() -> None:
    for match in scheme():
        root = drawn(match, 0)
        width = float(root.get("viewBox", "").split()[2])
        for text in root.iter(f"{SVG}text"):
            assert float(text.get("font-size", "0")) * PHONE / width >= LEAST, text.text


def test_everything_stays_within_the_picture() -> None:
    for match in scheme():
        root = drawn(match, 0)
        width, height = (float(number) for number in root.get("viewBox", "").split()[2:])
        assert width <= 480
        assert height < 4 * width


def test_everybody_has_a_place_that_can_be_found() -> None:
    for match in scheme():
        places = {place.get("data-seat") for place in drawn(match, -1).iter(f"{SVG}g") if place.get("data-seat")}
        assert places == {str(seat) for seat in range(match.seats)}


def cards_of(match: Match, seat: int, place: str) -> list[str]:
    return [group.get("data-card", "") for group in drawn(match, seat).iter(f"{SVG}g") if group.get("data-place") == place]


def test_a_scried_hand_is_face_up_for_the_one_who_scried_alone() -> None:
    match = at_table(Explorer(magic=1, experience="giant-rat"), deck="orc/2 slime/3 fairy magic treasure-5 goblin/2")
    match.play("premonition", fate=["orc/2", "slime/3"])
    assert cards_of(match, 0, "hand") == ["orc/2", "slime/3"]
    assert cards_of(match, 1, "hand") == ["hidden", "hidden"]


def test_own_experience_shows_its_faces() -> None:
    match = at_table(Explorer(experience="orc/2 slime/3"), seats=2)
    assert sorted(cards_of(match, 0, "experience")) == ["orc/2", "slime/3"]
    assert cards_of(match, 1, "experience") == []


@pytest.mark.parametrize("name", ["<b>&\"'", "a name that is much too long for the place where it stands", "\x00\x1b[2J"])
def test_any_name_can_sit_at_the_table(name: str) -> None:
    match = Match(dunjiin(), at_table(seats=2).states(), anew=False, players=[name, "Bob"])
    drawn(match, 0)
