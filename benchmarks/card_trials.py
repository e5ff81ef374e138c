"""The effect of each card on winning, and that of beginning: randomised trials among bots, for the pages about balance.

In every game each card is barred to each seat by chance, independently (`barred.py`). All cards share the games: a card's effect is the
coefficient of its bar in the regression of who won on all bars and on who began. It is how many games of a hundred more are won by
who can use the card, against one who cannot. Games are independent of each other; the intervals hold for all cards at once (Bonferroni).

    python -m benchmarks.card_trials match nagaraja aimed:100 greedy
    python -m benchmarks.card_trials play nagaraja aimed:100 --games 4000 --seed 900 --out trial.npz
    python -m benchmarks.card_trials report trial.npz
"""

import argparse
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import ludary
from benchmarks.card_ablation import BARRINGS, SEATS, with_bars
from benchmarks.judge_aimed_search import descend_aiming
from ludary.bots import bot_named
from ludary.bots.ismcts import descend
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns
from ludary.core.play.engine import reset, step
from ludary.core.play.game import Game
from ludary.core.state.fate import bits, seeded
from ludary.lab.compiled_games import ThreadArrays, Workplace, decide
from ludary.lab.results import wilson

BARRED = 0.25  # the chance of each bar
CONFIDENCE = 0.95
AIMED = "aimed:"  # the prefix of bots that aim by the judge
BLOCK = 16  # games that a thread plays before it asks for more

Array = npt.NDArray[Any]


class Outcome(NamedTuple):
    """The outcomes of games, a row each."""

    gains: Array  # (games, seats)
    first: Array  # (games,): the seat that began
    lengths: Array  # (games,): decisions
    actions: Array  # (games, seats, actions): how often each was chosen


@driver
def play_barred(boxes: Array, blanks: Array, seed: int, first: int, bars: Array, bots: Array, room: ThreadArrays, outcome: Outcome) -> None:
    """Play games number `first` and on, one for each row of `bars`, `(games, seats, cards)`."""
    for k in range(len(bars)):
        boxes[0].barred[:] = bars[k]
        reset(boxes, blanks, room.states, 0, SEATS, seeded(seed, first + k))
        room.minds[0].fate.rng = seeded(seed + 1, first + k)
        s = room.states[0]
        outcome.first[k] = s.actor
        count = legal(boxes[0], s, room.out)
        while count > 0:
            action = decide(boxes, s, bots, bits(room.minds[0].fate), count, room)
            outcome.actions[k, s.actor, action] += 1
            outcome.lengths[k] += 1
            step(boxes[0], s, action)
            count = legal(boxes[0], s, room.out)
        returns(boxes[0], s, outcome.gains[k])


@dataclass(frozen=True)
class Trial:
    """Games that were played, in the order of their numbers."""

    cards: list[str]
    bars: Array  # (games, seats, cards): 1 where barred
    uses: Array  # (games, seats, cards)
    won: Array  # (games, seats): 1, 0, or a half
    first: Array  # (games,)
    lengths: Array  # (games,)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **vars(self))

    @classmethod
    def of(cls, paths: Sequence[Path]) -> "Trial":
        """All games of some files, which are of the same cards."""
        kept = [dict(np.load(path)) for path in paths]
        names = {tuple(one.pop("cards")) for one in kept}
        if len(names) != 1:
            raise ValueError("these trials are not of the same cards")
        return cls(list(names.pop()), **{name: np.concatenate([one[name] for one in kept]) for name in kept[0]})


def drawn_bars(shape: tuple[int, int, int], chance: float, seed: int, first: int) -> Array:
    """The bars of games number `first` and on: those of one game do not depend on how many are played."""
    games, seats, cards = shape
    rows = [np.random.default_rng((seed, number)).random((seats, cards)) < chance for number in range(first, first + games)]
    return np.array(rows, np.int8).reshape(shape)


def seated(name: str) -> Any:
    """The bot of this name; `aimed:100` is `ismcts:100` as `aiming.py` changes it, for Nagaraja."""
    return bot_named(name.replace(AIMED, "ismcts:"))


class Player:
    """Plays blocks of games in threads."""

    def __init__(self, game: Game, bots: Sequence[str], seed: int) -> None:
        self.place = Workplace(game, SEATS, [seated(bot) for bot in bots], seed)
        aimed = any(bot.startswith(AIMED) for bot in bots)
        self.run = game.engine.bind(play_barred, {descend: descend_aiming}) if aimed else self.place.bind(play_barred)
        self.bots, self.own = self.place.seating(), threading.local()

    def play(self, first: int, bars: Array) -> Outcome:
        if not hasattr(self.own, "room"):
            self.own.room, self.own.boxes = self.place.room(), self.place.game.boxes.copy()
        games, engine = len(bars), self.place.game.engine
        counts = np.zeros((games, SEATS, engine.width), np.int16)
        outcome = Outcome(np.zeros((games, SEATS)), np.zeros(games, np.int8), np.zeros(games, np.int32), counts)
        self.run(self.own.boxes, engine.blanks, self.place.seed, first, bars, self.bots, self.own.room, outcome)
        return outcome


def try_cards(game: Game, bot: str, games: int, seed: int, first: int = 0, workers: int = 1, chance: float = BARRED) -> Trial:
    """Play so many games of two such bots with cards barred by chance."""
    barring = BARRINGS[game.name]
    names, room = barring.cards(game), with_bars(game)
    numbers = list(names)
    bars = drawn_bars((games, SEATS, room.box["barred"].shape[1]), chance, seed, first)
    absent = np.setdiff1d(np.arange(bars.shape[2]), numbers)
    bars[:, :, absent] = 0
    player = Player(room, [bot] * SEATS, seed)
    with ThreadPoolExecutor(workers) as pool:
        blocks = list(pool.map(lambda k: player.play(first + k, bars[k : k + BLOCK]), range(0, games, BLOCK)))
    gains, starts, lengths, actions = (np.concatenate(parts) for parts in zip(*blocks, strict=True))
    uses = uses_of(actions, barring.uses, bars.shape[2])
    return Trial(list(names.values()), bars[:, :, numbers], uses[:, :, numbers], (gains + 1) / 2, starts, lengths)


