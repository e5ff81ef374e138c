"""Commands for the host of a server: checks, backups, and an admin's acts."""
