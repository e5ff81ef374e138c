"""Simulations on a Ray cluster: who plays, what is sent there, and how losses are made good."""
