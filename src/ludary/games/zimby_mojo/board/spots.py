"""Spots: the place on the board that a choice is about, by the `data-spot` of an element that the picture has."""

from collections.abc import Callable
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RitualKind
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.state import Toll
from ludary.games.zimby_mojo.text.previews import beyond, walk_of
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Action, Game


def spot(game: Game, s: Any, action: Action) -> str:
    """The `data-spot` of the element of the board that the action is about; empty if none."""
    verb = Verb(game.actions.verb[action.id])
    return PLACES[verb](game, s, *action.args) if verb in PLACES else ""


def tile_spot(tile: int) -> str:
    return f"tile-{tile}" if tile != NOWHERE else ""


def _tile(game: Game, s: Any, tile: int) -> str:
    return tile_spot(tile)


def _scroll(game: Game, s: Any, card: int) -> str:
    return f"scroll-{card}"


def _home(game: Game, s: Any, *_: int) -> str:
    """The hut of the actor beyond its entry."""
    return f"home-{s.actor}"


def _pay(game: Game, s: Any, zimbies: int) -> str:
    """Pay with so many zimbies: the last of them on the tribal board; with none: the mojo tokens."""
    return f"zimby-{s.actor}-{zimbies}" if zimbies else f"mojo-{s.actor}"


def _chosen(game: Game, s: Any, *_: int) -> str:
    """The creature that the actor has chosen, or that moves."""
    walk = walk_of(s)
    creature = s.chosen if s.chosen != NOWHERE else walk.creature if walk is not None else NOWHERE
    if creature == NOWHERE:
        return _home(game, s) if walk is not None else ""
    return tile_spot(s.creatures[creature].tile)


def _dropped(game: Game, s: Any) -> str:
    return tile_spot(s.creatures[s.bearer].tile) if s.bearer != NOWHERE else ""


def _step(game: Game, s: Any, direction: int) -> str:
    walk = walk_of(s)
    return tile_spot(beyond(game, s, walk, direction)) if walk is not None else ""


def _beside(game: Game, s: Any, direction: int) -> str:
    """The neighbour of the chosen creature."""
    return tile_spot(game.box.next[s.creatures[s.chosen].tile, direction]) if s.chosen != NOWHERE else ""


def _seal(game: Game, s: Any, partner: int) -> str:
    return f"board-{partner}"


def _portal(game: Game, s: Any, bits: int) -> str:
    """The one portal that is ruled out."""
    named = [corner for corner in range(CORNERS) if bits >> corner & 1]
    return tile_spot(game.box.portal[named[0]]) if len(named) == 1 else ""


def _place(game: Game, s: Any, place: int) -> str:
    return tile_spot(game.box.portal[place]) if strikes_portal(s) else f"quadrant-{place}"


def strikes_portal(s: Any) -> bool:
    """Tell whether the ritual whose place is chosen is that of Portals."""
    return any(entry.duty == Duty.RITE and entry.ritual == RitualKind.PORTALS for entry in s.agenda[: s.agenda_count])


def _lose(game: Game, s: Any, toll: int) -> str:
    """The tokens, or one of the zimbies of that kind on the tribal board: active ones come first, those that chant last among them."""
    own = s.shamans[s.actor]
    if toll == Toll.TOKEN:
        return f"mojo-{s.actor}"
    return f"zimby-{s.actor}-{ {Toll.ACTIVE: 1, Toll.CHANTER: own.active, Toll.DEPLETED: own.active + own.depleted}[Toll(toll)] }"


PLACES: dict[Verb, Callable[..., str]] = {
    Verb.ENTRY: lambda game, s, entry: f"entry-{entry}",
    Verb.SPAWN: lambda game, s: f"shore-{s.actor}",
    Verb.CREATURE: _tile,
    Verb.LEAVE: lambda game, s, zimbies: f"zimby-{s.actor}-{zimbies}",
    Verb.PORTAL_IN: lambda game, s, zimbies: f"enter-{zimbies}",
    Verb.WHOLE: _chosen,
    Verb.GROUP: lambda game, s, zimbies, crown: f"group-{zimbies}-{crown}",
    Verb.STEP: _step,
    Verb.HOME: _home,
    Verb.HALT: _chosen,
    Verb.ATTACK: _beside,
    Verb.RAISE: _chosen,
    Verb.PICK_UP: _chosen,
    Verb.DROP: _dropped,
    Verb.CAST: _scroll,
    Verb.EAT_MOJO: lambda game, s: f"mojo-{s.actor}",
    Verb.EAT_CARD: lambda game, s: "library",
    Verb.SEAL: _seal,
    Verb.AGREE: lambda game, s: "yes",
    Verb.REFUSE: lambda game, s: "no",
    Verb.CHANNEL: _tile,
    Verb.CHANNEL_HOME: _home,
    Verb.DEVOUR_RANGE: lambda game, s: "devour-range",
    Verb.DEVOUR_EFFECT: lambda game, s: "devour-effect",
    Verb.AIM: _tile,
    Verb.AIM_SHAMAN: lambda game, s, seat: f"board-{seat}",
    Verb.AIM_EFFECT: lambda game, s, entry: f"stack-{entry - 1}",
    Verb.AIM_CHANT: lambda game, s, chant: f"chant-{chant - 1}",
    Verb.PAY: _pay,
    Verb.DEVOUR: lambda game, s, zimbies: f"devour-{zimbies}",
    Verb.PORTAL: _portal,
    Verb.PLACE: _place,
    Verb.LOSE: _lose,
    Verb.DISCARD: _scroll,
    Verb.KEEP: lambda game, s, card: f"offered-{card}",
    Verb.DIG: lambda game, s, card: f"dig-{card}",
    Verb.MILL: lambda game, s: "library",
    Verb.SPILL: lambda game, s: "",
    Verb.RELEASE: lambda game, s, chant: f"chant-{chant - 1}",
    Verb.GO: _tile,
    Verb.GO_HOME: _home,
    Verb.SEAL_AT: lambda game, s, shrine, partner: tile_spot(game.box.shrine[shrine - 1]),
}
