"""BONES, GREEN DICE, ACTION DICE, SPELLS and RELICS: the roll, casting, tapping and feeding."""

import pytest

from ludary.games.konja.pieces import Colour
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    Wizard,
    at_table,
    card,
    choices,
    coloured,
    happened,
    konja,
    phase,
    play,
    relics,
    spells,
    tokens,
    verbs,
)

FLIP = card("probe", does="flip", die=True)
PLAIN = card("plain", does="flip")
DEAR = card("dear", does="flip", power=2)


@pytest.mark.proves("turn", "roll", "green")
def test_five_green_and_two_action_dice_are_rolled() -> None:
    match = play(at_table(), "pray resource")

    match.step("name gold", fate=[6, 5, 4, 3, 2, "blank", "power"])

    assert coloured(match, Colour.GREEN) == [2, 3, 4, 5, 6]
    assert [int(face) for face in match.state.action_face] == [0, 3]
    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("action-sides")
def test_sides_of_an_action_die_fall_as_often_as_there_are_of_them() -> None:
    match = play(at_table(green_dice=1, action_dice=1), "pray resource")

    odds: dict[int, float] = {}
    for chance, world in match.outcomes("name gold"):
        face = int(world.state.action_face[0])
        odds[face] = odds.get(face, 0) + chance

    assert odds == pytest.approx({0: 1 / 2, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6})


@pytest.mark.proves("K22")
def test_nothing_is_cast_or_used_before_the_roll() -> None:
    match = at_table(Wizard(9, 9, 9, "fiyeah kandl", "rool wakey!"))

    assert verbs(match) == {"pray"}


@pytest.mark.proves("any-order")
def test_spells_and_relics_are_played_in_any_order_and_number() -> None:
    match = at_table(
        Wizard(0, 9, 9, "probe probe", "upsy upsy"),
        dice="2 3",
        action="blank gold",
        game=konja(relics=(FLIP,)),
    )

    play(
        match,
        "use probe blank",
        "flip green-2",
        "cast upsy",
        "raise green-5",
        "use probe gold",
        "flip green-3",
        "cast upsy",
        "raise green-4",
    )

    assert phase(match) == Phase.BONES
    assert relics(match) == "(probe) (probe)"
    assert spells(match) == 0


# Spells


@pytest.mark.proves("cast")
def test_a_spell_costs_its_magick_and_is_discarded() -> None:
    match = at_table(Wizard(0, 4, 0, "", "hoopla"), dice="2 3")
    spell = konja().thing_names["spell"].index("hoopla")

    play(match, "cast hoopla")

    assert tokens(match)[1] == 4 - konja().box.spells[spell].cost
    assert spells(match) == 0
    assert match.state.spell_discard[spell] == 1


@pytest.mark.proves("cast")
def test_a_spell_must_be_paid() -> None:
    assert choices(at_table(Wizard(0, 2, 9, "", "hoopla"), dice="2 3"), "cast") == []


@pytest.mark.proves("own-turn", "K21")
def test_spells_are_cast_in_ones_own_bones_only() -> None:
    match = at_table(Wizard(0, 9, 0, "", "upsy"), Wizard(0, 9, 0, "", "upsy"), dice="4 3")
    assert choices(match, "cast") == ["upsy"]

    play(match, "done")  # the other player is asked, and can do nothing
    assert (match.actor, choices(match)) == (1, ["done"])

    play(match, "done")
    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    assert choices(match, "cast") == []


# Relics


@pytest.mark.proves("tap")
def test_a_used_relic_is_tapped_and_cannot_be_used_again() -> None:
    match = at_table(Wizard(relics="plain"), dice="2 3", game=konja(relics=(PLAIN,)))
    assert choices(match, "use") == ["plain none"]

    play(match, "use plain none", "flip green-2")

    assert relics(match) == "(plain)"
    assert choices(match, "use") == []


@pytest.mark.proves("tap")
def test_a_relic_that_is_untapped_can_be_used_again_in_the_same_turn() -> None:
    match = at_table(Wizard(relics="plain"), dice="2 3", game=konja(relics=(PLAIN,)), spirit=0)
    play(match, "use plain none", "flip green-2", "untap plain")

    assert choices(match, "use") == ["plain none"]


@pytest.mark.proves("K18")
def test_a_relic_takes_an_action_die_whatever_it_shows() -> None:
    match = at_table(
        Wizard(relics="probe"), dice="2 3", action="blank magick", game=konja(relics=(FLIP,))
    )

    assert choices(match, "use") == ["probe blank", "probe magick"]


@pytest.mark.proves("feed")
def test_an_action_die_feeds_one_relic() -> None:
    match = at_table(
        Wizard(relics="probe probe"), dice="2 3", action="blank", game=konja(relics=(FLIP,))
    )
    play(match, "use probe blank", "flip green-2")

    assert choices(match, "use") == []
    assert [int(place) for place in match.state.action_on] == [0, -1]


@pytest.mark.proves("feed")
def test_an_untapped_relic_does_not_give_its_action_die_back() -> None:
    match = at_table(
        Wizard(relics="probe"), dice="2 3", action="blank", game=konja(relics=(FLIP,)), spirit=0
    )
    play(match, "use probe blank", "flip green-2", "untap probe")

    assert choices(match, "use") == []


@pytest.mark.proves("K18")
def test_by_an_option_relics_take_only_action_dice_that_show_a_token() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="2 3", action="blank magick", marked_only=True)

    assert choices(match, "use") == ["fiyeah magick"]


@pytest.mark.proves("power")
def test_some_relics_need_power() -> None:
    game = konja(relics=(DEAR,))
    assert choices(at_table(Wizard(power=1, relics="dear"), dice="2 3", game=game), "use") == []

    match = play(at_table(Wizard(power=3, relics="dear"), dice="2 3", game=game), "use dear none")

    assert tokens(match) == (0, 0, 1)
    assert happened(match, "pays_power") == [{"seat": 0, "power": 2}]


# Action dice as tokens


@pytest.mark.proves("action-exchange", "L1")
@pytest.mark.parametrize(
    ("face", "after"),
    [("gold", (1, 0, 0)), ("magick", (0, 1, 0)), ("power", (0, 0, 1)), ("blank", (0, 0, 0))],
)
def test_an_unused_action_die_that_shows_a_token_is_exchanged_for_it_as_the_turn_ends(
    face: str, after: tuple[int, int, int]
) -> None:
    match = at_table(dice="1 2", action=face)

    play(match, "done")

    assert tokens(match) == after
    assert match.actor == 1


@pytest.mark.proves("K19")
def test_an_action_die_that_lies_on_a_relic_is_not_exchanged() -> None:
    match = at_table(
        Wizard(relics="probe"), dice="1 2", action="gold gold", game=konja(relics=(FLIP,))
    )
    play(match, "use probe gold", "flip green-1", "done", "single 6")

    assert tokens(match) == (1, 0, 1)


@pytest.mark.proves("K20")
def test_no_action_die_is_exchanged_before_the_end_of_the_turn() -> None:
    match = at_table(dice="6 6", action="gold")
    play(match, "done", "single 6")

    assert phase(match) == Phase.COLLECTION
    assert tokens(match) == (0, 0, 1)
