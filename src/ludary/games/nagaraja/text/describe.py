"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterable, Iterator, Sequence

from ludary.games.nagaraja.box import REVEALED, Box
from ludary.games.nagaraja.cards import NO_CARD, Effect
from ludary.games.nagaraja.reckoning import cursed, fate_total, nagas, score
from ludary.games.nagaraja.state import SEATS, Ending, Phase, Player, State
from ludary.games.nagaraja.temple import CELL_NAMES, NOWHERE
from ludary.games.nagaraja.text.aids import aid
from ludary.games.nagaraja.text.cards import card_line, effect_words
from ludary.games.nagaraja.text.describe_temple import temple
from ludary.games.nagaraja.text.names import (
    amulet_name,
    card_name,
    cards_in,
    count,
    place_name,
    results,
    room_name,
    some_amulets,
)
from ludary.games.nagaraja.text.previews import room_laid, way_in_words, ways_to_lay
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import NOBODY, STOPPED, Game, player_does
from ludary.kit.picture import wrap

WIDTH = 78
DECIDES = {
    Phase.CALL: "select cards",
    Phase.CONFRONT: "may activate a card",
    Phase.SPEND: "decide which naga to spend",
    Phase.AIM: "aim {card}",
    Phase.PIVOT: "pivot the room",
    Phase.WINDOW: "may answer {card} with an amulet",
    Phase.RETRIEVE: "take a discarded card",
    Phase.PLACE: "place the {tile}",
    Phase.TURN: "turn the {tile}",
    Phase.GIVE: "give away one of the cards just drawn",
}
ENDED = {
    Ending.CURSED: "too many cursed relics",
    Ending.POINTS: "enough victory points",
    Ending.LAST_ROOM: "a temple has all its tiles",
    Ending.NO_TILES: "no tile is left",
}


