"""Nagaraja, by Bruno Cathala and Théo Rivière: two temples, fate sticks, and relics that had better
not all be cursed.
"""

from ludary.games.nagaraja.actions import ACTIONS, legal
from ludary.games.nagaraja.board.cover import cover
from ludary.games.nagaraja.board.inspection import inspect
from ludary.games.nagaraja.board.picture import board
from ludary.games.nagaraja.box import OPTIONS, Box, Edition
from ludary.games.nagaraja.components import components
from ludary.games.nagaraja.events import EVENTS
from ludary.games.nagaraja.filling import fill
from ludary.games.nagaraja.invariants import INVARIANTS, check
from ludary.games.nagaraja.judge import judge, judge_seats, shortlist
from ludary.games.nagaraja.matters import MATTERS, measure, turn
from ludary.games.nagaraja.rules.apply import apply
from ludary.games.nagaraja.rules.end import returns, score_parts, scores
from ludary.games.nagaraja.rules.labels import OUTCOMES
from ludary.games.nagaraja.rules.setup import setup
from ludary.games.nagaraja.secrets import conceal, imagine
from ludary.games.nagaraja.state import SEATS, State
from ludary.games.nagaraja.text.beats import beats, goes_on, say_chapter
from ludary.games.nagaraja.text.choices import CHOICES
from ludary.games.nagaraja.text.describe import describe
from ludary.games.nagaraja.text.names import names
from ludary.games.nagaraja.verbs import Verb
from ludary.games.nagaraja.windows import WINDOWS
from ludary.kit import BotHints, Contents, Game, Presentation, Rules

GAME = Game(
    name="nagaraja",
    title="Nagaraja",
    version=5,
    players=range(SEATS, SEATS + 1),
    about=(
        "Throw fate sticks for rooms, lay paths to your relics, and keep the cursed ones covered."
    ),
    minutes=range(30, 46),
    difficulty=2,
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine, check, INVARIANTS),
    presentation=Presentation(
        events=EVENTS,
        outcomes=OUTCOMES,
        names=names,
        say_action=CHOICES.say,
        describe=describe,
        board=board,
        cover=cover,
        spot=CHOICES.spot,
        closing=CHOICES.closing,
        # nobody may look through the discard pile
        fleeting=frozenset(EVENTS.numbers[name] for name in ("loses", "activates", "reveals")),
        silent=CHOICES.silent,
        marks=CHOICES.marks,
        scores=scores,
        score_parts=score_parts,
        unavailable=CHOICES.unavailable,
        picks=CHOICES.picks,
        windows=WINDOWS,
        goes_on=goes_on,
        say_chapter=say_chapter,
        beats=beats,
        inspect=inspect,
        components=components,
    ),
    hints=BotHints(
        judge,
        shortlist=shortlist,
        judge_seats=judge_seats,
        horizon=16,
        matters=MATTERS,
        measure=measure,
        turn=turn,
        period="round",
        levels=(
            "careless:4",
            "careless:2",
            "careless:1",
            "learned",
            "search:1000",
            "search:10000",
        ),
        best_wins=0.663,
        uses={"card": (Verb.ACTIVATE,), "verb": (Verb.UNDO, Verb.DRAW)},
    ),
    contents=Contents(
        Box=Box,
        options=OPTIONS,
        edition_model=Edition,
        fill=fill,
    ),
)
