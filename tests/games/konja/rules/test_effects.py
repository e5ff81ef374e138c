"""Effects of cards: every word of which they are made, and how parts, repetitions and power go
together.
"""

from typing import Any

import pytest

from ludary import BadEdition, Match
from ludary.games.konja.pieces import Colour
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    Wizard,
    at_table,
    card,
    choices,
    clouds,
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


def using(
    effect: str,
    dice: str = "1 3 6",
    me: Wizard | None = None,
    *,
    action: str = "",
    options: Any = None,
    **more: Any,
) -> Match:
    """Seat 0 has used a relic with this effect."""
    match = at_table(
        me or Wizard(power=9, relics="probe"),
        Wizard(9, 9, 9),
        dice=dice,
        action=action,
        game=konja(relics=(card("probe", does=effect, **more),), **(options or {})),
    )
    return match


@pytest.mark.proves("effects")
def test_reroll_rolls_a_die_again() -> None:
    match = play(using("reroll"), "use probe none")
    assert choices(match) == ["reroll green-1", "reroll green-3", "reroll green-6"]

    match.step("reroll green-3", fate=[5])

    assert numbers(match) == [1, 5, 6]


def test_a_die_can_be_rerolled_time_after_time() -> None:
    match = play(using("reroll", times=2), "use probe none")
    match.step("reroll green-1", fate=[2])
    match.step("reroll green-2", fate=[4])

    assert numbers(match) == [3, 4, 6]
    assert phase(match) == Phase.BONES


@pytest.mark.proves("purple")
def test_purple_dice_cannot_be_rerolled() -> None:
    match = play(using("reroll", "1 p3"), "use probe none")

    assert choices(match) == ["reroll green-1"]


@pytest.mark.proves("K9")
@pytest.mark.parametrize(
    ("effect", "choice"),
    [("flip", "flip purple-3"), ("shift", "raise purple-3"), ("set", "turn purple-3 6")],
)
def test_purple_dice_can_be_turned(effect: str, choice: str) -> None:
    assert choice in choices(play(using(effect, "1 p3"), "use probe none"))


@pytest.mark.proves("K9")
@pytest.mark.parametrize("effect", ["flip", "shift", "set", "copy", "raise", "lower"])
def test_by_an_option_purple_dice_cannot_be_changed_at_all(effect: str) -> None:
    match = using(effect, "2 p3", options={"purple_fixed": True})
    play(match, "use probe none")

    assert choices(match)
    assert not any("purple" in choice for choice in choices(match))


@pytest.mark.proves("effects")
def test_flip_turns_a_die_to_its_opposite_side() -> None:
    match = play(using("flip"), "use probe none", "flip green-6")

    assert numbers(match) == [1, 1, 3]


@pytest.mark.proves("effects")
def test_raise_and_lower_stop_at_the_ends() -> None:
    assert choices(play(using("raise"), "use probe none")) == ["raise green-1", "raise green-3"]
    assert choices(play(using("lower"), "use probe none")) == ["lower green-3", "lower green-6"]
    assert choices(play(using("shift", amount=3), "use probe none")) == [
        "raise green-1",
        "raise green-3",
        "lower green-6",
    ]


@pytest.mark.proves("effects")
def test_shift_moves_a_die_up_or_down() -> None:
    assert numbers(play(using("shift", amount=2), "use probe none", "raise green-3")) == [1, 5, 6]
    assert numbers(play(using("shift", amount=2), "use probe none", "lower green-3")) == [1, 1, 6]


@pytest.mark.proves("effects")
def test_set_turns_some_dice_to_some_numbers() -> None:
    match = play(using("set", of=[1, 3], to=[5, 6]), "use probe none")
    assert choices(match) == [
        "turn green-1 5",
        "turn green-1 6",
        "turn green-3 5",
        "turn green-3 6",
    ]

    assert numbers(play(match, "turn green-3 6")) == [1, 6, 6]


@pytest.mark.proves("effects")
def test_copy_turns_a_die_to_the_number_of_another() -> None:
    match = play(using("copy", "1 1 6"), "use probe none")

    assert choices(match) == ["turn green-1 6", "turn green-6 1"]


