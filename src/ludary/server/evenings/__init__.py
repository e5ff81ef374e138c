"""Evenings: tournaments among friends, whose rounds pair themselves."""
