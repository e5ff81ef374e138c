"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE
from ludary.games.zimby_mojo.distances import FAR
from ludary.games.zimby_mojo.duties import Duty, Window
from ludary.games.zimby_mojo.reckoning import chanting, crown_burden
from ludary.games.zimby_mojo.rules.obstacles import GONE
from ludary.games.zimby_mojo.state import OFFERED, Ending, Kind, Part, Phase, State
from ludary.games.zimby_mojo.text.cards import scroll_line
from ludary.games.zimby_mojo.text.creatures import creature_at, listed, place_words, thugs_words
from ludary.games.zimby_mojo.text.describe_map import WIDTH, boards_words, map_words
from ludary.games.zimby_mojo.text.names import TRIBE_NAMES, count, scroll_name
from ludary.games.zimby_mojo.text.previews import walk_of
from ludary.games.zimby_mojo.text.stack import chant_words, placed, stack, stack_words
from ludary.kit import NOBODY, STOPPED, Game, Row, player_does, turn_of
from ludary.kit.picture import wrap

PARTS = {
    Part.ENTRIES: "entry points",
    Part.REFRESH: "refresh",
    Part.KING: "the King's turn",
    Part.PLAYERS: "players' turns",
    Part.THUGS: "the thugs' turn",
    Part.ZOMBIES: "zombies shamble",
    Part.WRAP_UP: "wrap-up",
}
AHEAD = {
    Window.KINGS_TURN: "before the King's turn",
    Window.THUGS_TURN: "before the thugs' turn",
    Window.ROUND_END: "before wrap-up",
    Window.SHAMBLING: "before zombies shamble",
}
DECIDES = {
    Phase.ENTRY: "choose an entry point",
    Phase.TURN: "choose an action",
    Phase.CREATURE: "say what the chosen creature does",
    Phase.STEP: "move",
    Phase.ANSWER: "may answer",
    Phase.CHANNEL: "choose who channels",
    Phase.AIM: "aim",
    Phase.PAY: "pay",
    Phase.JOIN: "are asked to let a column join",
    Phase.SEAL: "are asked to open a seal",
    Phase.DEVOUR: "may eat tribesmen before the dice fall",
    Phase.PORTAL: "may influence the portal",
    Phase.RITE: "may cast the ritual",
    Phase.PLACE: "choose where the ritual strikes",
    Phase.LOSE: "choose what to give up",
    Phase.DISCARD: "discard down to the limit",
    Phase.KEEP: "keep one of the scrolls taken",
    Phase.DIG: "dig in the discard pile",
    Phase.SHAMBLE: "may keep a zombie from shambling",
    Phase.RELEASE: "choose which incantation ends",
    Phase.WINNOW: "discard a scroll, or the top of the library",
}
ENDED = {
    Ending.NONE: "",
    Ending.CROWNED: "the Crown has come home",
    Ending.ROUND_LIMIT: "the last round is over",
    Ending.THUG_KING: "a thug is the new King",
    Ending.NO_SCROLLS: "no scroll was left to draw",
}


