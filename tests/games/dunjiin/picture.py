"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from ludary.games.dunjiin.state import Phase
from tests.golden.moments import play_until


def moment() -> Match:
    """A Monster met in a game of four, drawn for the player who met it."""
    return play_until(
        "dunjiin", lambda match: len(match.steps) > 40 and match.state.phase == Phase.MEET
    )
