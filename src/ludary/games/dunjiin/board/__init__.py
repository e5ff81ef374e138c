"""Dunjiin as a picture: the board and its parts, and the spots that choices are about."""
