"""Training: generation after generation, with a file from which a training that was stopped goes
on.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ludary.bots.greedy import Greedy, greedy
from ludary.bots.network import parties_of, share
from ludary.bots.network_file import Network, edition_of
from ludary.bots.uniform import uniform
from ludary.bots.weights import FORMAT
from ludary.core.contract.defaults import no_judgement
from ludary.core.play.game import Game
from ludary.core.state.fate import seeded
from ludary.lab.luck.estimate import Estimate
from ludary.lab.simulation.simulate import simulate
from ludary.train.encoding import Encoding
from ludary.train.learner import Learner, Positions, joined
from ludary.train.self_play import BotSettings, SelfPlay, play_elsewhere
from ludary.train.settings import Settings

if TYPE_CHECKING:
    from ludary.lab.ray.pool import RayPool

Array = npt.NDArray[Any]
QUARTERS = 4  # how often the network is measured
LARGEST = 127  # of a byte
MOST_BYTES = 280_000  # of the first layer


@dataclass(frozen=True)
class Progress:
    """The state of a training after a generation."""

    generation: int
    positions: int  # so far
    loss: float  # cross entropy in nats
    share: (
        Estimate | None
        # of the return that one takes from others, who go by the formula, see `mean_share`; None:
        # not
        # measured
    )
    seconds: float


@dataclass
class Training:
    """A training of one network for several numbers of players."""

    game: Game
    seats: Sequence[int]
    settings: Settings
    learner: Learner | None = None
    encoding: Encoding | None = None
    generation: int = -1  # the last that is finished; 0 is the one by the formula
    positions: int = 0
    curve: list[tuple[int, float]] = field(
        default_factory=list
    )  # positions so far, and the share then
    # the generation with the highest share that was measured, of equal ones the last; -1: none was
    best: int = -1
    on: str | None = None  # the Ray cluster that plays, as `lab.ray.crew.check_place` takes it
    pool: RayPool[int, Positions] | None = field(default=None, init=False)

    def run(self, path: Path) -> Iterator[Progress]:
        """Train up to the end and write the network to `path`: that of `best`, or the last where
        none was measured.

        Yields after each generation. What is there then is kept beside it, and the next run with
        the same settings goes on from there.
        """
        kept, best = partial_file(path), best_file(path)
        if kept.exists():
            self.restore(kept)
        if not best.exists():
            self.best = -1
        with self.players() as self.pool:
            while self.generation < self.settings.all_generations:
                begun = time.monotonic()
                loss = self.learn_generation()
                measured = self.measure()
                if self.best == self.generation:
                    self.network().save(best)
                self.store(kept)
                seconds = time.monotonic() - begun
                yield Progress(self.generation, self.positions, loss, measured, seconds)
        if self.best >= 0:
            best.replace(path)
        else:
            self.network().save(path)
            self.best = self.generation
        kept.unlink(missing_ok=True)

    def players(self) -> AbstractContextManager[RayPool[int, Positions] | None]:
        """Return the pool that plays the games; None for the cores of this machine."""
        if self.on is None:
            return nullcontext()
        from ludary.lab.ray.pool import RayPool

        return RayPool(play_elsewhere, self.on)

    def learn_generation(self) -> float:
        """Play one more generation and learn from it; returns the mean loss."""
        settings, number = self.settings, self.generation + 1
        positions = self.played(number)
        if self.learner is None:
            self.encoding = Encoding.of(positions.rows, MOST_BYTES // settings.units)
            units = settings.units, settings.units_2
            formula = has_formula(self.game)
            self.learner = Learner(
                len(self.encoding.column), parties_of(self.game), units, settings.seed, formula
            )
        rate = settings.rate * (1 - number / (settings.all_generations + 1))
        loss = learn_all(
            self.learner,
            self.encoding,
            positions,
            settings,
            rate,
            seeded_rng(settings.seed, number),
        )
        self.generation, self.positions = number, self.positions + len(positions)
        return loss

    def played(self, number: int) -> Positions:
        """Play one generation, all numbers of players alike often."""
        settings, network = self.settings, self.network() if number else None
        searches = number > settings.generations
        games = (
            settings.searched_games
            if searches
            else settings.games
            if number
            else settings.first_games
        )
        parts = []
        for seats in self.seats:
            bot = BotSettings(
                settings.worlds,
                settings.slips,
                settings.one_in,
                settings.loose,
                settings.iterations * searches,
            )
            seed = seeded(settings.seed, 64 * number + seats) % 2**31
            each = max(1, games // len(self.seats))
            playing = SelfPlay(self.game, seats, each, seed, bot, network, settings.trace)
            parts.append(playing.play(self.pool))
        return joined(parts)

    def measure(self) -> Estimate | None:
        """Let one play against others that go by the formula; four times in the course of a
        training.
        """
        every = max(1, self.settings.all_generations // QUARTERS)
        if not self.settings.measured_games or (
            self.generation % every and self.generation != self.settings.all_generations
        ):
            return None
        measured = mean_share(
            self.network(), self.measured_seats, self.settings.measured_games, self.settings.seed
        )
        if self.best < 0 or measured.mean >= max(share for _, share in self.curve):
            self.best = self.generation
        self.curve.append((self.positions, measured.mean))
        return measured

    @property
    def measured_seats(self) -> int:
        """The middle one of the numbers of players, with which the network is measured."""
        return self.seats[len(self.seats) // 2]

    def network(self) -> Network:
        """The network as it stands, rounded as in a file."""
        assert self.learner is not None and self.encoding is not None
        weights = self.learner.weights
        table = self.encoding.first_layer(weights["first"], weights["first_bias"])
        scale = np.abs(table.lines).max(axis=1) / LARGEST
        scale = np.where(scale > 0, scale, 1).astype(np.float16).astype(np.float32)
        first = np.clip(
            np.rint(table.lines / np.maximum(scale, 1e-7)[:, None]), -LARGEST, LARGEST
        ).astype(np.int8)
        arrays = {
            name: one for name, one in weights.items() if name not in ("first", "first_bias")
        } | {
            "base": table.base,
            "low": table.low,
            "high": table.high,
            "first": first,
            "first_scale": scale.astype(np.float16),
            "first_bias": table.bias,
        }
        about = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "seats": list(self.seats),
            "columns": self.game.observer(None, "bytes").digest,
            "edition": edition_of(self.game),
            "positions": self.positions,
            "curve": self.curve,
            "settings": asdict(self.settings),
        }
        return Network(self.game, about, arrays)

    def store(self, path: Path) -> None:
        """Keep all that the next generation begins with."""
        assert self.learner is not None and self.encoding is not None
        told = {
            "of": self.told(),
            "generation": self.generation,
            "positions": self.positions,
            "curve": self.curve,
            "best": self.best,
            "steps": self.learner.steps,
        }
        arrays: dict[str, Any] = {
            f"{kind}_{name}": one
            for kind, several in (
                ("weight", self.learner.weights),
                ("mean", self.learner.means),
                ("square", self.learner.squares),
            )
            for name, one in several.items()
        }
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(
                file,
                told=np.array(json.dumps(told)),
                column=self.encoding.column,
                step=self.encoding.step,
                **arrays,
            )
        new.replace(path)

    def restore(self, path: Path) -> None:
        """Go on from what was kept. ValueError if it is of another training."""
        try:
            self._restore(path)
        except (BadZipFile, EOFError, KeyError) as error:
            raise ValueError(f"{path} is damaged: remove it to begin anew ({error})") from None

    def _restore(self, path: Path) -> None:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            if told["of"] != self.told():
                raise ValueError(
                    f"{path} is of a training with other settings: go on with those, or remove it"
                    " to begin anew"
                )
            self.encoding = Encoding(
                self.game.observer(None, "bytes").size, kept["column"], kept["step"]
            )
            settings = self.settings
            formula = has_formula(self.game)
            learner = Learner(
                len(kept["column"]),
                parties_of(self.game),
                (settings.units, settings.units_2),
                settings.seed,
                formula,
            )
            for kind, several in (
                ("weight", learner.weights),
                ("mean", learner.means),
                ("square", learner.squares),
            ):
                several.update({name: kept[f"{kind}_{name}"] for name in several})
        learner.steps, self.learner, self.best = told["steps"], learner, told.get("best", -1)
        self.generation, self.positions, self.curve = (
            told["generation"],
            told["positions"],
            [(n, one) for n, one in told["curve"]],
        )

    def told(self) -> dict[str, Any]:
        """Names the training: what must be the same for it to go on."""
        observer = self.game.observer(None, "bytes").digest
        settings = {
            name: one for name, one in asdict(self.settings).items() if name != "measured_games"
        }
        return {
            "game": self.game.name,
            "version": self.game.version,
            "seats": list(self.seats),
            "columns": observer,
        } | {
            "edition": edition_of(self.game),
            **settings,
        }


def learn_all(
    learner: Learner,
    encoding: Encoding | None,
    positions: Positions,
    settings: Settings,
    rate: float,
    rng: np.random.Generator,
) -> float:
    """Go through positions in a random order, `settings.epochs` times; returns the mean loss."""
    assert encoding is not None
    losses = []
    for _ in range(settings.epochs):
        order = rng.permutation(len(positions))
        for first in range(0, len(order), settings.minibatch):
            batch = positions.chosen(np.sort(order[first : first + settings.minibatch]))
            losses.append(learner.learn(encoding(batch.rows), batch, rate))
    return float(np.mean(losses))


def seeded_rng(seed: int, number: int) -> np.random.Generator:
    return np.random.default_rng([seed, number])


def mean_share(network: Network, seats: int, games: int, seed: int) -> Estimate:
    """The mean share of the return, 0 to 1, of one bot with the network, in each seat as often,
    against bots that go by the formula.

    Where a game is won or lost, it is the share of its games that the bot wins.
    """
    game: Any = network.game
    others = greedy if has_formula(game) else uniform
    with tempfile.TemporaryDirectory() as folder:
        network.save(file := str(Path(folder) / "network.npz"))
        one = Greedy(learned=True, file=file)
        shares: list[float] = []
        for seat in range(seats):
            bots = [one if other == seat else others for other in range(seats)]
            returns = simulate(game, max(1, games // seats), seats, bots, seed + 1 + seat).returns[
                :, seat
            ]
            shares += [share(float(one), seats) for one in returns]
        return Estimate.of_shares(np.array(shares))


def has_formula(game: Game) -> bool:
    return game.hints.judge is not no_judgement


def partial_file(path: Path) -> Path:
    """The file that holds a training that has not ended."""
    return path.with_name(path.stem + ".partial.npz")


def best_file(path: Path) -> Path:
    """The file that holds the best network of a training that has not ended."""
    return path.with_name(path.stem + ".best.npz")
