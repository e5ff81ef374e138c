"""Self-play: games of one bot in all seats, and positions of them with what came of it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.greedy import GreedyWorkspace, consider, workspace
from ludary.bots.ismcts import ISMCTS, NODES, SearchSettings, search
from ludary.bots.network import (
    NetworkRoom,
    ask_formula,
    evaluate,
    observing_room,
    parties_of,
    share,
    show,
)
from ludary.bots.network_file import Network
from ludary.bots.search.tree import SearchWorkspace, most_visited, plant
from ludary.bots.search.tree import workspace as tree_room
from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import SETTLED
from ludary.core.contract.functions import conceal, imagine, legal, returns, unsettled
from ludary.core.cores import cores
from ludary.core.play.engine import let_pass, set_up, show_view, step
from ludary.core.play.game import Game
from ludary.core.state.fate import below, seeded
from ludary.train.learner import Positions, joined

if TYPE_CHECKING:
    from ludary.lab.ray.pool import RayPool

Array = npt.NDArray[Any]
MOST_OF_A_GAME = 100  # positions, on the average of a block
BLOCK = 50  # games that one thread plays in one go


class BotSettings(NamedTuple):
    """The bot, as `play_and_record` takes it."""

    worlds: int
    slips: int
    one_in: int
    loose: int = 0
    iterations: int = 0  # 0: it looks one choice ahead


class Recorded(NamedTuple):
    """Positions of a block of games, in their order, each as one seat sees it: in a game always the
    same, drawn at random.
    """

    rows: Array  # int8 (room, columns)
    games: Array  # int32 (room,): the number of the game in the block
    whose: Array  # int16 (room,): the seat that sees it
    odds: Array  # float32 (room, parties): by the formula
    chances: Array  # float64 (room, seats): by the network, if there is one, by seat
    results: Array  # float64 (games, seats): the shares
    views: Array  # (room,) State: the View of who sees it; or none


@driver
def play_and_record(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    first: int,
    bot: Array,
    effort: SearchSettings,
    room: GreedyWorkspace,
    desk: SearchWorkspace,
    eyes: NetworkRoom,
    states: Array,
    views: Array,
    minds: Array,
    out: Array,
    into: Recorded,
) -> int:
    """Play `len(into.results)` games from number `first` on; returns how many positions were
    recorded.

    `bot`, int64 `(4,)`: how many worlds it imagines, how many of 100 choices it makes loosely, one
    of how many positions is recorded, and how many decisions of a game at most are taken at random
    before it plays. It searches if `effort` has any iterations.
    """
    kept, f = 0, minds[0].fate
    for game in range(len(into.results)):
        states[0] = blanks[0]
        s = states[0]
        set_up(boxes[0], s, seats, seeded(seed, first + game))
        f.rng = seeded(seed + 1, first + game)
        seat, count = below(f, seats), legal(boxes[0], s, out)
        loose = below(f, bot[3] + 1) if bot[3] > 0 else 0
        while count > 0:
            if (
                below(f, bot[2]) == 0
                and kept < len(into.rows)
                and unsettled(boxes[0], s) == SETTLED
            ):
                views[0] = s
                view = views[0]
                conceal(boxes[0], view, seat)
                if len(into.views) > 0:
                    into.views[kept] = view
                view.fate.rng = seeded(seed + 3, below(f, 1 << 30))
                imagine(boxes[0], view, seat)
                record(boxes, view, seat, room.network, eyes, kept, into)
                into.games[kept] = game
                kept += 1
            action = int(out[below(f, count)]) if loose > 0 else int(out[0])
            loose -= 1
            if count > 1 and loose < 0:
                show_view(boxes, s, views)
                action = choose(
                    boxes,
                    views,
                    s.actor,
                    bot,
                    effort,
                    seeded(seed + 2, below(f, 1 << 30)),
                    f,
                    room,
                    desk,
                )
            step(boxes[0], s, action)
            while let_pass(boxes[0], s):
                pass
            count = legal(boxes[0], s, out)
        returns(boxes[0], s, into.results[game])
        for one in range(seats):
            into.results[game, one] = share(into.results[game, one], seats)
    return kept


@driver(inner=True)
def choose(
    boxes: Array,
    views: Array,
    seat: int,
    bot: Array,
    effort: SearchSettings,
    mind: int | np.uint64,
    f: Any,
    room: GreedyWorkspace,
    desk: SearchWorkspace,
) -> int:
    """The bot's action in the View `views[0]`."""
    if effort.iterations == 0:
        return consider(boxes, views, seat, bot[0], mind, room, bot[1], 0.0)
    if below(f, 100) < bot[1]:
        return consider(boxes, views, seat, bot[0], mind, room, 100, 0.0)
    plant(desk)
    search(boxes, views, seat, effort, mind, 1, desk)
    return most_visited(desk.tree)


@driver(inner=True)
def record(
    boxes: Array,
    s: Any,
    seat: int,
    network: NetworkRoom,
    eyes: NetworkRoom,
    place: int,
    into: Recorded,
) -> None:
    """Write one position, given as a world that `seat` imagines: what is hidden from it decides
    nothing.
    """
    show(boxes, s, seat, eyes)
    for column in range(into.rows.shape[1]):
        into.rows[place, column] = eyes.row[0, column]
    into.whose[place] = seat
    ask_formula(boxes, s, seat, eyes)
    for party in range(max(2, s.seats)):
        into.odds[place, party] = eyes.odds[party]
    if network.is_there[0]:
        evaluate(boxes, s, seat, network)
        for one in range(s.seats):
            into.chances[place, one] = network.chances[one]


