"""Card effects on room tiles, and the trap."""

import pytest

from tests.games.nagaraja.table import Side, at_table, choices, hand, play, relic, room


@pytest.mark.proves("pivot")
def test_a_room_is_pivoted_to_any_other_way_of_lying_and_stays_in_its_cell() -> None:
    match = at_table(Side(hand="keystone", sticks="green-naga", rooms="a1:fork"))

    play(match, "activate keystone", "room 1 a1")
    assert choices(match, "turn") == ["1", "2", "3"]
    match.step("turn 2", fate=["crown"])

    assert room(match, 0, "a1") == "fork/2"
    assert relic(match, 0, "left-low") == "crown up"


def test_a_second_room_that_is_pivoted_in_a_round_lies_as_its_player_says() -> None:
    match = at_table(
        Side(
            hand="keystone counterweight",
            sticks="green-naga green-naga",
            rooms="a1:passage b1:passage/1",
        )
    )

    play(match, "activate keystone", "room 1 a1", "turn 1", "activate counterweight", "room 1 b1")

    assert choices(match) == ["turn 0"]
    assert (room(match, 0, "a1"), room(match, 0, "b1")) == ("passage/1", "passage/1")


@pytest.mark.proves("N42")
def test_a_passage_can_lie_in_two_ways_and_a_crossing_cannot_be_pivoted() -> None:
    match = at_table(Side(hand="keystone", sticks="green-naga", rooms="a1:passage b1:crossing"))

    match.step("activate keystone")
    assert choices(match, "room") == ["1 a1"]
    match.step("room 1 a1")

    assert choices(match, "turn") == ["1"]


@pytest.mark.proves("N41")
def test_where_nothing_can_be_pivoted_the_card_cannot_be_activated() -> None:
    match = at_table(Side(hand="keystone", sticks="green-naga", rooms="b1:crossing"))

    assert choices(match) == ["pass"]


@pytest.mark.proves("arrows")
@pytest.mark.parametrize(
    ("card", "temples"), [("turning-wall", {"1", "2"}), ("keystone", {"1"}), ("tremor", {"2"})]
)
def test_the_arrow_says_in_whose_temple_a_room_is_pivoted(card: str, temples: set[str]) -> None:
    match = at_table(
        Side(hand=card, sticks="green-naga", rooms="a1:fork"), Side(hand="diary", rooms="b1:bend")
    )

    match.step(f"activate {card}")

    assert {target.split()[0] for target in choices(match, "room")} == temples


@pytest.mark.proves("move")
def test_an_own_room_moves_to_any_empty_cell_without_being_turned() -> None:
    match = at_table(
        Side(
            hand="rollers",
            sticks="green-naga",
            rooms="a1:fork/2 b1:bend",
            relics="left-low:crown",
            trap="c1",
        )
    )
    assert relic(match, 0, "left-low") == "crown up"

    play(match, "activate rollers", "room 1 a1")
    assert choices(match, "cell") == [
        "a2",
        "b2",
        "c2",
        "a3",
        "b3",
        "c3",
    ]  # beside no other room too, but not onto the trap
    match.step("cell c3")

    assert room(match, 0, "c3") == "fork/2"
    assert room(match, 0, "a1") == ""
    assert relic(match, 0, "left-low") == "crown down"


@pytest.mark.proves("L8")
@pytest.mark.parametrize(("edition", "drawn"), [("all-cards-used", {"spy"}), ("default", set())])
def test_a_card_draws_besides_its_effect_in_an_edition_that_says_so_alone(
    edition: str, drawn: set[str]
) -> None:
    first = Side(hand="rollers", sticks="green-naga", rooms="a1:fork")
    match = at_table(first, Side(hand="diary"), edition=edition)
    play(match, "activate rollers", "room 1 a1")

    match.step("cell c3", fate=sorted(drawn))

    assert (room(match, 0, "c3"), hand(match, 0)) == ("fork/0", drawn)


@pytest.mark.proves("L8")
def test_a_move_that_ends_the_game_draws_nothing() -> None:
    up = "left-low:crown right-low:crown left-middle:cursed-mask right-middle:chalice"
    rooms = "a1:fork/2 c1:crypt a2:crypt/2 c2:crypt b3:fork/1"
    match = at_table(
        Side(hand="rollers", sticks="green-naga", rooms=rooms, relics=up, amulets="bracelet"),
        Side(hand="diary"),
        tile="bend",
        edition="all-cards-used",
    )
    play(match, "activate rollers", "room 1 b3")

    match.step("cell a3", fate=["idol"])

    assert (match.over, hand(match, 0)) == (True, set())


