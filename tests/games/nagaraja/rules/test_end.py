"""End of the game: cursed relics, 25 points, the ninth room, the last tile."""

import pytest

from ludary import Match
from ludary.games.nagaraja.state import Ending
from tests.every_game import random_match
from tests.games.nagaraja.table import Side, at_table, choices, happened, nagaraja, play, points

TWO_CURSED = "left-low:cursed-mask right-low:cursed-mask"
AROUND = "a1:fork/2 b1:passage/1 c1:crypt"  # left low and right low are on paths


def ending(match: object) -> tuple[str, int]:
    state = match.state  # type: ignore[attr-defined]
    return Ending(int(state.ending)).name.lower(), int(state.winner)


@pytest.mark.proves("relics", "third-cursed")
def test_whoever_reveals_the_third_cursed_relic_loses_at_once_whatever_the_points() -> None:
    match = at_table(Side(rooms=AROUND, relics=TWO_CURSED), phase="place", tile="bend")
    match.step("cell a2")

    match.step("turn 2", fate=["cursed-mask"])

    assert ending(match) == ("cursed", 1)
    assert match.over
    assert match.returns == [-1, 1]


@pytest.mark.proves("N1")
def test_cursed_relics_count_while_visible_unless_the_box_counts_all_revealed() -> None:
    covered = "left-low:cursed-mask top-left:cursed-mask"  # no path leads to the second any more
    for count, over in (("visible", False), ("revealed", True)):
        match = at_table(
            Side(rooms="a1:fork/2", relics=covered), phase="place", tile="bend", cursed_count=count
        )
        match.step("cell a2")
        match.step("turn 2", fate=["cursed-mask"])

        assert match.over == over


def test_a_cursed_relic_at_which_somebody_has_only_peeked_has_not_been_revealed() -> None:
    relics = "left-low:cursed-mask top-left:cursed-mask@0 top-middle:cursed-mask@1"
    match = at_table(
        Side(rooms="a1:fork/2", relics=relics),
        phase="place",
        tile="passage",
        cursed_count="revealed",
    )

    play(match, "cell b1", "turn 0")

    assert not match.over


@pytest.mark.proves("goal")
def test_whoever_reaches_25_points_wins_at_once() -> None:
    up = "left-low:crown right-low:crown left-middle:cursed-mask right-middle:chalice"
    match = at_table(
        Side(rooms="a1:fork/2 c1:crypt a2:crypt/2 c2:crypt", relics=up), phase="place", tile="bend"
    )
    assert points(match) == [20, 0]
    match.step("cell a3")

    match.step("turn 2", fate=["cursed-mask"])

    assert ending(match) == ("points", 0)
    assert points(match) == [26, 0]


@pytest.mark.proves("N5", "N6")
def test_hidden_amulets_count_and_are_turned_up_when_they_complete_the_points() -> None:
    up = "left-low:crown right-low:crown left-middle:cursed-mask right-middle:chalice"
    match = at_table(
        Side(rooms="a1:fork/2 c1:crypt a2:crypt/2 c2:crypt", relics=up, amulets="ring bracelet"),
        phase="place",
        tile="fork",
    )
    match.step("cell a3")

    match.step("turn 1", fate=["idol"])

    assert ending(match) == ("points", 0)
    assert points(match) == [26, 0]
    assert [event["amulet"] for event in happened(match, "shows_amulet")] == [0, 1]
    for seat in (0, 1, -1):
        assert match.view(seat).players[0].held.sum() == 2


@pytest.mark.proves("goal", "N2")
def test_25_points_with_the_third_cursed_relic_lose() -> None:
    up = "left-low:cursed-mask right-low:cursed-mask left-middle:crown right-middle:chalice"
    match = at_table(
        Side(rooms="a1:fork/2 c1:crypt a2:crypt/2 c2:crypt", relics=up), phase="place", tile="bend"
    )
    match.step("cell a3")

    match.step("turn 2", fate=["cursed-mask"])

    assert ending(match) == ("cursed", 1)


