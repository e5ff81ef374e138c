"""Choices in English, with what one can know to follow from them."""

from collections.abc import Sequence
from typing import Any

from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import FACES, Ancestor
from ludary.games.konja.state import Phase
from ludary.games.konja.text.cards import relic_text, spell_text
from ludary.games.konja.text.collection import say_spending, say_the_end
from ludary.games.konja.text.names import ACTION_WORDS, TITLES, TOKEN_NAMES, count, die_name, fed_with, relic_name, spell_name, tokens
from ludary.games.konja.verbs import SPENDINGS, Verb
from ludary.kit import Action, Game

PRAYERS = {
    Ancestor.SPIRIT: "take the Spirit token; everybody untaps all relics",
    Ancestor.RESOURCE: "everybody gains {box.resource_gain} tokens of the kind that you name",
    Ancestor.SPELL: "discard spells if you like; everybody draws up to {box.hand}",
    Ancestor.MERCHANT: "sell relics if you like; everybody may buy one",
    Ancestor.RAIN: "upgrade a cloud if you like; everybody may summon one for Gold",
}
ENDINGS = {
    Phase.DISCARD: "Discard no more spells",
    Phase.SELL: "Sell no relics",
    Phase.MARKET: "Buy nothing",
    Phase.UPGRADE: "Upgrade nothing",
    Phase.CLOUD: "Summon nothing",
    Phase.BONES: "Use no more cards: on to Collection",
    Phase.EFFECT: "Leave it at that",
    Phase.ATTACK: "Let the roll stand",
    Phase.HIT: "Give the red die back",
}
CHANGES = {Verb.REROLL: "Reroll {die}", Verb.FLIP: "Turn {die} over to {flipped}"}


def say_action(game: Game, s: Any, action: Action, who: Sequence[str]) -> str:
    """Say in words the effect of a choice, and its consequences as far as the View's state `s` tells them (None: in general)."""
    verb = Verb(game.actions.verb[action.id])
    first = action.args[0] if action.args else 0
    other = action.args[1] if len(action.args) > 1 else 0
    if verb in SPENDINGS:
        return say_spending(game, s, verb, action.args)
    if verb == Verb.DONE:
        return say_done(game, s)
    if Verb.REROLL <= verb <= Verb.AGAIN or verb == Verb.UPGRADE:
        return say_effect_choice(game, s, verb, first, other) + _price(game, s)
    if verb in (Verb.CAST, Verb.USE, Verb.UNTAP, Verb.ATTACK, Verb.HIT):
        return say_card(game, s, verb, first, other)
    return say_visit(game, verb, first)


def say_done(game: Game, s: Any) -> str:
    if s is None:
        return "Go on"
    return say_the_end(game, s) if s.phase == Phase.COLLECTION else ENDINGS[Phase(s.phase)]


def say_visit(game: Game, verb: Verb, value: int) -> str:
    """Choices at the ancestors, and the first of the game."""
    box = game.box
    if verb == Verb.PRAY:
        return f"Pray to the {TITLES[value]}: {PRAYERS[Ancestor(value)].format(box=box)}"
    if verb == Verb.NAME:
        return f"Everybody gains {tokens(box.resource_gain, value)}"
    if verb == Verb.SUMMON:
        return f"Summon a cloud of {count(box.points[value], 'point')} for {box.price[value]} Gold"
    if verb == Verb.DISCARD:
        return f"Discard {_named(spell_name, game, value)}"
    relic = box.relics[value]
    name = _named(relic_name, game, value)
    return {
        Verb.BEGIN: f"Begin with {name}. {_text(relic_text, game, value)}",
        Verb.SELL: f"Sell {name} for {relic.worth} Gold",
        Verb.REPLACE: f"Replace {name} for {box.replace_price} Gold",
        Verb.BUY: f"Buy {name} for {relic.cost} Gold. {_text(relic_text, game, value)}",
        Verb.DROP: f"Discard {name}",
    }[verb].rstrip()


