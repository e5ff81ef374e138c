"""A table arranged in one line: tokens, cards and dice lie as a test names them, all other cards in
their decks.

Cards are written as in a Record (`fiyeah`, `zau-ba`), dice as numbers with the first letter of
their colour where it is not green: `"2 3 p4 r6"`. `konja` adds cards to the edition that a test
makes up: `card("probe", does="flip")`.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np

import ludary
from ludary import Game, Match
from ludary.core.play.game import NOBODY
from ludary.games.konja.box import Edition, RelicCard, SpellCard
from ludary.games.konja.cards import NO_CARD, RELICS
from ludary.games.konja.events import EVENTS
from ludary.games.konja.pieces import NO_DIE, NO_FACE, NOWHERE, UNUSED, Ancestor, Colour
from ludary.games.konja.reckoning import pool
from ludary.games.konja.state import Phase

ROLL: list[int | str] = [1, 1, 2, 4, 6, "blank", "blank"]  # a roll for tests that do not care
COLOURS = {"p": Colour.PURPLE, "r": Colour.RED}
FACE_NAMES = ["blank", "gold", "magick", "power"]


@dataclass(frozen=True)
class Wizard:
    """One player: names of relics, tapped ones in parentheses, and of spells; clouds by pile, plain
    and upgraded.
    """

    gold: int = 0
    magick: int = 0
    power: int = 0
    relics: str = ""
    spells: str = ""
    clouds: tuple[int, int, int] = (0, 0, 0)
    upgraded: tuple[int, int, int] = (0, 0, 0)


BARE = Wizard()


def card(
    name: str,
    *more: dict[str, Any],
    price: int = 0,
    worth: int = 1,
    power: int = 0,
    die: bool = False,
    **effect: Any,
) -> str:
    """A card made up for a test, as text that `konja` takes; `more` has further parts of its
    effect.
    """
    parts = [effect, *more]
    return repr((name, price, worth, power, die, parts))


@cache
def konja(
    edition: str | None = None,
    relics: tuple[str, ...] = (),
    spells: tuple[str, ...] = (),
    **options: Any,
) -> Game:
    """The game with these options and further cards, of which each deck has two."""
    game = ludary.load("konja", edition=edition, **options)
    if not relics and not spells:
        return game
    file = cast(Edition, game.edition)
    made = [made_relic(text) for text in relics]
    kept = [relic for relic in file.relic if relic.starter != "none"]
    casts = [made_spell(text) for text in spells]
    return game.with_tables(
        file.model_copy(update={"relic": [*kept, *made], "spell": [*file.spell, *casts]}),
        game.numbers,
    )


def made_relic(text: str) -> RelicCard:
    name, price, worth, power, die, parts = eval(text)
    return RelicCard(
        name=name,
        cost=price,
        worth=worth,
        power=power,
        die=die,
        copies=2,
        effect=parts,
        says="house",
    )


def made_spell(text: str) -> SpellCard:
    name, price, _, _, _, parts = eval(text)
    return SpellCard(name=name, cost=price, copies=2, effect=parts, says="house")


def at_table(
    me: Wizard = BARE,
    other: Wizard = BARE,
    *,
    dice: str | None = None,
    action: str = "",
    phase: Phase | None = None,
    idols: str = "",
    offerings: str | None = None,
    spirit: int = NOBODY,
    turns: int = 3,
    first: int = 0,
    relic_deck: bool = True,
    spell_deck: bool = True,
    game: Game | None = None,
    **options: Any,
) -> Match:
    """Seat 0's turn: with `dice` in Bones (or the `phase` given), else at its beginning.

    Without `relic_deck` or `spell_deck` those decks and their discards are empty as far as they
    can: what no one has lies with the cards out of play, and so is no legal position to check.
    """
    game = game or konja(**options)
    states = game.start(seed=1).states()
    s = states[0]
    lay_cards(game, s, (me, other), offerings, relic_deck, spell_deck)
    for seat, wizard in enumerate((me, other)):
        own = s.wizards[seat]
        own.tokens[:] = (wizard.gold, wizard.magick, wizard.power)
        own.clouds[:], own.upgraded[:] = wizard.clouds, wizard.upgraded
    s.clouds[:] = game.box.supply - sum(own.clouds + own.upgraded for own in s.wizards)
    s.first, s.active, s.actor, s.turns, s.spirit, s.phase = (
        first,
        0,
        0,
        turns,
        spirit,
        Phase.ANCESTOR,
    )
    s.idols[:] = [ancestor.name.lower() in idols.split() for ancestor in Ancestor]
    s.ancestor = NOWHERE
    if dice is not None:
        lay_dice(s, dice, action, phase or Phase.BONES)
    if relic_deck and spell_deck:
        code = game.engine.check(game.boxes, states, 0)
        assert code == 0, f"not a legal position: {game.rules.invariants[code - 1]}"
    return Match(game, states, anew=False)


def lay_cards(
    game: Game,
    s: Any,
    wizards: tuple[Wizard, Wizard],
    offerings: str | None,
    relic_deck: bool,
    spell_deck: bool,
) -> None:
    relics, spells = game.thing_names["relic"], game.thing_names["spell"]
    given = [(game.box.starters[0][card] + game.box.starters[1][card]) for card in range(RELICS)]
    left = np.array([int(row.copies) for row in game.box.relics]) + np.where(
        np.array(given) == 2, 2, 0
    )
    for place, which in enumerate((int(game.box.starter_1), int(game.box.starter_2))):
        del place
        if which < 2:
            left[int(game.box.choice[which])] += 1
    in_hands = np.array([int(row.copies) for row in game.box.spells])
    for seat, wizard in enumerate(wizards):
        own = s.wizards[seat]
        names = [name.strip("()") for name in wizard.relics.split()]
        own.relics[:] = [
            *(relics.index(name) for name in names),
            *[NO_CARD] * (len(own.relics) - len(names)),
        ]
        own.tapped[:] = [
            *(name.startswith("(") for name in wizard.relics.split()),
            *[0] * (len(own.relics) - len(names)),
        ]
        own.hand[:] = 0
        for name in names:
            left[relics.index(name)] -= 1
        for name in wizard.spells.split():
            own.hand[spells.index(name)] += 1
            in_hands[spells.index(name)] -= 1
        own.hand_count = own.hand.sum()
    s.offerings[:] = NO_CARD
    for place, name in enumerate((offerings or "").split()):
        s.offerings[place] = relics.index(name)
        left[relics.index(name)] -= 1
    starters = np.array([int(row.starter) > 0 for row in game.box.relics])
    s.relic_deck[:] = np.where(starters, 0, left) if relic_deck else 0
    s.relic_discard[:] = np.where(starters, left, 0) if relic_deck else 0
    s.spell_deck[:] = in_hands if spell_deck else 0
    s.spell_discard[:] = 0


def lay_dice(s: Any, dice: str, action: str, phase: Phase) -> None:
    s.colour[:], s.face[:] = NO_DIE, 0
    for place, text in enumerate(dice.split()):
        s.colour[place] = COLOURS.get(text[0], Colour.GREEN)
        s.face[place] = int(text.lstrip("pr"))
    faces = [FACE_NAMES.index(name) for name in action.split()]
    s.action_face[:] = [*faces, *[NO_FACE] * (len(s.action_face) - len(faces))]
    s.action_on[:] = UNUSED
    s.rolled, s.phase, s.ancestor = 1, phase, Ancestor.SPIRIT
    s.idols[Ancestor.SPIRIT] = 1


def choices(match: Match, verb: str = "") -> list[str]:
    """Return the actor's choices; with a verb, the details of it."""
    notations = [action.notation for action in match.legal()]
    return (
        [words.removeprefix(f"{verb} ") for words in notations if words.split()[0] == verb]
        if verb
        else notations
    )


