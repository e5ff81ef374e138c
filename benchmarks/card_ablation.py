"""Games with barred cards: some cards are closed to one seat, and both seats and their bots know it.

A box with room for bars, and the rules `legal` and `judge` of a game that keep to them. In Nagaraja a barred card cannot be
activated; its sticks can still be thrown. In Konja a barred relic cannot be bought or used and a barred spell cannot be cast, and bots
think nothing of them.
Cards are numbered as in the edition; Konja's spells follow after the room for relics.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ludary.core.compile.rule import plain, rule
from ludary.core.play.game import Game
from ludary.core.state.memory import Record, Row, i1
from ludary.games.konja.actions import ACTIONS as KONJA
from ludary.games.konja.actions import legal as legal_konja
from ludary.games.konja.box import Box as KonjaBox
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES, RELICS, SPELLS
from ludary.games.konja.judge import judge as judge_konja
from ludary.games.konja.pieces import ACTION_FACES
from ludary.games.konja.verbs import Verb as KonjaVerb
from ludary.games.nagaraja.actions import ACTIONS as NAGARAJA
from ludary.games.nagaraja.actions import legal as legal_nagaraja
from ludary.games.nagaraja.box import Box as NagarajaBox
from ludary.games.nagaraja.cards import CARDS
from ludary.games.nagaraja.verbs import Verb as NagarajaVerb

SEATS = 2
ACTIVATE = int(NAGARAJA.first[NagarajaVerb.ACTIVATE])
BUY, CAST, USE = (int(KONJA.first[verb]) for verb in (KonjaVerb.BUY, KonjaVerb.CAST, KonjaVerb.USE))
FEEDINGS = ACTION_FACES + 1  # ways of using one relic
KONJA_CARDS = RELICS + SPELLS
TAPPED = 2  # the bound of `Wizard.tapped`


class BarredNagaraja(NagarajaBox):
    barred: Row = i1(SEATS, CARDS)  # 1 where the seat cannot activate the card


class BarredKonja(KonjaBox):
    barred: Row = i1(SEATS, KONJA_CARDS)  # 1 where the seat cannot buy, use or cast the card


@rule
def nagaraja_card(action: int) -> int:
    """The card that an action activates, or -1."""
    return action - ACTIVATE if ACTIVATE <= action < ACTIVATE + CARDS else -1


@rule
def konja_card(action: int) -> int:
    """The card that an action buys, uses or casts, or -1."""
    if BUY <= action < BUY + RELICS:
        return action - BUY
    if CAST <= action < CAST + SPELLS:
        return action - CAST + RELICS
    if USE <= action < USE + RELICS * FEEDINGS:
        return (action - USE) // FEEDINGS
    return -1


@rule
def nagaraja_with_bars(box: Any, s: Any, out: Any) -> int:
    kept = 0
    for k in range(legal_nagaraja(box, s, out)):
        card = nagaraja_card(out[k])
        if card < 0 or box.barred[s.actor, card] == 0:
            out[kept] = out[k]
            kept += 1
    return kept


@rule
def konja_with_bars(box: Any, s: Any, out: Any) -> int:
    kept = 0
    for k in range(legal_konja(box, s, out)):
        card = konja_card(out[k])
        if card < 0 or box.barred[s.actor, card] == 0:
            out[kept] = out[k]
            kept += 1
    return kept


@rule
def judge_with_bars(box: Any, s: Any, seat: int) -> float:
    """Konja's judge, which overlooks barred cards: they are taken off the table while it looks."""
    for own in range(SEATS):
        lift(box, s, own)
    worth = judge_konja(box, s, seat)
    for own in range(SEATS):
        lay_back(box, s, own)
    return worth


@rule
def lift(box: Any, s: Any, seat: int) -> None:
    """Note barred spells as negative counts, and barred relics beside whether they are tapped."""
    own = s.wizards[seat]
    for card in range(SPELLS):
        if box.barred[seat, RELICS + card]:
            own.hand[card] = -own.hand[card]
    for place in range(RELIC_PLACES):
        if own.relics[place] != NO_CARD and box.barred[seat, own.relics[place]]:
            own.tapped[place] += TAPPED * (own.relics[place] + 1)
            own.relics[place] = NO_CARD


@rule
def lay_back(box: Any, s: Any, seat: int) -> None:
    own = s.wizards[seat]
    for card in range(SPELLS):
        own.hand[card] = max(own.hand[card], -own.hand[card])
    for place in range(RELIC_PLACES):
        if own.tapped[place] >= TAPPED:
            own.relics[place] = own.tapped[place] // TAPPED - 1
            own.tapped[place] %= TAPPED


@dataclass(frozen=True)
class Barring:
    """The way to bar cards of a game, and their names."""

    box: type[Record]
    legal: Callable[[Any, Any, Any], int]
    uses: Callable[[int], int]  # the card whose effect an action uses, or -1
    hints: dict[str, Any]
    cards: Callable[[Game], dict[int, str]]  # the names of the cards in the box, by number


def nagaraja_cards(game: Game) -> dict[int, str]:
    return {number: card.name for number, card in enumerate(tables(game).card)}


def konja_cards(game: Game) -> dict[int, str]:
    """Relics of the deck and of the starting sets, and spells."""
    relics = {number: card.name for number, card in enumerate(tables(game).relic) if card.copies or number in dealt(game)}
    return relics | {RELICS + number: card.name for number, card in enumerate(tables(game).spell) if card.copies}


def dealt(game: Game) -> set[int]:
    """The relics that players begin with."""
    sets = {int(game.box.starter_1), int(game.box.starter_2)} & set(range(len(game.box.starters)))
    return {card for which in sets for card in range(RELICS) if game.box.starters[which][card]}


def konja_use(action: int) -> int:
    """The card that an action uses or casts, or -1: buying is no use yet."""
    return -1 if BUY <= action < BUY + RELICS else int(plain(konja_card)(action))


def tables(game: Game) -> Any:
    return game.edition


BARRINGS = {
    "nagaraja": Barring(BarredNagaraja, nagaraja_with_bars, plain(nagaraja_card), {}, nagaraja_cards),
    "konja": Barring(BarredKonja, konja_with_bars, konja_use, {"judge": judge_with_bars}, konja_cards),
}


def with_bars(game: Game) -> Game:
    """Return the game in a box that has room for bars."""
    barring = BARRINGS[game.name]
    rules, hints = replace(game.rules, legal=barring.legal), replace(game.hints, **barring.hints)
    widened = replace(game, rules=rules, hints=hints, contents=replace(game.contents, Box=barring.box))
    return widened.with_tables(game.edition, game.numbers)
