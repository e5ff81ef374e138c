"""Bots that play within compiled code: which ones can, how they sit in the seats of a game, and how
they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from ludary.bots.bot import bot_named
from ludary.bots.greedy import Greedy, GreedyWorkspace, consider, greedy
from ludary.bots.greedy import workspace as greedy_space
from ludary.bots.greedy import workspace_of as room_of
from ludary.bots.ismcts import ISMCTS, NODES, SearchSettings, search
from ludary.bots.ismcts import workspace_of as tree_of
from ludary.bots.search.tree import SearchWorkspace, most_visited, plant
from ludary.bots.uniform import Uniform, uniform
from ludary.core.arguments import briefly, whole
from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal
from ludary.core.play.engine import show_view
from ludary.core.state.fate import below_by, bits
from ludary.core.state.memory import Record, f8, i8

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

F = TypeVar("F", bound=Callable[..., Any])
Array = npt.NDArray[Any]
UNIFORM, GREEDY, SEARCH, LEARNED, LEARNED_SEARCH = 0, 1, 2, 3, 4


class Seating(Record):
    """The bot in one seat."""

    kind: int = i8()  # UNIFORM, GREEDY, SEARCH, LEARNED or LEARNED_SEARCH
    slips: int = i8()  # of 100 choices, how many a greedy bot makes loosely
    careless: float = f8()  # points that it gives away
    effort: int = i8()  # worlds or iterations
    exploration: float = f8()
    depth: int = i8()
    outcomes: int = i8()
    records: int = i8()


@by_reference
class ThreadArrays(NamedTuple):
    """Arrays that one thread writes into."""

    states: Array  # (1,) State: the game that is played
    minds: Array  # (1,) State; only its generator is used, by bots
    out: Array  # (actions,) int32: the legal actions
    views: Array  # (1,) State: what the actor sees
    greedy: GreedyWorkspace
    learned: GreedyWorkspace  # of greedy bots that go by a network
    search: SearchWorkspace
    learned_search: SearchWorkspace


@driver(inner=True)
def decide(boxes: Array, s: Any, bots: Array, drawn: int, count: int, room: ThreadArrays) -> int:
    """Ask the actor's bot, which sees the actor's View; its randomness comes from the 32 random
    bits `drawn`.
    """
    bot, seat = bots[s.actor], s.actor
    if bot.kind == UNIFORM or count == 1:
        return int(room.out[below_by(room.minds[0].fate, drawn, count)])
    show_view(boxes, s, room.views)
    if bot.kind == GREEDY:
        return consider(
            boxes,
            room.views,
            seat,
            bot.effort,
            np.uint64(drawn),
            room.greedy,
            bot.slips,
            bot.careless,
        )
    if bot.kind == LEARNED:
        return consider(
            boxes,
            room.views,
            seat,
            bot.effort,
            np.uint64(drawn),
            room.learned,
            bot.slips,
            bot.careless,
        )
    desk = room.learned_search if bot.kind == LEARNED_SEARCH else room.search
    plant(desk)
    search(
        boxes,
        room.views,
        seat,
        SearchSettings(bot.effort, bot.exploration, bot.depth, bot.outcomes, bot.records),
        np.uint64(drawn),
        1,
        desk,
    )
    return most_visited(desk.tree)


@driver(inner=True)
def decide_greedily(
    boxes: Array, s: Any, bots: Array, drawn: int, count: int, room: ThreadArrays
) -> int:
    """`decide` where nobody searches, so that no search has to be compiled."""
    bot = bots[s.actor]
    if bot.kind == UNIFORM or count == 1:
        return int(room.out[below_by(room.minds[0].fate, drawn, count)])
    show_view(boxes, s, room.views)
    if bot.kind == LEARNED:
        return consider(
            boxes,
            room.views,
            s.actor,
            bot.effort,
            np.uint64(drawn),
            room.learned,
            bot.slips,
            bot.careless,
        )
    return consider(
        boxes,
        room.views,
        s.actor,
        bot.effort,
        np.uint64(drawn),
        room.greedy,
        bot.slips,
        bot.careless,
    )


@driver(inner=True)
def decide_uniformly(
    boxes: Array, s: Any, bots: Array, drawn: int, count: int, room: ThreadArrays
) -> int:
    """`decide` where all seats play at random."""
    return int(room.out[below_by(room.minds[0].fate, drawn, count)])


def is_compiled(bot: Any) -> bool:
    """Tell whether a bot can play without leaving compiled code."""
    return isinstance(bot, Uniform | Greedy) or (
        isinstance(bot, ISMCTS) and bot.seconds is None and bot.threads == 1
    )


def are_compiled(bots: Sequence[Any]) -> bool:
    """Tell whether all these bots can play without leaving compiled code: at most one network is
    there.
    """
    networks = {bot.file for bot in bots if isinstance(bot, Greedy | ISMCTS) and bot.learned}
    return all(map(is_compiled, bots)) and len(networks) <= 1


@driver
def decide_all(
    boxes: Array,
    states: Array,
    actors: Array,
    bots: Array,
    seed: int,
    actions: Array,
    room: ThreadArrays,
) -> None:
    """Choose an action in each game whose actor, int16 `(games,)`, is not -1, and write it into
    `actions`.
    """
    f = room.minds[0].fate
    f.rng = np.uint64(seed)
    for i in range(len(states)):
        if actors[i] >= 0:
            count = legal(boxes[0], states[i], room.out)
            actions[i] = decide(boxes, states[i], bots, bits(f), count, room)


@dataclass(frozen=True)
class SeatedBots:
    """A game with bots in its seats."""

    game: GameLike
    seats: int
    bots: list[Any]

    def seating(self) -> Array:
        """The bots as records, shape `(seats,)`."""
        rows = Seating.zeros(self.seats)
        for row, bot in zip(rows, self.bots, strict=True):
            if isinstance(bot, Greedy):
                row.kind, row.effort = LEARNED if bot.learned else GREEDY, bot.effort(self.game)
                row.slips, row.careless = bot.slips, bot.careless
            elif isinstance(bot, ISMCTS):
                row.kind = LEARNED_SEARCH if bot.learned else SEARCH
                row.effort, row.exploration, row.depth, row.outcomes, row.records = bot.effort(
                    self.game
                )
        return rows

    def bind(self, function: F) -> F:
        """A driver that calls `decide`, for this game and these bots."""
        asked: Any = decide
        if all(isinstance(bot, Uniform) for bot in self.bots):
            asked = decide_uniformly
        elif not any(isinstance(bot, ISMCTS) for bot in self.bots):
            asked = decide_greedily
        return self.game.engine.bind(function, {decide: asked, **self.instead()})

    def instead(self) -> dict[Any, Any]:
        """Further drivers that take the place of others."""
        return {}

    def room(self) -> ThreadArrays:
        """Return arrays for one thread to write into."""
        game, engine = self.game, self.game.engine
        states, minds, views = (game.State.zeros(1) for _ in range(3))
        looking = next(
            (bot for bot in self.bots if isinstance(bot, Greedy) and bot.learned), greedy
        )
        searches = [bot for bot in self.bots if isinstance(bot, ISMCTS)]
        greedies = greedy_space(game), room_of(looking, game, self.seats)
        trees = self.search_room(searches, False), self.search_room(searches, True)
        return ThreadArrays(states, minds, engine.action_buffer(), views, *greedies, *trees)

    def search_room(self, searches: Sequence[ISMCTS], learned: bool) -> SearchWorkspace:
        """Return a room in which all searches of one kind find a place."""
        largest = max(
            (bot for bot in searches if bot.learned == learned),
            key=lambda bot: bot.iterations,
            default=ISMCTS(1),
        )
        return tree_of(largest, self.game, self.seats, NODES * largest.iterations + 2)


class CompiledOpponents:
    """Bots for some seats of many games: `Batch.play` lets them choose in all games at once,
    without leaving compiled code.
    """

    def __init__(self, game: GameLike, seats: int, bots: Mapping[int, Any]) -> None:
        """`bots` has one for each of these seats: a bot, or its name.

        Raises ValueError for a name that does not exist and TypeError for bots that are not
        compiled, or need two networks.
        """
        whole(seats, "seats", 1, game.seats[-1])
        given: Any = bots
        if not isinstance(given, Mapping) or not set(given) <= set(range(seats)):
            raise TypeError(
                f"bots: should be a dictionary of bots by seat, from 0 to {seats - 1}, not"
                f" {briefly(bots)}"
            )
        self.seats = list(bots)
        bots = {seat: bot_named(bot) if isinstance(bot, str) else bot for seat, bot in bots.items()}
        if not are_compiled(list(bots.values())):
            raise TypeError(
                f"bots: should be compiled, with one network at most, not {briefly(bots)}: give"
                " other bots to `play` by seat"
            )
        seated = SeatedBots(game, seats, [bots.get(seat, uniform) for seat in range(seats)])
        self._boxes, self._seating, self._room = game.boxes, seated.seating(), seated.room()
        self._decide_all = seated.bind(decide_all)

    def choose(
        self, states: Array, actors: Array, actions: Array, rng: np.random.Generator
    ) -> None:
        """Write an action of each game whose actor, int16 `(games,)`, is not -1 into `actions`,
        int32 `(games,)`.
        """
        self._decide_all(
            self._boxes,
            states,
            actors,
            self._seating,
            int(rng.integers(2**63)),
            actions,
            self._room,
        )
