"""Text files: read as editors save them, and written whole or not at all."""

import os
from pathlib import Path

import pytest

import ludary
from ludary.core.text_files import read_text, write_text

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le with its mark"]
ENDS = ["\n", "\r\n", "\r"]


def as_saved(text: str, encoding: str, end: str) -> bytes:
    mark, name = ("\ufeff", "utf-16-le") if "mark" in encoding else ("", encoding)
    return (mark + text.replace("\n", end)).encode(name)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("end", ENDS)
def test_editions_and_records_are_read_as_any_editor_saves_them(
    encoding: str, end: str, tmp_path: Path
) -> None:
    koa = ludary.load("koa")
    match = koa.start(seed=1)
    match.players = ["Zoë", "نورا"]
    for file, text in (
        ("mine.toml", koa.contents.edition_path(None).read_text(encoding="utf-8")),
        ("game.ludary", match.record()),
    ):
        (tmp_path / file).write_bytes(as_saved(text, encoding, end))
    assert ludary.load("koa", edition=tmp_path / "mine.toml").edition == koa.edition
    assert ludary.Match.load(tmp_path / "game.ludary").record() == match.record()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"caf\xe9\n", "is not text in UTF-8: byte 4 is 0xe9; save it as UTF-8"),
        (b"\xff\xfea", "is not text in UTF-8"),
        (b"x" * 41, "is too long: at most 40 bytes are read"),
    ],
)
def test_other_files_are_refused_in_words(content: bytes, reason: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(ValueError, match=reason):
        read_text(tmp_path / "file", 40)


def test_a_file_without_an_end_is_not_read_for_ever() -> None:
    with pytest.raises(ludary.BadRecord, match="/dev/zero: is too long"):
        ludary.Match.load("/dev/zero")


def test_a_file_that_cannot_be_written_anew_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.ludary"
    path.write_text("the game before")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\ud800")
    assert path.read_text() == "the game before"
    assert os.listdir(tmp_path) == ["game.ludary"]


def test_a_file_keeps_its_rights_and_a_link_its_target(tmp_path: Path) -> None:
    path, link = tmp_path / "game", tmp_path / "link"
    write_text(path, "one")
    umask = os.umask(0o077)
    os.umask(umask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~umask
    path.chmod(0o640)
    link.symlink_to(path)
    write_text(link, "two")
    assert link.is_symlink() and path.read_text() == "two" and path.stat().st_mode & 0o777 == 0o640


def test_a_device_is_written_to_as_it_is() -> None:
    write_text(Path(os.devnull), "gone")
    assert Path(os.devnull).is_char_device()
