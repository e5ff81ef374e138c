"""Launching the server: its socket, its logs, its workers, the browser."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import structlog
import uvicorn
from fastapi import FastAPI
from sse_starlette.sse import AppStatus
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor
from uvicorn.supervisors import Multiprocess

from ludary.core.compile.takeover import run_as_python
from ludary.core.play.library import games, rules_of
from ludary.server.app import App
from ludary.server.asgi import build
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.metrics import FOLDER
from ludary.server.public import Connection, raise_file_limit
from ludary.server.settings import Settings
from ludary.server.store.database import Database, check_workers

TRIED = 20  # ports after the usual one
SWITCH = 0.0001  # seconds after which a thread that computes lets the event loop go on
COLLECT = (
    20_000,
    50,
    1_000,
    # Python's looking for cycles in all that hundreds of tables hold stops everybody for half a
    # second:
    # seldom
)
HANGS = 60  # seconds in which a worker answers uvicorn, also while it starts on a busy machine
log = structlog.get_logger()


def run(
    settings: Settings, host: str, port: int, any_port: bool, shown: bool, workers: int = 1
) -> None:
    """Serve until this process is ended, in as many workers.

    ValueError if the port is taken or a setting is wrong.
    """
    raise_file_limit()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: exit code 0
    with suppress(KeyboardInterrupt), listen(host, port, TRIED if any_port else 1) as listening:
        prepare_process(settings)
        opened = partial(open_at, address_of(listening, host), shown)
        if workers > 1:
            serve_in_workers(settings, workers, listening, opened)
        else:
            serve(settings, listening, opened)


def prepare_process(settings: Settings) -> None:
    """Set up what all of this process shares: logs, threads, memory, and games that begin as plain
    Python.
    """
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    AppStatus.disable_automatic_graceful_drain()  # type: ignore[no-untyped-call] # streams end when the app is left
    run_as_python([*games(), *own_names(settings.own_games)])


def own_names(paths: Iterable[Path]) -> Iterator[str]:
    """Yield the names of the games in these files, as far as they can be loaded; `GameCatalog`
    tells what is wrong with the others.
    """
    for path in paths:
        with suppress(Exception):
            yield rules_of(str(path.resolve())).name


def serve(
    settings: Settings, listening: socket.socket, opened: Callable[[Database | None], None]
) -> None:
    """Serve in this process."""
    asgi = application(settings)
    gc.freeze()
    LudaryServer(uvicorn_config(asgi, settings), lambda: opened(asgi.state.app.store.database)).run(
        [listening]
    )


def serve_in_workers(
    settings: Settings,
    workers: int,
    listening: socket.socket,
    opened: Callable[[Database | None], None],
) -> None:
    """Serve in as many processes as uvicorn supervises, each of them a server of the one PostgreSQL
    database.
    """
    check_workers(workers, settings.database)
    Database(
        settings.database
    ).engine.dispose()  # what is wrong with it, or with games and bots, is told here
    GameCatalog(settings.own_games, settings.bots)
    with tempfile.TemporaryDirectory(prefix="ludary-metrics-") as folder:
        os.environ[FOLDER] = folder
        config = uvicorn_config(
            partial(worker, settings),
            settings,
            factory=True,
            workers=workers,
            timeout_worker_healthcheck=HANGS,
        )
        Supervisor(config, [listening], lambda: opened(None)).run()


def worker(settings: Settings) -> FastAPI:
    """Return the application of a worker, which ends with its supervisor."""
    prepare_process(settings)
    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()
    try:
        asgi = application(settings)
    except ValueError as error:
        sys.exit(f"Error: {error}")  # the supervisor tries again
    gc.freeze()
    return asgi


def end_with_parent() -> None:
    """Ask this process to end once the process that started it has."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def application(settings: Settings) -> FastAPI:
    """Return the ASGI application with its App.

    ValueError or OSError if the database cannot be opened.
    """
    asgi = build(settings)
    asgi.state.app = App(settings)
    return asgi


def uvicorn_config(
    asgi: FastAPI | Callable[[], FastAPI], settings: Settings, **more: object
) -> uvicorn.Config:
    """Return the configuration of uvicorn.

    WebSockets are left out: uvicorn would hand their connections to a class that does not count
    them.
    """
    return uvicorn.Config(
        asgi,
        http=Connection,
        ws="none",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.proxies.for_uvicorn(),
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,  # type: ignore[arg-type]
    )


class LudaryServer(uvicorn.Server):
    """uvicorn's server, which tells that it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()


class Supervisor(Multiprocess):
    """uvicorn's supervisor, which tells that all workers are open, and logs the end of one."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], opened: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        self.opened = opened

    def init_processes(self) -> None:
        super().init_processes()
        if all(one.wait_until_ready(HANGS, self.should_exit) for one in self.processes):
            self.opened()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if old is not new:
                log.error("worker_ended", process=old.pid, code=old.exitcode)


def open_at(address: str, shown: bool, database: Database | None) -> None:
    """Tell that the server is open, also in the lock of its database; open a browser where it is to
    be `shown`.
    """
    if database is not None:
        database.say_where(address)
    print(f"Ludary is open at {address} (Ctrl-C closes it).", file=sys.stderr, flush=True)
    if shown and has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Tell whether there is a screen: without one, Python would open a browser in the terminal."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def listen(host: str, port: int, tries: int) -> socket.socket:
    """Return a socket at the port, or at one of the next."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, min(port + tries, 65536)):
        bound = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # where TCP is not named, asyncio leaves Nagle on
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
    name = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(
        host, f"[{host}]" if ":" in host else host
    )
    return f"http://{name}:{port}/"


def set_up_logs(level: str) -> None:
    """Log to stderr, one line of JSON for each event; of libraries only warnings."""
    number = logging.getLevelNamesMapping()[level.upper()]
    first: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [
        structlog.processors.ExceptionRenderer(
            ExceptionDictTransformer(show_locals=False)
        ),  # locals hold tokens
        structlog.processors.JSONRenderer(),
    ]
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=first,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[libraries])
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        processors=[structlog.contextvars.merge_contextvars, *first, *last],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )
