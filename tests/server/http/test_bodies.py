"""Bodies of requests: read whole, within limits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from starlette.requests import ClientDisconnect

from ludary.server.errors import Refused
from ludary.server.http.middleware.bodies import Bodies, Message, Receive, replay_body
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.limits import ServerLimits

NEAR = ClientNetwork.of("192.0.2.1")
SMALL = ServerLimits(bodies_address=1_000, bodies=1_500)
END: Message = {"type": "http.disconnect"}


def sent(*parts: int, ends: bool = True) -> Receive:
    """`receive` of a request whose body comes in parts of so many bytes, and then of nothing but
    the end of the connection.
    """
    messages: list[Message] = [
        {"type": "http.request", "body": b"x" * part, "more_body": True} for part in parts
    ]
    messages += [{"type": "http.request", "more_body": False}] if ends else []

    async def receive() -> Message:
        return messages.pop(0) if messages else END

    return receive


def read(bodies: Bodies, receive: Receive) -> bytes:
    async def whole() -> bytes:
        async with bodies.read(receive, NEAR) as body:
            assert bodies.total >= len(body)
            return body

    return asyncio.run(whole())


@pytest.mark.parametrize("parts", [(), (5,), (600, 300), (1, 1, 1)])
def test_parts_are_put_together_and_not_held_afterwards(parts: Sequence[int]) -> None:
    bodies = Bodies(2_000, SMALL)
    assert read(bodies, sent(*parts)) == b"x" * sum(parts)
    assert (bodies.total, bodies.held) == (0, {})


@pytest.mark.parametrize(
    ("parts", "held", "status", "code"),
    [
        ((1_000, 1_001), {}, 413, "too_large"),
        ((1_000, 1), {}, 429, "bodies_address"),
        ((1,), {NEAR: 1_000}, 429, "bodies_address"),
        ((1,), {ClientNetwork.of("192.0.2.2"): 1_500}, 429, "bodies"),
    ],
)
def test_a_body_that_is_too_large_is_refused(
    parts: Sequence[int], held: dict[ClientNetwork, int], status: int, code: str
) -> None:
    bodies = Bodies(2_000, SMALL)
    bodies.held.update(held)
    bodies.total = sum(held.values())
    with pytest.raises(Refused) as refused:
        read(bodies, sent(*parts))
    assert (refused.value.status, refused.value.code) == (status, code)
    assert (bodies.total, dict(bodies.held)) == (sum(held.values()), held)


def test_a_body_that_breaks_off_is_none() -> None:
    bodies = Bodies(2_000, SMALL)
    with pytest.raises(ClientDisconnect):
        read(bodies, sent(5, 5, ends=False))
    assert (bodies.total, bodies.held) == (0, {})


def test_events_after_the_body_reach_the_application() -> None:
    async def both() -> list[Message]:
        receive = replay_body(b"all of it", sent(ends=False))
        return [await receive(), await receive()]

    assert asyncio.run(both()) == [
        {"type": "http.request", "body": b"all of it", "more_body": False},
        END,
    ]
