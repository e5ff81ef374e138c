"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterator, Sequence

from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import UNUSED
from ludary.games.konja.reckoning import is_over, points, pool_dice, step_in, winner
from ludary.games.konja.rules.decks import spells_in_deck
from ludary.games.konja.state import Phase, State, Wizard
from ludary.games.konja.text.aids import aid
from ludary.games.konja.text.cards import relic_line, say_step, spell_line
from ludary.games.konja.text.names import (
    ACTION_WORDS,
    COLOUR_NAMES,
    IN_ORDER,
    TITLES,
    count,
    purse,
    relic_name,
    spell_name,
)
from ludary.kit import NOBODY, STOPPED, Game, player_does
from ludary.kit.picture import wrap

WIDTH = 78
DECIDES = {
    Phase.STARTER: "which relic to start with",
    Phase.ANCESTOR: "which Ancestor to pray to",
    Phase.RESOURCE: "which tokens each player gains",
    Phase.DISCARD: "which spells to discard",
    Phase.SELL: "which relics to sell",
    Phase.MARKET: "whether to replace an Offering and what to buy",
    Phase.SURPLUS: "which relic above the limit to discard",
    Phase.UPGRADE: "which cloud to upgrade",
    Phase.CLOUD: "which cloud to summon for Gold",
    Phase.BONES: "which card to use on the roll",
    Phase.EFFECT: "what the card affects",
    Phase.ATTACK: "whether to attack the roll",
    Phase.HIT: "which die the red one replaces",
    Phase.COLLECTION: "which dice to spend",
}


