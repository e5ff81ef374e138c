"""Watching bots: the lines of all actions are the lines of the match, each told once."""

from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import ludary
from ludary.cli.playing.narration import joined
from ludary.cli.playing.page import LEFT, ConsolePage
from ludary.cli.playing.prompt import PromptedPlayer
from ludary.cli.playing.seat_plan import SeatPlan, usual_bot
from ludary.cli.playing.session import PlaySession
from ludary.cli.terminal import excerpt, paragraphs
from ludary.core.state.events import sees
from tests.bots.test_review import connect_four
from tests.core.play.test_chapters import told_in_chapters
from tests.every_game import EXAMPLES, positions


def first(view: Any, legal: Any, rng: Any) -> Any:
    """A bot that takes the first choice."""
    return legal[0]


def test_a_line_that_goes_on_over_several_actions_is_said_once() -> None:
    match = told_in_chapters(ludary.load(str(EXAMPLES / "connect_four.py"))).start(2)
    said = StringIO()
    rngs = [np.random.default_rng(seat) for seat in range(2)]

    PlaySession(
        match,
        SeatPlan([first, first]),
        ConsolePage(Console(file=said, width=80)),
        rngs,
        attended=False,
    ).run()

    lines = [
        line.removeprefix("- ") for line in said.getvalue().splitlines() if line.startswith("- ")
    ]
    assert lines == match.told(-1)
    assert lines[0].startswith("6 in column")


LEAVING = [  # what is typed at the end of a game, and whether its Record is kept
    ("", False),
    ("\n", False),
    ("QUIT\n", False),
    ("what?\nq\n", False),
    ("SAVE mine.ludary\n", True),
]


@pytest.mark.parametrize("typed, kept", LEAVING)
def test_a_player_leaves_a_game_at_its_end_with_or_without_its_record(
    typed: str, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = connect_four(0, 1, 0, 1, 0, 1, 0)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO(typed))

    said = StringIO()

    PlaySession(match, SeatPlan([None, first]), ConsolePage(Console(file=said)), []).run()

    ranking = said.getvalue().partition("Place")[2].splitlines()[1:3]
    assert [line.split()[0] for line in ranking] == ["1", "2"]
    assert [player in line for player, line in zip(match.players, ranking, strict=True)] == [
        True,
        True,
    ], ranking
    assert [path.name for path in tmp_path.iterdir()] == ["mine.ludary"] * kept


class Silent(PromptedPlayer):
    """Is asked nothing: whatever comes first happens by itself."""

    def passes(self) -> bool:
        self.match.step(self.match.legal()[0])
        return True


class Heard(PlaySession):
    """Keeps the events that it says."""

    def say(self, chapters: Sequence[Sequence[Any]]) -> None:
        vars(self).setdefault("heard", []).extend(
            event for chapter in chapters for event in chapter
        )


def test_events_between_questions_are_told_once() -> None:
    match = ludary.load("dunjiin").start(2, seed=11)
    page = ConsolePage(Console(file=StringIO(), width=80))
    rngs = [np.random.default_rng(seat) for seat in range(2)]
    session = Heard(match, SeatPlan([None, first]), page, rngs)
    session.people[0] = Silent(match, 0, page, lambda file: None, "")

    while not match.over:
        session.decide(int(match.state.actor))
    session.catch_up()

    events = [event for step in match.steps[1:] for event in step.events if sees(event.known_to, 0)]
    assert list(map(str, vars(session)["heard"])) == list(map(str, events))


def test_the_best_level_plays_and_advises() -> None:
    game = ludary.load(str(EXAMPLES / "connect_four.py"))
    for bot in ("ismcts:1000", "greedy"):
        match = replace(game, hints=replace(game.hints, levels=("novice", bot))).start(2)
        said = StringIO()
        me = PromptedPlayer(
            match, 0, ConsolePage(Console(file=said, width=80)), lambda file: None, ""
        )
        me.present()

        me.hint()

        assert usual_bot(match.game) == bot
        assert f"{bot} would choose" in said.getvalue()


MAP = "   a  b  c  d\n 1 .  .  .  .\n 2 .  X  .  ."


def test_a_map_is_a_paragraph_and_is_shown_before_all_that_could_take_its_room() -> None:
    parts = paragraphs(
        f"Turn 1. Ann decides\n  what to do.\n{MAP}\nAnn: 3 points.\n  Much more.\nBob: 2 points."
    )
    assert parts == [
        "Turn 1. Ann decides\n  what to do.",
        MAP,
        "Ann: 3 points.\n  Much more.",
        "Bob: 2 points.",
    ]
    assert excerpt(parts, [], 99, 0, 80) == [0, 1, 2, 3]
    assert excerpt(parts, [3], 6, 0, 80) == [0, 1, 3]
    assert excerpt(parts, [2], 3, 9, 80) == [1]


def test_events_are_joined_where_the_same_player_acts() -> None:
    names = ["Ann", "Bob"]
    assert list(joined(["Ann draws an Orc.", "Ann wins the fight."], names)) == [
        "Ann draws an Orc; wins the fight."
    ]
    apart = [
        "Ann at the shrine is depleted.",
        "It is Ann's turn.",
        "Ann has 0 fate points, Bob has 4.",
    ]
    assert list(joined(apart, names)) == apart


def shown(game: str, width: int, height: int) -> list[str]:
    """The lines of the first decision on a screen of this size."""
    match, said = ludary.load(game).start(seed=5), StringIO()
    ConsolePage(Console(file=said, width=width, height=height)).decision(
        match, int(match.actor or 0), "", ["It begins."], match.legal(), []
    )
    return said.getvalue().splitlines()


def test_a_wide_terminal_has_the_table_and_the_choices_side_by_side() -> None:
    lines = shown("koa", 150, 45)
    assert any(line.startswith("   1 ") for line in lines)  # the first row of the map
    assert any(line[LEFT:].strip().startswith("1  ") for line in lines)
    assert not any(line.startswith("  1  ") for line in lines)
    assert len(lines) < 45


@pytest.mark.parametrize("game", ludary.games())
def test_a_decision_fits_a_terminal_of_80_by_24_with_the_choices_last(game: str) -> None:
    for match in positions(ludary.load(game), 24, seed=9):
        choices, said = match.legal(), StringIO()
        if match.actor is None or len(choices) > 12:
            continue
        console = Console(file=said, width=80, height=24, force_terminal=True, color_system=None)
        ConsolePage(console).decision(
            match, match.actor, "", ["It begins.", "It goes on."], choices, []
        )
        lines = said.getvalue().splitlines()
        assert len(lines) < 24, lines
        assert (
            "'view' shows the rest of the table." in lines
            or str(match.view(match.actor)).count("\n") < 16
        )
        assert any(line.startswith(f"{len(choices):3}  ") for line in lines[-12:])


def test_choices_that_are_too_many_for_a_column_stand_below_the_table() -> None:
    assert any(line.startswith("  1  ") for line in shown("koa", 150, 12))
