"""Happenings in English, in one sentence each, with the numbers that they follow from."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import CARDS, NO_CARD
from ludary.games.dunjiin.rules.level import TRIPLE
from ludary.games.dunjiin.scene import REMEMBERED, plain_box
from ludary.games.dunjiin.state import Happening
from ludary.games.dunjiin.text.names import a_card, card_name, count, full_name
from ludary.kit import Game

# {who} is the event's seat; {what} and {amount} as in `Happening`, {card} and {other} are what `what` stands for
SENTENCES = {
    Happening.DEALER: "{who} is the Dunjiin Dealer.",
    Happening.DEALT: "{who} is dealt {card}.",
    Happening.BITTEN: "The Death Fairy visits {who}, who loses {armor} and has {what} left.",
    Happening.TURN: "It is the turn of {who}.",
    Happening.TURNS_UP: "{who} turns up {full_card}.",
    Happening.FINDS: "{who} keeps {card}.",
    Happening.SCRIES: "{who} foresees {cards}.",
    Happening.SEES: "{who} sees {full_card}.",
    Happening.DODGES: "{who} dodges {monster} to {other}.",
    Happening.EMPOWERS: "{who} dodges {monster} to {other} and empowers it.",
    Happening.RESTS: "{who} rests at the Inn.",
    Happening.PASSES: "{who} hands {cards} on to {other}.",
    Happening.SPRINGS: "{who} springs {traps}: the Monster gets {more_cards} and {trap_strength} more Strength.",
    Happening.FIGHTS: "{who}, at Level {amount}, fights a Monster of Strength {what}.",
    Happening.MEETS_FAIRY: "{who} meets the Death Fairy, whom nobody can defeat: {fairies} and {her_magic} make {harm} damage.",
    Happening.COUNTERS: "{who} counters {amount} of {her_magic}.",
    Happening.DEFEATS: "{who} defeats the Monster with a Magic Item.",
    Happening.WINS: "{who} wins the fight: Level {amount} exceeds Strength {what}.",
    Happening.DRAWS: "Level {amount} of {who} equals Strength {what}: nothing is won or lost.",
    Happening.HURT: "{who} loses {armor} and has {what} left.",
    Happening.DIES: "{who} dies: {amount} damage against {armor_before}.",
    Happening.CLAIMS: "{who} takes {card} as Experience.",
    Happening.SPENDS: "{who} spends {card} as Experience.",
    Happening.PAYS: "{who} pays with {card}.",
    Happening.SHOPS: "{who} buys {armor} for {price} and has {what} now.",
    Happening.TRAINS: "{who} trains with {card} and reaches Level {amount}.",
    Happening.RAISES: "{who} raises {card} by Necromancy and reaches Level {amount}.",
    Happening.TRAPS: "{who} sets a Trap: nobody may dodge or rest while the Dunjiin is trapped.",
    Happening.DRAGON: "{who} summons a Dragon against {other}.",
    Happening.ASSASSIN: "{who} hires an Assassin against {other}.",
    Happening.RESHUFFLES: "The Graveyard becomes the Dunjiin again: {cards}.",
    Happening.EMPTY: "There is no card left to turn over.",
    Happening.LAST_CALL: "Last Call at The Shop, with {what} players left: everyone may shop once more.",
    Happening.VICTORY: "{who} is the last one standing and wins.",
    Happening.SPARED: "{who} survives {amount} damage with {armor_before}: only a hit on the naked kills.",
    Happening.LOW: "{cards} left in the Dunjiin: whoever wants Necromancy should cast it before the Graveyard is shuffled.",
    Happening.PREMONITION: "{who} casts Premonition.",
    Happening.FACES: "{who} faces {full_card}.",
    Happening.ALIKE: "{cards} of a kind ({name}) add {bonus} to the Strength.",
    Happening.WILD: "Treasure adds {amount} to the Strength by matching Monsters.",
    Happening.UNCOUNTERED: "{who} does not counter {magic}: {amount} damage.",
    Happening.OVERPOWERED: "Strength {what} overpowers Level {amount}: 1 damage.",
    Happening.LEAVES: "{card} leaves the Character of {who}.",
}
SECRETS = {
    Happening.CLAIMS: "{who} lays a card face down as Experience.",
    Happening.SPENDS: "{who} spends a card of Experience, face down.",
}


OTHERWISE: dict[Happening, Callable[[int, int], str]] = {  # where `what` and `amount` ask for other words; "" if they do not
    Happening.BITTEN: lambda left, lost: "" if lost else "The Death Fairy visits {who}, who has no Armor Points to lose.",
    Happening.MEETS_FAIRY: lambda magic, fairies: (
        "" if magic else f"{{who}} meets the Death Fairy, whom nobody can defeat: {{fairies}} make{'s' * (fairies == 1)} {{harm}} damage."
    ),
    Happening.WINS: lambda strength, level: "" if strength or level else "{who} wins the fight.",
    Happening.OVERPOWERED: lambda strength, level: (
        "Strength {what} equals Level {amount}, and the Monster wins: 1 damage." * (strength == level)
    ),
    Happening.VICTORY: lambda _, coins: "{who} is the last one standing, wins and keeps all {amount} coins." * (coins > 0),
    Happening.LAST_CALL: lambda alive, top: "Last Call at The Shop, with all at the highest Level: everyone may shop once more." * top,
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    other = who[event.what] if 0 <= event.what < len(who) else ""
    return _sentence(game, Happening(event.kind), who[event.seat], event.what, event.amount, other)


@lru_cache(REMEMBERED)
def _sentence(game: Game, kind: Happening, who: str, what: int, amount: int, other: str) -> str:
    is_card = NO_CARD < what < CARDS
    sentence = SECRETS[kind] if what == NO_CARD and kind in SECRETS else OTHERWISE.get(kind, as_usual)(what, amount) or SENTENCES[kind]
    words = sentence.format(
        who=who,
        what=what or "none",
        amount=amount,
        name=card_name(game, what) if is_card else "",
        card=a_card(game, what) if is_card else "",
        full_card=a_card(game, what, full_name(game, what)) if is_card else "",
        other=other,
        **in_numbers(plain_box(game), what, amount),
        monster=f"the {full_name(game, amount)}" if kind in (Happening.DODGES, Happening.EMPOWERS) and amount != NO_CARD else "the Monster",
    )
    return words[0].upper() + words[1:]


def as_usual(what: int, amount: int) -> str:
    """No other words."""
    return ""


def in_numbers(box: Box, what: int, amount: int) -> dict[str, str | int]:
    """Return the meanings of an event's two numbers, by the name that a sentence gives each."""
    return {
        "armor": count(amount, "Armor Point") if amount else "no Armor Points",
        "armor_before": count(what, "Armor Point") if what else "no Armor Points",
        "cards": count(amount, "card"),
        "more_cards": count(amount, "more card"),
        "traps": count(amount, "Trap"),
        "magic": count(amount, "Magic Item"),
        "her_magic": count(what, "Magic Item"),
        "fairies": f"{amount} Death Fair{'y' if amount == 1 else 'ies'}",
        "harm": what + amount,
        "bonus": box.triple_bonus if amount >= TRIPLE else box.pair_bonus,
        "trap_strength": amount * box.trap_strength or "no",
        "price": f"{amount * box.shop_price} Treasure",
    }