def share_of_wins(game: Game, bot: str, rival: str, games: int, seed: int) -> tuple[float, int]:
    """Count the games that one bot wins of another, draws as halves, half of them from each seat; and how many were played."""
    room, won, half = with_bars(game), 0.0, (games + 1) // 2
    bars = np.zeros((half, *room.box["barred"].shape), np.int8)
    for seat in range(SEATS):
        player = Player(room, [bot, rival] if seat == 0 else [rival, bot], seed + seat)
        won += float((player.play(0, bars).gains[:, seat] + 1).sum() / 2)
    return won, 2 * half


def uses_of(actions: Array, uses: Callable[[int], int], cards: int) -> Array:
    """Count each seat's uses of each card, from how often it chose each action."""
    found = np.zeros((*actions.shape[:2], cards), np.int16)
    for action in range(actions.shape[2]):
        if uses(action) >= 0:
            found[:, :, uses(action)] += actions[:, :, action]
    return found


class Effects(NamedTuple):
    """The effects of cards on winning, in parts of one game, with the half widths of their intervals."""

    cards: Array
    widths: Array  # for all cards at once
    began: float  # share of the games won by who began
    began_width: float  # for this figure alone
    spread: Array  # (cards, cards): how the errors of two cards go together


def effects(trial: Trial) -> Effects:
    """Regress the winner on all bars and on the first player, with robust errors (HC1)."""
    bars = trial.bars[:, 1].astype(float) - trial.bars[:, 0]
    sign = 1.0 - 2.0 * trial.first
    known = np.column_stack([np.ones(len(bars)), sign, bars])
    inverse = np.linalg.pinv(known.T @ known)
    found = inverse @ (known.T @ trial.won[:, 0])
    left = trial.won[:, 0] - known @ found
    spread = inverse @ ((known * left[:, None] ** 2).T @ known) @ inverse * len(bars) / max(1, len(bars) - known.shape[1])
    errors = np.sqrt(np.diag(spread))
    one, every = sureness(1), sureness(bars.shape[1])
    return Effects(found[2:], every * errors[2:], 0.5 + found[1], one * errors[1], spread[2:, 2:])


def sureness(figures: int) -> float:
    """Return the standard errors on either side, so that all of so many figures hold together with 95 % confidence (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / figures)


def together(trial: Trial, found: Effects, names: Sequence[str]) -> tuple[float, float]:
    """The mean effect of some cards, and the half width of its interval, for this figure alone."""
    shares = np.isin(trial.cards, names) / len(names)
    return float(shares @ found.cards), sureness(1) * float(np.sqrt(shares @ found.spread @ shares))


def report(trial: Trial, groups: Sequence[str] = ()) -> None:
    """Print the tables of the pages; `groups` are names of cards with commas between."""
    found = effects(trial)
    print(f"{len(trial.won):,} games, {trial.lengths.mean():.0f} decisions each")
    print(f"who begins wins {found.began:.1%}, give or take {100 * found.began_width:.1f}")
    print("\n| card | uses a game | effect on winning, in points |\n| --- | ---: | ---: |")
    for number in np.argsort(-found.cards, kind="stable"):
        uses = trial.uses[:, :, number][trial.bars[:, :, number] == 0].mean()
        effect, width = 100 * found.cards[number], 100 * found.widths[number]
        print(f"| {trial.cards[number]} | {uses:.2f} | {effect:+.1f} ({effect - width:+.1f} to {effect + width:+.1f}) |")
    for group in groups:
        effect, width = together(trial, found, group.split(","))
        print(f"\n{group} on the average: {100 * effect:+.1f}, give or take {100 * width:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("game", choices=BARRINGS)
    play.add_argument("bot", help="greedy, ismcts:1000 ...")
    play.add_argument("--games", type=int, default=4000)
    play.add_argument("--first", type=int, default=0, help="number of the first game: to play a trial in parts")
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--workers", type=int, default=2)
    play.add_argument("--chance", type=float, default=BARRED, help="of each bar; 0 for games without")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--edition")
    play.add_argument("--out", type=Path, required=True)
    match = commands.add_parser("match")
    match.add_argument("game", choices=BARRINGS)
    match.add_argument("bot")
    match.add_argument("rival")
    match.add_argument("--games", type=int, default=1000)
    match.add_argument("--seed", type=int, default=1)
    match.add_argument("--edition")
    told = commands.add_parser("report")
    told.add_argument("files", type=Path, nargs="+")
    told.add_argument("--group", action="append", default=[], metavar="CARD,CARD", help="cards whose mean effect is told as well")
    given = parser.parse_args()
    if given.command == "report":
        return report(Trial.of(given.files), given.group)
    if given.command == "match":
        won, games = share_of_wins(ludary.load(given.game, edition=given.edition), given.bot, given.rival, given.games, given.seed)
        low, high = wilson(won, games)
        return print(f"{given.bot} wins {won / games:.1%} of {games:,} games against {given.rival} ({low:.1%} to {high:.1%})")
    game = ludary.load(given.game, edition=given.edition, **dict(option.split("=") for option in given.option))
    trial = try_cards(game, given.bot, given.games, given.seed, given.first, given.workers, given.chance)
    trial.save(given.out)
    return report(trial)


if __name__ == "__main__":
    main()