def describe(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    stage, decides = headline(game, s, names, seat)
    lines = [f"{stage}. {decides}.", *_table(game, s, seat, names), *_activation(game, s, names)]
    for owner in (seat, 1 - seat) if seat != NOBODY else range(SEATS):
        lines += [*_player(game, s, owner, names), *temple(game, s, owner, seat, names)]
    lines += ["", *aid(game, s)]
    return "\n".join(
        part
        for line in lines
        for part in wrap(line, WIDTH, subsequent_indent="  ", drop_whitespace=True)
    )


def headline(game: Game[Box], s: State, names: Sequence[str], reader: int) -> tuple[str, str]:
    """Return how far the game is, and who decides about what; "You decide" to the reader's own
    seat.
    """
    if s.phase == Phase.OVER:
        return f"The game is over: {ENDED[Ending(s.ending)]}", player_does(
            names, s.winner, reader, "win"
        )
    if s.actor == NOBODY:
        return f"Round {s.rounds}", STOPPED
    tile = room_name(game, s.tile) if s.tile else "tile"
    decides = DECIDES[Phase(s.phase)].format(tile=tile, card=card_name(game, s.activated))
    return f"Round {s.rounds}", player_does(names, s.actor, reader, decides)


def _table(game: Game[Box], s: State, seat: int, names: Sequence[str]) -> Iterator[str]:
    """List the things between the players."""
    yield f"{names[s.guide]} is the guide."
    if s.tile:
        amulet = ", an amulet on it" if s.tile_amulet else ""
        prize = f" won by {names[s.victor]}" if s.victor != NOWHERE else ""
        yield (
            f"Room tile{prize}: {room_name(game, s.tile)} with {ways_of(game, s.tile, 0)}, before"
            f" it is turned{amulet}."
        )
    unseen = (some_amulets(game, kind, number) for kind, number in enumerate(s.amulets) if number)
    yield f"Amulets not seen yet: {_listed(unseen)}."
    yield (
        f"Draw pile: {count(s.deck_count, 'card')}. Discard pile:"
        f" {count(s.discard_count, 'card')}.{_trap(game, s, names)}"
    )
    if turns := ways_to_lay(game, s):
        where = f"{CELL_NAMES[s.aim]} in the temple of {names[s.aim_temple]}"
        yield (
            f"Ways to lay the {room_name(game, room_laid(s))} at {where}:"
            f" {'; '.join(way_in_words(game, s, turn) for turn in turns)}."
        )
    if s.dealt_count:
        cards = [card_line(game, card) for card in cards_in(s.dealt)]
        yield f"{names[s.guide]} has drawn {'; '.join(cards) or count(s.dealt_count, 'card')}."
    if s.phase == Phase.RETRIEVE and s.actor == seat:
        yield (
            "In the discard pile:"
            f" {', '.join(card_name(game, card) for card in cards_in(s.discard))}."
        )


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _trap(game: Game[Box], s: State, names: Sequence[str]) -> str:
    if not game.box.trap:
        return ""
    where = (
        f"in the temple of {names[s.trap_temple]} at {CELL_NAMES[s.trap_cell]}"
        if s.trap_temple != NOWHERE
        else "beside the tiles"
    )
    return f" The trap lies {where}."


def _activation(game: Game[Box], s: State, names: Sequence[str]) -> Iterator[str]:
    """The card that is being activated, and what it is aimed at so far."""
    if s.activated == NO_CARD:
        return
    yield (
        f"{names[s.activator]} activates {card_name(game, s.activated)}:"
        f" {effect_words(game, s.activated)}.{_aims(game, s, names)}"
    )


def aims_at_relics(game: Game[Box], s: State) -> bool:
    """Tell whether the activated card is about relics; else it is about rooms and cells."""
    return Effect(game.box.cards[s.activated].effect) in (Effect.PEEK, Effect.SWAP_RELICS)


def _aims(game: Game[Box], s: State, names: Sequence[str]) -> str:
    at_relics = aims_at_relics(game, s)
    targets = [(s.aim_temple, s.aim), (s.aim_temple_2, s.aim_2)]
    aims = [
        f"{'the relic ' + place_name(at) if at_relics else CELL_NAMES[at]} in the temple of"
        f" {names[seat]}"
        for seat, at in targets
        if at != NOWHERE
    ]
    sticks = results(s.aimed_sticks)
    aims += [sticks] if sticks != "none" else []
    turn = (
        f", to lie with {ways_of(game, s.temples[s.aim_temple].rooms[s.aim], s.aim_turn)}"
        if s.aim_turn != NOWHERE
        else ""
    )
    return f" Aimed at {' and '.join(aims)}{turn}." if aims else ""


def _cursed(game: Game[Box], s: State, owner: int) -> str:
    """Cursed relics that count against the owner, and how many would lose."""
    counted = "revealed so far" if game.box.cursed_count == REVEALED else "face up"
    return (
        f"Cursed relics {counted}: {cursed(game, s, owner)} ({game.box.cursed_limit} lose the game)"
    )


def _player(game: Game[Box], s: State, owner: int, names: Sequence[str]) -> Iterator[str]:
    """Standing, sticks, cards and amulets."""
    player, own = s.players[owner], s.temples[owner]
    amulets = [
        amulet_name(game, kind) for kind, number in enumerate(player.held) for _ in range(number)
    ]
    hidden = player.held_count - len(amulets)
    points = count(score(game, s, owner), "victory point") + (
        f" and {count(hidden, 'hidden amulet')}" if hidden else ""
    )
    yield ""
    yield f"{names[owner]}: {points}. {_cursed(game, s, owner)}. Rooms: {own.room_count}."
    sticks = results(player.sticks)
    if sticks != "none" or player.bonus:
        bonus = f", {count(player.bonus, 'point')} by cards" if player.bonus else ""
        total = (
            f"{count(fate_total(game, s, owner), 'fate point')},"
            f" {count(nagas(game, s, owner), 'naga')}"
        )
        yield f"  Sticks: {sticks}{bonus}: {total}."
    if player.played:
        yield (
            "  On the table:"
            f" {', '.join(card_name(game, card) for card in cards_in(player.played))}."
        )
    if amulets:
        yield f"  Amulets: {', '.join(amulets)}."
    yield from _cards(game, player)


def _cards(game: Game[Box], player: Player) -> Iterator[str]:
    """The hand and the selection: all of one's own, and of the other's what one knows."""
    hand, selected, known = (
        cards_in(cards) for cards in (player.hand, player.selected, player.known)
    )
    if player.selected_count:
        shown = "; ".join(card_line(game, card) for card in selected) or "face down"
        yield f"  Selected, {count(player.selected_count, 'card')}: {shown}."
    if hand or selected or not player.hand_count:
        yield f"  Hand, {count(player.hand_count, 'card')}{'' if hand else '.'}"
        for card in hand:
            note = " (your opponent knows it)" if card in known else ""
            yield f"    {card_line(game, card)}{note}."
        return
    sure = (
        f", among the cards not yet shown: {', '.join(card_name(game, card) for card in known)}"
        if known
        else ""
    )
    yield f"  Hand, {count(player.hand_count, 'card')}, face down{sure}."
