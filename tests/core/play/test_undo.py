"""Taking back: nothing that somebody learned, and everything else, found out here with Matches, a
world and an action at a time.
"""

import numpy as np
import pytest

import ludary
from ludary import BadFate, Match
from ludary.core.state.events import told_to
from tests.every_game import NAMES, positions, share, short

WORLDS = 8
STEPS = 6  # tried from each position on

Sight = tuple[bytes, list[tuple[int, ...]]]  # a View, and the events that were told


def sight(match: Match, seat: int) -> Sight:
    """A seat's view after a step, and what it was told of it."""
    return match.view(seat).bytes, [
        tuple(line) for line in told_to(match.steps[-1].events, seat).tolist()
    ]


def after(match: Match, action: int) -> Match:
    then = match.copy()
    then.step(action)
    return then


def can_rule_out(match: Match, then: Match, seat: int, seed: int) -> bool:
    """Tell whether a world that fitted the seat's knowledge no longer fits after the step, as far
    as the seat saw it.
    """
    if seat != match.actor and sight(then, seat) == (match.view(seat).bytes, []):
        return False
    own = [int(then.steps[-1].action or 0)] if seat == match.actor else None
    worlds = (match.imagine(seat, seed * WORLDS + number) for number in range(WORLDS))
    return not all(
        any(
            sight(after(world, action), seat) == sight(then, seat)
            for action in own or world.legal_ids()
        )
        for world in worlds
    )


def steps_of(name: str, tries: int) -> list[tuple[Match, Match, int]]:
    """Random steps that left the decision with the same seat or drew no fate: before, after, and a
    seed.
    """
    chooser, found = np.random.default_rng(7), []
    for number, match in enumerate(positions(ludary.load(name), tries, seed=7)):
        for _ in range(STEPS):
            if not match.over:
                before = match.copy()
                match.step(int(chooser.choice(match.legal_ids())))
                found.append((before, match.copy(), number))
    return found


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_what_a_seat_learned_from_or_fate_was_drawn_for_is_not_taken_back_at_once(
    name: str,
) -> None:
    for before, then, seed in steps_of(name, 14 if share(name) == 1 else 6):
        actor = before.actor
        if actor is None or then.take_back(actor) != "now":
            continue
        assert not then.steps[-1].outcomes
        assert then.actor == actor
        for seat in range(-1, then.seats):
            assert not can_rule_out(before, then, seat, seed), then.record()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_an_offered_undo_works_and_every_action_unseen_by_others_can_be_undone(name: str) -> None:
    for before, then, seed in steps_of(name, 20):
        actor = before.actor
        assert actor is not None
        offered = then.take_back(actor)
        unseen = all(
            sight(then, seat) == (before.view(seat).bytes, [])
            for seat in range(-1, then.seats)
            if seat != actor
        )
        if offered == "no" and unseen:
            assert then.steps[-1].outcomes or can_rule_out(before, then, actor, seed), then.record()
        if offered != "no" and len(then.steps) > 1:
            then.undo(actor)
            assert then.states().tobytes() == before.states().tobytes()


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_an_offer_to_take_back_tells_its_seat_no_secret(name: str) -> None:
    """Two worlds that the seat cannot tell apart go on alike for some steps, as far as it sees;
    then it is offered the same in both.
    """
    chooser = np.random.default_rng(3)
    for number, match in enumerate(positions(ludary.load(name), 16, seed=3)):
        seat = match.actor
        if seat is None:
            continue
        world = match.imagine(seat, number)
        world.steps = match.steps.copy()
        for _ in range(STEPS):
            if match.over or not play_alike(match, world, seat, chooser):
                break
            assert world.take_back(seat) == match.take_back(seat), match.record()


def play_alike(match: Match, world: Match, seat: int, chooser: np.random.Generator) -> bool:
    """One action in both, with the same fate; tells whether it could be, and the seat sees the
    same.
    """
    both = sorted({*match.legal_ids()} & {*world.legal_ids()})
    if not both:
        return False
    match.step(int(chooser.choice(both)))
    try:
        world.step(
            int(match.steps[-1].action or 0), [outcome for _, outcome in match.steps[-1].outcomes]
        )
    except BadFate:
        return False
    return sight(match, seat) == sight(world, seat)
