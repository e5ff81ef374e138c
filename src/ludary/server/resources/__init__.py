"""Resources that requests share: addresses, limits, threads and their priority, and for how long
things are kept.
"""
