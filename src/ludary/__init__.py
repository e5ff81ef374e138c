"""Ludary: tabletop rulebooks as rules that run.

>>> import ludary
>>> match = ludary.load("dunjiin").start(seats=4, seed=7)
>>> str(match.legal()[0])
'Explore: turn over the top card'
"""

from typing import TYPE_CHECKING, Any

from ludary.core.errors import (
    BadEdition,
    BadFate,
    BadRecord,
    BadRule,
    BrokenRules,
    IllegalAction,
    NotYourTurn,
    TooManyOutcomes,
)

if TYPE_CHECKING:
    from ludary import bots
    from ludary.bots.review import Review, review
    from ludary.core.contract.actions import Action
    from ludary.core.play.game import Game
    from ludary.core.play.library import games, load
    from ludary.core.play.match import Match
    from ludary.core.play.view import View
    from ludary.lab.promises.checking import check
    from ludary.lab.simulation.results import Results
    from ludary.lab.simulation.simulate import simulate

__version__ = "0.3.0"
__all__ = [
    "Action",
    "BadEdition",
    "BadFate",
    "BadRecord",
    "BadRule",
    "BrokenRules",
    "Game",
    "IllegalAction",
    "Match",
    "NotYourTurn",
    "Results",
    "Review",
    "TooManyOutcomes",
    "View",
    "bots",
    "check",
    "games",
    "load",
    "review",
    "simulate",
]

_WHERE = {
    "Action": "ludary.core.contract.actions",
    "Game": "ludary.core.play.game",
    "load": "ludary.core.play.library",
    "Match": "ludary.core.play.match",
    "View": "ludary.core.play.view",
    "Results": "ludary.lab.simulation.results",
    "Review": "ludary.bots.review",
    "check": "ludary.lab.promises.checking",
    "review": "ludary.bots.review",
    "simulate": "ludary.lab.simulation.simulate",
}


def __getattr__(name: str) -> Any:
    """Import on first use, so that `import ludary` stays light."""
    from importlib import import_module

    if name in ("bots", "games"):
        return import_module(f"ludary.{name}")
    if name in _WHERE:
        return getattr(import_module(_WHERE[name]), name)
    raise AttributeError(f"module 'ludary' has no attribute {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return sorted(__all__)
