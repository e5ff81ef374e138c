"""ANCESTORS: idols, Favours before Blessings, and the Spirit, Resource and Spell Ancestors."""

import pytest

from ludary.games.konja.rules.decks import SPELL_PILE
from ludary.games.konja.state import Phase
from tests.games.konja.table import (
    ROLL,
    Wizard,
    at_table,
    card,
    choices,
    happened,
    konja,
    phase,
    play,
    relics,
    spells,
    tokens,
    verbs,
)

STARTING = "fiyeah shayka at!"
ALL_BUT_RAIN = "spirit resource spell merchant"


@pytest.mark.proves("turn")
def test_a_turn_begins_with_a_prayer_to_any_ancestor() -> None:
    match = at_table()

    assert choices(match) == [
        "pray spirit",
        "pray resource",
        "pray spell",
        "pray merchant",
        "pray rain",
    ]


@pytest.mark.proves("idols")
def test_nobody_prays_where_an_idol_stands() -> None:
    assert choices(at_table(idols="spirit spell")) == [
        "pray resource",
        "pray merchant",
        "pray rain",
    ]


@pytest.mark.proves("idols", "K47")
def test_a_prayer_places_an_idol_that_counts_for_both_players() -> None:
    match = at_table(idols="spell")
    match.step("pray spirit", fate=[1, 2, 1, 2, 4, "blank", "blank"])
    play(match, "done", "done")

    assert match.actor == 1
    assert choices(match, "pray") == ["resource", "merchant", "rain"]


@pytest.mark.proves("idols-cleared")
def test_when_every_ancestor_has_an_idol_all_are_removed_before_the_next_prayer() -> None:
    match = at_table(idols=ALL_BUT_RAIN)
    assert choices(match) == ["pray rain"]

    match.step("pray rain", fate=[1, 2, 1, 2, 4, "blank", "blank"])
    assert all(match.state.idols)
    play(match, "done", "done")

    assert choices(match, "pray") == ["spirit", "resource", "spell", "merchant", "rain"]
    assert happened(match, "clears")


@pytest.mark.proves("K46")
def test_a_turn_must_begin_with_a_prayer() -> None:
    assert verbs(at_table()) == {"pray"}


# Spirit Ancestor


@pytest.mark.proves("spirit-blessing")
def test_the_spirit_untaps_the_relics_of_both_players() -> None:
    match = at_table(Wizard(relics="(fiyeah) (at!)"), Wizard(relics="(fiyeah) shayka"))

    match.step("pray spirit", fate=ROLL)

    assert relics(match, 0) == "fiyeah at!"
    assert relics(match, 1) == "fiyeah shayka"


@pytest.mark.proves("K23")
def test_relics_stay_tapped_until_then() -> None:
    match = at_table(Wizard(relics="(fiyeah)"))

    match.step("pray resource")
    match.step("name gold", fate=ROLL)

    assert relics(match) == "(fiyeah)"


@pytest.mark.proves("spirit-favour")
@pytest.mark.parametrize("holder", [-1, 1])
def test_the_active_player_takes_the_spirit_token_even_from_the_other(holder: int) -> None:
    match = at_table(spirit=holder)

    match.step("pray spirit", fate=ROLL)

    assert match.state.spirit == 0


@pytest.mark.proves("spirit-favour", "K24")
def test_the_token_untaps_one_relic_and_goes_back_to_its_ancestor() -> None:
    match = at_table(Wizard(relics="(fiyeah) (at!)"), spirit=0)

    play(match, "untap at!")

    assert relics(match) == "(fiyeah) at!"
    assert match.state.spirit == -1


@pytest.mark.proves("K21")
@pytest.mark.parametrize(
    ("before", "where"),
    [
        ([], Phase.ANCESTOR),
        (["pray resource"], Phase.RESOURCE),
        (["pray spell"], Phase.DISCARD),
        (["pray merchant"], Phase.SELL),
        (["pray merchant", "done"], Phase.MARKET),
        (["pray rain"], Phase.UPGRADE),
        (["pray rain", "done"], Phase.CLOUD),
    ],
)
def test_the_token_can_be_used_at_any_decision_of_ones_turn(
    before: list[str], where: Phase
) -> None:
    me = Wizard(gold=20, relics="(fiyeah) at!", spells="rool", clouds=(1, 0, 0))
    match = play(at_table(me, spirit=0, offerings="figa"), *before)

    assert phase(match) == where
    assert choices(match, "untap") == ["fiyeah"]


@pytest.mark.proves("K21")
@pytest.mark.parametrize("where", [Phase.BONES, Phase.COLLECTION])
def test_the_token_can_be_used_after_the_roll(where: Phase) -> None:
    match = at_table(Wizard(relics="(fiyeah)"), dice="1 1 2", phase=where, spirit=0)

    assert choices(match, "untap") == ["fiyeah"]


