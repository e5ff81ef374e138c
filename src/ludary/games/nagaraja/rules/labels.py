"""Labels of fate's outcomes: places in `GAME.outcomes`, which says what names they go by."""

NUMBER, CARD, RESULT, ROOM, RELIC, AMULET = range(6)
OUTCOMES = ("", "card", "result", "room", "relic", "amulet")
