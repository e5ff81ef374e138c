"""Turns go to those who have used least."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import pytest

from ludary.server.errors import Refused
from ludary.server.public.fairness.pools import FairPool, Job
from ludary.server.public.fairness.request_scheduler import RequestScheduler
from ludary.server.resources.addresses import ClientNetwork, NetworkDigest
from ludary.server.resources.pools import NOBODY, Owner
from ludary.server.resources.usage import HALVED, Usage

GREEDY, MODEST = Owner("greedy", NetworkDigest("1")), Owner("modest", NetworkDigest("2"))
MUCH, LITTLE, GONE, HELD = (ClientNetwork.of(f"10.0.0.{number}") for number in range(4))


async def once(is_so: Callable[[], object]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


def test_somebody_who_asks_once_comes_before_the_many_jobs_of_somebody_else() -> None:
    async def order() -> list[str]:
        pool, gate, done = FairPool("tests", 1), threading.Event(), list[str]()
        jobs: list[asyncio.Future[object]] = [asyncio.ensure_future(pool.run(GREEDY, gate.wait))]
        await once(lambda: pool.running)
        jobs += [
            asyncio.ensure_future(pool.run(GREEDY, lambda: done.append("greedy"))) for _ in range(5)
        ]
        jobs += [asyncio.ensure_future(pool.run(MODEST, lambda: done.append("modest")))]
        await once(lambda: len(pool.waiting) == 6)
        gate.set()
        await asyncio.gather(*jobs)
        pool.close()
        return done

    assert asyncio.run(order()) == ["modest"] + ["greedy"] * 5


def test_a_person_has_one_job_at_a_time_however_many_threads_are_free() -> None:
    async def most() -> int:
        pool, running, seen, lock = FairPool("tests", 4), 0, list[int](), threading.Lock()

        def job() -> None:
            nonlocal running
            with lock:
                running += 1
                seen.append(running)
            with lock:
                running -= 1

        await asyncio.gather(*(pool.run(GREEDY, job) for _ in range(8)))
        pool.close()
        return max(seen)

    assert asyncio.run(most()) == 1


@pytest.mark.parametrize(
    ("each", "address", "total", "what"),
    [(1, 9, 9, "person"), (9, 1, 9, "address"), (9, 9, 1, "total")],
)
def test_a_full_queue_refuses_with_the_name_of_the_limit(
    each: int, address: int, total: int, what: str
) -> None:
    async def refusal() -> Refused:
        pool, gate = FairPool("tests", 1, each, address, total), threading.Event()
        first = asyncio.ensure_future(pool.run(GREEDY, gate.wait))
        await once(lambda: pool.running)
        second = asyncio.ensure_future(pool.run(GREEDY, gate.wait))
        await once(lambda: pool.waiting)
        with pytest.raises(Refused) as refused:
            await pool.run(GREEDY, gate.wait)
        gate.set()
        await asyncio.gather(first, second)
        pool.close()
        return refused.value

    refused = asyncio.run(refusal())
    assert (refused.status, refused.code) == (429, "busy_tests")
    assert f"limit tests_{what}" in refused.words


def test_a_job_that_is_given_up_while_it_waits_is_not_done() -> None:
    async def done() -> list[str]:
        pool, gate, made = FairPool("tests", 1), threading.Event(), list[str]()
        first = asyncio.ensure_future(pool.run(NOBODY, gate.wait))
        given_up = asyncio.ensure_future(pool.run(GREEDY, lambda: made.append("given up")))
        await once(lambda: len(pool.waiting) == 1 and pool.threads)
        given_up.cancel()
        last = asyncio.ensure_future(pool.run(GREEDY, lambda: made.append("last")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, last)
        pool.close()
        return made

    assert asyncio.run(done()) == ["last"]


def test_an_error_of_a_job_reaches_its_caller_and_the_pool_goes_on() -> None:
    async def both() -> int:
        pool = FairPool("tests", 1)
        with pytest.raises(ZeroDivisionError):
            await pool.run(GREEDY, lambda: 1 // 0)
        answer = await pool.run(GREEDY, lambda: 7)
        pool.close()
        return answer

    assert asyncio.run(both()) == 7


class Failing(FairPool):
    """A pool in which the first look for a job fails."""

    failed = False

    def order(self, job: Job, now: float) -> tuple[float, float]:
        if not self.failed:
            self.failed = True
            raise OverflowError("the clock")
        return super().order(job, now)


def test_a_thread_that_dies_while_it_looks_for_a_job_is_replaced() -> None:
    async def answer() -> int:
        pool = Failing("tests", 1)
        answered = await pool.run(GREEDY, lambda: 7)
        pool.close()
        return answered

    assert asyncio.run(answer()) == 7


def test_turns_go_to_those_who_have_used_least_and_none_is_lost_when_somebody_leaves() -> None:
    async def order() -> tuple[list[ClientNetwork], int]:
        turns, done = RequestScheduler(1), list[ClientNetwork]()

        async def ask(name: ClientNetwork) -> None:
            async with turns.turn(name):
                done.append(name)
                await asyncio.sleep(0.01)

        turns.usage.add(MUCH, 5.0, time.monotonic())
        await turns.enter(HELD)
        waiting = [asyncio.ensure_future(ask(name)) for name in (MUCH, GONE, LITTLE)]
        await once(lambda: turns.waiting == 3)
        waiting[1].cancel()
        turns.leave(HELD, 0.0)
        await asyncio.gather(*waiting, return_exceptions=True)
        return done, turns.free

    assert asyncio.run(order()) == ([LITTLE, MUCH], 1)


def test_a_turn_that_is_given_to_somebody_who_leaves_goes_to_the_next() -> None:
    async def free() -> int:
        turns = RequestScheduler(1)
        await turns.enter(HELD)
        waiting = asyncio.ensure_future(turns.enter(GONE))
        await once(lambda: turns.waiting)
        turns.leave(HELD, 0.0)
        waiting.cancel()
        await asyncio.wait([waiting])
        return turns.free

    assert asyncio.run(free()) == 1


def test_use_counts_half_after_a_while_and_is_forgotten_at_last() -> None:
    usage = Usage()
    usage.add(MUCH, 4.0, 0.0)
    assert [usage.of(MUCH, now) for now in (0.0, HALVED, 2 * HALVED)] == [4.0, 2.0, 1.0]
    for number in range(2_000):
        usage.add(number, 0.1, number * HALVED)
    assert len(usage.used) < 1_100
