"""Training of learned judges: self-play, a small network that learns from it, and what it came to.

`ludary train GAME` runs it.

The bot looks one choice ahead (`bots.greedy`) and plays all seats. In the first games it goes by
the game's own formula, then by the network as it was learnt from the games before: one *generation*
after the other. Everything is NumPy and compiled code.
"""
