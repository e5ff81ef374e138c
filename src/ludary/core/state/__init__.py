"""The memory of a game that is played, and how chance moves it: records, events, fate, piles and
boards of squares.
"""
