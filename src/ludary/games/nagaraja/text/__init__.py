"""Nagaraja in words: names and notation, cards and rooms, choices with what they would bring,
happenings, and a whole View as text.
"""
