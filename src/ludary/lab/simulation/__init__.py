"""Simulations: many games with bots in the seats, played in blocks, counted, kept and summed up."""
