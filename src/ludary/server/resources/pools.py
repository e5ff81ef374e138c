"""Pools of threads as the rest of the server sees them: each job has an owner."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from ludary.server.resources.addresses import NO_NETWORK, NetworkDigest

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a job or table: a person ("" for a stranger) and their network."""

    person: str = ""
    network: NetworkDigest = NO_NETWORK

    @property
    def who(self) -> tuple[str, str]:
        """The unit that has one job at a time: a person, or the strangers of a network."""
        return ("", self.network) if not self.person else (self.person, "")


NOBODY = Owner()  # the server's own work


class Pool(Protocol):
    """Threads that run jobs."""

    async def run(self, owner: Owner, work: Callable[[], T]) -> T:
        """Return the result of `work`, or raise its error; Refused (429) if too much waits."""