@pytest.mark.proves("N3")
def test_the_owner_of_the_temple_loses_even_by_the_opponents_card() -> None:
    relics = f"{TWO_CURSED} left-middle:idol top-left:cursed-mask@0"
    theirs = Side(hand="spy", rooms="a1:fork/2 c1:crypt a2:crypt/2", relics=relics)
    match = at_table(Side(hand="false-bottom", sticks="green-naga"), theirs)

    play(match, "activate false-bottom", "relic 2 left-middle", "relic 2 top-left")

    assert ending(match) == ("cursed", 0)


@pytest.mark.proves("N3")
def test_a_card_in_the_opponents_temple_may_make_the_opponent_win() -> None:
    up = "left-low:crown right-low:crown left-middle:cursed-mask right-middle:idol"
    theirs = Side(
        hand="spy",
        rooms="a1:fork/2 c1:crypt a2:crypt/2 c2:crypt",
        relics=up + " top-left:cursed-mask@0",
        amulets="bracelet",
    )
    match = at_table(Side(hand="false-bottom", sticks="green-naga"), theirs, tile="bend", goal=24)

    play(match, "activate false-bottom", "relic 2 right-middle", "relic 2 top-left")
    match.step("allow")

    assert ending(match) == ("points", 1)


@pytest.mark.proves("N4")
def test_an_own_swap_may_win_or_lose_in_any_step() -> None:
    own = Side(
        hand="night-work",
        sticks="green-naga",
        rooms="a1:fork/2 c1:crypt a2:crypt/2",
        relics=f"{TWO_CURSED} left-middle:idol top-left:cursed-mask@0",
    )
    match = at_table(own)

    play(match, "activate night-work", "relic 1 left-middle", "relic 1 top-left")

    assert ending(match) == ("cursed", 1)


@pytest.mark.proves("N4", "N25")
def test_all_flips_of_one_change_count_together() -> None:
    """Swapping one cursed relic that lies up for another never shows three."""
    own = Side(
        hand="night-work",
        sticks="green-naga",
        rooms="a1:fork/2 c1:crypt",
        relics=f"{TWO_CURSED} top-left:cursed-mask@0",
    )
    match = at_table(own)

    play(match, "activate night-work", "relic 1 left-low", "relic 1 top-left")

    assert not match.over
    assert match.state.temples[0].cursed == 2


NEARLY = (  # eight rooms; a1 is free
    "b1:passage/1 c1:passage/1 a2:fork b2:crypt c2:crypt a3:crossing b3:crossing c3:crypt"
)


@pytest.mark.proves("ninth-room", "N60")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("bracelet", "ring", 0), ("ring", "bracelet", 1), ("ring", "ring", 0), ("", "", 0)],
)
def test_the_ninth_room_ends_the_game_for_whoever_has_more_points_and_a_tie_goes_to_the_placer(
    mine: str, theirs: str, winner: int
) -> None:
    match = at_table(
        Side(rooms=NEARLY, amulets=mine),
        Side(hand="spy", amulets=theirs),
        phase="place",
        tile="bend",
    )

    play(match, "cell a1", "turn 0")

    assert ending(match) == ("last_room", winner)


@pytest.mark.proves("N7")
def test_a_ninth_room_that_reveals_the_third_cursed_relic_loses_whatever_the_points() -> None:
    rooms = "b1:passage/1 c1:fork c2:crossing b2:bend/2 c3:passage/1 a2:crypt a3:crypt b3:crypt"
    relics = "right-low:cursed-mask right-middle:cursed-mask"
    match = at_table(Side(rooms=rooms, relics=relics), phase="place", tile="bend")
    match.step("cell a1")

    match.step("turn 2", fate=["cursed-mask"])

    assert ending(match) == ("cursed", 1)


SEVEN = NEARLY.replace("c3:crypt", "").strip()  # c3 is free too


@pytest.mark.proves("N9")
@pytest.mark.parametrize("counts", [True, False])
def test_the_trap_counts_as_a_ninth_tile_only_if_the_box_says_so(counts: bool) -> None:
    match = at_table(Side(rooms=SEVEN, trap="c3"), phase="place", tile="bend", trap_counts=counts)

    play(match, "cell a1", "turn 0")

    assert match.over == counts


