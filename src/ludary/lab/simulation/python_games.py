"""Simulated games in which a Python bot of the user's plays: the same counting, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.bots.identity import name_of
from ludary.core.compile.driver import alone
from ludary.core.play.auto_pass import bots_passing_action
from ludary.core.play.engine import reset
from ludary.core.play.view import View, blank_view
from ludary.core.state.events import EVERYBODY, SPECTATOR_BIT
from ludary.core.state.fate import generator
from ludary.lab.luck.seeing import see_action_at, see_choice_at, see_deal_at, see_end

if TYPE_CHECKING:
    from ludary.lab.simulation.compiled_games import Counts, Workplace


def play_block_in_python(workplace: Workplace, block: Counts) -> None:
    """Play the games of a block with Python callables in the seats."""
    game, engine = workplace.game, workplace.game.engine
    states, out, beginnings = game.State.zeros(1), engine.action_buffer(), workplace.beginnings()
    begin = engine.bind(reset, workplace.instead())
    watcher = Watcher(workplace, states) if workplace.watches else None
    for k in range(len(block.lengths)):
        number = block.first + k
        events = block.events.copy()
        begin(
            engine.boxes, beginnings, states, 0, workplace.seats, generator(workplace.seed, number)
        )
        _count_events(states, block)
        block.began[k] = states["actor"][0]
        if watcher:
            watcher.deal(number, block.watched[k], events)
        rngs = [
            np.random.default_rng([workplace.seed, number, seat]) for seat in range(workplace.seats)
        ]
        while (count := int(engine.legal(engine.boxes, states, 0, out))) > 0:
            legal = [int(action) for action in out[:count]]
            view = _view(workplace, states)
            if (passing := bots_passing_action(view)) is not None:
                _carry_out(workplace, states, passing, block, watcher)
                continue
            action = _ask(workplace, view, legal, rngs)
            block.choices[0] += count
            block.choices[1] = max(block.choices[1], count)
            block.actions[action] += 1
            block.lengths[k] += 1
            if watcher:
                watcher.choice(action, len(legal))
            _carry_out(workplace, states, action, block, watcher)
        engine.returns(engine.boxes, states, 0, block.gains[k])
        if watcher:
            watcher.end(block.gains[k], block.events)


def _carry_out(
    workplace: Workplace, states: Any, action: int, block: Counts, watcher: Watcher | None
) -> None:
    engine = workplace.game.engine
    if watcher:
        watcher.watch.before[:] = states
    engine.complain(engine.apply(engine.boxes, states, 0, action))
    _count_events(states, block)
    if watcher:
        watcher.action(action)


class Watcher:
    """Watches the luck of games that Python plays."""

    def __init__(self, workplace: Workplace, states: Any) -> None:
        engine = workplace.game.engine
        self.workplace, self.states, self.engine = workplace, states, engine
        self.watch = workplace.watch_room()
        drivers: tuple[Any, ...] = tuple(
            engine.bind(one, workplace.instead())
            for one in (see_deal_at, see_choice_at, see_action_at)
        )
        self.see_deal, self.see_choice, self.see_action = drivers
        self.told = np.zeros(0)

    def deal(self, number: int, told: Any, events: Any) -> None:
        """Begin with the game of this number; `told` takes what is seen.

        `events` are those of the games before it, by kind.
        """
        self.told = told
        self.see_events(events, -1.0)
        self.see_deal(
            self.engine.boxes,
            self.workplace.beginnings(),
            self.states,
            generator(self.workplace.seed + 2, number),
            self.watch,
            told,
        )

    def see_events(self, events: Any, sign: float) -> None:
        """Do as `see_events` does in compiled games."""
        into = self.told[self.watch.places[1] :]
        into += sign * events[: len(into)]

    def choice(self, action: int, count: int) -> None:
        if self.workplace.occurrences:
            self.told[self.watch.places[0] + self.watch.verbs[action]] += 1
        self.see_choice(self.engine.boxes, self.states, count, self.watch, self.told)

    def action(self, action: int) -> None:
        self.see_action(self.engine.boxes, self.states, action, self.watch, self.told)

    def end(self, gains: Any, events: Any) -> None:
        self.see_events(events, 1.0)
        alone(see_end)(gains, self.watch.numbers, self.watch.behind, self.watch.follows, self.told)


def _count_events(states: Any, block: Counts) -> None:
    told = states["events"]["lines"][0][: states["events"]["count"][0]]
    once = (told["known_to"] == EVERYBODY) | (told["known_to"] >> SPECTATOR_BIT & 1 == 0)
    np.add.at(block.events, told["kind"][once], 1)


def _view(workplace: Workplace, states: Any) -> View:
    game, seat = workplace.game, int(states["actor"][0])
    return View(game, blank_view(game, states, seat), seat)


def _ask(
    workplace: Workplace, view: View, legal: Sequence[int], rngs: Sequence[np.random.Generator]
) -> int:
    game, seat = workplace.game, view.seat
    action = game.read_action(workplace.bots[seat](view, view.legal(), rngs[seat]))
    if action not in legal:
        notation = (
            game.actions.notation(action, game.thing_names)
            if 0 <= action < game.actions.count
            else str(action)
        )
        raise ValueError(
            f"the bot {name_of(workplace.bots[seat])} chose {notation!r}, which is not legal"
        )
    return action
