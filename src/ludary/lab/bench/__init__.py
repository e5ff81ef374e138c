"""Measurements of `ludary bench`: a module for each kind of figure, and the report."""
