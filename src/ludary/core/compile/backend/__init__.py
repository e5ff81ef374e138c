"""Numba as rules use it: its passes in less time, its code linked once, and what it is taught about
arrays and threads.
"""
