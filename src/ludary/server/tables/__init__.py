"""A table as its log makes it: entries, seats, moves, clocks, endings.

Nothing here reads, writes or waits.
"""
