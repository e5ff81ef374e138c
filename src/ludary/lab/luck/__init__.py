"""The luck of games: watched while they are played, and taken off their results."""
