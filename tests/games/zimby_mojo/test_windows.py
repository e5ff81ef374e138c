"""Decisions that a player may ask not to be asked about."""

from ludary import Match
from ludary.core.silence import silence
from ludary.games.zimby_mojo.windows import TOPICS, topic
from tests.games.zimby_mojo.table import phase, play
from tests.games.zimby_mojo.zimby import Side, at_table


def asked(match: Match) -> str:
    """Name the kind of the decision that is asked."""
    return topic(match.view(match.actor).state)  # type: ignore[arg-type]


def test_nobody_can_be_silent_about_the_own_turn_or_a_payment() -> None:
    match = at_table(Side(), Side())
    assert asked(match) == ""

    play(match, "spawn")

    assert (phase(match), asked(match)) == ("pay", "")


def test_scrolls_of_others_and_own_ones_are_two_topics() -> None:
    match = at_table(Side(hand="blow-guns energy"), Side(hand="nix energy"), board="6,14:w")
    play(match, "cast blow-guns", "channel 6,14", "aim 7,13", "pay 0")
    assert (match.actor, asked(match)) == (0, "own-scrolls")

    play(match, "pass")

    assert (match.actor, asked(match)) == (1, "scrolls")


def test_a_fight_is_a_topic_for_those_who_have_nobody_in_it() -> None:
    match = play(at_table(Side(hand="nix"), Side(hand="nix"), board="6,14:w"), "creature 6,14", ("attack diagonal", 4, 5))
    assert (match.actor, asked(match)) == (0, "")

    play(match, "pass")

    assert (match.actor, asked(match)) == (1, "fights")


def test_the_parts_of_king_and_thugs_begin_with_a_window() -> None:
    king = at_table(Side(hand="energy", depleted=1), Side(), part="king")
    assert (phase(king), asked(king)) == ("answer", "kings-turn")

    thugs = at_table(Side(hand="energy", depleted=1), Side(), part="thugs")

    assert (phase(thugs), asked(thugs)) == ("answer", "thugs-turn")


def test_a_creature_that_comes_by_is_a_topic() -> None:
    match = at_table(Side(), Side(hand="blow-guns"), board="6,18:w 6,14:y")
    play(match, "creature 6,18", "whole", "step west", "pay 0")

    assert (match.actor, phase(match), asked(match)) == (1, "answer", "movers")


def test_silence_lets_pass_only_what_one_does_not_want_to_be_asked() -> None:
    match = at_table(Side(hand="energy", depleted=1), Side(), part="king")
    view = match.view(0)
    passing = match.game.read_action("pass")

    assert silence(view, ("kings-turn",)) == passing
    assert silence(view, ("movers",)) is None
    assert set(TOPICS) >= {"movers", "kings-turn", "thugs-turn", "scrolls", "own-scrolls", "fights"}