@pytest.mark.proves("N23")
def test_a_room_takes_its_amulet_along() -> None:
    match = at_table(Side(hand="rollers", sticks="green-naga", rooms="a2:crypt+"))

    play(match, "activate rollers", "room 1 a2", "cell c3")
    assert room(match, 0, "c3") == "crypt/0+"

    match = at_table(Side(hand="master-builder", sticks="green-naga", rooms="a2:crypt+ a3:bend"))
    play(match, "activate master-builder", "room 1 a2", "room 1 a3")
    assert room(match, 0, "a3") == "crypt/0+"

    match = at_table(Side(hand="keystone", sticks="green-naga", rooms="a2:crypt+"))
    play(match, "activate keystone", "room 1 a2", "turn 1")
    assert room(match, 0, "a2") == "crypt/1+"


@pytest.mark.proves("swap-rooms")
def test_two_rooms_of_one_temple_change_places_without_being_turned() -> None:
    own = Side(
        hand="earthquake", sticks="green-naga", rooms="a1:fork/1 b1:bend/3", relics="left-low:crown"
    )
    match = at_table(own, Side(hand="diary", rooms="a1:crypt"))

    match.step("activate earthquake")
    assert choices(match, "room") == ["1 a1", "1 b1"]  # the other temple has only one
    match.step("room 1 a1")
    assert choices(match, "room") == ["1 b1"]
    match.step("room 1 b1")

    assert (room(match, 0, "a1"), room(match, 0, "b1")) == ("bend/3", "fork/1")
    assert relic(match, 0, "left-low") == "crown down"


def test_without_a_room_of_ones_own_there_is_nothing_to_move() -> None:
    match = at_table(Side(hand="rollers", sticks="green-naga"), Side(hand="diary", rooms="a1:fork"))

    assert choices(match) == ["pass"]


@pytest.mark.proves("N41")
def test_with_one_room_there_is_nothing_to_swap() -> None:
    match = at_table(Side(hand="master-builder", sticks="green-naga", rooms="a1:fork"))

    assert choices(match) == ["pass"]


@pytest.mark.proves("trap")
def test_the_trap_is_placed_on_an_empty_cell_of_the_opponents_temple() -> None:
    match = at_table(Side(hand="pitfall", sticks="green-naga"), Side(hand="diary", rooms="a1:fork"))

    match.step("activate pitfall")
    assert choices(match, "cell") == ["b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    match.step("cell b1")

    assert (match.state.trap_temple, match.state.trap_cell) == (1, 1)


@pytest.mark.proves("trap", "N14")
def test_a_trap_in_ones_own_temple_is_moved_to_the_opponents() -> None:
    match = at_table(Side(hand="pitfall", sticks="green-naga", trap="b2"))

    play(match, "activate pitfall", "cell b2")

    assert (match.state.trap_temple, match.state.trap_cell) == (1, 4)


@pytest.mark.proves("N11")
@pytest.mark.parametrize("moves", [True, False])
def test_a_trap_in_the_opponents_temple_may_be_moved_within_it_unless_the_box_says_no(
    moves: bool,
) -> None:
    match = at_table(
        Side(hand="pitfall", sticks="green-naga"), Side(hand="diary", trap="b2"), trap_moves=moves
    )

    assert choices(match) == (["activate pitfall", "pass"] if moves else ["pass"])
    if moves:
        match.step("activate pitfall")
        assert "b2" not in choices(match, "cell")


@pytest.mark.proves("trap", "N14")
def test_the_trap_stays_and_no_room_lies_upon_it() -> None:
    match = at_table(Side(trap="b1", rooms="a1:fork/3"), tile="fork", phase="place")

    assert "b1" not in choices(match, "cell")
    play(match, "cell c1", "turn 0")
    assert (match.state.trap_temple, match.state.trap_cell) == (0, 1)


@pytest.mark.proves("N13")
def test_the_trap_has_no_paths_and_is_no_neighbour_to_build_on() -> None:
    match = at_table(Side(trap="b2"), tile="fork", phase="place")

    assert choices(match, "cell") == ["a1", "b1", "c1"]
    assert "turning-wall" not in choices(
        at_table(Side(hand="turning-wall", sticks="green-naga", trap="b2")), "activate"
    )


@pytest.mark.proves("N12")
def test_without_an_empty_cell_the_trap_cannot_be_placed() -> None:
    full = "a1:passage/1 b1:passage/1 c1:bend a2:fork b2:crypt c2:crypt a3:crypt b3:crossing"
    match = at_table(
        Side(hand="pitfall", sticks="green-naga"),
        Side(hand="diary", rooms=full, trap="c3"),
        tile="none",
    )

    assert choices(match) == ["pass"]


def test_a_game_can_be_played_without_the_trap() -> None:
    match = at_table(Side(hand="pitfall", sticks="green-naga"), trap=False)

    assert choices(match) == ["pass"]
    assert "The trap lies" not in str(match.view(0))
