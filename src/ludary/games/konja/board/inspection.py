"""Inspection: what a die, card, token, cloud, ancestor or level of the pyramid is, what it does,
and how it stands now.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from ludary.games.konja import spots
from ludary.games.konja.box import Box, Edition
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import ANCESTORS, CLOUDS, NO_DIE, NO_FACE, SPENT, UNUSED, Colour
from ludary.games.konja.reckoning import points
from ludary.games.konja.rules.decks import spells_in_deck
from ludary.games.konja.state import State
from ludary.games.konja.text.aids import pyramid, what_scores
from ludary.games.konja.text.cards import relic_text, spell_text
from ludary.games.konja.text.collection import say_best
from ludary.games.konja.text.names import (
    ACTION_WORDS,
    COLOUR_NAMES,
    TITLES,
    TOKEN_NAMES,
    count,
    prayer,
    purse,
    relic_name,
    spell_name,
)
from ludary.kit import Game, Inspection, Inspector, Row

Told = Inspection | None
GIFTS = (  # rows of the ledger about each ancestor
    ("spirit-favour", "spirit-blessing", "tap"),
    ("resource",),
    ("spell",),
    ("sell", "replace", "buy", "limit"),
    ("upgrade", "summon"),
)
COLOURS = {
    Colour.GREEN: "Green dice are rolled at the beginning of Bones.",
    Colour.PURPLE: "Purple dice are added by cards, and no card rerolls them.",
    Colour.RED: "A red die has struck a lower one, and lies in its place.",
}
LEVELS = (("single",), ("pair",), ("run",), ("alike",), ("alike",), ("alike",))
TOKENS_FOR = (
    "Gold buys relics and clouds from the ancestors.",
    "Magick pays for spells.",
    "Power pays for relics, and makes some do more.",
)


def _die(game: Game[Box], s: State, who: Sequence[str], place: int) -> Told:
    if s.colour[place] == NO_DIE:
        return None
    colour, number = Colour(s.colour[place]), int(s.face[place])
    pool = [int(face) for face in s.face if face]
    lines = [
        COLOURS[colour],
        (
            f"The pool has {count(pool.count(number), 'die')} with a {number}, and"
            f" {count(len(pool), 'die')} in all."
        ),
    ]
    if number >= game.box.single_from:
        lines.append(f"On its own it can be exchanged for {game.box.single_power} Power.")
    rules = {
        Colour.GREEN: ("green", "roll", "spend"),
        Colour.PURPLE: ("purple", "spend"),
        Colour.RED: ("hit", "spend"),
    }[colour]
    return Inspection(f"{COLOUR_NAMES[colour].capitalize()} die: {number}", tuple(lines), rules)


def _action_die(game: Game[Box], s: State, who: Sequence[str], die: int) -> Told:
    if s.action_face[die] == NO_FACE:
        return None
    on, side = int(s.action_on[die]), ACTION_WORDS[s.action_face[die]]
    where = "It has not been used: a relic can take it, whatever it shows."
    if on != UNUSED:
        where = "It has been exchanged." if on == SPENT else "It is on a relic."
    worth = (
        f"If it is unused at the end of the turn, it gives 1 {side}."
        if s.action_face[die]
        else "A blank side gives nothing by itself."
    )
    return Inspection(
        f"Action die: {side}", (where, worth), ("feed", "action-exchange", "action-sides")
    )


def _relic(game: Game[Box], s: State, who: Sequence[str], seat: int, place: int) -> Told:
    card, tapped = int(s.wizards[seat].relics[place]), bool(s.wizards[seat].tapped[place])
    stands = (
        f"It belongs to {who[seat]}, and is"
        f" {'tapped until something untaps it' if tapped else 'ready to be used'}."
    )
    return _relic_card(game, card, stands) if card != NO_CARD else None


def _offering(game: Game[Box], s: State, who: Sequence[str], place: int) -> Told:
    card = int(s.offerings[place])
    return (
        _relic_card(
            game, card, "It is on offer: the Merchant Ancestor lets each player buy one relic."
        )
        if card != NO_CARD
        else None
    )


def _begin(game: Game[Box], s: State, who: Sequence[str], card: int) -> Told:
    return (
        _relic_card(game, card, "A player can begin with it.") if card in game.box.choice else None
    )


def _relic_card(game: Game[Box], card: int, stands: str) -> Inspection:
    data = game.box.relics[card]
    price = f"It costs {data.cost} Gold and sells for {data.worth} at the Merchant Ancestor."
    rules = ("tap", "feed", "power", "buy", "sell")
    return Inspection(
        f"Relic: {relic_name(game, card)}",
        (relic_text(game, card), stands, price),
        rules,
        cast(Edition, game.edition).relic[card].origin,
    )


def _spell(game: Game[Box], s: State, who: Sequence[str], card: int) -> Told:
    copies = sum(int(own.hand[card]) for own in s.wizards)
    if not copies:
        return None
    more = f" There are {copies} in this hand." if copies > 1 else ""
    cost = f"It costs {game.box.spells[card].cost} Magick, and is discarded afterwards.{more}"
    return Inspection(
        f"Spell: {spell_name(game, card)}",
        (spell_text(game, card), cost),
        ("cast", "own-turn", "spell"),
        cast(Edition, game.edition).spell[card].origin,
    )


def _ancestor(game: Game[Box], s: State, who: Sequence[str], ancestor: int) -> Inspection:
    brings = prayer(game, ancestor)
    taken = bool(s.idols[ancestor])
    free = ANCESTORS - sum(int(idol) for idol in s.idols)
    stands = "An idol stands here: nobody can pray to it now." if taken else "It can be prayed to."
    lines = (
        f"{brings[0].upper()}{brings[1:]}.",
        stands,
        f"{count(free, 'idol')} left beside the ancestors; when none is left, all of them return.",
    )
    return Inspection(TITLES[ancestor], lines, (*GIFTS[ancestor], "idols", "idols-cleared"))


def _level(game: Game[Box], s: State, who: Sequence[str], level: int) -> Inspection:
    words = list(pyramid(game))[level]
    lines = (
        f"{words[0].upper()}{words[1:]}.",
        "Each die is spent once; the pool may be split into as many combinations as it has.",
    )
    return Inspection("A level of the Pyramid of Summoning", lines, (*LEVELS[level], "spend"))


def _pile(game: Game[Box], s: State, who: Sequence[str], pile: int) -> Inspection:
    box = game.box
    lines = (
        (
            f"{s.clouds[pile]} left. {box.alike[pile]} equal dice summon one, or {box.price[pile]}"
            " Gold at the Rain Ancestor."
        ),
        f"Upgrading one for {box.upgrade[pile]} Gold makes it worth {box.better[pile]}.",
        what_scores(game),
    )
    return Inspection(
        f"Clouds of {count(int(box.points[pile]), 'point')}",
        lines,
        ("alike", "summon", "upgrade", "points"),
    )


def _clouds(game: Game[Box], s: State, who: Sequence[str], seat: int, pile: int) -> Told:
    if not s.wizards[seat].clouds[pile]:
        return None
    held, worth = int(s.wizards[seat].clouds[pile]), int(game.box.points[pile])
    lines = (
        f"{count(held, 'cloud')} of {count(worth, 'point')}: {held} × {worth} = {held * worth}.",
        f"Upgrading one for {game.box.upgrade[pile]} Gold makes it worth {game.box.better[pile]}.",
    )
    return Inspection(f"{who[seat]}'s clouds", lines, ("points", "upgrade"))


def _token(game: Game[Box], s: State, who: Sequence[str], seat: int, kind: int) -> Inspection:
    held, name = int(s.wizards[seat].tokens[kind]), TOKEN_NAMES[kind].capitalize()
    rules = (("buy", "summon", "run"), ("cast", "pair"), ("power", "single"))[kind]
    return Inspection(f"{who[seat]}'s {name}: {held}", (TOKENS_FOR[kind],), rules)


def _wizard(game: Game[Box], s: State, who: Sequence[str], seat: int) -> Inspection:
    return Inspection(
        f"{who[seat]}: {count(points(game, s, seat), 'point')}",
        tuple(_belongings(game, s, seat)),
        ("points", "last-round", "winner"),
    )


def _belongings(game: Game[Box], s: State, seat: int) -> Iterator[str]:
    """Take the points apart, and count what else there is."""
    own, box = s.wizards[seat], game.box
    parts = [
        f"{own.clouds[pile]} × {box.points[pile]}" for pile in range(CLOUDS) if own.clouds[pile]
    ]
    parts += [
        f"{own.upgraded[pile]} × {box.better[pile]} upgraded"
        for pile in range(CLOUDS)
        if own.upgraded[pile]
    ]
    yield f"Clouds: {' + '.join(parts)} = {points(game, s, seat)}." if parts else "No clouds yet."
    yield f"{purse(own.tokens)}; {count(int(own.hand_count), 'spell')} in hand."
    yield what_scores(game)


def _relic_deck(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _deck(
        "relic",
        sum(s.relic_deck),
        s.relic_discard,
        lambda card: relic_name(game, card),
        "offerings",
    )


def _spell_deck(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _deck(
        "spell", spells_in_deck(s), s.spell_discard, lambda card: spell_name(game, card), "spell"
    )


def _deck(kind: str, left: int, discard: Row, name: Callable[[int], str], rule: str) -> Inspection:
    gone = [
        name(card) + (f" ×{copies}" if copies > 1 else "")
        for card, copies in enumerate(discard)
        if copies
    ]
    lines = (
        f"{count(int(left), kind)} in the deck.",
        f"Discarded: {', '.join(gone)}." if gone else "Nothing has been discarded.",
    )
    return Inspection(f"Deck of {kind}s", lines, ("cards", rule))


def _tray(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    dice = [int(face) for face in s.face if face]
    lines = (
        (
            f"The pool: {', '.join(map(str, sorted(dice)))}."
            if dice
            else "No dice are in the pool now."
        ),
        "Cards change the roll; the Pyramid says what it buys.",
        *filter(None, [say_best(game, s)]),
    )
    return Inspection(f"{who[s.active]}'s dice", lines, ("roll", "green", "spend", "attack-first"))


def _effect(game: Game[Box], s: State, who: Sequence[str]) -> Told:
    if s.relic == NO_CARD and s.spell == NO_CARD:
        return None
    relic = s.relic != NO_CARD
    name, text = (
        (relic_name(game, s.relic), relic_text(game, s.relic))
        if relic
        else (spell_name(game, s.spell), spell_text(game, s.spell))
    )
    more = f"Uses left: {s.times} for free, {s.boosts} for Power."
    return Inspection(f"{name}, in use", (text, more), ("effects", "power" if relic else "cast"))


inspect = Inspector(
    {
        spots.TRAY: _tray,
        spots.EFFECT: _effect,
        spots.POOL_DIE: _die,
        spots.DIE: _die,
        spots.ACTION_DIE: _action_die,
        spots.ANCESTOR: _ancestor,
        spots.LEVEL: _level,
        spots.CLOUD: _pile,
        spots.OFFERING: _offering,
        spots.RELIC_DECK: _relic_deck,
        spots.SPELL_DECK: _spell_deck,
        spots.STARTER: _begin,
        spots.SPELL: _spell,
        spots.WIZARD: _wizard,
        spots.TOKEN: _token,
        spots.RELIC: _relic,
        spots.CLOUDS_HELD: _clouds,
    }
)
