"""Games that are played: the Game, its Match, the Views of it, the drivers of one game, and what is
written down.
"""
