"""A game in the terminal: who sits there, what is shown and asked, and how it is saved."""
