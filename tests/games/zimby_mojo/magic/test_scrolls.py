"""The ten rituals that are scrolls, and scrolls as cards."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin, use
from tests.games.zimby_mojo.table import (
    chants,
    choices,
    discarded,
    ever,
    hand,
    home,
    mojo,
    on,
    phase,
    play,
    settle,
    shore,
    tokens,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table


def belched(*sides: Side, board: str = "1,13:w 1,15:yyy 1,11:y") -> Match:
    """White's Fire Belch at Yellow lies on the stack."""
    return begin(at_table(*sides, board=board), "fire-belch", "channel 1,13", "aim 1,15")


@pytest.mark.proves("use-scroll")
def test_a_used_scroll_is_paid_for_and_goes_to_the_discard_pile() -> None:
    match = at_table(Side(hand="energy", depleted=2), Side())

    use(match, "energy", "aim_shaman 1", fate=(1,))

    assert hand(match, 0) == []
    assert discarded(match) == ["energy"]
    assert tokens(match, 0) == 2


@pytest.mark.proves("ritual-scrolls")
def test_nix_cancels_an_effect_of_any_type() -> None:
    match = belched(Side(hand="fire-belch nix"), Side(hand="nix"))
    play(match, "pass")

    begin(match, "nix", "aim_effect 2")
    settle(match)

    assert on(match, "1,15") == "yyy"
    assert sorted(discarded(match)) == ["fire-belch", "nix"]


@pytest.mark.proves("ritual-scrolls")
def test_nix_can_be_nixed() -> None:
    match = belched(Side(hand="fire-belch nix"), Side(hand="nix"))
    play(match, "pass")
    begin(match, "nix", "aim_effect 2")

    assert choices(match, "cast") == ["nix"]
    begin(match, "nix", "aim_effect 3")
    settle(match)

    assert on(match, "1,15") == ""


@pytest.mark.proves("ritual-scrolls")
def test_energy_wakes_one_and_1d3_zimbies_at_home() -> None:
    match = at_table(Side(hand="energy", active=1, depleted=5), Side())

    use(match, "energy", "aim_shaman 1", fate=(3,))

    assert home(match, 0) == "5+1"


def test_rummage_draws_two_cards() -> None:
    match = at_table(Side(hand="rummage"), Side(), library="nix energy shoo")

    use(match, "rummage", "aim_shaman 1", fate=("nix", "shoo"))

    assert sorted(hand(match, 0)) == ["nix", "shoo"]


def test_baby_boom_brings_two_zimbies_home_and_is_no_spawning() -> None:
    match = at_table(Side(hand="baby-boom", active=3, spawned=2), Side())
    before = shore(match, 0)

    use(match, "baby-boom", "aim_shaman 1")

    assert home(match, 0) == "3+2"
    assert shore(match, 0) == before - 2


def test_yoink_takes_a_random_card_of_the_target() -> None:
    match = at_table(Side(hand="yoink"), Side(hand="nix shoo"))

    use(match, "yoink", "aim_shaman 2", fate=("shoo",))

    assert (hand(match, 0), hand(match, 1)) == (["shoo"], ["nix"])


def test_brain_rot_makes_the_target_discard_a_random_card() -> None:
    match = at_table(Side(hand="brain-rot"), Side(hand="nix shoo"))

    use(match, "brain-rot", "aim_shaman 2", fate=("shoo",))

    assert hand(match, 1) == ["nix"]
    assert sorted(discarded(match)) == ["brain-rot", "shoo"]


def test_mojo_leech_depletes_1d3_tokens_or_zimbies_as_the_target_likes() -> None:
    match = at_table(Side(hand="mojo-leech"), Side(active=2))

    use(match, "mojo-leech", "aim_shaman 2", fate=(2,))
    assert (match.actor, phase(match)) == (1, "lose")
    play(match, f"lose {choices(match, 'lose')[0]}", f"lose {choices(match, 'lose')[1]}")

    assert tokens(match, 1) == 3
    assert home(match, 1) == "1+1"


@pytest.mark.proves("L9")
def test_wrong_way_aims_a_witchery_anew_from_its_old_channeller() -> None:
    match = belched(Side(hand="fire-belch"), Side(hand="wrong-way"))

    begin(match, "wrong-way", "aim_effect 2")
    assert (match.actor, phase(match)) == (1, "aim")
    assert choices(match, "aim") == ["1,11", "1,13"]
    play(match, "aim 1,13")
    settle(match)

    assert (on(match, "1,13"), on(match, "1,15")) == ("", "yyy")


def test_hush_ends_an_incantation_on_the_stack() -> None:
    match = at_table(Side(hand="war-drums"), Side(hand="hush"))
    begin(match, "war-drums", "aim_shaman 1")

    begin(match, "hush", "aim_effect 2")
    settle(match)

    assert chants(match) == []
    assert home(match, 0) == "4+0"


def test_hush_ends_an_incantation_in_play_and_depletes_its_chanter() -> None:
    match = at_table(Side(hand="hush"), Side(active=2), chants="y>y:war-drums")

    use(match, "hush", "aim_chant 1")

    assert chants(match) == []
    assert home(match, 1) == "1+1"
    assert sorted(discarded(match)) == ["hush", "war-drums"]


@pytest.mark.proves("L10")
def test_dig_it_up_takes_a_card_of_the_discard_pile() -> None:
    match = at_table(Side(hand="dig-it-up"), Side(), discard="nix shoo")

    use(match, "dig-it-up", "aim_shaman 1")
    assert choices(match, "dig") == ["shoo", "nix"]
    play(match, "dig nix")

    assert hand(match, 0) == ["nix"]
    assert sorted(discarded(match)) == ["dig-it-up", "shoo"]


@pytest.mark.proves("L5")
def test_nobody_can_use_a_scroll_that_would_do_nothing() -> None:
    match = at_table(Side(hand="energy nix yoink brain-rot hush wrong-way dig-it-up"), Side())

    assert choices(match, "cast") == ["brain-rot"]


@pytest.mark.proves("use-scroll")
def test_a_scroll_needs_its_mojo() -> None:
    match = at_table(Side(hand="baby-boom rummage", active=1, tokens=1), Side())

    assert choices(match, "cast") == ["rummage"]


@pytest.mark.proves("reshuffle", "L8")
def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_and_none_is_left() -> None:
    match = at_table(Side(hand="rummage"), Side(), library="energy")

    use(match, "rummage", "aim_shaman 1", fate=("energy", "nix"))

    assert sorted(hand(match, 0)) == ["energy", "nix"]
    assert ever(match, "shuffles")


@pytest.mark.proves("C17")
def test_a_zimby_is_eaten_for_a_card_while_the_stack_is_open() -> None:
    match = belched(Side(hand="fire-belch"), Side(hand="energy"))

    play(match, ("eat_card", "nix"))

    assert sorted(hand(match, 1)) == ["energy", "nix"]
    assert "nix" in choices(match, "cast")


def test_a_card_that_everybody_saw_is_offered_to_nobody_twice() -> None:
    match = at_table(Side(hand="dig-it-up"), Side(), discard="nix")

    use(match, "dig-it-up", "aim_shaman 1")
    play(match, "dig nix")

    assert "dig" not in verbs(match)
    assert mojo(match, 0) == 8 - 1


def test_a_scroll_with_a_single_target_is_aimed_at_it_unasked() -> None:
    match = at_table(Side(hand="energy", depleted=2), Side())

    play(match, "cast energy")

    assert phase(match) == "pay"
