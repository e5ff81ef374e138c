"""The rules of Dunjiin, one file for each chapter of the rulebook.

Rules are straight-line code that changes the State `s` in place. Nothing here refuses an action:
`actions.py` lets through only what is legal. A turn always begins with a decision; within it,
whatever leaves only one way is done at once.
"""
