"""Calibration: whether events that a judge gives one chance in three come true one time in
three.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.bots.network_file import Network
from ludary.core.picture import svg
from ludary.core.play.game import Game
from ludary.train.self_play import BotSettings, SelfPlay

Array = npt.NDArray[Any]
BINS = 10  # with as many positions each
SPREAD = 1.96  # standard errors of a mark's whiskers
SIZE, LEFT, RIGHT, TOP, BOTTOM = 372, 56, 28, 44, 48  # of the picture, and its margins
INK, FAINT, BLUE = "#3b3a36", "#d9d5cb", "#1f6f8b"


@dataclass(frozen=True)
class Calibration:
    """The chances that a judge gave the viewers of some positions, held against what came of
    them.
    """

    title: str
    seats: int
    positions: int
    brier: float  # mean squared error of the judge's chances
    # of the chances by the game's formula, after the best monotone rescaling on these very
    # positions
    brier_formula: float
    brier_even: float  # of the same chance for all
    bins: list[tuple[float, float, int]]  # mean chance, mean result, positions

    @property
    def error(self) -> float:
        """The expected calibration error: by how much chance and result differ, on the average of
        the bins.
        """
        return (
            sum(abs(chance - result) * count for chance, result, count in self.bins)
            / self.positions
        )

    @property
    def gain(self) -> float:
        """The part of the formula's Brier score that the judge spares."""
        return 1 - self.brier / self.brier_formula


def calibration(
    game: Game, network: Network | None, seats: int, games: int, seed: int, worlds: int, one_in: int
) -> Calibration:
    """Let the bot `learned`, or `greedy` without a network, play games in all seats, in so many
    imagined worlds, and hold the chances of the network or the formula against their results.
    """
    bot = BotSettings(worlds, 0, one_in)
    positions = SelfPlay(game, seats, games, seed, bot, network, 1.0).play()
    odds, present = positions.odds, positions.present
    chances = (
        network.judged(positions.rows, odds, present, positions.seats)
        if network
        else by_formula(odds, present)
    )[:, 0]
    results, formula = positions.targets[:, 0].astype(np.float64), odds[:, 0]
    return Calibration(
        game.title,
        seats,
        len(results),
        brier(chances, results),
        brier(monotone(formula, results), results),
        brier(np.full(len(results), 1 / max(2, seats)), results),
        bins_of(chances, results),
    )


def by_formula(odds: Array, present: Array) -> Array:
    """Return the chances by a formula as `telling_room` reckons them, float64 `(n, parties)`, from
    their logarithms and who can win.
    """
    shares = np.where(present, np.exp(odds.astype(np.float64)), 0.0)
    chances: Array = shares / shares.sum(axis=1, keepdims=True)
    return chances


def brier(chances: Array, results: Array) -> float:
    return float(((chances - results) ** 2).mean())


def bins_of(chances: Array, results: Array) -> list[tuple[float, float, int]]:
    order = np.argsort(chances, kind="stable")
    return [
        (float(chances[part].mean()), float(results[part].mean()), len(part))
        for part in np.array_split(order, min(BINS, len(order)))
    ]


def monotone(scores: Array, results: Array) -> Array:
    """The chances, rising with the scores, that have the least Brier score: pool adjacent violators
    (Ayer et al., 1955).
    """
    order = np.argsort(scores, kind="stable")
    means: list[float] = []
    counts: list[int] = []
    _, starts = np.unique(scores[order], return_index=True)
    for part in np.split(results[order], starts[1:]):
        mean, count = float(part.mean()), len(part)
        while means and means[-1] >= mean:
            mean = (mean * count + means[-1] * counts[-1]) / (count + counts[-1])
            count = count + counts[-1]
            means.pop(), counts.pop()
        means.append(mean)
        counts.append(count)
    fitted = np.empty(len(scores))
    fitted[order] = np.repeat(means, counts)
    return fitted


def reliability_diagram(found: Calibration) -> str:
    """An SVG: for each bin, what was given and what came, with 95 % intervals; a judge that tells
    the truth is on the diagonal.
    """
    inner = SIZE - LEFT - RIGHT

    def place(chance: float, result: float) -> tuple[float, float]:
        return round(LEFT + inner * chance, 1), round(TOP + inner * (1 - result), 1)

    parts = [
        svg.rect(0, 0, SIZE, TOP + inner + BOTTOM, "#fffdf8"),
        svg.label(LEFT, 26, f"{found.title}, {found.seats} seats", 15, INK),
    ]
    for mark in range(0, 101, 25):
        (left, y), (right, _), (x, bottom) = (
            place(0, mark / 100),
            place(1, mark / 100),
            place(mark / 100, 0),
        )
        parts += [
            svg.path(f"M{left} {y}H{right}", stroke=FAINT, stroke_width=1),
            svg.label(left - 8, y + 4, f"{mark} %", 12, INK, text_anchor="end"),
            svg.label(x, bottom + 18, f"{mark} %", 12, INK, text_anchor="middle"),
        ]  # fmt: skip
    (x, y), (x_end, y_end) = place(0, 0), place(1, 1)
    parts.append(svg.path(f"M{x} {y}L{x_end} {y_end}", stroke=FAINT, stroke_width=2))
    for chance, result, count in found.bins:
        spread = SPREAD * (max(result * (1 - result), 1e-9) / count) ** 0.5
        (x, low), (_, high), (_, y) = (
            place(chance, max(0, result - spread)),
            place(chance, min(1, result + spread)),
            place(chance, result),
        )
        parts += [
            svg.path(f"M{x} {low}V{high}", stroke=BLUE, stroke_width=1.5),
            svg.tag("circle", cx=x, cy=y, r=4, fill=BLUE),
        ]
    parts.append(
        svg.label(
            SIZE - RIGHT,
            TOP + inner + 38,
            "chance that the judge gave; upwards: games won",
            12,
            INK,
            text_anchor="end",
        )
    )
    words = (
        f"Expected calibration error {100 * found.error:.1f} points in {found.positions:,}"
        " positions."
    )
    return (
        svg.picture(
            "reliability",
            SIZE,
            TOP + inner + BOTTOM,
            f"Reliability of the judge of {found.title}",
            words,
            *parts,
        )
        + "\n"
    )
