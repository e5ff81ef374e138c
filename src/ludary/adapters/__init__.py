"""Adapters: Ludary's games for programs and libraries of others, each in a module of its own.

They go by Views, as bots do.
"""
