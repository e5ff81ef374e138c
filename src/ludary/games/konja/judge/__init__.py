"""The judgement of bots: how good a position is, and what an open choice of an effect promises."""

from ludary.games.konja.judge.position import judge

__all__ = ["judge"]
