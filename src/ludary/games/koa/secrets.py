"""Hidden information: everything in Koa lies open, and what comes next does not exist before it is
spun or rolled.
"""

from ludary.kit import nothing_hidden

conceal = imagine = nothing_hidden
