"""`ludary lab`: a command for each question."""
