"""Moving zimbies: payments and their tiles, groups that walk off, and what holds a mover."""

import pytest

from tests.games.zimby_mojo.table import choices, on, phase, play, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)  # four tokens and nobody at home to pay
CORRIDOR = "1,13"  # north-east; east of it lie 1,14 to 1,19, west of it 1,12 and 1,11


@pytest.mark.proves("split", "A1")
def test_zimbies_of_a_single_tribe_column_can_walk_off() -> None:
    match = at_table(POOR, Side(), board="1,13:www")

    play(match, "creature 1,13")
    assert choices(match, "group") == ["1 without", "2 without"]
    play(match, "group 2 without", "step east")

    assert (on(match, "1,13"), on(match, "1,14")) == ("w", "ww")


@pytest.mark.proves("rates", "A2")
def test_a_group_moves_at_the_rate_of_its_own_size() -> None:
    match = at_table(POOR, Side(), board="1,13:wwwyyy")

    play(
        match,
        "creature 1,13",
        "group 1 without",
        "step east",
        "step east",
        "step east",
        "step east",
    )
    assert (on(match, "1,17"), tokens(match, 0)) == ("w", 3)

    play(match, "halt", "creature 1,13", "whole", "step east", "step east")
    assert (on(match, "1,15"), tokens(match, 0)) == ("wwyyy", 1)


@pytest.mark.proves("more-mojo", "A3")
def test_a_payment_moves_only_the_tokens_it_was_made_for() -> None:
    match = at_table(POOR, Side(), board="1,13:ww")

    play(match, "creature 1,13", "group 1 without", "step east", "halt")
    assert tokens(match, 0) == 3
    play(match, "creature 1,13", "whole", "step west")

    assert tokens(match, 0) == 2


