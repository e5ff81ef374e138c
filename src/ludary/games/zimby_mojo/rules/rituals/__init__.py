"""The rituals of the King: casting them, and whom each strikes."""
