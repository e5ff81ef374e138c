"""Koa in words: notation, choices, events and descriptions."""

import re
from typing import Any

import numpy as np
import pytest

import ludary
from ludary import Match
from ludary.games.koa.events import EVENTS
from ludary.games.koa.verbs import Verb
from tests.every_game import positions
from tests.games.koa.table import Clan, at_table, koa, points

WIDTH = 78


def said(kind: str, who: list[str], *values: int) -> str:
    event = koa().State.zeros(1)["events"]["lines"][0][0]
    event.kind, event.values[: len(values)] = EVENTS.numbers[kind], values
    return koa().event_words(event, who)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", EVENTS.numbers)
def test_everything_that_happens_is_said_in_one_sentence(kind: str, players: int) -> None:
    row = EVENTS.rows[EVENTS.numbers[kind]]
    for clan in range(4):
        whose = clan % players if next(iter(row.nouns)) == "seat" else clan
        sentence = said(
            kind, ["Ann", "Ben", "Cleo", "Dan"][:players], whose, *(1 for _ in [*row.nouns][1:])
        )
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert not re.search(r"[{}]|  | \.", sentence)


def test_of_two_players_clans_are_called_by_their_colour_too() -> None:
    assert said("mines", ["Ann", "Ben"], 2, 11) == "Ann's Green mines at b2."


def test_the_clan_that_three_share_is_called_so() -> None:
    assert said("mines", ["Ann", "Ben", "Cleo"], 3, 11) == "The shared clan mines at b2."


@pytest.mark.parametrize("verb", Verb, ids=lambda verb: verb.name)
def test_every_choice_has_words_without_a_position_too(verb: Verb) -> None:
    game = koa()
    for action in np.flatnonzero(game.actions.verb == verb)[:3]:
        words = str(game.action(int(action)))
        assert words[0].isupper()
        assert words != game.action(int(action)).notation


def test_choices_say_what_they_are_about_and_their_chance() -> None:
    match = at_table(Clan(caverns="b2 c3 d4", located_springs="c4"), Clan(caverns="e5"))
    words = {action.notation: str(action) for action in match.legal()}

    assert words["seize e5"] == "Seize from Seat 2: cavern at e5 (60 %)"
    assert words["claim c4"] == "Claim the spring located at c4"
    assert words["dig e3"] == "Excavate e3 (your zone 5)"


def test_a_vote_says_what_it_is_about() -> None:
    match = at_table(turn=3, lava_at="b1 a2 b2", rescue="voted")
    match.step("dig b9", fate=["cavern"])

    assert str(match.legal()[0]) == "Agree: the lava at b2 becomes a cavern of Seat 1"
    assert "is blocked in" in str(match.view(0))


def test_descriptions_fit_a_terminal_and_name_everybody() -> None:
    for match in positions(koa(), 40, seed=3):
        for seat in range(-1, match.seats):
            lines = str(match.view(seat)).splitlines()
            assert max(map(len, lines)) <= WIDTH
            if match.state.turns:
                assert all(any(name in line for line in lines) for name in match.players)


def grid_of(match: Match) -> dict[str, str]:
    """The signs of the described board, by square."""
    lines = [line for line in str(match.view(-1)).splitlines() if re.match(r" {2,3}\d+ ", line)]
    cells = {
        line.split()[0]: [line[5 + 4 * column : 8 + 4 * column].strip() for column in range(10)]
        for line in lines
    }
    return {
        f"{'abcdefghij'[column]}{row}": sign
        for row, signs in cells.items()
        for column, sign in enumerate(signs)
    }


def test_a_description_shows_the_board() -> None:
    clan = Clan(caverns="b2 e5", goroldioa="c3", springs="a2", located_springs="d5")
    signs = grid_of(at_table(clan, lava_at="g7", quakes_at="g8"))

    shown = [
        signs[square] for square in ("a1", "b2", "e5", "c3", "a2", "d5", "g7", "g8", "h8", "b1")
    ]
    assert shown == ["O@", "OC", "oc", "Og", "Os", "Os?", "~~", "##", ".", "+"]


def test_a_description_has_the_figures_of_the_position() -> None:
    text = " ".join(
        str(at_table(Clan(caverns="b2 e5", goroldioa="c3", springs="a2")).view(0)).split()
    )

    assert "Orange, Seat 1 (you), camp a1: 3 points, 1 action a turn." in text
    assert (
        "Points: 2 caverns (2), 1 chained to the camp (+1), 0 outside its zones (+0), 0 seized"
        " (+0)." in text
    )
    assert "Caverns 2 (13 left), goroldioa 1 (7 left), springs 1 (7 left). Cut off: e5." in text


