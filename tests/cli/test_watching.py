"""Watching bots: what is said action by action is what the whole match tells, with no line said twice."""

from io import StringIO
from typing import Any

import numpy as np
from rich.console import Console

import ludary
from ludary.cli.page import Page
from ludary.cli.seat_plan import SeatPlan
from ludary.cli.session import Session
from tests.core.test_chapters import told_in_chapters
from tests.every_game import EXAMPLES


def first(view: Any, legal: Any, rng: Any) -> Any:
    """A bot that takes the first choice."""
    return legal[0]


def test_a_line_that_goes_on_over_several_actions_is_said_once() -> None:
    match = told_in_chapters(ludary.load(str(EXAMPLES / "connect_four.py"))).start(2)
    said = StringIO()
    rngs = [np.random.default_rng(seat) for seat in range(2)]

    Session(match, SeatPlan([first, first]), Page(Console(file=said, width=80)), rngs, attended=False).run()

    lines = [line.removeprefix("- ") for line in said.getvalue().splitlines() if line.startswith("- ")]
    assert lines == match.told(-1)
    assert lines[0].startswith("6 in column")
