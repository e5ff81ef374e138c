"""The contract of a game: its rules, words and pictures, hints for bots, and what is in its box."""
