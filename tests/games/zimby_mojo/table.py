"""Playing on from a position, and looking at it as players do."""

from typing import Any

from ludary import BadFate, Match
from ludary.games.zimby_mojo.cards import NOWHERE, SEATS
from ludary.games.zimby_mojo.events import EVENTS
from ludary.games.zimby_mojo.state import Kind, Part, Phase
from ludary.games.zimby_mojo.text.names import RITUAL_NAMES, SIDE_NAMES
from tests.games.zimby_mojo.laying import LETTERS, tile
from tests.games.zimby_mojo.zimby import scroll

Move = str | tuple[str | int, ...]  # a notation, or one followed by outcomes

UNASKED = {
    "channel": "channel",
    "channel_home": "channel",
    "aim_shaman": "aim",
    "aim_effect": "aim",
    "aim_chant": "aim",
}  # verb: phase


def play(match: Match, *moves: Move) -> Match:
    """Several actions in a row: `"spawn"`, or `("attack north", 4, 6)` with what is drawn; the rest
    is drawn at random.
    """
    for move in moves:
        notation, *fate = (move,) if isinstance(move, str) else move
        if goes_without_saying(match, str(notation)):
            assert not fate
            continue
        match.step(str(notation), fate=fate)
    return match


def goes_without_saying(match: Match, notation: str) -> bool:
    """Tell whether the only channeller or target of a scroll has been taken unasked."""
    verb = notation.split()[0]
    return verb in UNASKED and phase(match) != UNASKED[verb]


def settle(match: Match, *fate: int | str) -> Match:
    """Everybody passes until there is nothing left to answer; `fate` is what is drawn meanwhile."""
    left = list(fate)
    while phase(match) == "answer":
        left = left[_drawn(match, "pass", left) :]
    assert not left, f"not drawn: {left}"
    return match


def act(match: Match, notation: str, *fate: int | str) -> Match:
    """An action that nobody answers; `fate` is what is drawn until all is done."""
    return settle(match, *fate[_drawn(match, notation, list(fate)) :])


def walk(match: Match, way: str, *fate: int | str, zimbies: int = 0) -> Match:
    """Step from tile to tile; tokens pay, and so many zimbies at home.

    `fate` is drawn on the way; nobody answers, or casts a ritual.
    """
    left, by_the_way = list(fate), {"pay": f"pay {zimbies}", "answer": "pass", "rite": "refuse"}
    for place in way.split():
        left = left[_drawn(match, f"step {way_to(match, place)}", left) :]
        while phase(match) in by_the_way:
            left = left[_drawn(match, by_the_way[phase(match)], left) :]
    assert not left, f"not drawn: {left}"
    return match


def way_to(match: Match, place: str) -> str:
    """The direction of a tile from the one that moves."""
    s, game = match.state, match.game
    steps = game.box.next[
        s.creatures[int(s.agenda[int(s.agenda_count) - 1].creature)].tile
    ]  # its WALK lies on top
    return str(
        game.thing_names["direction"][[int(step) for step in steps].index(tile(game, place))]
    )


def _drawn(match: Match, notation: str, left: list[int | str]) -> int:
    """Play with as many of the outcomes as are drawn; returns how many."""
    for count in range(len(left), 0, -1):
        try:
            match.step(notation, fate=left[:count])
        except BadFate as error:
            if "leave out" not in str(error):
                raise
        else:
            return count
    match.step(notation)
    return 0


def choices(match: Match, verb: str = "") -> list[str]:
    """List the actor's choices but for the goals of walks; with a verb, its arguments."""
    notations = [
        action.notation for action in match.legal() if verb or action.name not in ("go", "go_home")
    ]
    return (
        [words.removeprefix(verb).strip() for words in notations if words.split()[0] == verb]
        if verb
        else notations
    )


def verbs(match: Match) -> set[str]:
    """List the verbs that the actor can choose, without their arguments."""
    return {action.name for action in match.legal()}


def phase(match: Match) -> str:
    return Phase(match.state.phase).name.lower()


def part(match: Match) -> str:
    return Part(match.state.part).name.lower()


def on(match: Match, place: str) -> str:
    """The creature on a tile, as positions are written: `wwY`, `king`, `thugs-13`, `zombie-w`, or
    nothing.
    """
    s = match.state
    creature = int(s.at[tile(match.game, place)]) - 1
    return "" if creature == NOWHERE else named(s.creatures[creature])


