"""The rules of Koa, one file for each chapter of the rulebook.

Rules are straight-line code that changes the State `s` in place. Nothing here refuses an action:
`actions.py` lets through only what is legal. What follows from a change of the board is found out
at once, and lies in the State.
"""
