"""The players: one's own purse and cards, which are played with, and what the other player has,
which is quieter.

All are layers of a panel: what seldom changes, and upon it what does.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from ludary.games.konja import spots
from ludary.games.konja.board.cards import (
    GAP,
    PLATE,
    Relic,
    Size,
    back,
    empty,
    fitting,
    is_plate,
    relic_card,
    spell_card,
    spread,
)
from ludary.games.konja.board.paints import BRASS, BRASS_DARK, INK
from ludary.games.konja.board.signs import (
    CARD_FONT,
    FAINT,
    LEAST_FONT,
    NICHE,
    ORANGE,
    PARCHMENT,
    WHITE,
    cloud,
    spirit,
    token,
)
from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.pieces import CLOUDS
from ludary.games.konja.reckoning import is_over, points, winner
from ludary.games.konja.state import SEATS, State, Wizard
from ludary.games.konja.text.names import TOKEN_NAMES, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import fitted, group, label, path, rect, tip, width_of

BOLD = 0.84  # of the letters that fit: bold ones are wider
MOST_COPIES = 6  # tokens of a kind that are drawn one upon the other
CARD = (129.0, 170.0)  # a card in one's own hand
MOST_RELICS, MOST_SPELLS = 4, 3  # cards that have room at full size
INSET = 10


class Purse(NamedTuple):
    """Places of a player's points, tokens and clouds: the size of all, and where each part
    begins.
    """

    size: Size
    name: float  # width of the name
    badges: tuple[float, float]
    tokens: tuple[float, float]
    token_step: float
    clouds: tuple[float, float]
    cloud_step: float
    spirit: tuple[float, float]
    own: bool = True

    @property
    def colours(self) -> tuple[str, str]:
        """The colours of the ground and of words."""
        return (PARCHMENT, INK) if self.own else (NICHE, WHITE)


STRIP = Purse((954.0, 52.0), 92, (152, 12), (284, 2), 84, (574, 3), 62, (536, 10))
LOW = Purse((488.0, 94.0), 130, (348, 54), (246, 1), 80, (10, 49), 56, (208, 10))
RIVAL = Purse((364.0, 128.0), 122, (190, 9), (8, 43), 76, (8, 82), 59, (248, 48), own=False)
RIVAL_HIGH = RIVAL.size[1] + 2 * PLATE[1] + 2 * GAP


def in_order(seat: int) -> list[int]:
    """Oneself first."""
    own = max(0, seat)
    return [own, 1 - own] if SEATS == 2 else list(range(SEATS))


def purse(game: Game[Box], s: State, seat: int, name: str, lies: Purse, you: bool) -> Iterator[str]:
    """Draw a player's points, tokens and clouds, in a few layers."""
    own, total = s.wizards[seat], points(game, s, seat)
    yield _place(seat, name, total, bool(s.actor == seat), lies)
    yield group(*_badges(game, s, seat, you, lies), at=lies.badges)
    yield from (_tokens(kind, int(held), seat, lies) for kind, held in enumerate(own.tokens))
    yield group(*_clouds(game, own, seat, lies), at=lies.clouds, id=f"sky-{seat}")


@lru_cache(256)
def _place(seat: int, name: str, total: int, acts: bool, lies: Purse) -> str:
    (width, height), (ground, ink) = lies.size, lies.colours
    edge: dict[str, Any] = (
        {"stroke": ORANGE, "stroke_width": 4} if acts else {"stroke": BRASS_DARK, "stroke_width": 2}
    )
    figure = label(28, 32, str(total), 20, WHITE, text_anchor="middle", font_weight="bold")
    points = group(
        tip(count(total, "point")), path(DISC, INK, stroke=BRASS, stroke_width=2.5), figure
    )
    words = label(55, 31, fitted(name, 17, lies.name * BOLD), 17, ink, font_weight="bold")
    return group(
        rect(2, 2, width - 4, height - 4, ground, rx=12, **edge),
        words,
        points,
        id=f"wizard-{seat}",
        data_spot=spots.WIZARD(seat),
    )


