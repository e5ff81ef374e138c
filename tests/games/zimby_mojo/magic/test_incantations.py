"""Incantations: chanters, the limit, and the seven lasting effects."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin, carry, use
from tests.games.zimby_mojo.table import (
    chants,
    choices,
    discarded,
    ever,
    home,
    mojo,
    on,
    phase,
    play,
    tokens,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table


@pytest.mark.proves("chant")
def test_an_incantation_lies_before_its_target_while_a_zimby_of_its_caster_chants() -> None:
    match = at_table(Side(hand="war-drums"), Side())

    use(match, "war-drums", "aim_shaman 2")

    assert chants(match) == ["w>y:war-drums"]
    assert home(match, 0) == "4+0", "the chanter is one of them"
    assert discarded(match) == []


@pytest.mark.proves("chant-limit", "D1")
@pytest.mark.parametrize(
    ("players", "limit"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (8, 5)]
)
def test_one_incantation_and_one_for_every_two_players_may_be_in_play(
    players: int, limit: int
) -> None:
    sides = [Side(hand="war-drums", active=8), *[Side()] * (players - 1)]
    before = " ".join(
        [
            "w>w:quick-feet",
            "w>w:quick-feet",
            "w>w:big-litters",
            "w>w:thick-hides",
            "w>w:thick-hides",
        ][:limit]
    )
    match = at_table(*sides, chants=before)

    use(match, "war-drums", "aim_shaman 1", fate=(2,))

    assert len(chants(match)) == limit
    assert "w>w:war-drums" in chants(match)


@pytest.mark.proves("chant-limit", "D2")
def test_the_chanter_of_the_one_that_has_to_go_is_depleted() -> None:
    match = at_table(
        Side(hand="war-drums"), Side(active=3), chants="y>y:quick-feet w>w:big-litters"
    )

    use(match, "war-drums", "aim_shaman 1", fate=(1,))

    assert chants(match) == ["w>w:big-litters", "w>w:war-drums"]
    assert home(match, 1) == "2+1"
    assert discarded(match) == ["quick-feet"]


@pytest.mark.proves("D3")
def test_nobody_can_cast_an_incantation_without_an_active_zimby_that_does_not_chant() -> None:
    assert "cast" not in verbs(at_table(Side(hand="war-drums", active=0), Side()))
    assert "cast" not in verbs(
        at_table(Side(hand="war-drums", active=1), Side(), chants="w>w:quick-feet")
    )
    assert "cast" not in verbs(at_table(Side(hand="war-drums", active=2, tokens=0), Side())), (
        "both would have to pay"
    )


@pytest.mark.proves("D3")
def test_whoever_pays_for_an_incantation_keeps_a_zimby_to_chant_it() -> None:
    match = at_table(
        Side(hand="war-drums", active=3, tokens=0), Side(), chants="w>w:quick-feet w>w:big-litters"
    )

    use(match, "war-drums", "aim_shaman 1")

    assert chants(match) == ["w>w:war-drums"], "two chanters have paid, and the third zimby chants"
    assert home(match, 0) == "1+2"


@pytest.mark.proves("D3")
def test_the_zimby_that_is_to_chant_does_not_pay() -> None:
    match = at_table(Side(hand="war-drums", active=1, tokens=2), Side())

    use(match, "war-drums", "aim_shaman 1")

    assert chants(match) == ["w>w:war-drums"]
    assert (home(match, 0), tokens(match, 0)) == ("1+0", 0)


@pytest.mark.proves("chant", "B5", "D4")
@pytest.mark.parametrize("how", ["eat_mojo", "leave", "pay"])
def test_an_incantation_ends_with_its_chanter(how: str) -> None:
    match = at_table(
        Side(active=1, tokens=3 if how == "leave" else 0, pool=2 if how == "pay" else 0),
        Side(),
        chants="w>w:war-drums",
    )

    if how == "leave":
        carry(match, "leave 1", choices(play(match.copy(), "leave 1"))[0])
    elif how == "pay":
        carry(match, "spawn")
    else:
        play(match, how)

    assert chants(match) == []
    assert discarded(match) == ["war-drums"]


@pytest.mark.proves("D6")
def test_the_target_need_not_agree_and_may_be_anybody() -> None:
    match = at_table(Side(hand="heavy-feet"), Side(), Side())

    play(match, "cast heavy-feet")

    assert choices(match, "aim_shaman") == ["1", "2", "3"]


@pytest.mark.proves("D5")
def test_an_incantation_cast_twice_on_one_shaman_counts_twice() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:y", chants="w>w:war-drums w>w:war-drums")

    carry(match, "creature 1,14", "attack east", fate=(3, 3))

    assert ever(match, "rolls")[0]["total"] == 3 + 1 + 2


def test_war_drums_add_one_to_the_attack_of_columns_that_the_target_controls() -> None:
    match = at_table(Side(), Side(), Side(), board="1,14:wy 1,15:g", chants="y>y:war-drums")
    carry(match, "creature 1,14", "attack east", fate=(3, 4))
    assert ever(match, "rolls")[0]["total"] == 3 + 2

    carry(match, "end_turn", "creature 1,14", "attack east", fate=(3, 5))

    assert ever(match, "rolls")[2]["total"] == 3 + 3


def test_thick_hides_add_one_to_the_defence_of_columns_with_the_targets_tribe() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:yy", chants="y>y:thick-hides")

    carry(match, "creature 1,14", "attack east", fate=(3, 3))

    assert ever(match, "rolls")[1]["total"] == 3 + 2 + 1


@pytest.mark.parametrize(("name", "tiles"), [("quick-feet", 5), ("heavy-feet", 3)])
def test_feet_change_the_tiles_of_each_payment(name: str, tiles: int) -> None:
    match = at_table(Side(active=1), Side(), board="1,11:w", chants=f"y>w:{name}")
    carry(match, "creature 1,11", "whole", "step south")
    for _ in range(tiles - 1):
        play(match, "step south")

    assert tokens(match, 0) == 3
    carry(match, "step south")
    assert tokens(match, 0) == 2


def test_quick_feet_give_a_tile_more() -> None:
    test_feet_change_the_tiles_of_each_payment("quick-feet", 5)


def test_heavy_feet_take_a_tile_but_leave_one() -> None:
    test_feet_change_the_tiles_of_each_payment("heavy-feet", 3)
    match = at_table(Side(), Side(), board="1,11:wwwyyy", chants="y>w:heavy-feet")

    carry(match, "creature 1,11", "whole", "step south", "step south")

    assert (on(match, "3,11"), tokens(match, 0)) == ("wwwyyy", 2)


def test_big_litters_make_spawning_cheaper() -> None:
    match = at_table(Side(active=1), Side(), chants="w>w:big-litters")

    carry(match, "spawn")

    assert mojo(match, 0) == 5 - 2


def test_hex_o_greed_makes_scrolls_dearer() -> None:
    match = at_table(Side(hand="energy", depleted=3), Side(), chants="y>w:hex-o-greed")

    use(match, "energy", "aim_shaman 1", fate=(1,))

    assert tokens(match, 0) == 4 - 3


def rattled(*fate: int) -> Match:
    match = at_table(
        Side(hand="blow-guns"), Side(), board="1,13:w 1,15:yy", chants="y>y:bone-rattles"
    )
    return use(match, "blow-guns", "channel 1,13", "aim 1,15", fate=fate)


def test_bone_rattles_keep_witcheries_off_on_one_and_two() -> None:
    assert on(rattled(2), "1,15") == "yy"
    assert on(rattled(3), "1,15") == "y"


@pytest.mark.proves("D3")
def test_an_incantation_whose_chanter_is_gone_before_it_resolves_fizzles() -> None:
    match = at_table(Side(hand="war-drums nix", active=1), Side())
    begin(match, "war-drums", "aim_shaman 1")
    assert phase(match) == "answer"

    play(match, "eat_mojo")
    carry(match)

    assert chants(match) == []
    assert discarded(match) == ["war-drums"]