def verbs(match: Match) -> set[str]:
    """Return the verbs of the actor's choices, without the details."""
    return {action.name for action in match.legal()}


def play(match: Match, *actions: str) -> Match:
    """One action after another, none of which rolls or draws."""
    for action in actions:
        match.step(action, fate=[])
    return match


def tokens(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Gold, magick and power."""
    gold, magick, power = (int(amount) for amount in match.state.wizards[seat].tokens)
    return gold, magick, power


def relics(match: Match, seat: int = 0) -> str:
    """A player's relics as `Wizard` takes them."""
    own, names = match.state.wizards[seat], match.game.thing_names["relic"]
    return " ".join(
        f"({names[card]})" if tapped else names[card]
        for card, tapped in zip(own.relics, own.tapped, strict=True)
        if card >= 0
    )


def spells(match: Match, seat: int = 0) -> int:
    """Return the number of a player's spells."""
    return int(match.state.wizards[seat].hand_count)


def numbers(match: Match) -> list[int]:
    """Return the numbers on the numbered dice, in order."""
    return [number for number, count in enumerate(pool(match.state), 1) for _ in range(count)]


def coloured(match: Match, colour: Colour) -> list[int]:
    """Return the numbers on the dice of one colour, in order."""
    return sorted(
        int(face)
        for face, own in zip(match.state.face, match.state.colour, strict=True)
        if own == colour
    )


def clouds(match: Match, seat: int = 0) -> list[int]:
    """A player's clouds by pile, upgraded ones behind."""
    own = match.state.wizards[seat]
    return [*(int(held) for held in own.clouds), *(int(held) for held in own.upgraded)]


def phase(match: Match) -> Phase:
    return Phase(int(match.state.phase))


def happened(match: Match, name: str) -> list[dict[str, int]]:
    """The fields of all events of this name in the last action."""
    row = EVENTS.rows[EVENTS.numbers[name]]
    return [row.fields(event) for event in match.events if event.kind == row.number]