DISC = "M9 25a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z"


def _titles(game: Game[Box], s: State, seat: int, you: bool) -> list[str]:
    """The title of a seat: its player, whose turn it is, who decides, and at the end who wins."""
    titles = ["you"] if you else []
    if is_over(s):
        won_by = winner(game, s)
        return titles + (["draw"] if won_by == NOBODY else ["wins"] if won_by == seat else [])
    titles += ["turn"] if seat == s.active and s.turns else []
    return titles + (["decides"] if seat == s.actor and (seat != s.active or not s.turns) else [])


def _badges(game: Game[Box], s: State, seat: int, you: bool, lies: Purse) -> Iterator[str]:
    """These, and of a rival the spells in hand; the Spirit token."""
    x = 0.0
    for text in _titles(game, s, seat, you):
        wide = width_of(text, CARD_FONT) + 8
        ground, ink = (WHITE, INK) if text == "you" else (INK, WHITE)
        yield rect(x, 2, wide, 24, ground, rx=7, stroke=BRASS, stroke_width=1.5)
        yield label(
            x + wide / 2, 19, text, CARD_FONT, ink, text_anchor="middle", font_weight="bold"
        )
        x += wide + 5
    own = s.wizards[seat]
    if hidden := max(0, int(own.hand_count - sum(own.hand))):
        drawn = "".join(
            group(back("spell-back", 0, 0, 22), data_piece="spell-back") for _ in range(hidden)
        )
        more = label(27, 20, f"×{own.hand_count}", LEAST_FONT, lies.colours[1])
        at = (lies.size[0] - lies.badges[0] - 62, 0.0) if not lies.own else (x + 4, 0.0)
        yield group(tip(f"{count(own.hand_count, 'spell')} in hand"), drawn, more, at=at)
    if s.spirit == seat:
        at = lies.spirit[0] - lies.badges[0], lies.spirit[1] - lies.badges[1]
        yield group(tip("Spirit token"), spirit(0, 0, 32), at=at)


@lru_cache(1024)
def _tokens(kind: int, number: int, seat: int, lies: Purse) -> str:
    """Gold, magick or power as a little pile, with their number."""
    name = TOKEN_NAMES[kind]
    pile = "".join(
        group(token(kind, 0, 0, 34), at=(0, -3.0 * min(3, at)), data_piece=name)
        for at in range(min(number, MOST_COPIES))
    )
    drawn = pile or group(token(kind, 0, 0, 34), opacity=0.3)
    figure = label(39, 25, str(number), 21, lies.colours[1], font_weight="bold")
    ground = rect(0, 0, lies.token_step - 4, 46, "none", pointer_events="all")
    at = (lies.tokens[0] + lies.token_step * kind, lies.tokens[1])
    tokens = group(drawn, figure, at=(1, 11))
    return group(
        tip(f"{name.capitalize()}: {number}"),
        ground,
        tokens,
        at=at,
        data_spot=spots.TOKEN(seat, kind),
    )


def _clouds(game: Game[Box], own: Wizard, seat: int, lies: Purse) -> Iterator[str]:
    """Clouds by pile, those that are upgraded last."""
    plain = [
        (int(own.clouds[pile]), int(game.box.points[pile]), pile, False) for pile in range(CLOUDS)
    ]
    better = [
        (int(own.upgraded[pile]), int(game.box.better[pile]), pile, True) for pile in range(CLOUDS)
    ]
    kinds = [kind for kind in plain + better if kind[0]]
    for at, kind in enumerate(kinds):
        spot = None if kind[3] else spots.CLOUDS_HELD(seat, kind[2])
        yield _held(*kind, lies.cloud_step * at, lies.cloud_step, spot)
    if not kinds:
        yield label(4, 27, "no clouds yet", CARD_FONT, "#6a5a3a" if lies.own else FAINT)


