"""The odds of a fight count every world that fits the seat's View, and every card that can then be
drawn.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludary.core.compile.driver import driver
from ludary.core.contract.functions import apply, imagine, legal
from ludary.core.play.view import View
from ludary.core.state.fate import fresh
from ludary.games.dunjiin.actions import FIRST
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.odds import MOST_RECKONED, odds_of
from ludary.games.dunjiin.scene import look
from ludary.games.dunjiin.state import Phase
from ludary.games.dunjiin.verbs import Verb
from ludary.lab.promises.positions import any_of
from tests.every_game import trials
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

WINS, DRAWS, LOSES, DIES = range(4)
FIGHT, MAGIC = int(FIRST[Verb.FIGHT]), int(Phase.MAGIC)
WON, HURT, DIED = (EVENTS.numbers[name] for name in ("wins", "hurt", "dies"))
EVERY_TAPE = 20_000_000


@driver
def next_tape(f: Any) -> bool:
    """Lay the tape for the next way that things can turn out; False after the last."""
    last = f.drawn - 1
    while last >= 0 and not (int(f.more) >> last) & 1:
        last -= 1
    if last < 0:
        return False
    f.tape[last] += 1
    f.laid = last + 1
    return True


@driver
def end_of(s: Any, seat: int) -> int:
    """Return what the last action did to the hero who fought."""
    won, hurt, died = False, False, False
    for place in range(s.events.count):
        kind = s.events.lines[place].kind
        won |= kind == WON
        hurt |= kind == HURT
        died |= kind == DIED
    return DIES if died else WINS if won else LOSES if hurt else DRAWS


@driver
def act(boxes: Any, states: Any, i: int, action: int) -> None:
    fresh(states[i].fate)
    states[i].events.count = 0
    apply(boxes[0], states[i], action)


@driver
def every_end(boxes: Any, states: Any, seat: int, room: Any, out: Any, limit: int) -> int:
    """Imagine every world of the View `states[0]`, let its actor fight in every way, and add the
    chances of each end up in `out`.
    """
    worlds, tapes = states[1].fate, states[3].fate
    ways = 0
    states[1].fate.laid = 0
    while True:
        laid = worlds.laid
        states[2].fate.tape[:] = worlds.tape
        states[1] = states[0]
        worlds.tape[:] = states[2].fate.tape
        worlds.laid, worlds.walking = laid, 1
        fresh(worlds)
        imagine(boxes[0], states[1], seat)
        tapes.laid = 0
        while True:
            again = tapes.laid
            states[2].fate.tape[:] = tapes.tape
            states[3] = states[1]
            tapes.tape[:] = states[2].fate.tape
            tapes.laid, tapes.walking = again, 1
            act(boxes, states, 3, FIGHT)
            ways += 1
            if ways > limit:
                return -1
            chance = worlds.odds * tapes.odds
            plain = best = end_of(states[3], seat)
            if states[3].phase == MAGIC:
                best = DIES
                for place in range(legal(boxes[0], states[3], room)):
                    states[4] = states[3]
                    act(boxes, states, 4, room[place])
                    end = end_of(states[4], seat)
                    plain = end if place == 0 else plain
                    best = min(best, end)
            out[0, plain] += chance
            out[1, best] += chance
            if not next_tape(tapes):
                break
        if not next_tape(worlds):
            return ways


def chances_of(view: View, seat: int, limit: int = EVERY_TAPE) -> Any:
    """The ends of a fight of `seat`, without and with its Magic Items, found by the rules
    themselves; None if there are too many ways.
    """
    game, states = view.game, np.zeros(5, view.game.State.dtype)
    states[0] = view.states[0]
    states["actor"][0] = states["facing"][0] = seat
    states["phase"][0] = Phase.DODGED
    out = np.zeros((2, 4))
    ways = game.engine.bind(every_end)(
        game.boxes, states, view.seat, game.engine.action_buffer(), out, limit
    )
    return out if ways >= 0 else None


def told(view: View, seat: int) -> Any:
    game: Any = view.game
    found = odds_of(look(game, view.state), seat)
    return None if found is None else np.array([found.plain, found.with_magic])


def meetings(seed: int) -> Iterator[View]:
    """Views of random games in which one has to decide about a Monster, and of Monsters dealt by
    hand to every kind of hero.
    """
    chooser = np.random.default_rng(seed)
    ways = [
        *trials("dunjiin")["tests"]["ways"],
        {"hardcore": True, "counter_defeats": True, "wins_hurt": True},
    ]
    while True:
        game = dunjiin(**dict(ways[chooser.integers(len(ways))]))
        match = game.start(int(chooser.choice(list(game.seats))), seed=int(chooser.integers(2**32)))
        while not match.over:
            legal = match.legal_ids()
            if FIGHT in legal and chooser.random() < 0.3:
                yield match.view(int(match.state.actor))
            match.step(any_of(legal, chooser))


def compared(views: int, limit: int, seed: int) -> int:
    """Compare as many Views as have no more than `limit` ways; returns how many hid something."""
    hiding = 0
    for view in meetings(seed):
        seat = [seat for seat in range(view.state.seats) if view.state.heroes[seat].fell == 0][
            views % view.state.alive
        ]
        found = chances_of(view, seat, limit)
        if found is None:
            continue
        assert told(view, seat) == pytest.approx(found, abs=1e-9), str(view)
        hiding += bool(view.state.deck.sum() > view.state.deck_count)
        views -= 1
        if not views:
            return hiding
    raise AssertionError("games never end")


def test_the_odds_told_are_those_of_every_world_and_every_card() -> None:
    assert compared(300, 8_000, seed=1) > 10


@pytest.mark.deep
def test_the_odds_told_are_those_of_every_world_and_every_card_in_thousands_of_views() -> None:
    assert compared(10_000, 300_000, seed=2) > 1_000


FOUR = (  # the first is met; of the other four each is as likely to be the second
    "goblin/2 ogre/2 vampire/2 treasure-5 magic"
)

SAID = [  # Level, Armor Points, Magic Items -> what the choice says
    (13, 3, 0, "Fight the Goblin 5 (2 shields: 1 more card): win 50 %, lose armor 50 %"),
    (
        13,
        3,
        1,
        (
            "Fight the Goblin 5 (2 shields: 1 more card): win 50 %, lose armor 50 %; with Magic"
            " Items win 100 %"
        ),
    ),
    (9, 0, 1, "Fight the Goblin 5 (2 shields: 1 more card): die 100 %; with Magic Items win 100 %"),
    (30, 1, 0, "Fight the Goblin 5 (2 shields: 1 more card): win 75 %, lose armor 25 %"),
]


@pytest.mark.parametrize(("level", "armor", "magic", "words"), SAID)
def test_the_choice_to_fight_says_the_odds(level: int, armor: int, magic: int, words: str) -> None:
    match = at_table(
        Explorer(level=level, armor=armor, magic=magic, experience="giant-rat"), deck=FOUR
    )

    match.step("explore", fate=["goblin/2"])

    assert str(match.game.action(FIGHT, match.view(0).state, match.players)) == words


def test_the_choice_to_dodge_says_the_odds_of_whom_it_is_dodged_to() -> None:
    match = at_table(
        Explorer(experience="giant-rat", magic=1), Explorer(level=13, armor=0), deck=FOUR
    )

    match.step("explore", fate=["goblin/2"])

    assert [str(action) for action in match.legal() if action.name in ("dodge", "empower")] == [
        f"Dodge to Seat 2{price} (they would win 50 %, die 50 %) — wins the game in 50 % of cases"
        for price in (" for 1 Experience", ", empowered, for 1 Experience and 1 Magic Item")
    ]


def test_a_player_who_has_foreseen_a_monster_knows_the_odds_of_others() -> None:
    match = at_table(
        Explorer(level=9, experience="giant-rat", magic=1), Explorer(level=11), deck=FOUR
    )

    match.step("premonition", fate=["goblin/2", "treasure-5"])

    assert [str(action) for action in match.legal() if action.name == "dodge"] == [
        "Dodge to Seat 2 for 1 Experience (they would win 100 %)"
    ]


def test_the_odds_of_more_cards_than_can_be_reckoned_are_not_told() -> None:
    plain = Explorer(character="orc giant-rat slime", magic=1)
    match = at_table(plain, plain, traps=6)

    match.step("explore", fate=["goblin/4"])

    assert look(match.game, match.view(0).state).more > MOST_RECKONED
    assert told(match.view(0), 0) is None
    assert "win" not in " ".join(str(action) for action in match.legal())
