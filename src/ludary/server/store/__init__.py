"""The database, SQLite or PostgreSQL, of tables, players and sessions."""
