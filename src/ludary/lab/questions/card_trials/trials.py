"""Trials: deals with all their branches, played by threads or on a Ray cluster, and kept in a file
to go on with.
"""

from __future__ import annotations

import json
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.identity import identity_of, name_of, names_of
from ludary.bots.ismcts import ISMCTS
from ludary.bots.seated import are_compiled
from ludary.core.cores import cores
from ludary.lab.luck.estimate import KNOWN
from ludary.lab.questions.card_trials.branches import FORBIDDEN, Trialist, Trials
from ludary.lab.questions.card_trials.things import Things
from ludary.lab.ray.worker import stamp
from ludary.lab.simulation.compiled_games import Workplace

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.lab.questions.sampling import Plan

Array = npt.NDArray[Any]
FILE = "cards.npz"  # in the folder of what is kept
SAVED_EVERY = 60.0  # seconds
Play = Callable[[int], Trials]


@dataclass(frozen=True)
class Question:
    """The trials of a game."""

    place: Workplace
    things: Things
    ways: int  # 0: uses are counted; 1: things are forbidden, too; 2: and forced
    adjust: bool

    def about(self) -> dict[str, Any]:
        """Describe the question: trials are put together only if this is alike."""
        game, place = self.place.game, self.place
        return {
            "game": game.name,
            "version": game.version,
            "edition": game.contents.edition_key(game.edition),
            "options": game.changed_options(),
            "bots": names_of(place.bots, game),
            "identities": [identity_of(bot, game) for bot in place.bots],
            "ludary": stamp(),
            "seed": place.seed,
            "things": list(self.things.names),
            "ways": self.ways,
            "adjusted": self.adjust,
        }


def question_of(
    game: Game,
    seated: Sequence[Any],
    seed: int,
    things: Things,
    ways: int,
    adjust: bool,
) -> Question:
    """The trials of these things; luck is watched where bots search, since it costs little there.

    Raises ValueError for bots that are not compiled, and for a single seat.
    """
    if not are_compiled(seated):
        names = ", ".join(dict.fromkeys(map(name_of, seated)))
        raise ValueError(
            f"bots={names}: only compiled bots can try cards: name uniform, greedy, careless:N,"
            " ismcts:N or another bot that ships"
        )
    if len(seated) == 1:
        raise ValueError("seats=1: a single player beats nobody: try cards with two seats or more")
    searching = any(isinstance(bot, ISMCTS) for bot in seated)
    place = Workplace(game, len(seated), list(seated), seed)
    return Question(place, things, ways, adjust and searching)


def worth_by_deal(trials: Trials, way: int = FORBIDDEN) -> Array:
    """The change in the share of wins, the mean of all seats, less luck: `(deals, things)`.

    The weight of luck for one half of the deals is learnt from the other, beginning at 1, as in
    `less_luck`, from all things together.
    """
    change, luck = (
        values[..., way].mean(axis=1, dtype=np.float64)
        for values in (trials.change, trials.luckier)
    )
    halves = np.arange(len(change)) % 2
    weights = np.zeros(2)
    for half in (0, 1):
        others = luck[halves != half]
        if others.any():
            square = (others**2).sum()
            known = KNOWN * square / len(others)
            weights[half] = ((change[halves != half] * others).sum() + known) / (square + known)
    return np.asarray(change - weights[halves][:, None] * luck)


def all_trials(question: Question, plan: Plan) -> tuple[Trials | None, bool]:
    """Play the deals of a plan; returns them in order, and whether Ctrl-C came before the last.

    None if there is not even one.

    Raises what `simulate` raises for a place or folder that does not exist.
    """
    kept = None if plan.keep is None else Kept(plan.keep, question.about(), plan.games)
    done = kept.found() if kept else []
    first = deals = sum(len(one.lengths) for one in done)
    playing = on_ray(question, first, plan) if plan.on else in_threads(question, first, plan)
    interrupted = False
    try:
        for trials in playing:
            done.append(trials)
            deals += len(trials.lengths)
            if plan.tell:
                plan.tell(deals, plan.games)
            if kept:
                kept.add(done)
    except KeyboardInterrupt:
        interrupted = True
    if kept and done:
        kept.save(done)
    return (joined(done) if done else None), interrupted


