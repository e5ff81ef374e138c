"""All verbs, one row for each: words, place, marks, and why it is not possible."""

from collections.abc import Iterator, Sequence, Set

from ludary.games.nagaraja.actions import ACTIONS
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import Effect, Power
from ludary.games.nagaraja.spots import (
    AMULET_DRAW,
    AMULET_UNDO,
    CARD,
    CELL,
    READY,
    RELIC,
    STICK,
    TILE,
    TRAP,
    TURN,
    WINDOW,
)
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.temple import CELL_NAMES
from ludary.games.nagaraja.text.cards import card_line, effect_words, sticks_granted, symbol_words
from ludary.games.nagaraja.text.names import (
    all_of,
    card_name,
    cards_in,
    edition_of,
    place_name,
    room_name,
    stick_words,
)
from ludary.games.nagaraja.text.previews import (
    Change,
    any_in_words,
    if_exchanged,
    if_laid,
    if_placed,
    if_relics_swapped,
    in_words,
    is_last_tile,
    relic_at,
    way_in_words,
)
from ludary.games.nagaraja.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks, Unavailable, VerbSheet

Found = Iterator[Unavailable]
AIMING = {  # by effect: what is done to the first target, and to the second
    Effect.RETHROW: ("Have {} rethrown", "Have {} rethrown as well"),
    Effect.BREAK: ("Discard {}", "Discard {} as well"),
    Effect.PEEK: ("Peek at {}", "Peek at {} as well"),
    Effect.SWAP_RELICS: ("Swap {} with another", "Swap it with {}"),
    Effect.PIVOT: ("Pivot {}", "Pivot {}"),
    Effect.MOVE: ("Move {}", "Move {}"),
    Effect.SWAP_ROOMS: ("Swap {} with another", "Swap it with {}"),
}
NO_TARGET = {  # by effect: what a card that could do nothing lacks
    Effect.RETHROW: "{rival} has no sticks",
    Effect.BREAK: "{rival} has no sticks",
    Effect.PEEK: "no relic there is hidden",
    Effect.PIVOT: "no room there can be turned to a different orientation",
    Effect.MOVE: "your temple has no room tile to move, or no empty cell",
    Effect.SWAP_ROOMS: "there are fewer than two rooms to swap",
    Effect.TRAP: "the trap is already there, or no cell is left for it",
    Effect.DRAW: "no card is left to draw",
    Effect.LOSE: "{rival} has no cards in hand",
    Effect.RETRIEVE: "the discard pile is empty",
}


def _select(game: Game[Box], card: int) -> str:
    if card >= game.box.card_count:
        return f"Select card {card}"
    return (
        f"Select {card_name(game, card)} to throw {sticks_granted(game, (card,))}"
        f" ({symbol_words(game, card)})"
    )


def _no_selecting(game: Game[Box], s: State, legal: Set[int]) -> Found:
    """The cards of another symbol, as one choice."""
    player = s.players[s.actor]
    others = [card for card in cards_in(player.hand) if ACTIONS.of(Verb.SELECT)[card] not in legal]
    if others:
        symbol = symbol_words(game, cards_in(player.selected)[0])
        words = f"Select {all_of([card_name(game, card) for card in others])}"
        reason = f"all selected cards must show the same symbol ({symbol})"
        yield Unavailable(words, reason, [ACTIONS.of(Verb.SELECT)[card] for card in others])


def _ready(s: State, who: Sequence[str]) -> str:
    waits = s.actor == s.guide and s.players[1 - s.guide].hand_count > 0
    return f"Done: {who[1 - s.guide]} selects next" if waits else "Done: reveal the cards and throw"


def _activate(game: Game[Box], card: int) -> str:
    return (
        f"Activate {card_name(game, card)}: {effect_words(game, card)}"
        if card < game.box.card_count
        else f"Activate card {card}"
    )


def _no_activating(game: Game[Box], s: State, who: Sequence[str], legal: Set[int]) -> Found:
    for card in cards_in(s.players[s.actor].hand):
        action = ACTIONS.of(Verb.ACTIVATE)[card]
        if action not in legal:
            reason = NO_TARGET[Effect(game.box.cards[card].effect)].format(rival=who[1 - s.actor])
            yield Unavailable(_activate(game, card), reason, [action])


def _aimed(game: Game[Box], s: State, thing: str) -> str:
    """Say what is done to a target."""
    if s.phase == Phase.SPEND:
        return f"Discard {thing} to activate {card_name(game, s.activated)}"
    return AIMING[Effect(game.box.cards[s.activated].effect)][min(s.aimed, 1)].format(thing)


