"""The heroes' places on the board: Character and Level, armor, equipment and Experience.

One's own is as wide as the board, and what one may choose from lies there as large as a finger needs.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludary.core.game import Game
from ludary.core.panels import Panel, Role, roomy
from ludary.core.svg import fitted, group, label, rect, tip, width_of
from ludary.games.dunjiin.board.cards import (
    INK,
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
    magic_item,
    note,
    pieces,
    small_card,
    tally,
    touchable,
)
from ludary.games.dunjiin.board.emblems import LEAST_FONT, ORANGE, THINGS, WHITE, draw
from ludary.games.dunjiin.cards import TREASURE
from ludary.games.dunjiin.reckoning import known_experience
from ludary.games.dunjiin.scene import REMEMBERED, Scene
from ludary.games.dunjiin.state import Hero, State
from ludary.games.dunjiin.text.describe import shop_after_last_call
from ludary.games.dunjiin.text.names import faces, pile

OWN, PANEL, GAP, INSET = 456, 224, 8, 10  # width of one's own place and the others', distance between places, and within
PARCHMENT, ASHES = "#f7f2e6", "#c9c6bd"
OWN_HIGH, HIGH = 200, 176  # room that both keep
HEADER, CHARACTER, OWN_CHARACTER = 32, 72, 92  # heights
OWN_CARD = 1.25  # how much the cards of one's own Character are enlarged: as wide as a finger needs
ARMORY = 208  # where one's own Armor Points and Magic Items begin, beside the Character
MOST_SHIELDS, MOST_ITEMS, MOST_BACKS = 5, 3, 3  # more are drawn in one place, with a number
NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def heroes(scene: Scene, seat: int, who: Sequence[str]) -> Iterator[Panel]:
    """Everybody's place; one's own is larger."""
    for other in range(scene.s.seats):
        own = other == seat
        width, height = (OWN, OWN_HIGH) if own else (PANEL, HIGH)
        inside, tall = _inside(scene, other, who[other], width, own)
        drawn = group(tip(who[other]), _ground(scene.s, other, width, max(tall, height)), inside, data_spot=f"seat-{other}")
        role = Role.HAND if own else Role.PLAYERS
        yield roomy(f"seat-{other}", f"Seat {other + 1}", (width, height), (drawn, max(tall, height)), role, LEAST_FONT)


def _ground(s: State, seat: int, width: float, height: float) -> str:
    if s.heroes[seat].fell:
        return rect(0, 0, width, height, ASHES, rx=10, stroke=INK, stroke_dasharray="4 4")
    if seat == s.actor:
        return rect(0, 0, width, height, PARCHMENT, rx=10, stroke=ORANGE, stroke_width=5)
    return rect(0, 0, width, height, PARCHMENT, rx=10, stroke=INK, stroke_width=1.5)


def _inside(scene: Scene, seat: int, name: str, width: int, own: bool) -> tuple[str, float]:
    """Draw the inside of a hero's place; returns it with its height."""
    s, hero = scene.s, scene.s.heroes[seat]
    if hero.fell:
        return _tombstone(name, hero.fell), HEADER + 6
    badges = ["you"] if own else []
    if seat in (s.active, s.actor):
        badges.append("turn" if seat == s.active else "decides")
    header, shop = _header(name, tuple(badges), width), shop_after_last_call(s, seat).strip(" .")
    things, height = _own_hero(scene.game, hero, shop) if own else _hero(scene.game, hero, shop, width)
    return header + things, height


@lru_cache(REMEMBERED)
def _tombstone(name: str, fell: int) -> str:
    words = f"{fitted(name, LEAST_FONT, 80)} fell {NTH[fell]}"
    return draw(THINGS["graveyard"], INSET, 7, 28) + label(INSET + 36, 27, words, LEAST_FONT, INK)


@lru_cache(REMEMBERED)
def _hero(game: Game, hero: Hero, shop: str, width: int) -> tuple[str, float]:
    cards = [small_card(faces(game)[card], INSET + place * (SMALL_WIDE + 4), HEADER) for place, card in enumerate(hero.character)]
    magic = tally("magic", magic_item(), hero.magic, MOST_ITEMS)
    top, _ = flow([*_armor(hero), *([(4.0, "")] if magic else []), *magic], width - 2 * INSET)
    treasure = [_coins(game, card, number) for card, number in pile(hero.treasure, TREASURE)]
    bottom, tall = flow([*treasure, *_total(game, hero), *_experience(game, hero), *_notes(hero, shop)], width - 2 * INSET)
    things = group(top, group(bottom, at=(0, LINE)), at=(INSET, HEADER + CHARACTER))
    return "".join(cards) + _level(hero, width) + things, HEADER + CHARACTER + LINE + tall + INSET


