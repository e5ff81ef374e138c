"""The heroes' places on the board: portrait, Character and Level, armor, equipment and Experience.

One's own is as wide as the board, and what one may choose from lies there as large as a finger
needs. Each place has three layers: what hardly ever changes, what the hero has, and whose turn it
is.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludary.games.dunjiin import spots
from ludary.games.dunjiin.board.cards import (
    LINE,
    SMALL_WIDE,
    TOUCH,
    Thing,
    armor_point,
    coin,
    experience_back,
    experience_face,
    flow,
    in_a_row,
    laid,
    magic_item,
    note,
    pieces,
    small_card,
    tally,
    touchable,
)
from ludary.games.dunjiin.board.ink import INK, LEAST_FONT, PARCHMENT, TORCH
from ludary.games.dunjiin.board.portraits import portrait
from ludary.games.dunjiin.board.things import thing
from ludary.games.dunjiin.board.walls import place, turn_mark
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import TREASURE
from ludary.games.dunjiin.reckoning import known_experience
from ludary.games.dunjiin.scene import REMEMBERED, Scene
from ludary.games.dunjiin.state import Hero
from ludary.games.dunjiin.text.describe import shop_after_last_call
from ludary.games.dunjiin.text.names import faces, pile
from ludary.kit import Game
from ludary.kit.picture import Panel, Role, fitted, group, label, rect, tip, width_of

OWN, PANEL, GAP, INSET = (
    480,
    232,
    8,
    13,
)  # width of one's own place and the others', distance between places, and within
OWN_HIGH, HIGH = 204, 173  # height of both
HEADER, CHARACTER, OWN_CHARACTER = 34, 71, 91  # heights
OWN_CARD = 1.25  # how much the cards of one's own Character are enlarged: as wide as a finger needs
ARMORY = 210  # where one's own Armor Points and Magic Items begin, beside the Character
OWN_FACE, FACE = 70, 48  # width of portraits
NUMBER = 38  # size of one's own Level
GRAVE, GRAVE_TOP = 96, 38  # width of the tombstone of the dead, and where it begins
MOST_SHIELDS, MOST_ITEMS, MOST_BACKS = 4, 2, 3  # more are drawn in one place, with a number
NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def heroes(scene: Scene, seat: int, who: Sequence[str]) -> Iterator[Panel]:
    """Everybody's place; one's own is larger."""
    for other in range(scene.s.seats):
        own = other == seat
        width, height = (OWN, OWN_HIGH) if own else (PANEL, HIGH)
        role, hero = Role.HAND if own else Role.PLAYERS, scene.s.heroes[other]
        scale, things = _belongings(scene, other, who[other], width, height, own)
        ground = _ground(other, min(hero.armor, 2), hero.fell, width, height, scale)
        layers = ground, *things, _header(scene, other, who[other], width, height, own)
        yield Panel(f"seat-{other}", f"Seat {other + 1}", width, height, layers, role, LEAST_FONT)


@lru_cache(REMEMBERED)
def _ground(seat: int, armor: int, fell: int, width: int, height: int, scale: float) -> str:
    """The place with the portrait, as small as what lies beside it; of the dead, a grave."""
    side = OWN_FACE if width == OWN else FACE
    at = ((width - GRAVE) / 2, GRAVE_TOP) if fell else (width - INSET - side, HEADER)
    face = group(portrait(seat, armor, GRAVE if fell else side, bool(fell)), at=at)
    return group(
        place(width, height, bool(fell)), group(face, at=_middle(width, scale), scale=scale)
    )


def _middle(width: int, scale: float) -> tuple[float, float] | None:
    """The transform of a place's smaller things: in the middle, below the name."""
    return ((width - width * scale) / 2, HEADER - HEADER * scale) if scale < 1 else None


def _belongings(
    scene: Scene, seat: int, name: str, width: int, height: int, own: bool
) -> tuple[float, list[str]]:
    """Draw all that the hero has, most of it upon the spot of its place, and return it behind how
    much smaller it had to be drawn.

    Under the spot lies the Character of others, over it one's own.
    """
    s, hero = scene.s, scene.s.heroes[seat]
    ground = tip(name) + rect(6, 6, width - 12, height - 12, "none", rx=6, pointer_events="all")
    if hero.fell:
        return 1.0, [group(ground, _fallen(hero.fell, width), data_spot=spots.SEAT(seat))]
    shop = shop_after_last_call(s, seat).strip(" .")
    character = _character(scene.game, tuple(hero.character), OWN_CARD if own else 1)
    things, held, tall = _own_hero(scene.game, hero, shop) if own else _hero(scene.game, hero, shop)
    scale = min(1.0, (height - 8 - HEADER) / (tall - HEADER))
    at = _middle(width, scale)
    below = "" if own else group(character, at=at, scale=scale)
    spot = group(ground, group(things, at=at, scale=scale), data_spot=spots.SEAT(seat))
    return scale, [
        below,
        spot,
        *(group(one, at=at, scale=scale) for one in (character, *held) if own),
    ]


@lru_cache(REMEMBERED)
def _character(game: Game[Box], cards: tuple[int, ...], scale: float) -> str:
    """The cards of a Character; one's own are spots."""
    step = SMALL_WIDE * scale + 4
    places = [spots.CHARACTER_CARD(at) if scale > 1 else None for at in range(len(cards))]
    return "".join(
        small_card(faces(game)[card], INSET + at * step, HEADER, scale, places[at])
        for at, card in enumerate(cards)
    )


@lru_cache(REMEMBERED)
def _fallen(fell: int, width: int) -> str:
    return label(
        width / 2,
        GRAVE_TOP + GRAVE + LEAST_FONT + 4,
        f"fell {NTH[fell]}",
        LEAST_FONT,
        INK,
        text_anchor="middle",
        font_weight="bold",
    )


