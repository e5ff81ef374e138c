"""Confinement: restricts this process to reading what Python needs, for the rest of its life.

Hosts need it who let strangers bring editions and Records: should a text ever take over the process
that reads it, it finds no database, no network and no other program. In a container of its own, or
with `--no-editions`, a server loses little without it.

On Linux, Landlock takes away files, and filters of system calls (seccomp) take away sockets and the
memory of other processes. Both need no privileges and also hold for the superuser. Where one is
missing, only the limits of `untrusted` remain.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

CREATE_RULESET, ADD_RULE, RESTRICT_SELF = (
    444,
    445,
    446,
)  # system calls, whose numbers are the same everywhere
NO_NEW_PRIVILEGES, SET_SECCOMP, FILTER = 38, 22, 2  # of prctl
RIGHTS = {
    1: 1 << 13,
    2: 1 << 14,
    3: 1 << 15,
    5: 1 << 16,
}  # of files that Landlock can deny, all below this bit, from each version on
EXECUTE, READ_FILE, READ_FOLDER = 1 << 0, 1 << 2, 1 << 3
TCP, SCOPES = (
    0b11,
    0b11,
)  # versions 4 and 6: no binding and connecting; no abstract sockets and signals of other processes
SYSTEM = (  # where shared libraries and the like are
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/opt",
    "/nix",
    "/gnu",
    "/snap",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/proc/self",
    "/proc/cpuinfo",
    "/sys/devices/system",
    "/dev/null",
    "/dev/urandom",
)
# Per processor: the kernel's number for it; those of socket, execve, execveat, ptrace,
# process_vm_readv and _writev, io_uring_setup
CALLS = {
    "x86_64": (0xC000003E, (41, 59, 322, 101, 310, 311, 425)),
    "aarch64": (0xC00000B7, (198, 221, 281, 117, 270, 271, 425)),
}
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06  # of the filter's small machine
ALLOWED, REFUSED = 0x7FFF0000, 0x00050000 | 13  # 13: EACCES


def confine(folders: Iterable[str], hidden: str = "") -> None:
    """Give up all sockets, and all files but Python's and those below `folders`; paths that begin
    with `hidden` are given up too.
    """
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None, use_errno=True)
    if system.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0):
        return
    give_up_files(system, [*SYSTEM, *python_folders(), *folders], hidden)
    give_up_calls(system)


def python_folders() -> list[str]:
    libraries = os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep)
    return [
        path
        for path in (sys.prefix, sys.base_prefix, sys.exec_prefix, *sys.path, *libraries)
        if os.path.isabs(path)
    ]


def give_up_files(system: ctypes.CDLL, folders: Iterable[str], hidden: str) -> None:
    version = system.syscall(CREATE_RULESET, None, 0, 1)
    if version < 1:
        return
    files = max(bit for since, bit in RIGHTS.items() if since <= version) - 1
    attributes = (ctypes.c_uint64 * 3)(
        files, TCP if version >= 4 else 0, SCOPES if version >= 6 else 0
    )
    rules = system.syscall(CREATE_RULESET, attributes, 8 * (1 + (version >= 4) + (version >= 6)), 0)
    if rules < 0:
        return
    for path in {
        one for folder in folders for one in visible_paths(os.path.realpath(folder), hidden)
    }:
        with suppress(OSError):
            allow(system, rules, path)
    system.syscall(RESTRICT_SELF, rules, 0)
    os.close(rules)


def visible_paths(path: str, hidden: str) -> Iterator[str]:
    """Yield a path, or all paths below it that do not begin with `hidden`."""
    if not hidden or not os.path.isdir(path) or not hidden.startswith(path.rstrip("/") + "/"):
        if not hidden or not path.startswith(hidden):
            yield path
        return
    for entry in Path(path).iterdir():
        yield from visible_paths(str(entry), hidden)


def allow(system: ctypes.CDLL, rules: int, path: str) -> None:
    """Allow reading and loading what lies there."""
    opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    try:
        rights = EXECUTE | READ_FILE | (READ_FOLDER if os.path.isdir(path) else 0)
        rule = rights.to_bytes(8, sys.byteorder) + opened.to_bytes(4, sys.byteorder)
        system.syscall(ADD_RULE, rules, 1, rule, 0)
    finally:
        os.close(opened)


def give_up_calls(system: ctypes.CDLL) -> None:
    if platform.machine() not in CALLS or sys.maxsize < 2**32:
        return
    kind, calls = CALLS[platform.machine()]
    steps = [(LOAD, 0, 0, 4), (JUMP_IF_EQUAL, 0, len(calls) + 1, kind), (LOAD, 0, 0, 0)]
    steps += [(JUMP_IF_EQUAL, len(calls) - place, 0, call) for place, call in enumerate(calls)]
    steps += [(RETURN, 0, 0, ALLOWED), (RETURN, 0, 0, REFUSED)]
    code = b"".join(
        one.to_bytes(2, sys.byteorder) + bytes([so, otherwise]) + number.to_bytes(4, sys.byteorder)
        for one, so, otherwise, number in steps
    )

    class FilterProgram(ctypes.Structure):
        _fields_ = (("length", ctypes.c_ushort), ("code", ctypes.c_char_p))

    system.prctl(SET_SECCOMP, FILTER, ctypes.byref(FilterProgram(len(steps), code)), 0, 0)
