"""Konja in words: names and notation, choices, happenings, cards, and a whole View as text."""
