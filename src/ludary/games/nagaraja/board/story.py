"""Decisions beside the sticks: the card at work, ways to lay a room, a discarded card to take,
cards to give away.
"""

from collections.abc import Iterator, Sequence

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.cards import HIGH, Part, chip, lines, rows, seal, titled
from ludary.games.nagaraja.board.jade import GOLD, LEAST_FONT, NIGHT, SHINE, WHITE
from ludary.games.nagaraja.board.pieces import snake
from ludary.games.nagaraja.board.ways import ways
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_CARD
from ludary.games.nagaraja.reckoning import fate_total, nagas
from ludary.games.nagaraja.state import SEATS, Phase, State
from ludary.games.nagaraja.text.cards import effect_words
from ludary.games.nagaraja.text.names import card_name, cards_in, count
from ludary.kit import NOBODY, Game
from ludary.kit.picture import fitted, group, label, rect, width_of

IN_A_ROW = 3  # discarded cards to choose from


def takes_the_stage(s: State, seat: int) -> bool:
    """Tell whether something is chosen that needs all the room."""
    return (
        s.phase in (Phase.TURN, Phase.PIVOT)
        or bool(s.dealt)
        or (s.phase == Phase.RETRIEVE and s.actor == seat)
    )


def story(
    game: Game[Box], s: State, seat: int, names: Sequence[str], wide: float
) -> Iterator[Part]:
    """The choice that needs all the room, below how the sticks stand."""
    if s.phase in (Phase.PIVOT, Phase.RETRIEVE):
        for owner in (seat, 1 - seat) if seat != NOBODY else range(SEATS):
            yield _sums(game, s, owner, names, wide), 30.0
    if s.phase == Phase.RETRIEVE and s.actor == seat:
        yield titled("The discard pile: take a card", _chips(game, cards_in(s.discard), wide))
        return
    yield from ways(game, s, names, wide)
    if s.dealt:
        yield titled(
            "You have drawn, and give one away", rows(game, cards_in(s.dealt), wide, HIGH * 1.2)
        )


def at_work(game: Game[Box], s: State, names: Sequence[str], wide: float) -> Part | None:
    """The card whose effect is being carried out, else the cards that have been played."""
    if s.activated != NO_CARD:
        return _activated(game, s, names, wide)
    played = [
        (owner, [card_name(game, card) for card in cards_in(s.players[owner].played)])
        for owner in range(SEATS)
    ]
    words = " ".join(
        f"{names[owner]} played {', '.join(cards)}." for owner, cards in played if cards
    )
    return lines(words, wide) if words else None


def _chips(game: Game[Box], cards: Sequence[int], wide: float) -> Part:
    each = (wide - 6 * (IN_A_ROW - 1)) / IN_A_ROW
    drawn = [
        group(chip(game, number, each), at=(at % IN_A_ROW * (each + 6), at // IN_A_ROW * 45))
        for at, number in enumerate(cards)
    ]
    return "".join(drawn), 45.0 * -(-len(cards) // IN_A_ROW)


def _sums(game: Game[Box], s: State, owner: int, names: Sequence[str], wide: float) -> str:
    """The owner of the sticks, with fate points and nagas."""
    total = fate_total(game, s, owner)
    snakes = nagas(game, s, owner)
    bonus = int(s.players[owner].bonus)
    points = f"{count(total, 'point')}{f' (+{bonus})' if bonus else ''}"
    serpents = count(snakes, "naga")
    right = wide - 8 - width_of(serpents, LEAST_FONT) * 0.86
    middle = right - 46 - width_of(points, LEAST_FONT) * 0.86
    ground = rect(0, 0, wide, 24, NIGHT, rx=6)
    name = label(
        6, 17, fitted(names[owner], LEAST_FONT, middle - 26), LEAST_FONT, WHITE, font_weight="bold"
    )
    dots = group(
        rect(-7, 4, 16, 16, GOLD, rx=3), rect(-2, 9, 6, 6, NIGHT, rx=3), at=(middle - 12, 0)
    )
    score = label(middle + 4, 17, points, LEAST_FONT, SHINE, font_weight="bold")
    light = rect(right - 33, 3, 28, 18, "#d9c7ec", rx=4) + snake(right - 31, 2)
    return ground + name + dots + score + light + label(right, 17, serpents, LEAST_FONT, WHITE)


def _activated(game: Game[Box], s: State, names: Sequence[str], wide: float) -> Part:
    """The card whose effect is being carried out, with the effect in words."""
    words = (
        f"{names[s.activator]} activates {card_name(game, s.activated)}:"
        f" {effect_words(game, s.activated)}."
    )
    said, tall = lines(words, wide - 66)
    high = max(54.0, tall)
    parts = (
        rect(0, 0, wide, high, NIGHT, rx=8),
        seal(game, int(s.activated), 6, 3),
        group(said, at=(60, (high - tall) / 2 + 2)),
    )
    return group(*parts, data_spot=spots.WINDOW() if s.phase == Phase.WINDOW else None), high + 6
