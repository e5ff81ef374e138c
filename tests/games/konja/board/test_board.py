"""Konja as a picture: well made, legible on a phone, and with all that the words say."""

import re
from collections import Counter
from statistics import median
from typing import Any, cast
from xml.etree import ElementTree

import pytest

from ludary import Match
from ludary.core.contract.actions import Action
from ludary.games.konja.board.cards import fitting
from ludary.games.konja.board.effect_signs import Step, sign, steps_of
from ludary.games.konja.board.faces import FACES
from ludary.games.konja.board.motifs import RELICS, SPELLS
from ludary.games.konja.board.scenes import Picture, emblem
from ludary.games.konja.board.shapes import OUTLINES
from ludary.games.konja.board.wizards import CARD, room_for
from ludary.games.konja.box import Edition
from ludary.games.konja.cards import Does
from ludary.games.konja.pieces import Token
from ludary.games.konja.state import Phase
from ludary.games.konja.text.names import relic_name
from tests.every_game import positions, random_match
from tests.games.konja.table import Wizard, at_table, konja

SVG = "{http://www.w3.org/2000/svg}"
PHONE, LEAST = 360, 10  # pixels: how wide a phone is, how high letters must be there
FINGER = 42  # pixels that a finger needs there
WITHOUT_SPOT = ("done", "attack")


def drawn(match: Match, seat: int) -> ElementTree.Element:
    picture = match.view(seat)._repr_svg_()
    assert picture is not None
    return ElementTree.fromstring(picture)


def scheme(**options: Any) -> list[Match]:
    return [*positions(konja(**options), 40, seed=2), random_match(konja(**options), 2, seed=3)]


def spots(match: Match, seat: int) -> dict[str, ElementTree.Element]:
    return {
        element.get("data-spot", ""): element
        for element in drawn(match, seat).iter()
        if element.get("data-spot")
    }


def pieces(match: Match, seat: int, within: str = "") -> Counter[str]:
    """Return the moving pieces in the spots whose names begin so, or everywhere."""
    places = (
        [element for spot, element in spots(match, seat).items() if spot.startswith(within)]
        if within
        else [drawn(match, seat)]
    )
    return Counter(
        piece.get("data-piece", "")
        for place in places
        for piece in place.iter()
        if piece.get("data-piece")
    )


def text_of(element: ElementTree.Element) -> str:
    """Return the text that is written there, without the words that only a pointer is shown."""
    return " ".join(text.text or "" for text in element.iter(f"{SVG}text"))


def part(match: Match, seat: int, name: str) -> ElementTree.Element:
    return next(element for element in drawn(match, seat).iter() if element.get("id") == name)


def find(match: Match, notation: str) -> Action:
    return next(action for action in match.legal() if action.notation == notation)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {
            "starter_1": "choose",
            "starter_2": "aggressive",
            "hand": 6,
            "offerings": 5,
            "free_attacks": 2,
        },
    ],
)
def test_every_choice_has_one_place_on_the_board_but_those_about_nothing(
    options: dict[str, Any],
) -> None:
    for match in scheme(**options):
        places = Counter(
            element.get("data-spot") for element in drawn(match, match.actor or 0).iter()
        )
        for action in match.legal():
            assert places[action.spot] == 1 or (
                action.spot == "" and action.name in WITHOUT_SPOT
            ), action


def test_a_finger_hits_the_dice_the_cards_and_the_ancestors() -> None:
    for match in scheme():
        for name, element in spots(match, match.actor or 0).items():
            if name.split("-")[0] in ("die", "spell", "relic", "offering", "ancestor"):
                ground = element.find(f".//{SVG}rect")
                assert ground is not None
                assert (
                    min(float(ground.get(side, "0")) for side in ("width", "height")) * PHONE / 480
                    >= FINGER
                ), name


def test_colours_of_dice_differ_in_outline_too() -> None:
    assert len(set(OUTLINES.values())) == len(OUTLINES) == 3


def test_equal_dice_lie_together_for_an_effect_by_colour_and_for_collection_by_number() -> None:
    dice = {"dice": "5 2 p5 5", "action": "blank blank"}
    bones = at_table(Wizard(relics="fiyeah"), **dice)  # type: ignore[arg-type]
    assert {name for name in spots(bones, 0) if name.startswith("die-")} == {
        "die-0",
        "die-1",
        "die-2",
    }
    collection = at_table(Wizard(), phase=Phase.COLLECTION, **dice)  # type: ignore[arg-type]
    assert {name for name in spots(collection, 0) if name.startswith("die-")} == {"die-0", "die-1"}
    assert pieces(collection, 0, "die-0") == Counter({"die-0": 1, "purple-die": 1, "die-3": 1})
    assert {find(collection, "pair 5").spot, find(collection, "single 5").spot} == {"die-0"}


