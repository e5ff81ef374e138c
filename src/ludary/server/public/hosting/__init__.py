"""Acts of a server's host about players: reports, bans, admins, and the audit trail."""
