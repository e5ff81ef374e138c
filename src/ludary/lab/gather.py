"""The drivers of simulations: games with bots in their seats, played and counted without leaving compiled code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.bots.greedy import ROOM, Greedy
from ludary.bots.greedy import driver as greedy_driver
from ludary.bots.ismcts import ISMCTS, Node, Room, favourite
from ludary.bots.ismcts import driver as search_driver
from ludary.bots.uniform import uniform
from ludary.core.events import EVERYBODY, SPECTATOR_BIT, wipe_events
from ludary.core.fate import below, bits, seeded, wipe_fate
from ludary.core.records import Record, f8, i4

if TYPE_CHECKING:
    from ludary.core.game import Game

legal: Callable[[Any, Any, Any], int]
play_on_here: Callable[[Any, Any, int], None]
returns: Callable[[Any, Any, Any], None]
conceal: Callable[[Any, Any, int], None]
begin_here: Callable[..., None]
decide_here: Callable[..., int]
show_here: Callable[..., None]
count_events_here: Callable[..., None]
consider_here: Callable[..., int]
search_here: Callable[..., int]
favourite_here: Callable[..., int]

Array = npt.NDArray[Any]
UNIFORM, GREEDY, SEARCH = 0, 1, 2


class Seating(Record):
    """The bot in one seat."""

    exploration: float = f8()
    kind: int = i4()  # UNIFORM, GREEDY or SEARCH
    effort: int = i4()  # worlds or iterations
    horizon: int = i4()


def play_block(
    boxes: Array, blanks: Array, seats: int, seed: int, first: int, bots: Array, room: Any,
    gains: Array, lengths: Array, actions: Array, events: Array, choices: Array,
) -> None:  # fmt: skip
    """Play `len(lengths)` games, the first numbered `first`, and count.

    `gains` `(games, seats)` and `lengths` `(games,)` take the results; `actions` by id, `events` by kind and `choices`
    (all, most) are added to. `room` is what `Workplace.room` makes.
    """
    states, minds, out = room[0], room[1], room[2]
    for k in range(len(lengths)):
        begin_here(boxes, blanks, states, 0, seats, seeded(seed, first + k))
        minds[0].fate.rng = seeded(seed + 1, first + k)
        s = states[0]
        count_events_here(s, events)
        count = legal(boxes[0], s, out)
        while count > 0:
            choices[0] += count
            choices[1] = max(choices[1], count)
            action = decide_here(boxes, s, bots, count, room)
            actions[action] += 1
            lengths[k] += 1
            play_on_here(boxes[0], s, action)
            count_events_here(s, events)
            count = legal(boxes[0], s, out)
        returns(boxes[0], s, gains[k])


def count_events(s: Any, events: Array) -> None:
    """Add what the last action told; what owners were told with a secret, and the others without, counts once."""
    for line in range(s.events.told):
        event = s.events.lines[line]
        if event.known_to == EVERYBODY or not (int(event.known_to) >> SPECTATOR_BIT) & 1:
            events[event.kind] += 1


def decide_uniformly(boxes: Array, s: Any, bots: Array, count: int, room: Any) -> int:
    """All seats play at random."""
    return int(room[2][below(room[1][0].fate, count)])


def decide_greedily(boxes: Array, s: Any, bots: Array, count: int, room: Any) -> int:
    """Nobody searches."""
    minds, out, views, work, spare = room[1], room[2], room[3], room[4], room[5]
    bot = bots[s.actor]
    if bot.kind == UNIFORM or count == 1:
        return int(out[below(minds[0].fate, count)])
    show_here(boxes, s, views)
    return consider_here(boxes, views, s.actor, bot.effort, np.uint64(bits(minds[0].fate)), work, spare)


def show_view(boxes: Array, s: Any, views: Array) -> None:
    """Put the actor's View into `views[0]`."""
    views[0] = s
    view = views[0]
    conceal(boxes[0], view, s.actor)
    wipe_fate(view.fate)
    wipe_events(view)


def decide(boxes: Array, s: Any, bots: Array, count: int, room: Any) -> int:
    """Ask the actor's bot, which sees the actor's View."""
    _, minds, out, views, work, spare, tree, places, path, worth = room
    bot, seat = bots[s.actor], s.actor
    if bot.kind == UNIFORM or count == 1:
        return int(out[below(minds[0].fate, count)])
    show_here(boxes, s, views)
    rng = np.uint64(bits(minds[0].fate))
    if bot.kind == GREEDY:
        return consider_here(boxes, views, seat, bot.effort, rng, work, spare)
    tree[0].child = 0
    tree[0].visits = 0
    search_here(boxes, views, seat, bot.effort, rng, bot.exploration, bot.horizon, tree, 1, work, spare, places, path, worth)
    return favourite_here(tree)


def is_compiled(bot: Any) -> bool:
    """Whether a bot can play without leaving compiled code."""
    return bot is uniform or isinstance(bot, Greedy) or (isinstance(bot, ISMCTS) and bot.seconds is None)


@dataclass(frozen=True)
class Workplace:
    """A game with bots in its seats, ready to be played many times."""

    game: Game
    seats: int
    bots: list[Any]  # all `is_compiled`
    seed: int

    def seating(self) -> Array:
        """The bots as records, shape `(seats,)`."""
        rows = Seating.zeros(self.seats)
        for row, bot in zip(rows, self.bots, strict=True):
            if isinstance(bot, Greedy):
                row.kind, row.effort = GREEDY, bot.effort(self.game)
            elif isinstance(bot, ISMCTS):
                row.kind, row.effort = SEARCH, bot.iterations
                row.exploration, row.horizon = bot.curiosity(self.game), bot.reach(self.game)
        return rows

    def driver(self) -> Any:
        """`play_block` for this game; without searching bots it needs no search to be compiled."""
        engine = self.game.engine
        if all(bot is uniform for bot in self.bots):
            ask = engine.bind(decide_uniformly, inner=True)
        elif not any(isinstance(bot, ISMCTS) for bot in self.bots):
            ask = engine.bind(
                decide_greedily, inner=True, show_here=engine.bind(show_view, inner=True), consider_here=greedy_driver(self.game)
            )
        else:
            searching = {"search_here": search_driver(self.game), "favourite_here": engine.bind(favourite, inner=True)}
            asking = {"show_here": engine.bind(show_view, inner=True), "consider_here": greedy_driver(self.game)}
            ask = engine.bind(decide, inner=True, **asking, **searching)
        counting = {"count_events_here": engine.bind(count_events, inner=True)}
        return engine.bind(play_block, begin_here=engine.begin, play_on_here=engine.play_on, decide_here=ask, **counting)

    def room(self) -> tuple[Array, ...]:
        """What one thread writes into."""
        game, engine = self.game, self.game.engine
        nodes = max([2, *(bot.iterations + 2 for bot in self.bots if isinstance(bot, ISMCTS))])
        room = Room(game)
        states, minds, views, work = (game.State.zeros(count) for count in (1, 1, 1, ROOM))
        return (states, minds, engine.room(), views, work, room.out, Node.zeros(nodes), room.places, room.path, room.gains)
