"""Rows of persons: passkeys, preferences, finished games, and how two persons become one or a
person is deleted.
"""
