"""Tests of the questions of the lab."""
