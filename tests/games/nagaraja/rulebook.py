"""Nagaraja's rulebook, as its ledger follows it: headings, rulings, and the chapters that have
tests of their own.
"""

RULINGS = {"N": 60}  # the number of rulings by their first letter; L is for rulings found later
HEADINGS = [  # of the rulebook, in its order
    "GAME CONCEPT",
    "PRESENTATION AND SETUP",
    "Fate sticks",
    "Cards",
    "STEP 1: CALL OF FATE",
    "STEP 2: CONFRONTATION",
    "STEP 3: EXPLORATION",
    "STEP 4: NEW DEAL",
    "END OF THE GAME",
    "AMULET EFFECTS",
    "CARD EFFECTS",
]
CHAPTERS = [
    "setup",
    "call_of_fate",
    "confrontation",
    "exploration",
    "paths",
    "new_deal",
    "end",
    "amulets",
    "effects_sticks",
    "effects_relics",
    "effects_rooms",
    "effects_cards",
    "secrets",
    "editions",
]
