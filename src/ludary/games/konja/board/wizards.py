"""The players: what they hold as two places side by side, and their cards.

All are layers of a panel: what seldom changes, and upon it what does.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ludary.games.konja.board.cards import GAP, Relic, Size, back, empty, fitting, relic_card, spell_card, spread
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK
from ludary.games.konja.board.signs import CARD_FONT, LEAST_FONT, ORANGE, PARCHMENT, WHITE, cloud, spirit, token
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import CLOUDS, TOKENS
from ludary.games.konja.reckoning import is_over, points, winner
from ludary.games.konja.state import SEATS
from ludary.games.konja.text.names import TOKEN_NAMES, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import fitted, group, label, path, rect, tip, width_of

WIDE, HIGH, INSET = 224, 232, 10  # a player's place
BADGES, TOKENS_AT, CLOUDS_AT = 46, 82, 138  # where these lines of a player's place begin
CLOUD_LINE, IN_A_ROW = 44, 3  # height of a line of clouds, and how many kinds it has
BOLD = 0.84  # of the letters that fit: bold ones are wider
MOST_COPIES = 6  # tokens of a kind that are drawn one upon the other
TITLE = 24  # height of the words above cards
OWN, THEIRS = (168.0, 236.0), (224.0, 192.0)  # a card in one's own hand, and a relic of the other player
LOW = (OWN[0], 192.0)  # a card in one's own hand on a phone
TWO_BY_TWO = (2 * THEIRS[0] + GAP, 2 * THEIRS[1] + GAP)


def in_order(seat: int) -> list[int]:
    """Oneself first."""
    own = max(0, seat)
    return [own, 1 - own] if SEATS == 2 else list(range(SEATS))


def places(game: Game, s: Any, seat: int, who: Sequence[str]) -> Iterator[str]:
    """Draw both players' belongings, each in a few layers."""
    for column, other in enumerate(in_order(seat)):
        own, total = s.wizards[other], points(game, s, other)
        x = column * (WIDE + GAP)
        held = tuple(map(int, own.tokens))
        yield _place(other, who[other], total, bool(s.actor == other), x)
        yield group(*_badges(game, s, other, other == seat), at=(x + INSET, BADGES))
        yield _tokens(held, other, x)
        yield group(*_clouds(game, own, other), at=(x + INSET, CLOUDS_AT), id=f"sky-{other}")


@lru_cache(256)
def _place(seat: int, name: str, total: int, acts: bool, x: float) -> str:
    edge: dict[str, Any] = {"stroke": ORANGE, "stroke_width": 5} if acts else {"stroke": BRASS_DARK, "stroke_width": 2}
    figure = label(WIDE - 30, 31, str(total), 21, WHITE, text_anchor="middle", font_weight="bold")
    points = group(tip(count(total, "point")), path(DISC, INK, stroke=BRASS, stroke_width=2.5), figure)
    return group(
        rect(1, 1, WIDE - 2, HIGH - 2, PARCHMENT, rx=12, **edge),
        path(f"M{INSET} 43H{WIDE - INSET}", stroke=BRASS, stroke_width=1.2),
        label(INSET + 2, 29, fitted(name, 18, (WIDE - 2 * INSET - 48) * BOLD), 18, INK, font_weight="bold"),
        points,
        rect(7, CLOUDS_AT - 5, WIDE - 14, HIGH - CLOUDS_AT - 3, "#bcd0ee", rx=9, stroke=BRASS),
        at=(x, 0), id=f"wizard-{seat}", data_spot=f"wizard-{seat}",
    )  # fmt: skip


DISC = f"M{WIDE - 49} 23a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z"


def _titles(game: Game, s: Any, seat: int, you: bool) -> list[str]:
    """The title of a seat: its player, whose turn it is, who decides, and at the end who wins."""
    titles = ["you"] if you else []
    if is_over(s):
        won_by = winner(game, s)
        return titles + (["draw"] if won_by == NOBODY else ["wins"] if won_by == seat else [])
    titles += ["turn"] if seat == s.active and s.turns else []
    return titles + (["decides"] if seat == s.actor and (seat != s.active or not s.turns) else [])


def _badges(game: Game, s: Any, seat: int, you: bool) -> list[str]:
    """These, the spells in hand, and the Spirit token."""
    parts, x = [], 0.0
    for text in _titles(game, s, seat, you):
        wide = width_of(text, CARD_FONT) + 8
        ground, ink = (WHITE, INK) if text == "you" else (INK, WHITE)
        parts.append(rect(x, 4, wide, 24, ground, rx=7, stroke=INK, stroke_width=1.5))
        parts.append(label(x + wide / 2, 21, text, CARD_FONT, ink, text_anchor="middle", font_weight="bold"))
        x += wide + 5
    own = s.wizards[seat]
    held, hidden = own.hand_count, own.hand_count - sum(own.hand)
    drawn = "".join(group(back("spell-back", 0, 0, 22), data_piece="spell-back") for _ in range(max(0, hidden))) or back(
        "spell-back", 0, 0, 22
    )
    right = WIDE - 2 * INSET
    parts.append(group(tip(f"{count(held, 'spell')} in hand"), drawn, label(27, 21, f"×{held}", LEAST_FONT, INK), at=(right - 50, 0)))
    if s.spirit == seat:
        parts.append(group(tip("Spirit token"), spirit(0, 0, 30), at=(right - 86, 0)))
    return parts