@pytest.mark.proves("K25")
def test_the_token_cannot_be_used_in_the_others_turn() -> None:
    match = at_table(Wizard(gold=9), Wizard(gold=9, relics="(fiyeah)"), spirit=1)
    play(match, "pray rain", "done")

    assert match.actor == 1
    assert choices(match, "untap") == []


@pytest.mark.proves("K51")
def test_there_is_one_spirit_token() -> None:
    match = at_table(Wizard(relics="(fiyeah)"), Wizard(relics="(fiyeah)"), spirit=1)
    match.step("pray merchant")
    assert verbs(match) >= {"sell"} and "untap" not in verbs(
        match
    )  # it is the other's, and there is no second one

    match = at_table(Wizard(relics="(fiyeah)"), spirit=1)
    match.step("pray spirit", fate=ROLL)
    assert match.state.spirit == 0
    assert "Spirit token: with Seat 1" in str(match.view(-1)).replace("\n    ", " ")


# Resource Ancestor


@pytest.mark.proves("resource")
@pytest.mark.parametrize(("name", "place"), [("gold", 0), ("magick", 1), ("power", 2)])
def test_both_players_gain_two_tokens_of_the_kind_that_the_active_player_names(
    name: str, place: int
) -> None:
    match = at_table()
    play(match, "pray resource")
    assert verbs(match) == {"name"}

    match.step(f"name {name}", fate=ROLL)

    for seat in (0, 1):
        assert list(tokens(match, seat)) == [2 if kind == place else 0 for kind in range(3)]


@pytest.mark.proves("K40")
def test_tokens_do_not_run_out() -> None:
    match = at_table(Wizard(gold=500))
    play(match, "pray resource")
    match.step("name gold", fate=ROLL)

    assert tokens(match)[0] == 502


# Spell Ancestor


@pytest.mark.proves("spell")
def test_the_active_player_may_discard_any_spells_and_both_draw_up_to_three() -> None:
    match = at_table(Wizard(spells="rool upsy"), Wizard(spells="jinx"))
    play(match, "pray spell")
    assert choices(match) == ["discard rool", "discard upsy", "done"]

    play(match, "discard rool")
    match.step("done", fate=["konjur", "boo!", "rool", "ya-ya", *ROLL])

    assert (spells(match, 0), spells(match, 1)) == (3, 3)
    assert happened(match, "sees") == seen(0, "konjur", "boo!") + seen(1, "rool", "ya-ya")


def seen(seat: int, *cards: str) -> list[dict[str, int]]:
    return [{"seat": seat, "spell": konja().thing_names["spell"].index(name)} for name in cards]


@pytest.mark.proves("spell")
def test_after_the_last_spell_is_discarded_the_hand_is_refilled_at_once() -> None:
    match = at_table(Wizard(spells="rool"), Wizard(spells="jinx upsy upsy"))
    play(match, "pray spell")

    match.step("discard rool", fate=["konjur", "boo!", "ya-ya", *ROLL])

    assert spells(match, 0) == 3


@pytest.mark.proves("K35")
def test_only_the_active_player_discards() -> None:
    match = at_table(Wizard(spells="rool"), Wizard(spells="jinx"))
    play(match, "pray spell")
    match.step("done", fate=["konjur", "boo!", "rool", "ya-ya", *ROLL])

    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("K35")
def test_by_an_option_both_players_discard() -> None:
    match = at_table(Wizard(spells="rool"), Wizard(spells="jinx"), all_discard=True)
    play(match, "pray spell")
    match.step("done", fate=["konjur", "boo!"])

    assert (match.actor, phase(match)) == (1, Phase.DISCARD)
    match.step("discard jinx", fate=["rool", "ya-ya", "upsy", *ROLL])
    assert (match.actor, phase(match)) == (0, Phase.BONES)


@pytest.mark.proves("K36")
def test_a_hand_of_more_than_three_is_kept() -> None:
    match = at_table(Wizard(spells="rool upsy jinx konjur"), Wizard(spells="boo! upsy ya-ya"))
    play(match, "pray spell")
    match.step("done", fate=ROLL)

    assert spells(match) == 4


@pytest.mark.proves("K36")
def test_an_effect_can_draw_above_three_spells() -> None:
    game = konja(relics=(card("probe", does="draw", times=2),))
    match = at_table(Wizard(relics="probe", spells="rool upsy jinx"), dice="1 2", game=game)

    match.step("use probe none", fate=["konjur", "boo!"])

    assert spells(match) == 5


@pytest.mark.proves("K32")
def test_when_the_spell_deck_is_empty_its_discards_are_shuffled_into_a_new_one() -> None:
    match = at_table(Wizard(spells="rool"), Wizard(spells="jinx upsy upsy"), spell_deck=False)
    match._states[0].spell_discard[konja().thing_names["spell"].index("konjur")] = 1
    play(match, "pray spell")

    match.step("discard rool", fate=["rool", "konjur", *ROLL])

    assert spells(match) == 2  # as many as there are
    assert happened(match, "reshuffles") == [{"seat": 0, "cards": SPELL_PILE}]
