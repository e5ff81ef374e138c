"""`ludary mcp`: the games as tools for language models."""

from __future__ import annotations

import click


@click.command(short_help="Offer the games to a language model, as tools.")
@click.option(
    "--http",
    "port",
    type=click.IntRange(1, 65535),
    metavar="PORT",
    help="Serve by HTTP on this machine, at /mcp.",
)
def mcp(port: int | None) -> None:
    """Serve the Model Context Protocol on standard input and output, for a program that lets a
    language model use tools.

    Such a program starts this command itself, or connects to it with --http:
    docs/language-models.md says how. It needs the package `mcp`: pip install 'ludary[mcp]'.
    """
    from importlib.util import find_spec

    if find_spec("mcp") is None:
        raise click.ClickException(
            "language models need one more package: pip install 'ludary[mcp]'"
        )
    from ludary.adapters.mcp import main

    main(port)
