"""Work of a server's host: checks of a configuration, and backups."""
