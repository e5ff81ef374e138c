"""Fights in words: the chances of a seat, or the end where no card is left to draw."""

from ludary.games.dunjiin.actions import ACTIONS
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import MAGIC, NO_CARD
from ludary.games.dunjiin.events import EVENTS
from ludary.games.dunjiin.odds import NEARLY_NEVER, Chances, odds_of
from ludary.games.dunjiin.reckoning import hand_cards, is_all_known, is_fairy
from ludary.games.dunjiin.scene import look
from ludary.games.dunjiin.state import State
from ludary.games.dunjiin.text.names import count, faces, percent
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import Game


def say_fight(game: Game[Box], s: State) -> str:
    """Facing the Monster on the table, with its Strength or the chances."""
    first, hidden = faces(game)[s.hand[0]], hand_cards(s).count(NO_CARD)
    if hidden:
        return (
            f"Fight the {first.name} ({count(hidden, 'hidden card')}){at_stake(game, s, s.actor)}"
        )
    if is_all_known(s) and is_fairy(s):
        return f"Face the Death Fairy{consequence(game, s, ACTIONS.of(Verb.FIGHT)[0])}"
    if is_all_known(s):
        magic = hand_cards(s).count(MAGIC)
        armed = f" with {count(magic, 'Magic Item')}" if magic else ""
        return (
            f"Fight the {first.name}: Strength {look(game, s).strength}{armed} against Level"
            f" {s.heroes[s.actor].level}"
        )
    traps = f" and {count(s.traps, 'Trap')}" if s.traps else ""
    drawn = (
        f"{count(game.box.cards[s.hand[0]].shields, 'shield')}{traps}:"
        f" {count(look(game, s).more, 'more card')}"
    )
    return f"Fight the {first.name} ({drawn}){at_stake(game, s, s.actor)}"


def would(game: Game[Box], s: State | None, target: int) -> str:
    """Tell how the Monster would end for whom it goes to."""
    chances = at_stake(game, s, target).removeprefix(": ") if s is not None else ""
    return f" (they would {chances})" if chances else ""


def at_stake(game: Game[Box], s: State, seat: int) -> str:
    """The chances of a seat against the Monster on the table, as far as they can be known."""
    odds = odds_of(look(game, s), seat)
    if odds is None:
        return ""
    with_magic = (
        f"; with Magic Items {_chances(odds.with_magic)}" if odds.with_magic != odds.plain else ""
    )
    return f": {_chances(odds.plain)}{with_magic}"


def _chances(chances: Chances) -> str:
    """Leave out what cannot happen."""
    named = (
        ("win", chances.win),
        ("draw", chances.draw),
        ("lose armor", chances.lose_armor),
        ("die", chances.die),
    )
    return ", ".join(f"{name} {percent(chance)}" for name, chance in named if chance > NEARLY_NEVER)


def consequence(game: Game[Box], s: State, action: int) -> str:
    """Say how the fight ends, where no card is left to draw."""
    record = look(game, s).after(action)
    told = {
        row.name: row.fields(event)
        for event in record.events.lines[: record.events.count]
        for row in [EVENTS.rows[event.kind]]
    }
    if "dies" in told:
        return " and die"
    if "hurt" in told:
        wins = " win, but" if "wins" in told else ""
        return f" and{wins} lose {count(told['hurt']['lost'], 'Armor Point')}"
    return " and tie" if "draws" in told else " and win"
