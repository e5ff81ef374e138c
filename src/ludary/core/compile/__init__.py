"""Turning rules into machine code: the decorator, drivers bound to a game, and the cache of what
was compiled.
"""
