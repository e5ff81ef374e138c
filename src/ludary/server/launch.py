"""Launching the server: its socket, its logs, the browser."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import structlog
import uvicorn
from sse_starlette.sse import AppStatus
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

from ludary.core.compile.takeover import run_as_python
from ludary.core.play.library import games, load
from ludary.server.app import App
from ludary.server.http.asgi import build
from ludary.server.http.middleware.connections import protocol
from ludary.server.http.middleware.gate import raise_file_limit
from ludary.server.settings import Settings

TRIED = 20  # ports after the usual one
SWITCH = 0.0001  # seconds after which a thread that computes lets the event loop go on
COLLECT = (20_000, 50, 1_000)  # Python's looking for cycles in all that hundreds of tables hold stops everybody for half a second: seldom


def run(settings: Settings, host: str, port: int, any_port: bool, shown: bool) -> None:
    """Serve until the process is ended. ValueError if the port is taken."""
    set_up_logs(settings.log_level)
    raise_file_limit()
    sys.setswitchinterval(SWITCH)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: exit code 0
    with suppress(KeyboardInterrupt), listen(host, port, TRIED if any_port else 1) as listening:
        run_as_python([*games(), *(load(path).name for path in settings.own_games)])
        server = LudaryServer(uvicorn_config(settings), address_of(listening, host), shown)
        AppStatus.disable_automatic_graceful_drain()  # type: ignore[no-untyped-call] # streams end when the app is left
        gc.freeze()
        gc.set_threshold(*COLLECT)
        server.run([listening])


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """Return the configuration of uvicorn. ValueError or OSError if the database cannot be opened.

    WebSockets are left out: uvicorn would hand their connections to a class that does not count them.
    """
    asgi = build(settings)
    asgi.state.app = App(settings)
    http = protocol(settings.limits, settings.proxies)
    return uvicorn.Config(
        asgi, http=http, ws="none", log_config=None, access_log=False, forwarded_allow_ips=settings.proxies.for_uvicorn(),
        server_header=False, timeout_graceful_shutdown=3,
    )  # fmt: skip


class LudaryServer(uvicorn.Server):
    """A server that prints its address once it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, shown: bool) -> None:
        super().__init__(config)
        self.address, self.shown = address, shown

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        self.config.app.state.app.store.database.say_where(self.address)  # type: ignore[union-attr]
        print(f"Ludary is open at {self.address} (Ctrl-C closes it).", file=sys.stderr, flush=True)
        if self.shown and has_screen():
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = getattr(self.config.app.state, "app", None)  # type: ignore[union-attr]
        if app is not None:
            app.leave()
        await super().shutdown(sockets)


def has_screen() -> bool:
    """Tell whether there is a screen: without one, Python would open a browser in the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int, tries: int) -> socket.socket:
    """Return a socket at the port, or at one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65536)):
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # where TCP is not named, asyncio leaves Nagle on
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, number))
        except OSError as error:
            bound.close()
            last = error
            continue
        bound.listen(2048)
        return bound
    raise ValueError(f"cannot listen at {host}, port {port}: {last.strerror}")


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def set_up_logs(level: str) -> None:
    """Log to stderr, one line of JSON for each event; of libraries only warnings."""
    number = logging.getLevelNamesMapping()[level.upper()]
    first: list[Processor] = [structlog.processors.add_log_level, structlog.processors.TimeStamper(fmt="iso", utc=True)]
    last: list[Processor] = [
        structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),  # locals hold tokens
        structlog.processors.JSONRenderer(),
    ]
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=first, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[libraries])
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[structlog.contextvars.merge_contextvars, *first, *last],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
