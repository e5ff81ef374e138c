"""From typed text to an action, and many choices in few lines."""

import pytest

from ludary.cli.playing.choices import UnclearChoice, chosen_by, groups
from ludary.cli.playing.narration import joined
from ludary.cli.terminal import fitted, paragraphs
from ludary.core.contract.actions import Action


def choices(*notations: str) -> list[Action]:
    return [
        Action(number, text.split()[0], (), text, text.capitalize(), "")
        for number, text in enumerate(notations)
    ]


CHOICES = choices("fight", "dodge 2", "dodge 3", "dodge 31")
VERBS = ["explore", "fight", "dodge"]


@pytest.mark.parametrize(
    "text, notation",
    [
        ("1", "fight"),
        ("f", "fight"),
        ("D 2", "dodge 2"),
        ("dodge 3", "dodge 3"),
        ("do 31", "dodge 31"),
    ],
)
def test_a_choice_is_named_by_number_notation_or_a_beginning_that_is_enough(
    text: str, notation: str
) -> None:
    assert chosen_by(text, CHOICES, VERBS).notation == notation


REFUSED = [
    ("0", "There is no choice 0: type a number from 1 to 4."),
    (
        "dodge",
        "'dodge' could be 2 (dodge 2), 3 (dodge 3), 4 (dodge 31): type more of it, or the number.",
    ),
    ("dodge 7", "'dodge 7' is not possible now: type a number from 1 to 4."),
    ("explore", "'explore' is not possible now: type a number from 1 to 4."),
    (
        "figth",
        (
            "'figth' is no choice: did you mean 'fight'? Else type a number from 1 to 4, or ? for"
            " help."
        ),
    ),
    ("xyz", "'xyz' is no choice: type a number from 1 to 4, or ? for help."),
]


@pytest.mark.parametrize("text, answer", REFUSED, ids=[text for text, _ in REFUSED])
def test_a_wrong_choice_is_answered_with_a_right_one(text: str, answer: str) -> None:
    with pytest.raises(UnclearChoice) as error:
        chosen_by(text, CHOICES, VERBS)
    assert str(error.value) == answer


def test_many_alike_choices_stand_under_what_they_have_in_common() -> None:
    many = choices(
        "rest", *(f"raise card {n} from the graveyard for 3 (level {n})" for n in range(10, 20))
    )
    (_, first), (heading, rest) = groups(many)
    assert first == [(1, "Rest", "rest")]
    assert heading == "Raise card ... from the graveyard for 3 ..."
    assert rest[0] == (2, "10 (level 10)", "")


def places(count: int, spot: str) -> list[Action]:
    return [
        Action(
            n,
            "go",
            (n,),
            f"go {n}",
            f"Go to {n} for {n % 3} mojo ({n} tiles)",
            f"{spot}{n}" if spot else "",
        )
        for n in range(count)
    ]


def test_a_crowd_of_places_is_one_line_beside_other_choices() -> None:
    crowd = [*choices("rest", "halt"), *places(30, "tile-")]
    assert list(groups(crowd)) == [
        ("", [(1, "Rest", "rest")]),
        ("", [(2, "Halt", "halt")]),
        (
            "",
            [
                (
                    3,
                    (
                        "to 32: Go to ... 30 choices: type one, such as 'go 0'; 'list go' tells"
                        " them all."
                    ),
                    "",
                )
            ],
        ),
    ]
    assert chosen_by("32", crowd, ["rest", "go"]).notation == "go 29"


@pytest.mark.parametrize(
    "few",
    [
        [*choices("rest"), *places(19, "tile-")],
        [*choices("rest"), *places(30, "")],
        places(30, "tile-"),
    ],
    ids=["few", "no spots", "alone"],
)
def test_other_choices_are_listed_one_by_one(few: list[Action]) -> None:
    assert [number for _, rows in groups(few) for number, _, _ in rows] == list(
        range(1, len(few) + 1)
    )


def test_the_whole_list_is_of_all_choices() -> None:
    crowd = [*choices("rest"), *places(30, "tile-")]
    assert [number for _, rows in groups(crowd, whole=True) for number, _, _ in rows] == list(
        range(1, 32)
    )


def test_sentences_about_one_player_become_one() -> None:
    told = ["Ann draws an Orc.", "Ann wins.", "Bob rests.", "The end."]
    assert list(joined(told, ["Ann", "Bob"])) == [
        "Ann draws an Orc; wins.",
        "Bob rests.",
        "The end.",
    ]


def test_only_what_is_too_wide_is_filled_anew() -> None:
    board = "X . .\n  O X"
    assert [fitted(part, 20) for part in paragraphs(board)] == [board]
    assert (
        fitted("Ann: Level 20, Armor 3.\n  Treasure 5.", 15)
        == "Ann: Level 20,\n  Armor 3.\n  Treasure 5."
    )
