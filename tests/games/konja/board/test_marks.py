"""Marks of choices: the dice shown to be taken and left are those that are taken and left."""

import pytest

from ludary import Match
from ludary.core.contract.marks import Mark
from ludary.games.konja.pieces import SPENT, UNUSED
from ludary.games.konja.reckoning import pool_dice
from ludary.games.konja.state import Phase
from tests.every_game import positions
from tests.games.konja.table import Wizard, at_table, card, konja, play

SPENDINGS = ("single", "pair", "run", "alike")


def dice(match: Match) -> list[str]:
    """The spots of the dice in the pool."""
    return [f"pool-{place}" for place, _, _ in pool_dice(match.state)]


def marks(match: Match, action: str) -> dict[str, list[str]]:
    return match.view(int(match.state.actor)).marks(action)


@pytest.mark.parametrize(
    ("action", "takes", "remain"),
    [
        ("single 5", "pool-0", "pool-1 pool-2 pool-3 pool-4"),
        ("pair 5", "pool-0 pool-2", "pool-1 pool-3 pool-4"),
        ("run 3 5", "pool-0 pool-1 pool-4", "pool-2 pool-3"),
        ("alike low 5", "pool-0 pool-2 pool-3", "pool-1 pool-4"),
    ],
)
def test_a_way_to_spend_dice_marks_those_that_it_takes_and_those_that_remain(
    action: str, takes: str, remain: str
) -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="5 3 p5 5 4", action="blank blank")

    assert marks(match, action) == {Mark.TAKE: takes.split(), Mark.REMAIN: remain.split()}


def test_a_way_that_takes_all_dice_leaves_none_marked() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="6 6", action="blank blank")

    assert marks(match, "pair 6") == {Mark.TAKE: ["pool-0", "pool-1"]}


def test_dice_marked_as_taken_leave_the_pool_and_the_rest_stays() -> None:
    seen = set()
    for match in positions(konja(), 60, seed=4):
        for action in match.legal():
            if action.name in SPENDINGS:
                marked, before = marks(match, action.notation), dice(match)
                after = match.copy()
                after.step(action)
                assert sorted(marked[Mark.TAKE] + marked.get(Mark.REMAIN, [])) == before
                if after.state.phase == Phase.COLLECTION:  # else all dice are cleared
                    assert dice(after) == marked.get(Mark.REMAIN, [])
                seen.add(action.name)
    assert seen >= {"single", "pair", "run"}


def test_the_end_of_the_turn_takes_action_dice_with_tokens_and_leaves_the_pool_unspent() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="6 2", action="blank gold")

    assert marks(match, "done") == {Mark.TAKE: ["action-1"], Mark.REMAIN: ["pool-0", "pool-1"]}


def test_a_relic_takes_the_action_die_that_it_is_fed_with() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="6 2", action="gold blank")
    fed = next(
        action
        for action in match.legal()
        if action.name == "use" and action.notation.endswith("blank")
    )
    marked = marks(match, fed.notation)
    match.step(fed)

    assert marked == {Mark.FROM: ["action-1"], Mark.REMAIN: ["action-0"]}
    assert [int(on) in (UNUSED, SPENT) for on in match.state.action_on] == [True, False]


def test_a_red_die_harms_the_die_that_it_would_replace() -> None:
    match = play(
        at_table(
            other=Wizard(relics="club"),
            dice="6 2 2",
            game=konja(relics=(card("club", does="strike"),)),
        ),
        "done",
    )
    match.step("use club none", fate=[5])

    marked = marks(match, "hit green-2")
    play(match, "hit green-2")

    assert marked == {Mark.HARM: ["pool-1"]}
    assert [int(face) for face in match.state.face[:3]] == [6, 5, 2]


def test_a_choice_that_takes_no_dice_marks_none() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="6 2", action="gold blank")

    assert marks(match, "done") == {}
