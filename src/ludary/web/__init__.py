"""The pages of the game table: templates, styles, and the one script."""
