"""Tables in memory: loaded from the store, changed one entry after the other, and written back."""
