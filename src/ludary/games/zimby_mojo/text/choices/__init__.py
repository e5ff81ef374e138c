"""All verbs, one row for each: words, place, marks, and why it is not possible."""

from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.text.choices.answers import ANSWERS
from ludary.games.zimby_mojo.text.choices.scrolls import SCROLLS
from ludary.games.zimby_mojo.text.choices.tribe import TRIBE
from ludary.games.zimby_mojo.text.choices.walks import WALKS
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import VerbSheet

ROWS = TRIBE | WALKS | SCROLLS | ANSWERS
CHOICES = VerbSheet(ACTIONS, {verb: ROWS[verb] for verb in Verb})
