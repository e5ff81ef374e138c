"""The games that ship with Ludary. A new game is a new folder and one line here."""

GAMES = ("dunjiin",)
