"""Fights, wounds, and what is eaten afterwards."""
