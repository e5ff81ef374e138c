"""Tests of `ludary.train`."""