@lru_cache(1024)
def _tokens(held: tuple[int, ...], seat: int, x: float) -> str:
    """Gold, magick and power, as little piles."""
    parts = []
    for kind, number in enumerate(held):
        name = TOKEN_NAMES[kind]
        pile = "".join(group(token(kind, 0, 0, 34), at=(0, -3.0 * min(3, at)), data_piece=name) for at in range(min(number, MOST_COPIES)))
        drawn = pile or group(token(kind, 0, 0, 34), opacity=0.3)
        figure = label(39, 25, str(number), 21, INK, font_weight="bold")
        ground = rect(0, 0, 68, 52, "none", pointer_events="all")
        tokens = group(drawn, figure, at=(1, 12))
        parts.append(group(tip(f"{name.capitalize()}: {number}"), ground, tokens, at=(70 * kind, 0), data_spot=f"token-{seat}-{kind}"))
    assert len(held) == TOKENS
    return group(*parts, at=(x + INSET - 2, TOKENS_AT - 4))


def _clouds(game: Game, own: Any, seat: int) -> Iterator[str]:
    """Clouds by pile, those that are upgraded last."""
    plain = [(int(own.clouds[pile]), game.box.points[pile], pile, False) for pile in range(CLOUDS)]
    better = [(int(own.upgraded[pile]), game.box.better[pile], pile, True) for pile in range(CLOUDS)]
    for at, kind in enumerate(kind for kind in plain + better if kind[0]):
        spot = None if kind[3] else f"clouds-{seat}-{kind[2]}"
        yield _held(*kind, (69 * (at % IN_A_ROW), CLOUD_LINE * (at // IN_A_ROW)), spot)


@lru_cache(512)
def _held(number: int, worth: int, pile: int, better: bool, at: tuple[float, float], spot: str | None) -> str:
    """A stack of so many clouds of one kind."""
    drawn = "".join(group(cloud(worth, 0, 2, 46, better), data_piece=f"cloud-{pile}") for _ in range(number))
    more = label(46, 34, f"×{number}", CARD_FONT, INK, font_weight="bold") if number > 1 else ""
    words = f"{number} {'upgraded ' if better else ''}of {count(worth, 'point')}"
    return group(tip(words), rect(0, 0, 66, CLOUD_LINE - 2, "none", pointer_events="all"), drawn, more, at=at, data_spot=spot)


def room_for(number: int, card: Size) -> Size:
    """The room of so many cards side by side."""
    return number * (card[0] + GAP) - GAP, card[1]


def relics(game: Game, s: Any, seat: int, name: str, card: Size) -> tuple[str, ...]:
    """A player's relics: a layer for the words above them, and one for each."""
    held = [_lying(s, seat, place, int(relic)) for place, relic in enumerate(s.wizards[seat].relics) if relic != NO_CARD]
    room = max(int(game.box.relic_limit), len(held))
    size, columns, scale = fitting(room, card, TWO_BY_TWO if card == THEIRS else room_for(4, card))
    drawn = [relic_card(game, relic, size) for relic in held] + [empty(size)] * (room - len(held))
    return (_title(f"{fitted(name, LEAST_FONT, 200)}: relics", f"cards-{seat}"), *spread(drawn, size, columns, scale, TITLE))


def spells(game: Game, s: Any, seat: int, name: str, card: Size) -> tuple[str, ...]:
    """The spells in a hand, as far as one sees them."""
    hand = [(spell, int(copies)) for spell, copies in enumerate(s.wizards[seat].hand) if copies]
    size, columns, scale = fitting(len(hand), card, room_for(3, card))
    drawn = [spell_card(game, spell, copies, size) for spell, copies in hand] + [empty(size)] * (columns - len(hand))
    return (_title(f"{fitted(name, LEAST_FONT, 200)}: spells", f"spells-{seat}"), *spread(drawn, size, columns, scale, TITLE))


@lru_cache(64)
def _title(words: str, name: str) -> str:
    return label(2, 16, words, LEAST_FONT, WHITE, font_weight="bold", id=name)


def _lying(s: Any, seat: int, place: int, card: int) -> Relic:
    """A relic as it lies before its owner."""
    dice = [
        (die, int(s.action_face[die])) for die, on in enumerate(s.action_on) if seat == s.active and on == place and s.action_face[die] >= 0
    ]
    in_use = bool(seat == s.actor and s.relic == card and s.place == place)
    tapped = bool(s.wizards[seat].tapped[place])
    return Relic(card, f"relic-{seat}-{place}", f"relic-{card}", True, tapped, in_use, dice[0] if dice else None)
