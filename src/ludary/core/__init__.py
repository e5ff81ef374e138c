"""The engine of all games, in rooms: it knows no game.

`ludary` and `ludary.kit` are its front doors.
"""
