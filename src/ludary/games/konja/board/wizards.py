"""The players: what they hold as two places side by side, and their cards below."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, rect, tip, width_of
from ludary.games.konja.board.cards import GAP, WIDE, Relic, relics, spell_back, spells
from ludary.games.konja.board.signs import CARD_FONT, INK, LEAST_FONT, ORANGE, PARCHMENT, WHITE, cloud, spirit, token
from ludary.games.konja.cards import NO_CARD
from ludary.games.konja.options import TO_FIRST
from ludary.games.konja.pieces import CLOUDS, TOKENS
from ludary.games.konja.reckoning import is_over, points
from ludary.games.konja.state import SEATS
from ludary.games.konja.text.names import TOKEN_NAMES, count

INSET = 10
BADGES, TOKENS_AT, CLOUDS_AT = 40, 72, 120  # where these lines of a player's place begin
CLOUD_LINE, IN_A_ROW = 46, 3  # height of a line of clouds, and how many kinds it has
BOLD = 0.84  # of the letters that fit: bold ones are wider
MOST_COPIES = 12  # tokens of a kind that are drawn one upon the other


def in_order(seat: int) -> list[int]:
    """Oneself first."""
    own = max(0, seat)
    return [own, 1 - own] if SEATS == 2 else list(range(SEATS))


def places(game: Game, s: Any, seat: int, who: Sequence[str]) -> tuple[str, float]:
    """Draw both players' belongings; returns the picture and its height."""
    lines = max(_cloud_lines(own) for own in s.wizards)
    height = CLOUDS_AT + CLOUD_LINE * lines + 4
    parts = [
        group(_place(game, s, other, who[other], other == seat, height), at=(column * (WIDE + GAP), 0), id=f"wizard-{other}")
        for column, other in enumerate(in_order(seat))
    ]
    return "".join(parts), height + GAP