@pytest.mark.proves("purple")
def test_purple_rolls_a_die_into_the_pool() -> None:
    match = using("purple")
    match.step("use probe none", fate=[4])

    assert coloured(match, Colour.PURPLE) == [4]
    assert numbers(match) == [1, 3, 4, 6]


@pytest.mark.proves("purple")
def test_there_are_two_purple_dice() -> None:
    assert choices(using("purple", "1 p3 p3"), "use") == []
    match = using("purple", "1 p3", times=2)
    match.step("use probe none", fate=[4])

    assert coloured(match, Colour.PURPLE) == [3, 4]


@pytest.mark.proves("purple")
def test_purple_dice_leave_the_pool_when_the_turn_ends() -> None:
    match = play(using("purple", "1 2 p4 p6"), "done", "done")

    assert numbers(match) == []
    assert match.actor == 1


@pytest.mark.proves("purple")
def test_conjure_puts_a_purple_die_of_ones_choice_into_the_pool() -> None:
    match = play(using("conjure", to=[4, 6]), "use probe none")
    assert choices(match) == ["conjure 4", "conjure 5", "conjure 6"]

    assert coloured(play(match, "conjure 5"), Colour.PURPLE) == [5]


@pytest.mark.proves("effects")
def test_gain_brings_tokens() -> None:
    assert tokens(play(using("gain", token="gold", amount=3), "use probe none")) == (3, 0, 9)


@pytest.mark.proves("effects")
def test_gain_may_leave_the_kind_to_the_player() -> None:
    match = play(using("gain", amount=2), "use probe none")
    assert choices(match) == ["take gold", "take magick", "take power"]

    assert tokens(play(match, "take magick")) == (0, 2, 9)


def test_gain_may_count_dice() -> None:
    assert tokens(
        play(using("gain", "1 2 2 5", token="gold", each=True, of=[1, 2]), "use probe none")
    ) == (3, 0, 9)
    assert choices(using("gain", "5 6", token="gold", each=True, of=[1, 2]), "use") == []


@pytest.mark.proves("effects")
def test_untap_readies_another_relic() -> None:
    match = play(using("untap", me=Wizard(relics="(fiyeah) probe (at!)")), "use probe none")
    assert choices(match) == ["untap fiyeah", "untap at!"]

    assert relics(play(match, "untap at!")) == "(fiyeah) (probe) at!"
    assert choices(using("untap"), "use") == []  # itself it does not untap


@pytest.mark.proves("effects")
def test_mark_turns_an_unused_action_die_to_a_token() -> None:
    match = play(using("mark", action="blank gold"), "use probe none")
    assert choices(match) == [
        "mark blank gold",
        "mark blank magick",
        "mark blank power",
        "mark gold magick",
        "mark gold power",
    ]

    play(match, "mark blank power")

    assert [int(face) for face in match.state.action_face] == [3, 1]


@pytest.mark.proves("effects")
def test_shake_rerolls_unused_action_dice() -> None:
    match = using("shake", action="blank gold")
    match.step("use probe none", fate=["power", "magick"])

    assert [int(face) for face in match.state.action_face] == [3, 2]


def test_an_action_die_on_a_relic_is_not_rerolled() -> None:
    match = using("shake", action="blank gold", die=True)
    match.step("use probe blank", fate=["magick"])

    assert [int(face) for face in match.state.action_face] == [0, 2]


@pytest.mark.proves("effects")
def test_the_effect_draw_draws_a_spell() -> None:
    match = using("draw")
    match.step("use probe none", fate=["konjur"])

    assert spells(match) == 1


@pytest.mark.proves("effects")
def test_protect_keeps_the_opponent_from_attacking_this_turn() -> None:
    game = konja(relics=(card("probe", does="protect"), card("foe", does="strike")))
    match = at_table(Wizard(relics="probe"), Wizard(0, 9, 9, "foe", "ouch!"), dice="1 1", game=game)

    play(match, "use probe none", "done")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    match.step("done", fate=[])
    assert match.state.protected == 0


