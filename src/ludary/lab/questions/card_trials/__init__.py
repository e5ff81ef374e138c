"""Trials of cards: the same deals with a card forbidden, and forced."""
