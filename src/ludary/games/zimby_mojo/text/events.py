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
    told = Told(game, kind, seat, what, amount, who)
    sentence = SENTENCES[kind].format_map(told)
    return (sentence[0].upper() + sentence[1:]).replace("!.", "!")


class Told(dict[str, str]):
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


def _who(told: Told) -> str:
    return told.names[told.seat] if 0 <= told.seat < len(told.names) else "somebody"


def _scroll(told: Told, card: int) -> str:
    known = 0 <= card < told.game.box.kind_count
    return scroll_name(told.game, card) if known else "a scroll"


def _struck(told: Told) -> str:
    """A quadrant, or a portal."""
    if told.what == RitualKind.PORTALS:
        return f"{quadrant_name(told.amount % CORNERS)} portal"
    return f"{quadrant_name(told.amount % CORNERS)} quadrant"


def _victim(told: Told) -> str:
    if told.seat != NOWHERE:
        return f"A {TRIBE_NAMES[told.seat]} {'zombie' if told.amount == Kind.ZOMBIE else 'zimby'}"
    return "The King" if told.amount == Kind.KING else "A thug"


def _tokens(told: Told) -> str:
    if told.seat == NOWHERE:
        return "A thug" if told.is_one() else f"{told.amount} thugs"
    return count(told.amount, f"{TRIBE_NAMES[told.seat]} zimby")


def _enterer(told: Told) -> str:
    if told.seat == NOWHERE:
        return "A thug enters"
    return f"{count(told.amount, 'zimby')} of {_who(told)} {'enters' if told.is_one() else 'enter'}"


def _ending(told: Told) -> str:
    ending = Ending(told.what)
    if ending == Ending.ROUND_LIMIT and told.seat == NOWHERE:
        return "The last round is over: it is a draw."
    return ENDINGS[ending].format(who=_who(told))


def _with_zimbies(told: Told) -> str:
    return f", {count(told.what, 'zimby')} of it from the tribal board" if told.what else ""


WORDS: dict[str, Callable[[Told], str]] = {
    "who": _who,
    "other": lambda told: told.names[told.amount % len(told.names)],
    "number": lambda told: str(told.what + 1),
    "amount": lambda told: str(told.amount),
    "tie": lambda told: " after a tie" if told.amount else "",
    "at": lambda told: place_words(told.game, told.what),
    "to": lambda told: place_words(told.game, told.amount),
    "scroll": lambda told: _scroll(told, told.what),
    "other_scroll": lambda told: _scroll(told, told.amount),
    "scrolls": lambda told: count(told.amount, "scroll"),
    "zimbies": lambda told: count(told.amount, "zimby"),
    "wounds": lambda told: count(told.amount, "wound"),
    "tiles": lambda told: count(told.amount, "tile"),
    "corner": lambda told: SIDES_OF_THE_MIST[told.amount % CORNERS],
    "ritual": lambda told: ritual_name(told.what % RITUALS),
    "king": lambda told: "The King" if told.seat == NOWHERE else _who(told),
    "asks": lambda told: "sacrifices a zimby" if told.seat == told.amount else f"asks {told.names[told.amount % len(told.names)]}",
    "mover": lambda told: "One of the King's" if told.seat == NOWHERE else _who(told),
    "origin": lambda told: place_words(told.game, told.what) if told.what != NOWHERE else "the tribal board",
    "shrine": lambda told: place_words(told.game, told.game.box.shrine[told.what % CORNERS]),
    "struck": _struck,
    "come": lambda told: "comes" if told.is_one() else "come",
    "wake": lambda told: "wakes" if told.is_one() else "wake",
    "are": lambda told: "is" if told.is_one() else "are",
    "are_prevented": lambda told: "is" if told.is_one() else "are",
    "threaten": lambda told: "threatens" if told.is_one() else "threaten",
    "kill": lambda told: "kills" if told.is_one() else "kill",
    "with_zimbies": _with_zimbies,
    "food": lambda told: "a scroll" if told.what else "mojo",
    "tribe": lambda told: told.tribe,
    "tribesmen": lambda told: "a tribesman" if told.is_one() else f"{told.amount} tribesmen",
    "die": lambda told: str(told.amount // 100),
    "total": lambda told: str(told.amount % 100),
    "victim": _victim,
    "tokens": _tokens,
    "toll": lambda told: f"{told.amount} {TOLLS[Toll(told.what % len(Toll))][not told.is_one()]}",
    "from_tile": lambda told: f" through {place_words(told.game, told.amount)}" if told.amount != NOWHERE else "",
    "immunity": lambda told: "obstacle" if told.what else "witchery",
    "growth": lambda told: GROWTHS.get(Effect(told.amount), "Something grows"),
    "signed": lambda told: f"{told.amount:+d}",
    "taker": lambda told: "A thug" if told.seat == NOWHERE else f"A {TRIBE_NAMES[told.seat]} zimby",
    "gate": lambda told: SIDE_NAMES[told.amount % CORNERS],
    "portals": lambda told: _portals(told.what),
    "enterer": _enterer,
    "wither": lambda told: "wither" if told.is_one() else "are gone",
    "ending": _ending,
}


def _portals(bits: int) -> str:
    """The portals of some bits: the north-east and south-west portals."""
    named = [SIDES_OF_THE_MIST[corner] for corner in range(CORNERS) if bits >> corner & 1]
    return f"the {listed(named)} portal{'s' * (len(named) != 1)}" if named else "no portal"
