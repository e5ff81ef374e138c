"""Columns: brutality, limits, and how their tokens leave the main board."""

from typing import Any

import pytest

from ludary import Match
from ludary.core.state.fate import fresh
from ludary.games.zimby_mojo.rules.creatures import creature_on
from ludary.games.zimby_mojo.rules.movement.columns import do_crowd, expel
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import board, choices, crown, happened, home, on, play, shore
from tests.games.zimby_mojo.zimby import Side, at_table, lay_out, zimby

FIVE = [Side(active=0) for _ in range(5)]


def crowding(boxes: Any, states: Any, place: int) -> None:
    """A driver: the column there is seen to hold too many."""
    fresh(states[0].fate)
    do_crowd(boxes[0], states[0], creature_on(states[0], place))


def expelling(boxes: Any, states: Any, place: int) -> None:
    """A driver: the creature there is expelled."""
    fresh(states[0].fate)
    expel(boxes[0], states[0], creature_on(states[0], place))


def after(driver: Any, *sides: Side, at: str, fate: tuple[int, ...] = (), **position: Any) -> Match:
    """A position in which something has just been done to the creature on a tile."""
    game = zimby()
    states = lay_out(game, *sides, **position)
    states[0].fate.tape[: len(fate)], states[0].fate.laid = fate, len(fate)
    game.engine.bind(driver)(game.boxes, states, tile(game, at))
    assert states[0].fate.refused == 0 and states[0].fate.drawn == len(fate)
    states[0].fate.laid = 0
    return Match(game, states, anew=False)


def totals(match: Match) -> list[int]:
    """Combat rolls of an exchange in which both dice show 1, without that 1."""
    return [roll["total"] - 1 for roll in happened(match, "rolls")]


@pytest.mark.proves("attack-brutality")
@pytest.mark.parametrize(
    ("column", "brutality"), [("w", 1), ("www", 3), ("wwyyyg", 4), ("wyyy", 2), ("wyg", 3)]
)
def test_an_attacker_counts_its_controllers_zimbies_and_one_for_each_other_tribe(
    column: str, brutality: int
) -> None:
    match = at_table(*FIVE, board=f"6,14:{column}", options={"devour_limit": 0})

    play(match, "creature 6,14", ("attack diagonal", 1, 1))

    assert totals(match)[0] == brutality


@pytest.mark.proves("defend-brutality", "E-17", "L1")
@pytest.mark.parametrize(
    ("column", "brutality"),
    [
        ("y", 1),
        ("yyy", 3),
        ("yyggg", 4),
        ("ygr", 3),
        ("Y", 0),
        ("YYY", 0),
        ("yYY", 1),
        ("yyG", 2),
        ("YGg", 1),
    ],
)
def test_a_defender_counts_the_active_zimbies_of_its_largest_tribe_and_one_for_each_other(
    column: str, brutality: int
) -> None:
    match = at_table(*FIVE, board=f"1,13:www 1,14:{column}", options={"devour_limit": 0})

    play(match, "creature 1,13", ("attack east", 1, 1))

    assert totals(match)[1] == brutality


@pytest.mark.proves("kinds", "thug-columns")
@pytest.mark.parametrize(
    ("thugs", "brutality"), [("7,13", 3), ("7,13 7,13", 5), ("7,13 7,13 7,13", 7)]
)
def test_a_column_of_thugs_has_one_brutality_and_two_for_each(thugs: str, brutality: int) -> None:
    match = at_table(
        *FIVE, board="6,14:w", thugs=f"{thugs} {'barracks ' * (4 - len(thugs.split()))}"
    )

    play(match, "creature 6,14", ("attack diagonal", 6, 1))

    assert totals(match)[1] == brutality


@pytest.mark.proves("kinds")
def test_a_zombie_has_two_brutality_and_none_asleep() -> None:
    match = at_table(*FIVE, board="1,13:zombie-w 1,14:zombie-Y 1,12:y")

    play(match, "creature 1,13", ("attack west", 1, 2))
    assert totals(match)[0] == 2
    asleep = at_table(*FIVE, board="1,13:w 1,14:zombie-Y")
    play(asleep, "creature 1,13", ("attack east", 1, 1))

    assert totals(asleep)[1] == 0


@pytest.mark.proves("allies", "A26")
def test_columns_that_share_a_tribe_do_not_fight() -> None:
    match = at_table(*FIVE, board="1,13:wg 1,14:gy 1,12:y")

    play(match, "creature 1,13")

    assert choices(match, "attack") == ["west"]


@pytest.mark.proves("limits", "A9")
def test_zimbies_too_many_of_a_tribe_are_expelled_the_depleted_first_and_the_crown_stays() -> None:
    match = after(
        crowding, Side(active=0), Side(), at="1,13", board="1,13:wwwwW", king="", crown="1,13@w"
    )

    assert (on(match, "1,13"), home(match, 0)) == ("www", "0+2")
    assert crown(match) == "1,13@w"


@pytest.mark.proves("limits", "A9", "A16")
def test_of_too_many_tribes_random_ones_are_expelled_and_the_bag_gives_the_crown() -> None:
    match = after(
        crowding, *FIVE, at="1,13", board="1,13:wwygr", king="", crown="1,13@w", fate=(0, 2)
    )

    assert (on(match, "1,13"), home(match, 0)) == ("ygr", "0+2")
    assert crown(match) == "1,13@g"


@pytest.mark.proves("expel", "A16")
def test_an_expelled_column_goes_home_depleted_and_leaves_the_crown() -> None:
    match = after(
        expelling,
        Side(active=1),
        Side(active=2),
        at="1,13",
        board="1,13:wwy",
        king="",
        crown="1,13@w",
    )

    assert on(match, "1,13") == ""
    assert (home(match, 0), home(match, 1)) == ("1+2", "2+1")
    assert crown(match) == "1,13"


@pytest.mark.proves("dismiss")
def test_a_dismissed_column_goes_home_as_active_as_it_was() -> None:
    match = at_table(Side(active=1), Side(active=2), board="3,17:yyY")

    play(match, ("portal_in 1", "ne"))

    assert home(match, 1) == "4+1"


@pytest.mark.proves("dismiss", "expel", "barracks")
def test_expelled_thugs_lie_face_down_in_the_barracks_and_dismissed_ones_face_up() -> None:
    match = after(expelling, Side(), Side(), at="7,13", thugs="7,13 7,13 13,7 7,7")

    assert [int(thug.ready) for thug in match.state.thugs][:2] == [0, 0]
    assert [thug.creature == -1 for thug in match.state.thugs] == [True, True, False, False]

    match = at_table(Side(active=1), Side(), thugs="3,17 7,7 7,7 7,7")
    play(match, ("portal_in 1", "ne"))
    assert match.state.thugs[0].creature == -1 and match.state.thugs[0].ready


@pytest.mark.proves("expel")
def test_a_zombie_that_is_expelled_is_gone() -> None:
    match = after(expelling, Side(), Side(), at="1,13", board="1,13:zombie-w")

    assert "1,13" not in board(match)
    assert (home(match, 0), shore(match, 0)) == ("4+0", 12)


@pytest.mark.proves("dismiss", "expel")
def test_nobody_expels_the_king() -> None:
    match = after(expelling, Side(), Side(), at="10,10")

    assert on(match, "10,10") == "king"
