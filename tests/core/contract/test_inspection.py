"""Spots: names of places on a board, and who is asked what lies there."""

from typing import Any

import pytest

from ludary.core.contract.inspection import Inspection, Inspector, Spot

SQUARE, CELL, TREE = Spot("square", 49), Spot("cell", 2, 9), Spot("oak-tree")


def told(game: Any, s: Any, who: Any, *numbers: int) -> Inspection:
    return Inspection(f"{numbers}")


inspect = Inspector({SQUARE: told, CELL: told, TREE: told, Spot("gap"): lambda *given: None})


def test_a_spot_is_named_by_its_kind_and_numbers() -> None:
    assert [SQUARE(17), CELL(1, 8), TREE()] == ["square-17", "cell-1-8", "oak-tree"]
    assert CELL("{seat}", "{cell}").format(seat=0, cell=3) == CELL(0, 3)


def test_another_count_of_numbers_names_no_spot() -> None:
    with pytest.raises(ValueError, match="spot cell: 1 numbers were given, and 2 belong to it"):
        CELL(1)


@pytest.mark.parametrize(
    ("spot", "numbers"),
    [(SQUARE(0), "(0,)"), (SQUARE(48), "(48,)"), (CELL(1, 8), "(1, 8)"), (TREE(), "()")],
)
def test_what_lies_at_a_spot_is_told_by_the_function_of_its_kind(spot: str, numbers: str) -> None:
    assert inspect("Chess", None, spot, ()) == Inspection(numbers)


@pytest.mark.parametrize(
    "spot",
    [
        *(f"square-{text}" for text in ("49", "99", "-1", "x", "²", "٣", "1-2", "9" * 5000, "")),
        *(
            "square",
            "cell-1",
            "cell-2-0",
            "cell-0-1-2",
            "oak",
            "oak-tree-1",
            "oak-tree-",
            "tree",
            "gap",
            "-",
            "",
        ),
    ],
)
def test_of_any_other_text_nothing_is_told(spot: str) -> None:
    assert inspect("Chess", None, spot, ()) is None
