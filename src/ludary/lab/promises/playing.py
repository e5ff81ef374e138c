"""Promises about playing: games end, choices are in order, returns and chances are what they should
be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.core.compile.driver import driver
from ludary.core.contract.defaults import OPEN, SETTLED
from ludary.core.contract.functions import (
    check,
    judge,
    judge_seats,
    legal,
    playout_list,
    shortlist,
    unsettled,
)
from ludary.core.errors import TooManyOutcomes
from ludary.core.play.engine import apply_at
from ludary.core.play.match import Match
from ludary.core.state.events import sees
from ludary.core.state.fate import below, generator
from ludary.core.state.state import ALL_SEATS, NOBODY
from ludary.lab.promises.broken import Broken, noted, whose
from ludary.lab.promises.positions import positions

if TYPE_CHECKING:
    from ludary.core.contract.bounds import GameLimits
    from ludary.core.play.game import Game

ENDLESS = 100_000  # actions after which a game is said to have no end
# Faults of a position and its legal actions, or of the game
SOUND, UNSOUND, NO_SEAT, NOT_TO_DECIDE, DISORDER, NO_END = range(6)
FEW_OUTCOMES = 300  # actions with more are not tried in all of them
FEW_ACTIONS = 3  # of each position are tried in all their outcomes
NEARLY = 1e-9


def games_end(game: Game, tries: int, seed: int) -> None:
    for seats in game.seats:
        for number in range(tries):
            play_out(game, seats, seed + number)


def play_out(game: Game, seats: int, seed: int) -> tuple[Any, list[int]]:
    """One random game in compiled code, looking at everything on the way; returns its last State
    and the actions.
    """
    engine = game.engine
    states = game.State.zeros(1)
    choosers = game.State.zeros(1)
    out = game.engine.action_buffer()
    choosers["fate"]["rng"], chosen, found = (
        generator(seed, 1),
        np.zeros(ENDLESS, np.int32),
        np.zeros(3, np.int64),
    )
    engine.reset(engine.boxes, engine.blanks, states, 0, seats, generator(seed, 0))
    engine.bind(play_until_wrong)(engine.boxes, states, choosers, engine.width, out, chosen, found)
    fault, legal, actions = found.tolist()
    if fault == NO_END:
        raise Broken(
            f"a random game has not ended after {ENDLESS:,} actions: {seats} seats, seed {seed}"
        )
    if fault:
        raise Broken(
            fault_text(fault, game, states, out[:legal].tolist()),
            again(game, seats, seed, chosen[:actions].tolist()),
        )
    return states, chosen[:actions].tolist()


@driver
def play_until_wrong(
    boxes: Any, states: Any, choosers: Any, width: int, out: Any, chosen: Any, found: Any
) -> None:
    """Play a game on by random actions to its end, or up to a fault; the actions go into `chosen`.

    Into `found`, int64 (3,), go the fault (NO_END if the game has not ended when `chosen` is full),
    the number of actions that are legal then, and the number of those that were taken.
    """
    s, actions = states[0], 0
    while True:
        legal_now = legal(boxes[0], s, out)
        fault = fault_here(boxes[0], s, width, out, legal_now)
        if fault == SOUND and legal_now > 0 and actions == len(chosen):
            fault = NO_END
        if fault != SOUND or legal_now == 0:
            found[0], found[1], found[2] = fault, legal_now, actions
            return
        chosen[actions] = out[below(choosers[0].fate, legal_now)]
        apply_at(boxes, states, 0, int(chosen[actions]))
        actions += 1


@driver(inner=True)
def fault_here(box: Any, s: Any, width: int, out: Any, legal_now: int) -> int:
    """Return the fault of a position and its legal actions."""
    if check(box, s) != 0:
        return UNSOUND
    if s.actor < NOBODY or s.actor >= s.seats:
        return NO_SEAT
    if (legal_now > 0) != (s.actor != NOBODY):
        return NOT_TO_DECIDE
    for k in range(legal_now):
        if out[k] >= width or out[k] <= (out[k - 1] if k > 0 else -1):
            return DISORDER
    return SOUND


def fault_text(fault: int, game: Game, states: Any, legal: list[int]) -> str:
    """Say in words what is wrong."""
    actor = int(states["actor"][0])
    if fault == UNSOUND:
        code = int(game.engine.check(game.boxes, states, 0))
        return f"`check` says {code}: {game.rules.invariant(code)}"
    if fault == NO_SEAT:
        return f"`actor` is {actor}: should be a seat, or NOBODY when the game is over"
    if fault == NOT_TO_DECIDE and actor >= 0:
        return f"{whose(actor)} has to decide but nothing is legal"
    if fault == NOT_TO_DECIDE:
        return f"the game is over but {noted(game, legal)} can be done"
    return f"`legal` wrote {legal[:20]}: should ascend, from 0 to {game.actions.count - 1} at most"


def again(game: Game, seats: int, seed: int, actions: list[int]) -> Match | None:
    """Play the game once more as a Match; None if it cannot be played as one."""
    match = game.start(seats, seed)
    try:
        for action in actions:
            match.step(action)
    except Exception:  # noqa: BLE001 - what is told is the first fault, not what it led to
        return None
    return match


def actions_read_back(game: Game, tries: int, seed: int) -> None:
    for action in range(game.actions.count):
        notation = game.action(action).notation
        if (read := game.read_action(notation)) != action:
            raise Broken(f"action {action} is written {notation!r}, which is read as {read}")


def returns_are_utilities(game: Game, tries: int, seed: int) -> None:
    for seats in game.seats:
        for number in range(tries):
            states, actions = play_out(game, seats, seed + number)
            if wrong := wrong_at_the_end(Match(game, states, anew=False)):
                raise Broken(wrong, again(game, seats, seed + number, actions))


def wrong_at_the_end(match: Match) -> str:
    """Say what is wrong with the returns and scores of a match that is over; "" if nothing is."""
    if not all(-1 <= value <= 1 for value in match.returns):
        return f"`returns` are {match.returns}: should lie between -1 and 1"
    if len(match.scores) != match.seats:
        return f"`scores` has {len(match.scores)} values for {match.seats} seats"
    for seat in range(-1, match.seats):
        if (known := match.view(seat).scores) != match.scores:
            return (
                f"at the end {whose(seat)} is told the scores {known}, and they are {match.scores}"
            )
    return ""


def limits_hold(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if a random game passes a bound of the game's GameLimits."""
    for seats in game.seats:
        for number in range(tries):
            states, actions = play_out(game, seats, seed + number)
            over = Match(game, states, anew=False)
            told = game.limits.told is not None or not game.limits.chance
            whole = again(game, seats, seed + number, actions) if told else None
            if wrong := limit_passed(game.limits, over.returns, len(actions), whole):
                raise Broken(wrong, whole or again(game, seats, seed + number, actions))


