"""Position: what a state of OpenSpiel keeps.

A match, and an action that chance has not finished yet.

It copies cheaply and pickles as a Record, so that it survives whatever OpenSpiel does with its
states.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import is_
from typing import Any, NamedTuple

from ludary.core.observe.infostate_tensor import InfostateTensor
from ludary.core.observe.observer import Observer
from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.core.play.step import Step
from ludary.core.play.worlds import Draw, next_draws

MOST_LINES = 100_000  # that a table keeps
SEED = 0  # of matches: nothing comes of it, as every outcome is laid on the tape


@dataclass(frozen=True)
class SeatedGame:
    """A game with its number of seats."""

    key: str
    game: Game
    seats: int
    observer: Observer

    @classmethod
    def of(cls, name: str, game: Game, seats: int) -> SeatedGame:
        """The one Table of this name, these options and seats in this process."""
        key = " ".join(
            [
                name,
                str(seats),
                *(f"{option}={word}" for option, word in game.changed_options().items()),
            ]
        )
        if key not in TABLES:
            TABLES[key] = cls(key, game, seats, game.observer(seats))
        return TABLES[key]

    @cached_property
    def memory(self) -> InfostateTensor | None:
        """The writer of information states; None for a game without bounds."""
        bounded = self.game.limits.told is not None and self.game.limits.decisions is not None
        return self.game.infostate_tensor(self.seats) if bounded else None

    @cached_property
    def beginning(self) -> Position:
        """The start of every game; OpenSpiel asks for it with each copy of a state."""
        return Position(self, None)._drawn()

    @cached_property
    def is_found(self) -> bool:
        """Tell whether a Record's reader finds the edition: it ships, or there is none."""
        contents, edition = self.game.contents, self.game.edition
        return edition is None or contents.edition_key(edition) in contents.editions()

    def line(
        self, actor: int | None, action: int | None, outcomes: tuple[tuple[int, int], ...]
    ) -> str:
        """A step in words: who did what, and what chance brought.

        OpenSpiel asks for all of them after each step, so they are kept.
        """
        key = actor, action, outcomes
        if key not in self._lines:
            if len(self._lines) >= MOST_LINES:
                self._lines.clear()
            doing = (
                "start"
                if action is None or actor is None
                else f"{actor + 1} {self.game.plain_action(action).notation}"
            )
            self._lines[key] = " ".join(
                [doing, *(["|"] if outcomes else []), *(str(outcome) for _, outcome in outcomes)]
            )
        return self._lines[key]

    def lines(self, steps: list[Step]) -> list[str]:
        """The lines of a match's steps.

        Those of the last match asked for are kept: the next one mostly has the same steps and one
        more.
        """
        known, lines = self._last
        if len(known) > len(steps) or not all(map(is_, known, steps)):
            known, lines = [], []
        told = lines + [
            self.line(step.actor, step.action, step.outcomes) for step in steps[len(known) :]
        ]
        self._last[:] = steps.copy(), told
        return told.copy()

    @cached_property
    def _lines(self) -> dict[Any, str]:
        return {}

    @cached_property
    def _last(self) -> list[list[Any]]:
        return [[], []]

    def read(self, record: str) -> Match:
        """The match of a Record that was made at this table."""
        return Match.from_record(record, game=self.game)


TABLES: dict[str, SeatedGame] = {}  # loaded games, by key


class PickledPosition(NamedTuple):
    """A Position as it is pickled: the Table's key, the Record of the match, and what is not
    finished.
    """

    key: str
    record: str  # "" before the set-up is complete
    imagined: bytes  # a pickled Match, in place of a Record that does not tell all
    action: int | None
    tape: tuple[int, ...]


@dataclass(eq=False, slots=True)
class Position:
    """A match, or an action of it (None: the set-up) that has drawn `tape` so far.

    It never changes, but is not frozen: making a frozen one takes four times as long.
    """

    table: SeatedGame
    match: Match | None  # None before the set-up is complete
    action: int | None = None
    tape: tuple[int, ...] = ()
    following: Sequence[
        Draw
    ] = ()  # next outcomes of chance; empty where a seat decides, or the game is over

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @lru_cache(4)  # noqa: B019 - OpenSpiel carries each choice out in a state and in its copy; so few Positions may live on
    def after(self, choice: int) -> Position:
        """The position after an outcome where chance draws, else after an action."""
        if not self.following:
            return Position(self.table, self.match, choice)._drawn()
        if not any(draw.outcome == choice for draw in self.following):
            self._draws((*self.tape, choice), check=True)
        return Position(self.table, self.match, self.action, (*self.tape, choice))._drawn()

    def _drawn(self) -> Position:
        """Go on to the next draw that has more than one outcome, or carry the action out."""
        tape = self.tape
        while following := self._draws(tape):
            if len(following) > 1:
                return Position(self.table, self.match, self.action, tape, following)
            tape = (*tape, following[0].outcome)
        if self.match is None:
            return Position(self.table, self.table.game.start(self.table.seats, SEED, tape))
        assert self.action is not None
        match = self.match.copy()
        match.step(self.action, tape)
        return Position(self.table, match)

    def _draws(self, tape: tuple[int, ...], check: bool = False) -> list[Draw]:
        """The next outcomes behind `tape`; BadFate or IllegalAction if it cannot fall, unless it is
        known to.
        """
        if self.match is None:
            return self.table.game.opening_draws(self.table.seats, tape)
        assert self.action is not None
        if check or not tape:
            return self.match.draws(self.action, tape)
        return next_draws(self.table.game, self.match.states(), self.action, tape)

    def imagined(self, seat: int, seed: int) -> Position:
        """This position in a random world that fits what `seat` sees; ValueError where chance is to
        draw.
        """
        if self.match is None or self.following:
            raise ValueError(
                "resample_from_infostate: chance is to draw: ask where a player decides"
            )
        return Position(self.table, self.match.imagine(seat, seed))

    def notation(self, action: int) -> str:
        """An action, such as `raise`."""
        return self.table.game.plain_action(action).notation

    def words(self, outcome: int) -> str:
        """An outcome of the next draw: what it names, or its number."""
        game, label = self.table.game, self.following[0].label if self.following else 0
        names = game.thing_names.get(game.presentation.outcomes[label], ())
        return f"{names[outcome]} #{outcome}" if outcome < len(names) else str(outcome)

    @lru_cache(4)  # noqa: B019 - OpenSpiel asks a state and its copy; so few Positions may live on
    def __str__(self) -> str:
        """The history: a line for each action with its outcomes, secrets included."""
        lines = self.table.lines(self.match.steps if self.match else [])
        if self.following:
            lines.append(
                self.table.line(
                    self.match.actor if self.match else None,
                    self.action,
                    tuple((0, one) for one in self.tape),
                )
                + " ..."
            )
        return "\n".join(lines)

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        match = self.match
        told = match is None or (
            bool(match.steps) and match.steps[0].action is None and self.table.is_found
        )
        record = match.record() if match and told else ""
        return restored, (
            PickledPosition(
                self.table.key, record, b"" if told else pickle.dumps(match), self.action, self.tape
            ),
        )


def restored(kept: PickledPosition) -> Position:
    """The Position that was pickled; KeyError if OpenSpiel has not loaded its game in this
    process.
    """
    table = TABLES[kept.key]
    match: Match | None = None
    if kept.imagined:
        match = pickle.loads(kept.imagined)
    elif kept.record:
        match = table.read(kept.record)
    if match is not None and kept.action is None:
        return Position(table, match)
    return Position(table, match, kept.action, kept.tape)._drawn()