def named(c: Any) -> str:
    """A creature as positions are written."""
    if c.kind == Kind.KING:
        return "king"
    if c.kind == Kind.THUGS:
        return "thugs-" + "".join(str(thug + 1) for thug in range(4) if (c.owner >> thug) & 1)
    if c.kind == Kind.ZOMBIE:
        return "zombie-" + (LETTERS[c.owner].upper() if c.asleep else LETTERS[c.owner])
    return "".join(
        LETTERS[seat] * c.active[seat] + LETTERS[seat].upper() * c.depleted[seat]
        for seat in range(SEATS)
    )


def board(match: Match) -> dict[str, str]:
    """The creatures by tile."""
    tiles = match.game.thing_names["tile"]
    return {
        tiles[c.tile]: named(c)
        for c in match.state.creatures
        if c.kind != Kind.NONE and c.tile != NOWHERE
    }


def crown(match: Match) -> str:
    """Return the Crown's place in the notation of positions: `6,14` where it lies, `6,14@w` in a
    hand, nothing while a King has it.
    """
    s, tiles = match.state, match.game.thing_names["tile"]
    if s.crown_tile != NOWHERE:
        return str(tiles[s.crown_tile])
    if s.bearer == NOWHERE:
        return ""
    c = s.creatures[s.bearer]
    return f"{tiles[c.tile]}@{'thugs' if c.kind == Kind.THUGS else LETTERS[c.crown - 1]}"


def home(match: Match, seat: int) -> str:
    """The tribal board: `5+2` for five active zimbies and two depleted ones."""
    shaman = match.state.shamans[seat]
    return f"{shaman.active}+{shaman.depleted}"


def mojo(match: Match, seat: int) -> int:
    """Count the mojo that a shaman can still spend: tokens, active zimbies at home, and the mojo of
    those eaten.
    """
    shaman = match.state.shamans[seat]
    return int(shaman.tokens + shaman.active + shaman.pool)


def tokens(match: Match, seat: int) -> int:
    return int(match.state.shamans[seat].tokens)


def shore(match: Match, seat: int) -> int:
    """Zimbies on the Far Shore."""
    return int(match.state.shamans[seat].shore)


def hand(match: Match, seat: int) -> list[str]:
    return pile(match, match.state.shamans[seat].hand)


def discarded(match: Match) -> list[str]:
    return pile(match, match.state.discard)


def pile(match: Match, counts: Any) -> list[str]:
    """The scrolls of a pile, by name."""
    names = match.game.thing_names["scroll"]
    return [names[kind] for kind, count in enumerate(counts) for _ in range(int(count))]


def chants(match: Match) -> list[str]:
    """Incantations in play: `w>y:war-drums`."""
    s, names = match.state, match.game.thing_names["scroll"]
    return [
        f"{LETTERS[c.caster]}>{LETTERS[c.target]}:{names[c.card]}"
        for c in s.chants[: int(s.chant_count)]
    ]


def wards(match: Match) -> list[str]:
    """The sides that are still warded."""
    return [side for number, side in enumerate(SIDE_NAMES) if (match.state.wards >> number) & 1]


def revealed(match: Match) -> list[str]:
    """The rituals by ritual tile; `-` for those that nobody knows."""
    return ["-" if ritual == NOWHERE else RITUAL_NAMES[ritual] for ritual in match.state.rituals]


def locked(match: Match, place: str) -> bool:
    """Tell whether the creature there is combat locked."""
    s = match.state
    return bool(s.creatures[int(s.at[tile(match.game, place)]) - 1].locks)


def happened(match: Match, name: str) -> list[dict[str, int]]:
    """The fields of all events of this name in the last action."""
    return _told(match.events, name)


def ever(match: Match, name: str) -> list[dict[str, int]]:
    """The fields of all events of this name in all actions so far."""
    return _told(match.history, name)


def _told(events: Any, name: str) -> list[dict[str, int]]:
    row = EVENTS.rows[EVENTS.numbers[name]]
    return [row.fields(event) for event in events if event.kind == row.number]


def count_of(match: Match, seat: int, name: str) -> int:
    """Copies of one scroll in a hand."""
    return int(match.state.shamans[seat].hand[scroll(match.game, name)])
