"""Positions of Zimby Mojo as text."""

import pytest

from ludary import Match
from ludary.games.zimby_mojo.text.describe_map import TRIBE_LETTERS
from tests.every_game import positions
from tests.games.zimby_mojo.laying import LETTERS
from tests.games.zimby_mojo.table import play
from tests.games.zimby_mojo.zimby import Side, at_table, zimby


def told(match: Match, seat: int = 0) -> str:
    """The text as one line."""
    return " ".join(str(match.view(seat)).split())


def busy() -> Match:
    """A bit of everything."""
    return at_table(
        Side(hand="nix energy energy", active=5, depleted=2),
        Side(hand="hush", tokens=2),
        board="6,14:wwY 3,5:zombie-w 9,11:y 10,13:wy 6,9:zombie-Y",
        locks="6,14/7,13",
        rituals="blood - - hunger",
        chants="w>y:war-drums",
        growth="13,11:entangling 13,11:deadly 13,11:deadly 14,11:dark-b",
        king="",
        crown="10,13@y",
        burden=1,
        overgrowth=1,
        open_wards="north",
        thugs="7,13 ready barracks 7,7",
        discard="rummage rummage",
        turn=1,
    )


PARTS = [
    "Round 2, players' turns. Seat 2 (yellow) chooses an action.",
    (
        "Tribal boards: =w Seat 1 (white, you) beyond 0,16, 5 active and 2 depleted; =y Seat 2"
        " (yellow) beyond 4,20, 4 active and 0 depleted."
    ),
    (
        "The King is dead. The Crown: 1 white and 1 yellow zimbies with the Crown at 10,13; it adds"
        " 4 to the size of its bearer's column."
    ),
    (
        "Sanctum: warded east, south, west; rituals north-east Blood, south-east face down,"
        " south-west face down, north-west Hunger; 1 yellow zimby at the north-east ritual tile"
        " (9,11)."
    ),
    "thug 1 (locked with 6,14) at 7,13",
    "deadly vines (2 times, A side), entangling vines (A side) at 13,11",
    "North-east quadrant: the seal is closed; blood thicket (B side) at 3,16",
    "2 white and 1 depleted yellow zimbies (locked with 7,13) at the north-east shrine (6,14)",
    "darkness (B side) at 14,11",
    "North-west quadrant: the seal is open; blood vines (B side) at 3,4; the white zombie at 3,5",
    "the depleted yellow zombie at 6,9",
    (
        "Seat 1 (white, you), entry 1, first mover: 5 active zimbies (1 chanting), 2 depleted, 4 of"
        " 4 mojo tokens; 6 on the Far Shore; 3 scrolls (Nix, Energy ×2)."
    ),
    (
        "Seat 2 (yellow), entry 2: 4 active zimbies, 0 depleted, 2 of 4 mojo tokens; 9 on the Far"
        " Shore; 1 scroll."
    ),
    "Barracks: thug 2 face up and thug 3 face down.",
    "Incantation: War Drums on Seat 2 (yellow), chanted by Seat 1 (white, you).",
    "Discarded: Rummage ×2.",
    "Energy (ritual, 2 mojo): 1 + 1d3 zimbies of a shaman become active on the tribal board.",
    "War Drums (incantation, 2 mojo): As long as its chanter stays active",
]


@pytest.mark.parametrize("part", PARTS)
def test_the_text_holds_what_lies_on_the_table(part: str) -> None:
    assert part in told(busy())


def test_a_seat_reads_its_own_hand_and_no_other() -> None:
    assert "Hush" not in told(busy(), 0)
    assert "1 scroll (Hush)" in told(busy(), 1)
    assert "Nix" not in told(busy(), -1)