WORTHS: list[dict[str, Any]] = [
    {},
    {
        "cavern_points": 2,
        "chain_points": 3,
        "outside_points": 4,
        "seized_points": 5,
        "resource_points": 1,
    },
]


def added_up(words: str) -> int:
    """Add up the numbers in brackets."""
    return sum(int(number) for number in re.findall(r"\(\+?(\d+)\)", words))


@pytest.mark.proves("victory")
@pytest.mark.parametrize("worths", WORTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_points_can_be_recomputed_from_the_words(
    worths: dict[str, Any], seats: int
) -> None:
    mine = Clan(caverns="b2 c3 d4 e5 f6 h8", goroldioa="a2", springs="b1")
    theirs = Clan(caverns="i2 h3 f4", caverns_left=9)
    match = at_table(mine, theirs, seats=seats, **worths)
    lines = re.split(
        r"(?=Orange, |Blue, |Green, |Purple, )", " ".join(str(match.view(-1)).split())
    )[-4:]

    assert [added_up(re.findall(r"Points: (.*?)\. ", line)[0]) for line in lines] == points(match)
    assert [int(re.findall(r": (\d+) points?[, ]", line)[0]) for line in lines] == points(match)
    assert "6 caverns" in lines[0]
    assert "5 chained to the camp" in lines[0]
    assert "2 outside its zones" in lines[0]
    assert "3 seized" in lines[3]


@pytest.mark.proves("victory")
@pytest.mark.parametrize("worths", WORTHS)
def test_at_the_end_everybodys_points_are_told_as_a_sum(worths: dict[str, Any]) -> None:
    match = at_table(
        Clan(caverns="b2 c3 d4 e5", caverns_left=1),
        Clan(caverns="i2"),
        Clan(goroldioa="i9"),
        **worths,
    )
    match.step("dig f6", fate=["cavern"])
    told = [words for words in match.told(-1) if " scores " in words]

    sums = {
        seat: sum(
            added_up(words) or int(re.findall(r"scores (\d+)", words)[0])
            for words in told
            if seat in words
        )
        for seat in match.players
    }
    assert list(sums.values()) == points(match) == match.scores
    if not worths:
        assert (
            told[0]
            == "Seat 1 scores 11 victory points: 5 caverns (5), 5 chained to the camp (+5), 1"
            " outside its zones (+1), 0 seized (+0)."
        )


def test_points_of_two_players_are_those_of_both_clans() -> None:
    match = at_table(Clan(caverns="b2"), Clan(caverns="i2 h3"), Clan(caverns="i9 h8"), seats=2)

    assert "Seat 1 has 6 points in all: Orange 2 + Green 4." in str(match.view(-1))


def test_the_points_of_each_thing_stand_below_the_board() -> None:
    text = " ".join(str(at_table(seized_points=3).view(-1)).split())

    assert "Points: 1 for each cavern on the board, 1 more if chained to the camp" in text
    assert "1 more if outside its clan's zones; 3 for each cavern seized." in text


def test_a_description_says_how_much_is_connected_where_that_is_not_all() -> None:
    text = " ".join(str(at_table(Clan(springs="b2 e5")).view(0)).split())

    assert "springs 2 (1 connected, 6 left)" in text


@pytest.mark.parametrize(
    ("clans", "where", "sentence"),
    [
        ({}, {}, "Seat 1 spins an earthquake, which strikes e5; b2 stays empty."),
        (
            {},
            {"lava_at": "e5"},
            (
                "Seat 1 spins an earthquake, which strikes e5: the lava there stays, and no"
                " earthquake tile is used; b2 stays empty."
            ),
        ),
        (
            {},
            {"quakes_at": "e5"},
            (
                "Seat 1 spins an earthquake, which strikes e5, where there is one already: no tile"
                " is used; b2 stays empty."
            ),
        ),
        (
            {"caverns": "e5"},
            {},
            (
                "Seat 1 spins an earthquake, which strikes e5 and destroys the cavern there; b2"
                " stays empty."
            ),
        ),
        (
            {"springs": "e5"},
            {"quakes_destroy": False},
            (
                "Seat 1 spins an earthquake, which strikes e5: the spring there is safe, and no"
                " earthquake tile is used; b2 stays empty."
            ),
        ),
    ],
)
def test_an_earthquake_says_what_it_does_where_it_strikes(
    clans: dict[str, Any], where: dict[str, Any], sentence: str
) -> None:
    match = at_table(Clan(), Clan(**clans), **where)
    match.step("dig b2", fate=["earthquake", "e5"])

    assert sentence in match.told(-1)


@pytest.mark.parametrize(
    ("square", "die", "options", "told"),
    [
        (
            "d5",
            5,
            {},
            (
                "Seat 1 attacks d5, outside its owner's zones, and needs 5 or more. Seat 1 rolls 5"
                " and succeeds."
            ),
        ),
        (
            "f5",
            5,
            {},
            (
                "Seat 1 attacks f5, in its owner's zone 5, and needs 6 or more. Seat 1 rolls 5"
                " and fails."
            ),
        ),
        (
            "f5",
            6,
            {"jonny_1": True},
            "and needs 6 or more. Seat 1 rolls 6 - 1 (as a Jonny) = 5 and fails.",
        ),
    ],
)
def test_a_seizure_tells_zone_die_and_the_roll_needed(
    square: str, die: int, options: dict[str, Any], told: str
) -> None:
    match = at_table(Clan(caverns="b2 c3 d4 e4"), Clan(caverns="d5 f5"), **options)
    match.step(f"seize {square}", fate=[die])

    assert told in " ".join(match.told(-1))


def test_the_sharman_tells_the_square_shown_and_why_another_counts() -> None:
    match = at_table(Clan(caverns="b2", goroldioa="a3 b4 c4 d4"), goroldioa=4, caverns=4)
    match.step("sharman", fate=["goroldioa-first", 2, 2])

    assert match.told(-1)[:4] == [
        "Seat 1 seeks the Sharman, whose bones show row 2 and column 2, counted from the camp: b2.",
        "Seat 1 has no goroldioa left, so the other resource is located.",
        (
            "Square b2 is taken, so b1 counts instead: the free square next to it that lies"
            " furthest from the caverns and camp of Seat 1."
        ),
        "Seat 1 locates a spring at b1.",
    ]


# lava, options -> the square that counts, and where it was sought; the bones show b2, which is
# taken
SEARCHES = [
    ("", {}, "b1", "next to it"),
    ("b1 c1 a2 c2 a3 b3 c3", {"rescue": "no"}, "d1", "2 squares from it (none is nearer)"),
    ("", {"sharman_search": "zone"}, "e1", "in the clan's zones"),
]


@pytest.mark.parametrize(("lava", "options", "square", "sought"), SEARCHES)
def test_the_sharman_tells_where_another_square_was_sought(
    lava: str, options: dict[str, Any], square: str, sought: str
) -> None:
    match = at_table(Clan(springs="b2") if lava else Clan(caverns="b2"), lava_at=lava, **options)

    match.step("sharman", fate=["goroldioa-first", 2, 2])

    where = (
        f"{square} counts instead: the free square {sought} that lies furthest from the caverns"
        " and camp of Seat 1."
    )
    assert any(line.endswith(where) for line in match.told(-1)), match.told(-1)


@pytest.mark.proves("K45")
@pytest.mark.parametrize(
    ("clan", "turn", "options", "why"),
    [
        (
            Clan(located_springs="c1 d1"),
            0,
            {},
            "Seat 1 already has 2 located squares, the most allowed",
        ),
        (
            Clan(springs="a2 b1", goroldioa="b2 c3 a3"),
            0,
            {"springs": 2, "goroldioa": 3},
            "Seat 1 has no goroldioa or spring left",
        ),
        (Clan(), 3, {"seats": 3}, "the shared clan only excavates"),
    ],
)
def test_the_words_say_why_the_sharman_cannot_be_asked(
    clan: Clan, turn: int, options: dict[str, Any], why: str
) -> None:
    assert f"The Sharman cannot be asked: {why}." in " ".join(
        str(at_table(clan, turn=turn, **options).view(-1)).split()
    )
    assert "cannot be asked" not in str(at_table().view(-1))


def test_winners_share_the_win_in_words_too() -> None:
    match = at_table(
        lava_at="i1 i2 j2 i9 i10 j9 a9 b9 b10",
        quakes_at="a2 b2",
        rescue="no",
        located_limit=0,
        seats=2,
    )
    match.step("dig b1", fate=["lava"])

    assert str(match.view(-1)).startswith("The game is over. Seat 1 and Seat 2 share the win.")


def test_free_corners_are_marked_while_camps_are_set_up() -> None:
    signs = grid_of(koa().start(4, seed=1))

    assert [signs[corner] for corner in ("a1", "j1", "j10", "a10")] == ["+"] * 4


def test_points_of_the_shared_clan_are_said_to_win_nothing() -> None:
    text = " ".join(
        str(at_table(Clan(), Clan(), Clan(), Clan(caverns="b9"), seats=3).view(-1)).split()
    )

    assert "Purple, shared, camp a10: 2 points (counted for no player), 1 action a turn." in text
    assert text.count("counted for no player") == 1


def test_players_are_called_by_their_names() -> None:
    match = ludary.Match(koa(), at_table(seats=2).states(), anew=False, players=["Ann", "Ben"])

    assert "Ann (you)" in str(match.view(0))
    match.step("dig b2")
    assert any("Ann" in line for line in match.told(-1))
