"""Models of requests and answers about passkeys, reports and acts of admins."""
