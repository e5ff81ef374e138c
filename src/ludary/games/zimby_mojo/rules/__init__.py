"""The rules of Zimby Mojo, one file for each chapter of the rulebook.

`s` changes in place. Nothing here refuses an action: `legal` in `actions.py` lets through only what
is allowed. What is still to be done lies on the agenda (`agenda.py`), and `proceed.py` carries it
out until somebody has to decide.
"""
