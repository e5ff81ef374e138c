"""Launching the server: its socket, its logs, the browser."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import structlog
import uvicorn
from sse_starlette.sse import AppStatus
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor

from ludary.core.compile.takeover import run_as_python
from ludary.core.play.library import games, rules_of
from ludary.server.app import App
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.http.asgi import build
from ludary.server.http.middleware.gate import raise_file_limit
from ludary.server.http.middleware.passing import protocol
from ludary.server.processes.parent import check_processes, serve_in_processes
from ludary.server.processes.peers import ALONE, Peers
from ludary.server.settings import Settings, default_database
from ludary.server.store.database import Database

TRIED = 20  # ports after the usual one
SWITCH = 0.0001  # seconds after which a thread that computes lets the event loop go on
COLLECT = (20_000, 50, 1_000)  # Python's looking for cycles in all that hundreds of tables hold stops everybody for half a second: seldom


def run(settings: Settings, host: str, port: int, any_port: bool, shown: bool, processes: int = 1) -> None:
    """Serve in so many processes until this one is ended. ValueError if the port is taken."""
    set_up_logs(settings.log_level)
    raise_file_limit()
    sys.setswitchinterval(SWITCH)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: exit code 0
    with suppress(KeyboardInterrupt), listen(host, port, TRIED if any_port else 1) as listening:
        run_as_python([*games(), *own_names(settings.own_games)])
        AppStatus.disable_automatic_graceful_drain()  # type: ignore[no-untyped-call] # streams end when the app is left
        gc.set_threshold(*COLLECT)
        address = address_of(listening, host)
        if processes == 1:
            serve(settings, listening, ALONE, lambda app: open_at(address, app.store.database, shown))
            return
        check_processes(processes)
        database = Database(settings.database or default_database())
        database.engine.dispose()  # connections are not for other processes
        GameCatalog(settings.own_games, settings.bots).readiness.load()  # the processes share what is loaded here
        gc.freeze()
        serve_in_processes(
            processes,
            lambda peers, opened: serve(settings, listening, peers, lambda app: opened()),
            lambda: open_at(address, database, shown),
        )


def own_names(paths: Iterable[Path]) -> Iterator[str]:
    """Yield the names of the games in these files, as far as they can be loaded; `GameCatalog` tells what is wrong with the others."""
    for path in paths:
        with suppress(Exception):
            yield rules_of(str(path.resolve())).name


def serve(settings: Settings, listening: socket.socket, peers: Peers, opened: Callable[[App], None]) -> None:
    """Serve in this process."""
    server = LudaryServer(uvicorn_config(settings, peers), opened)
    gc.freeze()
    server.run([listening])


def open_at(address: str, database: Database, shown: bool) -> None:
    """Tell that the server is open, and open a browser where it is to be `shown`."""
    database.say_where(address)
    print(f"Ludary is open at {address} (Ctrl-C closes it).", file=sys.stderr, flush=True)
    if shown and has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def uvicorn_config(settings: Settings, peers: Peers = ALONE) -> uvicorn.Config:
    """Return the configuration of uvicorn. ValueError or OSError if the database cannot be opened.

    WebSockets are left out: uvicorn would hand their connections to a class that does not count them.
    """
    asgi = build(settings, peers)
    asgi.state.app = App(settings, peers=peers)
    http = protocol(settings.limits, settings.proxies, peers)
    return uvicorn.Config(
        asgi, http=http, ws="none", log_config=None, access_log=False, forwarded_allow_ips=settings.proxies.for_uvicorn(),
        server_header=False, timeout_graceful_shutdown=3,
    )  # fmt: skip


class LudaryServer(uvicorn.Server):
    """A server that tells that it is ready, and takes the connections that other processes pass on."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[App], None]) -> None:
        super().__init__(config)
        self.opened = opened
        self.adopting: set[asyncio.Task[object]] = set()

    @property
    def app(self) -> App:
        app: App = self.config.app.state.app  # type: ignore[union-attr]
        return app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.app.peers.open(asyncio.get_running_loop(), self.adopt, self.end)
            self.opened(self.app)

    def adopt(self, file: int, data: bytes) -> None:
        """Serve a connection from which another process has read some bytes."""
        state = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        connection = self.config.http_protocol_class(**state)
        connection.is_new, connection.came_with = False, data  # type: ignore[attr-defined]
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(lambda: connection, socket.socket(fileno=file)))
        self.adopting.add(task)
        task.add_done_callback(self.adopting.discard)

    def end(self) -> None:
        """Ask this process to end."""
        asyncio.get_running_loop().remove_reader(self.app.peers.parent)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = getattr(self.config.app.state, "app", None)  # type: ignore[union-attr]
        if app is not None:
            app.peers.close(asyncio.get_running_loop())
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
