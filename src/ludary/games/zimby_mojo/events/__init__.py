"""Everything that can happen: a row for each event, with its fields, its sentence, and its looks.

Numbers go by the order of these files. `text/beats.py` and `text/chapters.py` join events that tell
one thing.
"""

# ruff: noqa: F403, I001 - rules tell a row as `events.moves`, wherever it stands; and the order matters
from ludary.games.zimby_mojo.events.sheet import EVENTS as EVENTS
from ludary.games.zimby_mojo.events.rounds import *
from ludary.games.zimby_mojo.events.fights import *
from ludary.games.zimby_mojo.events.scrolls import *
from ludary.games.zimby_mojo.events.crown import *
