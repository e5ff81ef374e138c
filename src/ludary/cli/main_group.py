"""The group of all commands, what it says without one, and its exit codes.

A user's mistake is one line on stderr and exit code 2, Ctrl-C is exit code 130.
"""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from typing import Any

import click

import ludary

MISTAKE, INTERRUPTED = 2, 130  # exit codes, as shells have them

FIRST_WORDS = f"""\
Ludary {ludary.__version__}: tabletop games, against bots and with friends.

  ludary serve --open   play in your browser
  ludary play           play in the terminal
  ludary games          list the games
  ludary rules koa      look up the rules of one
  ludary --help         all commands, also for bots, simulations and games of your own

If pipx run or uvx started this, put that in front, as in: uvx ludary serve --open"""


class MainGroup(click.Group):
    """The commands in the order in which they were added, and no traceback for what the user can
    put right.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def main(self, args: Any = None, prog_name: str | None = None, *rest: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        open_streams()
        try:
            code = super().main(args, prog_name, *rest, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError:
            click.echo(FIRST_WORDS)
            code = 0
        except click.Abort:
            code = INTERRUPTED
        except (click.ClickException, OSError, ValueError) as error:
            click.echo(f"ludary: {reason(error)}", err=True)
            code = MISTAKE
            drop_output()
        sys.exit(code if isinstance(code, int) else 0)


STAND_INS = {  # by Unicode number
    0xD7: "x",
    0x2013: "-",
    0x2014: "-",
    0x2212: "-",
    0x2026: "...",
    0x201C: '"',
    0x201D: '"',
    0x2018: "'",
    0x2019: "'",
    0x2022: "*",
    0x25CF: "*",
    0x2192: "->",
    0x2190: "<-",
    0x2713: "v",
}


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """Return ASCII letters like those that the output's encoding lacks, or question marks; an error
    handler of `codecs`.
    """
    assert isinstance(error, UnicodeEncodeError)
    text = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(STAND_INS))
    letters = (letter for letter in text if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in letters), error.end


def open_streams() -> None:
    """Let output never fail for want of a letter, or because a stream was closed before the program
    began.
    """
    codecs.register_error("ludary", stand_in)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays open as long as the program runs
        elif mode == "w" and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="ludary")


def drop_output() -> None:
    """Throw away output that cannot be written: Python would try again as it ends, and exit with a
    code of its own.
    """
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def reason(error: Exception) -> str:
    """The mistake in an error, as one line."""
    if isinstance(error, click.ClickException):
        words = error.format_message().rstrip(".")
        where = error.ctx.command_path if isinstance(error, click.UsageError) and error.ctx else ""
        return (
            words[:1].lower()
            + words[1:]
            + (f" (see {where} --help)" if where and "(" not in words else "")
        )
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