def _swaps_relics(game: Game[Box], s: State) -> bool:
    return s.aimed > 0 and game.box.cards[s.activated].effect != Effect.PEEK


def _relic(game: Game[Box], s: State, who: Sequence[str], temple: int, place: int) -> str:
    """A relic, and what swapping it would bring."""
    relic = relic_at(game, s.temples[temple].relics[place], place)
    plain = _aimed(game, s, f"{relic} of {who[temple]}'s temple")
    return (
        _with(plain, in_words(game, if_relics_swapped(game, s, s.aim, place)))
        if _swaps_relics(game, s)
        else plain
    )


def _relic_marks(game: Game[Box], s: State, place: int) -> Marks:
    """Mark the first relic of a swap, and the changes in the temple if it goes to this place."""
    if not _swaps_relics(game, s):
        return {}
    return {
        Mark.FROM: [RELIC(s.aim_temple, s.aim)],
        **_brings(s.aim_temple, if_relics_swapped(game, s, s.aim, place)),
    }


def _room(game: Game[Box], s: State, who: Sequence[str], temple: int, cell: int) -> str:
    """A room, and what swapping it would bring."""
    room = f"the {room_name(game, s.temples[temple].rooms[cell])} at {CELL_NAMES[cell]}"
    plain = _aimed(game, s, f"{room} in {who[temple]}'s temple")
    return _with(plain, in_words(game, if_exchanged(game, s, s.aim, cell))) if s.aimed else plain


def _room_marks(game: Game[Box], s: State, cell: int) -> Marks:
    """Mark the room that would be swapped or moved, and the changes if it goes to this cell."""
    if not s.aimed:
        return {}
    return {
        Mark.FROM: [CELL(s.aim_temple, s.aim)],
        **_brings(s.aim_temple, if_exchanged(game, s, s.aim, cell)),
    }


def _stick(game: Game[Box], s: State | None, colour: int, result: int) -> str:
    stick = stick_words(colour, result).replace("a ", "the ", 1)
    return _aimed(game, s, stick) if s is not None else f"Choose {stick}"


def _stick_spot(s: State, colour: int, result: int) -> str:
    return STICK(s.actor if s.phase == Phase.SPEND else 1 - s.actor, colour, result)


def _cell(game: Game[Box], s: State, who: Sequence[str], cell: int) -> str:
    """An empty cell: for the tile won, a room that moves, or the trap."""
    name = CELL_NAMES[cell]
    if s.phase == Phase.PLACE:
        ends = "ends the game" if is_last_tile(game, s, s.victor, trap=False) else ""
        brings = any_in_words(game, _ways(game, s, cell))
        return _with(
            f"Place the {room_name(game, s.tile)} at {name}",
            "; ".join(filter(None, (brings, ends))),
        )
    if s.aimed:
        return _with(f"Move it to {name}", in_words(game, if_exchanged(game, s, s.aim, cell)))
    ends = "ends the game" if is_last_tile(game, s, 1 - s.activator, trap=True) else ""
    return _with(f"Place the trap at {name} in {who[1 - s.activator]}'s temple", ends)


def _cell_spot(s: State, cell: int) -> str:
    own = s.phase == Phase.PLACE or s.aimed > 0  # the trap goes to the opponent's temple
    return CELL(s.actor if own else 1 - s.actor, cell)


def _cell_marks(game: Game[Box], s: State, cell: int) -> Marks:
    """Mark where the room or the trap comes from, and the changes that it can bring."""
    if s.phase == Phase.PLACE:
        return {Mark.FROM: [TILE()], **_brings(s.victor, *_ways(game, s, cell))}
    return _room_marks(game, s, cell) if s.aimed else {Mark.FROM: [TRAP()]}


def _ways(game: Game[Box], s: State, cell: int) -> list[Change]:
    """The changes that the tile won would bring in this cell, by how it lies."""
    return [if_placed(game, s, cell, turn) for turn in range(game.box.rooms[s.tile].turns)]


def _turn_marks(game: Game[Box], s: State, turn: int) -> Marks:
    return {
        Mark.TARGET: [CELL(s.aim_temple, s.aim)],
        **_brings(s.aim_temple, if_laid(game, s, turn)),
    }


def _undo(game: Game[Box], s: State) -> str:
    return (
        f"Discard the {_amulet(game, s, Power.UNDO) or 'amulet'} to undo"
        f" {card_name(game, s.activated)}; the card and its naga are lost"
    )


