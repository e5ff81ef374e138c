"""Choices about one's tribe: its place, its zimbies, its mojo, seals and rituals."""

from collections.abc import Sequence
from itertools import islice

from ludary.games.zimby_mojo.board.marks_map import meeting
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, RitualKind
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.payment import mojo_of
from ludary.games.zimby_mojo.spots import (
    BOARD,
    DEVOUR,
    ENTRY,
    LIBRARY,
    MOJO,
    QUADRANT,
    SHORE,
    ZIMBY,
    strikes_portal,
    tile_spot,
    tile_spots,
)
from ludary.games.zimby_mojo.state import Kind, Phase, State, Toll
from ludary.games.zimby_mojo.text.creatures import listed, place_words, tile_words, tokens_of
from ludary.games.zimby_mojo.text.names import count, quadrant_name
from ludary.games.zimby_mojo.text.previews import (
    ask_rules,
    ended_words,
    seal_words,
    spawn_words,
    spawning,
)
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Choice, Game, Mark, Marks

TOLLS = {
    Toll.TOKEN: "a mojo token",
    Toll.ACTIVE: "an active zimby at home",
    Toll.DEPLETED: "a depleted zimby at home",
    Toll.CHANTER: "a chanting zimby, and end its incantation",
}


def _entry(game: Game[Box], entry: int) -> str:
    quadrant = quadrant_name(game.box.entry_quadrant[entry - 1])
    return (
        f"Attach your tribal board at entry {entry}, in {quadrant}"
        f" ({tile_words(game, game.box.stub[entry - 1])})"
    )


def _spawn(game: Game[Box], s: State | None) -> str:
    return f"Spawn a zimby for {spawn_words(game, s)}"


def _spawn_briefly(game: Game[Box], s: State) -> str:
    return f"Spawn a zimby for {ask_rules(game, spawning, s, s.actor)} mojo"


def _no_spawn(game: Game[Box], s: State) -> str:
    shaman, have = s.shamans[s.actor], int(mojo_of(s, s.actor))
    if shaman.shore == 0:  # nobody looks for a zimby where there is none
        return ""
    if have < ask_rules(game, spawning, s, s.actor):
        return f"you have {have} mojo"
    return f"you have spawned {count(int(shaman.spawned), 'zimby')} this round, the most allowed"


def _eat_mojo(game: Game[Box], s: State | None) -> str:
    return (
        f"Eat a zimby at home for {game.box.eat_mojo} mojo (lost at the end of the"
        f" turn){ended_words(s, 0, 1)}"
    )


def _eat_card(s: State | None) -> str:
    return f"Eat a zimby at home for a scroll{ended_words(s, 0, 1)}"


def _mark_board(s: State) -> Marks:
    return {Mark.TAKE: [BOARD(s.actor)]}


def _named(who: Sequence[str], seat: int) -> str:
    return who[seat] if seat < len(who) else f"shaman {seat + 1}"


def _seal(game: Game[Box], s: State | None, who: Sequence[str], partner: int) -> str:
    return f"Open the seal{seal_words(game, s, _named(who, partner))}"


def _mark_seal(game: Game[Box], s: State, partner: int) -> Marks:
    shrine = ask_rules(game, meeting, s, s.actor, partner)
    return {Mark.TARGET: tile_spots([game.box.shrine[shrine]] if shrine != NOWHERE else [])}


def _seal_at(
    game: Game[Box], s: State | None, who: Sequence[str], shrine: int, partner: int
) -> str:
    there = f" of the shrine at {place_words(game, game.box.shrine[shrine - 1])}"
    return f"Open the seal{there}{seal_words(game, s, _named(who, partner))}"


def _shrine(game: Game[Box], shrine: int) -> str:
    return tile_spot(game.box.shrine[shrine - 1])


def _pay(s: State | None, zimbies: int) -> str:
    if s is None:
        return f"Pay with {count(zimbies, 'zimby')}"
    rest = s.agenda[s.agenda_count - 1].amount - zimbies
    parts = [count(zimbies, "zimby")] * bool(zimbies) + [count(rest, "mojo token")] * bool(rest)
    return f"Pay with {listed(parts)}"


