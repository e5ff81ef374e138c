"""Positions as rows of numbers for learners, as far as one seat may know them."""
