"""Adapters: other programs' ways to sit down at a game, each in a module of its own. They choose, as bots do, from Views alone."""
