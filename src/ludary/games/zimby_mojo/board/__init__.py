"""Zimby Mojo as a picture: the board and its parts, the spots that choices are about, and the marks
of what they would touch.
"""
