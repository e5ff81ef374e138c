"""The middle of the table while something is decided: sticks, cards that are selected or activated, ways to lay a room."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludary.games.nagaraja.board.cards import HIGH, Part, backs, chip, lines, rows, seal, titled
from ludary.games.nagaraja.board.jade import EMBER, GOLD, LEAST_FONT, NIGHT, SHINE, WHITE
from ludary.games.nagaraja.board.pieces import HEIGHT, snake, stick, stick_width
from ludary.games.nagaraja.board.ways import ways
from ludary.games.nagaraja.cards import COLOURS, NO_CARD, RESULTS
from ludary.games.nagaraja.reckoning import fate_total, nagas
from ludary.games.nagaraja.state import SEATS, Phase
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.names import card_name, cards_in, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import fitted, group, label, rect, width_of

IN_A_ROW = 3  # discarded cards to choose from
APART = 8


def story(game: Game, s: Any, seat: int, names: Sequence[str], wide: float) -> Iterator[Part]:
    """Parts that lie below each other."""
    if s.phase == Phase.RETRIEVE and s.actor == seat:
        yield titled("The discard pile: take a card", _chips(game, cards_in(s.discard), wide))
        return
    yield from ways(game, s, names, wide)
    for owner in (1 - seat, seat) if seat != NOBODY else tuple(range(SEATS)):
        yield from throw(game, s, owner, names, wide)
    yield from _table(game, s, names, wide)
    if s.dealt:
        yield titled("You have drawn, and give one away", rows(game, cards_in(s.dealt), wide, HIGH * 1.2))


def _chips(game: Game, cards: Sequence[int], wide: float) -> Part:
    each = (wide - 6 * (IN_A_ROW - 1)) / IN_A_ROW
    drawn = [group(chip(game, number, each), at=(at % IN_A_ROW * (each + 6), at // IN_A_ROW * 45)) for at, number in enumerate(cards)]
    return "".join(drawn), 45.0 * -(-len(cards) // IN_A_ROW)


def throw(game: Game, s: Any, owner: int, names: Sequence[str], wide: float) -> Iterator[Part]:
    """Draw a player's sticks as they lie, below what they come to."""
    player = s.players[owner]
    lying = [(c, r, int(player.sticks[c][r])) for c in range(COLOURS) for r in range(RESULTS) if player.sticks[c][r]]
    if not lying and not player.bonus:
        return
    parts, x, y = [], 0.0, 28.0
    for colour, result, number in lying:
        if x + stick_width(number) > wide:
            x, y = 0.0, y + HEIGHT + 6
        aimed = s.aimed_sticks[colour][result] if owner == 1 - s.activator else 0
        ground = rect(-3, -2, stick_width(number) + 4, HEIGHT + 6, "none", rx=6, pointer_events="all")
        chosen = rect(-3, -2, stick_width(number) + 4, HEIGHT + 6, "none", rx=6, stroke=EMBER, stroke_width=3) if aimed else ""
        parts.append(group(ground, stick(colour, result, number), chosen, at=(x + 3, y), data_spot=f"stick-{owner}-{colour}-{result}"))
        x += stick_width(number) + APART
    yield _sums(game, s, owner, names, wide) + "".join(parts), y + HEIGHT + 10


def _sums(game: Game, s: Any, owner: int, names: Sequence[str], wide: float) -> str:
    """The owner of the sticks, with fate points and nagas."""
    total, snakes, bonus = fate_total(game, s, owner), nagas(game, s, owner), int(s.players[owner].bonus)
    by_cards = f" ({total - bonus} + {bonus} by cards)" if bonus else ""
    points, serpents = f"{count(total, 'fate point')}{by_cards}", count(snakes, "naga")
    right = wide - 8 - width_of(serpents, LEAST_FONT) * 0.86
    middle = right - 46 - width_of(points, LEAST_FONT) * 0.86
    ground = rect(0, 0, wide, 24, NIGHT, rx=6)
    name = label(6, 17, fitted(names[owner], LEAST_FONT, middle - 26), LEAST_FONT, WHITE, font_weight="bold")
    dots = group(rect(-7, 4, 16, 16, GOLD, rx=3), rect(-2, 9, 6, 6, NIGHT, rx=3), at=(middle - 12, 0))
    score = label(middle + 4, 17, points, LEAST_FONT, SHINE, font_weight="bold")
    light = rect(right - 33, 3, 28, 18, "#d9c7ec", rx=4) + snake(right - 31, 2)
    return ground + name + dots + score + light + label(right, 17, serpents, LEAST_FONT, WHITE)


def _table(game: Game, s: Any, names: Sequence[str], wide: float) -> Iterator[Part]:
    """Cards that lie open or are selected, by player."""
    if s.activated != NO_CARD:
        yield _activated(game, s, names, wide)
    played = [
        f"{names[owner]} played {', '.join(card_name(game, card) for card in _played(s, owner))}."
        for owner in range(SEATS)
        if _played(s, owner)
    ]
    if played and s.phase not in (Phase.TURN, Phase.PIVOT):
        yield lines(" ".join(played), wide)
    for owner in range(SEATS):
        if s.players[owner].selected_count:
            yield _selection(game, s, owner, names, wide)


def _played(s: Any, owner: int) -> list[int]:
    return [number for number in cards_in(s.players[owner].played) if number != s.activated]


def _activated(game: Game, s: Any, names: Sequence[str], wide: float) -> Part:
    """The card whose effect is being carried out, with the effect in words."""
    words = f"{names[s.activator]} activates {card_name(game, s.activated)}: {effect_words(game, s.activated)}."
    said, tall = lines(words, wide - 66)
    high = max(54.0, tall)
    parts = rect(0, 0, wide, high, NIGHT, rx=8), seal(game, int(s.activated), 6, 3), group(said, at=(60, (high - tall) / 2 + 2))
    return group(*parts, data_spot="window" if s.phase == Phase.WINDOW else None), high + 6


def _selection(game: Game, s: Any, owner: int, names: Sequence[str], wide: float) -> Part:
    player = s.players[owner]
    drawn, high = rows(game, cards_in(player.selected), wide, HIGH * 0.8) if player.selected else backs(player.selected_count, wide)
    ground = rect(0, 0, wide, high, "none", pointer_events="all")
    shown = group(ground, drawn, data_spot="ready" if owner == s.actor else None)
    return titled(f"{names[owner]} has selected {count(player.selected_count, 'card')}", (shown, high))
