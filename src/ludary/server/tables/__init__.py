"""Tables: what happens at them, as a log of entries, and the rules of sitting, moving, clocks and endings."""
