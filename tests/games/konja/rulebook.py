"""Konja's rulebook, as its ledger follows it: headings, rulings, and the chapters that have tests
of their own.
"""

RULINGS = {"K": 51}  # the number of rulings by their first letter; L is for rulings found later
HEADINGS = [  # of the rulebook, in its order
    "COMPONENTS",
    "SET-UP",
    "TURN OVERVIEW",
    "WINNING THE GAME",
    "ANCESTORS",
    "SPIRIT ANCESTOR",
    "RESOURCE ANCESTOR",
    "SPELL ANCESTOR",
    "MERCHANT ANCESTOR",
    "RAIN ANCESTOR",
    "BONES",
    "GREEN DICE",
    "SPELLS",
    "ACTION DICE",
    "RELICS",
    "PURPLE DICE",
    "COLLECTION",
    "RED DICE",
    "PYRAMID OF SUMMONING",
]
CHAPTERS = [
    "setup",
    "ancestors",
    "merchant",
    "rain",
    "bones",
    "effects",
    "attack",
    "pyramid",
    "winning",
]
