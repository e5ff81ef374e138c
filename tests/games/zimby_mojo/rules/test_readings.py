"""The other readings of what the rulebook leaves open or says twice, as options of the box."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.table import choices, happened, home, on, phase, play, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0, tokens=0)


def walked_into_sight(**options: bool) -> Match:
    """White takes a step that Yellow, who holds a map, may answer."""
    match = at_table(
        Side(),
        Side(hand="blow-guns lil-bits-o-map"),
        board="9,3:ww 9,5:y 9,7:yw",
        options=options,
    )
    play(match, "creature 9,3", "whole", "step east", "pay 0")
    assert match.actor == 1
    return match


@pytest.mark.proves("L6")
def test_a_map_moves_columns_in_its_casters_turn_only() -> None:
    match = walked_into_sight()

    assert choices(match, "cast") == ["blow-guns"]
    assert "maps move your columns only on your own turn" in [
        one.reason for one in match.view(1).unavailable()
    ]


@pytest.mark.proves("L6")
def test_or_in_anothers_turn_a_column_of_the_own_tribe_alone() -> None:
    match = play(walked_into_sight(maps_any_turn=True), "cast lil-bits-o-map", "channel 9,7")

    assert choices(match, "aim") == ["9,5"], "the mixed column is led by whose turn it is"


@pytest.mark.proves("B2")
def test_without_mojo_a_turn_goes_on_until_its_end_is_declared() -> None:
    match = at_table(POOR, Side(), board="6,14:w")

    assert match.actor == 0
    assert choices(match) == ["end_turn", "creature 6,14"], "an attack costs nothing"


@pytest.mark.proves("B2")
def test_or_it_ends_with_the_last_mojo_but_for_attacks_that_are_owed() -> None:
    broke = {"broke_ends": True}
    match = at_table(Side(active=0, tokens=1), Side(), board="1,13:w", options=broke)
    play(match, "creature 1,13", "whole", "step east")
    assert (match.actor, on(match, "1,14")) == (0, "w"), "the tiles that are paid for are left"
    play(match, "halt")
    assert match.actor == 1

    match = at_table(POOR, Side(), board="6,14:ww", locks="6,14/7,13", options=broke)
    play(match, "creature 6,14", "attack diagonal", ("devour 0", 3, 4))
    assert match.actor == 1


@pytest.mark.proves("zombie-duty", "E-18", "L19")
@pytest.mark.parametrize("must", [True, False])
def test_a_zombie_must_attack_what_it_walks_beside_or_may(must: bool) -> None:
    match = at_table(board="1,5:zombie-w 1,8:y", options={"zombies_must": must})
    play(match, "creature 1,5", "whole", "step east", "pay 0", "step east")

    assert (phase(match) == "turn") == must
    if not must:
        play(match, "halt")
    assert ("end_turn" in verbs(match)) == (not must)
    play(match, "creature 1,7")
    assert ("whole" in verbs(match)) == (not must)


@pytest.mark.proves("shamble", "E-18")
def test_a_shambling_zombie_attacks_in_either_reading() -> None:
    match = at_table(
        POOR,
        POOR,
        board="6,2:zombie-w 6,5:y",
        part="zombies",
        fate=(6, 6, 1),
        options={"zombies_must": False},
        king="",
        crown="10,10",
        thugs="barracks barracks barracks barracks",
    )

    assert on(match, "6,5") == "zombie-w"


def crowned_by_a_thug(board: str, crown: str, *fate: int, any_king: bool) -> Match:
    """Alone, a thug stands beside the mist as the thugs' turn begins."""
    return at_table(
        Side(entry=1, active=0),
        board=board,
        thugs="10,11 barracks barracks barracks",
        king="",
        crown=crown,
        open_wards="east",
        part="thugs",
        fate=fate,
        options={"any_new_king": any_king},
    )


@pytest.mark.proves("solo-loss", "N5")
@pytest.mark.parametrize("any_king", [True, False])
def test_alone_thugs_that_win_the_crown_in_combat_and_bring_it_home_end_the_game(
    any_king: bool,
) -> None:
    match = crowned_by_a_thug("10,10:w", "10,10@w", 6, 1, any_king=any_king)

    assert (match.over, match.returns) == (True, [-1])


@pytest.mark.proves("solo-loss", "N5")
def test_alone_a_crown_that_lay_about_makes_a_new_king_and_the_game_goes_on() -> None:
    match = crowned_by_a_thug("", "10,11@thugs", 1, 1, any_king=False)

    assert (match.over, on(match, "10,10")) == (False, "king")
    assert crowned_by_a_thug("", "10,11@thugs", 1, 1, any_king=True).over


@pytest.mark.proves("hunger", "G8")
def test_hunger_may_be_for_active_zimbies_only() -> None:
    match = at_table(
        Side(active=2, depleted=2),
        Side(active=0, depleted=1),
        part="king",
        fate=(1, 2),
        rituals="hunger - - -",
        options={"hunger_active": True},
    )

    assert phase(match) != "lose"
    assert [home(match, seat) for seat in (0, 1)] == ["0+2", "0+1"]


@pytest.mark.proves("defend-brutality", "L1")
@pytest.mark.parametrize(
    ("column", "brutality"), [("yYY", 3), ("yyG", 3), ("YGg", 3), ("YYY", 0), ("yyy", 3)]
)
def test_depleted_zimbies_may_count_beside_active_ones(column: str, brutality: int) -> None:
    match = at_table(
        *[Side(active=0)] * 3,
        board=f"1,13:www 1,14:{column}",
        options={"devour_limit": 0, "depleted_defend": True},
    )

    play(match, "creature 1,13", ("attack east", 1, 1))

    assert happened(match, "rolls")[1]["total"] == 1 + brutality
