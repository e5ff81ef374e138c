"""Readings of rules as options: cards to the end of the turn, counted tokens; and the questions
about attacks.
"""

import pytest

from ludary import Match
from ludary.core.play.auto_pass import passing_action
from ludary.games.konja.pieces import Token
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
    tokens,
)

HEXES = ("jinx", "gimme", "boo!", "ouch!", "fizz")


@pytest.mark.proves("K21")
def test_after_the_attack_the_roll_can_be_repaired_by_the_option() -> None:
    me, rival = Wizard(magick=4, spells="zau-ba"), Wizard(magick=1, spells="ouch!")
    match = at_table(me, rival, dice="5 5 5 1 2", action="blank blank", cards_when="turn")
    match.step("done")
    match.step("cast ouch!", fate=[6])
    match.step("hit green-5")
    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)

    match.step("cast zau-ba")
    match.step("turn red-6 5")

    assert phase(match) == Phase.COLLECTION
    assert "alike low 5" in choices(match)


@pytest.mark.proves("K21")
def test_by_default_cards_are_for_bones_only() -> None:
    match = at_table(Wizard(magick=4, spells="zau-ba"), dice="5 5 5 1 2", action="blank blank")
    match.step("done")
    assert phase(match) == Phase.COLLECTION
    assert not any(choice.startswith("cast") for choice in choices(match))


def test_with_cards_to_play_a_collection_without_combinations_is_not_passed_over() -> None:
    for me, card_play in (
        (Wizard(magick=1, spells="rool"), "cast rool"),
        (Wizard(relics="rattla"), "use rattla none"),
    ):
        match = play(at_table(me, dice="1 2", action="blank blank", cards_when="turn"), "done")
        assert choices(match) == [card_play, "done"]
        assert play(at_table(me, dice="1 2", action="blank blank"), "done").actor == 1

    tapped = Wizard(relics="(rattla)")
    assert (
        play(at_table(tapped, dice="1 2", action="blank blank", cards_when="turn"), "done").actor
        == 1
    )


def test_after_the_attack_nothing_is_left_to_ward_off() -> None:
    match = play(
        at_table(
            Wizard(magick=9, spells="shh!"), dice="1 2 6", action="blank blank", cards_when="turn"
        ),
        "done",
    )
    match.step("cast shh!")
    assert not happened(match, "protects")
    assert happened(match, "gains")


def test_the_pool_holds_no_more_dice_though_a_purple_one_went_back() -> None:
    """Five green and two purple dice; a red one takes a purple one's place, and the pool stays
    full.
    """
    me = Wizard(magick=9, spells="ya-ya")
    match = at_table(
        me,
        Wizard(magick=1, spells="ouch!"),
        dice="6 6 6 6 6 p1 p5",
        action="blank blank",
        cards_when="turn",
    )
    match.step("done")
    match.step("cast ouch!", fate=[6])
    match.step("hit purple-1")

    assert (match.actor, phase(match)) == (0, Phase.COLLECTION)
    assert "cast ya-ya" not in choices(match)


@pytest.mark.proves("K40")
def test_counted_tokens_run_out() -> None:
    match = at_table(Wizard(gold=3), Wizard(gold=2), token_supply=8)
    match.step("pray resource")
    match.step("name gold", fate=ROLL)

    assert (tokens(match)[0], tokens(match, 1)[0]) == (
        5,
        3,
    )  # the active player takes two of the three that are left
    assert happened(match, "runs_out") == [{"seat": 1, "token": Token.GOLD, "missing": 1}]
    assert "The Gold tokens run out: Seat 2 gains 1 fewer." in match.told(-1)


def test_even_a_single_token_is_counted() -> None:
    match = at_table(token_supply=1, gold=0, magick=0, power=0)
    match.step("pray resource")
    match.step("name gold", fate=ROLL)

    assert (tokens(match)[0], tokens(match, 1)[0]) == (1, 0)


