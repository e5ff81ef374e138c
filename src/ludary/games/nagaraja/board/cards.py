"""Cards, sticks and amulets of the players as a picture: rows below the temples."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.svg import fitted, group, label, rect, tip, width_of
from ludary.games.nagaraja.board.pieces import HEIGHT, INK, LEAST_FONT, MARK, STICK_FILLS, WHITE, amulet, stick, stick_width
from ludary.games.nagaraja.cards import COLOURS, NO_CARD, RESULTS, Power
from ludary.games.nagaraja.reckoning import fate_total, nagas
from ludary.games.nagaraja.state import Phase
from ludary.games.nagaraja.text.cards import card_line, effect_words, symbol_words
from ludary.games.nagaraja.text.names import COLOUR_NAMES, card_name, cards_in, count

GAP, CARD, LINE = 8, 48, 22
PARCHMENT = "#efe6d0"
Part = tuple[str, float]  # a drawing and how high it is


def card(game: Game, number: int, wide: float, marks: Collection[str], known: bool = False, spot: bool = True) -> str:
    """Name and symbol, the sticks that it grants at the right, and its effect below."""
    name = f"card-{number}"
    edge: dict[str, Any] = {"stroke": MARK, "stroke_width": 4} if spot and name in marks else {}
    title = f"{card_name(game, number)} · {symbol_words(game, number)}{' · known' if known else ''}"
    chips, x = [], wide - 8
    for colour in reversed(range(COLOURS)):
        sticks = game.box.cards[number].sticks[colour]
        if sticks:
            x -= 36
            chips.append(group(rect(0, 0, 33, 20, STICK_FILLS[colour], rx=5, stroke=INK) + _chip(colour, sticks), at=(x, 4)))
    words = (
        label(8, 19, fitted(title, LEAST_FONT, x - 8), LEAST_FONT, INK, font_weight="bold"),
        label(8, 39, fitted(effect_words(game, number), LEAST_FONT, wide - 16), LEAST_FONT, INK),
    )
    body = rect(1, 1, wide - 2, CARD - 4, PARCHMENT, rx=7, **edge)
    return group(tip(card_line(game, number)), body, *words, *chips, data_piece=name, data_spot=name if spot else None)


def _chip(colour: int, sticks: int) -> str:
    return label(16.5, 15.5, f"{sticks}{COLOUR_NAMES[colour][0].upper()}", LEAST_FONT, INK, text_anchor="middle")


def rows(game: Game, cards: Sequence[int], wide: float, marks: Collection[str], known: int = 0, spot: bool = True) -> Part:
    """Cards below each other."""
    drawn = [group(card(game, number, wide, marks, bool(known >> number & 1), spot), at=(0, CARD * at)) for at, number in enumerate(cards)]
    return "".join(drawn), float(CARD * len(cards))


def titled(text: str, part: Part, colour: str = WHITE) -> Part:
    drawn, high = part
    return label(0, 16, text, LEAST_FONT, colour, font_weight="bold") + group(drawn, at=(0, LINE)), high + LINE + GAP


def throw(game: Game, s: Any, owner: int, names: Sequence[str], wide: float, marks: Collection[str]) -> Iterator[Part]:
    """Draw a player's sticks as they lie."""
    player = s.players[owner]
    lying = [(c, r, player.sticks[c][r]) for c in range(COLOURS) for r in range(RESULTS) if player.sticks[c][r]]
    if not lying and not player.bonus:
        return
    parts, x, y = [], 0.0, 0.0
    for colour, result, number in lying:
        if x + stick_width(number) > wide:
            x, y = 0.0, y + HEIGHT + 6
        spot = f"stick-{owner}-{colour}-{result}"
        aimed = s.aimed_sticks[colour][result] if owner == 1 - s.activator else 0
        edge = rect(-2, -2, stick_width(number) + 4, HEIGHT + 4, "none", rx=8, stroke=MARK, stroke_width=3.5) if spot in marks else ""
        chosen = rect(2, HEIGHT - 5, 42, 4, "#b3361b") if aimed else ""
        parts.append(group(stick(colour, result, number), chosen, edge, at=(x, y), data_spot=spot))
        x += stick_width(number) + 8
    bonus = f", {player.bonus} of them by cards" if player.bonus else ""
    total = f"{names[owner]}: {count(fate_total(game, s, owner), 'fate point')}{bonus}, {count(nagas(game, s, owner), 'naga')}"
    yield titled(fitted(total, LEAST_FONT, wide), ("".join(parts), y + HEIGHT))


