"""Dunjiin in words: names and notation, choices, happenings, and a whole View as text."""
