"""Bots at tables: their actions, hints and reviews."""
