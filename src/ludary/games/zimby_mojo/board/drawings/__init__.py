"""The drawings of which the board is made."""
