"""Work of a server's host: checks of a configuration, backups, bans, reports, and acts that an audit trail keeps."""
