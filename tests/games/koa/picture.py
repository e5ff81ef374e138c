"""The moment of the game that the pages show, drawn for whoever decides then."""

from ludary import Match
from tests.golden.moments import play_until


def moment() -> Match:
    """The middle of a game of four, drawn for a player who can seize something."""
    return play_until(
        "koa",
        lambda match: (
            len(match.steps) > 90 and any(action.name == "seize" for action in match.legal())
        ),
    )
