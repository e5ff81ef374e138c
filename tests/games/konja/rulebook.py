"""Konja's rulebook, as its ledger follows it: headings, rulings, and the chapters that have tests of their own."""

LETTER = "K"  # of the rulings; those found later begin with L
RULINGS = 51
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
CHAPTERS = ["setup", "ancestors", "merchant", "rain", "bones", "effects", "attack", "pyramid", "winning"]
