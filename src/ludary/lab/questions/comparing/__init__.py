"""Parts of a comparison of two sides: their games, their differences, and words and pictures for
these.
"""