def _cloud_lines(own: Any) -> int:
    return max(1, -(-sum(map(bool, [*own.clouds, *own.upgraded])) // IN_A_ROW))


def _place(game: Game, s: Any, seat: int, name: str, you: bool, height: float) -> str:
    own, total = s.wizards[seat], points(game, s, seat)
    edge: dict[str, Any] = {"stroke": ORANGE, "stroke_width": 5} if s.actor == seat else {"stroke": INK, "stroke_width": 1.5}
    score = label(WIDE - INSET, 32, str(total), 30, INK, text_anchor="end", font_weight="bold")
    score += label(WIDE - INSET - 20 * len(str(total)) - 5, 30, "points", CARD_FONT, INK, text_anchor="end")
    return group(
        tip(f"{name}: {count(total, 'point')}"),
        rect(0, 0, WIDE, height, PARCHMENT, rx=10, **edge),
        label(INSET, 26, fitted(name, 18, (WIDE - 2 * INSET - 58 - 20 * len(str(total))) * BOLD), 18, INK, font_weight="bold"),
        score,
        group(*_badges(game, s, seat, you), at=(INSET, BADGES)),
        group(*_tokens(own, seat), at=(INSET - 4, TOKENS_AT)),
        group(*_clouds(game, own, seat), at=(INSET, CLOUDS_AT)),
    )


def _titles(game: Game, s: Any, seat: int, you: bool) -> list[str]:
    """Whose seat it is, whose turn, who decides, and at the end who wins."""
    titles = ["you"] if you else []
    if is_over(s):
        own, other = points(game, s, seat), points(game, s, 1 - seat)
        breaks_tie = own == other and game.box.ties == TO_FIRST and seat == s.first
        drawn = own == other and game.box.ties != TO_FIRST
        return titles + (["wins"] if own > other or breaks_tie else ["draw"] if drawn else [])
    titles += ["turn"] if seat == s.active and s.turns else []
    return titles + (["decides"] if seat == s.actor and (seat != s.active or not s.turns) else [])


def _badges(game: Game, s: Any, seat: int, you: bool) -> list[str]:
    """These, the spells in hand, and the Spirit token."""
    parts, x = [], 0.0
    for text in _titles(game, s, seat, you):
        wide = width_of(text, CARD_FONT) + 10
        ground, ink = (WHITE, INK) if text == "you" else (INK, WHITE)
        parts.append(rect(x, 2, wide, 22, ground, rx=6, stroke=INK, stroke_width=1.5))
        parts.append(label(x + wide / 2, 18, text, CARD_FONT, ink, text_anchor="middle", font_weight="bold"))
        x += wide + 5
    own = s.wizards[seat]
    held, hidden = own.hand_count, own.hand_count - sum(own.hand)
    back = "".join(group(spell_back(0, 0, 20), data_piece="spell-back") for _ in range(max(0, hidden))) or spell_back(0, 0, 20)
    right = WIDE - 2 * INSET
    parts.append(group(tip(f"{count(held, 'spell')} in hand"), back, label(25, 19, f"×{held}", LEAST_FONT, INK), at=(right - 48, 0)))
    if s.spirit == seat:
        parts.append(group(tip("Spirit token"), spirit(0, 0, 27), at=(right - 82, 0)))
    return parts


def _tokens(own: Any, seat: int) -> list[str]:
    """Gold, magick and power."""
    parts = []
    for kind in range(TOKENS):
        held, name = own.tokens[kind], TOKEN_NAMES[kind]
        drawn = "".join(group(token(kind, 0, 0, 30), data_piece=name) for _ in range(min(held, MOST_COPIES)))
        drawn = drawn or group(token(kind, 0, 0, 30), opacity=0.35)
        number = label(36, 23, str(held), 20, INK, font_weight="bold")
        ground = rect(0, 0, 68, 46, "none", pointer_events="all")
        parts.append(
            group(
                tip(f"{name.capitalize()}: {held}"),
                ground,
                group(drawn, number, at=(3, 7)),
                at=(70 * kind, 0),
                data_spot=f"token-{seat}-{kind}",
            )
        )
    return parts


def _clouds(game: Game, own: Any, seat: int) -> Iterator[str]:
    """Clouds by pile, those that are upgraded last."""
    plain = [(own.clouds[pile], game.box.points[pile], pile, False) for pile in range(CLOUDS)]
    better = [(own.upgraded[pile], game.box.better[pile], pile, True) for pile in range(CLOUDS)]
    for at, kind in enumerate(kind for kind in plain + better if kind[0]):
        spot = None if kind[3] else f"clouds-{seat}-{kind[2]}"
        yield _held(*kind, (68 * (at % IN_A_ROW), CLOUD_LINE * (at // IN_A_ROW)), spot)


def _held(number: int, worth: int, pile: int, better: bool, at: tuple[float, float], spot: str | None) -> str:
    """So many clouds of one kind."""
    drawn = "".join(group(cloud(worth, 0, 2, 46, better), data_piece=f"cloud-{pile}") for _ in range(number))
    more = label(46, 34, f"×{number}", CARD_FONT, INK, font_weight="bold") if number > 1 else ""
    words = f"{number} {'upgraded ' if better else ''}of {count(worth, 'point')}"
    return group(tip(words), rect(0, 0, 64, CLOUD_LINE - 3, "none", pointer_events="all"), drawn, more, at=at, data_spot=spot)


def cards(game: Game, s: Any, seat: int, name: str) -> tuple[str, float]:
    """A player's relics, and spells as far as one sees them."""
    own = s.wizards[seat]
    held = [_lying(s, seat, place, card) for place, card in enumerate(own.relics) if card != NO_CARD]
    hand = [(card, copies) for card, copies in enumerate(own.hand) if copies]
    parts, height = [], 0.0
    if held:
        shown, tall = relics(game, held)
        parts = [label(2, 15, f"{fitted(name, LEAST_FONT, 200)}: relics", LEAST_FONT, WHITE, font_weight="bold"), group(shown, at=(0, 22))]
        height = 22 + tall
    if hand:
        parts.append(label(2, height + 13, "Spells in hand", LEAST_FONT, WHITE, font_weight="bold"))
        shown, tall = spells(game, hand)
        parts.append(group(shown, at=(0, height + 22)))
        height += 22 + tall
    return group(*parts, id=f"cards-{seat}"), height


def _lying(s: Any, seat: int, place: int, card: int) -> Relic:
    """A relic as it lies before its owner."""
    dice = [(die, s.action_face[die]) for die, on in enumerate(s.action_on) if seat == s.active and on == place and s.action_face[die] >= 0]
    in_use = seat == s.actor and s.relic == card and s.place == place
    tapped = bool(s.wizards[seat].tapped[place])
    return Relic(card, f"relic-{seat}-{place}", f"relic-{card}", True, tapped, in_use, dice[0] if dice else None)
