"""The benchmark: how well a bot plays five games that no model was trained on, on fixed deals, against fixed bots, in each seat as often.

A result says what was played, deal by deal, so that somebody else can play it again and compare.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.identity import name_of
from ludary.core.play.library import load
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Answer, Cell, Table, text_of
from ludary.lab.questions.charts import interval_chart, percent
from ludary.lab.questions.sampling import Plan, Sample, sampled, seed_of

if TYPE_CHECKING:
    from ludary.core.play.game import Game

FORMAT = 1  # rises when tasks change: scores of two formats cannot be compared
SEED = 20_261_128
AGAINST = ("uniform", "novice", "greedy")  # who sits in the other seats, in turn
EVEN = 0.5
SAME = 1e-9


@dataclass(frozen=True)
class Task:
    """A game with so many seats, and how many deals are played against each of `AGAINST`."""

    game: str
    seats: int
    deals: int

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats"


TASKS = (
    Task("dunjiin", 2, 200), Task("dunjiin", 4, 100), Task("koa", 2, 100), Task("koa", 4, 50), Task("konja", 2, 100),
    Task("nagaraja", 2, 100), Task("zimby_mojo", 2, 20),
)  # fmt: skip


@dataclass(frozen=True)
class Row:
    """The result of a task against one kind of bot."""

    task: Task
    against: str
    version: int  # of the game
    won: Sequence[float]  # the bot's share of wins of each deal, less luck, the mean over all seats
    interrupted: bool = False

    @property
    def share(self) -> Estimate:
        return Estimate.of(np.array(self.won))

    @property
    def score(self) -> Estimate:
        """The share as it would be between two: 50 % is as good as the others, however many sit there."""
        share, others = self.share, self.task.seats - 1
        part = min(1.0, max(0.0, share.mean))
        both = part * others + (1 - part)
        return Estimate(part * others / both, share.error * others / both**2)

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.task.game, "seats": self.task.seats, "deals": len(self.won), "against": self.against, "version": self.version,
            "share": self.share.to_dict(), "score": self.score.to_dict(), "won": list(self.won),
        }  # fmt: skip


def benchmark(bot: Any, plan: Plan | None = None, games: Sequence[str] = (), scale: float = 1.0) -> Answer:
    """Score a bot: its share of wins as one among others that are `uniform`, `novice` and `greedy`, in each task.

    `games` names some of the five; `scale` plays a part of the deals. Only the score of all tasks at full scale is the benchmark's.
    Raises ValueError for a game that is none of the tasks', and what `simulate` raises.
    """
    tasks, plan = tasks_of(games), plan or Plan()
    rows: list[Row] = []
    meetings = list(product(tasks, AGAINST))
    try:
        for part, (task, against) in enumerate(meetings):
            rows.append(played(task, bot, against, plan, scale, part, len(meetings)))
            if rows[-1].interrupted:
                break
    except KeyboardInterrupt:
        pass  # what was played before stands
    return answer(bot, rows, tasks, scale, len(rows) < len(meetings) or rows[-1].interrupted)


def tasks_of(games: Sequence[str]) -> list[Task]:
    names = list(dict.fromkeys(task.game for task in TASKS))
    for game in games:
        if game not in names:
            raise ValueError(f"{game}: is no game of the benchmark; those are {', '.join(names)}")
    return [task for task in TASKS if not games or task.game in games]


def played(task: Task, bot: Any, against: str, plan: Plan, scale: float, part: int, parts: int) -> Row:
    """Play a task against one kind of bot; against itself a bot wins its even share, which need not be played."""
    game: Game = load(task.game)
    deals = max(2, round(task.deals * scale))
    if name_of(bot) == against:
        return Row(task, against, game.version, [1 / task.seats] * deals)

    def told(done: int, of: int) -> None:
        if plan.tell:
            plan.tell(int(1000 * (part + done / of)), 1000 * parts)

    seed = seed_of(SEED, TASKS.index(task), AGAINST.index(against))
    how = replace(plan, games=deals, seed=seed, tell=told, keep=plan.keep and plan.keep / f"{task.game}-{task.seats}-{against}")
    sample: Sample = sampled(game, [bot, *[against] * (task.seats - 1)], how, task.seats)
    return Row(task, against, game.version, sample.won(0).tolist(), sample.interrupted)


def total(rows: Sequence[Row]) -> Estimate:
    """The mean score of the games: each counts as much, and within it each task and kind of bot."""
    games = list(dict.fromkeys(row.task.game for row in rows))
    parts = [[row.score for row in rows if row.task.game == game] for game in games]
    means = [sum(one.mean for one in part) / len(part) for part in parts]
    errors = [sqrt(sum(one.error**2 for one in part)) / len(part) for part in parts]
    return Estimate(sum(means) / len(means), sqrt(sum(error**2 for error in errors)) / len(errors))


def answer(bot: Any, rows: Sequence[Row], tasks: Sequence[Task], scale: float, interrupted: bool) -> Answer:
    if not rows:
        raise KeyboardInterrupt
    name, whole = name_of(bot), not interrupted and scale == 1 and len(tasks) == len(TASKS)
    score = total(rows)
    verdict = [f"{name} scores {text_of(score, '%')}; 50 % is as good as those that it met."]
    if not whole:
        verdict.append("These are not all games of the benchmark: the score is none to cite.")
    cells: list[list[Cell]] = [[f"{row.task.name}, against {row.against}", row.share, row.score, len(row.won)] for row in rows]
    note = "Share: of wins, luck taken off. Score: the share as it would be between two; 50 % is as good as the others."
    return Answer(
        f"How well does {name} play the benchmark?",
        verdict,
        [Table("Tasks", ["", "share", "score", "deals"], cells, note, "%")],
        [interval_chart("Scores", [(f"{row.task.name}, {row.against}", row.score) for row in rows], EVEN, percent)],
        [f"Format {FORMAT}. Each deal is played with the bot in each seat."],
        {
            "benchmark": FORMAT,
            "bot": name,
            "complete": whole,
            "scale": scale,
            "score": score.to_dict(),
            "tasks": [row.to_dict() for row in rows],
        },
        interrupted,
    )


def check(path: str | Path, bot: Any, plan: Plan | None = None) -> list[str]:
    """Play a result's games again with a bot, and say what differs; nothing if it is the same.

    A bot whose choices follow from the seed has to win the same deals; of any other bot the scores may not differ clearly.

    Raises ValueError for a file that is no result of this format, or of other versions of the games.
    """
    told = read(path)
    again = benchmark(bot, plan, list(dict.fromkeys(row["game"] for row in told["tasks"])), told["scale"]).figures["tasks"]
    found = {(row["game"], row["seats"], row["against"]): row for row in again}
    wrong = []
    for row in told["tasks"]:
        new = found[row["game"], row["seats"], row["against"]]
        name = f"{row['game']}, {row['seats']} seats, against {row['against']}"
        one, two = (Estimate.of(np.array(each["won"], float)) for each in (row, new))
        if len(row["won"]) != len(new["won"]) or max(abs(a - b) for a, b in zip(row["won"], new["won"], strict=True)) > SAME:
            clear = (one - two).is_clear(len(told["tasks"]))
            wrong.append(f"{name}: {text_of(one, '%')} in the file, {text_of(two, '%')} now{', which differs clearly' if clear else ''}")
    return wrong


def read(path: str | Path) -> dict[str, Any]:
    """A result's file. ValueError says what is wrong with it."""
    try:
        told = json.loads(Path(path).read_text(encoding="utf-8"))
        rows, scale = told["tasks"], float(told["scale"])
        known = {(task.game, task.seats) for task in TASKS}
        right = told["benchmark"] == FORMAT and all(
            (row["game"], row["seats"]) in known and row["against"] in AGAINST and len(row["won"]) > 1 for row in rows
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: is no result of the benchmark ({type(error).__name__}: {error})") from None
    if not right or not 0 < scale <= 1:
        raise ValueError(f"{path}: is no result of format {FORMAT} of the benchmark")
    for row in rows:
        if row["version"] != load(row["game"]).version:
            raise ValueError(f"{path}: {row['game']} was version {row['version']}, and is version {load(row['game']).version} here")
    return dict(told)
