"""Dunjiin, by Damon, Rissa and Sarah Law and Jefferson Davis: explore, fight, and be the last one
standing.
"""

from ludary.games.dunjiin.actions import ACTIONS, legal
from ludary.games.dunjiin.board.cover import cover
from ludary.games.dunjiin.board.inspection import inspect
from ludary.games.dunjiin.board.picture import board
from ludary.games.dunjiin.box import MOST_SEATS, OPTIONS, Box, Edition, fill, seats_allowed
from ludary.games.dunjiin.components import components
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.invariants import INVARIANTS, check
from ludary.games.dunjiin.judge import judge, judge_seats, unsettled
from ludary.games.dunjiin.matters import MATTERS, measure, turn
from ludary.games.dunjiin.rules.apply import apply
from ludary.games.dunjiin.rules.end import lost, returns, score_parts, scores
from ludary.games.dunjiin.rules.setup import setup
from ludary.games.dunjiin.secrets import conceal, imagine
from ludary.games.dunjiin.state import State
from ludary.games.dunjiin.text.choices import CHOICES
from ludary.games.dunjiin.text.describe import describe, standing
from ludary.games.dunjiin.text.names import names
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import BotHints, Contents, Game, Presentation, Rules

GAME = Game(
    name="dunjiin",
    title="Dunjiin",
    version=4,
    players=range(2, MOST_SEATS + 1),
    about="Fight what the deck turns up, grow stronger, and outlive the others.",
    minutes=range(15, 46),
    difficulty=2,
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine, check, INVARIANTS),
    presentation=Presentation(
        events=EVENTS,
        fleeting=frozenset(
            EVENTS.numbers[name] for name in ("turns_up", "fights", "wins")
        ),  # Experience is laid face down
        silent=CHOICES.silent,
        outcomes=("", "card"),
        names=names,
        say_action=CHOICES.say,
        describe=describe,
        board=board,
        inspect=inspect,
        components=components,
        spot=CHOICES.spot,
        marks=CHOICES.marks,
        cover=cover,
        closing=CHOICES.closing,
        scores=scores,
        score_parts=score_parts,
        standing=standing,
        unavailable=CHOICES.unavailable,
    ),
    hints=BotHints(
        judge,
        unsettled,
        judge_seats=judge_seats,
        lost=lost,
        matters=MATTERS,
        measure=measure,
        turn=turn,
        levels=("careless:12", "careless:4", "novice", "casual:50", "greedy"),
        best_wins=0.348,
        best_seats=4,
        uses={"verb": (*tuple(Verb)[Verb.PREMONITION : Verb.FIGHT], Verb.DODGE, Verb.EMPOWER)},
    ),
    contents=Contents(
        Box=Box,
        options=OPTIONS,
        edition_model=Edition,
        fill=fill,
        seats=seats_allowed,
    ),
)
