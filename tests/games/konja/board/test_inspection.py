"""Explanations of Konja's board: dice, cards and ancestors, and their present state."""

from ludary import Match
from ludary.games.konja.state import Phase
from tests.games.konja.table import Wizard, at_table


def told(match: Match, spot: str) -> str:
    """Return what the seat to decide is told of a spot."""
    found = match.view(match.actor or 0).inspect(spot)
    assert found is not None
    return "\n".join([found.title, *found.lines])


def test_a_relic_tells_what_it_does_whose_it_is_and_whether_it_is_tapped() -> None:
    match = at_table(Wizard(relics="fiyeah"), dice="1 2 4", action="gold blank")
    assert "It belongs to Seat 1, and is ready to be used." in told(match, "relic-0-0")
    match.step("use fiyeah gold")
    assert "tapped until something untaps it" in told(match, "relic-0-0")


def test_a_player_tells_the_points_as_a_sum() -> None:
    match = at_table(Wizard(clouds=(2, 0, 0), upgraded=(1, 0, 1)))
    assert "Clouds: 2 × 3 + 1 × 4 upgraded + 1 × 9 upgraded = 19." in told(match, "wizard-0")


def test_a_die_tells_how_many_are_equal_and_what_it_brings_alone() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="5 5 2", action="blank blank")
    assert told(match, "pool-0").startswith("Green die: 5")
    assert "The pool has 2 dice with a 5, and 3 dice in all." in told(match, "pool-0")
    assert "exchanged for 1 Power" in told(match, "pool-0")


def test_an_ancestor_with_an_idol_cannot_be_prayed_to() -> None:
    match = at_table(idols="rain")
    assert "nobody can pray to it now" in told(match, "ancestor-4")
    assert "It can be prayed to." in told(match, "ancestor-0")


def test_the_other_hand_is_not_told() -> None:
    match = at_table(Wizard(spells="rool ouch!"), Wizard(spells="jinx"), turns=4)
    jinx = match.game.thing_names["spell"].index("jinx")
    assert match.view(1).inspect(f"spell-{jinx}") is not None
    assert match.view(0).inspect(f"spell-{jinx}") is None
    for nowhere in (
        "pool-99",
        "relic-7-7",
        "deck-x",
        "ancestor-5",
        "spell",
        "x",
        "token-0-3",
        "level-6",
    ):
        assert match.view(0).inspect(nowhere) is None
