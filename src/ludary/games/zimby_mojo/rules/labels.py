"""Labels of fate's outcomes: places in `OUTCOMES`, which says what names they go by (see
`text/names.py`).
"""

NUMBER, TILE, SCROLL, RITUAL, TRIBE, QUADRANT, SIDE, DIRECTION, ENTRY = range(9)
OUTCOMES = ("", "tile", "scroll", "ritual", "tribe", "quadrant", "side", "direction", "entry")
