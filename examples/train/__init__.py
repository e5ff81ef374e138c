"""A learner that runs: PPO in self-play over a batch of games, and magnetic mirror descent. See docs/training.md.

    python -m examples.train leduc_poker

Needs the extra `ludary[train]`. What it writes plays without: `ludary sim ... --bots weights:leduc_poker.npz,uniform`.
"""
