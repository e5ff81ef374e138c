"""Connections of strangers, and the API of passkeys, reports and admins."""
