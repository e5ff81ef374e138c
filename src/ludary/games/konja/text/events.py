"""Happenings in English."""

from collections.abc import Sequence
from typing import Any

from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import DIE_KINDS, TOKENS
from ludary.games.konja.rules.dice import DIGITS
from ludary.games.konja.state import Happening
from ludary.games.konja.text.actions import fed_with
from ludary.games.konja.text.names import ACTION_WORDS, IN_ORDER, TITLES, count, die_name, relic_name, spell_name, tokens
from ludary.kit import Game

SENTENCES = {
    Happening.BEGINS: "{who} begins.",
    Happening.OFFERED: "{relic} is on offer.",
    Happening.DRAWS: "{who} draws {spells}.",
    Happening.SEES: "{who} draws {spell}.",
    Happening.STARTS_WITH: "{who} begins with {relic}.",
    Happening.TURN: "Turn {amount}: {who}.",
    Happening.CLEARS: "All idols are removed.",
    Happening.PRAYS: "{who} prays to the {ancestor}.",
    Happening.TAKES_SPIRIT: "{who} takes the Spirit token.",
    Happening.UNTAPS: "{who} untaps {relic_or_all}.",
    Happening.USES_SPIRIT: "{who} uses the Spirit token.",
    Happening.NAMES: "{who} names {token}.",
    Happening.GAINS: "{who} gains {tokens}.",
    Happening.DISCARDS: "{who} discards {spell}.",
    Happening.SELLS: "{who} sells {relic} for {amount} Gold.",
    Happening.REPLACES: "{who} replaces {relic}.",
    Happening.BUYS: "{who} buys {relic} for {amount} Gold.",
    Happening.DROPS: "{who} discards {relic}.",
    Happening.UPGRADES: "{who} upgrades a cloud of {points} to {better}{price}.",
    Happening.SUMMONS: "{who} summons a cloud of {points}{price}.",
    Happening.ROLLS: "{who} rolls {roll}.",
    Happening.STRUCK_NOTHING: "{who} attacks with a red {amount}, which beats no die and goes back.",
    Happening.CASTS: "{who} casts {spell} for {amount} Magick.",
    Happening.USES: "{who} uses {relic}{fed}.",
    Happening.PAYS_POWER: "{who} pays {amount} Power.",
    Happening.REROLLS: "{who} rerolls {die} and gets {amount}.",
    Happening.TURNS_DIE: "{who} turns {die} to {amount}.",
    Happening.ADDS: "{who} adds {die} to the pool.",
    Happening.TURNS_ACTION: "An action die turns from {action} to {to_action}.",
    Happening.PROTECTS: "{who} cannot be attacked this turn.",
    Happening.STANDS: "{who} lets the roll stand.",
    Happening.ATTACKS: "{who} attacks with a red {amount}.",
    Happening.HITS: "{who} replaces {die} with the red {amount}.",
    Happening.RETURNS: "The red {amount} goes back.",
    Happening.LOSES: "{who} loses {tokens}.",
    Happening.SPENDS: "{who} spends {dice}.",
    Happening.EXCHANGES: "{who} exchanges an action die that shows {action}.",
    Happening.RESHUFFLES: "The discarded {pile} are shuffled into a new deck.",
    Happening.LAST_ROUND: "{who} has {amount_points}: this is the last round.",
    Happening.TIME: "The game has reached the greatest number of turns allowed, and ends.",
    Happening.VICTORY: "{who} wins with {amount_points}.",
    Happening.SPENDS_RUN: "{who} spends {run}.",
    Happening.WINS_TIE: "Both have {amount_points}: {who} {order}, and wins the tie.",
    Happening.TIE: "It is a draw at {amount_points}.",
    Happening.RUNS_OUT: "The {token} tokens run out: {who} gains {amount} fewer.",
}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say in one sentence what happened."""
    kind, what, amount = Happening(event.kind), event.what, event.amount
    return SENTENCES[kind].format(
        who=who[event.seat],
        amount=amount,
        spells=count(amount, "spell"),
        amount_points=count(amount, "point"),
        order=IN_ORDER.get(game.box.ties, ""),
        price=f" for {amount} Gold" if amount else "",
        ancestor=TITLES[what % len(TITLES)],
        pile=("relics", "spells")[what] if 0 <= what < 2 else "",
        **_cards(game, what),
        **_tokens(game, what, amount),
        **_dice(kind, what, amount),
    )


def _cards(game: Game, what: int) -> dict[str, str]:
    """The card that the number stands for, if there is one."""
    cards = game.thing_names
    relic = _name(relic_name, game, what) if 0 <= what < len(cards["relic"]) else ""
    spell = _name(spell_name, game, what) if 0 <= what < len(cards["spell"]) else ""
    return {"relic": relic, "spell": spell, "relic_or_all": "all relics" if what == NO_CARD else relic}


def _tokens(game: Game, what: int, amount: int) -> dict[str, str]:
    """The token or pile of clouds that the number stands for, if there is one."""
    if not 0 <= what < TOKENS:
        return {"token": "", "tokens": "", "points": "", "better": ""}
    box = game.box
    return {
        "token": tokens(0, what)[2:],
        "tokens": tokens(amount, what),
        "points": count(box.points[what], "point"),
        "better": str(box.better[what]),
    }


def _dice(kind: Happening, what: int, amount: int) -> dict[str, str]:
    """The dice and their sides that the numbers stand for, if there are any."""
    return {
        "die": die_name(what) if 0 <= what < DIE_KINDS else "",
        "action": ACTION_WORDS[what] if 0 <= what < len(ACTION_WORDS) else "",
        "to_action": ACTION_WORDS[amount] if 0 <= amount < len(ACTION_WORDS) else "",
        "fed": fed_with(amount) if 0 <= amount < len(ACTION_WORDS) else "",
        "dice": ", ".join([str(what)] * amount) if kind == Happening.SPENDS else "",
        "run": ", ".join(map(str, range(what, amount + 1))) if kind == Happening.SPENDS_RUN else "",
        "roll": say_roll(what, amount) if kind == Happening.ROLLS else "",
    }


def say_roll(numbers: int, faces: int) -> str:
    """The roll of Bones: 2, 3, 3, 5, 6, and blank and Gold on the action dice."""
    green, action = ", ".join(map(str, digits(numbers))), " and ".join(ACTION_WORDS[face - 1] for face in digits(faces))
    return f"{green}, and {action} on the action dice" if action else green


def digits(number: int) -> list[int]:
    """The dice that a roll written as one number has."""
    return [*digits(number // DIGITS), number % DIGITS] if number else []


def _name(name: Any, game: Game, card: int) -> str:
    try:
        return str(name(game, card))
    except IndexError:
        return ""
