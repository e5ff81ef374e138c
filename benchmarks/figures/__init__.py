"""The figures of docs/performance.md: a module for each kind of figure, and the report."""
