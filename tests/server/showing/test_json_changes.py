"""Changes turn any old value into any new one, and send little more than the new parts of long
texts.
"""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from pydantic_core import from_json, to_json

import ludary
from ludary.server.showing.json_changes import changes, edits
from ludary.server.showing.rendering import rendered_board
from tests.server.json_patches import apply_changes

LAYER = "".join(f'<g data-spot="square-{at}"><rect x="{at}"/></g>' for at in range(40))


@pytest.mark.parametrize(
    ("before", "after", "made"),
    [
        ({"a": 1, "b": None}, {"a": 1, "b": None}, []),
        ({"a": 1, "b": [2]}, {"a": 3, "b": []}, [{"at": ["a"], "is": 3}, {"at": ["b"], "is": []}]),
        (
            {"a": {"b": [{"c": 1}, {"c": 2}]}},
            {"a": {"b": [{"c": 1}, {"c": None}]}},
            [{"at": ["a", "b", 1, "c"], "is": None}],
        ),
        ({"a": {"b": 1}}, {"a": {"c": 1}}, [{"at": ["a"], "is": {"c": 1}}]),
        ({"a": 1}, None, [{"at": [], "is": None}]),
    ],
)
def test_only_what_differs_is_told(before: Any, after: Any, made: Any) -> None:
    kept = deepcopy(before)
    assert changes(before, after) == made
    assert apply_changes(before, made) == after
    assert before == kept


THINGS = [{"a": 1}, {"b": 2}, {"c": 3}]


@pytest.mark.parametrize(
    ("after", "made"),
    [
        ([*THINGS, {"d": 4}], [{"at": [], "from": 3, "to": 3, "put": [{"d": 4}]}]),
        ([{"d": 4}, *THINGS], [{"at": [], "from": 0, "to": 0, "put": [{"d": 4}]}]),
        (THINGS[:1] + THINGS[2:], [{"at": [], "from": 1, "to": 2, "put": []}]),
        (
            [{"a": 5}, {"c": 3}],
            [{"at": [], "from": 1, "to": 2, "put": []}, {"at": [0, "a"], "is": 5}],
        ),
        ([], [{"at": [], "is": []}]),
    ],
)
def test_only_items_that_enter_or_leave_a_list_are_sent(after: Any, made: Any) -> None:
    assert changes(THINGS, after) == made
    assert apply_changes(THINGS, made) == after


def test_whatever_a_list_becomes_its_changes_make_it() -> None:
    rng = random.Random(1)
    for _ in range(400):
        one, other = (
            [{"id": rng.randrange(4), "in": [[rng.randrange(2)]]} for _ in range(rng.randrange(6))]
            for _ in range(2)
        )
        assert apply_changes(one, changes(one, other)) == other


def test_of_a_long_text_the_pieces_that_are_new_are_told() -> None:
    after = LAYER.replace('<rect x="7"/>', '<rect x="7"/><circle r="2"/>').replace(
        '<rect x="30"/>', ""
    )
    (change,) = changes({"svg": LAYER}, {"svg": after})
    assert change == {
        "at": ["svg"],
        "by": "<",
        "edits": [(24, 24, 'circle r="2"/>'), (92, 93, None)],
    }
    assert apply_changes({"svg": LAYER}, [change]) == {"svg": after}


def test_whatever_a_text_becomes_its_edits_make_it() -> None:
    rng = random.Random(1)
    for _ in range(400):
        old, new = (
            "<".join(
                rng.choice(["a", "b", "", *map(str, range(30))])
                for _ in range(rng.randrange(1, 60))
            )
            for _ in range(2)
        )
        for one, other in ((old, new), (old, old[: len(old) // 2] + new), (old, new[:9] + old)):
            assert (
                apply_changes(one, [{"at": [], "by": "<", "edits": edits(one, other, "<")}])
                == other
            )


@pytest.mark.parametrize("name", ludary.games())
def test_changes_make_each_moment_of_a_game_of_the_one_before(name: str) -> None:
    rng, match = random.Random(2), ludary.load(name).start(seed=2)
    shown = rendered_board(match.view(0))
    for _ in range(12):
        match.step(rng.choice(match.legal_ids()))
        now = rendered_board(match.view(0))
        made = from_json(to_json(changes(shown, now)))
        assert apply_changes(shown, made) == now
        assert len(to_json(made)) < len(to_json(now)) / 2
        shown = now
