"""Happenings, in one sentence each."""

from collections.abc import Callable, Sequence
from typing import Any

from ludary.core.game import Game
from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RITUALS, SEATS, Effect, RitualKind
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.state import Ending, Kind, Toll
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.names import SIDE_NAMES, SIDES_OF_THE_MIST, TRIBE_NAMES, count, quadrant_name, ritual_name, scroll_name

# {who} is the event's seat; what else is filled in stands in `WORDS`
SENTENCES = {
    Happening.ENTRY: "{who} attaches the tribal board at entry {number}.",
    Happening.ROUND: "Round {amount} begins.",
    Happening.FIRST: "{who} is the first mover{tie}.",
    Happening.TURN: "{who} has the turn.",
    Happening.REFRESH: "Mojo tokens and creatures are refreshed.",
    Happening.DRAWS: "{who} draws {scroll}.",
    Happening.SHUFFLES: "The discard pile, {scrolls}, becomes the library.",
    Happening.DISCARDS: "{who} discards {scroll}.",
    Happening.KING_MOVES: "The King moves from {at} to {to}.",
    Happening.KING_STAYS: "The King does not enter {at}.",
    Happening.REVEALS: "The {corner} ritual marker is turned up: {ritual}.",
    Happening.RITE: "{king} casts the Ritual of {ritual}.",
    Happening.RITE_ROLL: "The Ritual of {ritual} comes to {amount}.",
    Happening.RITE_PLACE: "The Ritual of {ritual} strikes {struck}.",
    Happening.MOVES: "{mover} moves from {at} to {to}.",
    Happening.LEAVES: "{who} leaves the tribal board with {zimbies} for {at}.",
    Happening.COMES_HOME: "{zimbies} of {who} {come} home from {at}.",
    Happening.SPLITS: "{who} splits {zimbies} off at {at}.",
    Happening.ASKS_TO_JOIN: "{who} asks to join the column at {to} from {origin}.",
    Happening.JOINS: "{who} joins the column at {at}.",
    Happening.ALLOWS: "{who} agrees at {at}.",
    Happening.REFUSES: "{who} refuses at {at}.",
    Happening.PAYS: "{who} pays {amount} mojo{with_zimbies}.",
    Happening.SPAWNS: "{who} spawns a zimby.",
    Happening.EATS: "{who} eats a zimby of the tribal board for {food}.",
    Happening.DEVOURS: "A {tribe} zimby at {at} eats {tribesmen}.",
    Happening.RAISES: "{who} makes a zombie at {at}.",
    Happening.ATTACKS: "The creature at {at} attacks the one at {to}.",
    Happening.ROLLS: "The creature at {at} rolls {die}: {total} in all.",
    Happening.EVEN: "Equal combat rolls: nobody is wounded.",
    Happening.WOUNDS: "{wounds} {threaten} whoever stands at {at}.",
    Happening.SHRUGS: "{wounds} at {at} {kill} nobody.",
    Happening.DIES: "{victim} dies at {at}.",
    Happening.LOCKS: "The creatures at {at} and {to} are combat locked.",
    Happening.CLAIMS: "The attacker from {at} claims {to}.",
    Happening.EXPELS: "{tokens} {are} expelled from {at}.",
    Happening.DISMISSES: "{tokens} {are} dismissed from {at}.",
    Happening.DEPLETES: "The creature at {at} is depleted.",
    Happening.GIVES_UP: "{who} gives up {toll}.",
    Happening.CROWDED: "{who} has no room for {zimbies}: to the Far Shore.",
    Happening.CASTS: "{who} casts {scroll}{from_tile}.",
    Happening.AIMS: "{scroll} is aimed at {to}.",
    Happening.AIMS_SHAMAN: "{scroll} is aimed at {other}.",
    Happening.AIMS_SCROLL: "{scroll} is aimed at {other_scroll}.",
    Happening.CANCELS: "{scroll} is cancelled.",
    Happening.FIZZLES: "{scroll} fizzles.",
    Happening.NUMBER: "{scroll} comes to {amount}.",
    Happening.IMMUNE: "The Crown rolls {amount}: immune to the {immunity}.",
    Happening.NOT_IMMUNE: "The Crown rolls {amount}: not immune to the {immunity}.",
    Happening.GROWS: "{growth} at {at}.",
    Happening.CLEARED: "The conjured obstacles at {at} vanish.",
    Happening.BONUS: "The creature at {at} has {signed} brutality in its next combat roll.",
    Happening.PREVENTS: "{wounds} at {at} {are_prevented} prevented.",
    Happening.PUSHED: "The creature at {at} is moved to {to}.",
    Happening.SWAPS: "The creatures at {at} and {to} swap tiles.",
    Happening.LOOSENS: "The combat locks of the creature at {at} end.",
    Happening.WAKES: "{zimbies} of {who} {wake} up.",
    Happening.BREEDS: "{zimbies} of {who} {come} from the Far Shore, depleted.",
    Happening.STEALS: "{who} takes {scroll} from {other}.",
    Happening.DIGS: "{who} takes {scroll} out of the discard pile.",
    Happening.CHANTS: "A zimby of {who} chants {scroll} on {other}.",
    Happening.CHANT_ENDS: "{scroll} of {who} ends.",
    Happening.RATTLED: "{scroll} is rattled by a {amount} and fails.",
    Happening.CROWN_DROPS: "The Crown lies at {at}.",
    Happening.CROWN_BOUNCES: "The Crown bounces to {at}.",
    Happening.CROWN_TAKEN: "{taker} at {at} has the Crown.",
    Happening.ASKS_SEAL: "{who} {asks} to open the seal of {shrine}.",
    Happening.OPENS_SEAL: "The seal of {shrine} is opened: the {gate} ward is gone.",
    Happening.RULES_OUT: "{who} rules out {portals}.",
    Happening.RELOCATES: "{at} leads to {to}.",
    Happening.ENTERS: "{enterer} at {at}.",
    Happening.MARCHES: "A thug at {at} marches {tiles}.",
    Happening.HOLDS: "A thug holds {at}.",
    Happening.SHAMBLES: "The zombie at {at} of {who} shambles {tiles}.",
    Happening.STAYS: "The zombie at {at} of {who} stays.",
    Happening.KING_DIES: "The King dies at {at}.",
    Happening.NEW_KING: "The thugs bring the Crown to the mist: there is a new King.",
    Happening.MIST: "Blood mist fills the sanctum and {tiles} around it.",
    Happening.WITHERS: "The thickets and blood vines {wither}.",
    Happening.KEEPS: "{who} keeps {scroll}.",
    Happening.MILLS: "The library loses {scroll}.",
    Happening.ENDS: "{ending}",
}
ENDINGS = {
    Ending.NONE: "The game is over.",
    Ending.CROWNED: "{who} has the Crown at home and wins.",
    Ending.ROUND_LIMIT: "The last round is over: {who} wins.",
    Ending.THUG_KING: "A thug is the new Cannibal King: the game is lost.",
    Ending.NO_SCROLLS: "No scroll is left to draw: the game is lost.",
}
TOLLS = {
    Toll.TOKEN: ("mojo token", "mojo tokens"),
    Toll.ACTIVE: ("active zimby", "active zimbies"),
    Toll.DEPLETED: ("depleted zimby", "depleted zimbies"),
    Toll.CHANTER: ("chanting zimby", "chanting zimbies"),
}
GROWTHS = {Effect.DEADLY: "Deadly vines grow", Effect.ENTANGLE: "Entangling vines grow", Effect.DARKEN: "Darkness falls"}


