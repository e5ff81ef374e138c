"""Koa, by the makers of Ryder the Card Game: mine from your corner, find food and water, seize what
others hold.
"""

from ludary.games.koa.actions import ACTIONS, legal
from ludary.games.koa.board.cover import cover
from ludary.games.koa.board.inspection import inspect
from ludary.games.koa.board.picture import board
from ludary.games.koa.box import MOST_SEATS, OPTIONS, Box, Edition, fill
from ludary.games.koa.components import components
from ludary.games.koa.events import EVENTS
from ludary.games.koa.invariants import INVARIANTS, check
from ludary.games.koa.judge import judge, judge_seats, unsettled
from ludary.games.koa.matters import MATTERS, measure, turn
from ludary.games.koa.rules.apply import apply
from ludary.games.koa.rules.end import returns, score_parts, scores
from ludary.games.koa.rules.setup import setup
from ludary.games.koa.secrets import conceal, imagine
from ludary.games.koa.state import State
from ludary.games.koa.text.choices import CHOICES
from ludary.games.koa.text.describe import describe
from ludary.games.koa.text.names import names
from ludary.games.koa.verbs import Verb
from ludary.kit import BotHints, Contents, Game, Presentation, Rules

GAME = Game(
    name="koa",
    title="Koa",
    version=3,
    players=range(2, MOST_SEATS + 1),
    about="Mine, find food and water, and seize caverns, until somebody has placed the last one.",
    minutes=range(30, 61),  # the rulebook states none: 130 decisions of a quarter to half a minute
    difficulty=1,
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine, check, INVARIANTS),
    presentation=Presentation(
        events=EVENTS,
        say_action=CHOICES.say,
        spot=CHOICES.spot,
        closing=CHOICES.closing,
        marks=CHOICES.marks,
        unavailable=CHOICES.unavailable,
        outcomes=("", "result", "square", "bone"),
        names=names,
        describe=describe,
        board=board,
        inspect=inspect,
        components=components,
        cover=cover,
        scores=scores,
        score_parts=score_parts,
    ),
    hints=BotHints(
        judge,
        unsettled,
        judge_seats=judge_seats,
        matters=MATTERS,
        measure=measure,
        turn=turn,
        levels=("careless:16", "novice", "careless:3.5", "learned", "search:1000"),
        best_wins=0.332,
        best_seats=4,
        uses={"verb": (Verb.DIG, Verb.CLAIM, Verb.SEIZE, Verb.SHARMAN)},
    ),
    contents=Contents(
        Box=Box,
        options=OPTIONS,
        edition_model=Edition,
        fill=fill,
    ),
)
