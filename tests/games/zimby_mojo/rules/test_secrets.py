"""Hidden information: hands, what has been seen of them, and that imagined worlds are all equally
likely.
"""

from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from ludary import Match
from ludary.core.play.view import blank_view
from ludary.core.state.events import EVERYBODY
from ludary.core.state.fate import generator
from ludary.games.zimby_mojo.state import KNOWN
from tests.games.zimby_mojo.sitting import Sitting
from tests.games.zimby_mojo.spells import carry, use
from tests.games.zimby_mojo.table import choices, hand, phase, pile, play
from tests.games.zimby_mojo.zimby import Side, at_table, lay_out, scroll, zimby

WORLDS = 3_000
SPECTATOR = -1


def seen_hand(match: Match, viewer: int, holder: int) -> list[str]:
    """The cards of a hand that a seat sees."""
    return pile(match, match.view(viewer).shamans[holder].hand)


def imagined(match: Match, seat: int, count: int = WORLDS) -> list[Any]:
    """Worlds that fit what a seat knows."""
    engine, view = match.game.engine, blank_view(match.game, match.states(), seat)
    worlds = []
    for number in range(count):
        world = view.copy()
        engine.imagine(match.game.boxes, world, 0, seat, generator(5, number))
        worlds.append(world[0])
    return worlds


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = at_table(Side(hand="nix shoo"), Side(hand="energy"))

    assert sorted(seen_hand(match, 0, 0)) == ["nix", "shoo"]
    for viewer in (1, SPECTATOR):
        assert seen_hand(match, viewer, 0) == []
        assert match.view(viewer).shamans[0].hand_count == 2


def test_the_library_of_a_view_holds_all_that_the_seat_has_not_seen() -> None:
    match = at_table(Side(hand="nix shoo"), Side(hand="energy"), library="rummage", discard="")

    assert sorted(pile(match, match.view(0).library)) == ["energy", "rummage"]
    assert sorted(pile(match, match.view(1).library)) == ["nix", "rummage", "shoo"]
    assert sorted(pile(match, match.view(SPECTATOR).library)) == [
        "energy",
        "nix",
        "rummage",
        "shoo",
    ]
    assert {int(match.view(seat).library_count) for seat in (0, 1, SPECTATOR)} == {1}


def test_every_hand_is_as_likely_as_it_was_dealt() -> None:
    match = at_table(Side(hand="nix"), Side(hand="energy shoo"), library="rummage nix")
    names = ("energy", "shoo", "rummage", "nix")
    worlds = Counter(frozenset(pair) for pair in combinations(names, 2))

    found = Counter(frozenset(pile(match, world.shamans[1].hand)) for world in imagined(match, 0))

    assert set(found) == set(worlds)
    assert chisquare([found[world] for world in worlds]).pvalue > 0.001


def test_a_card_that_is_dug_up_is_known_to_everybody() -> None:
    match = at_table(Side(hand="dig-it-up nix"), Side(), discard="shoo")
    use(match, "dig-it-up", "aim_shaman 1")
    play(match, "dig shoo")

    assert seen_hand(match, 1, 0) == seen_hand(match, SPECTATOR, 0) == ["shoo"]
    assert all("shoo" in pile(match, world.shamans[0].hand) for world in imagined(match, 1, 20))


def test_a_known_card_is_forgotten_when_it_is_used() -> None:
    match = at_table(Side(hand="dig-it-up nix"), Side(), discard="rummage")
    use(match, "dig-it-up", "aim_shaman 1")
    play(match, "dig rummage")

    play(match, "cast rummage")

    assert seen_hand(match, 1, 0) == []
    assert match.view(1).cast_card == match.state.cast_card, "it lies face up"


def test_of_too_many_known_cards_the_last_is_not_remembered() -> None:
    game = zimby()
    known = [name for name in game.thing_names["scroll"] if name not in ("dig-it-up", "shoo")][
        :KNOWN
    ]
    states = lay_out(game, Side(hand=f"dig-it-up {' '.join(known)}"), Side(), discard="shoo")
    states[0].known_count = KNOWN
    for row, name in zip(states[0].known, known, strict=True):
        row.holder, row.knower, row.card = 0, EVERYBODY, scroll(game, name)
    match = Sitting(game, states, anew=False)

    use(match, "dig-it-up", "aim_shaman 1")
    play(match, "dig shoo")

    assert "shoo" in hand(match, 0)
    assert sorted(seen_hand(match, 1, 0)) == sorted(known)


def test_thief_and_victim_know_what_was_stolen_and_nobody_else() -> None:
    match = at_table(Side(hand="yoink"), Side(hand="energy nix"), Side())

    use(match, "yoink", "aim_shaman 2", fate=("nix",))

    assert hand(match, 0) == ["nix"]
    assert seen_hand(match, 1, 0) == ["nix"]
    assert seen_hand(match, 2, 0) == seen_hand(match, SPECTATOR, 0) == []


def test_a_theft_leaves_others_in_doubt_about_a_card_that_they_knew() -> None:
    match = at_table(
        Side(), Side(hand="dig-it-up energy"), Side(hand="yoink"), discard="shoo", turn=1
    )
    use(match, "dig-it-up", "aim_shaman 2")
    carry(match, "dig shoo", "end_turn")
    assert seen_hand(match, 0, 1) == ["shoo"]

    use(match, "yoink", "aim_shaman 2", fate=("energy",))

    assert seen_hand(match, 0, 1) == []
    assert seen_hand(match, 2, 1) == ["shoo"], "the thief saw that it was another one"


def random_match(seats: int, seed: int, decisions: int) -> Match:
    """A game in which everybody plays at random, after so many decisions."""
    match = zimby().start(seats, seed=seed)
    random = np.random.default_rng(seed)
    for _ in range(decisions):
        if match.over:
            break
        ids = match.legal_ids()
        match.step(int(ids[random.integers(len(ids))]))
    return match


@pytest.mark.parametrize(("seats", "decisions"), [(1, 40), (2, 70), (3, 130), (4, 60), (8, 50)])
def test_an_imagined_world_looks_the_same_from_the_seat_that_imagines_it(
    seats: int, decisions: int
) -> None:
    match = random_match(seats, 3 * seats, decisions)
    game = match.game

    for seat in range(SPECTATOR, seats):
        for number in range(3):
            view = blank_view(game, match.states(), seat)
            world = view.copy()
            game.engine.imagine(game.boxes, world, 0, seat, generator(5, number))
            again = blank_view(game, world, seat)
            assert again.tobytes() == view.tobytes()
            assert game.engine.check(game.boxes, world, 0) == 0
    if not match.over:
        mine = match.imagine(int(match.state.actor), 7)
        assert mine.legal_ids() == match.legal_ids()


def test_questions_depend_on_no_hidden_card() -> None:
    for name in ("nix", "rummage"):
        match = at_table(Side(hand="blow-guns"), Side(hand=name), board="1,13:w 1,15:yy")
        play(match, "cast blow-guns", "channel 1,13", "aim 1,15", "pay 0")

        assert (match.actor, phase(match)) == (1, "answer")
        assert "pass" in choices(match)
