"""Effects of cards in the few words that a card has room for; `cards.py` has whole sentences, from
the same numbers.
"""

from functools import lru_cache

from ludary.games.konja.box import Box, Step
from ludary.games.konja.cards import Does
from ludary.games.konja.text.cards import ANYTHING, one_of
from ludary.games.konja.text.names import tokens
from ludary.kit import Game

ONCE = {
    Does.REROLL: "reroll {die}",
    Does.FLIP: "flip {die}",
    Does.RAISE: "raise {die} by {amount}",
    Does.LOWER: "lower {die} by {amount}",
    Does.SHIFT: "{die} up or down by {amount}",
    Does.SET: "{die} becomes {to}",
    Does.COPY: "{die} copies another",
    Does.PURPLE: "roll a purple die",
    Does.CONJURE: "add a purple die{to}",
    Does.GAIN: "{tokens}{each}",
    Does.UNTAP: "untap a relic",
    Does.MARK: "action die to a token",
    Does.SHAKE: "reroll action dice",
    Does.DRAW: "draw a spell",
    Does.PROTECT: "no attacks",
    Does.UPGRADE: "upgrade a cloud",
    Does.STRIKE: "roll a red die",
    Does.HEX: "reroll {die}",
    Does.DRAIN: "take {tokens}",
    Does.WITHER: "blank an action die",
}
OFTEN = {
    Does.REROLL: "{n} rerolls",
    Does.HEX: "{n} rerolls",
    Does.UNTAP: "untap {n} relics",
    Does.MARK: "{n} action dice to tokens",
    Does.PURPLE: "roll {n} purple dice",
    Does.DRAW: "draw {n} spells",
    Does.UPGRADE: "upgrade {n} clouds",
    Does.STRIKE: "roll {n} red dice",
    Does.WITHER: "blank {n} action dice",
}


def _any(low: int, high: int, free: str) -> str:
    return free if (low, high) == ANYTHING else one_of(low, high)


def brief_step(step: Step) -> str:
    """One part of an effect in a few words."""
    does, times = Does(step.does), int(step.times)
    of = _any(step.of_low, step.of_high, "")
    many = OFTEN if times > 1 and does in OFTEN and not of else ONCE
    words = many[does].format(
        n=times, die=f"a {of}" if of else "a die", amount=step.amount, to=_number(step),
        tokens=_tokens(step), each=f" for each {of or 'die'}" if step.each else "",
    )  # fmt: skip
    words += f" {times} times" if times > 1 and many is ONCE else ""
    if step.boosts:
        often = {1: "again", 2: "twice more"}.get(int(step.boosts), f"{step.boosts} more")
        words += f"; {often} for {step.boost} Power{' each' * (step.boosts > 1)}"
    return words


def _number(step: Step) -> str:
    to = _any(step.to_low, step.to_high, "any number")
    return f": {to}" if step.does == Does.CONJURE else to


def _tokens(step: Step) -> str:
    return (
        tokens(step.amount, step.token)
        .replace("token of your choice", "token of any kind")
        .replace(" of your choice", "")
    )


@lru_cache(1024)
def _brief(game: Game[Box], card: int, spell: bool) -> str:
    data = (game.box.spells if spell else game.box.relics)[card]
    text = "; ".join(brief_step(step) for step in data.steps if step.does != Does.NOTHING)
    text = f"attack: {text}" if data.hostile else text
    return text[0].upper() + text[1:]


def relic_brief(game: Game[Box], card: int) -> str:
    """Return the effect of a relic in a few words."""
    return _brief(game, card, False)


def spell_brief(game: Game[Box], card: int) -> str:
    """Return the effect of a spell in a few words."""
    return _brief(game, card, True)