@pytest.mark.proves("stops", "A3", "A10")
def test_joining_ends_the_payment() -> None:
    match = at_table(POOR, Side(), board="1,13:w 1,14:w")

    play(match, "creature 1,13", "whole", "step east")
    assert (on(match, "1,14"), phase(match), tokens(match, 0)) == ("ww", "turn", 3)
    play(match, "creature 1,14", "whole", "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("split", "A4")
def test_zimbies_that_walk_off_need_not_stop_beside_their_column() -> None:
    match = at_table(POOR, Side(), board="1,13:wwy")

    play(match, "creature 1,13", "group 2 without", "step east", "step east", "step east")

    assert (on(match, "1,13"), on(match, "1,16")) == ("y", "ww")


@pytest.mark.proves("zones", "A10")
def test_zimbies_do_not_walk_through_occupied_tiles() -> None:
    match = at_table(
        board="6,14:w 5,14:zombie-y 6,15:y 7,13:yy",
        thugs="barracks barracks barracks barracks",
        turn=0,
    )

    play(match, "creature 6,14")
    assert choices(match, "attack") == ["north", "east", "diagonal"]
    play(match, "whole")

    assert choices(match) == [
        "step east",
        "step diagonal",
    ], "only to ask the columns whether it may join"


@pytest.mark.proves("rates", "A17")
@pytest.mark.parametrize(
    ("column", "tiles", "mojo"),
    [
        ("w", 4, 1),
        ("ww", 4, 1),
        ("www", 2, 1),
        ("wwwy", 2, 1),
        ("wwwyy", 1, 1),
        ("wwwyyy", 1, 1),
        ("wwwyyyg", 1, 2),
        ("wwwyyygg", 1, 2),
    ],
)
def test_a_larger_column_moves_fewer_tiles_for_its_mojo(column: str, tiles: int, mojo: int) -> None:
    match = at_table(POOR, Side(), Side(), board=f"1,13:{column}")

    play(match, "creature 1,13", "whole", *["step east"] * tiles)
    assert tokens(match, 0) == 4 - mojo
    play(match, "step east")

    assert tokens(match, 0) == 4 - 2 * mojo


@pytest.mark.proves("rates", "A17")
def test_nine_zimbies_pay_four_mojo_at_once_for_a_tile() -> None:
    match = at_table(POOR, Side(), Side(), board="1,13:wwwyyyggg")
    play(match, "creature 1,13", "whole", "step east")
    assert tokens(match, 0) == 0

    poorer = at_table(Side(active=0, tokens=3), Side(), Side(), board="1,13:wwwyyyggg")
    play(poorer, "creature 1,13")
    assert "whole" not in verbs(poorer)


@pytest.mark.proves("stops", "A17", "L18")
def test_tiles_left_over_are_lost_when_the_mover_stops_or_changes() -> None:
    match = at_table(POOR, Side(), board="1,13:ww")

    play(
        match,
        "creature 1,13",
        "whole",
        "step east",
        "halt",
        "creature 1,14",
        "group 1 without",
        "step east",
    )

    assert tokens(match, 0) == 2


@pytest.mark.proves("active", "A18")
def test_a_column_with_a_depleted_zimby_stands_still_but_active_ones_walk_off() -> None:
    match = at_table(POOR, Side(), board="1,13:wwW 1,17:W")

    assert choices(match, "creature") == ["1,13"], "a depleted zimby alone does nothing"
    play(match, "creature 1,13")
    assert choices(match) == ["group 1 without", "group 2 without"]
    play(match, "group 2 without", "step east")

    assert (on(match, "1,13"), on(match, "1,14")) == ("W", "ww")


@pytest.mark.proves("locked", "A20")
def test_nobody_walks_off_a_locked_column() -> None:
    match = at_table(board="6,14:www", locks="6,14/7,13")

    play(match, "creature 6,14")

    assert choices(match) == ["attack diagonal"]


@pytest.mark.proves("A21")
def test_walking_past_foes_is_free() -> None:
    match = at_table(POOR, Side(), board="5,11:w 1,17:y", thugs="6,14 13,13 13,7 7,7")

    play(match, "creature 5,11", "whole", "step south", "step south", "step east")
    assert (on(match, "7,12"), tokens(match, 0)) == ("w", 3)
    play(match, "step east")

    assert (on(match, "7,13"), tokens(match, 0)) == (
        "w",
        3,
    ), "beside the thug it still has had all four tiles"


def test_a_mover_that_has_been_chosen_sets_out() -> None:
    match = at_table(board="1,13:w")

    play(match, "creature 1,13", "whole")

    assert choices(match) == ["step east", "step west"]


@pytest.mark.proves("more-mojo")
def test_a_mover_goes_on_as_long_as_its_controller_pays() -> None:
    match = at_table(Side(active=0, tokens=2), Side(), board="1,11:w")

    play(match, "creature 1,11", "whole", *["step east"] * 8)

    assert on(match, "1,19") == "w"
    assert phase(match) == "turn", "nothing is left to pay with"


@pytest.mark.proves("drive")
def test_a_zombie_moves_two_tiles_for_a_mojo() -> None:
    match = at_table(POOR, Side(), board="1,11:zombie-w")

    play(match, "creature 1,11", "whole", "step east", "step east")
    assert tokens(match, 0) == 3
    play(match, "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("columns", "drive")
def test_a_zombie_does_not_join() -> None:
    match = at_table(board="1,13:zombie-w 1,14:zombie-y 1,12:zombie-y")

    assert choices(match, "creature") == []


@pytest.mark.proves("zombie-duty", "E-18", "J7")
def test_a_zombie_beside_the_living_attacks_before_anything_else() -> None:
    match = at_table(board="1,13:zombie-w 1,14:w 1,12:y")

    assert "end_turn" not in verbs(match)
    play(match, "creature 1,13")

    assert choices(match) == ["attack east", "attack west"]


def test_a_sleeping_zombie_does_nothing() -> None:
    match = at_table(board="1,13:zombie-W 1,14:y")

    assert choices(match, "creature") == []
    assert "end_turn" in verbs(match)


@pytest.mark.proves("D5")
@pytest.mark.parametrize(("scroll", "tiles"), [("quick-feet", 5), ("heavy-feet", 3)])
def test_incantations_change_the_tiles_of_a_payment(scroll: str, tiles: int) -> None:
    match = at_table(POOR, Side(active=1), board="1,11:w", chants=f"y>w:{scroll}")

    play(match, "creature 1,11", "whole", *["step east"] * tiles)
    assert tokens(match, 0) == 3
    play(match, "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("D5")
@pytest.mark.parametrize(("scroll", "tiles"), [("quick-feet", 3), ("heavy-feet", 1)])
def test_incantations_change_the_tiles_of_a_zombie_too(scroll: str, tiles: int) -> None:
    match = at_table(POOR, Side(active=1), board="1,11:zombie-w", chants=f"y>w:{scroll}")

    play(match, "creature 1,11", "whole", *["step east"] * tiles)
    assert tokens(match, 0) == 3
    play(match, "step east")

    assert tokens(match, 0) == 2


def test_heavy_feet_leave_a_tile_for_each_payment() -> None:
    match = at_table(POOR, Side(active=1), board="1,13:wwwyy", chants="y>w:heavy-feet")

    play(match, "creature 1,13", "whole", "step east")

    assert (on(match, "1,14"), tokens(match, 0)) == ("wwwyy", 3)


@pytest.mark.proves("own-turn", "controller")
def test_one_moves_only_in_ones_own_turn_and_only_what_one_controls() -> None:
    match = at_table(board="1,13:wy 1,17:y 4,19:yg", turn=0)

    assert choices(match, "creature") == ["1,13"]


@pytest.mark.proves("zombie-duty", "J7")
def test_a_zombie_that_has_attacked_stays_beside_the_living() -> None:
    match = at_table(POOR, Side(active=0, hand="shoo"), POOR, board="1,13:zombie-w 1,14:y 1,11:g")

    play(
        match, "creature 1,13", ("attack east", 3, 2), "cast shoo", "channel 1,14", ("aim 1,13", 1)
    )

    assert on(match, "1,12") == "zombie-w", "pushed away from its foe, and beside another"
    assert (match.actor, choices(match, "creature")) == (0, [])


@pytest.mark.proves("E-4")
def test_zimbies_that_leave_a_column_that_has_attacked_have_attacked_too() -> None:
    match = at_table(
        POOR, Side(active=0, hand="shoo"), board="1,13:ww 1,14:y", options={"devour_limit": 0}
    )

    play(
        match, "creature 1,13", ("attack east", 3, 2), "cast shoo", "channel 1,14", ("aim 1,13", 1)
    )
    play(match, "creature 1,12", "group 1 without", "step east", "halt")

    assert (on(match, "1,13"), on(match, "1,14")) == ("w", "y")
    play(match, "creature 1,13")
    assert "attack" not in verbs(match)


@pytest.mark.proves("L18")
def test_on_the_way_a_shaman_does_whatever_does_not_end_the_movement() -> None:
    match = at_table(Side(hand="rummage", active=4), Side(), board="1,13:w")
    play(match, "creature 1,13", "whole", "step east", "pay 0")
    assert {"spawn", "cast", "eat_mojo", "eat_card"} < verbs(match)

    play(match, "cast rummage", "aim_shaman 1", "pay 0")
    play(match, "spawn", "pay 3")

    assert (match.actor, phase(match)) == (0, "step")
    play(match, "step east", "step east", "step east")
    assert (on(match, "1,17"), tokens(match, 0)) == (
        "w",
        2,
    ), "one for four tiles, one for the scroll"


def test_the_choice_of_a_creature_can_be_taken_back_until_something_is_rolled() -> None:
    match = play(at_table(Side(), Side(), board="1,13:ww"), "creature 1,13", "whole")
    for decides in ("creature", "turn"):
        assert match.can_undo
        match.undo()
        assert phase(match) == decides
