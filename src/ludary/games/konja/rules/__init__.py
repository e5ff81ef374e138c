"""The rules of Konja, one file for each chapter of the rulebook.

Rules are straight-line code that changes the State `s` in place. Nothing here refuses an action:
`actions.py` lets through only what is legal. A part of the turn in which its player can do nothing,
as all can see, is passed over.
"""
