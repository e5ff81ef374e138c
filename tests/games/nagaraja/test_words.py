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
    match = at_table(Side(hand="keyhole flood", sticks="green-naga"), Side(hand="spy", sticks="brown-4 white-naga"))

    assert said(match) == [
        "Activate Flood: discard 2 sticks of the opponent",
        "Activate Keyhole: peek at 1 hidden relic of either temple",
        "Pass",
    ]
    match.step("activate flood")
    assert said(match) == ["Discard the brown stick that shows 4", "Discard the white stick that shows a naga"]


def test_targets_say_whose_they_are_and_what_comes_of_them() -> None:
    own = Side(hand="night-work", sticks="green-naga", rooms="a1:bend/2", relics="left-low:crown top-left:idol@0")
    match = at_table(own)

    play(match, "activate night-work", "relic 1 left-low")

    assert "Swap with idol 3 at the top left of Seat 1 (reveals idol 3 at the left low; covers crown 5 at the top left)" in said(match)


def test_the_text_holds_what_a_player_sees() -> None:
    match = at_table(
        Side(hand="keyhole", known="keyhole", amulets="ring", rooms="a1:bend/2 b2:crypt+", relics="left-low:crown", sticks="green-naga"),
        Side(hand="spy", sticks="brown-3", trap="b2"),
    )
    text = " ".join(str(match.view(0)).split())

    for line in (
        "Seat 1 (you): 6 victory points. Cursed relics up: 0 of 3. Rooms: 2.",
        "Sticks: green naga: 0 fate points, 1 naga.",
        "Amulets: ring (1 point).",
        "Keyhole (relics, 1 brown, 1 white and 1 green): peek at 1 hidden relic of either temple (the opponent knows it).",
        "b2 crypt north-east-south to the special location, an amulet in it, cut off",
        "left low crown 5",
        "The trap lies in the temple of Seat 2 at b2.",
        "Hand, 1 card, face down.",
        "Room tile: fork (north-east-south).",
    ):
        assert line in text


def test_an_action_without_a_position_is_still_readable() -> None:
    game = nagaraja()

    for number in range(game.actions.count):
        assert str(game.action(number))
