"""MERCHANT ANCESTOR: selling, replacing, buying, and the limit of relics."""

import pytest

from ludary import Match
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    BARE,
    ROLL,
    Wizard,
    at_table,
    card,
    choices,
    konja,
    phase,
    play,
    relics,
    tokens,
    verbs,
)


def visiting(
    me: Wizard, other: Wizard = BARE, offerings: str = "figa marsk", **options: object
) -> Match:
    return play(at_table(me, other, offerings=offerings, **options), "pray merchant")  # type: ignore[arg-type]


def worth(name: str) -> int:
    return int(konja().box.relics[konja().thing_names["relic"].index(name)].worth)


def cost(name: str) -> int:
    return int(konja().box.relics[konja().thing_names["relic"].index(name)].cost)


@pytest.mark.proves("sell")
def test_the_active_player_may_sell_any_relics_for_their_exchange_value() -> None:
    match = visiting(Wizard(relics="fiyeah marsk"), offerings="figa")
    assert choices(match) == ["sell fiyeah", "sell marsk", "done"]

    play(match, "sell marsk", "sell fiyeah")

    assert relics(match) == ""
    assert tokens(match)[0] == worth("marsk") + worth("fiyeah")


@pytest.mark.proves("K27")
def test_starting_and_tapped_relics_can_be_sold() -> None:
    assert choices(visiting(Wizard(relics="(fiyeah) at!")), "sell") == ["fiyeah", "at!"]


@pytest.mark.proves("K27")
def test_of_two_equal_relics_the_tapped_one_is_sold() -> None:
    game = konja(relics=(card("twin", does="flip"),))
    match = visiting(Wizard(relics="twin (twin) fiyeah"), offerings="", game=game)

    match.step("sell twin")

    assert relics(match) == "twin fiyeah"


@pytest.mark.proves("favour-first", "K26")
def test_a_sold_relic_can_pay_for_a_purchase_of_the_same_visit() -> None:
    match = visiting(Wizard(gold=cost("figa") - worth("fiyeah"), relics="fiyeah"), offerings="figa")

    match.step("sell fiyeah", fate=[])

    assert choices(match, "buy") == ["figa"]


@pytest.mark.proves("sell")
def test_the_other_player_does_not_sell() -> None:
    match = visiting(Wizard(), Wizard(gold=9, relics="fiyeah"))

    assert match.actor == 1
    assert verbs(match) == {"replace", "buy", "done"}


@pytest.mark.proves("buy")
def test_each_player_may_buy_one_relic_the_active_player_first() -> None:
    match = visiting(Wizard(gold=cost("marsk")), Wizard(gold=20))
    assert match.actor == 0

    match.step("buy marsk", fate=["boan"])

    assert (relics(match, 0), tokens(match, 0)[0]) == ("marsk", 0)
    assert match.actor == 1
    assert choices(match, "buy") == ["figa", "boan"]
    match.step("buy boan", fate=["totim", *ROLL])
    assert relics(match, 1) == "boan"
    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("buy")
def test_a_relic_must_be_paid() -> None:
    assert choices(visiting(Wizard(gold=cost("marsk") - 1)), "buy") == ["figa"]


@pytest.mark.proves("buy")
def test_a_new_relic_is_dealt_in_the_place_of_one_bought() -> None:
    match = visiting(Wizard(gold=20), Wizard(gold=20))
    match.step("buy figa", fate=["boan"])

    names = konja().thing_names["relic"]
    assert [names[relic] for relic in match.state.offerings if relic >= 0] == ["boan", "marsk"]


@pytest.mark.proves("replace", "K29")
def test_one_gold_replaces_a_relic_on_offer_once_before_buying() -> None:
    match = visiting(Wizard(gold=20))
    assert choices(match, "replace") == ["figa", "marsk"]

    match.step("replace marsk", fate=["boan"])

    assert tokens(match)[0] == 19
    assert choices(match) == ["buy figa", "buy boan", "done"]
    assert match.state.relic_discard[konja().thing_names["relic"].index("marsk")] == 1


