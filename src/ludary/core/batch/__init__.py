"""Many games side by side: one call for a step of all of them, in threads."""
