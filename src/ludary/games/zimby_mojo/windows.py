"""The windows of Zimby Mojo: kinds of decisions that a player may ask not to be asked about, and
those that bots are not asked.
"""

from ludary.games.zimby_mojo.action_table import FIRST
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ANY_CREATURE, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty, Entry, Window
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.creatures import of_tribe, tokens_in
from ludary.games.zimby_mojo.rules.crown import can_drop
from ludary.games.zimby_mojo.rules.fights.cannibalism import most_to_devour
from ludary.games.zimby_mojo.rules.fights.wounds import deaths
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.rules.scrolls.casting import affordable, scroll_price
from ludary.games.zimby_mojo.rules.scrolls.sight import watchers
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import SETTLED, View, Windows, rule
from ludary.kit.grid import lowest

TOPICS = {
    "crown-near": "whether I do anything when the Crown sets out for home or is near it",
    "crown-far": "whether I do anything at every other step of the Crown",
    "crown-in-sight": "whether I stop who carries the Crown past mine",
    "movers": "whether I stop any other creature that comes by",
    "kings-turn": "whether I do anything before the King's turn",
    "players-turns": (
        "whether I do anything before the turns of others, after refresh or after another's turn"
    ),
    "thugs-turn": "whether I do anything before the thugs' turn",
    "zombies": "whether I do anything before zombies shamble",
    "round-end": "whether I do anything before wrap-up",
    "shrines": "whether I do anything when several tribes have come together on a shrine",
    "scrolls": "whether I answer scrolls that others aim at me, at creatures or at scrolls of mine",
    "scrolls-elsewhere": "whether I answer all other scrolls of others",
    "own-scrolls": "whether I answer my own scrolls",
    "fights": "whether I answer combat rolls and wounds that none of mine has to do with",
    "fights-open": (
        "whether I answer combat rolls that go my way when brutality from my hand could still kill"
        " more"
    ),
    "fights-won": (
        "whether I answer all other combat rolls and wounds when none of mine stands to lose"
    ),
    "no-scrolls": "where I can use no scroll: whether I eat, open a seal or let the Crown go",
}
QUIET = frozenset(TOPICS) - {"crown-near", "crown-in-sight", "scrolls", "fights-open"}
OPENINGS = {
    Window.KINGS_TURN: "kings-turn",
    Window.THUGS_TURN: "thugs-turn",
    Window.PLAYERS_TURN: "players-turns",
    Window.ROUND_END: "round-end",
    Window.CROWN_NEAR: "crown-near",
    Window.CROWN_FAR: "crown-far",
    Window.SHAMBLING: "zombies",
    Window.SHRINE: "shrines",
}
PASS = int(FIRST[Verb.PASS])


def topic(view: View) -> str:
    """Name the kind of the decision that the View's actor has; empty if one cannot let it pass."""
    s, box = view.state, view.game.box
    if s.phase != Phase.ANSWER or s.agenda_count == 0:
        return ""
    entry, seat = s.agenda[s.agenda_count - 1], s.actor
    if without_scrolls(s, seat):
        return "no-scrolls"
    if entry.duty == Duty.ANSWERS:
        return OPENINGS.get(
            entry.reason, "crown-in-sight" if entry.creature == s.bearer else "movers"
        )
    if entry.duty == Duty.SCROLL:
        return (
            "own-scrolls"
            if entry.seat == seat
            else "scrolls"
            if is_aimed_at(box, s, entry, seat)
            else "scrolls-elsewhere"
        )
    if stands_to_lose(s, entry, seat):
        return ""
    if could_kill_more(box, s, entry, seat):
        return "fights-open"
    return (
        "fights-won"
        if has_part(s, entry.creature, seat) or has_part(s, entry.other, seat)
        else "fights"
    )


@rule
def without_scrolls(s: State, seat: int) -> bool:
    """Tell whether all can see that the shaman has no scroll, or is asked only whether to let the
    Crown go.
    """
    return s.shamans[seat].hand_count == 0 or (mojo_of(s, seat) == 0 and can_drop(s, seat))