@pytest.mark.proves("effects")
def test_upgrade_turns_a_cloud_over_for_nothing() -> None:
    match = play(using("upgrade", me=Wizard(relics="probe", clouds=(1, 0, 2))), "use probe none")
    assert choices(match) == ["upgrade low", "upgrade high"]

    assert clouds(play(match, "upgrade high")) == [1, 0, 1, 0, 0, 1]


# Combinations of parts


@pytest.mark.proves("L4")
def test_a_card_that_could_do_nothing_cannot_be_used() -> None:
    assert choices(using("reroll", "p1 p2"), "use") == []
    assert choices(at_table(Wizard(0, 9, 0, "", "wakey!"), dice="1 2"), "cast") == []


@pytest.mark.proves("L4")
def test_the_first_time_is_due_and_the_rest_may_be_left() -> None:
    match = play(using("flip", times=3), "use probe none")
    assert "done" not in choices(match)

    play(match, "flip green-1")
    assert "done" in choices(match)

    assert phase(play(match, "done")) == Phase.BONES


@pytest.mark.proves("power")
def test_power_repeats_an_effect() -> None:
    match = play(using("flip", boosts=2, boost=3), "use probe none", "flip green-1")
    assert tokens(match)[2] == 9

    play(match, "flip green-3")
    assert tokens(match)[2] == 6

    play(match, "flip green-4")
    assert tokens(match)[2] == 3
    assert phase(match) == Phase.BONES


@pytest.mark.proves("power")
def test_without_power_nothing_is_repeated() -> None:
    match = play(
        using("flip", boosts=1, boost=2, me=Wizard(power=1, relics="probe")),
        "use probe none",
        "flip green-1",
    )

    assert phase(match) == Phase.BONES


@pytest.mark.proves("power")
def test_power_repeats_what_leaves_no_choice_too() -> None:
    match = using("purple", boosts=1)
    match.step("use probe none", fate=[2])
    assert choices(match) == ["again", "done"]

    match.step("again", fate=[5])

    assert coloured(match, Colour.PURPLE) == [2, 5]
    assert tokens(match)[2] == 8


@pytest.mark.proves("L5")
def test_parts_follow_each_other_and_those_without_a_target_are_left_out() -> None:
    parts = card("probe", {"does": "untap"}, {"does": "gain", "token": "gold"}, does="flip")
    match = at_table(Wizard(relics="probe"), dice="1 3", game=konja(relics=(parts,)))

    play(match, "use probe none", "flip green-1")

    assert tokens(match) == (1, 0, 0)
    assert phase(match) == Phase.BONES


@pytest.mark.proves("L4")
def test_later_parts_may_be_left() -> None:
    parts = card("probe", {"does": "flip"}, does="gain", token="gold")
    match = play(
        at_table(Wizard(relics="probe"), dice="1 3", game=konja(relics=(parts,))), "use probe none"
    )

    assert choices(match) == ["flip green-1", "flip green-3", "done"]


# Effects that an edition may name


@pytest.mark.parametrize(
    ("effect", "complaint"),
    [
        ({"does": "explode"}, "does = 'explode' is unknown; effects are reroll, flip"),
        ({"does": "set", "to": [5, 4]}, r"to = \[5, 4\] should be two numbers of a die"),
        ({"does": "drain"}, "drain should name its token"),
    ],
)
def test_a_mistake_in_an_effect_is_named(effect: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadEdition, match=complaint):
        konja(relics=(card("probe", **effect),))


def test_an_effect_for_ones_own_turn_is_not_mixed_with_one_for_the_opponents() -> None:
    with pytest.raises(BadEdition, match="mixes effects"):
        konja(relics=(card("probe", {"does": "flip"}, does="strike"),))


@pytest.mark.proves("K17")
def test_a_relic_for_the_opponents_turn_takes_no_action_die() -> None:
    with pytest.raises(BadEdition, match="should have die = false"):
        konja(relics=(card("probe", does="strike", die=True),))


def test_the_effect_of_a_die_is_told() -> None:
    match = play(using("flip"), "use probe none", "flip green-6")

    assert happened(match, "turns_die") == [{"seat": 0, "die": 5, "number": 1}]
