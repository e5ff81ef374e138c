"""Leduc poker: the knowledge of each seat, and the words that it is told."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from ludary.core.play.game import NOBODY, Game
from ludary.core.state.events import EVERYBODY

JACK, QUEEN, KING = range(3)
FOLD, CALL, RAISE = range(3)
NO_CARD = -1
SEATS = (0, 1, NOBODY)


@pytest.fixture
def game(example: Callable[[str], Game]) -> Game:
    return example("leduc_poker")


def after(game: Game, deal: Sequence[int], actions: Sequence[int], public: int = JACK) -> Any:
    states = game.State.zeros(1)
    lay(states, deal)
    game.engine.setup(game.boxes, states, 0, 2)
    lay(states, [public])
    for action in actions:
        game.engine.apply(game.boxes, states, 0, action)
    return states


def lay(states: Any, outcomes: Sequence[int]) -> None:
    states["fate"]["tape"][0, : len(outcomes)] = outcomes
    states["fate"]["laid"] = len(outcomes)


def view(game: Game, states: Any, seat: int) -> Any:
    views = states.copy()
    game.engine.conceal(game.boxes, views, 0, seat)
    return views


def dreamt(game: Game, views: Any, seat: int, rng: int) -> Any:
    worlds = views.copy()
    game.engine.imagine(game.boxes, worlds, 0, seat, np.uint64(rng))
    return worlds


def reachable(game: Game, games: int) -> Iterator[Any]:
    random, out = Random(1), game.engine.action_buffer()
    for rng in range(games):
        states = game.State.zeros(1)
        game.engine.reset(game.boxes, game.engine.blanks, states, 0, 2, np.uint64(rng))
        yield states
        while count := game.engine.legal(game.boxes, states, 0, out):
            game.engine.apply(game.boxes, states, 0, int(out[random.randrange(count)]))
            yield states


def told(game: Game, states: Any) -> list[tuple[str, int]]:
    log = states["events"][0]
    return [
        (game.event_words(line, ["Ann", "Bob"]), int(line["known_to"]))
        for line in log["lines"][: log["count"]]
    ]


def test_the_deck_of_a_view_is_all_that_its_seat_has_not_seen(game: Game) -> None:
    for states in reachable(game, 30):
        for seat in SEATS:
            seen = view(game, states, seat)[0]
            held = [*seen["cards"], seen["public"]]
            assert list(seen["deck"]) == [2 - held.count(rank) for rank in (JACK, QUEEN, KING)]


def test_a_view_imagined_and_concealed_is_the_same_view(game: Game) -> None:
    for states in reachable(game, 30):
        for seat in SEATS:
            seen = view(game, states, seat)
            world = dreamt(game, seen, seat, rng=int(states["fate"]["rng"][0]))
            assert game.engine.check(game.boxes, world, 0) == 0
            assert view(game, world, seat).tobytes() == seen.tobytes()


def test_a_seat_imagines_every_card_that_it_has_not_seen_as_often_as_there_are_such(
    game: Game,
) -> None:
    seen = view(game, after(game, [JACK, KING], [CALL, CALL], public=JACK), 0)
    imagined = [int(dreamt(game, seen, 0, rng)["cards"][0, 1]) for rng in range(2000)]
    assert imagined.count(JACK) == 0
    assert imagined.count(QUEEN) == pytest.approx(1000, abs=100)


@pytest.mark.parametrize(
    "seat, cards",
    [(0, [QUEEN, NO_CARD]), (1, [NO_CARD, KING]), (NOBODY, [NO_CARD, NO_CARD])],
)
def test_a_card_stays_hidden_after_a_fold(game: Game, seat: int, cards: list[int]) -> None:
    folded = after(game, [QUEEN, KING], [RAISE, FOLD])
    assert list(view(game, folded, seat)["cards"][0]) == cards


def test_everybody_sees_the_cards_of_a_showdown(game: Game) -> None:
    shown = after(game, [QUEEN, KING], [CALL, CALL, CALL, CALL])
    assert list(view(game, shown, NOBODY)["cards"][0]) == [QUEEN, KING]


def test_each_seat_is_told_its_own_card_only(game: Game) -> None:
    assert told(game, after(game, [JACK, QUEEN], [])) == [
        ("Ann is dealt J.", 0b01),
        ("Bob is dealt Q.", 0b10),
    ]


@pytest.mark.parametrize(
    "deal, public, last",
    [
        ([JACK, KING], JACK, "Ann wins 1."),  # a pair beats the higher card
        ([JACK, KING], QUEEN, "Bob wins 1."),
        ([KING, KING], QUEEN, "The hands are equal; the pot is split."),
    ],
)
def test_a_pair_wins_and_else_the_higher_card(
    game: Game, deal: list[int], public: int, last: str
) -> None:
    assert told(game, after(game, deal, [CALL, CALL, CALL, CALL], public))[-1] == (last, EVERYBODY)


def test_a_view_in_words_does_not_name_the_hidden_card(game: Game) -> None:
    assert game.presentation.describe
    seen = view(game, after(game, [JACK, KING], [RAISE]), 1)[0]
    assert game.presentation.describe(game.box, seen, 1, ["Ann", "Bob"]).splitlines() == [
        "On the table lies a hidden card.",
        "Ann holds a hidden card and has put in 3.",
        "Bob holds K and has put in 1.",
    ]
