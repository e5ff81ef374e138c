"""The King, thugs and shambling zombies, which no player moves: their turns, paths, patrols, and
whom they attack.
"""