@rule
def unasked(box: Box, s: State) -> int:
    """Bots let pass what is about a quiet topic.

    Before the King's or the thugs' turn they would compare positions after it with positions before
    it, and use up scrolls to put it off.
    """
    if s.phase != Phase.ANSWER:
        return SETTLED
    entry, seat = top(s), s.actor
    if without_scrolls(s, seat):
        return PASS
    if entry.duty == Duty.ANSWERS:
        quiet = entry.reason != Window.CROWN_NEAR and (
            entry.reason != Window.MOVER or entry.creature != s.bearer
        )
    elif entry.duty == Duty.SCROLL:
        quiet = entry.seat == seat or not is_aimed_at(box, s, entry, seat)
    else:
        quiet = not stands_to_lose(s, entry, seat) and not could_kill_more(box, s, entry, seat)
    return PASS if quiet else SETTLED


@rule
def is_aimed_at(box: Box, s: State, scroll: Entry, seat: int) -> bool:
    """Tell whether a scroll on the stack is aimed at the shaman, or at a creature, a scroll or an
    incantation of theirs.
    """
    targets, target = box.kinds[scroll.card].targets, scroll.target
    if target == NOWHERE:
        return False
    if targets & Target.TILE:
        return has_part(s, s.at[target] - 1, seat)
    if targets & ANY_CREATURE:
        return has_part(s, target, seat)
    if targets & Target.SHAMAN:
        return target == seat
    if scroll.in_play:
        return s.chants[target].caster == seat or s.chants[target].target == seat
    return s.agenda[target].seat == seat


@rule
def stands_to_lose(s: State, entry: Entry, seat: int) -> bool:
    """Tell whether wounds on the stack are a creature's of the shaman, or combat rolls are such
    that one would lose, or win nothing.
    """
    if entry.duty == Duty.WOUND:
        return has_part(s, entry.creature, seat)
    attacks = has_part(s, entry.creature, seat) and entry.roll <= entry.other_roll
    return attacks or (has_part(s, entry.other, seat) and entry.other_roll <= entry.roll)


@rule
def could_kill_more(box: Box, s: State, entry: Entry, seat: int) -> bool:
    """Tell whether combat rolls go the shaman's way, and scrolls of the hand that change them could
    kill more of the foe.
    """
    if entry.duty != Duty.ROLLS:
        return False
    attacker = s.creatures[entry.creature]
    defender = s.creatures[entry.other]
    lead = abs(entry.roll - entry.other_roll)
    if has_part(s, entry.creature, seat):
        foe = defender
    elif has_part(s, entry.other, seat):
        foe = attacker
    else:
        return False
    dead = deaths(box, foe, lead)
    if dead == tokens_in(foe) or deaths(box, foe, lead + brutality_in_hand(box, s, seat)) == dead:
        return False
    return ((watchers(box, s, attacker.tile) | watchers(box, s, defender.tile)) >> seat) & 1 != 0


@rule
def brutality_in_hand(box: Box, s: State, seat: int) -> int:
    """Brutality that scrolls of the hand can give to one roll or take from the other, at most:
    tribesmen may be eaten for each of them.
    """
    hand, cards, gain, mojo = s.shamans[seat].hand, affordable(box, s, seat), 0, mojo_of(s, seat)
    while cards != 0:
        card = lowest(cards)
        kind = box.kinds[card]
        if kind.effect == Effect.BRUTALITY:
            copies = min(hand[card], mojo // max(1, scroll_price(box, s, seat, card)))
            gain += copies * abs(kind.amount) << (most_meals(box, s, seat) if kind.doubles else 0)
        cards &= cards - 1
    return gain


@rule
def most_meals(box: Box, s: State, seat: int) -> int:
    """Tribesmen that a column of the shaman could eat for a witchery."""
    most = 0
    for creature in range(s.creature_count):
        if has_part(s, creature, seat):
            most = max(most, most_to_devour(box, s.creatures[creature]))
    return most


@rule
def has_part(s: State, creature: int, seat: int) -> bool:
    """Tell whether it is the shaman's zombie, or a column with a zimby of theirs."""
    if creature == NOWHERE:
        return False
    c = s.creatures[creature]
    return c.owner == seat if c.kind == Kind.ZOMBIE else of_tribe(c, seat) > 0


WINDOWS = Windows(TOPICS, topic, "pass", quiet=QUIET)
