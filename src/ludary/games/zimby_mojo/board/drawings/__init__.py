"""What the board is drawn of."""