@dataclass(frozen=True)
class SelfPlay:
    """Games to be played by one bot in all seats. The same fields give the same positions,
    wherever the games are played.
    """

    game: Game
    seats: int
    games: int
    seed: int
    bot: BotSettings
    network: Network | None
    # lambda of TD(lambda), the weight of what came later against the network's next word; 1 counts
    # the result alone
    trace: float

    def play(self, pool: RayPool[int, Positions] | None = None) -> Positions:
        """Play all games on all cores, or in a pool that runs `play_elsewhere`, and return
        positions of them.
        """
        firsts = range(0, self.games, BLOCK)
        parts = pool.imap(self.packed(), firsts) if pool else on_all_cores(self.block, firsts)
        return joined(list(parts))

    def block(self, first: int) -> Positions:
        """Play the games of one block, from number `first` on."""
        games = min(BLOCK, self.games - first)
        part = play_block(self.game, self.seats, first, games, self.seed, self.bot, self.network)
        return learnt_from(part, parties_of(self.game), self.trace if self.network else 1.0)

    def packed(self) -> bytes:
        """Return this as bytes for another process: a game's code does not travel by pickling."""
        from ludary.lab.ray.game_bundle import GameBundle

        weights = self.network and (dict(self.network.about), dict(self.network.arrays))
        fields = self.seats, self.games, self.seed, self.bot
        return pickle.dumps((GameBundle.of(self.game), fields, weights, self.trace))


@lru_cache(maxsize=1)
def unpacked(parcel: bytes) -> SelfPlay:
    """Make what was packed; this runs the game's code."""
    bundle, (seats, games, seed, bot), weights, trace = pickle.loads(parcel)  # noqa: S301 - `packed` made it
    game = bundle.open()
    network = None if weights is None else Network(game, *weights)
    return SelfPlay(game, seats, games, seed, bot, network, trace)


def play_elsewhere(parcel: bytes, first: int) -> Positions:
    """Play one block as a worker of a cluster."""
    return unpacked(parcel).block(first)


def on_all_cores(work: Callable[[int], Any], numbers: Iterable[int]) -> list[Any]:
    """Return what `work` makes of each number, in their order.

    Ctrl-C ends it after the ones in work.
    """
    with ThreadPoolExecutor(cores()) as pool:
        parts = pool.map(work, numbers)
        try:
            return list(parts)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def bot_rooms(
    game: Game, seats: int, bot: BotSettings, network: Network | None
) -> tuple[SearchSettings, GreedyWorkspace, SearchWorkspace]:
    """Return the settings of the bot's search, and arrays for one bot that thinks at a time."""
    room = workspace(game, network.room(seats) if network else None)
    searcher = ISMCTS(max(1, bot.iterations), learned=True)
    desk = tree_room(game, NODES * searcher.iterations + 2, room.network)
    return searcher.effort(game)._replace(iterations=bot.iterations), room, desk


def play_block(
    game: Game,
    seats: int,
    first: int,
    games: int,
    seed: int,
    bot: BotSettings,
    network: Network | None,
    keep_views: bool = False,
) -> Recorded:
    """Play one block."""
    engine, parties, eyes = game.engine, parties_of(game), observing_room(game, seats)
    effort, room, desk = bot_rooms(game, seats, bot, network)
    most = games * MOST_OF_A_GAME
    into = Recorded(
        np.zeros((most, eyes.row.shape[1]), np.int8),
        np.zeros(most, np.int32),
        np.zeros(most, np.int16),
        np.zeros((most, parties), np.float32),
        np.zeros((most, seats)),
        np.zeros((games, seats)),
        game.State.zeros(most if keep_views else 0),
    )
    states, views, minds = (game.State.zeros(1) for _ in range(3))
    kept = engine.bind(play_and_record)(
        engine.boxes,
        engine.blanks,
        seats,
        seed,
        first,
        np.array(bot[:4], np.int64),
        effort,
        room,
        desk,
        eyes,
        states,
        views,
        minds,
        engine.action_buffer(),
        into,
    )
    columns = game.observer(None, "bytes").size
    return into._replace(
        rows=into.rows[:kept, :columns].copy(),
        games=into.games[:kept].copy(),
        whose=into.whose[:kept].copy(),
        odds=into.odds[:kept].copy(),
        chances=into.chances[:kept].copy(),
        views=into.views[:kept].copy(),
    )


def learnt_from(part: Recorded, parties: int, trace: float) -> Positions:
    """The positions of a block with their targets, going back from the end of each game."""
    kept, seats = part.chances.shape
    targets, there = np.zeros((kept, parties), np.float32), max(2, seats)
    turned = (np.arange(seats) + part.whose[:, None].astype(np.int64)) % seats  # the viewer first
    chances = np.take_along_axis(part.chances, turned, 1)
    results = np.take_along_axis(part.results[part.games], turned, 1)
    target = np.zeros(seats)
    for k in reversed(range(kept)):
        last = k == kept - 1 or part.games[k + 1] != part.games[k]
        target = results[k] if last else (1 - trace) * chances[k + 1] + trace * target
        targets[k, :seats] = target
    if seats == 1:
        targets[:, 1] = 1 - targets[:, 0]
    present = np.zeros((kept, parties), np.bool_)
    present[:, :there] = True
    return Positions(part.rows, part.odds, present, targets, np.full(kept, seats, np.int8))
