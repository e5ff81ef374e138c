"""RED DICE: the opponent's attack at the start of Collection."""

import pytest

from ludary import Match
from ludary.games.konja.pieces import Colour
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    BARE,
    Wizard,
    at_table,
    card,
    choices,
    coloured,
    happened,
    konja,
    numbers,
    phase,
    play,
    relics,
    spells,
    tokens,
)

STRIKE = card("club", does="strike")
TWICE = card("clubs", does="strike", times=2)
HEX = card("hexer", does="hex")
DRAIN = card("leech", does="drain", token="gold", amount=2)
WITHER = card("frost", does="wither")
RED = konja(relics=(STRIKE, TWICE, HEX, DRAIN, WITHER))


def attacked(
    dice: str = "1 3 6",
    relics_held: str = "club",
    me: Wizard = BARE,
    power: int = 0,
    action: str = "",
) -> Match:
    """Bones are over, and seat 1 decides whether to attack."""
    return play(
        at_table(me, Wizard(power=power, relics=relics_held), dice=dice, action=action, game=RED),
        "done",
    )


@pytest.mark.proves("turn", "attack-first")
def test_the_opponent_attacks_once_bones_are_over_and_before_dice_are_spent() -> None:
    match = attacked()

    assert (match.actor, phase(match)) == (1, Phase.ATTACK)
    assert choices(match) == ["use club none", "done"]


@pytest.mark.proves("K12")
def test_the_active_player_spends_what_the_attack_has_left_and_can_answer_with_nothing() -> None:
    match = attacked("1 3 6", me=Wizard(0, 9, 0, "", "shh! rool"))
    match.step("use club none", fate=[5])
    play(match, "hit green-3")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    assert choices(match) == ["single 5", "single 6", "done"]


@pytest.mark.proves("hit")
def test_a_red_die_takes_the_place_of_a_die_that_shows_less() -> None:
    match = attacked("1 3 4 6")
    match.step("use club none", fate=[4])
    assert choices(match) == ["hit green-1", "hit green-3", "done"]

    play(match, "hit green-1")

    assert numbers(match) == [3, 4, 4, 6]
    assert coloured(match, Colour.RED) == [4]
    assert happened(match, "hits") == [{"seat": 1, "die": 0, "number": 4}]


@pytest.mark.proves("K14")
def test_an_equal_number_does_not_beat() -> None:
    match = attacked("4 6")
    match.step("use club none", fate=[4])

    assert happened(match, "struck_nothing") == [{"seat": 1, "number": 4}]
    assert numbers(match) == [4, 6]
    assert match.actor == 0


@pytest.mark.proves("return", "K15")
def test_the_red_die_need_not_be_used() -> None:
    match = attacked("1 3 6")
    match.step("use club none", fate=[5])
    play(match, "done")

    assert numbers(match) == [1, 3, 6]
    assert coloured(match, Colour.RED) == []
    assert happened(match, "returns") == [{"seat": 1, "number": 5}]


@pytest.mark.proves("K13")
def test_green_purple_and_red_dice_can_be_hit_but_no_action_die() -> None:
    match = attacked("1 p2 r3", action="gold gold")
    match.step("use club none", fate=[6])

    assert choices(match) == ["hit green-1", "hit purple-2", "hit red-3", "done"]


@pytest.mark.proves("attack-first")
def test_the_opponent_need_not_attack() -> None:
    match = attacked()
    play(match, "done")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    assert happened(match, "stands") == [{"seat": 1}]
    assert relics(match, 1) == "club"


@pytest.mark.proves("K16")
def test_each_attack_is_rolled_and_placed_by_itself() -> None:
    match = attacked("1 1 1", "clubs")
    match.step("use clubs none", fate=[3])
    assert phase(match) == Phase.HIT

    match.step("hit green-1", fate=[2])
    play(match, "hit green-1")

    assert numbers(match) == [1, 2, 3]


@pytest.mark.proves("K11")
def test_there_are_no_more_than_two_red_dice() -> None:
    match = attacked("1 1 1 1", "clubs club")
    match.step("use clubs none", fate=[3])
    match.step("hit green-1", fate=[2])
    play(match, "hit green-1")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)  # nothing is left to attack with


@pytest.mark.proves("return")
def test_a_red_die_that_went_back_can_be_rolled_again() -> None:
    match = attacked("1 1 1 1", "clubs club")
    match.step("use clubs none", fate=[1, 1])

    assert choices(match) == ["use club none", "done"]


