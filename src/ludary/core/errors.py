"""The few errors of the front door. Each names the offending text and what would be right."""


class IllegalAction(ValueError):
    """The action is not among the legal ones; nothing has changed."""


class NotYourTurn(IllegalAction):
    """Another seat has to decide, or the game is over; nothing has changed."""


class BadFate(ValueError):
    """An outcome laid on the tape cannot happen, or there are more than the action draws; nothing
    has changed.
    """


class TooManyOutcomes(ValueError):
    """The action has more outcomes than the limit given."""


class BadRecord(ValueError):
    """A Record cannot be read; says the line and the reason."""


class BadEdition(ValueError):
    """An edition cannot be used; says the file, the entry and what is wrong."""


class BadLesson(ValueError):
    """A lesson cannot be used; says the file, the line or step, and what is wrong."""


class BadRule(TypeError):
    """A rule cannot be compiled; says the rule, its file and line, and why."""


class BrokenRules(RuntimeError):
    """An invariant of a game does not hold: a fault of the rules, never of the player."""
