"""Koa's rulebook, as its ledger follows it: headings, rulings, and the chapters that have tests of
their own.
"""

RULINGS = {"K": 73}  # the number of rulings by their first letter; L is for rulings found later
HEADINGS = [  # of the rulebook, in its order
    "SETUP",
    "ATTACK ZONES",
    "Seizing Mechanic",
    "ON YOUR TURN",
    "ACTIONS",
    "EXCAVATE",
    "SEIZE",
    "Seek The Sharman",
    "GAME END",
    "VICTORY",
    "ADDITIONAL MECHANICS",
    "GOROLDIOA",
    "SPRINGS",
    "BLOCKED",
    "Pre-Game Voted Rules",
]
CHAPTERS = [
    "setup",
    "actions",
    "excavate",
    "seize",
    "sharman",
    "network",
    "blocked",
    "end_and_victory",
    "three_players",
    "jonny",
]
