"""The benchmark: how well a bot plays five games that no model was trained on, on fixed deals,
against fixed bots, in each seat as often.

A result says what was played, deal by deal, so that somebody else can play it again and compare.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.bot import bot_named
from ludary.bots.identity import are_same, identity_of, name_of
from ludary.core.arguments import briefly
from ludary.core.play.library import load
from ludary.lab.luck.estimate import SHARES, Estimate
from ludary.lab.questions.answer import Answer, Cell, Table, text_of
from ludary.lab.questions.charts import interval_chart, percent
from ludary.lab.questions.sampling import Plan, Sample, luck_words, sampled, seed_of
from ludary.lab.ray.worker import stamp

if TYPE_CHECKING:
    from ludary.core.play.game import Game

FORMAT = 2  # rises when tasks or figures change: scores of two formats cannot be compared
SEED = 20_261_128
AGAINST = ("uniform", "novice", "greedy")  # who sits in the other seats, in turn
EVEN = 0.5
SAME = 1e-9
MISSING = "(nothing)"


@dataclass(frozen=True)
class Task:
    """A game with so many seats, and how many deals are played against each of `AGAINST`."""

    game: str
    seats: int
    deals: int

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats"

    def deals_at(self, scale: float) -> int:
        """Return how many deals are played at this scale."""
        return max(2, round(self.deals * scale))


TASKS = (
    Task("dunjiin", 2, 200),
    Task("dunjiin", 4, 100),
    Task("koa", 2, 100),
    Task("koa", 4, 50),
    Task("konja", 2, 100),
    Task("nagaraja", 2, 100),
    Task("zimby_mojo", 2, 20),
)


@dataclass(frozen=True)
class Row:
    """The result of a task against one kind of bot."""

    task: Task
    against: str
    version: int  # of the game
    won: Sequence[
        float
        # the bot's share of wins of each deal, less luck, the mean over all seats; none against
        # itself
    ]
    less_luck: bool = False  # whether luck was taken off
    interrupted: bool = False

    @property
    def share(self) -> Estimate:
        """The share of wins; against itself a bot wins its even share, which need not be played."""
        return (
            Estimate.of_shares(np.array(self.won))
            if self.won
            else Estimate(1 / self.task.seats, 0.0)
        )

    @property
    def score(self) -> Estimate:
        """The share as it would be between two: 50 % is as good as the others, however many sit
        there.
        """
        share, others = self.share, self.task.seats - 1
        part = min(1.0, max(0.0, share.mean))
        both = part * others + (1 - part)
        return Estimate(part * others / both, share.error * others / both**2, span=SHARES)

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.task.game,
            "seats": self.task.seats,
            "deals": len(self.won),
            "against": self.against,
            "version": self.version,
            "share": self.share.to_dict(),
            "score": self.score.to_dict(),
            "less_luck": self.less_luck,
            "won": list(self.won),
        }

    @classmethod
    def read(cls, told: dict[str, Any]) -> Row:
        """Read what `to_dict` wrote. KeyError, TypeError or ValueError for something else."""
        task = next(
            (task for task in TASKS if (task.game, task.seats) == (told["game"], told["seats"])),
            None,
        )
        if task is None or told["against"] not in AGAINST:
            raise ValueError(
                f"there is no task of the game {told['game']}, {told['seats']} seats, against"
                f" {told['against']}"
            )
        return cls(
            task,
            told["against"],
            int(told["version"]),
            list(map(float, told["won"])),
            bool(told["less_luck"]),
        )


def benchmark(
    bot: Any, plan: Plan | None = None, games: Sequence[str] = (), scale: float = 1.0
) -> Answer:
    """Score a bot: its share of wins as one among others that are `uniform`, `novice` and `greedy`,
    in each task.

    `games` names some of the five; `scale` plays a part of the deals. Only the score of all tasks
    at full scale is the benchmark's. Raises ValueError for a game that is none of the tasks', and
    what `simulate` raises.
    """
    tasks, plan = tasks_of(games), plan or Plan()
    bot = bot_named(bot) if isinstance(bot, str) else bot
    rows: list[Row] = []
    meetings = list(product(tasks, AGAINST))
    try:
        for part, (task, against) in enumerate(meetings):
            rows.append(played(task, bot, against, plan, scale, part, len(meetings)))
            if rows[-1].interrupted:
                break
    except KeyboardInterrupt:
        pass  # what was played before stands
    stopped = len(rows) < len(meetings) or rows[-1].interrupted
    return answer(name_of(bot), identities_of(bot, tasks), rows, tasks, scale, stopped)


def identities_of(bot: Any, tasks: Sequence[Task]) -> dict[str, Any]:
    """Return what the bot is, by game."""
    games = dict.fromkeys(task.game for task in tasks)
    return {game: identity_of(bot, load(game)) for game in games}


def tasks_of(games: Sequence[str]) -> list[Task]:
    names = list(dict.fromkeys(task.game for task in TASKS))
    for game in games:
        if game not in names:
            raise ValueError(
                f"{game}: is not a game of the benchmark; its games are {', '.join(names)}"
            )
    return [task for task in TASKS if not games or task.game in games]


def played(
    task: Task, bot: Any, against: str, plan: Plan, scale: float, part: int, parts: int
) -> Row:
    """Play a task against one kind of bot, unless it is the bot itself."""
    game: Game = load(task.game)
    if are_same(bot, bot_named(against), game):
        return Row(task, against, game.version, [])

    def told(done: int, of: int) -> None:
        if plan.tell:
            plan.tell(int(1000 * (part + done / of)), 1000 * parts)

    seed = seed_of(SEED, TASKS.index(task), AGAINST.index(against))
    how = replace(
        plan,
        games=task.deals_at(scale),
        seed=seed,
        tell=told,
        keep=plan.keep and plan.keep / f"{task.game}-{task.seats}-{against}",
    )
    sample: Sample = sampled(game, [bot, *[against] * (task.seats - 1)], how, task.seats)
    return Row(
        task, against, game.version, sample.won(0).tolist(), sample.is_less_luck, sample.interrupted
    )


def total(rows: Sequence[Row]) -> Estimate:
    """The mean score of the games: each counts as much, and within it each task and kind of bot."""
    games = list(dict.fromkeys(row.task.game for row in rows))
    parts = [[row.score for row in rows if row.task.game == game] for game in games]
    means = [sum(one.mean for one in part) / len(part) for part in parts]
    errors = [sqrt(sum(one.error**2 for one in part)) / len(part) for part in parts]
    return Estimate(
        sum(means) / len(means), sqrt(sum(error**2 for error in errors)) / len(errors), span=SHARES
    )


def answer(
    name: str,
    identities: dict[str, Any],
    rows: Sequence[Row],
    tasks: Sequence[Task],
    scale: float,
    interrupted: bool,
) -> Answer:
    """The answer, of which every word and figure follows from the rows, what was asked for, and
    what the bot is.
    """
    if not rows:
        raise KeyboardInterrupt
    whole = not interrupted and scale == 1 and len(tasks) == len(TASKS)
    score = total(rows)
    verdict = [f"{name} scores {text_of(score, '%')}; 50 % is as good as those that it met."]
    if not whole:
        verdict.append("These are not all games of the benchmark: the score is none to cite.")
    cells = [cells_of(row) for row in rows]
    note = (
        f"Share: of wins{luck_words([row.less_luck for row in rows if row.won])}. Score: the share"
        " as it would be between two; 50 % is as good as the others."
    )
    return Answer(
        f"How well does {name} play the benchmark?",
        verdict,
        [Table("Tasks", ["", "share", "score", "deals"], cells, note, "%")],
        [
            interval_chart(
                "Scores",
                [(f"{row.task.name}, {row.against}", row.score) for row in rows],
                EVEN,
                percent,
            )
        ],
        [f"Format {FORMAT}. Each deal is played with the bot in each seat."],
        {
            "benchmark": FORMAT,
            "ludary": stamp(),
            "bot": name,
            "identities": identities,
            "complete": whole,
            "scale": scale,
            "score": score.to_dict(),
            "tasks": [row.to_dict() for row in rows],
        },
        interrupted,
    )


def cells_of(row: Row) -> list[Cell]:
    if not row.won:
        return [f"{row.task.name}, against itself", "even, not played", "50.0 %", 0]
    return [f"{row.task.name}, against {row.against}", row.share, row.score, len(row.won)]


def check(path: str | Path, bot: Any, plan: Plan | None = None) -> list[str]:
    """Play a result's games again with a bot, and say what differs, field by field; nothing if it
    is the same.

    Every figure and word of the file has to follow from the shares of its deals, and these from the
    bot, whose choices follow from the seed; of any other bot the scores may not differ clearly.

    Raises ValueError for a file that is no result of this format, or of other versions of the
    games.
    """
    told, rows = read(path)
    check_versions(path, rows)
    games = list(dict.fromkeys(row.task.game for row in rows))
    bot = bot_named(bot) if isinstance(bot, str) else bot
    right = recomputed(told, rows, name_of(bot), identities_of(bot, tasks_of(games)))
    wrong = [*unlike(told, right), *scaled(rows, told["scale"])]
    return [*wrong, *replayed(rows, benchmark(bot, plan, games, told["scale"]).figures["tasks"])]


def check_versions(path: str | Path, rows: Sequence[Row]) -> None:
    """ValueError for a result of another version of a game: its deals cannot be played again."""
    for row in rows:
        version = load(row.task.game).version
        if row.version != version:
            raise ValueError(
                f"{path}: {row.task.game} has version {row.version}; here it has version"
                f" {version}: score the bot again"
            )


def faults(path: str | Path) -> list[str]:
    """Say what is wrong with a result, field by field, without playing: every figure and word has
    to follow from the shares of its deals, and all tasks have to be there. Nothing if it is whole.

    Raises ValueError for a file that is no result of this format.
    """
    told, rows = read(path)
    right = recomputed(told, rows, str(told["bot"]), told["identities"])
    right["ludary"] = told["ludary"]
    tasks = [] if told["complete"] else ["complete: only results of all tasks are listed"]
    missing = {(task, against) for task in TASKS for against in AGAINST}
    missing -= {(row.task, row.against) for row in rows}
    tasks += [f"tasks: {task.name}, against {against}, is missing" for task, against in missing]
    return [*unlike(told, right), *scaled(rows, told["scale"]), *sorted(tasks)]


def leaderboard(paths: Iterable[Path]) -> Table:
    """The results in some files, the highest score first, each with the score of each game."""
    games = list(dict.fromkeys(task.game for task in TASKS))
    found = sorted(map(read, paths), key=lambda one: -one[0]["score"]["mean"])
    cells: list[list[Cell]] = []
    for told, rows in found:
        scores = [total([row for row in rows if row.task.game == game]) for game in games]
        old = {
            f"{load(row.task.game).title} {row.version}"
            for row in rows
            if row.version != load(row.task.game).version
        }
        name = f"`{told['bot']}`" + (f" ({', '.join(sorted(old))})" if old else "")
        cells.append([name, total(rows), *scores])
    now = ", ".join(f"{load(game).title} {load(game).version}" for game in games)
    return Table(
        "Results",
        ["bot", "score", *(load(game).title for game in games)],
        cells,
        f"In per cent, of format {FORMAT} and {now}, unless other versions stand behind a name.",
        "%",
    )


def scaled(rows: Sequence[Row], scale: float) -> list[str]:
    """Return a line for each task whose number of deals does not fit this scale."""
    other = [row for row in rows if row.won and len(row.won) != row.task.deals_at(scale)]
    return [
        f"scale: {scale:g} in the file, but {name_of_task(row)} has {len(row.won)} deals"
        for row in other
    ]


def recomputed(
    told: dict[str, Any], rows: Sequence[Row], name: str, identities: dict[str, Any]
) -> dict[str, Any]:
    """Return the file as its shares of deals would have it, if the bot of this name had played all
    tasks of its games.
    """
    tasks = tasks_of(list(dict.fromkeys(row.task.game for row in rows)))
    found: dict[str, Any] = json.loads(
        json.dumps(answer(name, identities, rows, tasks, told["scale"], False).to_dict())
    )
    return found


def replayed(rows: Sequence[Row], again: Sequence[dict[str, Any]]) -> list[str]:
    """Return a line for each deal that came out differently, and for each task missing or
    repeated.
    """
    there = {name_of_task(row): row for row in rows}
    found = {name_of_task(row): row for row in map(Row.read, again)}
    wrong = [f"tasks: {name} is missing" for name in found if name not in there]
    wrong += ["tasks: one appears twice"] if len(there) < len(rows) else []
    for name, row in there.items():
        new = found.get(name, row)
        alike = len(row.won) == len(new.won) and all(
            abs(a - b) <= SAME for a, b in zip(row.won, new.won, strict=True)
        )
        if not alike:
            clear = (row.share - new.share).is_clear(len(there))
            words = f"{text_of(row.share, '%')} in the file, {text_of(new.share, '%')} now"
            wrong.append(f"won: {name}: {words}{', which differs clearly' if clear else ''}")
        if row.less_luck != new.less_luck:
            wrong.append(f"less_luck: {name}: {row.less_luck} in the file, {new.less_luck} now")
    return wrong


def name_of_task(row: Row) -> str:
    return f"{row.task.name}, against {row.against}"


def unlike(told: Any, right: Any, place: str = "") -> Iterator[str]:
    """Yield a line for each field of a file that is wrong."""
    if isinstance(told, dict) and isinstance(right, dict):
        for name in [*right, *(name for name in told if name not in right)]:
            yield from unlike(
                told.get(name, MISSING), right.get(name, MISSING), f"{place}.{name}".lstrip(".")
            )
    elif isinstance(told, list) and isinstance(right, list) and len(told) == len(right):
        for number, (one, other) in enumerate(zip(told, right, strict=True), 1):
            yield from unlike(one, other, f"{place} {number}")
    elif isinstance(told, float) and isinstance(right, float):
        if not (told == right or abs(told - right) <= SAME):
            yield f"{place}: {told:.6g} in the file, should be {right:.6g}"
    elif type(told) is not type(right) or told != right:
        yield f"{place}: {briefly(told)} in the file, should be {briefly(right)}"


def read(path: str | Path) -> tuple[dict[str, Any], list[Row]]:
    """A result's file, and the rows in it. ValueError says what is wrong with it."""
    try:
        told = json.loads(Path(path).read_text(encoding="utf-8"))
        if told["benchmark"] != FORMAT:
            raise ValueError(
                f"its format is {briefly(told['benchmark'])}, and this Ludary reads {FORMAT}"
            )
        rows, scale = list(map(Row.read, told["tasks"])), float(told["scale"])
        if not rows or not 0 < scale <= 1:
            raise ValueError(f"it has {len(rows)} tasks at the scale {scale:g}")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(
            f"{path}: is not a result of the benchmark, as `--out` writes it"
            f" ({type(error).__name__}: {error})"
        ) from None
    return dict(told), rows
