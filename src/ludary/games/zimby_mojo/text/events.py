"""Happenings, in one sentence each."""

from collections.abc import Callable, Sequence
from typing import Any

from ludary.games.zimby_mojo.cards import CORNERS, NOWHERE, RITUALS, Effect, RitualKind
from ludary.games.zimby_mojo.happenings import Happening
from ludary.games.zimby_mojo.state import Ending, Kind, Toll
from ludary.games.zimby_mojo.text.creatures import listed, place_words
from ludary.games.zimby_mojo.text.figures import doer, does, is_figure, kind_and_owners, many, name_of_seat
from ludary.games.zimby_mojo.text.names import SIDE_NAMES, SIDES_OF_THE_MIST, count, quadrant_name, ritual_name, scroll_name
from ludary.kit import Game

# {who} is the event's seat; what else is filled in stands in `WORDS`
SENTENCES = {
    Happening.ENTRY: "{who} attaches the tribal board at entry {number}.",
    Happening.ROUND: "Round {amount}{of_rounds} begins.",
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
    Happening.MOVES: "{goes} from {at} to {to}.",
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
    Happening.DEVOURS: "A zimby of {who} at {at} eats {tribesmen}.",
    Happening.RAISES: "{who} makes a zombie at {at}.",
    Happening.ATTACKS: "{attacks} {foe} at {to}.",
    Happening.ROLLS: "{rolls} {die} at {at}: {total} in all.",
    Happening.EVEN: "Equal combat rolls: nobody is wounded.",
    Happening.WOUNDS: "{wounds} {threaten} {creature} at {at}.",
    Happening.SHRUGS: "{shrugs} {wounds} off at {at}.",
    Happening.DIES: "{victim} dies at {at}.",
    Happening.LOCKS: "The creatures at {at} and {to} are combat locked.",
    Happening.CLAIMS: "{claims} {to}.",
    Happening.EXPELS: "{tokens} {are} expelled from {at}.",
    Happening.DISMISSES: "{tokens} {are} dismissed from {at}.",
    Happening.DEPLETES: "{column} at {at} is depleted.",
    Happening.GIVES_UP: "{who} gives up {toll}.",
    Happening.CROWDED: "{who} has no room for {zimbies}: to the Far Shore.",
    Happening.CASTS: "{who} casts {scroll}{from_tile}.",
    Happening.AIMS: "{scroll} is aimed at {target}.",
    Happening.AIMS_SHAMAN: "{scroll} is aimed at {other}.",
    Happening.AIMS_SCROLL: "{scroll} is aimed at {other_scroll}.",
    Happening.CANCELS: "{scroll} is cancelled.",
    Happening.FIZZLES: "{scroll} fizzles.",
    Happening.NUMBER: "{scroll} comes to {amount}.",
    Happening.IMMUNE: "The Crown rolls {amount}: immune to the {immunity}.",
    Happening.NOT_IMMUNE: "The Crown rolls {amount}: not immune to the {immunity}.",
    Happening.GROWS: "{growth} at {at}.",
    Happening.CLEARED: "The conjured obstacles at {at} vanish.",
    Happening.BONUS: "{gets} {signed} brutality at {at}.",
    Happening.PREVENTS: "{wounds} of {creature} at {at} {are_prevented} prevented.",
    Happening.PUSHED: "Magic moves {creature} from {at} to {to}.",
    Happening.SWAPS: "{swaps} over from {at} to {to}.",
    Happening.LOOSENS: "The combat locks of {creature} at {at} end.",
    Happening.WAKES: "{zimbies} of {who} {wake} up.",
    Happening.BREEDS: "{zimbies} of {who} {come} from the Far Shore, depleted.",
    Happening.STEALS: "{who} takes {scroll} from {other}.",
    Happening.DIGS: "{who} takes {scroll} out of the discard pile.",
    Happening.CHANTS: "A zimby of {who} chants {scroll} on {other}.",
    Happening.CHANT_ENDS: "{scroll} of {who} ends.",
    Happening.RATTLED: "{scroll} is rattled by a {amount} and fails.",
    Happening.CROWN_DROPS: "{the_crown} at {at}.",
    Happening.CROWN_BOUNCES: "The Crown bounces to {at}.",
    Happening.CROWN_TAKEN: "{taker} at {at} has the Crown.",
    Happening.ASKS_SEAL: "{who} {asks} to open the seal of {shrine}.",
    Happening.OPENS_SEAL: "The seal of {shrine} is opened: the {gate} ward is gone.",
    Happening.RULES_OUT: "{who} rules out {portals}.",
    Happening.RELOCATES: "{at} leads to {to}.",
    Happening.ENTERS: "{enterer} at {at}.",
    Happening.MARCHES: "{rolls} {amount} at {at}.",
    Happening.HOLDS: "{holds} {at}.",
    Happening.SHAMBLES: "{rolls} {amount} at {at}.",
    Happening.STAYS: "{stays} at {at}.",
    Happening.KING_DIES: "The King dies at {at}.",
    Happening.NEW_KING: "The thugs bring the Crown to the mist: there is a new King.",
    Happening.MIST: "Blood mist fills the sanctum and {tiles} around it.",
    Happening.WITHERS: "The thickets and blood vines {wither}.",
    Happening.KEEPS: "{who} keeps {scroll}.",
    Happening.MILLS: "The library loses {scroll}.",
    Happening.ENDS: "{ending}",
    Happening.TOTALS: "{has} {total_against} now.",
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
VERBS = ("attacks", "rolls", "shrugs", "claims", "gets", "swaps", "holds", "stays")  # of creatures: one does, several do
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

    def does(self, verb: str) -> str:
        """Return the doer with the verb in the form that fits: Bo and Cy attack."""
        return does(self.seat, self.names, verb)

    def is_one(self) -> bool:
        return self.amount == 1


def _who(event: Spoken) -> str:
    return name_of_seat(event.seat, event.names)


def _scroll(event: Spoken, card: int) -> str:
    known = 0 <= card < event.game.box.kind_count
    return scroll_name(event.game, card) if known else "a scroll"


def _struck(event: Spoken) -> str:
    """A quadrant, or a portal."""
    if event.what == RitualKind.PORTALS:
        return f"{quadrant_name(event.amount % CORNERS)} portal"
    return f"{quadrant_name(event.amount % CORNERS)} quadrant"


def _victim(event: Spoken) -> str:
    if event.seat >= 0:
        return f"A {'zombie' if event.amount == Kind.ZOMBIE else 'zimby'} of {_who(event)}"
    return doer(event.seat, event.names)


def _tokens(event: Spoken) -> str:
    if is_figure(event.seat):
        return doer(event.seat, event.names)
    return f"{count(event.amount, 'zimby')} of {_who(event)}"


def _enterer(event: Spoken) -> str:
    if is_figure(event.seat):
        return event.does("enter")
    return f"{count(event.amount, 'zimby')} of {_who(event)} {'enters' if event.is_one() else 'enter'}"


def _ending(event: Spoken) -> str:
    ending = Ending(event.what)
    if ending == Ending.ROUND_LIMIT and event.seat == NOWHERE:
        return "The last round is over: it is a draw."
    return ENDINGS[ending].format(who=_who(event))


def _with_zimbies(event: Spoken) -> str:
    return f", depleting {count(event.what, 'zimby')}" if event.what else ""


def _target(event: Spoken) -> str:
    """The creature aimed at and where it stands, or the tile."""
    place = place_words(event.game, event.amount)
    return f"{doer(event.seat, event.names)} at {place}" if is_figure(event.seat) else place


def _taker(event: Spoken) -> str:
    return f"A zimby of {_who(event)}" if event.seat >= 0 else doer(event.seat, event.names)


def _column(event: Spoken) -> str:
    """The column of Bo and Cy, or the zombie of Bo."""
    zimbies = is_figure(event.seat) and kind_and_owners(event.seat)[0] == Kind.ZIMBIES
    return f"the column of {doer(event.seat, event.names)}" if zimbies else doer(event.seat, event.names)


def _doing(verb: str) -> Callable[[Spoken], str]:
    return lambda event: event.does(verb)


def _of_rounds(event: Spoken) -> str:
    """The limit of rounds, if there is one."""
    return f" of {event.game.box.round_limit}" if event.game.box.round_limit else ""


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
    "origin": lambda event: place_words(event.game, event.what) if event.what != NOWHERE else "the tribal board",
    "shrine": lambda event: place_words(event.game, event.game.box.shrine[event.what % CORNERS]),
    "struck": _struck,
    "come": lambda event: "comes" if event.is_one() else "come",
    "wake": lambda event: "wakes" if event.is_one() else "wake",
    "are": lambda event: "are" if many(event.seat) or (event.seat >= 0 and not event.is_one()) else "is",
    "are_prevented": lambda event: "is" if event.is_one() else "are",
    "threaten": lambda event: "threatens" if event.is_one() else "threaten",
    "with_zimbies": _with_zimbies,
    "food": lambda event: "a scroll" if event.what else "mojo",
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
    "taker": _taker,
    "target": _target,
    "of_rounds": _of_rounds,
    "creature": lambda event: doer(event.seat, event.names),
    "column": _column,
    "foe": lambda event: doer(event.what, event.names),
    "the_crown": lambda event: f"{_who(event)} drops the Crown" if event.seat >= 0 else "The Crown lies",
    "total_against": lambda event: f"{event.amount // 100} against {event.amount % 100}",
    **{verb: _doing(verb.removesuffix("s")) for verb in VERBS},
    "goes": lambda event: event.does("walk") if event.seat >= 0 else event.does("move"),
    "has": lambda event: f"{doer(event.seat, event.names)} {'have' if many(event.seat) else 'has'}",
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
