"""Several processes of one server, which share its socket and its SQLite file."""
