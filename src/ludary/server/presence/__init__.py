"""Players and their sessions, and the seats that are connected, here and at other servers of one
database.
"""
