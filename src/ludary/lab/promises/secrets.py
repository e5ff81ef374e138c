"""Promises about secrets: what a seat is shown, can tell and can imagine is what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.observe.columns import OFTEN_TOLD
from ludary.core.play.view import View, blank_view
from ludary.core.state.events import Event
from ludary.lab.promises.broken import Broken, noted, whose
from ludary.lab.promises.positions import any_of, positions
from ludary.lab.promises.words import some_spots

if TYPE_CHECKING:
    from ludary.core.contract.inspection import Inspection
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.core.play.view import View

MOST_SCRAMBLED = 8  # outcomes and numbers of events that take the place of the true ones


def seats_see_what_they_know(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            differing(match, match.imagine(seat, seed + 1), seat)


def differing(match: Match, world: Match, seat: int) -> None:
    """Broken if `seat` is shown anything in the imagined world that it is not shown in the true
    one.
    """
    shown, other = match.view(seat), world.view(seat)
    fields = [
        name
        for name in shown.states.dtype.names or ()
        if shown.states[name].tobytes() != other.states[name].tobytes()
    ]
    choices, others = (
        [(one.id, str(one), one.spot) for one in view.legal()] for view in (shown, other)
    )
    told_there = View(
        match.game, other.states, seat, shown.event_records, shown.names
    )  # an imagined world has no last action
    marks, other_marks = (
        [view.marks(action) for action in view.legal_ids()] for view in (shown, other)
    )
    for what, one, two in (
        (f"the View's field{'s' * (len(fields) > 1)} {', '.join(fields)}", fields, []),
        ("the description", str(shown), str(other)),
        ("the picture", shown._repr_svg_(), other._repr_svg_()),
        ("what it is shown of the last action", shown.beats, told_there.beats),
        ("what is legal, or its words,", choices, others),
        ("what a choice would touch", marks, other_marks),
        (
            "what is told of things on its board",
            *(spots_text(view, len(match.steps)) for view in (shown, other)),
        ),
        ("what it is told of the box", shown.components(), other.components()),
        ("what is unavailable to it", shown.unavailable(), other.unavailable()),
        ("what it knows of the scores", shown.scores, other.scores),
        ("what it knows of their parts", shown.breakdowns, other.breakdowns),
        ("how it sees all stand", shown.standings, other.standings),
    ):
        if one != two:
            raise Broken(
                f"{what} can tell {whose(seat)} which of two worlds it is in: `conceal` leaves too"
                " much, or `imagine` lacks something",
                match,
            )


def views_follow_from_positions(game: Game, tries: int, seed: int) -> None:
    chooser = np.random.default_rng(seed)
    for match in positions(game, tries, seed):
        states, other = match.states(), match.states()
        scramble(other, chooser)
        for seat in range(-1, match.seats):
            one, two = (blank_view(game, given, seat) for given in (states, other))
            names = [
                name
                for name in game.State.declared
                if name not in OFTEN_TOLD and one[name].tobytes() != two[name].tobytes()
            ]
            if names:
                said = (
                    f"what {whose(seat)} is shown of {', '.join(names)} depends on the tape, the"
                    " generator or the events of the last action"
                )
                raise Broken(f"{said}: `conceal` should read neither fate nor events", match)


def scramble(states: npt.NDArray[Any], chooser: np.random.Generator) -> None:
    """Another generator, tape and events of the last action; counts stay within the room that there
    is.
    """
    fate, events = states["fate"], states["events"]
    fate["rng"] = chooser.integers(2**63, size=len(states))
    for row, counted in (
        (fate["tape"], (fate, "drawn")),
        (fate["tape"], (fate, "laid")),
        (events["lines"], (events, "count")),
    ):
        counted[0][counted[1]] = (
            counted[0][counted[1]] + 1 + chooser.integers(row.shape[1], size=len(states))
        ) % (row.shape[1] + 1)
    for rows in (fate["tape"], *(events["lines"][name] for name in Event.declared)):
        rows[:] = chooser.integers(MOST_SCRAMBLED, size=rows.shape)


def spots_text(view: View, first: int) -> list[Inspection | None]:
    """Return what some of the spots on a View's board are said to be."""
    board = view.board() if view.game.presentation.inspect else None
    return [view.inspect(spot) for spot in some_spots(board, first)] if board else []


def actors_know_what_is_legal(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        if match.actor is not None and (seen := match.view(match.actor).legal_ids()) != (
            legal := match.legal_ids()
        ):
            said = (
                f"by its View {whose(match.actor)} could {noted(game, seen)}, by the State"
                f" {noted(game, legal)}"
            )
            raise Broken(f"{said}: `legal` looks at what is concealed", match)


def imagined_worlds_fit(game: Game, tries: int, seed: int) -> None:
    for match in positions(game, tries, seed):
        for seat in range(-1, match.seats):
            world = match.imagine(seat, seed + 2)
            if code := int(game.engine.check(game.boxes, world.states(), 0)):
                name = (
                    game.rules.invariants[code - 1] if code <= len(game.rules.invariants) else code
                )
                raise Broken(
                    f"the world that {whose(seat)} imagines breaks an invariant: {name}", match
                )
            if (
                blank_view(game, world.states(), seat).tobytes()
                != blank_view(game, match.states(), seat).tobytes()
            ):
                raise Broken(
                    f"the world that {whose(seat)} imagines looks different when it is concealed"
                    " again",
                    match,
                )


def imagined_worlds_can_be_played(game: Game, tries: int, seed: int) -> None:
    chooser = np.random.default_rng(seed)
    for match in positions(game, tries, seed):
        for seat in range(match.seats):
            world = match.imagine(seat, seed + 3)
            while not world.over:
                world.step(any_of(world.legal_ids(), chooser))
