"""Explanations of Koa's squares: the tile, its users and the clans that could take it."""

from ludary import Match
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import Clan, at_table


def told(match: Match, spot: str) -> str:
    """Return what the seat to decide is told of a spot, or of a square by its name."""
    found = match.view(match.actor or 0).inspect(
        f"square-{SQUARE_NAMES.index(spot)}" if spot in SQUARE_NAMES else spot
    )
    assert found is not None
    return "\n".join([found.title, *found.lines])


def test_a_cavern_tells_its_points_and_who_seizes_it_at_which_chance() -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e5 f6 g7"), Clan(), Clan(caverns="i9 h8"), turn=2)
    words = told(match, "g7")
    assert words.startswith("Cavern of Seat 1, g7")
    assert (
        "Worth 3 points: 1 for lying on the board, 1 for being chained to the camp, 1 for lying"
        " outside its clan's zones." in words
    )
    assert "a roll of 5 or more on the ten-sided die seizes it. Seat 3 (60 %) can try" in words
    assert "nobody who has a tile to put in its place can reach it now" in told(match, "b2")


def test_a_cut_off_square_says_so() -> None:
    match = at_table(Clan(caverns="b2 d4"), turn=0)
    assert "It is cut off from the camp" in told(match, "d4")
    assert "Cut off from the camp: d4." in told(match, "clan-0")


def test_an_empty_square_tells_who_can_excavate_it_and_in_whose_zones_it_lies() -> None:
    match = at_table(Clan(caverns="b2"), turn=0)
    assert "Seat 1 can excavate here on their turn" in told(match, "c3")
    assert "It lies in zone 3 of Seat 1." in told(match, "c3")
    assert "Nobody can excavate here" in told(match, "e5")


def test_a_clan_tells_its_points_as_a_sum_and_what_its_next_action_needs() -> None:
    words = told(at_table(Clan(caverns="b2", goroldioa="b1 c1", springs="a2 c2"), turn=0), "clan-0")
    assert "1 chained to the camp (+1)" in words
    assert "2 actions a turn; 4 of each make 3." in words


def test_the_sharman_tells_whether_he_can_be_asked_and_lava_how_much_is_left() -> None:
    match = at_table(turn=0)
    assert "Seat 1 can ask now." in told(match, "sharman")
    assert told(match, "lava").startswith("Lava: ")
    assert match.view(0).inspect("square-100") is None