def test_the_text_says_what_goes_on() -> None:
    match = at_table(Side(hand="blow-guns"), Side(hand="nix"), board="6,14:w 9,7:y")
    play(match, "creature 6,14", "whole")
    assert "Moving: 1 white zimby (6,14), 0 tiles left." in told(match)

    match = play(
        at_table(Side(hand="blow-guns"), Side(hand="nix"), board="6,14:w"),
        "cast blow-guns",
        "channel 6,14",
    )
    assert "Being cast: Blow Guns by Seat 1 (white, you), through 1 white zimby (6,14)." in told(
        match
    )

    play(match, "aim 7,13", "pay 0")

    top = "Blow Guns of Seat 1 (white, you) through 1 white zimby (6,14), aimed at thug 1 (7,13)"
    assert f"The stack, from the top: 1. {top}." in told(match)
    assert "Seat 2 (yellow) may answer, in your turn" in told(match)


def test_the_text_says_who_has_won() -> None:
    match = at_table(Side(entry=1), Side(), board="0,16:w", king="", crown="0,16@w")

    play(match, "creature 0,16", "whole", "home", "pay 0")

    assert str(match.view(1)).startswith(
        "The game is over: the Crown has come home. Seat 1 (white) wins."
    )


def test_the_map_of_letters_shows_who_stands_where() -> None:
    assert TRIBE_LETTERS == LETTERS
    lines = str(busy().view(0)).split("\n")
    rows = {line[:2].strip(): line[3:] for line in lines[-21:]}

    def at(row: int, col: int) -> str:
        return rows[str(row)][3 * col : 3 * col + 3].strip()

    assert (at(6, 14), at(10, 13), at(7, 13), at(3, 5)) == ("wy3", "+wy", "X1", "Zw")
    assert (at(0, 16), at(4, 20), at(16, 20)) == ("=w", "=y", ".")
    assert (at(10, 10), at(8, 10), at(10, 12), at(3, 17)) == ("*", ".", "#", "P")
    assert (at(13, 11), at(14, 11), at(4, 10), at(1, 10)) == ("de", "o", "T", "V")
    assert (at(14, 14), at(6, 6), at(9, 9), at(0, 0)) == ("S", "s", "R", "")


@pytest.mark.parametrize(
    ("thugs", "crown", "letters"),
    [
        ("7,13 13,13 7,13 7,7", "", "X13"),
        ("7,13 7,13 7,13 7,7", "", "123"),
        ("7,13 7,13 7,13 7,13", "", "4X"),
        ("7,13 13,13 13,7 7,7", "7,13@thugs", "+X1"),
        ("7,13 13,13 13,7 7,13", "7,13@thugs", "+14"),
        ("7,13 7,13 13,7 7,13", "7,13@thugs", "+3X"),
    ],
)
def test_thugs_on_the_map_have_their_numbers(thugs: str, crown: str, letters: str) -> None:
    text = str(
        at_table(Side(), Side(), king="" if crown else "10,10", thugs=thugs, crown=crown).view(0)
    )

    assert next(line for line in text.split("\n")[-21:] if line.startswith(" 7"))[
        3 + 3 * 13 :
    ].split()[0] == letters.rstrip(".")


def test_without_a_limit_rounds_are_only_counted() -> None:
    assert told(at_table(Side(), Side(), options={"round_limit": 0})).startswith(
        "Round 2, players' turns."
    )


def test_actions_that_a_shaman_has_used_up_are_told_in_that_turn() -> None:
    sides = Side(spawned=1), Side(spawned=1)

    assert told(at_table(*sides)).count("spawned 1 of 2 this turn") == 1


def test_no_line_is_longer_than_a_terminal() -> None:
    for match in [busy(), *positions(zimby(round_limit=3), 8, seed=5)]:
        for seat in range(-1, match.seats):
            assert max(map(len, str(match.view(seat)).split("\n"))) <= 78


def test_a_tribe_stands_as_far_from_the_crown_as_its_nearest_creature() -> None:
    assert busy().view(-1).standings == [
        "where the Crown is, 5 active zimbies, 4 mojo",
        "bears the Crown, 13 tiles from home, 4 active zimbies, 2 mojo",
    ]
    outside = at_table(Side(), Side(), board="6,14:www 3,5:y")
    assert [words.partition(", ")[0] for words in outside.view(-1).standings] == [
        "7 tiles from the King",
        "11 tiles from the King",
    ]
