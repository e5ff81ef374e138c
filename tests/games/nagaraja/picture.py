"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from tests.golden.moments import play_until


def moment() -> Match:
    """The confrontation of a late round, drawn for the player who may activate a card."""
    return play_until("nagaraja", is_late_confrontation, seats=2)


def is_late_confrontation(match: Match) -> bool:
    """Tell whether the actor may activate a card, late in the game."""
    return len(match.steps) > 90 and any(action.name == "activate" for action in match.legal())
