"""Learning a game: its rules by title, lesson, summary and puzzles."""
