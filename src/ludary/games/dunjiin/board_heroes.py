"""The heroes' places on the board: Character and Level, armor, equipment and Experience."""

from collections.abc import Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, rect, tip, width_of
from ludary.games.dunjiin.board_cards import (
    INK,
    LINE,
    SMALL_WIDE,
    Thing,
    armor_point,
    coin,
    experience_back,
    experience_face,
    flow,
    magic_item,
    note,
    small_card,
    tally,
)
from ludary.games.dunjiin.card_names import pile
from ludary.games.dunjiin.cards import TREASURE
from ludary.games.dunjiin.describe import shop_after_last_call
from ludary.games.dunjiin.emblems import LEAST_FONT, ORANGE, THINGS, WHITE, draw
from ludary.games.dunjiin.reckoning import fallen, known_experience, living

PANEL, GAP, INSET = 224, 8, 10  # width of a hero's place, distance between places, and within
PARCHMENT, ASHES = "#f7f2e6", "#c9c6bd"
HEADER, CHARACTER = 36, 76  # heights
MOST_SHIELDS, MOST_ITEMS, MOST_BACKS = 5, 3, 3  # more are drawn as one with a number
NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def heroes(game: Game, s: Any, seat: int, who: Sequence[str], width: int) -> tuple[str, float]:
    """Everybody's place, two side by side, the dead last; the picture and its height."""
    parts, y = [], 0.0
    for seats in (living(s), fallen(s)):
        for first in range(0, len(seats), 2):
            row = seats[first : first + 2]
            belongings = [_belongings(game, s, other) if s.heroes[other].fell == 0 else ("", 0.0) for other in row]
            height = max(_height(s, other, has[1]) for other, has in zip(row, belongings, strict=True))
            for column, (other, (things, _)) in enumerate(zip(row, belongings, strict=True)):
                place = _place(game, s, other, who[other], other == seat, things, height)
                parts.append(group(place, at=(column * (width - PANEL), y), id=f"seat-{other}", data_seat=other))
            y += height + GAP
    return "".join(parts), y


def _height(s: Any, seat: int, belongings: float) -> float:
    return HEADER + 6 if s.heroes[seat].fell else HEADER + CHARACTER + belongings + INSET


def _place(game: Game, s: Any, seat: int, name: str, you: bool, things: str, height: float) -> str:
    hero = s.heroes[seat]
    if hero.fell:
        stone = draw(THINGS["graveyard"], INSET, 7, 28)
        fell = f"{fitted(name, LEAST_FONT, 80)} fell {NTH[hero.fell]}"
        words = label(INSET + 36, 27, fell, LEAST_FONT, INK)
        return tip(name) + rect(0, 0, PANEL, height, ASHES, rx=10, stroke=INK, stroke_dasharray="4 4") + stone + words
    decides = seat == s.actor
    edge = {"stroke": ORANGE, "stroke_width": 5} if decides else {"stroke": INK, "stroke_width": 1.5}
    cards = "".join(small_card(game, int(card), INSET + place * (SMALL_WIDE + 4), HEADER) for place, card in enumerate(hero.character))
    level = label(PANEL - INSET, HEADER + 20, "Level", LEAST_FONT, INK, text_anchor="end")
    level += label(PANEL - INSET, HEADER + 56, str(hero.level), 36, INK, text_anchor="end", font_weight="bold", data_place="level")
    parts = _header(s, seat, name, you), cards, level, group(things, at=(INSET, HEADER + CHARACTER))
    return tip(name) + rect(0, 0, PANEL, height, PARCHMENT, rx=10, **edge) + "".join(parts)


def _header(s: Any, seat: int, name: str, you: bool) -> str:
    """The name, and on its right whose turn it is, who decides, which seat is one's own."""
    badges = ["you"] if you else []
    if seat == s.active or seat == s.actor:
        badges.append("turn" if seat == s.active else "decides")
    parts, right = "", float(PANEL - INSET + 2)
    for text in reversed(badges):
        wide = width_of(text, LEAST_FONT) + 12
        right -= wide
        ground, ink, weight = (INK, WHITE, "bold") if text != "you" else (WHITE, INK, "bold")
        parts += rect(right, 8, wide, 22, ground, rx=6, stroke=INK, stroke_width=1.5)
        parts += label(right + wide / 2, 24, text, LEAST_FONT, ink, text_anchor="middle", font_weight=weight)
        right -= 4
    return label(INSET, 25, fitted(name, 18, right - INSET - 4), 18, INK, font_weight="bold") + parts


def _belongings(game: Game, s: Any, seat: int) -> tuple[str, float]:
    """Armor and Magic Items in one line, then Treasure and Experience: the picture and its height."""
    hero, width = s.heroes[seat], PANEL - 2 * INSET
    armor = tally(armor_point(), int(hero.armor), MOST_SHIELDS) or [note("naked")]
    magic = tally(magic_item(), int(hero.magic), MOST_ITEMS)
    top, _ = flow([*armor, *([(4.0, "")] if magic else []), *magic], width)
    bottom, height = flow([*_treasure(game, hero), *_experience(game, hero), *_notes(s, seat)], width)
    return top + group(bottom, at=(0, LINE)), LINE + height


def _treasure(game: Game, hero: Any) -> list[Thing]:
    things, total = [], 0
    for card, number in pile(hero.treasure, TREASURE):
        value = int(game.box.cards[card].strength)
        things += [coin(value), *([note(f"×{number}", LEAST_FONT)] if number > 1 else [])]
        total += value * number
    return [*things, note(f"= {total}")] if len(things) > 1 else things


def _experience(game: Game, hero: Any) -> list[Thing]:
    faces = known_experience(hero)
    if faces is None:
        return tally(experience_back(), int(hero.experience_count), MOST_BACKS)
    return [experience_face(game, card, number) for card, number in pile(faces)]


def _notes(s: Any, seat: int) -> list[Thing]:
    words = shop_after_last_call(s, seat).strip(" .")
    return [note(text, LEAST_FONT) for text in (words, "Necromancy used" if s.heroes[seat].necromancy else "") if text]
