"""Hidden information in Dunjiin, and that imagined worlds are all equally likely."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from ludary import Match
from ludary.core.play.view import blank_view
from ludary.core.state.fate import generator
from ludary.games.dunjiin.cards import FAIRY, MAGIC, MONSTERS, NO_CARD
from tests.games.dunjiin.table import Explorer, at_table, dunjiin

WORLDS = 6_000
NOBODY_ELSE = Explorer(character="vampire/3 vampire/4 skeleton/3")


def test_experience_is_seen_by_its_owner_alone() -> None:
    match = at_table(Explorer(experience="orc slime"), seats=2)
    assert match.view(0).heroes[0].experience.sum() == 2
    assert match.view(1).heroes[0].experience.sum() == 0
    assert match.view(1).heroes[0].experience_count == 2
    assert match.view(-1).heroes[0].experience.sum() == 0


def test_open_experience_is_seen_by_all() -> None:
    match = at_table(Explorer(experience="orc slime"), seats=2, open_experience=True)
    assert (
        match.view(1).heroes[0].experience.sum() == match.view(-1).heroes[0].experience.sum() == 2
    )


def test_the_deck_of_a_view_holds_everything_unseen() -> None:
    match = at_table(Explorer(experience="orc slime"), seats=2)
    assert match.view(0).deck.sum() == match.state.deck_count
    assert match.view(1).deck.sum() == match.state.deck_count + 2


def scried() -> Match:
    """The first player has looked at two cards, the second one has Experience of their own."""
    match = at_table(
        Explorer(magic=1, experience="giant-rat"),
        Explorer(experience="goblin"),
        deck="orc/2 slime/2 slime/3 fairy orc/3 magic",
        fairy_shields=2,
    )
    match.step("premonition", fate=["orc/2", "magic"])
    return match


def test_scried_cards_are_seen_by_the_one_who_scried() -> None:
    match = scried()
    hand = list(match.state.hand[:2])
    assert list(match.view(0).hand[:2]) == hand
    for seat in (1, -1):
        assert list(match.view(seat).hand[:2]) == [NO_CARD, NO_CARD]


def test_cards_seen_by_a_premonition_are_told_to_its_caster() -> None:
    match = scried()
    assert len(match.told(0)) == len(match.told(1)) + 2
    assert not any("Orc" in line for line in match.told(1)[-4:])


def test_imagined_worlds_are_uniform_over_all_that_fit_a_hidden_hand() -> None:
    match = scried()
    assert_uniform(match, seat=1)


def test_imagined_worlds_are_uniform_for_a_spectator() -> None:
    assert_uniform(scried(), seat=-1)


def assert_uniform(match: Match, seat: int) -> None:
    """Compare imagined worlds with all worlds, found by trying every order of the unseen cards."""
    worlds = every_world(match, seat)
    engine, view = match.game.engine, blank_view(match.game, match.states(), seat)
    found = Counter[tuple[int, ...]]()
    for number in range(WORLDS):
        world = view.copy()
        engine.imagine(match.game.boxes, world, 0, seat, generator(7, number))
        found[hidden_cards(world[0], seat)] += 1
    assert set(found) <= set(worlds)
    expected = [WORLDS * weight / sum(worlds.values()) for weight in worlds.values()]
    assert chisquare([found[world] for world in worlds], expected).pvalue > 0.001


def hidden_cards(s: Any, seat: int) -> tuple[int, ...]:
    """The hand, then the Experience of everybody else."""
    piles = [
        tuple(np.flatnonzero(hero.experience))
        for other, hero in enumerate(s.heroes[: s.seats])
        if other != seat
    ]
    return (*map(int, s.hand[: s.hand_count]), *(int(card) for pile in piles for card in pile))


def every_world(match: Match, seat: int) -> Counter[tuple[int, ...]]:
    """Count the ways of dealing the unseen cards that lead to each world: hand of two, and one
    Experience of each other player.
    """
    box, view = match.game.box, match.view(seat)
    unseen = [card for card, count in enumerate(view.deck) for _ in range(count)]
    others = sum(1 for other in range(match.seats) if other != seat)
    worlds = Counter[tuple[int, ...]]()
    for first, second, *experience in permutations(unseen, 2 + others):
        is_first = first < MONSTERS or first == FAIRY
        if (
            is_first
            and box.cards[first].shields == 2
            and all(card < MONSTERS for card in experience)
        ):
            worlds[(first, second, *experience)] += 1
    assert len(worlds) > 20
    return worlds


def test_experience_that_paid_for_a_dodge_is_known_to_the_one_who_laid_it() -> None:
    players = [Explorer(experience="orc"), Explorer(experience="slime"), Explorer()]
    match = at_table(*players, seats=3, deck="goblin/2 treasure-5 treasure-6 magic")
    match.step("explore", fate=["goblin/2"])
    match.step("dodge 2")
    assert match.state.face_down_count == 1
    assert match.view(0).face_down[0].card == match.state.face_down[0].card != NO_CARD
    assert match.view(1).face_down[0].card == NO_CARD


PAYMENTS = [  # the purchase; equal and unequal Experience; the amounts spent of each
    (["rest"], "orc/2 orc/3", "slime/2 goblin/2", 0),
    (["trap"], "orc/2 orc/2 orc/3 orc/3 orc/4", "orc/2 slime/2 goblin/2 ogre/2 vampire/2", 2),
    (["trap"], "orc/2 orc/2 orc/3 orc/3", "slime/3 slime/2 slime/2 red-dragon/2", 2),
]


@pytest.mark.proves("L1")
@pytest.mark.parametrize(("actions", "alike", "different", "spent"), PAYMENTS)
def test_being_asked_which_experience_to_spend_tells_others_nothing(
    actions: list[str], alike: str, different: str, spent: int
) -> None:
    seen = []
    for experience in (alike, different):
        match = at_table(
            Explorer(character="red-dragon/2 red-dragon/3 red-dragon/4", experience=experience),
            NOBODY_ELSE,
        )
        for action in actions:
            match.step(action)
        for _ in range(spent):
            match.step(match.legal()[-1])
        assert match.actor == 0
        seen.append((match.view(1).bytes, str(match.view(1)), match.told(1)))

    assert seen[0] == seen[1]


@pytest.mark.proves("L1")
def test_open_experience_that_is_alike_is_spent_without_a_question() -> None:
    match = at_table(Explorer(experience="orc/2 orc/3"), open_experience=True)

    match.step("rest")

    assert match.actor == 1


@pytest.mark.proves("L1")
@pytest.mark.parametrize(
    "action", ["train red-dragon/3", "necromancy red-dragon/3", "trap", "rest"]
)
@pytest.mark.parametrize("seat", [1, -1])
def test_imagined_worlds_fit_what_is_asked_before_all(action: str, seat: int) -> None:
    """The rest of the deck is Treasure and slimes: few worlds have a Red Dragon to train with."""
    rich = Explorer(
        character="orc/2 ogre/2 goblin/2",
        treasure="10",
        magic=1,
        experience="red-dragon/3 orc/3 slime/2 slime/2 slime/3",
    )
    match = at_table(
        rich,
        Explorer(experience="giant-rat/2 giant-rat/3 giant-rat/4"),
        deck="treasure-5 slime/4 fairy fairy fairy fairy",
        hoarder=1,
        advanced_level=9,
    )
    match.step(action)
    assert match.actor == 0

    for number in range(40):
        world = match.imagine(seat, number)
        for choice in [action.notation for action in world.legal()]:
            trial = world.copy()
            trial.step(choice)
            assert match.game.engine.check(match.game.boxes, trial.states(), 0) == 0
        assert world.view(seat).bytes == match.view(seat).bytes
        assert world.legal()


@pytest.mark.proves("L1")
def test_a_premonition_is_answered_for_whatever_it_shows() -> None:
    """With a cheap dodge and an expensive rest, a Death Fairy as first card leaves only the fight;
    others must not learn this.
    """
    seen = []
    for first in ("goblin/2", "fairy"):
        match = at_table(
            Explorer(magic=1, experience="goblin"),
            deck="goblin/2 fairy orc/2",
            fairy_shields=2,
            rest_experience=3,
        )
        match.step("premonition", fate=[first, "orc/2"])
        assert match.actor == 0
        seen.append(str(match.view(1)))

    assert seen[0] == seen[1]


def test_there_is_no_order_of_the_deck_to_find() -> None:
    """The State holds counts: whatever was shuffled how, equal counts are the same bytes."""
    first = at_table(seats=2, deck="orc/2 slime/3 magic")
    second = at_table(seats=2, deck="magic slime/3 orc/2")
    assert first.states()["deck"].tobytes() == second.states()["deck"].tobytes()
    assert int(first.state.deck[MAGIC]) == 1
    assert first.states().tobytes() == second.states().tobytes()


def test_a_look_at_a_passed_hand_cannot_be_taken_back() -> None:
    match = at_table(
        Explorer(magic=1, experience="orc"),
        Explorer(magic=1, experience="slime goblin"),
        deck="goblin/2 slime/2 fairy treasure-5 giant-rat/3",
    )
    match.step("premonition", fate=["goblin/2", "fairy"])
    match.step("rest")
    match.step("premonition")
    assert not match.steps[-1].outcomes
    assert match.actor == 1
    assert not match.can_undo


def test_a_purchase_can_be_taken_back() -> None:
    match = at_table(Explorer(armor=1, treasure="5 7 10"), seats=2)
    before = match.states().tobytes()
    match.step("shop 1")
    match.step("pay treasure-10")
    assert match.can_undo
    match.undo()
    match.undo()
    assert match.states().tobytes() == before


def test_a_hand_that_the_dunjiin_ran_out_under_may_hide_a_bigger_monster(tmp_path: Path) -> None:
    text = dunjiin().contents.edition_path("three-of-each").read_text(encoding="utf-8")
    fearless = tmp_path / "fearless.toml"
    fearless.write_text(
        text.replace("[fairy]\nred = 2\nblue = 2", "[fairy]\nred = 0\nblue = 0"), encoding="utf-8"
    )
    match = at_table(
        Explorer(magic=1, experience="orc"),
        deck="goblin/4 slime/2",
        hoarder=1,
        edition=str(fearless),
    )

    match.step("premonition", fate=["goblin/4"])

    assert match.state.hand_short
    firsts = {int(match.imagine(-1, seed).state.hand[0]) for seed in range(60)}
    assert all(match.game.box.cards[card].shields > match.state.hand_count for card in firsts)
    assert len(firsts) > 2


def test_after_a_fight_a_foreseen_monster_lies_face_down_as_before_it() -> None:
    match = at_table(Explorer(level=9), Explorer(magic=1, experience="giant-rat"))
    match.step("explore", fate=["orc/2", "ogre/2"])

    match.step("premonition", fate=["goblin/2", "slime/2"])

    assert list(match.view(0).hand[:2]) == [NO_CARD, NO_CARD]
    assert NO_CARD not in list(match.view(1).hand[:2])
