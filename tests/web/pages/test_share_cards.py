"""The pictures for other sites are those of the boxes as they are; their files are small."""

from __future__ import annotations

import json
import struct

from ludary.server.http.sharing import CARDS
from tests.web import icons
from tests.web.share_cards import DIGESTS, LARGEST, SIZE, digests


def test_the_pictures_for_other_sites_show_the_lids_as_they_are() -> None:
    assert json.loads(DIGESTS.read_text(encoding="utf-8")) == digests(), (
        "make them anew: python -m tests.web.share_cards"
    )


def test_the_pictures_for_other_sites_are_small_and_have_the_size_that_those_show() -> None:
    cards = sorted(CARDS.iterdir())
    assert {card.stem for card in cards} == set(digests())
    for card in cards:
        made = card.read_bytes()
        assert struct.unpack(">II", made[16:24]) == SIZE
        assert len(made) <= LARGEST


def test_the_icons_of_the_app_show_the_sign_of_the_pages() -> None:
    assert json.loads(icons.DIGESTS.read_text(encoding="utf-8")) == icons.digests(), (
        "make them anew: python -m tests.web.icons"
    )
    made = {path.stem: path.read_bytes() for path in icons.ICONS.iterdir()}
    assert {name: struct.unpack(">II", png[16:24])[0] for name, png in made.items()} == icons.SIZES
    assert max(map(len, made.values())) <= icons.LARGEST
