"""What a game gives: its rules, words and pictures, hints for bots, and what is in its box."""
