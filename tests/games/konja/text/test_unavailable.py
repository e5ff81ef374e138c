"""Cards, ancestors, offerings and clouds that cannot be chosen now are told with the price and the
reason.
"""

from ludary import Match
from ludary.games.konja.state import Phase
from tests.games.konja.table import Wizard, at_table


def told(match: Match) -> dict[str, str]:
    """Reasons by what stands before the first full stop or colon."""
    assert match.actor is not None
    return {
        one.words.split(".")[0].split(":")[0]: one.reason
        for one in match.view(match.actor).unavailable()
    }


def test_spells_tell_their_price_and_when_they_are_for() -> None:
    match = at_table(
        Wizard(magick=2, spells="upsy ouch! rool"), dice="1 2 3 4 6", action="blank blank"
    )
    found = told(match)
    assert found["Cast Upsy for 3 Magick"] == "you have 2 Magick"
    assert found["Cast Ouch! for 1 Magick"] == "it can be used only on the opponent's roll"
    assert "Cast Rool for 1 Magick" not in found


def test_relics_tell_that_they_are_tapped_or_lack_power_or_a_die() -> None:
    match = at_table(Wizard(relics="(fiyeah) shayka boan"), dice="1 2 3 4 6", action="blank blank")
    found = told(match)
    assert found["Use FiyeAh"] == "it is tapped"
    assert found["Use Shayka for 2 Power"] == "you have no Power"
    assert "Use Boan" not in found


def test_where_an_idol_stands_nobody_prays() -> None:
    assert told(at_table(idols="rain spell")) == {
        "Pray to the Spell Ancestor": "an idol stands there",
        "Pray to the Rain Ancestor": "an idol stands there",
    }


def test_offerings_tell_their_price() -> None:
    match = at_table(Wizard(gold=1), offerings="feddah urb kandl")
    match.step("pray merchant")
    while match.state.phase != Phase.MARKET:
        match.step("done")
    found = told(match)
    assert found == {"Buy Feddah for 4 Gold": "you have 1 Gold"}


def test_clouds_tell_their_price() -> None:
    match = at_table(Wizard(gold=6))
    match.step("pray rain")
    while match.state.phase != Phase.CLOUD:
        match.step("done")
    assert list(told(match).values()) == ["you have 6 Gold", "you have 6 Gold"]


def test_a_rival_is_told_nothing() -> None:
    match = at_table(Wizard(spells="upsy"), dice="1 2 3 4 6", action="blank blank")
    assert match.view(1).unavailable() == []