def say_card(game: Game, s: Any, verb: Verb, value: int, other: int) -> str:
    """Casting, using and untapping, and the opponent's attack."""
    if verb == Verb.CAST:
        name = _named(spell_name, game, value)
        return f"Cast {name} for {game.box.spells[value].cost} Magick. {_text(spell_text, game, value)}".rstrip()
    if verb == Verb.USE:
        power = game.box.relics[value].power
        price = f" for {power} Power" if power else ""
        return f"Use {_named(relic_name, game, value)}{fed_with(other)}{price}. {_text(relic_text, game, value)}".rstrip()
    if verb == Verb.UNTAP:
        by = " with the Spirit token" if s is not None and s.phase != Phase.EFFECT else ""
        return f"Untap {_named(relic_name, game, value)}{by}"
    if verb == Verb.ATTACK:
        return "Attack: roll a red die"
    red = f"red {s.struck}" if s is not None else "red die"
    return f"Replace {die_name(value)} with the {red}"


def say_effect_choice(game: Game, s: Any, verb: Verb, value: int, other: int) -> str:
    """Say in words a choice that an effect, or the Rain Ancestor, leaves open."""
    number = value % FACES + 1
    if verb == Verb.UPGRADE:
        return _upgrade(game, s, value)
    if verb in CHANGES:
        return CHANGES[verb].format(die=die_name(value), flipped=FACES + 1 - number)
    if verb in (Verb.RAISE, Verb.LOWER):
        return f"{verb.name.capitalize()} {die_name(value)}{_reached(game, s, verb, number)}"
    if verb == Verb.TURN:
        return f"Turn {die_name(value)} to {other}"
    if verb == Verb.CONJURE:
        return f"Put a purple {value} into the pool"
    if verb == Verb.MARK:
        return f"Turn the action die from {ACTION_WORDS[value]} to {ACTION_WORDS[other]}"
    if verb == Verb.WITHER:
        return f"Turn the action die that shows {ACTION_WORDS[value]} to a blank side"
    if verb == Verb.TAKE:
        return f"Gain {_taken(game, s, value)}"
    return "Once more"


def _upgrade(game: Game, s: Any, pile: int) -> str:
    price = f" for {game.box.upgrade[pile]} Gold" if s is None or s.phase == Phase.UPGRADE else ""
    return f"Upgrade a cloud of {count(game.box.points[pile], 'point')} to {game.box.better[pile]}{price}"


def step_in(game: Game, s: Any) -> Any:
    """The part of an effect that is going on; None if there is none."""
    if s is None or (s.relic == NO_CARD and s.spell == NO_CARD):
        return None
    card = game.box.relics[s.relic] if s.relic != NO_CARD else game.box.spells[s.spell]
    return card.steps[s.step]


def _taken(game: Game, s: Any, token: int) -> str:
    """Name the tokens of an effect that leaves their kind open."""
    step = step_in(game, s)
    return TOKEN_NAMES[token].capitalize() if step is None or step.each else tokens(step.amount, token)


def _reached(game: Game, s: Any, verb: Verb, number: int) -> str:
    step = step_in(game, s)
    if step is None:
        return ""
    return f" to {number + step.amount * (1 if verb == Verb.RAISE else -1)}"


def _price(game: Game, s: Any) -> str:
    """Name the price of a choice beyond those that are free."""
    step = step_in(game, s)
    return f" for {step.boost} Power" if step is not None and s.phase == Phase.EFFECT and s.times == 0 else ""


def _named(name: Any, game: Game, card: int) -> str:
    """A card's name; its number where the edition has none."""
    try:
        return str(name(game, card))
    except IndexError:
        return f"card {card + 1}"


def _text(text: Any, game: Game, card: int) -> str:
    """Return the text of a card; nothing where the edition has none."""
    try:
        return str(text(game, card))
    except IndexError:
        return ""
