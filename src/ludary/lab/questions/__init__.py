"""Questions of designers and researchers, each answered by many games: with an interval, a picture,
and in words.
"""