def describe(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    names = named_for(seat, who)
    turn, decides = headline(game, s, names, seat)
    offered = [relic_name(game, card) for card in s.offerings if card != NO_CARD]
    lines = [
        f"{turn}. {decides}.",
        _ancestors(s, names),
        *_dice(game, s),
        *(line for place in range(len(who)) for line in _wizard(game, s, place, names[place])),
        f"Offerings: {', '.join(offered) or 'none'}.",
        _supply(game, s),
        *_cards(game, s),
        *aid(game),
    ]
    return "\n".join(
        part
        for line in filter(None, lines)
        for part in wrap(line, WIDTH, subsequent_indent="    ", drop_whitespace=True)
    )


def named_for(seat: int, who: Sequence[str]) -> list[str]:
    """The players' names as this seat reads them."""
    return [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]


def headline(game: Game[Box], s: State, names: Sequence[str], reader: int) -> tuple[str, str]:
    """Say whose turn it is, and who decides what; "You decide" to the reader's own seat."""
    if is_over(s):
        return "The game is over", outcome(game, s, names, reader)
    if s.actor == NOBODY:
        return f"Turn {s.turns}", STOPPED
    if s.phase == Phase.STARTER:
        return "The table is laid", player_does(
            names, s.actor, reader, f"decide {DECIDES[Phase.STARTER]}"
        )
    last = ", the last round" if s.last_round else ""
    decides = f"decide {DECIDES[Phase(s.phase)]}{_effect(game, s)}"
    return f"Turn {s.turns}{last}: {names[s.active]}", player_does(names, s.actor, reader, decides)


def outcome(game: Game[Box], s: State, names: Sequence[str], reader: int) -> str:
    """Say who has won, and why where both have equal points."""
    won_by = winner(game, s)
    if won_by == NOBODY:
        return "It is a draw"
    if points(game, s, 0) == points(game, s, 1):
        return player_does(
            names, won_by, reader, f"win the tie: {names[won_by]} {IN_ORDER[game.box.ties]}"
        )
    return player_does(names, won_by, reader, "win")


def _effect(game: Game[Box], s: State) -> str:
    """The card whose effect is going on, with what is left of it."""
    step = step_in(game, s)
    if step is None:
        return f", a red {s.struck}" if s.phase == Phase.HIT else ""
    card = relic_name(game, s.relic) if s.relic != NO_CARD else spell_name(game, s.spell)
    if s.phase == Phase.HIT:
        return f", a red {s.struck} by {card}"
    free = f"{s.times} left" if s.times else "none left"
    power = f", {s.boosts} for Power" if s.boosts else ""
    return f": {card} ({say_step(step)}; {free}{power})"


def _ancestors(s: State, names: Sequence[str]) -> str:
    idols = [title for title, idol in zip(TITLES, s.idols, strict=True) if idol]
    free = [title for title, idol in zip(TITLES, s.idols, strict=True) if not idol]
    prayed = f" Prayed to this turn: {TITLES[s.ancestor]}." if s.ancestor >= 0 else ""
    token = "on its ancestor" if s.spirit == NOBODY else f"with {names[s.spirit]}"
    return (
        f"Idols: {', '.join(idols) or 'none'}. Free: {', '.join(free) or 'none'}.{prayed} Spirit"
        f" token: {token}."
    )


def _dice(game: Game[Box], s: State) -> Iterator[str]:
    """The pool and the action dice, while they lie on the table."""
    if not s.rolled:
        return
    dice = [f"{COLOUR_NAMES[colour]} {number}" for _, colour, number in pool_dice(s)]
    shield = " Protected: nobody can attack." if s.protected else ""
    yield (
        f"Dice: {', '.join(dice) or 'none left'}. Action dice:"
        f" {', '.join(action_dice(game, s)) or 'none'}.{shield}"
    )


def action_dice(game: Game[Box], s: State) -> list[str]:
    """Each action die: what it shows, and the relic that it lies on."""
    own = s.wizards[s.active]
    return [
        ACTION_WORDS[face] + (f" (on {relic_name(game, own.relics[on])})" if on != UNUSED else "")
        for face, on in zip(s.action_face, s.action_on, strict=True)
        if face >= 0
    ]


def _wizard(game: Game[Box], s: State, seat: int, name: str) -> Iterator[str]:
    """A player: points, tokens, clouds, relics and spells."""
    own = s.wizards[seat]
    yield (
        f"{name}: {count(points(game, s, seat), 'point')}{clouds_in_words(game, own)}."
        f" {purse(own.tokens)}."
    )
    yield f"  Relics: {relics_in_words(game, own)}. Spells: {spells_in_words(game, own)}."


def relics_in_words(game: Game[Box], own: Wizard) -> str:
    """A player's relics, and which are tapped."""
    held = [
        (card, tapped)
        for card, tapped in zip(own.relics, own.tapped, strict=True)
        if card != NO_CARD
    ]
    return (
        ", ".join(
            f"{relic_name(game, card)}{' (tapped)' if tapped else ''}" for card, tapped in held
        )
        or "none"
    )


def spells_in_words(game: Game[Box], own: Wizard) -> str:
    """The hand as far as one sees it."""
    held = [
        spell_name(game, card) + (f" ({copies})" if copies > 1 else "")
        for card, copies in enumerate(own.hand)
        if copies
    ]
    return ", ".join(held) or (f"{own.hand_count} hidden" if own.hand_count else "none")


def clouds_in_words(game: Game[Box], own: Wizard) -> str:
    """A player's clouds by their points."""
    plain = [
        f"{held} of {worth}"
        for held, worth in zip(own.clouds, game.box.points, strict=True)
        if held
    ]
    better = [
        f"{held} upgraded of {worth}"
        for held, worth in zip(own.upgraded, game.box.better, strict=True)
        if held
    ]
    return f" (clouds: {', '.join([*plain, *better])})" if plain or better else ""


def _cards(game: Game[Box], s: State) -> Iterator[str]:
    """List the texts of the cards that one sees with players and on offer."""
    relics = {card for own in s.wizards for card in own.relics} | set(s.offerings)
    spells = {card for own in s.wizards for card, copies in enumerate(own.hand) if copies}
    yield "Cards:"
    yield from (f"  {relic_line(game, card)}" for card in sorted(relics) if card != NO_CARD)
    yield from (f"  {spell_line(game, card)}" for card in sorted(spells))


def _supply(game: Game[Box], s: State) -> str:
    """List the clouds and cards that are left."""
    clouds = [
        f"{left} of {worth} points" for left, worth in zip(s.clouds, game.box.points, strict=True)
    ]
    discarded = [
        spell_name(game, card) + (f" ({copies})" if copies > 1 else "")
        for card, copies in enumerate(s.spell_discard)
        if copies
    ]
    gone = [
        relic_name(game, card) + (f" ({copies})" if copies > 1 else "")
        for card, copies in enumerate(s.relic_discard)
        if copies
    ]
    return (
        f"Clouds left: {', '.join(clouds)}. Relic deck: {count(sum(s.relic_deck), 'card')},"
        f" discarded: {', '.join(gone) or 'none'}. Spell deck: {count(spells_in_deck(s), 'card')},"
        f" discarded: {', '.join(discarded) or 'none'}."
    )
