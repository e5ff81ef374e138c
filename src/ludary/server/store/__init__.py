"""Where tables are kept: one SQLite file, or PostgreSQL."""
