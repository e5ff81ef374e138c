"""The judgement of bots: how good a position is, and what an open choice of an effect promises."""

from ludary.games.konja.judge.position import judge, judge_seats

__all__ = ["judge", "judge_seats"]