@pytest.mark.proves("replace")
def test_both_players_may_replace_a_relic_on_offer() -> None:
    match = visiting(Wizard(gold=1), Wizard(gold=1))
    match.step("replace marsk", fate=["boan"])

    assert match.actor == 1
    assert choices(match, "replace") == ["figa", "boan"]


def test_all_are_told_which_relic_comes_on_offer() -> None:
    match = visiting(Wizard(gold=1), Wizard(gold=1))
    match.step("replace marsk", fate=["boan"])

    assert "Boan is on offer." in match.told(-1)


@pytest.mark.proves("K29")
def test_the_number_of_replacements_is_an_option() -> None:
    match = visiting(Wizard(gold=20), replacements=2)
    match.step("replace marsk", fate=["boan"])

    assert choices(match, "replace") == ["figa", "boan"]


@pytest.mark.proves("K30")
def test_a_bought_relic_is_untapped() -> None:
    match = visiting(Wizard(gold=20), Wizard(gold=20))
    match.step("buy figa", fate=["boan"])

    assert relics(match) == "figa"


@pytest.mark.proves("K30")
def test_by_an_option_a_bought_relic_comes_tapped() -> None:
    match = visiting(Wizard(gold=20), Wizard(gold=20), bought_tapped=True)
    match.step("buy figa", fate=["boan"])

    assert relics(match) == "(figa)"


@pytest.mark.proves("limit", "K28")
def test_whoever_has_more_than_four_relics_discards_one_at_once_without_gold() -> None:
    match = visiting(Wizard(gold=20, relics="fiyeah shayka at! boan"), Wizard(gold=20))
    play(match, "done")
    match.step("buy figa", fate=["totim"])
    before = tokens(match)
    assert (match.actor, choices(match)) == (
        0,
        ["drop fiyeah", "drop shayka", "drop at!", "drop figa", "drop boan"],
    )

    play(match, "drop figa")

    assert relics(match) == "fiyeah shayka at! boan"
    assert tokens(match) == before
    assert match.actor == 1


def test_the_fourth_relic_is_kept() -> None:
    match = visiting(Wizard(gold=20, relics="fiyeah shayka at!"), Wizard(gold=20))
    play(match, "done")
    match.step("buy figa", fate=["totim"])

    assert relics(match) == "fiyeah shayka at! figa"
    assert match.actor == 1


@pytest.mark.proves("K28")
def test_by_an_option_the_relic_above_the_limit_is_paid_for() -> None:
    match = visiting(
        Wizard(gold=cost("figa"), relics="fiyeah shayka at! boan"),
        Wizard(gold=20),
        surplus_pays=True,
    )
    play(match, "done")
    match.step("buy figa", fate=["totim"])
    play(match, "drop boan")

    assert tokens(match)[0] == worth("boan")


@pytest.mark.proves("K28")
def test_the_limit_is_a_number() -> None:
    match = visiting(Wizard(gold=20, relics="fiyeah shayka at!"), Wizard(gold=20), relic_limit=3)
    play(match, "done")
    match.step("buy figa", fate=["totim"])

    assert phase(match) == Phase.SURPLUS


@pytest.mark.proves("K31")
def test_when_the_relic_deck_is_empty_its_discards_are_shuffled_into_a_new_one() -> None:
    match = play(
        at_table(Wizard(gold=20), Wizard(gold=20), offerings="figa", relic_deck=False),
        "pray merchant",
    )

    match.step("replace figa", fate=["figa"])  # the only card there is

    assert choices(match, "buy") == ["figa"]


@pytest.mark.proves("K31")
def test_an_offering_stays_empty_when_no_relic_is_left() -> None:
    match = play(
        at_table(Wizard(gold=20), Wizard(gold=20), offerings="figa", relic_deck=False),
        "pray merchant",
    )

    match.step("buy figa", fate=ROLL)  # and the other player finds nothing to buy

    assert not any(relic >= 0 for relic in match.state.offerings)
    assert not any("on offer" in line for line in match.told(-1))
    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("buy")
def test_nobody_must_buy_at_the_merchant() -> None:
    match = visiting(Wizard(gold=20), Wizard(gold=20))
    play(match, "done")
    assert match.actor == 1
    match.step("done", fate=ROLL)

    assert (relics(match, 0), relics(match, 1)) == ("", "")
