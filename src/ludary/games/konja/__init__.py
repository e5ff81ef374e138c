"""Konja, by Simon McGregor and Robert van Zyl: cast the bones, feed your relics, summon the
rain.
"""

from ludary.games.konja.actions import ACTIONS, legal
from ludary.games.konja.board.cover import cover
from ludary.games.konja.board.inspection import inspect
from ludary.games.konja.board.picture import board
from ludary.games.konja.box import Box, Edition, fill
from ludary.games.konja.components import components
from ludary.games.konja.events import EVENTS
from ludary.games.konja.invariants import INVARIANTS, check
from ludary.games.konja.judge import judge, judge_seats
from ludary.games.konja.matters import MATTERS, measure, turn
from ludary.games.konja.options import OPTIONS
from ludary.games.konja.rules.apply import apply
from ludary.games.konja.rules.end import returns, score_parts, scores
from ludary.games.konja.rules.setup import setup
from ludary.games.konja.secrets import conceal, imagine
from ludary.games.konja.state import SEATS, State
from ludary.games.konja.text.choices import CHOICES
from ludary.games.konja.text.describe import describe
from ludary.games.konja.text.names import names
from ludary.games.konja.verbs import Verb
from ludary.games.konja.windows import WINDOWS
from ludary.kit import BotHints, Contents, Game, Presentation, Rules

GAME = Game(
    name="konja",
    title="Konja",
    version=6,
    players=range(SEATS, SEATS + 1),
    about="Bend a roll of seven dice to your will and summon more clouds than the other wizard.",
    minutes=range(30, 61),
    difficulty=2,
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine, check, INVARIANTS),
    presentation=Presentation(
        events=EVENTS,
        outcomes=("", "action", "relic", "spell"),
        names=names,
        say_action=CHOICES.say,
        describe=describe,
        board=board,
        spot=CHOICES.spot,
        closing=CHOICES.closing,
        marks=CHOICES.marks,
        inspect=inspect,
        components=components,
        cover=cover,
        scores=scores,
        score_parts=score_parts,
        unavailable=CHOICES.unavailable,
        windows=WINDOWS,
    ),
    hints=BotHints(
        judge,
        judge_seats=judge_seats,
        matters=MATTERS,
        measure=measure,
        turn=turn,
        levels=("careless:4", "careless:3", "careless:2", "careless:1", "search:1000"),
        best_wins=0.65,
        uses={"relic": (Verb.BUY, Verb.USE), "spell": (Verb.CAST,)},
    ),
    contents=Contents(
        Box=Box,
        options=OPTIONS,
        edition_model=Edition,
        fill=fill,
    ),
)
