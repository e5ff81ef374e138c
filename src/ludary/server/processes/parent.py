"""Parent: starts a server's processes, restarts those that die, kills those that hang, and ends all."""

from __future__ import annotations

import mmap
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog

from ludary.server.fairness.rates import OpenCounts, OpenElsewhere, SharedRates
from ludary.server.processes.peers import Peers, pairs

Opened = Callable[[], None]
Serve = Callable[[Peers, Opened], None]  # serves until it is asked to end, and calls the function once it is ready
READY = b"ready"
STEADY = 10.0  # seconds after which the death of a process is no failure to start
PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before a process that has died starts again
LEAVING = 12.0  # seconds that processes have to end
LOOK = 0.2  # seconds between two looks at the processes
HANGS = 30.0  # seconds without a beat after which a process is killed; only time in which the parent itself runs counts
log = structlog.get_logger()


class Parent:
    """The processes of a server, by number. Each of them ends by itself when this one is gone."""

    def __init__(self, count: int, serve: Serve, folder: Path) -> None:
        self.serve, self.folder, self.rates, self.counts = serve, folder, SharedRates(), OpenCounts(count)
        self.sockets = pairs(count)
        self.running: dict[int, tuple[int, float]] = {}  # by process id: the number, and when it began
        self.beats = memoryview(mmap.mmap(-1, count * 8)).cast("q")  # each process counts its own; 0 until it is ready
        self.heard = [(0, 0)] * count  # the last beat, and the looks since then
        self.writing = tempfile.TemporaryFile()  # noqa: SIM115 - for as long as there are processes
        self.alive, self.held = os.pipe()  # nobody writes: it ends with this process

    def start(self, number: int) -> int:
        """Start a process; return a file that tells READY, or why it does not start."""
        told, telling = os.pipe()
        self.beats[number] = 0
        process = os.fork()
        if not process:
            os.close(self.held)
            self.be(number, telling)
        os.close(telling)
        self.running[process] = number, time.monotonic()
        return told

    def be(self, number: int, telling: int) -> None:
        """Be a process of the server, and end."""
        code = 0
        try:
            for peer, sockets in enumerate(self.sockets):
                for one in sockets.values() if peer != number else ():
                    one.close()
            self.serve(self.peers(number), lambda: tell(telling, READY))
        except KeyboardInterrupt:
            pass
        except (OSError, ValueError) as error:
            code = 1
            tell(telling, str(error).encode())
        except BaseException:
            code = 1
            log.exception("process_failed", process=number)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)  # nothing of the parent is cleaned up here

    def peers(self, number: int) -> Peers:
        """Return what a process needs of its peers. Each opens the file anew that it locks: a lock belongs to an opened file."""
        writing = os.open(f"/proc/self/fd/{self.writing.fileno()}", os.O_RDWR | os.O_CLOEXEC)
        own = {"folder": self.folder, "parent": self.alive, "beats": self.beats, "writing": writing}
        shared = {"rates": self.rates, "elsewhere": OpenElsewhere(self.counts, number)}
        return Peers(number, len(self.sockets), self.sockets[number], **own, **shared)  # type: ignore[arg-type]

    def start_all(self) -> None:
        """Start all processes, and wait until they are ready. ValueError says why one does not start."""
        files = [self.start(number) for number in range(len(self.sockets))]
        for told in files:
            with open(told, "rb") as file:
                words = file.read()
            if words != READY:
                raise ValueError(words.decode() or "a process of the server has ended while it started")

    def look_after(self) -> None:
        """Restart processes that die, and kill processes that hang; never return.

        Process 1 of a container inherits children that it has not started; of those only the end is taken note of.
        """
        pause = PAUSE
        while True:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process not in self.running:
                self.kill_hanging()
                time.sleep(0 if process else LOOK)
                continue
            number, began = self.running.pop(process)
            log.error("process_ended", process=number, code=os.waitstatus_to_exitcode(status))
            pause = PAUSE if time.monotonic() - began > STEADY else min(2 * pause, LONGEST_PAUSE)
            time.sleep(pause)
            os.close(self.start(number))

    def kill_hanging(self) -> None:
        """Kill processes that were ready and have since gone too many looks without a beat."""
        for process, (number, _) in self.running.items():
            beat, (last, looks) = self.beats[number], self.heard[number]
            looks = looks + 1 if beat and beat == last else 0
            if looks * LOOK > HANGS:
                log.error("process_hangs", process=number, seconds=HANGS)
                os.kill(process, signal.SIGKILL)
                looks = 0
            self.heard[number] = beat, looks

    def end_all(self) -> None:
        """Ask all processes to end, and kill those that do not."""
        end = time.monotonic() + LEAVING
        for signal_sent in (signal.SIGTERM, signal.SIGKILL):
            for process in self.running:
                with suppress(ProcessLookupError):
                    os.kill(process, signal_sent)
            while self.running and (time.monotonic() < end or signal_sent == signal.SIGKILL):
                self.running = {one: what for one, what in self.running.items() if not has_ended(one)}
                time.sleep(0.02)


def has_ended(process: int) -> bool:
    try:
        return os.waitpid(process, os.WNOHANG)[0] == process
    except ChildProcessError:
        return True


def tell(file: int, words: bytes) -> None:
    """Write to the parent, which may not listen, and close the file."""
    with suppress(OSError):
        os.write(file, words)
    with suppress(OSError):
        os.close(file)


def serve_in_processes(count: int, serve: Serve, opened: Opened) -> None:
    """Serve in so many processes until the signal to end; call `opened` when all are ready."""
    folder = tempfile.mkdtemp(prefix="ludary-server-")  # only this user can read it
    parent = Parent(count, serve, Path(folder))
    try:
        parent.start_all()
        opened()
        parent.look_after()
    finally:
        parent.end_all()
        shutil.rmtree(folder, ignore_errors=True)


def check_processes(count: int) -> None:
    """Raise ValueError if this system lacks what so many processes of a server need."""
    if count > 1 and not (sys.platform == "linux" and hasattr(socket, "SOCK_SEQPACKET")):
        raise ValueError(f"--processes {count}: several processes of a server need Linux; leave the option out")