def in_threads(question: Question, first: int, plan: Plan) -> Iterator[Trials]:
    """Play deals from number `first` on, and yield each in order.

    Ctrl-C lets those end that are being played.
    """
    own = threading.local()
    workers = plan.workers or cores()

    def play(number: int) -> Trials:
        if not hasattr(own, "trialist"):
            own.trialist = trialist_of(question)
        trials: Trials = own.trialist.play(number, 1)
        return trials

    if first < plan.games:
        trialist_of(question).play(first, 0)  # compiles in this thread, which Ctrl-C reaches
    waiting, out = iter(range(first, plan.games)), deque[Future[Trials]]()
    with ThreadPoolExecutor(workers) as pool:
        try:
            while True:
                out.extend(
                    pool.submit(play, number)
                    for _, number in zip(range(2 * workers - len(out)), waiting, strict=False)
                )
                if not out:
                    return
                out[0].result()
                yield out.popleft().result()
        except KeyboardInterrupt:
            for future in out:
                future.cancel()
            yield from (future.result() for future in out if not future.cancelled())
            raise


def on_ray(question: Question, first: int, plan: Plan) -> Iterator[Trials]:
    """Play them on a Ray cluster."""
    from ludary.lab.ray.game_bundle import pack
    from ludary.lab.ray.pool import RayPool

    shared = pack(question.place), question.things, question.ways, question.adjust
    with RayPool(play_elsewhere, plan.on or "", plan.workers) as pool:
        yield from pool.imap(shared, range(first, plan.games))


_ready: dict[bytes, Trialist] = {}  # the last that played in this process


def play_elsewhere(shared: tuple[bytes, Things, int, bool], number: int) -> Trials:
    """Play a deal as a worker of a cluster."""
    from ludary.lab.ray.game_bundle import unpack

    parcel, things, ways, adjust = shared
    key = parcel + repr((things.names, ways, adjust)).encode()
    if key not in _ready:
        _ready.clear()
        _ready[key] = Trialist(unpack(parcel), things, ways, adjust)
    return _ready[key].play(number, 1)


def trialist_of(question: Question) -> Trialist:
    return Trialist(question.place, question.things, question.ways, question.adjust)


def joined(parts: Sequence[Trials]) -> Trials:
    """Trials in a row as one."""
    columns = list(zip(*parts, strict=True))
    return Trials(parts[0].first, *(np.concatenate(column) for column in columns[1:]))


class Kept:
    """A folder in which trials are kept."""

    def __init__(self, folder: Path, about: dict[str, Any], deals: int) -> None:
        """Raises ValueError if the folder has trials of something else, or more than are wanted."""
        self.path, self.about, self.deals, self.since = (
            Path(folder) / FILE,
            json.dumps(about),
            deals,
            time.monotonic(),
        )
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.check()

    def check(self) -> None:
        for trials in self.found():
            if len(trials.lengths) > self.deals:
                raise ValueError(
                    f"{self.path}: has {len(trials.lengths):,} deals already, more than"
                    f" {self.deals:,}: ask for at least as many"
                )

    def found(self) -> list[Trials]:
        """Return the trials that are there; ValueError if they are of something else."""
        if not self.path.exists():
            return []
        try:
            held = np.load(self.path)
            about = str(held["about"])
        except (ValueError, OSError, KeyError, EOFError):
            raise ValueError(f"{self.path}: is not a file of trials: name a new folder") from None
        if about != self.about:
            raise ValueError(
                f"{self.path}: has trials of another question, {about}: name a new folder, or ask"
                " the same question"
            )
        return [Trials(0, *(held[name] for name in Trials._fields[1:]))]

    def add(self, done: list[Trials]) -> None:
        """Save now and then."""
        if time.monotonic() - self.since > SAVED_EVERY:
            self.save(done)
            self.since = time.monotonic()

    def save(self, done: list[Trials]) -> None:
        """Write all, so that the file is there wholly or as it was."""
        done[:] = [joined(done)]
        held = done[0]._asdict()
        new = self.path.with_suffix(".new.npz")
        np.savez_compressed(
            new, about=np.array(self.about), **{name: held[name] for name in Trials._fields[1:]}
        )
        new.replace(self.path)