@lru_cache(512)
def _held(
    number: int, worth: int, pile: int, better: bool, x: float, room: float, spot: str | None
) -> str:
    """A stack of so many clouds of one kind."""
    drawn = "".join(
        group(cloud(worth, 0, 1, 45, better), data_piece=f"cloud-{pile}") for _ in range(number)
    )
    more = label(29, 39, f"×{number}", CARD_FONT, INK, font_weight="bold") if number > 1 else ""
    plate = rect(26, 25, 27, 17, WHITE, rx=6, stroke=INK) if number > 1 else ""
    words = f"{number} {'upgraded ' if better else ''}of {count(worth, 'point')}"
    return group(
        tip(words),
        rect(0, 0, room - 2, 46, "none", pointer_events="all"),
        drawn,
        plate,
        more,
        at=(x, 0),
        data_spot=spot,
    )


def room_for(number: int, card: Size) -> Size:
    """The room of so many cards side by side."""
    return number * (card[0] + GAP) - GAP, card[1]


def most(cards: int, card: Size) -> int:
    """The number of cards that a panel has room for; plates lie in a strip that is swiped, and has
    room for one more.
    """
    return cards + is_plate(card)


def _held_relics(game: Game[Box], s: State, seat: int) -> tuple[list[Relic], int]:
    """A player's relics, and the number of places for them."""
    held = [
        _lying(s, seat, place, int(relic))
        for place, relic in enumerate(s.wizards[seat].relics)
        if relic != NO_CARD
    ]
    return held, max(int(game.box.relic_limit), len(held))


def relics(game: Game[Box], s: State, seat: int, card: Size) -> tuple[str, ...]:
    """One's own relics: a layer for each."""
    held, room = _held_relics(game, s, seat)
    size, columns, scale = fitting(room, card, room_for(most(MOST_RELICS, card), card))
    drawn = [relic_card(game, relic, size) for relic in held] + [empty(size, "no relic")] * (
        room - len(held)
    )
    return tuple(spread(drawn, size, columns, scale, 0))


def spells(game: Game[Box], s: State, seat: int, card: Size) -> tuple[str, ...]:
    """The spells in a hand, as far as one sees them."""
    hand = [(spell, int(copies)) for spell, copies in enumerate(s.wizards[seat].hand) if copies]
    size, columns, scale = fitting(len(hand), card, room_for(most(MOST_SPELLS, card), card))
    hidden = int(s.wizards[seat].hand_count) - sum(copies for _, copies in hand)
    free = [f"{hidden} hidden" if hidden > 0 else "" if hand else "no spell", *[""] * MOST_SPELLS]
    drawn = [spell_card(game, spell, copies, size) for spell, copies in hand]
    drawn += [empty(size, words) for words in free[: MOST_SPELLS - len(hand)]]
    return tuple(spread(drawn, size, columns, scale, 0))


def rival(game: Game[Box], s: State, seat: int, name: str, you: bool) -> tuple[str, ...]:
    """The other player: tokens and clouds, and below them the relics as plates."""
    held, room = _held_relics(game, s, seat)
    drawn = [relic_card(game, relic, PLATE, quiet=True) for relic in held] + [
        empty(PLATE, "no relic")
    ] * (room - len(held))
    rows = -(-room // 2)
    scale = min(1.0, 2 / rows)
    cards = spread(drawn, PLATE, 2, scale, RIVAL.size[1] + GAP)
    return (*purse(game, s, seat, name, RIVAL, you), *cards)


def _lying(s: State, seat: int, place: int, card: int) -> Relic:
    """A relic as it lies before its owner."""
    dice = [
        (die, int(s.action_face[die]))
        for die, on in enumerate(s.action_on)
        if seat == s.active and on == place and s.action_face[die] >= 0
    ]
    in_use = bool(seat == s.actor and s.relic == card and s.place == place)
    tapped = bool(s.wizards[seat].tapped[place])
    return Relic(
        card,
        spots.RELIC(seat, place),
        f"relic-{card}",
        True,
        tapped,
        in_use,
        dice[0] if dice else None,
    )
