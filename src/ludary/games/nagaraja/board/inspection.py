"""Inspection: what lies in a cell or a hiding place, what a card and the sticks do, and how the
temples stand.
"""

from collections.abc import Iterator, Sequence

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.box import REVEALED, Box
from ludary.games.nagaraja.cards import NO_CARD, NO_ROOM, UNSEEN, Effect, Power, Symbol
from ludary.games.nagaraja.reckoning import connected, cursed, fate_total, nagas, score
from ludary.games.nagaraja.state import ALL_EYES, SEATS, State
from ludary.games.nagaraja.temple import CELL_NAMES, ENTRANCE_ROW, NOWHERE, PLACES, PORT_OF, SIDES
from ludary.games.nagaraja.text.aids import sides_of
from ludary.games.nagaraja.text.cards import effect_words, sticks_granted, symbol_words
from ludary.games.nagaraja.text.names import (
    COLOUR_NAMES,
    all_of,
    amulet_name,
    card_name,
    cards_in,
    count,
    edition_of,
    place_name,
    relic_name,
    results,
    room_name,
    some_amulets,
    some_relics,
)
from ludary.games.nagaraja.text.previews import room_laid, way_in_words, ways_to_lay
from ludary.games.nagaraja.text.rooms import ways_of
from ludary.kit import NOBODY, Game, Inspection, Inspector

CARD_RULES = {
    Symbol.RELICS: "cards-relics",
    Symbol.ROOMS: "cards-rooms",
    Symbol.STICKS: "cards-sticks",
    Symbol.CARDS: "cards-cards",
}
EFFECT_RULES = {
    Effect.POINTS: "points",
    Effect.RETHROW: "rethrow",
    Effect.BREAK: "break",
    Effect.PEEK: "peek",
    Effect.SWAP_RELICS: "swap-relics",
    Effect.PIVOT: "pivot",
    Effect.MOVE: "move",
    Effect.SWAP_ROOMS: "swap-rooms",
    Effect.TRAP: "trap",
    Effect.RETRIEVE: "retrieve",
    Effect.DRAW: "draw-two",
    Effect.LOSE: "lose",
}


def _cell(game: Game[Box], s: State, who: Sequence[str], owner: int, cell: int) -> Inspection:
    """A room with its paths and what they reach, the trap, or an empty cell."""
    own, where = s.temples[owner], f"{CELL_NAMES[cell]} in {who[owner]}'s temple"
    if own.rooms[cell] != NO_ROOM:
        title = f"{room_name(game, own.rooms[cell]).capitalize()}, {where}"
        return Inspection(
            title,
            tuple(_room(game, s, owner, cell)),
            ("orient", "reveal", "cover", "amulet", "shapes"),
            edition_of(game).room[own.rooms[cell] - 1].origin,
        )
    if s.trap_temple == owner and s.trap_cell == cell:
        return Inspection(
            f"Trap, {where}", ("No room can be placed here.", _counts(game)), ("trap", "ninth-room")
        )
    lines = ["Rooms are placed at an entrance or beside another room."]
    if ENTRANCE_ROW >> cell & 1:
        lines.append("One of the three entrances leads in here from below.")
    return Inspection(f"Empty cell, {where}", tuple(lines), ("place", "orient", "ninth-room"))


def _counts(game: Game[Box]) -> str:
    counts = "counts" if game.box.trap_counts else "does not count"
    return f"It {counts} as one of the {game.box.last_room} tiles that end the game in a temple."


