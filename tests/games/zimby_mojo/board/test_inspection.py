"""Explanations of Zimby Mojo's board: tiles and creatures, tribal boards, scrolls, the stack, the
King.
"""

import ludary
from ludary import Match
from ludary.lab.promises.secrets import spots_text
from ludary.lab.promises.words import things_are_told
from tests.every_game import positions
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import play
from tests.games.zimby_mojo.text.test_describe import busy
from tests.games.zimby_mojo.zimby import Side, at_table, scroll, zimby


def told(match: Match, spot: str, seat: int = 0) -> str:
    """Return what a seat is told of a spot, or of a tile by its name."""
    found = match.view(seat).inspect(f"tile-{tile(match.game, spot)}" if "," in spot else spot)
    assert found is not None
    return "\n".join([found.title, *found.lines])


def test_a_column_tells_its_brutality_for_each_who_may_lead_it() -> None:
    words = told(at_table(Side(), Side(), board="9,3:wwy"), "9,3")

    assert words.startswith("2 white and 1 yellow zimbies, 9,3")
    assert (
        "On Seat 1's turn, it attacks with brutality 3: 2 for their own zimbies and 1 for"
        " other tribes." in words
    )
    assert "On Seat 2's turn, it attacks with brutality 2" in words
    assert "It defends with 3: 2 for its largest tribe" in words
    assert "It moves 2 tiles for 1 mojo." in words


def test_obstacles_tell_what_they_do_and_when_they_go() -> None:
    match = busy()

    assert "Deadly vines: 2 wounds to whoever enters" in told(match, "13,11")
    assert "Its B side is up" in told(match, "14,11")
    assert "Blood thicket: nobody enters or leaves it" in told(match, "3,16")
    assert "It withers" in told(match, "3,16")


def test_places_of_the_map_tell_what_they_are() -> None:
    match = busy()

    assert "A portal: whoever steps onto it comes out at another" in told(match, "3,17")
    assert "A shrine with a closed seal" in told(match, "6,14")
    assert "The north gate. Its ward is gone" in told(match, "8,10")
    assert "Ritual of Blood: Mist covers the sanctum" in told(match, "9,11")
    assert "Its ritual is not yet known" in told(match, "ritual-1")


def test_the_king_and_thugs_tell_their_numbers_with_their_parts() -> None:
    match = at_table(Side(), Side())

    assert "Brutality 5: 1, and 1 for each of 4 thugs in play." in told(match, "throne")
    assert told(match, "10,10").startswith("The King, 10,10")
    assert "Brutality 3: 1, and 2 for each thug." in told(match, "7,13")
    assert "It counts as 4 zimbies in the size of its bearer's column." in told(busy(), "throne")


def test_a_tribal_board_tells_what_its_shaman_can_spend() -> None:
    assert "5 active zimbies, which can pay a mojo each, and 2 depleted" in told(busy(), "board-0")
    assert "that makes 9 mojo to spend" in told(busy(), "mojo-0")
    assert "Nix" not in told(busy(), "board-0", 1)
    assert "Out of play: 6 zimbies of this tribe" in told(busy(), "shore-0")


def test_scrolls_tell_what_they_do_in_hand_on_the_stack_and_chanted() -> None:
    match = at_table(Side(hand="blow-guns energy"), Side(hand="nix energy"), board="6,14:w")
    play(match, "cast blow-guns", "channel 6,14", "aim 7,13", "pay 0")

    card = scroll(match.game, "nix")
    assert told(match, f"scroll-{card}").startswith("Nix, a ritual\nThe effect of a witchery")
    top = next(name for name in (f"stack-{at}" for at in range(8)) if match.view(0).inspect(name))
    assert "It resolves next." in told(match, top)
    assert "War Drums on Seat 2, chanted by Seat 1" in told(busy(), "chant-0")


def test_unknown_spots_have_no_explanation() -> None:
    view = busy().view(0)
    assert [
        name
        for name in (
            "",
            "tile-999",
            "tile-",
            "board-7",
            "scroll-x",
            "stack-40",
            "entry-0",
            "devour",
        )
        if view.inspect(name)
    ] == []


def test_all_that_a_choice_is_about_is_told_of() -> None:
    things_are_told(ludary.load("zimby_mojo", round_limit=3), 8, 3)


def test_explanations_reveal_no_hand() -> None:
    for match in positions(zimby(round_limit=3), 6, seed=8):
        assert spots_text(match.view(0), 1) == spots_text(match.imagine(0, 2).view(0), 1)
