"""The identity of bots: different bots differ, equal bots are recognised, and unknown parts are
named.
"""

import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import ISMCTS, Greedy, GuidedSearch, bot_named, novice, uniform
from ludary.bots.identity import are_same, identity_of, name_of, names_of, spec_of
from ludary.lab.questions.match import match
from ludary.lab.questions.sampling import Plan
from tests.every_game import EXAMPLES

LEDUC = ludary.load(EXAMPLES / "leduc_poker.py")
SETTINGS: dict[type, dict[str, list[Any]]] = {
    ISMCTS: {
        "iterations": [1, 60, 1000],
        "seconds": [None, 1, 1 / 3, 1e-7],
        "exploration": [None, 0.05, 5.0],
        "horizon": [None, 0, 9],
        "outcomes": [None, 0, 64],
        "learned": [False, True],
        "threads": [1, 4],
    },
    Greedy: {
        "worlds": [None, 1, 5],
        "slips": [0, 1, 25, 99, 100],
        "careless": [0.0, 1, 1 / 3, 0.3333333],
        "learned": [False, True],
        "file": [None, "net.npz"],
    },
}


def some_bots(count: int = 300) -> list[Any]:
    """Bots of all kinds of settings, drawn at random."""
    rng = random.Random(1)
    bots: list[Any] = [uniform, novice]
    while len(bots) < count:
        kind = rng.choice(list(SETTINGS))
        chosen = {name: rng.choice(values) for name, values in SETTINGS[kind].items()}
        kept = {name: value for name, value in chosen.items() if rng.random() < 0.5}
        if "file" not in kept or kept["file"] is None or kept.get("learned"):
            bots.append(kind(**kept))
    return bots


def test_bots_with_other_settings_have_other_names_and_identities() -> None:
    bots = list(dict.fromkeys(some_bots()))  # each once

    assert len(set(map(str, bots))) == len(bots) > 150
    assert len({repr(identity_of(bot, LEDUC)) for bot in bots}) == len(bots)
    assert len(set(names_of(bots, LEDUC))) == len(bots)


def test_a_name_that_is_a_spec_makes_the_same_bot_again() -> None:
    bots = [bot for bot in some_bots() if spec_of(bot)]

    assert len(bots) > 20
    assert [bot_named(str(bot)) for bot in bots] == bots
    assert [bot for bot in some_bots() if not spec_of(bot) and "(" not in str(bot)] == []


def first(view: Any, legal: Any, rng: Any) -> Any:
    return legal[PLACE]


PLACE, OTHER = 0, 1


def other(view: Any, legal: Any, rng: Any) -> Any:
    return legal[OTHER % len(legal)]


class Placed:
    """Takes the action in one place."""

    def __init__(self, place: int) -> None:
        self.place = place

    def __call__(self, view: Any, legal: Any, rng: Any) -> Any:
        return legal[self.place % len(legal)]


def scaled(by: Any) -> Any:
    """A guide with what it goes by in a closure."""
    return lambda rows, masks: (masks * by, np.zeros(len(rows)))


@pytest.mark.parametrize(
    ("one", "changed"),
    [
        (ISMCTS(60, exploration=0.05), ISMCTS(60, exploration=5.0)),
        (first, other),
        (Placed(1), Placed(2)),
        (partial(first, rng=1), partial(first, rng=2)),
        (scaled(1.0), scaled(2.0)),
        (GuidedSearch(scaled(np.ones(3))), GuidedSearch(scaled(np.arange(3)))),
        (GuidedSearch(scaled({"w": [1, (2,)]})), GuidedSearch(scaled({"w": [1, (3,)]}))),
    ],
)
def test_bots_that_choose_differently_are_told_apart(one: Any, changed: Any) -> None:
    assert are_same(one, one, LEDUC) and not are_same(one, changed, LEDUC)
    assert "unknown" not in identity_of(one, LEDUC)
    assert len(set(names_of([one, changed], LEDUC))) == 2
    assert " at 0x" not in name_of(one)


def test_a_constant_that_a_function_names_is_part_of_its_identity(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = identity_of(first, LEDUC)
    monkeypatch.setattr(sys.modules[__name__], "PLACE", -1)
    assert identity_of(first, LEDUC) != before


def test_what_has_no_digest_is_named_and_a_given_name_stands_for_it() -> None:
    drawn = GuidedSearch(scaled(np.random.default_rng(1)))
    told = identity_of(drawn, LEDUC)["unknown"]
    assert told == "it uses an object of numpy.random._generator.Generator, which has no digest"
    assert not are_same(drawn, GuidedSearch(scaled(np.random.default_rng(1))), LEDUC)
    assert identity_of(GuidedSearch(drawn.guide, name="net-1"), LEDUC)["named"] == "net-1"


SCRIPT = """
import sys, numpy as np, ludary
from ludary.bots import GuidedSearch
def guide(rows, masks): return masks * float(sys.argv[2]), np.zeros(len(rows))
WIDTH = float(sys.argv[2])
def guide(rows, masks): return masks * WIDTH, np.zeros(len(rows))
found = ludary.simulate({game!r}, 3, bots=[GuidedSearch(guide, 4), "uniform"], parquet=sys.argv[1])
print(found.bots[0], found.found)
"""


def test_the_same_script_goes_on_with_its_folder_and_a_changed_guide_does_not(
    tmp_path: Path,
) -> None:
    pytest.importorskip("pyarrow")
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(game=str(EXAMPLES / "leduc_poker.py")))

    def run(width: str) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, str(script), str(tmp_path / "games"), width]
        return subprocess.run(words, capture_output=True, text=True, check=False)

    assert run("1").stdout == "GuidedSearch(guide=guide, iterations=4) 0\n"
    assert run("1").stdout == "GuidedSearch(guide=guide, iterations=4) 3\n"
    assert "give another folder" in run("2").stderr


def test_a_folder_of_one_bot_is_not_gone_on_with_by_another(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    low, high = (ISMCTS(5, exploration=exploration, name="mine") for exploration in (0.05, 5.0))
    ludary.simulate(LEDUC, 3, bots=[low, "uniform"], parquet=tmp_path / "games")
    with pytest.raises(ValueError, match=r"identities is .* give another folder"):
        ludary.simulate(LEDUC, 3, bots=[high, "uniform"], parquet=tmp_path / "games")
    with pytest.raises(
        ValueError, match=r"cannot recognise the bot GuidedSearch.* later, since it uses"
    ):
        drawn = GuidedSearch(scaled(np.random.default_rng(1)), 2)
        ludary.simulate(LEDUC, 3, bots=[drawn, "uniform"], parquet=tmp_path / "other")


def test_any_two_settings_can_meet() -> None:
    pairs = [
        (ISMCTS(2, exploration=0.05), ISMCTS(2, exploration=5.0)),
        (Greedy(worlds=1), Greedy(worlds=2)),
        (Placed(0), Placed(1)),
    ]
    for one, rival in pairs:
        found = match(LEDUC, one, rival, Plan(adjust=False), most=128)
        assert len(set(found.figures["bots"])) == 2 and found.figures["games"] == 128
