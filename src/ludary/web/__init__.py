"""The pages of the game table: templates, styles, and the modules that fill in what changes."""
