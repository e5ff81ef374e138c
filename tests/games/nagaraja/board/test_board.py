"""Nagaraja as a picture: well made, legible on a phone, and with all that a player can do."""

from xml.etree import ElementTree

import pytest

from ludary import Match
from ludary.games.nagaraja.board.cards import emblem
from tests.games.nagaraja.table import Side, at_table, nagaraja, play

SVG = "{http://www.w3.org/2000/svg}"


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def spot(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("data-spot") == name)


def text(element: ElementTree.Element) -> str:
    return " ".join(
        words.text or "" for words in element.iter() if words.tag in (f"{SVG}text", f"{SVG}title")
    )


@pytest.mark.parametrize(
    ("seat", "known"),
    [
        (0, "crown (5 points)"),
        (1, "hidden (your opponent has seen it)"),
        (-1, "hidden (Seat 1 knows)"),
    ],
)
def test_a_peeked_relic_is_drawn_for_the_one_who_peeked(seat: int, known: str) -> None:
    match = at_table(Side(relics="top-left:crown@0"))

    assert known in text(spot(drawn(match, seat), "relic-0-3"))
    assert ("5" in text(spot(drawn(match, seat), "relic-0-3")).split()) == (seat == 0)


def test_cursed_relics_have_corners_and_sacred_ones_are_round() -> None:
    match = at_table(
        Side(rooms="a1:fork/2 c1:crypt", relics="left-low:cursed-mask right-low:crown")
    )
    root = drawn(match, 0)

    assert spot(root, "relic-0-0").find(f".//{SVG}circle") is None
    assert spot(root, "relic-0-8").find(f".//{SVG}circle") is not None


def test_each_hiding_place_stands_outside_its_cell() -> None:
    root = drawn(at_table(), 0)
    place = {
        name: at(root, name)
        for name in ("relic-0-0", "relic-0-3", "relic-0-8", "cell-0-0", "cell-0-6", "cell-0-2")
    }

    assert place["relic-0-0"][0] < place["cell-0-0"][0]
    assert place["relic-0-3"][1] < place["cell-0-6"][1] < place["cell-0-0"][1]
    assert place["relic-0-8"][0] > place["cell-0-2"][0]


def at(root: ElementTree.Element, name: str) -> tuple[float, ...]:
    moved = spot(root, name).get("transform", "").removeprefix("translate(").rstrip(")")
    return tuple(map(float, moved.split()))


def test_the_hand_of_the_other_is_drawn_as_backs() -> None:
    match = at_table(Side(hand="keyhole flood"), Side(hand="spy diary campfire"))

    assert "card-0" not in {element.get("data-piece") for element in drawn(match, 1).iter()}
    assert "Seat 1 has 2 cards in hand" in text(drawn(match, 1))
    assert "Keyhole" not in ElementTree.tostring(drawn(match, 1), encoding="unicode")


def test_both_players_see_the_target_of_a_card() -> None:
    match = at_table(Side(hand="blessing", sticks="green-naga"))
    play(match, "activate blessing", "relic 2 top-left")

    for seat in (0, 1, -1):
        assert any(
            part.get("stroke-dasharray") for part in spot(drawn(match, seat), "relic-1-3").iter()
        )


def test_the_discard_pile_is_drawn_only_for_the_one_who_looks_through_it() -> None:
    match = at_table(Side(hand="diary", sticks="green-naga"), discard="flood spy")
    assert "Flood" not in text(drawn(match, 0))

    match.step("activate diary")

    assert "Flood" in text(drawn(match, 0))
    assert "Flood" not in text(drawn(match, 1))


def test_a_discarded_card_is_taken_where_it_lies() -> None:
    match = at_table(Side(hand="diary", sticks="green-naga"), discard="flood spy")
    match.step("activate diary")

    where = {action.notation: action.spot for action in match.legal()}

    assert len(set(where.values())) == len(where) == 2
    for notation, name in where.items():
        assert notation.removeprefix("retrieve ") in text(spot(drawn(match, 0), name)).lower()


def test_every_card_has_an_emblem_of_its_own() -> None:
    game = nagaraja()

    assert len({emblem(game, number) for number in range(48)}) == 48


@pytest.mark.parametrize(
    ("card", "says"), [("keyhole", "peek at 1"), ("flood", "discard 2"), ("pitfall", "lay trap")]
)
def test_a_card_says_what_it_does(card: str, says: str) -> None:
    match = at_table(Side(hand=card))
    number = match.game.thing_names["card"].index(card)

    assert says in [
        words.text for words in spot(drawn(match, 0), f"card-{number}").iter(f"{SVG}text")
    ]


def angles(match: Match, stick: str) -> list[str]:
    """The turns of the sticks that show the same."""
    parts = spot(drawn(match, 0), stick).iter(f"{SVG}g")
    return [
        turned.partition("rotate")[2]
        for part in parts
        if "rotate" in (turned := part.get("transform", ""))
    ]


def test_sticks_lie_as_they_fell_whatever_becomes_of_others() -> None:
    both = at_table(Side(hand="keyhole", sticks="brown-4 brown-4 green-naga"))
    alone = at_table(Side(hand="keyhole", sticks="brown-4 brown-4"))

    assert len(set(angles(both, "stick-0-0-4"))) == 2
    assert angles(both, "stick-0-0-4") == angles(alone, "stick-0-0-4")


def test_lamps_tell_a_corridor_that_an_entrance_leads_to() -> None:
    root = drawn(at_table(Side(rooms="b1:passage a3:passage/1", relics="left-high:crown@0")), 0)
    lamps = {
        name: [part for part in spot(root, name).iter() if part.get("stroke-dasharray")]
        for name in ("cell-0-1", "cell-0-6")
    }

    assert lamps["cell-0-1"]
    assert not lamps["cell-0-6"]
