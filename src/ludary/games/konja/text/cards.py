"""Texts of cards, made from the same numbers that the rules go by."""

from collections.abc import Iterator
from functools import lru_cache

from ludary.games.konja.box import Box, Relic, Step
from ludary.games.konja.cards import Does
from ludary.games.konja.text.names import relic_name, spell_name, tokens
from ludary.kit import Game, Rows

DOES = {
    Does.REROLL: "reroll {die}",
    Does.FLIP: "turn {die} over to its opposite side",
    Does.RAISE: "raise {die} by {amount}",
    Does.LOWER: "lower {die} by {amount}",
    Does.SHIFT: "raise or lower {die} by {amount}",
    Does.SET: "turn {die} to {to}",
    Does.COPY: "turn {die} to the number of another die",
    Does.PURPLE: "roll a purple die into the pool",
    Does.CONJURE: "add a purple die that shows {to} to the pool",
    Does.GAIN: "gain {tokens}{each}",
    Does.UNTAP: "untap another relic",
    Does.MARK: "turn an unused action die to a token of your choice",
    Does.SHAKE: "reroll the unused action dice",
    Does.DRAW: "draw a spell",
    Does.PROTECT: "your opponent cannot attack this turn",
    Does.UPGRADE: "upgrade one of your clouds",
    Does.STRIKE: "roll a red die against the pool",
    Does.HEX: "reroll {die} in the pool",
    Does.DRAIN: "take up to {tokens} from the active player",
    Does.WITHER: "turn an unused action die to a blank side",
}
AT_ONCE = (Does.PURPLE, Does.DRAW, Does.STRIKE, Does.DRAIN, Does.SHAKE, Does.GAIN)
PLURALS = {
    Does.REROLL: "reroll {die} up to {often}, the same one or another each time",
    Does.HEX: "reroll {die} in the pool up to {often}, the same one or another each time",
    Does.FLIP: "turn up to {n} dice{shown} over to their opposite sides",
    Does.UNTAP: "untap up to {n} other relics",
    Does.UPGRADE: "upgrade up to {n} of your clouds",
    Does.MARK: "turn up to {n} unused action dice to tokens of your choice",
    Does.WITHER: "turn up to {n} unused action dice to blank sides",
    Does.PURPLE: "roll {n} purple dice into the pool",
    Does.DRAW: "draw {n} spells",
    Does.STRIKE: "roll {n} red dice against the pool, one after the other",
}
ATTACK = "Attack: it joins your opponent's Collection. "
ANYTHING = (1, 6)


def one_of(low: int, high: int) -> str:
    """Say which numbers of a die: 3, 4 or 5, 4 or more."""
    if (low, high) == ANYTHING:
        return "any number you choose"
    if low == high:
        return f"{low}"
    if high == ANYTHING[1]:
        return f"{low} or more" if high - low > 1 else f"{low} or {high}"
    if low == ANYTHING[0]:
        return f"{high} or less" if high - low > 1 else f"{low} or {high}"
    return f"{low} or {high}" if high - low == 1 else f"{low} to {high}"


def which_die(step: Step) -> str:
    """The dice that a part of an effect can be about."""
    numbers = (step.of_low, step.of_high)
    return "a die" if numbers == ANYTHING else f"a die that shows {one_of(*numbers)}"


def say_step(step: Step) -> str:
    """One part of an effect, with how often it can be done."""
    does, times, boosts = Does(step.does), step.times, step.boosts
    each = f" for each die that shows {one_of(step.of_low, step.of_high)}" if step.each else ""
    words = DOES[does].format(
        die=which_die(step),
        amount=step.amount,
        to=one_of(step.to_low, step.to_high),
        tokens=tokens(step.amount, step.token),
        each=each,
    )
    if times > 1:
        often = "twice" if times == 2 else f"{times} times"
        words = (
            PLURALS[does].format(
                n=times,
                often=often,
                die=which_die(step),
                shown=which_die(step).removeprefix("a die").replace(" shows", " show"),
            )
            if does in PLURALS
            else f"{words}, {often if does in AT_ONCE else 'up to ' + often}"
        )
    if boosts == 1:
        words += f"; pay {step.boost} Power to do it again"
    elif boosts > 1:
        words += f"; pay {step.boost} Power to do it again, up to {boosts} times"
    return words


def say_effect(steps: Rows[Step]) -> str:
    """A whole effect as a sentence."""
    parts = [say_step(step) for step in steps if step.does != Does.NOTHING]
    text = "; then ".join(parts)
    return text[0].upper() + text[1:] + "."


def _needs(relic: Relic) -> Iterator[str]:
    yield "tap"
    if relic.die:
        yield "action die"
    if relic.power:
        yield f"{relic.power} Power"


@lru_cache(1024)
def relic_text(game: Game[Box], card: int) -> str:
    """Return the text of a relic: the price of using it, and its effect."""
    relic = game.box.relics[card]
    when = ATTACK if relic.hostile else ""
    return f"{when}T{', '.join(_needs(relic))[1:]}: {say_effect(relic.steps)}"


@lru_cache(1024)
def spell_text(game: Game[Box], card: int) -> str:
    """Return the text of a spell: its effect."""
    spell = game.box.spells[card]
    when = ATTACK if spell.hostile else ""
    effect = say_effect(spell.steps)
    effect = effect.replace("ntap another relic", "ntap a relic").replace("other relics", "relics")
    return f"{when}{effect}"


@lru_cache(1024)
def relic_line(game: Game[Box], card: int) -> str:
    """A relic with its prices: Figa (cost 3, sells for 1)."""
    relic = game.box.relics[card]
    return (
        f"{relic_name(game, card)} (cost {relic.cost}, sells for {relic.worth}):"
        f" {relic_text(game, card)}"
    )


@lru_cache(1024)
def spell_line(game: Game[Box], card: int) -> str:
    """A spell with its cost."""
    return (
        f"{spell_name(game, card)} ({game.box.spells[card].cost} Magick): {spell_text(game, card)}"
    )
