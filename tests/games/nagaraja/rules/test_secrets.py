"""Hidden information in Nagaraja, and that imagined worlds are all equally likely."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from scipy.stats import chisquare

from ludary import Match
from ludary.core.play.view import blank_view
from ludary.core.state.fate import generator
from tests.games.nagaraja.table import Side, at_table, cards, hand, nagaraja, names_of, play

WORLDS = 4_000
World = frozenset[Any] | tuple[Any, ...]


def imagined(match: Match, seat: int, seen: Callable[[Any], World]) -> Counter[World]:
    """Count how often each world comes up, as far as `seen` looks."""
    engine, view = match.game.engine, blank_view(match.game, match.states(), seat)
    found = Counter[World]()
    for number in range(WORLDS):
        world = view.copy()
        engine.imagine(match.game.boxes, world, 0, seat, generator(7, number))
        found[seen(world[0])] += 1
    return found


def assert_uniform(
    match: Match, seat: int, seen: Callable[[Any], World], worlds: Counter[World]
) -> None:
    """Every fitting world comes up, and as often as it has ways."""
    found = imagined(match, seat, seen)

    assert set(found) <= set(worlds), set(found) - set(worlds)
    expected = [WORLDS * ways / sum(worlds.values()) for ways in worlds.values()]
    assert chisquare([found[world] for world in worlds], expected).pvalue > 0.001


def the_hand(seat: int) -> Callable[[Any], World]:
    return lambda s: frozenset(names_of(HERE, s.players[seat].hand))


HERE = at_table()  # only for its names


def sets(names: set[str], count: int) -> Iterator[frozenset[str]]:
    return map(frozenset, combinations(sorted(names), count))


def test_a_hand_is_seen_by_its_player_alone() -> None:
    match = at_table(Side(hand="spy flood"))

    assert names_of(match, match.view(0).players[0].hand) == {"spy", "flood"}
    for seat in (1, -1):
        assert match.view(seat).players[0].hand == 0
        assert match.view(seat).players[0].hand_count == 2


def test_the_deck_of_a_view_holds_everything_that_the_seat_has_not_seen() -> None:
    match = at_table(Side(hand="spy flood"), Side(hand="diary"), deck="mirror", discard="keyhole")

    assert names_of(match, match.view(0).deck) == {"mirror", "diary"}
    assert names_of(match, match.view(1).deck) == {"mirror", "spy", "flood"}
    assert names_of(match, match.view(-1).deck) == {"mirror", "spy", "flood", "diary", "keyhole"}


def test_a_hand_can_be_any_of_the_unseen_cards() -> None:
    match = at_table(Side(hand="spy"), Side(hand="diary flood"), deck="mirror keyhole oil-lamp")

    worlds = Counter[World](sets({"diary", "flood", "mirror", "keyhole", "oil-lamp"}, 2))
    assert_uniform(match, 0, the_hand(1), worlds)


@pytest.mark.proves("N50")
def test_cards_that_were_discarded_face_up_are_in_no_hand() -> None:
    match = at_table(
        Side(hand="spy"), Side(hand="diary"), deck="mirror", discard="keyhole oil-lamp"
    )

    assert set(imagined(match, 0, the_hand(1))) == {frozenset({"diary"}), frozenset({"mirror"})}


def given_away() -> Match:
    """Seat 1 has drawn mirror, keyhole and oil-lamp and given mirror to seat 0."""
    match = at_table(
        Side(hand="spy flood", rooms="a1:bend"),
        Side(hand="campfire"),
        phase="place",
        tile="crossing",
    )
    match.step("cell b1", fate=["mirror", "keyhole", "oil-lamp"])
    match.step("give mirror")
    return match


def test_a_card_that_was_given_away_is_known_to_the_giver_and_to_no_spectator() -> None:
    match = given_away()

    assert names_of(match, match.view(1).players[0].known) == {"mirror"}
    assert match.view(-1).players[0].known == 0
    assert all("mirror" in hand(match.imagine(1, seed), 0) for seed in range(20))
    assert not all("mirror" in hand(match.imagine(-1, seed), 0) for seed in range(20))


def test_a_given_card_that_may_have_been_selected_is_known_to_lie_in_hand_or_selection() -> None:
    match = given_away()
    play(match, "select oil-lamp", "ready", "select spy")  # spy and mirror have the same symbol

    places = Counter(
        "hand" if "mirror" in hand(world, 0) else "selected"
        for world in (match.imagine(1, seed) for seed in range(200))
    )

    assert set(places) == {"hand", "selected"}
    for seed in range(20):
        world = match.imagine(1, seed)
        assert cards(match.game, "mirror") & (
            int(world.state.players[0].hand) | int(world.state.players[0].selected)
        )


def test_a_given_card_is_no_longer_known_once_it_was_played() -> None:
    match = given_away()
    play(match, "select oil-lamp", "ready", "select mirror", "ready")

    assert match.state.players[0].known == 0


@pytest.mark.proves("L5")
@pytest.mark.parametrize(("lost", "known"), [("mirror", set()), ("spy", {"mirror"})])
def test_a_random_loss_shows_whether_the_given_card_is_still_there(
    lost: str, known: set[str]
) -> None:
    match = at_table(
        Side(hand="spy mirror", known="mirror"),
        Side(hand="pickpocket", sticks="green-naga green-naga"),
        actor=1,
        guide=1,
    )

    match.step("activate pickpocket", fate=[lost])

    assert names_of(match, match.view(1).players[0].known) == known


SELECTED = Side(hand="spy flood", selected="keyhole mirror", known="keyhole")


def test_a_selection_can_be_any_cards_of_one_symbol() -> None:
    """Of the unseen cards and those known: three relics, two sticks; the known one lies in hand or
    selection.
    """
    match = at_table(SELECTED, Side(hand="campfire"), deck="rattle diary", phase="call", actor=1)

    unseen = {"spy", "flood", "mirror", "rattle", "diary"}
    symbols = {"spy": 0, "mirror": 0, "keyhole": 0, "flood": 1, "rattle": 1, "diary": 2}
    worlds = Counter[World]()
    for rest in sets(unseen, 3):
        held = rest | {"keyhole"}
        worlds.update(
            (chosen, held - chosen)
            for chosen in sets(set(held), 2)
            if len({symbols[name] for name in chosen}) == 1
        )

    assert len(worlds) > 15
    assert_uniform(
        match,
        1,
        lambda s: (
            frozenset(names_of(HERE, s.players[0].selected)),
            frozenset(names_of(HERE, s.players[0].hand)),
        ),
        worlds,
    )


def alike(chosen: frozenset[str]) -> bool:
    symbols = {"keyhole": 0, "spy": 0, "mirror": 0, "flood": 1, "rattle": 1, "diary": 2}
    return len({symbols[name] for name in chosen}) <= 1


def subsets(names: set[str]) -> list[frozenset[str]]:
    return [chosen for count in range(len(names) + 1) for chosen in sets(names, count)]


def test_of_a_player_who_still_selects_the_opponent_imagines_any_selection_that_fits() -> None:
    match = at_table(
        Side(hand="spy mirror flood"), Side(hand="campfire"), deck="rattle", phase="call"
    )
    play(match, "select spy", "select mirror")

    hands = sets({"spy", "mirror", "flood", "rattle"}, 3)
    worlds = Counter[World](
        (chosen, held - chosen) for held in hands for chosen in subsets(set(held)) if alike(chosen)
    )
    assert_uniform(
        match,
        1,
        lambda s: (
            frozenset(names_of(HERE, s.players[0].selected)),
            frozenset(names_of(HERE, s.players[0].hand)),
        ),
        worlds,
    )


def test_a_spectator_imagines_both_selections() -> None:
    """Two cards of the guide, who has finished, and none to two of the opponent."""
    first, second = Side(hand="", selected="flood rattle"), Side(hand="keyhole diary")
    match = at_table(first, second, deck="spy", phase="call", actor=1)

    unseen = {"keyhole", "flood", "rattle", "spy", "diary"}
    worlds = Counter[World]()
    for guide in filter(alike, sets(unseen, 2)):
        for held in sets(unseen - guide, 2):
            worlds.update(
                (guide, chosen, held - chosen) for chosen in filter(alike, subsets(set(held)))
            )

    assert_uniform(
        match,
        -1,
        lambda s: (
            sets_of(s.players[0].selected),
            sets_of(s.players[1].selected),
            sets_of(s.players[1].hand),
        ),
        worlds,
    )


def sets_of(cards: int) -> frozenset[str]:
    return frozenset(names_of(HERE, cards))


def retrieved() -> Match:
    """Seat 0 has taken flood out of a discard pile of three."""
    match = at_table(
        Side(hand="diary", sticks="green-naga green-naga"),
        Side(hand="campfire"),
        deck="spy mirror",
        discard="flood rattle keyhole",
    )
    return play(match, "activate diary", "retrieve flood")


@pytest.mark.proves("N50")
def test_a_retrieved_card_may_be_any_that_lay_in_the_pile() -> None:
    match = retrieved()

    assert match.view(1).players[0].fetched_count == 1
    assert_uniform(
        match,
        1,
        the_hand(0),
        Counter(map(frozenset, ([name] for name in ("flood", "rattle", "keyhole")))),
    )


def test_the_one_who_retrieves_knows_what_is_left_in_the_pile() -> None:
    match = retrieved()

    for seed in range(20):
        assert names_of(match, match.imagine(0, seed).state.discard) == {"rattle", "keyhole"}


def test_a_retrieved_card_shows_itself_when_it_is_played() -> None:
    match = at_table(
        Side(hand="flood river-wind", fetched="flood river-wind", sticks="green-naga green-naga"),
        discard="rattle",
    )

    match.step("activate river-wind")

    assert names_of(match, match.state.players[0].fetched) == {"flood"}
    assert match.view(1).players[0].fetched_count == 1


@pytest.mark.proves("N50")
def test_a_card_discarded_later_was_not_retrieved_before() -> None:
    first = Side(hand="spy keyhole", fetched="keyhole")
    match = at_table(
        first, Side(hand="campfire"), deck="mirror", discard="flood rattle", later="flood"
    )

    worlds = Counter[World](
        frozenset({deep, piled}) for deep in ("spy", "mirror") for piled in ("keyhole", "rattle")
    )

    assert_uniform(match, 1, the_hand(0), worlds)


@pytest.mark.proves("N50")
def test_once_the_first_card_taken_is_shown_the_second_may_be_a_later_discard() -> None:
    first = Side(
        hand="river-wind flood", fetched="river-wind flood", sticks="green-naga green-naga"
    )
    match = at_table(
        first, Side(hand="campfire", sticks="brown-1 brown-2"), discard="rattle", later="rattle"
    )

    match.step("activate flood")

    assert_uniform(match, 1, the_hand(0), Counter(map(frozenset, (["river-wind"], ["rattle"]))))


@pytest.mark.proves("N50")
def test_once_the_second_card_taken_is_shown_the_first_is_no_later_discard() -> None:
    first = Side(
        hand="river-wind flood", fetched="river-wind flood", sticks="green-naga green-naga"
    )
    match = at_table(
        first,
        Side(hand="campfire", sticks="brown-1 brown-2"),
        discard="rattle keyhole",
        later="flood rattle",
    )

    match.step("activate flood")

    assert_uniform(match, 1, the_hand(0), Counter(map(frozenset, (["river-wind"], ["keyhole"]))))


@pytest.mark.proves("N50")
def test_looking_through_the_pile_shows_what_the_opponent_has_taken_out_of_it() -> None:
    match = at_table(
        Side(hand="flood spy", fetched="flood"),
        Side(hand="diary", sticks="green-naga"),
        discard="rattle keyhole",
        actor=1,
        guide=1,
    )

    match.step("activate diary")

    assert names_of(match, match.view(1).players[0].known) == {"flood"}
    assert match.state.players[0].fetched_count == 0


def test_whoever_has_looked_through_the_pile_may_take_out_what_was_discarded_last() -> None:
    match = at_table(
        Side(hand="flood", fetched="flood"),
        Side(hand="diary", sticks="green-naga"),
        discard="rattle keyhole",
        later="keyhole",
        actor=1,
        guide=1,
    )

    play(match, "activate diary", "retrieve rattle")

    assert_uniform(match, 0, the_hand(1), Counter(map(frozenset, (["rattle"], ["keyhole"]))))


def test_a_shuffling_tells_everybody_what_the_other_holds_but_for_what_was_retrieved() -> None:
    first = Side(hand="supplies flood spy", fetched="flood", sticks="green-naga green-naga")
    match = at_table(first, Side(hand="campfire mirror"), deck="keyhole", discard="rattle oil-lamp")

    match.step("activate supplies", fate=["keyhole", "rattle"])

    assert names_of(match, match.view(1).players[0].known) == {"spy", "keyhole"}
    assert names_of(match, match.view(0).players[1].known) == {"campfire", "mirror"}
    unknown = Counter[World](
        frozenset({"spy", "keyhole", *pair}) for pair in sets({"flood", "rattle", "oil-lamp"}, 2)
    )
    assert_uniform(match, 1, the_hand(0), unknown)


def test_after_a_shuffle_in_mid_deal_the_cards_are_known_but_not_which_were_just_drawn() -> None:
    match = at_table(
        Side(hand="spy", rooms="a1:bend"),
        Side(hand="campfire"),
        phase="place",
        tile="crossing",
        deck="keyhole",
        discard="rattle oil-lamp flood",
    )
    match.step("cell b1", fate=["keyhole", "rattle", "oil-lamp"])
    assert names_of(match, match.view(0).stale) == {"keyhole", "campfire"}

    worlds = Counter[World](
        (frozenset({just, *rest}), frozenset({"keyhole", "campfire"} - {just}))
        for just in ("keyhole", "campfire")
        for rest in sets({"rattle", "oil-lamp", "flood"}, 2)
    )
    assert_uniform(
        match,
        0,
        lambda s: (
            frozenset(names_of(HERE, s.dealt)),
            frozenset(names_of(HERE, s.players[1].hand)),
        ),
        worlds,
    )

    match.step("give rattle")
    assert names_of(match, match.view(0).players[1].known) == {"keyhole", "campfire"}


def test_a_known_card_that_is_given_away_is_no_longer_known_to_be_held_by_its_giver() -> None:
    match = at_table(
        Side(hand="spy", rooms="a1:bend"),
        Side(hand="campfire"),
        phase="place",
        tile="crossing",
        deck="keyhole",
        discard="rattle oil-lamp flood",
    )
    match.step("cell b1", fate=["keyhole", "rattle", "oil-lamp"])

    match.step("give keyhole")

    assert names_of(match, match.state.players[1].known) == {"campfire"}
    assert names_of(match, match.state.players[0].known) == {"keyhole", "spy"}


def test_relics_are_imagined_for_everybody_who_has_not_seen_them() -> None:
    own = "left-low:crown@1 left-middle:idol@1"
    match = at_table(Side(relics=own))
    names = match.game.thing_names["relic"]

    left = [
        name
        for name, copies in (("idol", 2), ("chalice", 2), ("crown", 2), ("cursed-mask", 3))
        for _ in range(copies)
    ]
    worlds = Counter[World](permutations(left, 2))

    assert_uniform(
        match, 0, lambda s: tuple(names[s.temples[0].relics[place]] for place in (0, 1)), worlds
    )
    assert set(
        imagined(match, 1, lambda s: tuple(names[s.temples[0].relics[place]] for place in (0, 1)))
    ) == {("crown", "idol")}


@pytest.mark.proves("N59")
def test_a_relic_that_nobody_has_seen_has_no_value_in_any_world() -> None:
    match = at_table()

    for seed in range(5):
        assert not match.imagine(0, seed).state.temples[0].relics.any()


def test_amulets_of_the_other_are_imagined_so_that_they_do_not_decide_the_game() -> None:
    up = (  # 22 points
        "left-low:crown right-low:crown left-middle:cursed-mask right-middle:cursed-mask"
    )
    match = at_table(
        Side(rooms="a1:fork/2 c1:crypt a2:crypt/2 c2:crypt", relics=up, amulets="ring knot"),
        tile="bend",
    )
    names = match.game.thing_names["amulet"]

    pool = [name for name in names for _ in range(3)]
    worlds = Counter[World]()
    for pair in permutations(pool, 2):
        if {"ring": 1, "bracelet": 2}.get(pair[0], 0) + {"ring": 1, "bracelet": 2}.get(
            pair[1], 0
        ) < 3:
            worlds[tuple(sorted(pair))] += 1

    def seen(s: Any) -> World:
        return tuple(
            sorted(
                name for kind, name in enumerate(names) for _ in range(int(s.players[0].held[kind]))
            )
        )

    assert_uniform(match, 1, seen, worlds)


def test_there_is_no_order_of_any_pile_to_find() -> None:
    """The State holds sets and counts: whatever was shuffled how, equal piles are the same
    bytes.
    """
    match = nagaraja().start(seed=1)

    assert match.states()["tiles"][0].sum() == 16
    assert bin(int(match.state.deck)).count("1") == 38


def test_peeked_relics_are_told_to_the_one_who_peeked() -> None:
    match = at_table(Side(hand="keyhole", sticks="green-naga"))
    match.step("activate keyhole")

    match.step("relic 1 top-left", fate=["idol"])

    assert (
        "Seat 1 peeks at the relic at the top left of Seat 1's temple: idol (3 points)."
        in match.told(0)
    )
    for seat in (1, -1):
        assert "Seat 1 peeks at the relic at the top left of Seat 1's temple." in match.told(seat)


def test_a_cell_can_be_taken_back_until_the_tile_lies_but_no_activated_card_can() -> None:
    match = at_table(phase="place", tile="bend")
    before = match.states().tobytes()
    match.step("cell a1")
    match.undo()
    assert match.states().tobytes() == before

    match = at_table(Side(hand="keyhole mirror", sticks="green-naga"))
    match.step("activate keyhole")
    assert match.actor == 0
    assert not match.can_undo
