"""Compiling whole games ahead of their use, while they are played as plain Python."""
