"""Positions to solve: finding them in games of bots, checking them, and telling the reason."""
