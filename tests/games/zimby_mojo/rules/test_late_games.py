"""Late in the game: the King dead, his Crown on the way, scrolls in every hand.

Random games seldom get there, so these begin there.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludary import Match
from ludary.games.zimby_mojo.action_table import FIRST
from ludary.games.zimby_mojo.verbs import Verb
from ludary.lab.promises.secrets import differing
from ludary.lab.promises.words import spots_are_there
from tests.games.zimby_mojo.zimby import Side, at_table

FULL = Side(active=5, depleted=2, hand="nix bungle blow-guns deadly-vines energy hush")
RICH = Side(
    active=6, hand="entangling-vines patch-o-darkness cmere switcheroo wrong-way fire-belch"
)
POOR = Side(
    active=1,
    tokens=1,
    hand="yoink brain-rot dig-it-up nap-time nasty-sharp-knives lil-bits-o-armor",
)
ALONE = Side(active=6, hand="big-bits-o-map war-drums lil-bits-o-armor")
ROAD = "1,13:ww 1,15:yg 1,18:zombie-y 3,18:g 6,14:wy 7,11:yyy 5,11:G"
POSITIONS: dict[str, tuple[list[Side], dict[str, Any]]] = {
    "the Crown is held in the sanctum": (
        [FULL, RICH, POOR],
        {
            "board": "9,11:wwy 9,9:g 7,10:y 8,10:zombie-g",
            "king": "",
            "crown": "9,11@w",
            "burden": 0,
            "open_wards": "north east south west",
        },
    ),
    "the Crown lies on the road": (
        [RICH, FULL, POOR],
        {
            "board": ROAD,
            "king": "",
            "crown": "1,14",
            "burden": 1,
            "overgrowth": 1,
            "growth": "1,12:dark 1,16:entangling 1,14:deadly",
        },
    ),
    "the Crown is nearly home": (
        [POOR, RICH, FULL],
        {
            "board": ROAD,
            "king": "",
            "crown": "1,15@g",
            "burden": 2,
            "overgrowth": 2,
            "chants": "y>w:heavy-feet g>y:bone-rattles",
            "turn": 2,
        },
    ),
    "thugs have the Crown": (
        [FULL, RICH, POOR],
        {
            "board": ROAD,
            "king": "",
            "crown": "7,13@thugs",
            "burden": 2,
            "open_wards": "north",
            "thugs": "7,13 7,13 barracks ready",
        },
    ),
    "the King is besieged": (
        [RICH, POOR, FULL],
        {
            "board": "8,10:www 10,12:ygg 9,11:w 12,10:yy",
            "open_wards": "north east south",
            "rituals": "winnowing madness - hunger",
        },
    ),
    "alone with the Crown": (
        [ALONE],
        {"board": "7,10:www 3,17:ww 9,10:w", "king": "", "crown": "9,10@w", "open_wards": "north"},
    ),
    "alone before the King": (
        [ALONE],
        {"board": "8,10:www 6,14:ww", "open_wards": "north", "rituals": "- winnowing - -"},
    ),
}
END_TURN = int(FIRST[Verb.END_TURN])
ACTIONS = 40


def played_on(start: str, seed: int, actions: int = ACTIONS) -> Iterator[Match]:
    """Random play from a position; turns are seldom ended before something has been done in
    them.
    """
    sides, position = POSITIONS[start]
    match, chance = at_table(*sides, **position), random.Random(seed)
    for _ in range(actions):
        if match.over:
            return
        legal = match.legal_ids()
        action = chance.choice(legal)
        match.step(chance.choice(legal) if action == END_TURN else action)
        yield match


def broken(match: Match) -> str:
    """The invariant that a position breaks, or nothing."""
    code = match.game.engine.check(match.game.boxes, match.states(), 0)
    return match.game.rules.invariants[code - 1] if code else ""


@pytest.mark.parametrize("start", POSITIONS)
def test_the_rules_hold_from_there_to_the_end(start: str) -> None:
    for seed in range(2):
        for match in played_on(start, seed, actions=80):
            assert not broken(match)


@pytest.mark.parametrize("start", POSITIONS)
def test_everybody_knows_what_is_legal_and_no_more_than_they_have_seen(start: str) -> None:
    for number, match in enumerate(played_on(start, seed=11)):
        if number % 8:
            continue
        if match.actor is not None:
            assert match.view(match.actor).legal_ids() == match.legal_ids()
        for seat in range(-1, match.seats):
            world = match.imagine(seat, number)
            assert not broken(world)
            differing(match, world, seat)


@pytest.mark.parametrize("start", POSITIONS)
def test_everything_there_has_words_and_a_place_in_the_picture(start: str) -> None:
    for number, match in enumerate(played_on(start, seed=23)):
        if number % 3:
            continue
        view = match.view(match.actor if match.actor is not None else -1)
        assert all(words.strip() for words in [*view.events, *map(str, view.legal())])
        if number % 4 == 0 and match.actor is not None:
            spots_are_there(view, match)
