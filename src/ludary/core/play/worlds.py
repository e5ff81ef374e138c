"""Worlds: every way an action can turn out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.contract.functions import apply, setup
from ludary.core.errors import TooManyOutcomes
from ludary.core.picture import html
from ludary.core.state.fate import ASKED, WALK_LIMIT, fresh, generator
from ludary.core.state.memory import copied
from ludary.core.state.tape import check_tape, checked_outcomes, lay, outcome_name

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike, MatchLike

M = TypeVar("M", bound="MatchLike")
Array = npt.NDArray[Any]
FEW_OUTCOMES, ROOMIER = (
    64,
    16,
)  # of a draw: room for so many at first, and how many times as much where there are more
MOST_ROWS = 20  # of a table in a notebook


class Outcomes(list[tuple[float, M]], Generic[M]):
    """Every way that something can turn out: its probability, and the match after it."""

    def _repr_html_(self) -> str:
        """A table of what happens, the likeliest first, secrets included; ways with the same events
        stand together.
        """
        chances: defaultdict[str, float] = defaultdict(float)
        for chance, after in self:
            chances[
                " ".join(after.game.event_words(event, after.players) for event in after.events)
            ] += chance
        likely = sorted(chances.items(), key=lambda one: -one[1])
        rows = [
            [f"{chance:.2%}", told or "Nothing is told."] for told, chance in likely[:MOST_ROWS]
        ]
        rest = [
            [
                f"{sum(chance for _, chance in likely[MOST_ROWS:]):.2%}",
                f"{len(likely) - MOST_ROWS:,} others",
            ]
        ]
        return html.block(
            html.table(
                f"{len(self):,} ways",
                ["Chance", "What happens"],
                rows + rest * (len(likely) > MOST_ROWS),
            )
        )


def outcomes(match: M, action: int, limit: int) -> Outcomes[M]:
    """`Match.outcomes` for a legal action."""
    found = [(odds, tape) for odds, tape, _ in tapes(match.game, match.states(), action, limit)]
    return Outcomes(
        (odds, _after(match, action, tape, number)) for number, (odds, tape) in enumerate(found)
    )


def tapes(
    game: GameLike, before: Array, action: int, limit: int
) -> Iterator[tuple[float, list[int], Array]]:
    """Yield all tapes of an action from a State in ascending order: probability, tape and the State
    after it.

    Raises TooManyOutcomes above `limit`.
    """
    tape: list[int] = []
    for _ in range(limit):
        states = copied(before)
        f = states["fate"][0]
        f["tape"][: len(tape)] = tape
        f["laid"], f["walking"] = len(tape), 1
        game.engine.apply(game.boxes, states, 0, action)
        if f["drawn"] > min(WALK_LIMIT, len(f["tape"])):
            raise TooManyOutcomes(
                f"{game.plain_action(action).notation!r} draws {f['drawn']} outcomes, too many to"
                " list"
            )
        drawn = [int(outcome) for outcome in f["tape"][: f["drawn"]]]
        last = int(f["more"]).bit_length() - 1  # the last draw that has a larger outcome left
        yield float(f["odds"]), drawn, states
        if last < 0:
            return
        tape = [*drawn[:last], drawn[last] + 1]
    raise TooManyOutcomes(f"{game.plain_action(action).notation!r} has more than {limit} outcomes")


class Draw(NamedTuple):
    """One thing that chance can bring."""

    outcome: int
    label: int  # kind of outcome: an index into the game's `outcomes`
    probability: float


class Draws(list[Draw]):
    """All that chance can bring next."""

    def __init__(self, draws: Iterable[Draw], game: GameLike) -> None:
        super().__init__(draws)
        self.game = game

    def _repr_html_(self) -> str:
        likely = sorted(self, key=lambda draw: -draw.probability)
        rows = [
            [
                f"{draw.probability:.2%}",
                outcome_name(self.game, draw.label, draw.outcome),
                str(draw.outcome),
            ]
            for draw in likely
        ]
        return html.block(
            html.table("", ["Chance", "What is drawn", "Number"], rows)
            if rows
            else html.paragraph("Nothing more is drawn.")
        )


def draws(game: GameLike, states: Array, action: int | None, so_far: Sequence[int | str]) -> Draws:
    """List the next outcomes after `so_far`, for a legal action (None: the set-up) from this State;
    empty if nothing is drawn.
    """
    known = _drawn(game, states, action, so_far) if so_far else []
    return Draws(next_draws(game, states, action, known), game)


def next_draws(
    game: GameLike, states: Array, action: int | None, known: Sequence[int]
) -> list[Draw]:
    """`draws` after outcomes that are known to fall, one after the other."""
    setting_up, list_them = action is None, game.engine.bind(list_draws)
    world, tape, room = copied(states), np.array(known, np.int16), FEW_OUTCOMES
    while True:
        outcomes, labels, odds = np.empty(room, np.int16), np.empty(room, np.int8), np.empty(room)
        count = list_them(
            game.boxes,
            states,
            world,
            -1 if setting_up else action,  # type: ignore[arg-type]
            tape,
            outcomes,
            labels,
            odds,
        )
        if count < room:
            break
        room *= ROOMIER
    return list(
        map(Draw, outcomes[:count].tolist(), labels[:count].tolist(), odds[:count].tolist())
    )


@driver
def list_draws(
    boxes: Array,
    states: Array,
    worlds: Array,
    action: int,
    known: Array,
    outcomes: Array,
    labels: Array,
    odds: Array,
) -> int:
    """Write the next outcomes behind the `known` ones, with their kinds and probabilities, up to
    the room there is; returns how many.

    `worlds`, `(1,)`, is where the action (-1: the set-up) is carried out from `states[0]`, once for
    each.
    """
    count, drawn, f, before = 0, len(known), worlds[0].fate, 1.0
    if drawn > 0:
        walk(boxes, states, worlds, action, known, -1, drawn - 1)
        before = f.odds
    last = -1
    while count < len(outcomes):
        walk(boxes, states, worlds, action, known, last, drawn)
        if f.drawn <= drawn:
            return 0
        last = int(f.tape[drawn])
        outcomes[count], labels[count], odds[count] = last, f.labels[drawn], f.odds / before
        count += 1
        if f.more == 0:
            break
    return count


@driver(inner=True)
def walk(
    boxes: Array, states: Array, worlds: Array, action: int, known: Array, last: int, asked: int
) -> None:
    """Carry the action out with this tape, and then the first outcome after `last` (-1: the first).

    The odds are those up to `asked`.
    """
    worlds[0] = states[0]
    s = worlds[0]
    fresh(s.fate)
    for k in range(len(known)):
        s.fate.tape[k] = known[k]
    s.fate.laid = len(known)
    if last >= 0:
        s.fate.tape[len(known)] = last + 1
        s.fate.laid += 1
    s.fate.walking = ASKED + asked
    s.events.count = 0
    if action < 0:
        setup(boxes[0], s, s.seats)
    else:
        apply(boxes[0], s, action)


def _drawn(
    game: GameLike, states: Array, action: int | None, so_far: Sequence[int | str]
) -> list[int]:
    """Outcomes as numbers, if they can be drawn one after the other; else BadFate.

    A walk would trust them.
    """
    world, outcomes = copied(states), checked_outcomes(so_far)
    lay(game, world, outcomes)
    if action is None:
        game.engine.setup(game.boxes, world, 0, int(world["seats"][0]))
    else:
        game.engine.apply(game.boxes, world, 0, action)
    check_tape(game, world, outcomes)
    return [int(outcome) for outcome in world["fate"][0]["tape"][: len(outcomes)]]


def opening_tapes(game: GameLike, seats: int, limit: int) -> list[tuple[float, list[int]]]:
    """List every way of setting the game up as `(probability, tape)`, by following each draw of the
    set-up in turn.
    """
    complete: list[tuple[float, list[int]]] = []
    unfinished: list[tuple[float, list[int]]] = [(1.0, [])]
    states = game.State.zeros(1)
    states["seats"] = seats
    while unfinished:
        if len(complete) + len(unfinished) > limit:
            raise TooManyOutcomes(f"{game.name} can be set up in more than {limit} ways")
        odds, so_far = unfinished.pop()
        following = draws(game, states, None, so_far)
        if not following:
            complete.append((odds, so_far))
        unfinished += [
            (odds * draw.probability, [*so_far, draw.outcome]) for draw in reversed(following)
        ]
    return complete


def _after(match: M, action: int, tape: list[int], number: int) -> M:
    """The match after this outcome, with a future of its own."""
    world = match.copy()
    world.step(action, tape)
    world._states["fate"]["rng"] = generator(int(match.state.fate.rng), number)
    return world
