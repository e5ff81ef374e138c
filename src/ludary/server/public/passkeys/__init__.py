"""Passkeys: names that stay, on any device."""
