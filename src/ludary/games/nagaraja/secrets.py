"""Hidden information: relics and amulets by who has looked at them, cards by what `rules/piles.py`
has noted.

A seat remembers what it saw: the cards that were discarded face up, the card that it gave away,
relics covered again. A spectator has seen nothing but what lies open now.
"""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import AMULET_KINDS, UNSEEN
from ludary.games.nagaraja.rules.end import victory_points
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.secrets_cards import imagine_all_cards, imagine_cards_of
from ludary.games.nagaraja.state import PUBLIC, SEATS, Phase, Player, State, Temple
from ludary.games.nagaraja.temple import PLACES
from ludary.kit import cards_in, draw, rule


@rule
def conceal(box: Box, s: State, seat: int) -> None:
    """Blank what `seat` (-1: a spectator) has not seen."""
    for owner in range(SEATS):
        hide_relics(s.temples[owner], PUBLIC if seat < 0 else 1 << seat)
        if owner != seat and s.phase != Phase.OVER:
            hide_amulets(s, owner)
        if owner != seat and owner == s.actor and s.phase == Phase.CALL:
            hide_selecting(s.players[owner])
    if seat < 0:
        hide_all_cards(s)
    else:
        hide_cards_of(s, other(seat))


@rule
def hide_relics(temple: Temple, eyes: int) -> None:
    for place in range(PLACES):
        if temple.seen[place] & eyes == 0 and temple.relics[place] != UNSEEN:
            temple.unseen[temple.relics[place]] += 1
            temple.relics[place] = UNSEEN


@rule
def hide_amulets(s: State, owner: int) -> None:
    for kind in range(AMULET_KINDS):
        s.amulets[kind] += s.players[owner].held[kind]
        s.players[owner].held[kind] = 0


@rule
def hide_selecting(player: Player) -> None:
    """Nobody sees what a player selects who has not finished: the cards count as still in the
    hand.
    """
    player.hand_count += player.selected_count
    player.selected_count = 0
    player.hand |= player.selected
    player.selected = 0


@rule
def hide_cards_of(s: State, owner: int) -> None:
    """Move the cards that the opponent of `owner` does not know for sure to where they may have
    come from.
    """
    player = s.players[owner]
    dealt = s.dealt if s.guide == owner else 0
    certain = player.known | player.fetched | (s.stale if s.guide == owner else 0)
    s.deck |= (player.hand | player.selected | dealt) & ~certain
    s.discard |= player.fetched
    player.hand = 0
    player.selected = 0
    player.fetched = 0
    s.dealt &= ~dealt


@rule
def hide_all_cards(s: State) -> None:
    for owner in range(SEATS):
        player = s.players[owner]
        s.deck |= player.hand | player.selected
        player.hand = 0
        player.selected = 0
        player.known = 0
        player.fetched = 0
        player.fetched_count = 0
    s.deck |= s.discard | s.dealt
    s.discard = 0
    s.dealt = 0
    s.stale = 0
    s.stale_dealt = 0
    s.since[:] = 0


@rule
def imagine(box: Box, s: State, seat: int) -> None:
    """Fill the blanks of a View, every fitting world as likely as every other."""
    for owner in range(SEATS):
        imagine_relics(s, s.temples[owner])
    if s.phase != Phase.OVER:
        imagine_amulets(box, s, seat)
    if seat < 0:
        imagine_all_cards(box, s)
    else:
        imagine_cards_of(box, s, other(seat))


@rule
def imagine_relics(s: State, temple: Temple) -> None:
    """Relics that somebody else has seen."""
    for place in range(PLACES):
        if temple.seen[place] and temple.relics[place] == UNSEEN:
            temple.relics[place] = draw(s, temple.unseen, cards_in(temple.unseen))


@rule
def imagine_amulets(box: Box, s: State, seat: int) -> None:
    """Any that leave the game undecided: amulets that completed the victory points would have ended
    it.
    """
    while True:
        decided = False
        for owner in range(SEATS):
            if owner != seat:
                for _ in range(s.players[owner].held_count):
                    kind = draw(s, s.amulets, cards_in(s.amulets))
                    s.players[owner].held[kind] += 1
                decided = decided or victory_points(box, s, owner) >= box.goal
        if not decided:
            return
        for owner in range(SEATS):
            if owner != seat:
                hide_amulets(s, owner)