def test_dice_that_the_choice_cannot_be_about_are_pale() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="1 3 6", action="blank blank")
    pale = {
        name: 'opacity="0.45"' in ElementTree.tostring(spots(match, 0)[name], encoding="unicode")
        for name in ("die-0", "die-1", "die-2")
    }
    assert pale == {"die-0": True, "die-1": True, "die-2": False}
    assert 'opacity="0.45"' not in ElementTree.tostring(
        spots(match, 1)["die-0"], encoding="unicode"
    )  # it is not seat 2's choice


def test_dice_taken_from_those_kept_aside_leave_fewer_there() -> None:
    match = at_table(Wizard(), dice="2 p4 r6", action="blank blank")
    everything = pieces(match, 0)
    assert everything["purple-die"] == match.game.box.purple_dice
    assert everything["red-die"] == match.game.box.red_dice


def test_an_action_die_lies_on_the_relic_that_it_feeds() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="1 2 4", action="gold blank")
    assert pieces(match, 0, "relic-0-0")["action-0"] == 0
    match.step("use fiyeah gold")
    assert pieces(match, 0, "relic-0-0")["action-0"] == 1
    assert "action-0" not in spots(match, 0)
    assert "action-1" in spots(match, 0)
    tapped = spots(match, 0)["relic-0-0"]
    assert (tapped.findtext(f"{SVG}title") or "").startswith("Tapped. FiyeAh")
    assert "rotate(90)" in ElementTree.tostring(
        tapped, encoding="unicode"
    )  # its picture lies on its side


def test_the_card_whose_effect_goes_on_lies_among_the_dice() -> None:
    match = at_table(Wizard(magick=9, spells="rool"), dice="1 2 4", action="blank blank")
    assert "effect" not in spots(match, 0)
    match.step("cast rool")
    assert "Rool" in text_of(spots(match, 0)["effect"])
    assert (
        pieces(match, 0)[f"spell-{match.game.thing_names['spell'].index('rool')}"] == 1
    )  # it went there from the hand


def test_the_red_die_waits_to_be_placed() -> None:
    match = at_table(Wizard(), Wizard(magick=9, spells="ouch!"), dice="1 2 6", action="blank blank")
    match.step("done")
    match.step("cast ouch!", fate=[4])
    assert text_of(part(match, 1, "struck")) == "replaces a lower die"
    match.step("hit green-2")
    assert pieces(match, 0, "die-1") == Counter({"red-die": 1})


def test_spells_are_seen_by_the_one_who_holds_them_alone() -> None:
    match = at_table(Wizard(spells="rool ouch!"), Wizard(spells="jinx"), turns=4)
    held = {
        seat: {name for name in spots(match, seat) if name.startswith("spell-")}
        for seat in (0, 1, -1)
    }
    assert (len(held[0]), len(held[1]), len(held[-1])) == (2, 1, 0)
    assert [pieces(match, seat)["spell-back"] for seat in (0, 1, -1)] == [1, 2, 3]


def test_no_idol_and_no_cloud_is_lost_between_two_pictures() -> None:
    for match in scheme():
        everything = pieces(match, -1)
        assert (everything["idol"], everything["spirit"]) == (5, 1)
        assert [everything[f"cloud-{pile}"] for pile in range(3)] == list(match.game.box.supply)


def standing(match: Match) -> list[list[str | None]]:
    """The pawns that stand on each ancestor."""
    tiles = {
        element.get("data-on"): element
        for element in drawn(match, 0).iter()
        if element.get("data-on")
    }
    return [
        [
            piece.get("data-piece")
            for piece in tiles[f"ancestor-{at}"].iter()
            if piece.get("data-piece")
        ]
        for at in range(5)
    ]


def test_an_idol_stands_on_the_ancestor_that_was_prayed_to() -> None:
    match = at_table(idols="rain")
    assert standing(match) == [["spirit"], [], [], [], ["idol"]]
    match.step("pray spirit")
    assert standing(match) == [["idol"], [], [], [], ["idol"]]  # and its token is with the player
    assert pieces(match, 0)["spirit"] == 1