def attack_asked(
    spells: str,
    magick: int,
    discarded: tuple[str, ...] = (),
    dice: str = "1 2 3 5 6",
    gold: int = 0,
) -> bool:
    """Tell whether the rival is asked for an attack."""
    match = at_table(
        Wizard(gold=gold), Wizard(spells=spells, magick=magick), dice=dice, action="blank blank"
    )
    names = match.game.thing_names["spell"]
    s = match._states[0]
    for name in discarded:
        which = names.index(name)
        s.spell_discard[which] += s.spell_deck[which]
        s.spell_deck[which] = 0
    match.step("done")
    return match.actor == 1 and phase(match) == Phase.ATTACK


@pytest.mark.proves("L2")
def test_nobody_is_asked_when_all_can_see_that_no_attack_is_left() -> None:
    assert attack_asked("rool", 1)
    assert not attack_asked("rool", 0)
    assert not attack_asked("rool", 1, ("ouch!", "fizz"))  # the only attacks for one Magick
    assert attack_asked("rool", 9, ("ouch!",))
    assert not attack_asked("rool", 9, HEXES)


@pytest.mark.proves("L2")
def test_an_attack_that_could_do_nothing_is_no_reason_to_ask() -> None:
    only_gimme = tuple(name for name in HEXES if name != "gimme")
    assert attack_asked("rool", 9, only_gimme, gold=1)
    assert not attack_asked("rool", 9, only_gimme, gold=0)  # there is no Gold to take
    assert not attack_asked(
        "rool", 9, ("gimme", "jinx", "fizz"), dice="6 6 6 6 6"
    )  # no red die beats a six


@pytest.mark.proves("L2")
def test_a_player_who_muted_rolls_is_not_asked_about_them() -> None:
    match = at_table(
        Wizard(), Wizard(spells="rool", magick=1), dice="1 2 3 5 6", action="blank blank"
    )
    match.step("done")
    view = match.view(1)
    assert [str(action) for action in match.legal()] == ["Let the roll stand"]
    assert (
        passing_action(view, ["roll"]) == passing_action(view, ["nothing"]) == match.legal_ids()[0]
    )
    assert passing_action(view, []) is None


def test_spells_left_are_counted_alike_on_state_and_view() -> None:
    """A relic that draws a spell, both spell decks empty, and a spell in the other's hand."""
    game = konja(relics=(card("well", does="draw"),))
    match = at_table(
        Wizard(relics="well"),
        Wizard(spells="rool"),
        dice="1 2",
        action="blank blank",
        spell_deck=False,
        game=game,
    )
    assert match.view(0).legal_ids() == match.legal_ids()
    assert choices(match) == ["done"]


def test_both_readings_keep_their_promises() -> None:
    """Whole games with `check` after every action."""
    import numpy as np

    for seed in range(3):
        game = konja(cards_when="turn", token_supply=24, free_attacks=1)
        match, rng = game.start(seed=seed), np.random.default_rng(seed)
        while not match.over:
            legal = match.legal_ids()
            assert match.view(match.actor).legal_ids() == legal  # type: ignore[arg-type]
            match.step(int(rng.choice(legal)))
            game.engine.complain(int(game.engine.check(game.boxes, match.states(), 0)))


def seen(match: Match) -> str:
    return str(match.view(0)).replace("\n    ", " ")


def test_the_text_has_the_pyramid_and_the_prices_of_rain() -> None:
    text = seen(at_table())
    assert (
        "a die of 4 or more gives 1 Power; two equal dice give 2 Magick; 3 or more dice in sequence"
        " give 1 Gold for each die" in text
    )
    assert (
        "a cloud of 3 points for 5 Gold, upgraded to 4 for 2; a cloud of 5 points for 8 Gold,"
        " upgraded to 6 for 1" in text
    )
    assert (
        "Only clouds score. A turn that ends with 21 points or more begins the last round" in text
    )