def limit_passed(
    limits: GameLimits, returns: list[float], decisions: int, match: Match | None
) -> str:
    """Return a message on the bound that a game has passed, with what would be right; "" if it
    passed none.
    """
    if limits.decisions is not None and decisions > limits.decisions:
        return (
            f"a game took {decisions} decisions: `GameLimits(decisions={limits.decisions})` is"
            " too low"
        )
    if not limits.lowest <= min(returns) <= max(returns) <= limits.highest:
        return (
            f"`returns` are {returns}: `GameLimits` says that they lie between {limits.lowest:g}"
            f" and {limits.highest:g}"
        )
    if limits.zero_sum and len(returns) > 1 and abs(sum(returns)) > NEARLY:
        return (
            f"`returns` are {returns} and do not add up to 0: use `GameLimits(zero_sum=False)`, or"
            " let losers lose what others win"
        )
    if match is None:
        return ""
    if not limits.chance and any(step.outcomes for step in match.steps):
        return "something was drawn or rolled: `GameLimits(chance=False)` says that nothing ever is"
    events = [event for step in match.steps for event in step.events]
    most = max(
        sum(bool(sees(event["known_to"], seat)) for event in events) for seat in range(match.seats)
    )
    if limits.told is not None and most > limits.told:
        return f"a seat was told {most} events: `GameLimits(told={limits.told})` is too low"
    return ""


