"""Adapters: Ludary's games for programs and libraries of others."""
