"""One migration a file, in the order of their numbers."""
