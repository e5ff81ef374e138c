"""The games that this server plays: their boxes, their bots, their compiled code, and Records of
them.
"""
