"""Migrations of the database's schema, one a file, in the order of their numbers."""
