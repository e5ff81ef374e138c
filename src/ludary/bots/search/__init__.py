"""Searches: their trees, what they found, and one that a function of yours guides."""
