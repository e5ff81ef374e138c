"""The rulebook's stack in words: scroll effects, combat rolls and wounds, whoever may answer
them.
"""

from collections.abc import Iterator, Sequence

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ANY_CREATURE, NOWHERE, Target
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.state import Kind, State
from ludary.games.zimby_mojo.text.creatures import creature_words, place_words, tile_words
from ludary.games.zimby_mojo.text.names import count, scroll_name
from ludary.kit import Game

MORE = {0: ", cancelled", 2: ", twice its effect", 4: ", four times its effect"}


def stack(s: State) -> list[int]:
    """The entries of the rulebook's stack, the top one first: their places on the agenda."""
    places = range(s.agenda_count - 1, -1, -1)
    return [at for at in places if Duty.NONE < s.agenda[at].duty < Duty.PAY]


def entry_words(game: Game[Box], s: State, at: int, who: Sequence[str]) -> str:
    """One entry of the stack."""
    entry = s.agenda[at]
    if entry.duty == Duty.SCROLL:
        return scroll_entry(game, s, at, who)
    if entry.duty == Duty.ROLLS:
        attacker = _roll(game, s, entry.creature, entry.roll, entry.die)
        return (
            f"Combat: {attacker} against"
            f" {_roll(game, s, entry.other, entry.other_roll, entry.other_die)}"
        )
    return f"{count(entry.amount, 'wound')} to {placed(game, s, entry.creature)}"


def placed(game: Game[Box], s: State, creature: int) -> str:
    """A creature and its tile: 2 white zimbies (6,14)."""
    c = s.creatures[creature]
    there = c.kind != Kind.NONE and c.tile != NOWHERE
    return (
        f"{creature_words(s, creature)} ({tile_words(game, c.tile)})"
        if there
        else "a creature that is gone"
    )


def _roll(game: Game[Box], s: State, creature: int, total: int, die: int) -> str:
    return f"{placed(game, s, creature)}: {total} (die {die})"


def scroll_entry(game: Game[Box], s: State, at: int, who: Sequence[str]) -> str:
    """A scroll's effect: whose, through whom, at what."""
    entry = s.agenda[at]
    through = f" through {placed(game, s, entry.creature)}" if entry.creature != NOWHERE else ""
    itself = entry.creature == entry.target and game.box.kinds[entry.card].targets & ANY_CREATURE
    aimed = "that column" if through and itself else target_words(game, s, entry, who)
    return (
        f"{scroll_name(game, entry.card)} of {who[entry.seat]}{through}, aimed at"
        f" {aimed}{MORE.get(entry.times, '')}"
    )


def target_words(game: Game[Box], s: State, scroll: Entry, who: Sequence[str]) -> str:
    """Name the target of a scroll."""
    targets: int = game.box.kinds[scroll.card].targets
    target: int = scroll.target
    if target == NOWHERE:
        return "a target that is gone"
    if targets & Target.TILE:
        return place_words(game, target)
    if targets & ANY_CREATURE:
        return placed(game, s, target)
    if targets & Target.SHAMAN:
        return who[target % len(who)]
    if scroll.in_play:
        return chant_words(game, s, target, who)
    return entry_title(game, s, target)


def entry_title(game: Game[Box], s: State, at: int) -> str:
    """An entry of the stack in a few words."""
    entry = s.agenda[at]
    if entry.duty == Duty.SCROLL:
        return f"the {scroll_name(game, entry.card)} on the stack"
    return "the combat rolls" if entry.duty == Duty.ROLLS else "the wounds"


def chant_words(game: Game[Box], s: State, at: int, who: Sequence[str]) -> str:
    """An incantation in play."""
    chant = s.chants[at]
    return f"{scroll_name(game, chant.card)} on {who[chant.target]}, chanted by {who[chant.caster]}"


def stack_words(game: Game[Box], s: State, who: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Every entry of the stack with its place, the top one first."""
    return ((at, entry_words(game, s, at, who)) for at in stack(s))