@pytest.mark.proves("K8")
def test_a_red_die_in_the_pool_is_spent_by_the_active_player() -> None:
    match = attacked("5 5 1")
    match.step("use club none", fate=[5])
    play(match, "hit green-1", "alike low 5")

    assert match.scores[0] == 3


@pytest.mark.proves("K10")
def test_red_dice_come_from_cards_only() -> None:
    match = play(at_table(Wizard(), Wizard(9, 0, 9, "fiyeah at!"), dice="4 1"), "done")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)


@pytest.mark.proves("K10")
def test_by_an_option_the_opponent_may_attack_without_a_card() -> None:
    match = play(at_table(dice="1 1 1", free_attacks=2), "done")
    assert choices(match) == ["attack", "done"]
    match.step("attack", fate=[3])
    play(match, "hit green-1")
    match.step("attack", fate=[1])

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    assert numbers(match) == [1, 1, 3]


@pytest.mark.proves("K17")
def test_a_hostile_relic_is_tapped_and_needs_no_action_die() -> None:
    match = attacked("1 3", action="blank blank")
    match.step("use club none", fate=[1])

    assert relics(match, 1) == "(club)"
    assert [int(place) for place in match.state.action_on] == [-1, -1]


@pytest.mark.proves("K17")
def test_a_hostile_relic_may_cost_power() -> None:
    game = konja(relics=(card("mace", does="strike", power=2),))
    assert (
        play(
            at_table(Wizard(), Wizard(power=1, relics="mace"), dice="4 1", game=game), "done"
        ).actor
        == 0
    )

    match = play(at_table(Wizard(), Wizard(power=2, relics="mace"), dice="4 1", game=game), "done")
    match.step("use mace none", fate=[1])
    assert tokens(match, 1) == (0, 0, 0)


def test_hostile_cards_are_not_for_ones_own_turn() -> None:
    match = at_table(Wizard(0, 9, 9, "club", "ouch!"), dice="1 3", game=RED)

    assert choices(match) == ["done"]


@pytest.mark.proves("own-turn")
def test_a_hostile_spell_is_cast_for_magick() -> None:
    match = play(at_table(Wizard(), Wizard(0, 9, 0, "", "ouch! rool"), dice="4 1"), "done")
    assert choices(match) == ["cast ouch!", "done"]
    match.step("cast ouch!", fate=[1])

    assert spells(match, 1) == 1


@pytest.mark.proves("L2")
@pytest.mark.parametrize("hand", ["rool", "ouch!"])
def test_whoever_could_attack_as_far_as_all_can_see_is_asked(hand: str) -> None:
    match = play(at_table(Wizard(), Wizard(0, 9, 0, "", hand), dice="4 1"), "done")

    assert (match.actor, phase(match)) == (1, Phase.ATTACK)


@pytest.mark.proves("L2")
def test_a_player_without_magick_for_any_hostile_spell_is_not_asked() -> None:
    match = play(at_table(Wizard(), Wizard(9, 0, 9, "", "ouch!"), dice="4 1"), "done")

    assert match.actor == 0


def test_an_attack_that_cannot_beat_any_die_is_not_offered() -> None:
    assert attacked("6 6").actor == 0


@pytest.mark.proves("effects")
def test_hex_rerolls_a_die_of_the_pool() -> None:
    match = play(attacked("1 6", "hexer"), "use hexer none")
    assert choices(match) == ["reroll green-1", "reroll green-6"]
    match.step("reroll green-6", fate=[2])

    assert match.state.turns == 4  # nothing was left to spend


@pytest.mark.proves("effects")
def test_drain_takes_tokens_from_the_active_player() -> None:
    match = play(attacked("1 6", "leech", Wizard(gold=1)), "use leech none")

    assert (tokens(match, 0)[0], tokens(match, 1)[0]) == (0, 1)


@pytest.mark.proves("effects")
def test_wither_blanks_an_unused_action_die() -> None:
    match = play(attacked("1 6", "frost", action="gold power"), "use frost none")
    assert choices(match) == ["wither gold", "wither power"]
    play(match, "wither power")

    assert [int(face) for face in match.state.action_face] == [1, 0]


@pytest.mark.proves("return")
def test_red_dice_go_back_when_the_turn_ends() -> None:
    match = attacked("1 3 6")
    match.step("use club none", fate=[5])
    play(match, "hit green-3", "done")

    assert numbers(match) == []
    assert match.actor == 1
