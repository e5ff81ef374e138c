"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from tests.golden.moments import play_until


def moment() -> Match:
    """The confrontation of a round, drawn for the player who may activate one of several cards."""
    return play_until("nagaraja", is_full_confrontation, seats=2)


def is_full_confrontation(match: Match) -> bool:
    """Tell whether the actor may activate one of several cards, with rooms on the table."""
    cards = [action for action in match.legal() if action.name == "activate"]
    return len(match.steps) > 40 and len(cards) > 2
