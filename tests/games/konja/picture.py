"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from ludary.games.konja.pieces import Colour
from ludary.games.konja.state import Phase
from tests.golden.moments import play_until


def moment() -> Match:
    """A card's effect goes on, with a purple die in the pool and clouds with both players."""
    return play_until("konja", is_rich_effect, seats=2)


def is_rich_effect(match: Match) -> bool:
    """Tell whether the picture would show much of what there can be."""
    s = match.state
    clouds = all(sum(own.clouds) + sum(own.upgraded) > 1 for own in s.wizards)
    return bool(s.phase == Phase.EFFECT and s.relic >= 0 and clouds and Colour.PURPLE in s.colour)
