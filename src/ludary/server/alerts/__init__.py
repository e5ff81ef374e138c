"""Alerts: players who are away are told that it is their turn, by push messages and by mail."""
