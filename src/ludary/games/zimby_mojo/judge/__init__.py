"""The judgement of bots: how good a position is, by the King's prospects while he lives and by the
Crown's way home afterwards.
"""

from ludary.games.zimby_mojo.judge.position import judge, judge_seats, unsettled

__all__ = ["judge", "judge_seats", "unsettled"]