def test_upgraded_clouds_are_drawn_beside_plain_ones_with_their_points() -> None:
    match = at_table(Wizard(clouds=(2, 0, 0), upgraded=(1, 0, 1)))
    assert text_of(part(match, 0, "sky-0")).split()[-4:] == ["3", "×2", "4", "9"]
    assert str(2 * 3 + 4 + 9) in text_of(part(match, 0, "wizard-0")).split()


def test_the_words_of_every_card_in_sight_are_on_the_board() -> None:
    for match in scheme():
        cards = [int(card) for own in match.state.wizards for card in own.relics if card >= 0]
        text = text_of(drawn(match, -1))
        assert all(
            relic_name(match.game, card) in text
            for card in [*cards, *(int(card) for card in match.state.offerings if card >= 0)]
        )


def test_levels_of_the_pyramid_that_the_dice_can_pay_are_lit() -> None:
    def lit(dice: str) -> int:
        match = at_table(Wizard(), phase=Phase.COLLECTION, dice=dice, action="blank blank")
        return ElementTree.tostring(part(match, 0, "pyramid"), encoding="unicode").count(
            "<ns0:path"
        )

    assert [
        lit(dice) for dice in ("1 2", "6", "3 3", "1 2 3", "3 3 3", "3 3 3 3", "6 6 6 6 6")
    ] == [0, 1, 1, 1, 2, 3, 5]


def test_the_paints_of_the_board_are_all_that_pieces_fill_themselves_with() -> None:
    for match in scheme():
        svg = ElementTree.tostring(drawn(match, match.actor or 0), encoding="unicode")
        names = re.findall(r'id="(konja-[^"]+)"', svg)
        assert len(names) == len(set(names))
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= set(names)


def test_every_ancestor_has_a_face_of_its_own() -> None:
    parts = list(zip(*FACES.values(), strict=True))
    assert len(FACES) == len(set(parts[0])) == len(set(parts[1])) == 5  # skulls and colours


def test_no_two_cards_share_a_drawing_even_where_an_edition_has_given_them_other_names() -> None:
    game = konja()
    box, edition = game.box, cast(Edition, game.edition)
    named = [
        Picture(card.name.lower(), at, steps_of(box.relics[at]), False, False)
        for at, card in enumerate(edition.relic)
    ]
    named += [
        Picture(card.name.lower(), at, steps_of(box.spells[at]), True, False)
        for at, card in enumerate(edition.spell)
    ]
    assert {card.name for card in named} == RELICS.keys() | SPELLS.keys()
    for cards in (named, [card._replace(name=f"new {card.name}") for card in named]):
        assert len({emblem(card) for card in cards}) == len(cards) == 39


def test_every_kind_of_effect_has_a_sign_of_its_own() -> None:
    steps = [Step(does, 1, 0, 1, Token.GOLD, False, 1, 6) for does in Does if does != Does.NOTHING]
    assert len({sign(step, 30) for step in steps}) == len(steps)
    assert sign(steps[0]._replace(times=2), 30) != sign(steps[0], 30)


def test_many_cards_get_narrower_before_they_get_smaller() -> None:
    assert [fitting(cards, CARD, room_for(4, CARD))[0][0] for cards in (1, 4, 5)] == [129, 129, 112]
    assert [round(fitting(cards, CARD, room_for(4, CARD))[2], 2) for cards in (1, 4, 5)] == [
        1,
        1,
        0.91,
    ]
    assert fitting(7, CARD, room_for(4, CARD))[2] < 0.7


def test_an_action_changes_little_of_the_picture() -> None:
    """Some layers: not the whole table."""
    match, known, changed = konja().start(seed=3), set[str](), []
    for _ in range(60):
        match.step(match.legal()[0])
        board = match.view(0).board()
        assert board is not None
        layers = {layer for panel in board.panels for layer in panel.layers}
        changed.append(sum(map(len, layers - known)))
        known = layers
    assert median(changed) < 6000


@pytest.mark.parametrize(
    "name", ["<b>&\"'", "a name that is much too long for the place where it stands", "\x00\x1b[2J"]
)
def test_any_name_can_sit_at_the_table(name: str) -> None:
    match = Match(konja(), at_table().states(), anew=False, players=[name, "Ben"])
    drawn(match, 0)
