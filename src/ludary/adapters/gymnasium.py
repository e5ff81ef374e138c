"""Gymnasium: one learner against bots (`SeatEnv`), or many games side by side (`BatchEnv`).

    from ludary.adapters.gymnasium import BatchEnv, SeatEnv
    one = SeatEnv("dunjiin", bots="greedy")
    many = BatchEnv("koa", num_envs=256, seats=3)

A learner observes its own View and nothing else. Needs the extra `ludary[gymnasium]`.
"""

try:
    import gymnasium  # noqa: F401 - says at once what is missing
except ImportError as error:
    raise ImportError(f"ludary.adapters.gymnasium needs Gymnasium: pip install 'ludary[gymnasium]' ({error})") from error

from ludary.adapters.batch_env import BatchEnv
from ludary.adapters.seat_env import SeatEnv

__all__ = ["BatchEnv", "SeatEnv"]
