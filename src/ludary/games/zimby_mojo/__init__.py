"""Zimby Mojo, by Jim Felli: cannibal tribes raid the sanctum of their King for his Crown, together and against each other."""
