"""Happenings in English, in one sentence each."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ludary.core.game import Game
from ludary.games.dunjiin.cards import CARDS, NO_CARD
from ludary.games.dunjiin.scene import REMEMBERED, plain
from ludary.games.dunjiin.state import Happening
from ludary.games.dunjiin.text.names import a_card, count, full_name

# {who} is the event's seat; {what} and {amount} as in `Happening`, {card} and {other} are what `what` stands for
SENTENCES = {
    Happening.DEALER: "{who} is the Dunjiin Dealer.",
    Happening.DEALT: "{who} is dealt {card}.",
    Happening.BITTEN: "The Death Fairy visits {who}, who loses {armor}.",
    Happening.TURN: "It is the turn of {who}.",
    Happening.TURNS_UP: "{who} turns up {full_card}.",
    Happening.FINDS: "{who} keeps {card}.",
    Happening.SCRIES: "{who} foresees {cards}.",
    Happening.SEES: "{who} sees {full_card}.",
    Happening.DODGES: "{who} dodges the Monster to {other}.",
    Happening.EMPOWERS: "{who} dodges the Monster to {other} and empowers it.",
    Happening.RESTS: "{who} rests at the Inn.",
    Happening.PASSES: "{who} hands {cards} on to {other}.",
    Happening.SPRINGS: "{who} springs {traps}.",
    Happening.FIGHTS: "{who}, at Level {amount}, fights a Monster of Strength {what}.",
    Happening.MEETS_FAIRY: "{who} meets the Death Fairy, whom nobody can defeat.",
    Happening.COUNTERS: "{who} counters {magic}.",
    Happening.DEFEATS: "{who} defeats the Monster with a Magic Item.",
    Happening.WINS: "{who} wins the fight.",
    Happening.DRAWS: "{who} and the Monster are equally strong: nothing is won or lost.",
    Happening.HURT: "{who} loses {armor} and has {what} left.",
    Happening.DIES: "{who} dies.",
    Happening.CLAIMS: "{who} takes {card} as Experience.",
    Happening.SPENDS: "{who} spends {card} as Experience.",
    Happening.PAYS: "{who} pays with {card}.",
    Happening.SHOPS: "{who} buys {armor}.",
    Happening.TRAINS: "{who} trains with {card} and reaches Level {amount}.",
    Happening.RAISES: "{who} raises {card} by Necromancy and reaches Level {amount}.",
    Happening.TRAPS: "{who} sets a Trap in the Dunjiin.",
    Happening.DRAGON: "{who} summons a Dragon against {other}.",
    Happening.ASSASSIN: "{who} hires an Assassin against {other}.",
    Happening.RESHUFFLES: "The Graveyard becomes the Dunjiin again: {cards}.",
    Happening.EMPTY: "There is no card left to turn over.",
    Happening.LAST_CALL: "Last Call at The Shop: everyone may shop once more.",
    Happening.VICTORY: "{who} is the last one standing and wins.",
    Happening.PREMONITION: "{who} casts Premonition.",
}
SECRETS = {
    Happening.CLAIMS: "{who} lays a card face down as Experience.",
    Happening.SPENDS: "{who} spends a card of Experience, face down.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    told = plain(event)
    other = who[told.what] if 0 <= told.what < len(who) else ""
    return _sentence(game, Happening(told.kind), who[told.seat], told.what, told.amount, other)


@lru_cache(REMEMBERED)
def _sentence(game: Game, kind: Happening, who: str, what: int, amount: int, other: str) -> str:
    is_card = NO_CARD < what < CARDS
    sentence = SECRETS[kind] if what == NO_CARD and kind in SECRETS else SENTENCES[kind]
    return sentence.format(
        who=who,
        what=what or "none",
        amount=amount,
        card=a_card(game, what) if is_card else "",
        full_card=a_card(game, what, full_name(game, what)) if is_card else "",
        other=other,
        armor=count(amount, "Armor Point") if amount else "no Armor Point",
        cards=count(amount, "card"),
        traps=count(amount, "Trap"),
        magic=count(amount, "Magic Item"),
    )
