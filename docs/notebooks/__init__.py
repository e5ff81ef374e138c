"""The notebooks, and what executes them: see docs/README.md."""