def scores_are_sums(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if the parts of a score do not add up to it, with full knowledge and in every
    seat's View.
    """
    if game.presentation.score_parts is None:
        return
    for match in positions(game, tries, seed):
        views = (match.view(seat) for seat in range(-1, match.seats))
        for who, breakdowns, scores in (
            ("all", match.breakdowns, match.scores),
            *((whose(v.seat), v.breakdowns, v.scores) for v in views),
        ):
            sums = [one.total for one in breakdowns]
            if sums != scores:
                raise Broken(
                    f"the parts of the scores that {who} may know add up to {sums}, and the scores"
                    f" are {scores}",
                    match,
                )


def actions_change_something(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if an action leaves everything as it was: bots that think it best would take it
    for ever.
    """
    for match in positions(game, tries, seed):
        before = without_fate(match.states())
        for action in match.legal_ids():
            after = match.states()
            game.engine.apply(game.boxes, after, 0, action)
            if without_fate(after) == before:
                raise Broken(f"{game.action(action).notation!r} changes nothing", match)


def without_fate(states: Any) -> bytes:
    """Return the bytes of a State but for its draws and events."""
    for name in ("fate", "events"):
        states[name] = np.zeros((), states.dtype[name])
    return bytes(states.tobytes())


def judge_expects_returns(game: Game, tries: int, seed: int) -> None:
    states = [match.states() for match in positions(game, tries, seed)]
    judged, judged_at_once = game.engine.bind(judge_at), game.engine.bind(judge_seats_at)
    for state in states:
        at_once = np.zeros(game.players[-1])
        judged_at_once(game.boxes, state, 0, ALL_SEATS, at_once)
        for seat in range(int(state["seats"][0])):
            value, alone = float(judged(game.boxes, state, 0, seat)), np.zeros(game.players[-1])
            if not -1 <= value <= 1:
                raise Broken(
                    f"`judge` gives {whose(seat)} {value}: should lie between -1 and 1",
                    Match(game, state, anew=False),
                )
            judged_at_once(game.boxes, state, 0, 1 << seat, alone)
            for given in (at_once[seat], alone[seat]):
                if state["actor"][0] >= 0 and not abs(given - value) <= NEARLY:
                    raise Broken(
                        f"`judge_seats` gives {whose(seat)} {given}, `judge` {value}",
                        Match(game, state, anew=False),
                    )


@driver
def judge_at(boxes: Any, states: Any, i: int, seat: int) -> float:
    return judge(boxes[0], states[i], seat)


@driver
def judge_seats_at(boxes: Any, states: Any, i: int, seats: int, out: Any) -> None:
    judge_seats(boxes[0], states[i], seats, out)


def presumed_actions_are_legal(game: Game, tries: int, seed: int) -> None:
    presume = game.engine.bind(presumed_at)
    for match in positions(game, tries, seed):
        if match.actor is not None:
            action = int(presume(game.boxes, match.states(), 0))
            if action not in (SETTLED, OPEN, *match.legal_ids()):
                raise Broken(
                    f"`unsettled` presumes {action}: should be SETTLED, OPEN or a legal action",
                    match,
                )


@driver
def presumed_at(boxes: Any, states: Any, i: int) -> int:
    return unsettled(boxes[0], states[i])


def shortlists_are_legal(game: Game, tries: int, seed: int) -> None:
    lists = [("shortlist", shortlist_at), ("playout_list", playout_list_at)]
    out = game.engine.action_buffer()
    for match in positions(game, tries, seed):
        for name, driver_of in lists:
            count = game.engine.bind(driver_of)(game.boxes, match.states(), 0, out)
            short, legal = [int(action) for action in out[:count]], match.legal_ids()
            if short != [action for action in legal if action in short] or bool(short) != bool(
                legal
            ):
                raise Broken(
                    f"`{name}` wrote {noted(game, short)}: should be some of the legal actions,"
                    " ascending",
                    match,
                )


@driver
def playout_list_at(boxes: Any, states: Any, i: int, out: Any) -> int:
    return playout_list(boxes[0], states[i], out)


@driver
def shortlist_at(boxes: Any, states: Any, i: int, out: Any) -> int:
    return shortlist(boxes[0], states[i], out)


def chances_add_up(game: Game, tries: int, seed: int) -> None:
    chooser = np.random.default_rng(seed)
    for match in positions(game, tries, seed):
        for action in chooser.permutation(match.legal_ids())[:FEW_ACTIONS].tolist():
            try:
                total = sum(chance for chance, _ in match.outcomes(action, FEW_OUTCOMES))
            except TooManyOutcomes:
                continue
            if abs(total - 1) > NEARLY:
                notation = game.action(action).notation
                raise Broken(
                    f"the chances of all outcomes of {notation!r} add up to {total:.4f}: is a"
                    " `total` of `pick` wrong?",
                    match,
                )
