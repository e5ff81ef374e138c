"""Random play by pgx, for comparison with batches; measured only where pgx and JAX are
installed.
"""

from importlib.util import find_spec
from typing import Any

from benchmarks.figures.measure import Work

BATCH = 8192  # where pgx does best on a CPU
STEPS_IN_A_CALL = 16


def installed() -> bool:
    """Tell whether there is a pgx to compare with."""
    return find_spec("pgx") is not None and find_spec("jax") is not None


def batch(name: str) -> Work:
    """Many games side by side on whatever device and threads JAX takes; counts decisions."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def advance(state: Any, key: Any) -> tuple[Any, None]:
        choice, chance, reset = jax.random.split(key, 3)
        action = jax.random.categorical(
            choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1
        )
        after = step(state, action, jax.random.split(chance, BATCH))
        over = after.terminated | after.truncated
        fresh = init(jax.random.split(reset, BATCH))
        return (
            jax.tree_util.tree_map(
                lambda new, old: jnp.where(over.reshape(-1, *[1] * (old.ndim - 1)), new, old),
                fresh,
                after,
            ),
            None,
        )

    walk = jax.jit(
        lambda state, key: jax.lax.scan(advance, state, jax.random.split(key, STEPS_IN_A_CALL))[0]
    )
    states = jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), BATCH))

    def work(calls: int, seed: int) -> int:
        state = states
        for key in jax.random.split(jax.random.PRNGKey(seed), calls):
            state = walk(state, key)
        jax.block_until_ready(state)
        return calls * STEPS_IN_A_CALL * BATCH

    return work
