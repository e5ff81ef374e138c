"""Scrolls: the library, casting them, what they can be aimed at, what witcheries see, and their
effects.
"""
