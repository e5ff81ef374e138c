"""Tournaments among friends, whose rounds are paired by themselves."""