def _payer(s: State, zimbies: int) -> str:
    """Pay with so many zimbies: the last of them on the tribal board; with none: the mojo
    tokens.
    """
    return ZIMBY(s.actor, zimbies) if zimbies else MOJO(s.actor)


def _mark_pay(s: State, zimbies: int) -> Marks:
    """Zimbies of the tribal board, the tokens, or both."""
    rest = s.agenda[s.agenda_count - 1].amount - zimbies
    payers = [ZIMBY(s.actor, number) for number in range(1, zimbies + 1)]
    return {Mark.TAKE: payers + [MOJO(s.actor)] * bool(rest)}


def _devour(game: Game[Box], zimbies: int) -> str:
    if not zimbies:
        return "Eat nobody"
    tribesmen = "a tribesman" if zimbies == 1 else f"{zimbies} tribesmen"
    return f"Eat {tribesmen}: +{zimbies * game.box.devour_brutality} brutality for this roll"


def _place(s: State | None, place: int) -> str:
    if s is None:
        return f"Strike {quadrant_name(place)} quadrant or portal"
    return f"Strike {quadrant_name(place)} {'portal' if strikes_portal(s) else 'quadrant'}"


def _struck(game: Game[Box], s: State, place: int) -> str:
    return tile_spot(game.box.portal[place]) if strikes_portal(s) else QUADRANT(place)


def _mark_place(game: Game[Box], s: State, place: int) -> Marks:
    """The columns that a ritual would strike in a quadrant."""
    if strikes_portal(s):
        return {Mark.TARGET: tile_spots([game.box.portal[place]])}
    discord = any(
        entry.duty == Duty.RITE and entry.ritual == RitualKind.DISCORD
        for entry in islice(s.agenda, s.agenda_count)
    )
    least = 2 if discord else 1
    inside = [
        c
        for c in islice(s.creatures, s.creature_count)
        if c.kind == Kind.ZIMBIES and game.box.quadrant[c.tile] == place
    ]
    return {Mark.HARM: tile_spots(c.tile for c in inside if tokens_of(c) >= least)}


def _lose(toll: int) -> str:
    return f"Give up {TOLLS[Toll(toll)]}"


def _lost(s: State, toll: int) -> str:
    """The tokens, or one of the zimbies of that kind on the tribal board: active ones come first,
    those that chant last among them.
    """
    own = s.shamans[s.actor]
    if toll == Toll.TOKEN:
        return MOJO(s.actor)
    return ZIMBY(
        s.actor,
        {Toll.ACTIVE: 1, Toll.CHANTER: own.active, Toll.DEPLETED: own.active + own.depleted}[
            Toll(toll)
        ],
    )


TRIBE = {
    Verb.ENTRY: Choice(_entry, at=ENTRY),
    Verb.END_TURN: Choice(
        "End the turn",
        short="End the turn",
        missing=lambda: "one of your creatures must attack first",
        phases=(Phase.TURN,),
        closing=True,
    ),
    Verb.SPAWN: Choice(
        _spawn,
        at=lambda s: SHORE(s.actor),
        short=_spawn_briefly,
        missing=_no_spawn,
        phases=(Phase.TURN,),
    ),
    Verb.EAT_MOJO: Choice(_eat_mojo, at=lambda s: MOJO(s.actor), marks=_mark_board),
    Verb.EAT_CARD: Choice(_eat_card, at=LIBRARY, marks=_mark_board),
    Verb.SEAL: Choice(_seal, at=BOARD, marks=_mark_seal),
    Verb.PAY: Choice(_pay, at=_payer, marks=_mark_pay),
    Verb.DEVOUR: Choice(_devour, at=DEVOUR),
    Verb.PLACE: Choice(_place, at=_struck, marks=_mark_place),
    Verb.LOSE: Choice(_lose, at=_lost),
    Verb.SEAL_AT: Choice(
        _seal_at,
        at=_shrine,
        marks=lambda game, shrine: {Mark.TARGET: tile_spots([game.box.shrine[shrine - 1]])},
    ),
}