def amulets(game: Game, s: Any, owner: int, names: Sequence[str], wide: float, marks: Collection[str]) -> Iterator[Part]:
    """Draw a player's amulets; the first with a power is the one to click."""
    player = s.players[owner]
    kinds = [kind for kind, number in enumerate(player.held) for _ in range(number)]
    kinds += [-1] * (player.held_count - len(kinds))
    if not kinds:
        return
    parts, x, y, taken = [], 0.0, 0.0, set()
    for kind in kinds:
        drawn, width = amulet(game, kind)
        if x + width > wide:
            x, y = 0.0, y + HEIGHT + 6
        spot = _power_spot(game, s, owner, kind)
        edge = rect(-2, -2, width + 4, HEIGHT + 4, "none", rx=8, stroke=MARK, stroke_width=3.5) if spot in marks else ""
        parts.append(group(drawn, edge, at=(x, y), data_spot=spot if spot and spot not in taken else None))
        taken.add(spot)
        x += width + 8
    yield titled(f"Amulets of {names[owner]}", ("".join(parts), y + HEIGHT))


def _power_spot(game: Game, s: Any, owner: int, kind: int) -> str:
    """Only the actor's amulets can be clicked."""
    if owner != s.actor or kind < 0:
        return ""
    return {Power.DRAW: "amulet-draw", Power.UNDO: "amulet-undo"}.get(Power(game.box.amulets[kind].power), "")


def table_cards(game: Game, s: Any, seat: int, names: Sequence[str], wide: float, marks: Collection[str]) -> Iterator[Part]:
    """Cards that lie open or are selected, by player."""
    if s.activated != NO_CARD:
        part = rows(game, [s.activated], wide, (), spot=False)
        edge = rect(0, 0, wide, CARD - 2, "none", rx=7, stroke=MARK, stroke_width=4) if "window" in marks else ""
        shown = group(part[0], edge, data_spot="window" if s.phase == Phase.WINDOW else None)
        yield titled(f"{names[s.activator]} activates", (shown, part[1]))
    for owner in range(2):
        player = s.players[owner]
        played = [number for number in cards_in(player.played) if number != s.activated]
        if played:
            text = f"{names[owner]} played {', '.join(card_name(game, number) for number in played)}"
            yield lines(text, wide)
        if player.selected_count:
            yield _selection(game, s, owner, names, wide, marks)


def _selection(game: Game, s: Any, owner: int, names: Sequence[str], wide: float, marks: Collection[str]) -> Part:
    player = s.players[owner]
    part = rows(game, cards_in(player.selected), wide, (), spot=False)
    if not player.selected:
        part = backs(player.selected_count)
    edge = rect(0, 0, wide, part[1] - 2, "none", rx=7, stroke=MARK, stroke_width=4) if "ready" in marks else ""
    shown = group(part[0], edge, data_spot="ready" if owner == s.actor else None)
    return titled(f"{names[owner]} has selected {count(player.selected_count, 'card')}", (shown, part[1]))


def backs(number: int) -> Part:
    """Cards face down."""
    drawn = [rect(at * 20, 0, 30, 40, "#7d3b2a", rx=4, stroke=PARCHMENT, stroke_width=2) for at in range(min(number, 20))]
    return "".join(drawn), 44.0


def lines(text: str, wide: float) -> Part:
    """A text in as many lines as it needs."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], longer] if width_of(longer, LEAST_FONT) * 0.82 <= wide else [*lines, word]
    drawn = [label(0, 16 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return "".join(drawn), float(LINE * len(lines) + GAP)


def hand(game: Game, s: Any, owner: int, seat: int, names: Sequence[str], wide: float, marks: Collection[str]) -> Part:
    """One's own cards; of the other's the backs, and those that one knows."""
    player = s.players[owner]
    number = count(player.hand_count, "card")
    if seat != NOBODY and owner == seat:
        return titled(f"Your hand: {number}", rows(game, cards_in(player.hand), wide, marks, player.known))
    known = cards_in(player.known)
    drawn, high = backs(player.hand_count) if player.hand_count else ("", 0.0)
    if known:
        part, more = lines(f"Among its hidden cards: {', '.join(card_name(game, one) for one in known)}", wide)
        drawn, high = drawn + group(part, at=(0, high)), high + more
    return titled(f"{names[owner]} has {number} in hand", (drawn, high))
