"""Nagaraja in English."""

from tests.every_game import positions
from tests.games.nagaraja.table import Side, at_table, nagaraja, play


def said(match: object) -> list[str]:
    return [str(action) for action in match.legal()]  # type: ignore[attr-defined]


def test_every_choice_and_every_event_reads_as_a_sentence() -> None:
    for match in positions(nagaraja(), 60, seed=4):
        for line in [*said(match), *match.told(-1)]:
            assert line[0].isupper()
            assert "{" not in line
        assert all(line.endswith(".") for line in match.told(-1))


def test_choices_say_what_they_do() -> None:
    match = at_table(
        Side(hand="keyhole flood", sticks="green-naga"),
        Side(hand="spy", sticks="brown-4 white-naga"),
    )

    assert said(match) == [
        "Activate Flood: discard 2 of your opponent's sticks",
        "Activate Keyhole: peek at 1 hidden relic in either temple",
        "Pass",
    ]
    match.step("activate flood")
    assert said(match) == [
        "Discard the brown stick that shows 4",
        "Discard the white stick that shows a naga",
    ]


def test_done_says_who_selects_next_or_that_the_cards_are_revealed() -> None:
    match = at_table(Side(hand="keyhole"), Side(hand="spy"), phase="call")

    match.step("select keyhole")
    assert said(match) == ["Done: Seat 2 selects next"]
    play(match, "ready", "select spy")
    assert said(match) == ["Done: reveal the cards and throw"]


def test_amulets_are_named_where_they_are_discarded() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga"), Side(hand="spy", amulets="scarab knot")
    )

    match.step("activate river-wind")

    assert said(match) == [
        "Discard the knot to undo River Wind; the card and its naga are lost",
        "Let it resolve",
        "Discard the scarab to draw a card",
    ]


def test_ways_that_exclude_each_other_are_joined_by_or() -> None:
    """A side chamber at a2 opens the relic beside it or its own amulet, and no way of laying it
    does both; a fork opens relic and crypt.
    """
    own = Side(rooms="a1:fork/2", relics="left-low:idol")
    chamber = at_table(own, phase="place", tile="side-chamber")
    fork = at_table(
        Side(rooms="a1:fork/2 b2:crypt+/3", relics="left-low:idol"), phase="place", tile="fork"
    )

    both = "can collect the amulet, or reveal the relic in the middle of the left side"
    assert f"Place the side chamber at a2 ({both})" in said(chamber)
    assert (
        "Place the fork at a2 (can reveal the relic in the middle of the left side and collect the"
        " amulet)" in said(fork)
    )


def test_a_choice_that_ends_the_game_says_so() -> None:
    two = "b1:passage/1 b2:passage"
    rooms = at_table(Side(rooms=two), phase="place", tile="bend", last_room=3)
    trap = play(
        at_table(
            Side(hand="pitfall", sticks="green-naga"),
            Side(hand="spy", rooms=two),
            last_room=3,
            trap_counts=True,
        ),
        "activate pitfall",
    )
    none = at_table(Side(rooms=two), phase="place", tile="bend")

    assert all("ends the game)" in words for words in said(rooms))
    assert all("(ends the game)" in words for words in said(trap))
    assert not any("ends the game" in words for words in said(none))


def test_targets_say_whose_they_are_and_what_comes_of_them() -> None:
    own = Side(
        hand="night-work",
        sticks="green-naga",
        rooms="a1:bend/2",
        relics="left-low:crown top-left:idol@0",
    )
    match = at_table(own)

    play(match, "activate night-work", "relic 1 left-low")

    assert (
        "Swap it with the idol (3 points) at the top left of Seat 1's temple "
        "(reveals the idol (3 points) low on the left side; turns the crown (5 points) at the top"
        " left face down)" in said(match)
    )


def test_the_text_holds_what_a_player_sees() -> None:
    match = at_table(
        Side(
            hand="keyhole",
            known="keyhole",
            amulets="ring",
            rooms="a1:bend/2 b2:crypt+",
            relics="left-low:crown",
            sticks="green-naga",
        ),
        Side(hand="spy", sticks="brown-3", trap="b2"),
    )
    text = " ".join(str(match.view(0)).split())

    for line in (
        "Seat 1 (you): 6 victory points. Cursed relics face up: 0 (3 lose the game). Rooms: 2.",
        "Sticks: green naga: 0 fate points, 1 naga.",
        "Amulets: ring (1 point).",
        (
            "Keyhole (relics, 1 brown and 2 white): peek at 1 hidden relic in either temple"
            " (your opponent knows it)."
        ),
        (
            "b2 crypt with north, east and south meeting at the special location, an amulet in it,"
            " cut off"
        ),
        (
            "Relics on the left, from low to high: crown (5 points), hidden, hidden; at the top,"
            " from left to right: hidden"
        ),
        "The trap lies in the temple of Seat 2 at b2.",
        "Hand, 1 card, face down.",
        "Room tile: fork with north, east and south joined, before it is turned.",
    ):
        assert line in text


def test_an_action_without_a_position_is_still_readable() -> None:
    game = nagaraja()

    for number in range(game.actions.count):
        assert str(game.action(number))