def trapped(mine: str, theirs: str, counts: bool) -> Match:
    """Seat 0 lays the trap into the last free cell of the other temple."""
    match = at_table(
        Side(hand="pitfall flood", sticks="green-naga green-naga", amulets=mine),
        Side(hand="spy", rooms=NEARLY, amulets=theirs),
        tile="bend",
        gone="knot knot knot scarab scarab scarab",
        trap_counts=counts,
    )
    return play(match, "activate pitfall", "cell a1")


@pytest.mark.proves("N9", "N10", "N60")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("bracelet", "ring", 0), ("ring", "bracelet", 1), ("ring", "ring", 1), ("", "", 1)],
)
def test_a_trap_that_counts_ends_the_game_as_the_ninth_tile_and_its_owner_wins_ties(
    mine: str, theirs: str, winner: int
) -> None:
    assert ending(trapped(mine, theirs, counts=True)) == ("last_room", winner)


@pytest.mark.proves("N9")
def test_a_trap_that_fills_a_temple_ends_nothing() -> None:
    assert not trapped("", "", counts=False).over


@pytest.mark.proves("N9")
def test_a_trap_laid_as_the_ninth_tile_can_still_be_undone() -> None:
    match = at_table(
        Side(hand="pitfall", sticks="green-naga"),
        Side(hand="spy", rooms=NEARLY, amulets="knot"),
        tile="bend",
    )

    play(match, "activate pitfall", "cell a1", "undo")

    assert not match.over
    assert match.state.trap_temple == -1


@pytest.mark.proves("N8")
def test_no_printed_box_runs_out_of_tiles_before_a_temple_is_full() -> None:
    """17 tiles are one more than two temples hold with eight tiles each, so somebody lays a
    ninth.
    """
    match = at_table(Side(rooms="b1:passage"), phase="place", tile="bend")
    box = match.game.box

    assert int(box.rooms["copies"].sum()) > 2 * (int(box.last_room) - 1)


@pytest.mark.proves("N8")
def test_when_no_tile_is_left_the_game_ends_as_at_a_ninth_room() -> None:
    for mine, theirs, winner in (("ring", "", 0), ("", "ring", 1)):
        match = at_table(
            Side(rooms="b1:passage", amulets=mine),
            Side(hand="spy", amulets=theirs),
            phase="place",
            tile="bend",
            tiles_left="",
        )
        play(match, "cell a1", "turn 0")

        assert ending(match) == ("no_tiles", winner)


@pytest.mark.proves("N8")
@pytest.mark.parametrize(
    ("rooms", "winner"), [("a2:fork", 0), ("a2:fork b2:crypt", 0), ("a2:fork b2:crypt c2:crypt", 1)]
)
def test_without_tiles_a_tie_goes_to_whoever_has_more_rooms_then_to_the_winner_of_the_last_tile(
    rooms: str, winner: int
) -> None:
    match = at_table(
        Side(rooms="b1:passage"),
        Side(hand="spy", rooms=rooms),
        phase="place",
        tile="bend",
        tiles_left="",
    )

    play(match, "cell a1", "turn 0")

    assert ending(match) == ("no_tiles", winner)


@pytest.mark.proves("N8")
@pytest.mark.parametrize("counts", [True, False])
def test_17_tiles_end_every_game_after_17_rounds_at_most(counts: bool) -> None:
    game = nagaraja(trap_counts=counts)
    for seed in range(12):
        match = random_match(game, 2, seed)

        assert match.state.rounds <= 17
        if counts:
            assert match.state.ending != Ending.NO_TILES


def test_a_decided_game_offers_nothing_more() -> None:
    match = at_table(Side(rooms=NEARLY), phase="place", tile="bend")
    play(match, "cell a1", "turn 0")

    assert choices(match) == []
    assert "Seat 1 wins" in str(match.view(-1))
