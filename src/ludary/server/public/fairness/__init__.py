"""Fairness: the rates of requests, what one person or address may take, and whose turn it is."""