def say_event(game: Game, event: Any, who: Sequence[str]) -> str:
    """Say what happened, in a sentence."""
    kind, seat, what, amount = Happening(event.kind), event.seat, event.what, event.amount
    spoken = Spoken(game, kind, seat, what, amount, who)
    sentence = SENTENCES[kind].format_map(spoken)
    return (sentence[0].upper() + sentence[1:]).replace("!.", "!")


class Spoken(dict[str, str]):
    """The words of one event, made when a sentence asks for them."""

    def __init__(self, game: Game, kind: Happening, seat: int, what: int, amount: int, who: Sequence[str]) -> None:
        super().__init__()
        self.game, self.kind, self.seat, self.what, self.amount, self.names = game, kind, seat, what, amount, who

    def __missing__(self, key: str) -> str:
        return WORDS[key](self)

    @property
    def tribe(self) -> str:
        """The colour of the event's seat."""
        return TRIBE_NAMES[self.seat % SEATS]

    def is_one(self) -> bool:
        return self.amount == 1


def _who(event: Spoken) -> str:
    return event.names[event.seat] if 0 <= event.seat < len(event.names) else "somebody"


def _scroll(event: Spoken, card: int) -> str:
    known = 0 <= card < event.game.box.kind_count
    return scroll_name(event.game, card) if known else "a scroll"


def _struck(event: Spoken) -> str:
    """A quadrant, or a portal."""
    if event.what == RitualKind.PORTALS:
        return f"{quadrant_name(event.amount % CORNERS)} portal"
    return f"{quadrant_name(event.amount % CORNERS)} quadrant"