@lru_cache(REMEMBERED)
def _own_hero(game: Game, hero: Hero, shop: str) -> tuple[str, float]:
    """Draw one's own hero: larger, with a spot for everything that one may choose from."""
    face, step = faces(game), SMALL_WIDE * OWN_CARD + 4
    cards = [small_card(face[card], INSET + at * step, HEADER, OWN_CARD, f"character-{at}") for at, card in enumerate(hero.character)]
    armory = [group(flow(_armor(hero), OWN)[0], at=(ARMORY, HEADER))]
    if hero.magic:
        _, magic = touchable(tuple(tally("magic", magic_item(), hero.magic, MOST_ITEMS)), "magic")
        armory.append(group(magic, at=(ARMORY - INSET, HEADER + LINE)))
    treasure = [touchable((_coins(game, card, number),), face[card].notation) for card, number in pile(hero.treasure, TREASURE)]
    total = [touchable((thing,)) for thing in _total(game, hero)]
    held = [
        touchable((experience_face(face[card], number),), f"experience-{face[card].notation}") for card, number in pile(hero.experience)
    ]
    things, tall = flow([*treasure, *total, *held], OWN - 2 * INSET, 2, TOUCH + 2)
    notes, more = flow(_notes(hero, shop), OWN - 2 * INSET, 3 * INSET)
    below = HEADER + OWN_CHARACTER
    parts = *cards, *armory, _level(hero, OWN), group(things, at=(INSET, below)), group(notes, at=(INSET, below + tall)) if notes else ""
    return "".join(parts), below + tall + more + INSET / 2


@lru_cache(REMEMBERED)
def _header(name: str, badges: tuple[str, ...], width: float) -> str:
    """The name, and on its right whose turn it is, who decides, which seat is one's own."""
    parts, right = "", float(width - INSET + 2)
    for text in reversed(badges):
        wide = width_of(text, LEAST_FONT) + 12
        right -= wide
        ground, ink = (INK, WHITE) if text != "you" else (WHITE, INK)
        parts += rect(right, 8, wide, 22, ground, rx=6, stroke=INK, stroke_width=1.5)
        parts += label(right + wide / 2, 24, text, LEAST_FONT, ink, text_anchor="middle", font_weight="bold")
        right -= 4
    return label(INSET, 25, fitted(name, 18, right - INSET - 4), 18, INK, font_weight="bold") + parts


def _level(hero: Hero, width: float) -> str:
    number = label(width - INSET, HEADER + 56, str(hero.level), 36, INK, text_anchor="end", font_weight="bold")
    return label(width - INSET, HEADER + 20, "Level", LEAST_FONT, INK, text_anchor="end") + number


def _armor(hero: Hero) -> list[Thing]:
    return tally("armor", armor_point(), hero.armor, MOST_SHIELDS) or [note("naked")]


def _coins(game: Game, card: int, number: int) -> Thing:
    """Treasure of one value."""
    face = faces(game)[card]
    coins = pieces(face.notation, coin(face.strength), number)
    return in_a_row([coins, note(f"×{number}", LEAST_FONT)]) if number > 1 else coins


def _total(game: Game, hero: Hero) -> list[Thing]:
    """Return the worth of the Treasure in words, where there are several cards."""
    values = [faces(game)[card].strength for card, number in pile(hero.treasure, TREASURE) for _ in range(number)]
    return [note(f"= {sum(values)}")] if len(values) > 1 else []


def _experience(game: Game, hero: Hero) -> list[Thing]:
    known = known_experience(hero)
    if known is None:
        return tally("hidden", experience_back(), hero.experience_count, MOST_BACKS)
    return [experience_face(faces(game)[card], number) for card, number in pile(known)]


def _notes(hero: Hero, shop: str) -> list[Thing]:
    return [note(text, LEAST_FONT) for text in (shop, "Necromancy used" if hero.necromancy else "") if text]
