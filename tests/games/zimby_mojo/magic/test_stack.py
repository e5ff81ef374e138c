"""The stack: who may answer, when, and the effect of answers.

It is White's turn unless a test says otherwise.
"""

from pathlib import Path
from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin, carry, use
from tests.games.zimby_mojo.table import (
    choices,
    crown,
    discarded,
    ever,
    hand,
    home,
    on,
    phase,
    play,
    settle,
    tokens,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table, zimby

GUNS = Side(hand="blow-guns nix")


def asked(match: Match, count: int) -> list[int]:
    """Return the seats that are asked one after the other, all of which pass."""
    seats = []
    for _ in range(count):
        assert phase(match) == "answer"
        seats.append(int(match.state.actor))
        match.step("pass")
    return seats


def shot(*sides: Side, turn: int = 0, board: str = "1,13:w 1,15:yy", **options: bool) -> Match:
    """White's Blow Guns at 1,15 lie on the stack."""
    match = at_table(*sides, board=board, turn=turn, options=options)
    return begin(match, "blow-guns", "channel 1,13", "aim 1,15")


@pytest.mark.proves("push", "C1")
def test_after_each_push_and_resolution_all_are_asked_clockwise_from_the_active_one() -> None:
    match = shot(GUNS, Side(hand="nix"), Side(hand="nix"))

    assert asked(match, 3) == [0, 1, 2]
    assert ever(match, "wounds"), "the scroll has come off the stack"
    assert asked(match, 3) == [0, 1, 2]

    assert on(match, "1,15") == "y"


@pytest.mark.proves("quiet", "any-time", "push", "B4", "C1")
def test_in_nobodys_turn_the_first_mover_is_asked_first() -> None:
    match = at_table(
        Side(hand="nix"), Side(hand="nix"), Side(hand="nix"), board="1,13:w", first=1, part="king"
    )

    assert asked(match, 3) == [1, 2, 0]


@pytest.mark.proves("push", "C1")
def test_a_new_effect_is_answered_by_all_from_the_beginning() -> None:
    match = shot(GUNS, Side(hand="nix"), Side(hand="nix"))
    play(match, "pass")

    begin(match, "nix", "aim_effect 2")

    assert asked(match, 2) == [0, 2], "Yellow has no cards left"
    assert phase(match) == "turn"


@pytest.mark.proves("C2")
def test_a_shaman_may_answer_their_own_scroll() -> None:
    match = shot(GUNS, Side())

    assert match.actor == 0
    assert choices(match, "cast") == ["nix"]


@pytest.mark.proves("L33")
@pytest.mark.parametrize(("scroll", "asked"), [("blow-guns", False), ("lots-o-blow-guns", True)])
def test_nobody_is_asked_about_wounds_that_kill_nobody(scroll: str, asked: bool) -> None:
    match = at_table(
        Side(hand=scroll),
        Side(hand="nix lil-bits-o-armor"),
        board="1,13:w 1,16:y",
        thugs="1,15 13,13 13,7 7,7",
    )
    play(match, f"cast {scroll}", "channel 1,13", "aim 1,15", "pay 0", "pass")

    assert (phase(match) == "answer") == asked
    assert on(match, "1,15") == "thugs-1"


@pytest.mark.proves("push", "outlive")
def test_the_top_of_the_stack_resolves_first() -> None:
    match = shot(Side(hand="blow-guns"), Side(hand="lots-o-blow-guns"), board="1,13:w 1,15:yy")
    use(match, "lots-o-blow-guns", "channel 1,15", "aim 1,13")

    assert (on(match, "1,13"), on(match, "1,15")) == (
        "",
        "y",
    ), "the dead zimby's effect takes place all the same"


@pytest.mark.proves("C4")
def test_only_scrolls_rolls_and_wounds_can_be_answered() -> None:
    match = at_table(Side(hand="nix"), Side(hand="nix"), board="6,14:w")

    carry(match, "eat_mojo")
    play(match, "spawn", "pay 0")

    assert phase(match) == "turn"
    assert home(match, 0) == "3+1"


def stoppable(*sides: Side, **position: Any) -> Match:
    """White walks past Yellow, whose zimby looks down the lane, and has taken a first step."""
    match = at_table(*sides, board="1,13:ww 1,18:y", **position)
    return play(match, "creature 1,13", "whole", "step east", "pay 0")


@pytest.mark.proves("stop", "C5", "L16")
def test_a_mover_can_be_stopped_on_every_tile_that_it_enters_in_sight() -> None:
    match = stoppable(Side(), Side(hand="blow-guns"))
    assert (on(match, "1,14"), phase(match)) == ("ww", "step"), "too far away"

    play(match, "step east")

    assert (on(match, "1,15"), match.actor, phase(match)) == ("ww", 1, "answer")
    play(match, "pass", "step east")
    assert (on(match, "1,16"), match.actor, phase(match)) == ("ww", 1, "answer")


@pytest.mark.proves("stop", "C5")
def test_the_tile_works_before_anybody_can_stop_the_mover() -> None:
    match = stoppable(Side(), Side(hand="blow-guns"), growth="1,15:deadly")

    play(match, "step east")
    settle(match)

    assert on(match, "1,15") == "w"


@pytest.mark.proves("C3")
def test_several_who_would_stop_a_mover_are_asked_clockwise_from_the_active_player() -> None:
    match = at_table(
        Side(hand="nix"), Side(hand="nix"), Side(hand="nix"), board="1,13:g 1,16:w 1,17:y", turn=2
    )
    play(match, "creature 1,13", "whole", "step east", "pay 0")

    assert asked(match, 1) == [0], "Yellow does not see past White"


@pytest.mark.proves("stop", "C6")
def test_a_mover_that_was_stopped_for_nothing_goes_on() -> None:
    match = stoppable(Side(hand="nix"), Side(hand="blow-guns"))
    play(match, "step east")
    begin(match, "blow-guns", "channel 1,18", "aim 1,15")
    play(match, "cast nix")
    carry(match, choices(match)[0])

    assert phase(match) == "step"
    play(match, "step east")
    assert tokens(match, 0) == 4 - 1 - 1, "the step cost nothing, the scroll one"


@pytest.mark.proves("C6")
def test_a_mover_that_was_hit_loses_the_rest_of_its_payment_and_may_be_paid_for_anew() -> None:
    match = stoppable(Side(), Side(hand="blow-guns"))
    play(match, "step east")
    use(match, "blow-guns", "channel 1,18", "aim 1,15")
    assert on(match, "1,15") == "w"

    assert "pay" in verbs(play(match, "step east"))
    play(match, "pay 0")

    assert on(match, "1,16") == "w"
    assert tokens(match, 0) == 4 - 2


@pytest.mark.proves("outlive", "C7")
def test_a_target_that_moved_is_hit_all_the_same() -> None:
    match = shot(Side(hand="blow-guns"), Side(hand="lil-bits-o-map"), maps_any_turn=True)
    begin(match, "lil-bits-o-map", "channel 1,15", "aim 1,15")
    settle(play(match, "step east", "halt"))

    assert on(match, "1,16") == "y"


@pytest.mark.proves("C7")
def test_a_target_that_has_left_the_main_board_is_missed() -> None:
    match = shot(Side(hand="blow-guns fire-belch"), Side(), board="1,13:w 1,15:y")

    use(match, "fire-belch", "channel 1,13", "aim 1,15")

    assert ever(match, "fizzles")


@pytest.mark.proves("immune-witchery", "C8")
def test_the_crowns_immunity_is_rolled_when_the_witchery_resolves_once_for_each() -> None:
    match = at_table(
        Side(hand="blow-guns nix"), Side(), board="1,13:w 1,15:yy", king="", crown="1,15@y"
    )
    begin(match, "blow-guns", "channel 1,13", "aim 1,15")
    assert not ever(match, "immune")

    settle(match, 3)

    assert ever(match, "immune")
    assert on(match, "1,15") == "yy"


@pytest.mark.proves("immune-witchery", "C8")
def test_the_king_is_immune_to_witcheries_half_the_time() -> None:
    for die, king in ((3, "king"), (4, "")):
        match = at_table(Side(hand="fire-belch"), Side(), board="10,9:ww", open_wards="west")
        carry(match, "cast fire-belch", "channel 10,9", "devour_effect", "aim 10,10", fate=(die,))

        assert on(match, "10,10") == king


@pytest.mark.proves("C9")
def test_a_cancelled_incantation_costs_its_card_and_mojo_but_nobody_chants() -> None:
    match = at_table(Side(hand="war-drums"), Side(hand="nix"))
    begin(match, "war-drums", "aim_shaman 1")
    use(match, "nix", "aim_effect 2")

    assert discarded(match) == ["nix", "war-drums"]
    assert home(match, 0) == "4+0"
    assert tokens(match, 0) == 2


@pytest.mark.proves("stacked-combat", "C10")
def test_scrolls_change_combat_rolls_after_the_dice_and_meals_do_not() -> None:
    match = at_table(Side(hand="spikey-bone-claws"), Side(), board="1,14:www 1,15:g", turn=0)
    play(match, "creature 1,14", "attack east", ("devour 0", 3, 3))

    assert phase(match) == "answer"
    assert "devour" not in verbs(match)
    assert choices(match, "cast") == ["spikey-bone-claws"]


@pytest.mark.proves("C15")
def test_wounds_of_one_scroll_on_several_tiles_are_one_item_for_each_creature() -> None:
    match = at_table(
        Side(hand="deadly-vines"), Side(hand="nix"), board="1,13:w 1,15:yy 1,16:yyy 1,14:w"
    )

    begin(match, "deadly-vines", "channel 1,14", "aim 1,15")
    match.step("pass", fate=(2, "west", "east"))
    wounds = [wound["wounds"] for wound in ever(match, "wounds")]
    settle(match)

    assert wounds == [1, 1, 1]
    assert (on(match, "1,14"), on(match, "1,15"), on(match, "1,16")) == ("", "y", "yy")


@pytest.mark.proves("L15")
def test_nobody_is_asked_who_has_no_cards_or_no_mojo() -> None:
    match = shot(Side(hand="blow-guns"), Side(hand="nix", tokens=0, active=0), Side())

    assert phase(match) == "turn"
    assert on(match, "1,15") == "y"


@pytest.mark.proves("L15")
def test_where_a_scroll_costs_nothing_who_has_no_mojo_is_asked_too(tmp_path: Path) -> None:
    path = tmp_path / "free.toml"
    text = zimby().contents.edition_path().read_text(encoding="utf-8")
    path.write_text(
        text.replace(
            'name = "Nix", type = "ritual", cost = 1', 'name = "Nix", type = "ritual", cost = 0'
        ),
        encoding="utf-8",
    )
    poor = Side(hand="nix", tokens=0, active=0)

    match = begin(
        at_table(Side(hand="blow-guns"), poor, board="1,13:w 1,15:yy", edition=str(path)),
        "blow-guns",
        "channel 1,13",
        "aim 1,15",
    )

    assert (phase(match), match.actor) == ("answer", 1)
    assert choices(match, "cast") == ["nix"]


@pytest.mark.proves("quiet", "any-time", "B4")
def test_in_wrap_up_nobody_can_answer_wounds() -> None:
    match = at_table(
        Side(hand="lil-bits-o-armor"),
        Side(hand="nix"),
        board="1,13:w",
        growth="1,13:deadly",
        part="wrap_up",
    )

    assert on(match, "1,13") == ""


@pytest.mark.proves("C17")
def test_a_card_for_which_a_zimby_was_eaten_may_be_used_at_the_next_chance() -> None:
    match = shot(Side(hand="blow-guns"), Side(hand="energy"))

    play(match, ("eat_card", "nix"))

    assert (match.actor, phase(match)) == (1, "answer")
    assert sorted(hand(match, 1)) == ["energy", "nix"]
    assert "nix" in choices(match, "cast")


@pytest.mark.proves("A14")
def test_the_crown_may_be_dropped_while_the_stack_is_open() -> None:
    match = at_table(
        Side(hand="blow-guns nix"),
        Side(hand="nix"),
        board="1,13:w 1,15:yy",
        king="",
        crown="1,15@y",
    )
    begin(match, "blow-guns", "channel 1,13", "aim 1,15")
    play(match, "pass", "drop")

    assert crown(match) == "1,15"
    settle(match)
    assert on(match, "1,15") == "y"
