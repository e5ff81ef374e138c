"""Counts what bots of Zimby Mojo make of the game: zombies, rolls that fall short, scrolls on
rivals and scrolls used up in windows.

A roll *falls short* if the shaman whose turn it is attacks the King, thugs or the bearer of the
Crown, would not kill all of them, and has scrolls and mojo to answer. It *could be saved* if
brutality of the shaman's hand, paid for and with one of the two in sight, would make it kill them.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.play.game import Game
from ludary.core.play.quiescence import settle
from ludary.games.zimby_mojo.cards import ANY_CREATURE, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.judge.king import opening
from ludary.games.zimby_mojo.judge.position import belongings, prospect
from ludary.games.zimby_mojo.rules.creatures import of_tribe, tokens_in
from ludary.games.zimby_mojo.rules.fights.wounds import deaths
from ludary.games.zimby_mojo.rules.scrolls.sight import watchers
from ludary.games.zimby_mojo.state import Kind, Phase
from ludary.games.zimby_mojo.text.names import scroll_name
from ludary.games.zimby_mojo.verbs import Verb
from ludary.games.zimby_mojo.windows import brutality_in_hand
from ludary.lab.simulation.results import wilson

GIFTS = (
    Effect.WAKE,
    Effect.DRAW,
    Effect.BREED,
    Effect.DIG,
    Effect.DRUMS,
    Effect.HIDES,
    Effect.LITTERS,
)
FOES = {Kind.KING: "the King", Kind.THUGS: "thugs", Kind.ZIMBIES: "the bearer"}
SAME = 1e-4  # so little does not count as a change

Array = npt.NDArray[Any]


def part(some: float, of: float) -> str:
    """A share, with where it truly lies."""
    if of == 0:
        return "-"
    low, high = wilson(some, int(of))
    return f"{some / of:6.1%}  ({low:.1%} to {high:.1%})"


@driver
def brutality_at_hand(boxes: Array, states: Array, seat: int, first: int, second: int) -> int:
    """Brutality of the hand for a fight of two creatures, if one of them is in sight."""
    box, s = boxes[0], states[0]
    seen = watchers(box, s, s.creatures[first].tile) | watchers(box, s, s.creatures[second].tile)
    return brutality_in_hand(box, s, seat) if (seen >> seat) & 1 else 0


@driver
def standing(boxes: Array, states: Array, seat: int, settles: bool) -> float:
    """Judge the seat's own chance and what it has, once all has happened that bots presume;
    `states` changes.
    """
    box, s = boxes[0], states[0]
    if settles:
        settle(boxes, s)
    if s.actor < 0:
        return 1.0 if s.winner == seat else 0.0
    to_open = opening(box, s, seat)[0] if s.king != NOWHERE else 0.0
    return float(prospect(box, s, seat, NOWHERE, to_open) + belongings(box, s, seat, NOWHERE))


class Deeds:
    """Follows games, one after the other, and counts."""

    def __init__(self, game: Game) -> None:
        self.game, self.first = game, game.actions.first
        self.counts: Counter[str] = Counter()
        self.by_foe: Counter[tuple[str, str]] = Counter()
        self.scrolls: Counter[tuple[str, str]] = Counter()
        self.begin()

    def begin(self) -> None:
        """Get ready for the next game."""
        self.combat, self.at_stake, self.saving, self.cast_in_window = 0, "", False, False
        self.past: Array | None = None
        self.raised: set[int] = set()
        self.woken: set[int] = (
            set()
        )  # seats with mojo that an energy scroll gave them in a window, until they use it
        self.counts["games"] += 1

    def before(self, states: Array, action: int) -> None:
        """Note what the actor decides."""
        s = states[0]
        seat, phase = int(s.actor), int(s.phase)
        casts = int(self.first[Verb.CAST]) <= action < int(self.first[Verb.EAT_MOJO])
        if phase == Phase.ANSWER:
            self.looks_at_rolls(states, s, seat)
            if casts:
                self.counts["cast in windows"] += 1
        if casts:
            self.cast_in_window = phase == Phase.ANSWER and s.turn_of != seat
            self.woken.discard(seat)
        self.past = states.copy() if casts or phase == Phase.AIM else None

    def looks_at_rolls(self, states: Array, s: Any, seat: int) -> None:
        """Note, the first time that the attacker is asked about combat rolls, whether they fall
        short.
        """
        entry = s.agenda[s.agenda_count - 1]
        if entry.duty != Duty.ROLLS or seat != s.turn_of or s.combats == self.combat:
            return
        attacker, foe = s.creatures[entry.creature], s.creatures[entry.other]
        if (
            attacker.kind != Kind.ZIMBIES
            or of_tribe(attacker, seat) == 0
            or (foe.kind == Kind.ZIMBIES and entry.other != s.bearer)
        ):
            return
        if foe.kind not in FOES:
            return
        self.combat, lead = int(s.combats), int(entry.roll - entry.other_roll)
        if deaths(self.game.box, foe, lead) == tokens_in(foe):
            return
        more = int(
            self.game.engine.bind(brutality_at_hand)(
                self.game.boxes, states, seat, int(entry.creature), int(entry.other)
            )
        )
        self.at_stake = FOES[Kind(int(foe.kind))]
        self.by_foe[self.at_stake, "short"] += 1
        self.saving = deaths(self.game.box, foe, lead + more) == tokens_in(foe)
        self.by_foe[self.at_stake, "could"] += self.saving

    def after(self, states: Array) -> None:
        """Note what has happened."""
        s = states[0]
        for event in s.events.lines[: s.events.count]:
            kind, seat = EVENTS.rows[event.kind].name, int(event.values[0])
            if kind == "raises":
                self.counts["zombies"] += 1
                self.raised.add(seat)
            elif kind in ("attacks", "turn"):
                self.counts["attacks"] += kind == "attacks"
                self.at_stake = ""
            elif self.at_stake and self.is_kill(kind, event):
                self.by_foe[self.at_stake, "saved"] += self.saving
                self.at_stake = ""
            elif kind == "wakes" and self.cast_in_window:
                self.counts["energy"] += 1
                self.woken.add(seat)
            elif kind == "pays":
                self.woken.discard(seat)
            elif kind == "refresh":
                self.counts["energy wasted"] += len(self.woken)
                self.woken.clear()
            if kind in ("aims", "aims_shaman", "aims_scroll") and self.past is not None:
                self.aimed(self.past, states)
        if s.actor < 0:
            self.counts["games with zombies"] += bool(self.raised)

    def is_kill(self, kind: str, event: Any) -> bool:
        dies = (
            kind == "dies"
            and EVENTS.rows[event.kind].fields(event)["kind"] == Kind.THUGS
            and self.at_stake == "thugs"
        )
        taken = kind == "crown_taken" and self.at_stake == "the bearer"
        return bool(dies or taken or kind == "king_dies")

    def aimed(self, past: Array, states: Array) -> None:
        """A scroll has been aimed: at whom, and what that does to whom it is aimed at."""
        s, caster = states[0], int(past[0].actor)
        scroll = next(
            (
                s.agenda[at]
                for at in range(s.agenda_count - 1, -1, -1)
                if s.agenda[at].duty == Duty.SCROLL
            ),
            None,
        )
        if scroll is None or scroll.seat != caster:
            return
        name, kind = scroll_name(self.game, int(scroll.card)), self.game.box.kinds[scroll.card]
        rivals = self.rivals_hit(s, scroll, caster)
        self.scrolls[name, "cast"] += 1
        if kind.effect == Effect.DRAW and self.cast_in_window:
            self.counts["draw"] += 1
        if not rivals:
            return
        self.scrolls[name, "rivals"] += 1
        change = min(
            self.worth(states, rival, True) - self.worth(past, rival, False) for rival in rivals
        )
        self.scrolls[name, "lowers"] += change < -SAME
        self.scrolls[name, "raises"] += change > SAME
        self.counts["gifts"] += kind.effect in GIFTS

    def rivals_hit(self, s: Any, scroll: Any, caster: int) -> list[int]:
        """The rivals at whose creature, scroll or hand it is aimed, if no part of that is the
        caster's.
        """
        targets, target = self.game.box.kinds[scroll.card].targets, int(scroll.target)
        if target == NOWHERE:
            return []
        if targets & Target.SHAMAN:
            return [target] if target != caster else []
        if targets & (Target.TILE | ANY_CREATURE):
            creature = int(s.at[target]) - 1 if targets & Target.TILE else target
            return self.owners(s, creature, caster) if creature != NOWHERE else []
        seat = int(s.chants[target].caster if scroll.in_play else s.agenda[target].seat)
        return [seat] if seat not in (caster, NOWHERE) else []

    def owners(self, s: Any, creature: int, caster: int) -> list[int]:
        c = s.creatures[creature]
        if c.kind == Kind.ZOMBIE:
            return [int(c.owner)] if c.owner != caster else []
        owners = [
            seat for seat in range(s.seats) if c.kind == Kind.ZIMBIES and of_tribe(c, seat) > 0
        ]
        return [] if caster in owners else owners

    def worth(self, states: Array, seat: int, settles: bool) -> float:
        return float(self.game.engine.bind(standing)(self.game.boxes, states.copy(), seat, settles))

    def told(self) -> Iterator[str]:
        """Say it in lines, with 95 % intervals."""
        games = self.counts["games"]
        yield (
            f"  zombies raised: {self.counts['zombies']}; games with some:"
            f" {part(self.counts['games with zombies'], games)}"
        )
        for foe in FOES.values():
            short, could, saved = (self.by_foe[foe, what] for what in ("short", "could", "saved"))
            yield (
                f"  attacks on {foe} that fall short: {short}; that a scroll could save: {could};"
                f" saved: {part(saved, could)}"
            )
        hit, lowers, raises = (
            sum(n for (_, what), n in self.scrolls.items() if what == which)
            for which in ("rivals", "lowers", "raises")
        )
        yield (
            f"  scrolls on rivals: {hit}; that lower their chance: {part(lowers, hit)}; that raise"
            f" it: {part(raises, hit)}"
        )
        yield f"  scrolls on rivals that help whoever they are aimed at: {self.counts['gifts']}"
        yield (
            f"  energy in the turns of others: {self.counts['energy']}; used for nothing:"
            f" {self.counts['energy wasted']}"
        )
        yield f"  scrolls that draw in the turns of others: {self.counts['draw']}"
        for name in sorted({name for name, what in self.scrolls if what == "rivals"}):
            cast, hit, lowers, raises = (
                self.scrolls[name, what] for what in ("cast", "rivals", "lowers", "raises")
            )
            yield f"    {name}: cast {cast}, on rivals {hit}, lowers {lowers}, raises {raises}"
