"""Bots. A bot is any callable `(view, legal, rng) -> action`: it sees a View, its legal actions and
a NumPy generator.

- `uniform`: every legal action is as likely;
- `novice`: looks ahead a little and takes any of the better half of its choices, as a beginner
  might;
- `casual`: `greedy`, but every fourth choice is a novice's; `casual:50`: 50 of 100 choices are;
- `greedy`: the action after which the game's `judge` likes the position best, a few random worlds
  considered;
- `learned`: the same by the learned judge, a network that `ludary train` has made;
- `Greedy(learned=True, careless=4)`: the same, but it now and then gives away some points of its
  chance to win;
- `ismcts(iterations=1000)` or `ismcts(seconds=2)`: information-set Monte Carlo tree search;
- `GuidedSearch(guide)`: a search whose priors and values a function of yours gives, such as a
  network;
- `Weights("FILE.npz")`: plays by a network that was trained elsewhere.
"""

from ludary.bots.bot import Bot, bot_named, names
from ludary.bots.greedy import Greedy, casual, greedy, learned, novice
from ludary.bots.ismcts import ISMCTS, ismcts
from ludary.bots.search.found import SearchResult
from ludary.bots.search.guided import BatchSearchResult, GuidedSearch
from ludary.bots.seated import CompiledOpponents
from ludary.bots.uniform import uniform
from ludary.bots.weights import Weights, save_weights

__all__ = [
    "ISMCTS",
    "BatchSearchResult",
    "Bot",
    "CompiledOpponents",
    "Greedy",
    "GuidedSearch",
    "SearchResult",
    "Weights",
    "bot_named",
    "casual",
    "greedy",
    "ismcts",
    "learned",
    "names",
    "novice",
    "save_weights",
    "uniform",
]
