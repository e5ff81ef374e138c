"""Code that runs before every request: connections, bodies, origins, limits, and answers to
errors.
"""