@lru_cache(REMEMBERED)
def _hero(game: Game[Box], hero: Hero, shop: str) -> tuple[str, tuple[str, ...], float]:
    """Draw what somebody else has, and return it with its height."""
    magic = tally("magic", magic_item(), hero.magic, MOST_ITEMS)
    top, _ = flow([*_armor(hero), *([(4.0, "")] if magic else []), *magic], PANEL - 2 * INSET)
    treasure = [_coins(game, card, number) for card, number in pile(hero.treasure, TREASURE)]
    bottom, tall = flow(
        [*treasure, *_total(game, hero), *_experience(game, hero), *_notes(hero, shop)],
        PANEL - 2 * INSET,
    )
    things = group(top, group(bottom, at=(0, LINE)), at=(INSET, HEADER + CHARACTER))
    level = thing("star", PANEL - INSET - 52, HEADER + FACE + 1, 22) + _number(
        hero.level, PANEL - INSET, HEADER + FACE + 20, 22
    )
    return level + things, (), HEADER + CHARACTER + LINE + max(tall, LINE)


@lru_cache(REMEMBERED)
def _own_hero(game: Game[Box], hero: Hero, shop: str) -> tuple[str, tuple[str, ...], float]:
    """Draw one's own armor and notes; and one by one, larger, each a spot, everything that one may
    choose from.
    """
    face, below, right = faces(game), HEADER + OWN_CHARACTER, OWN - INSET - OWN_FACE - 10
    held = [
        touchable((_coins(game, card, number),), spots.TREASURE_CARD(card - TREASURE))
        for card, number in pile(hero.treasure, TREASURE)
    ]
    held += [touchable((thing,)) for thing in _total(game, hero)]
    held += [
        touchable((experience_face(face[card], number),), spots.EXPERIENCE(card))
        for card, number in pile(hero.experience)
    ]
    places, tall = laid(held, OWN - 2 * INSET, 2, TOUCH + 2)
    notes, more = flow(_notes(hero, shop), OWN - 2 * INSET, 3 * INSET)
    left = right - width_of(str(hero.level), NUMBER)  # the line above may be full of armor
    level = (
        thing("star", left - 24, HEADER + 33, 18)
        + label(right, HEADER + 18, "Level", LEAST_FONT, INK, text_anchor="end")
        + _number(hero.level, right, HEADER + 56, NUMBER)
    )
    armor = group(flow(_armor(hero), OWN)[0], at=(ARMORY, HEADER))
    things = armor + level + (group(notes, at=(INSET, below + tall)) if notes else "")
    loose = [
        group(thing, at=(INSET + x, below + y))
        for (_, thing), (x, y) in zip(held, places, strict=True)
    ]
    if hero.magic:
        _, magic = touchable(
            tuple(tally("magic", magic_item(), hero.magic, MOST_ITEMS)), spots.MAGIC_ITEMS()
        )
        loose.append(group(magic, at=(ARMORY - 6, HEADER + LINE)))
    return things, tuple(loose), below + tall + more


def _number(level: int, right: float, base: float, size: float) -> str:
    return label(right, base, str(level), size, INK, text_anchor="end", font_weight="bold")


def _header(scene: Scene, seat: int, name: str, width: int, height: int, own: bool) -> str:
    """The name, and on its right whose turn it is, who decides, which seat is one's own."""
    s = scene.s
    badges = ["you"] if own else []
    if seat in (s.active, s.actor) and not s.heroes[seat].fell:
        badges.append("turn" if seat == s.active else "decides")
    return _titled(name, tuple(badges), width, height, seat == s.actor)


@lru_cache(REMEMBERED)
def _titled(name: str, badges: tuple[str, ...], width: int, height: int, decides: bool) -> str:
    parts, right = turn_mark(width, height) if decides else "", float(width - INSET + 2)
    for text in reversed(badges):
        wide = width_of(text, LEAST_FONT) + 12
        right -= wide
        ground, ink = (PARCHMENT, INK) if text == "you" else (TORCH, INK)
        parts += rect(right, 10, wide, 22, ground, rx=6, stroke=INK, stroke_width=2)
        parts += label(
            right + wide / 2, 26.5, text, LEAST_FONT, ink, text_anchor="middle", font_weight="bold"
        )
        right -= 4
    return group(
        label(INSET, 28, fitted(name, 18, right - INSET - 4), 18, INK, font_weight="bold"),
        parts,
        pointer_events="none",
    )


def _armor(hero: Hero) -> list[Thing]:
    return tally("armor", armor_point(), hero.armor, MOST_SHIELDS) or [note("naked")]


def _coins(game: Game[Box], card: int, number: int) -> Thing:
    """Treasure of one value."""
    face = faces(game)[card]
    coins = pieces(face.notation, coin(face.strength), number)
    return in_a_row([coins, note(f"×{number}", LEAST_FONT)]) if number > 1 else coins


def _total(game: Game[Box], hero: Hero) -> list[Thing]:
    """Return the worth of the Treasure in words, where there are several cards."""
    values = [
        faces(game)[card].strength
        for card, number in pile(hero.treasure, TREASURE)
        for _ in range(number)
    ]
    return [note(f"= {sum(values)}")] if len(values) > 1 else []


def _experience(game: Game[Box], hero: Hero) -> list[Thing]:
    known = known_experience(hero)
    if known is None:
        return tally("hidden", experience_back(), hero.experience_count, MOST_BACKS)
    return [experience_face(faces(game)[card], number) for card, number in pile(known)]


def _notes(hero: Hero, shop: str) -> list[Thing]:
    return [
        note(text, LEAST_FONT)
        for text in (shop, "Necromancy used" if hero.necromancy else "")
        if text
    ]
