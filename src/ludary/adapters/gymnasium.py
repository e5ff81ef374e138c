"""Gymnasium: one learner against bots (`SeatEnv`), or many games side by side (`BatchEnv`).

    from ludary.adapters.gymnasium import BatchEnv, SeatEnv
    one = SeatEnv("dunjiin", bots="greedy")
    many = BatchEnv("koa", num_envs=256, seats=3)

A learner observes its own View and nothing else. The games are registered, too:
`gymnasium.make("ludary/Koa-v3")` makes a `SeatEnv`, and `gymnasium.make_vec` a `BatchEnv`. Needs
the extra `ludary[gymnasium]`.
"""

try:
    import gymnasium
except ImportError as error:
    raise ImportError(
        f"ludary.adapters.gymnasium needs Gymnasium: pip install 'ludary[gymnasium]' ({error})"
    ) from error

from ludary.adapters.batch_env import BatchEnv
from ludary.adapters.seat_env import SeatEnv
from ludary.core.play.library import EXAMPLES, games, rules_of

__all__ = ["BatchEnv", "SeatEnv"]


def id_of(name: str) -> str:
    """The name under which Gymnasium knows a game: `ludary/ZimbyMojo-v7` for version 7 of
    zimby_mojo.
    """
    return f"ludary/{name.title().replace('_', '')}-v{rules_of(name).version}"


for name in (*games(), *EXAMPLES):
    gymnasium.register(
        id_of(name),
        "ludary.adapters.gymnasium:SeatEnv",
        vector_entry_point="ludary.adapters.gymnasium:BatchEnv",
        order_enforce=False,  # a SeatEnv says itself when it has to begin anew
        kwargs={"game": name},
    )