def _draw(game: Game[Box], s: State) -> str:
    return f"Discard the {_amulet(game, s, Power.DRAW) or 'amulet'} to draw a card"


def _amulet(game: Game[Box], s: State, power: Power) -> str:
    """The amulet that is discarded for its power: the first kind that the actor holds, or ""."""
    held, kinds = s.players[s.actor].held, edition_of(game).amulet
    return next(
        (
            kinds[kind].name
            for kind, number in enumerate(held)
            if number and game.box.amulets[kind].power == power
        ),
        "",
    )


def why_no_draw(game: Game[Box], s: State) -> str:
    """Nothing for who has no amulets."""
    if not s.players[s.actor].held_count:
        return ""
    return (
        "no card is left to draw"
        if _amulet(game, s, Power.DRAW)
        else "none of your amulets lets you draw"
    )


def _retrieve(game: Game[Box], card: int) -> str:
    return (
        f"Take {card_line(game, card)}" if card < game.box.card_count else f"Retrieve card {card}"
    )


def _give(game: Game[Box], s: State | None, who: Sequence[str], card: int) -> str:
    if card >= game.box.card_count:
        return f"Give card {card}"
    named, _, effect = card_line(game, card).partition(": ")  # which speaks to whoever activates it
    return f'Give {"the opponent" if s is None else who[1 - s.guide]} {named}: "{effect}"'


def _with(plain: str, brings: str) -> str:
    return f"{plain} ({brings})" if brings else plain


def _brings(temple: int, *ways: Change) -> Marks:
    """Mark what one of several ways could reveal or collect, and cover."""
    return {
        Mark.REACH: [spot for way in ways for spot in _opened(temple, way)],
        Mark.HARM: [RELIC(temple, place) for way in ways for place in sorted(way.broken)],
    }


def _opened(temple: int, way: Change) -> Iterator[str]:
    yield from (RELIC(temple, place) for place in sorted(way.opened))
    yield from (CELL(temple, cell) for cell in sorted(way.amulets))


CHOICES = VerbSheet(
    ACTIONS,
    {
        Verb.SELECT: Choice(
            _select, at=CARD, missing=_no_selecting, phases=(Phase.CALL,), pick=True
        ),
        Verb.READY: Choice(
            "Done",
            now=_ready,
            at=READY,
            short="Done",
            missing=lambda: "select at least one card first",
            phases=(Phase.CALL,),
            closing=True,
        ),
        Verb.ACTIVATE: Choice(
            _activate,
            at=CARD,
            missing=_no_activating,
            phases=(Phase.CONFRONT,),
            silent=True,  # the player who may retrieve a card sees the discard pile
        ),
        Verb.PASS: Choice("Pass", closing=True),
        Verb.RELIC: Choice(
            lambda who, temple, place: (
                f"Choose the relic {place_name(place)} of {who[temple]}'s temple"
            ),
            now=_relic,
            at=RELIC,
            marks=_relic_marks,
        ),
        Verb.ROOM: Choice(
            lambda who, temple, cell: (
                f"Choose the room at {CELL_NAMES[cell]} in {who[temple]}'s temple"
            ),
            now=_room,
            at=CELL,
            marks=_room_marks,
        ),
        Verb.STICK: Choice(_stick, at=_stick_spot, silent=True),  # likewise
        Verb.CELL: Choice("Choose the cell {cell}", now=_cell, at=_cell_spot, marks=_cell_marks),
        Verb.TURN: Choice(
            "Turn it {turn} quarters",
            now=lambda game, s, turn: f"Place it with {way_in_words(game, s, turn)}",
            at=TURN,
            marks=_turn_marks,
        ),
        Verb.UNDO: Choice(
            "Undo it: discard an amulet, and the card is lost",
            now=_undo,
            at=AMULET_UNDO,
            short="Undo it with an amulet",
            missing=lambda: "none of your amulets can undo a card",
            phases=(Phase.WINDOW,),
        ),
        Verb.ALLOW: Choice("Let it resolve", at=WINDOW, closing=True),
        Verb.DRAW: Choice(
            "Discard an amulet to draw a card",
            now=_draw,
            at=AMULET_DRAW,
            short="Discard an amulet to draw a card",
            missing=why_no_draw,
            phases=(Phase.CALL, Phase.CONFRONT, Phase.WINDOW),
        ),
        Verb.RETRIEVE: Choice(_retrieve, at=CARD),
        Verb.GIVE: Choice(_give, at=CARD),
    },
)