def _victim(event: Spoken) -> str:
    if event.seat != NOWHERE:
        return f"A {TRIBE_NAMES[event.seat]} {'zombie' if event.amount == Kind.ZOMBIE else 'zimby'}"
    return "The King" if event.amount == Kind.KING else "A thug"


def _tokens(event: Spoken) -> str:
    if event.seat == NOWHERE:
        return "A thug" if event.is_one() else f"{event.amount} thugs"
    return count(event.amount, f"{TRIBE_NAMES[event.seat]} zimby")


def _enterer(event: Spoken) -> str:
    if event.seat == NOWHERE:
        return "A thug enters"
    return f"{count(event.amount, 'zimby')} of {_who(event)} {'enters' if event.is_one() else 'enter'}"


def _ending(event: Spoken) -> str:
    ending = Ending(event.what)
    if ending == Ending.ROUND_LIMIT and event.seat == NOWHERE:
        return "The last round is over: it is a draw."
    return ENDINGS[ending].format(who=_who(event))


def _with_zimbies(event: Spoken) -> str:
    return f", {count(event.what, 'zimby')} of it from the tribal board" if event.what else ""


WORDS: dict[str, Callable[[Spoken], str]] = {
    "who": _who,
    "other": lambda event: event.names[event.amount % len(event.names)],
    "number": lambda event: str(event.what + 1),
    "amount": lambda event: str(event.amount),
    "tie": lambda event: " after a tie" if event.amount else "",
    "at": lambda event: place_words(event.game, event.what),
    "to": lambda event: place_words(event.game, event.amount),
    "scroll": lambda event: _scroll(event, event.what),
    "other_scroll": lambda event: _scroll(event, event.amount),
    "scrolls": lambda event: count(event.amount, "scroll"),
    "zimbies": lambda event: count(event.amount, "zimby"),
    "wounds": lambda event: count(event.amount, "wound"),
    "tiles": lambda event: count(event.amount, "tile"),
    "corner": lambda event: SIDES_OF_THE_MIST[event.amount % CORNERS],
    "ritual": lambda event: ritual_name(event.what % RITUALS),
    "king": lambda event: "The King" if event.seat == NOWHERE else _who(event),
    "asks": lambda event: "sacrifices a zimby" if event.seat == event.amount else f"asks {event.names[event.amount % len(event.names)]}",
    "mover": lambda event: "One of the King's" if event.seat == NOWHERE else _who(event),
    "origin": lambda event: place_words(event.game, event.what) if event.what != NOWHERE else "the tribal board",
    "shrine": lambda event: place_words(event.game, event.game.box.shrine[event.what % CORNERS]),
    "struck": _struck,
    "come": lambda event: "comes" if event.is_one() else "come",
    "wake": lambda event: "wakes" if event.is_one() else "wake",
    "are": lambda event: "is" if event.is_one() else "are",
    "are_prevented": lambda event: "is" if event.is_one() else "are",
    "threaten": lambda event: "threatens" if event.is_one() else "threaten",
    "kill": lambda event: "kills" if event.is_one() else "kill",
    "with_zimbies": _with_zimbies,
    "food": lambda event: "a scroll" if event.what else "mojo",
    "tribe": lambda event: event.tribe,
    "tribesmen": lambda event: "a tribesman" if event.is_one() else f"{event.amount} tribesmen",
    "die": lambda event: str(event.amount // 100),
    "total": lambda event: str(event.amount % 100),
    "victim": _victim,
    "tokens": _tokens,
    "toll": lambda event: f"{event.amount} {TOLLS[Toll(event.what % len(Toll))][not event.is_one()]}",
    "from_tile": lambda event: f" through {place_words(event.game, event.amount)}" if event.amount != NOWHERE else "",
    "immunity": lambda event: "obstacle" if event.what else "witchery",
    "growth": lambda event: GROWTHS.get(Effect(event.amount), "Something grows"),
    "signed": lambda event: f"{event.amount:+d}",
    "taker": lambda event: "A thug" if event.seat == NOWHERE else f"A {TRIBE_NAMES[event.seat]} zimby",
    "gate": lambda event: SIDE_NAMES[event.amount % CORNERS],
    "portals": lambda event: _portals(event.what),
    "enterer": _enterer,
    "wither": lambda event: "wither" if event.is_one() else "are gone",
    "ending": _ending,
}


def _portals(bits: int) -> str:
    """The portals of some bits: the north-east and south-west portals."""
    named = [SIDES_OF_THE_MIST[corner] for corner in range(CORNERS) if bits >> corner & 1]
    return f"the {listed(named)} portal{'s' * (len(named) != 1)}" if named else "no portal"
