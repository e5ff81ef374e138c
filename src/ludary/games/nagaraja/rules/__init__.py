"""The rules of Nagaraja, one file for each chapter of the rulebook.

`s` changes in place. Nothing here refuses an action: `legal` in `actions.py` lets through only what
is allowed.
"""
