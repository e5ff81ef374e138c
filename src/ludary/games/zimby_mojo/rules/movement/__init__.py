"""Movement: which ways a mover has, walking them, arriving on a tile, joining columns, and
portals.
"""