def describe(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    names = named(seat, who)
    stage, decides = headline(game, s, names, seat)
    regions, drawn = map_words(game, s)
    lines = [
        f"{stage}. {decides}.",
        *going_on(game, s, names),
        *_stack(game, s, names),
        _crown(game, s),
        *regions,
        *(line for owner in in_order(s, seat) for line in _tribe(game, s, owner, names)),
        _off_the_board(s),
        *(f"Incantation: {chant_words(game, s, at, names)}." for at in range(s.chant_count)),
        *_cards(game, s, seat),
        f"Tribal boards: {boards_words(game, s, names)}.",
    ]
    text = [
        part
        for line in lines
        for part in wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    ]
    return "\n".join([*text, *drawn])


def named(seat: int, who: Sequence[str]) -> list[str]:
    """The players by name and tribe, as this seat reads them."""
    return [
        f"{name} ({TRIBE_NAMES[place]}{', you' if place == seat else ''})"
        for place, name in enumerate(who)
    ]


def in_order(s: State, seat: int) -> list[int]:
    """All seats, beginning with the one who looks."""
    begin = max(seat, 0)
    return [(begin + step) % s.seats for step in range(s.seats)]


def headline(
    game: Game[Box], s: State, names: Sequence[str], reader: int = NOBODY
) -> tuple[str, str]:
    """Say in two phrases how far the game is, and who decides what; "You choose" to the reader's
    own seat.
    """
    if s.phase == Phase.OVER:
        nobody = "The game is lost" if s.seats == 1 else "It is a draw"
        winner = player_does(names, s.winner, reader, "win") if s.winner != NOWHERE else nobody
        return f"The game is over: {ENDED[Ending(s.ending)]}", winner
    if s.actor == NOBODY:
        return round_words(game, s), STOPPED
    if s.part == Part.ENTRIES:
        return "The table is laid", player_does(names, s.actor, reader, DECIDES[Phase(s.phase)])
    turn = ""
    if s.turn_of not in (NOWHERE, s.actor):
        turn = f", in {turn_of(names, s.turn_of, reader)}"
    decides = player_does(
        names, s.actor, reader, f"{DECIDES[Phase(s.phase)]}{about(game, s)}{turn}"
    )
    return f"{round_words(game, s)}, {_part(s)}", decides


def _part(s: State) -> str:
    """Name the part of the round, or the one that comes next where shamans may still act first."""
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        if entry.duty == Duty.ANSWERS and entry.reason in AHEAD:
            return AHEAD[Window(entry.reason)]
    return PARTS[Part(s.part)]


def round_words(game: Game[Box], s: State) -> str:
    """Round 7 of 30; of how many only if there is a limit."""
    limit = game.box.round_limit
    return f"Round {s.rounds} of {limit}" if limit else f"Round {s.rounds}"


def about(game: Game[Box], s: State) -> str:
    """Say in a few words what the decision is about."""
    if s.phase in (Phase.CHANNEL, Phase.AIM) and s.cast_card != NOWHERE:
        return f" {'for ' if s.phase == Phase.CHANNEL else ''}{scroll_name(game, s.cast_card)}"
    if s.phase == Phase.PAY:
        return f" {s.agenda[s.agenda_count - 1].amount} mojo"
    return ""


def going_on(game: Game[Box], s: State, names: Sequence[str]) -> Iterator[str]:
    """The creature that is chosen or moves, and the scroll that is being cast."""
    walk = walk_of(s)
    if walk is not None and walk.creature != NOWHERE:
        yield f"Moving: {placed(game, s, walk.creature)}, {count(walk.tiles_left, 'tile')} left."
    elif s.chosen != NOWHERE:
        yield f"Chosen: {placed(game, s, s.chosen)}."
    if s.cast_card != NOWHERE:
        through = f", through {placed(game, s, s.cast_from)}" if s.cast_from != NOWHERE else ""
        yield f"Being cast: {scroll_name(game, s.cast_card)} by {names[s.cast_by]}{through}."
    if s.phase == Phase.ANSWER and not stack(s):
        asks = s.agenda[s.agenda_count - 1]
        if asks.duty == Duty.ANSWERS and asks.creature != NOWHERE:
            yield f"Passing by: {placed(game, s, asks.creature)}."


def _stack(game: Game[Box], s: State, names: Sequence[str]) -> Iterator[str]:
    entries = list(stack_words(game, s, names))
    if entries:
        yield "The stack, from the top:"
        yield from (f"  {number}. {words}." for number, (_, words) in enumerate(entries, 1))


def _crown(game: Game[Box], s: State) -> str:
    """The King, or where the Crown is."""
    if s.king != NOWHERE:
        brutality = game.box.king_brutality + sum(thug.creature != NOWHERE for thug in s.thugs)
        where = place_words(game, s.creatures[s.king].tile)
        return f"The King at {where}: brutality {brutality}, vitality {game.box.king_vitality}."
    weight = f"it adds {crown_burden(game, s)} to the size of its bearer's column"
    if s.bearer != NOWHERE:
        return f"The King is dead. The Crown: {creature_at(s, s.bearer, game)}; {weight}."
    return f"The King is dead. The Crown lies at {place_words(game, s.crown_tile)}; {weight}."


def _tribe(game: Game[Box], s: State, owner: int, names: Sequence[str]) -> Iterator[str]:
    """A tribal board and what belongs to its shaman."""
    own = s.shamans[owner]
    entry = f"entry {own.entry + 1}" if own.entry != NOWHERE else "no entry yet"
    first = ", first mover" if s.first == owner and s.part != Part.ENTRIES else ""
    chants = chanting(s, owner)
    chanters = f" ({chants} chanting)" if chants else ""
    pool = f", {own.pool} mojo from eaten zimbies" if own.pool else ""
    yield (
        f"{names[owner]}, {entry}{first}: {count(own.active, 'active zimby')}{chanters},"
        f" {own.depleted} depleted, {own.tokens} of {game.box.mojo_tokens} mojo tokens{pool};"
        f" {own.shore} on the Far Shore; {hand_words(game, s, owner)}{deeds(game, s, owner)}."
    )


def standing(game: Game[Box], s: State, seat: int) -> str:
    """Tell how far a tribe is from the Crown, or from home with it, and how strong it is."""
    own = s.shamans[seat]
    return ", ".join(
        filter(
            None,
            [
                _from_the_crown(game, s, seat),
                count(own.active, "active zimby"),
                f"{own.tokens} mojo",
            ],
        )
    )


def _from_the_crown(game: Game[Box], s: State, seat: int) -> str:
    """Count the tiles between, through a ward if need be; around creatures it can be more."""
    ways = game.box.way[int(s.overgrowth >= GONE)]
    if (
        s.bearer != NOWHERE
        and s.creatures[s.bearer].kind == Kind.ZIMBIES
        and s.creatures[s.bearer].crown == 1 + seat
    ):
        home = game.box.stub[s.shamans[seat].entry]
        return (
            f"bears the Crown, {count(1 + int(ways[s.creatures[s.bearer].tile, home]), 'tile')}"
            " from home"
        )
    at, what = s.crown_tile, "Crown"
    if s.king != NOWHERE:
        at, what = s.creatures[s.king].tile, "King"
    elif s.bearer != NOWHERE:
        at = s.creatures[s.bearer].tile
    creatures: Any = s.creatures
    own = (creatures["kind"] == Kind.ZIMBIES) & (creatures["active"][:, seat] > 0)
    tiles, wards = creatures["tile"][own], game.box.ward_tile
    through = ways[tiles[:, None], wards] + ways[wards, at]
    steps = min(ways[tiles, at].min(initial=FAR), through.min(initial=FAR))
    if steps >= FAR:
        return ""
    return f"{count(int(steps), 'tile')} from the {what}" if steps else f"where the {what} is"


def hand_words(game: Game[Box], s: State, owner: int) -> str:
    """A hand as far as one sees it: 6 scrolls (Nix, 5 unseen)."""
    own = s.shamans[owner]
    seen = hand_names(game, own.hand)
    unseen = own.hand_count - sum(own.hand)
    parts = [*seen, *([f"{unseen} unseen"] if unseen and seen else [])]
    return count(own.hand_count, "scroll") + (f" ({', '.join(parts)})" if parts else "")


def hand_names(game: Game[Box], cards: Row) -> list[str]:
    """Scrolls by name, with how many there are of each."""
    return [
        scroll_name(game, card) + (f" ×{copies}" if copies > 1 else "")
        for card, copies in enumerate(cards.tolist())
        if copies > 0
    ]


def deeds(game: Game[Box], s: State, owner: int) -> str:
    """List what a shaman has used up of things that are limited."""
    own = s.shamans[owner]
    used = [f"eaten {own.eaten} of {game.box.eat_limit} this round"] * bool(own.eaten)
    if s.turn_of == owner:
        used += [f"spawned {own.spawned} of {game.box.spawn_limit} this turn"] * bool(own.spawned)
        used += ["made a zombie this turn"] * bool(own.raised)
    return f"; {', '.join(used)}" if used else ""


def _off_the_board(s: State) -> str:
    """The thugs in their barracks."""
    ready = sum(
        1 << thug
        for thug in range(CORNERS)
        if s.thugs[thug].creature == NOWHERE and s.thugs[thug].ready
    )
    spent = sum(
        1 << thug
        for thug in range(CORNERS)
        if s.thugs[thug].creature == NOWHERE and not s.thugs[thug].ready
    )
    parts = [f"{thugs_words(ready)} face up"] * bool(ready) + [
        f"{thugs_words(spent)} face down"
    ] * bool(spent)
    return f"Barracks: {listed(parts) or 'nobody'}."


def _cards(game: Game[Box], s: State, seat: int) -> Iterator[str]:
    """The library, the discard pile, and the texts of one's own scrolls and of those on the
    table.
    """
    yield (
        f"Library: {count(s.library_count, 'scroll')}. Discarded:"
        f" {', '.join(hand_names(game, s.discard)) or 'none'}."
    )
    shown = {chant.card for chant in islice(s.chants, s.chant_count)} | {s.cast_card} - {NOWHERE}
    shown |= {s.agenda[at].card for at in stack(s) if s.agenda[at].duty == Duty.SCROLL}
    if seat != NOBODY:
        own = s.shamans[seat].hand.tolist()
        shown |= {card for card, copies in enumerate(own) if copies > 0} | set(offered_to(s, seat))
        taken = [scroll_name(game, card) for card in offered_to(s, seat)]
        if taken:
            yield f"Taken, to keep one: {', '.join(taken)}."
    if shown:
        yield "Scrolls:"
        yield from (f"  {scroll_line(game, card)}" for card in sorted(shown))


def offered_to(s: State, seat: int) -> list[int]:
    """The scrolls that the Ritual of Winnowing has brought a seat."""
    return [card for place in range(OFFERED) if (card := s.offered[seat, place]) >= 0]
