"""Checks of the machine: the port, memory, files, the user, the folder of compiled code, and what
confines strangers' texts.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import platform
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ludary.core.compile.cache_folder import cache_folder
from ludary.core.cores import cores
from ludary.server.hosting.findings import DOUBTFUL, RIGHT, WRONG, Finding, Plan
from ludary.server.parsing.confinement import CALLS, CREATE_RULESET
from ludary.server.store.database import check_workers

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

GIGABYTE = 1024**3
MEMORY, MORE = 1.0, 0.25  # gigabytes that the server should have, and for each further worker
FILES = 4_096  # open files
ROOM = 1.0  # gigabytes on a disk below which it may soon be full
LEAST_ROOM = 0.1
READ_AND_RUN = 1 | 4  # of mprotect
CGROUP = Path("/sys/fs/cgroup/memory.max")


def port_findings(plan: Plan) -> Iterator[Finding]:
    """Check that the server can listen where it shall."""
    where = f"{plan.host}, port {plan.port}"
    try:
        with socket.socket(socket.AF_INET6 if ":" in plan.host else socket.AF_INET) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((plan.host, plan.port))
    except PermissionError:
        yield Finding(
            WRONG,
            "port",
            f"{where}: this user may not listen there. Take a port from 1024 on, with a web server"
            " in front.",
        )
    except OSError as error:
        words = f"{where}: {error.strerror or error}"
        if plan.any_port:
            yield Finding(
                DOUBTFUL, "port", f"{words}. The next free port will be taken; --port N names one."
            )
        else:
            yield Finding(
                WRONG,
                "port",
                f"{words}. If that is not this server, already running, name another --port.",
            )
    else:
        yield Finding(RIGHT, "port", where)


def worker_findings(plan: Plan) -> Iterator[Finding]:
    """Check that workers can share the database, and that the machine has a core for each."""
    count, most = plan.workers, cores()
    check_workers(count, plan.settings.database)
    if count > most:
        words = (
            f"{count} workers share {most} {'core' if most == 1 else 'cores'}, and each takes"
            f" memory. Use --workers {most}."
        )
        yield Finding(DOUBTFUL, "workers", words)
    elif count > 1:
        yield Finding(RIGHT, "workers", f"{count} for {most} cores")
    elif most > 1:
        yield Finding(
            RIGHT,
            "workers",
            f"one, which fills one of {most} cores; with PostgreSQL, --workers N fills more",
        )


def machine_findings(plan: Plan) -> Iterator[Finding]:
    """Check what the machine gives to the server."""
    yield from memory_findings(plan.workers)
    yield from file_findings()
    if hasattr(os, "getuid") and os.getuid() == 0:
        yield Finding(
            DOUBTFUL,
            "user",
            "the server would run as root. Give it a user of its own, with rights to its database"
            " alone.",
        )
    folder = cache_folder("compiled")
    if folder.is_relative_to(tempfile.gettempdir()):
        words = (
            f"{folder} may be gone at the next start, which then compiles again. LUDARY_CACHE names"
            " a folder that stays."
        )
        yield Finding(DOUBTFUL, "compiled code", words)
    elif folder.is_dir() and os.access(folder, os.W_OK):
        yield disk_finding("compiled code", folder)
    else:
        yield Finding(
            DOUBTFUL,
            "compiled code",
            f"{folder} cannot be written to: each start compiles anew. LUDARY_CACHE names a"
            " folder.",
        )
    if not may_run_what_it_writes():
        words = (
            "the system forbids running memory that was written, so rules run as plain Python, a"
            " hundred times slower."
        )
        yield Finding(
            DOUBTFUL,
            "compiled code",
            f"{words} Remove MemoryDenyWriteExecute= of systemd, or what else forbids it.",
        )
    yield confinement_finding()


def may_run_what_it_writes() -> bool:
    """Tell whether the system lets a program run a page of memory that it has written, as compiling
    needs.
    """
    if not hasattr(ctypes.CDLL(None), "mprotect"):  # Windows
        return True
    with mmap.mmap(-1, mmap.PAGESIZE) as page:
        start = ctypes.c_char.from_buffer(page)
        place, size = ctypes.c_void_p(ctypes.addressof(start)), ctypes.c_size_t(mmap.PAGESIZE)
        allowed: bool = ctypes.CDLL(None).mprotect(place, size, READ_AND_RUN) == 0
        del start  # it holds the page
    return allowed


def memory_findings(workers: int) -> Iterator[Finding]:
    """Check the memory, where the system tells it."""
    wanted = MEMORY + MORE * (workers - 1)
    sizes = (
        [os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")] if hasattr(os, "sysconf") else []
    )
    if CGROUP.is_file() and (most := CGROUP.read_text().strip()).isdecimal():
        sizes.append(int(most))
    if sizes:
        size = min(sizes) / GIGABYTE
        words = f"{size:.1f} GB"
        few = (
            f"{words}. Give the server {wanted:g} GB, and 0.5 GB for each core while rules are"
            " compiled."
        )
        yield (
            Finding(RIGHT, "memory", words) if size >= wanted else Finding(DOUBTFUL, "memory", few)
        )


def file_findings() -> Iterator[Finding]:
    """Check the limit of open files; a server raises its own to the system's."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most >= FILES:
        yield Finding(
            RIGHT,
            "open files",
            "as many as it needs" if most == resource.RLIM_INFINITY else f"{most:,}",
        )
    else:
        yield Finding(
            DOUBTFUL, "open files", f"{most:,}. Each player takes one: allow {FILES:,} (ulimit -n)."
        )


def disk_finding(what: str, folder: Path) -> Finding:
    """Return how much room is left on a folder's disk."""
    room = shutil.disk_usage(folder).free / GIGABYTE
    words = f"{room:.1f} GB free in {folder}"
    if room < LEAST_ROOM:
        return Finding(WRONG, what, f"{words}. Make room: with a full disk nothing can be written.")
    return (
        Finding(DOUBTFUL, what, f"{words}. Make room for {ROOM:g} GB.")
        if room < ROOM
        else Finding(RIGHT, what, words)
    )


def confinement_finding() -> Finding:
    """Return what the kernel has to confine the processes that read strangers' texts."""
    if sys.platform != "linux":
        words = (
            "strangers' texts are read with limits of time and memory alone. Linux can confine"
            " more; or use --no-editions."
        )
        return Finding(DOUBTFUL, "confinement", words)
    version = ctypes.CDLL(None, use_errno=True).syscall(CREATE_RULESET, None, 0, 1)
    landlock, seccomp = version >= 1, platform.machine() in CALLS and has_seccomp()
    if landlock and seccomp:
        return Finding(
            RIGHT,
            "confinement",
            f"Landlock (version {version}) and seccomp confine what reads strangers' texts",
        )
    missing = " and ".join(
        name for name, is_there in (("Landlock", landlock), ("seccomp", seccomp)) if not is_there
    )
    words = (
        f"this kernel lacks {missing}, so strangers' texts are read with fewer walls. Allow it, or"
        " use --no-editions."
    )
    return Finding(DOUBTFUL, "confinement", words)


def has_seccomp() -> bool:
    """Tell whether the kernel filters system calls."""
    return Path("/proc/sys/kernel/seccomp/actions_avail").is_file()