def _room(game: Game[Box], s: State, owner: int, cell: int) -> Iterator[str]:
    own, reach = s.temples[owner], connected(game, s, owner)
    joined = reach.ports >> SIDES * cell & 15
    yield f"Its paths: {ways_of(game, own.rooms[cell], own.turns[cell])}."
    yield (
        "A path leads here from an entrance."
        if joined
        else "It is cut off: no path leads here from an entrance."
    )
    beside = [place for place in range(PLACES) if PORT_OF[place] // SIDES == cell]
    for place in beside:
        yield (
            f"{'A' if place in reach.places else 'No'} path reaches the relic {place_name(place)}."
        )
    if own.amulets[cell]:
        yield "An amulet lies here. The temple's owner collects it once a path leads to it."


def _relic(game: Game[Box], s: State, who: Sequence[str], owner: int, place: int) -> Inspection:
    """Tell of a relic as much as the View knows."""
    own, where = s.temples[owner], f"{place_name(place)} of {who[owner]}'s temple"
    kind, reached = int(own.relics[place]), place in connected(game, s, owner).places
    if kind == UNSEEN:
        unseen = [some_relics(game, one, number) for one, number in enumerate(own.unseen) if number]
        lines = [
            _who_knows(int(own.seen[place]), who),
            f"Relics of this temple that nobody has seen yet: {', '.join(unseen) or 'none'}.",
        ]
        title, origin = f"Hidden relic {where}", None
    else:
        title = f"{relic_name(game, kind)[0].upper()}{relic_name(game, kind)[1:]} {where}"
        origin = edition_of(game).relic[kind - 1].origin
        lines = [
            (
                "It lies face up and scores."
                if own.up[place]
                else f"It is covered and scores nothing. {_who_knows(int(own.seen[place]), who)}"
            )
        ]
        if game.box.relics[kind].cursed:
            lines.append(f"It is cursed. {_cursed(game, s, owner, who)}")
    lines.append(
        "A path leads here from an entrance." if reached else "No path leads here from an entrance."
    )
    return Inspection(title, tuple(lines), ("relics", "reveal", "cover", "third-cursed"), origin)


def _who_knows(seen: int, who: Sequence[str]) -> str:
    if seen == ALL_EYES:
        return "Everybody has seen it."
    knows = [who[seat] for seat in range(SEATS) if seen >> seat & 1]
    return (
        f"{all_of(knows)} {'know' if len(knows) > 1 else 'knows'} it."
        if knows
        else "Nobody has seen it."
    )


def _cursed(game: Game[Box], s: State, owner: int, who: Sequence[str]) -> str:
    counted = "revealed so far" if game.box.cursed_count == REVEALED else "face up"
    return (
        f"{who[owner]} has {count(cursed(game, s, owner), 'cursed relic')} {counted};"
        f" {game.box.cursed_limit} lose the game."
    )


def _card(game: Game[Box], s: State, who: Sequence[str], card: int) -> Inspection | None:
    """Its two uses."""
    if card >= game.box.card_count:
        return None
    row = game.box.cards[card]
    lines = [
        (
            f"Select it to throw {sticks_granted(game, (card,))}, alone or with other cards that"
            f" show {symbol_words(game, card)}."
        ),
        f"Or activate it with a naga: {effect_words(game, card)}.",
        *(
            f"{who[seat]} holds it, and {who[1 - seat]} knows."
            for seat in range(SEATS)
            if int(s.players[seat].known) >> card & 1
        ),
    ]
    return Inspection(
        card_name(game, card),
        tuple(lines),
        (EFFECT_RULES[Effect(row.effect)], "two-uses", CARD_RULES[Symbol(row.symbol)], "use-naga"),
        edition_of(game).card[card].origin,
    )


def _stick(
    game: Game[Box], s: State, who: Sequence[str], owner: int, colour: int, result: int
) -> Inspection:
    number = s.players[owner].sticks[colour, result]
    use = (
        f"{count(result, 'fate point')} each."
        if result
        else "A naga is worth no fate points: discard its stick to activate a card."
    )
    lines = (
        use,
        f"Sides of a {COLOUR_NAMES[colour]} stick: {', '.join(sides_of(game, colour))}.",
        _throw(game, s, owner, who),
    )
    return Inspection(
        f"{count(number, f'{COLOUR_NAMES[colour]} stick')} of {who[owner]}: {result or 'naga'}",
        lines,
        ("throw", "use-naga", "win-tile"),
    )


def _throw(game: Game[Box], s: State, owner: int, who: Sequence[str]) -> str:
    """Tell the sum of a player's sticks and cards."""
    total, bonus = fate_total(game, s, owner), int(s.players[owner].bonus)
    parts = f" ({total - bonus} from sticks, {bonus} from cards)" if bonus else ""
    return (
        f"{who[owner]} has {count(total, 'fate point')}{parts} and"
        f" {count(nagas(game, s, owner), 'naga')}."
    )


def _temple(game: Game[Box], s: State, who: Sequence[str], owner: int) -> Inspection:
    """The score with its parts."""
    own, player, points = s.temples[owner], s.players[owner], score(game, s, owner)
    hidden = int(player.held_count - sum(player.held))
    sticks = results(player.sticks)
    lines = [
        (
            f"{count(int(own.points), 'point')} from relics face up,"
            f" {points - int(own.points)} from amulets."
        ),
        *([f"{count(hidden, 'amulet')} face down may be worth more."] if hidden else []),
        _cursed(game, s, owner, who),
        (
            f"{count(int(own.room_count), 'room')} laid. A temple with {game.box.last_room} tiles"
            " ends the game."
        ),
        *(
            [f"Sticks: {sticks}. {_throw(game, s, owner, who)}"]
            if sticks != "none" or player.bonus
            else []
        ),
        *(
            [f"{who[owner]} is the guide, who wins ties on fate points."]
            if s.guide == owner
            else []
        ),
    ]
    return Inspection(
        f"Temple of {who[owner]}: {count(points, 'victory point')}",
        tuple(lines),
        ("scores", "third-cursed", "goal", "ninth-room"),
    )


def _hand(game: Game[Box], s: State, who: Sequence[str], owner: int) -> Inspection:
    player = s.players[owner]
    hand, known = cards_in(int(player.hand)), cards_in(int(player.known))
    amulets = [
        some_amulets(game, kind, int(number)) for kind, number in enumerate(player.held) if number
    ]
    hidden = int(player.held_count - sum(player.held))
    amulets += [f"{hidden} face down"] if hidden else []
    lines = [
        *([f"Cards: {', '.join(card_name(game, card) for card in hand)}."] if hand else []),
        *(
            [f"{who[1 - owner]} knows about {', '.join(card_name(game, card) for card in known)}."]
            if known
            else []
        ),
        f"Amulets: {', '.join(amulets) or 'none'}.",
    ]
    return Inspection(
        f"Hand of {who[owner]}: {count(int(player.hand_count), 'card')}",
        tuple(lines),
        ("two-uses", "select", "use-naga", "amulet-points"),
    )


def _way(game: Game[Box], s: State, who: Sequence[str], turn: int) -> Inspection | None:
    """A way to lay the room, with what comes of it."""
    if turn not in ways_to_lay(game, s):
        return None
    where = f"{CELL_NAMES[s.aim]} in {who[s.aim_temple]}'s temple"
    words = way_in_words(game, s, turn)
    return Inspection(
        f"{room_name(game, room_laid(s)).capitalize()} at {where}",
        (f"{words[0].upper()}{words[1:]}.",),
        ("orient", "reveal", "cover"),
    )


def _tile(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    left = f"{count(int(sum(s.tiles)), 'tile')} left in the pile."
    if s.tile == NO_ROOM:
        return Inspection("No room tile", (left,), ("next-tile", "win-tile"))
    amulet = ["An amulet lies on it."] if s.tile_amulet else []
    goes = (
        f"{who[s.victor]} has won it."
        if s.victor != NOWHERE
        else "The most fate points win it; the guide wins ties."
    )
    lines = (f"Its paths, before it is turned: {ways_of(game, s.tile, 0)}.", *amulet, goes, left)
    return Inspection(
        f"Room tile: {room_name(game, s.tile)}",
        lines,
        ("win-tile", "place", "orient", "shapes"),
        edition_of(game).room[s.tile - 1].origin,
    )


def _deck(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    lines = (
        "Whoever did not win the tile draws from it and gives one card away.",
        "Once it is empty, the discard pile is shuffled to form a new one.",
    )
    return Inspection(
        f"Draw pile: {count(int(s.deck_count), 'card')}", lines, ("new-guide", "reshuffle")
    )


def _discard(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    lines = (
        "All cards played in a round go here.",
        "Nobody may look through it except by a card's effect.",
    )
    return Inspection(
        f"Discard pile: {count(int(s.discard_count), 'card')}",
        lines,
        ("discard-played", "reshuffle", "retrieve"),
    )


def _trap(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    lines = (
        "Cards place it in an empty cell of the opponent's temple. No room can be placed there.",
        _counts(game),
    )
    return Inspection("The trap", lines, ("trap", "ninth-room"))


def _ready(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    """The selection of whoever decides, as far as the View shows it."""
    if s.actor == NOBODY or not s.players[s.actor].selected_count:
        return Inspection("Cards selected", (), ("select", "throw"))
    player = s.players[s.actor]
    cards = cards_in(int(player.selected))
    grants = (
        [
            f"{', '.join(card_name(game, card) for card in cards)}: {sticks_granted(game, cards)}"
            " to throw."
        ]
        if cards
        else []
    )
    lines = (*grants, "Select at least one card; all of them must show the same symbol.")
    return Inspection(
        f"{who[s.actor]} has selected {count(int(player.selected_count), 'card')}",
        lines,
        ("select", "throw"),
    )


def _window(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    if s.activated == NO_CARD:
        return Inspection("No card is being activated", (), ("amulet-undo",))
    lines = (
        f"{effect_words(game, s.activated).capitalize()}.",
        "An amulet that undoes cards can be discarded to stop it.",
    )
    return Inspection(
        f"{who[s.activator]} activates {card_name(game, s.activated)}",
        lines,
        ("amulet-undo", "use-naga"),
    )


def _amulet(game: Game[Box], power: Power) -> Inspection:
    kinds = [
        kind
        for kind in range(len(edition_of(game).amulet))
        if game.box.amulets[kind].power == power
    ]
    draws = power == Power.DRAW
    use = (
        "Discard it to draw a card."
        if draws
        else "Discard it to undo a card that the opponent activates."
    )
    title = " or ".join(amulet_name(game, kind) for kind in kinds) or "amulet"
    return Inspection(
        f"Amulet: {title}", (use,), ("amulet-draw" if draws else "amulet-undo", "amulet")
    )


def _amulet_draw(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _amulet(game, Power.DRAW)


def _amulet_undo(game: Game[Box], s: State, who: Sequence[str]) -> Inspection:
    return _amulet(game, Power.UNDO)


inspect = Inspector(
    {
        spots.TEMPLE: _temple,
        spots.HAND: _hand,
        spots.CELL: _cell,
        spots.RELIC: _relic,
        spots.STICK: _stick,
        spots.CARD: _card,
        spots.TURN: _way,
        spots.READY: _ready,
        spots.WINDOW: _window,
        spots.TILE: _tile,
        spots.DECK: _deck,
        spots.DISCARD: _discard,
        spots.TRAP: _trap,
        spots.AMULET_DRAW: _amulet_draw,
        spots.AMULET_UNDO: _amulet_undo,
    }
)
