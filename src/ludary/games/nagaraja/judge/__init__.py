"""The judgement of bots: how good a position is, what a temple is worth, and what an activated card
will bring.
"""

from ludary.games.nagaraja.judge.aims import shortlist
from ludary.games.nagaraja.judge.position import judge, judge_seats

__all__ = ["judge", "judge_seats", "shortlist"]
