"""Checks of untrusted input: numbers and names, and texts that are read in confined processes."""
