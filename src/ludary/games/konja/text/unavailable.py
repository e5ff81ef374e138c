"""Choices that cannot be made now, with their prices and what is missing."""

from collections.abc import Iterator, Sequence, Set
from typing import Any

from ludary.games.konja.cards import NO_CARD, RELIC_PLACES, SPELLS
from ludary.games.konja.options import ALL_TURN
from ludary.games.konja.pieces import ACTION_DICE, ACTION_FACES, ANCESTORS, CLOUDS, NO_ACTION_DIE, UNUSED, ActionFace, Token
from ludary.games.konja.state import Phase
from ludary.games.konja.text.actions import say_action, say_card
from ludary.games.konja.text.names import TITLES, TOKEN_NAMES, relic_name
from ludary.games.konja.verbs import Verb
from ludary.kit import Game, Unavailable

Found = Iterator[Unavailable]


def unavailable(game: Game, s: Any, legal: Set[int], who: Sequence[str]) -> list[Unavailable]:
    """Cards in hand and on the table, ancestors, offerings and clouds that the actor of the View's state `s` cannot choose now."""
    by_phase = {
        Phase.BONES: _cards,
        Phase.ATTACK: _cards,
        Phase.COLLECTION: _cards_still,
        Phase.ANCESTOR: _ancestors,
        Phase.MARKET: _offerings,
        Phase.UPGRADE: _upgrades,
        Phase.CLOUD: _summonings,
    }
    find = by_phase.get(Phase(s.phase))
    return list(find(game, s, legal)) if find else []


def _cards(game: Game, s: Any, legal: Set[int]) -> Found:
    """Spells in hand and relics on the table that cannot be used."""
    own, attacks, sides = s.wizards[s.actor], s.phase == Phase.ATTACK, ACTION_FACES + 1
    for card in range(SPELLS):
        action = int(game.actions.first[Verb.CAST]) + card
        hostile = bool(game.box.spells[card].hostile)
        if own.hand[card] and action not in legal and (hostile or not attacks):
            yield Unavailable(say_card(game, None, Verb.CAST, card, 0).rstrip("."), _no_casting(game, s, card, hostile, attacks), [action])
    for place in range(RELIC_PLACES):
        card = int(own.relics[place])
        first = int(game.actions.first[Verb.USE]) + card * sides
        actions = range(first, first + sides)
        if card != NO_CARD and legal.isdisjoint(actions) and (game.box.relics[card].hostile or not attacks):
            yield Unavailable(say_card(game, None, Verb.USE, card, NO_ACTION_DIE).rstrip("."), _no_using(game, s, place, attacks), actions)


def _cards_still(game: Game, s: Any, legal: Set[int]) -> Found:
    """List the cards in Collection, where cards can be used to the end of the turn."""
    return _cards(game, s, legal) if game.box.cards_when == ALL_TURN else iter(())


def _no_casting(game: Game, s: Any, card: int, hostile: bool, attacks: bool) -> str:
    if hostile and not attacks:
        return "it can be used only on the opponent's roll"
    return _short(s, Token.MAGICK, game.box.spells[card].cost) or "there is nothing that it could do now"


def _no_using(game: Game, s: Any, place: int, attacks: bool) -> str:
    own = s.wizards[s.actor]
    relic = game.box.relics[own.relics[place]]
    if own.tapped[place]:
        return "it is tapped"
    if relic.hostile and not attacks:
        return "it can be used only on the opponent's roll"
    if short := _short(s, Token.POWER, relic.power):
        return short
    free = [int(s.action_face[die]) for die in range(ACTION_DICE) if s.action_on[die] == UNUSED]
    if relic.die and all(face == ActionFace.BLANK and game.box.marked_only for face in free):
        return "it needs an action die, and none is left"
    return "there is nothing that it could do now"


def _ancestors(game: Game, s: Any, legal: Set[int]) -> Found:
    for ancestor in range(ANCESTORS):
        action = int(game.actions.first[Verb.PRAY]) + ancestor
        if action not in legal:
            yield Unavailable(f"Pray to the {TITLES[ancestor]}", "an idol stands there", [action])


def _offerings(game: Game, s: Any, legal: Set[int]) -> Found:
    lying = dict.fromkeys(int(card) for card in s.offerings if card != NO_CARD)
    for card in lying:
        action = int(game.actions.first[Verb.BUY]) + card
        if action not in legal:
            words = _words(game, s, action)
            yield Unavailable(words, _short(s, Token.GOLD, game.box.relics[card].cost), [action])
    replacing = [int(game.actions.first[Verb.REPLACE]) + card for card in lying]
    if replacing and legal.isdisjoint(replacing):
        reason = _short(s, Token.GOLD, game.box.replace_price) or "you have replaced a relic already"
        words = f"Replace {' or '.join(relic_name(game, card) for card in lying)} for {game.box.replace_price} Gold"
        yield Unavailable(words, reason, replacing)


def _upgrades(game: Game, s: Any, legal: Set[int]) -> Found:
    for pile in range(CLOUDS):
        action = int(game.actions.first[Verb.UPGRADE]) + pile
        if s.wizards[s.actor].clouds[pile] and action not in legal:
            reason = _short(s, Token.GOLD, game.box.upgrade[pile]) or "you have upgraded a cloud already"
            yield Unavailable(_words(game, s, action), reason, [action])


def _summonings(game: Game, s: Any, legal: Set[int]) -> Found:
    for pile in range(CLOUDS):
        action = int(game.actions.first[Verb.SUMMON]) + pile
        if action not in legal:
            reason = _short(s, Token.GOLD, game.box.price[pile]) or "no such cloud is left"
            yield Unavailable(_words(game, s, action), reason, [action])


def _words(game: Game, s: Any, action: int) -> str:
    return say_action(game, s, game.plain_action(action), ()).rstrip(".")


def _short(s: Any, token: int, price: int) -> str:
    """Say how many tokens there are, if they are too few for the price."""
    held = int(s.wizards[s.actor].tokens[token])
    return f"you have {held or 'no'} {TOKEN_NAMES[token].capitalize()}" if held < price else ""
