"""Zimby Mojo in words: names and notation, choices, happenings, scrolls, creatures, the stack, and
a whole View as text.
"""
