"""The queue of the bots and the workers it gives out: in which order, and that none is lost."""

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

import pytest

from hotelier.errors import BotFailed
from hotelier.server.bots.pool import BotPool, BotWorker
from hotelier.server.bots.queue import (
    BUDGET_SECONDS,
    HALF_LIFE_SECONDS,
    MOST_ACCOUNTS,
    RECENT_SECONDS,
    BotHurried,
    BotQueue,
    Request,
    SpentTime,
    Urgency,
)
from hotelier.server.bots.worker import Choice, Job
from hotelier.server.http.identity import Account
from tests.server import bad_bots

WAITED_FOR, UNATTENDED, LAST = Urgency
JOB = Job("porter", "", "{}", 0)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Requests can be awaited, so there must be a loop."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        asyncio.run(test(**fixtures))

    return run


# --- the order ---------------------------------------------------------------------------------


class Bench:
    """A queue without workers: a thought takes as long as the test says."""

    def __init__(self, workers: int = 1, share: float = 1.0) -> None:
        self.now = 1000.0
        self.queue = BotQueue(workers, lambda: self.now, share)

    def add(
        self, client: str, urgency: Urgency = WAITED_FOR, times: int = 1, address: str = ""
    ) -> list[Request]:
        account = Account(client, address)
        requests = [Request(JOB, account, urgency) for _ in range(times)]
        for request in requests:
            self.queue.add(request)
        return requests

    def think(self, seconds: float = 2.0) -> str:
        """On whose account the next thought is."""
        request = self.queue.take()
        assert request is not None
        self.now += seconds
        self.queue.give_back(request)
        return request.account.client

    def order(self, count: int) -> str:
        return "".join(self.think() for _ in range(count))


@in_a_loop
async def test_accounts_take_turns() -> None:
    bench = Bench()
    bench.add("a", times=20)
    bench.add("b", times=3)
    bench.add("c", times=3)
    assert bench.order(9) == "abcabcabc"
    assert bench.order(3) == "aaa", "and nobody is refused"


@in_a_loop
async def test_two_workers_are_not_given_to_one_account_while_another_waits() -> None:
    bench = Bench(workers=2)
    bench.add("a", times=5)
    bench.add("b")
    taken = [bench.queue.take(), bench.queue.take()]
    assert [it.account.client for it in taken if it is not None] == ["a", "b"]


@in_a_loop
async def test_people_who_wait_come_before_tables_where_nobody_is_and_bots_alone_come_last() -> (
    None
):
    bench = Bench()
    bench.add("a", LAST)
    bench.add("b", UNATTENDED)
    bench.add("c", WAITED_FOR)
    assert bench.order(3) == "cba"
    [changed] = bench.add("a", LAST)
    bench.add("b", UNATTENDED)
    changed.urgency = WAITED_FOR
    assert bench.order(2) == "ab"


@in_a_loop
async def test_whoever_has_used_much_bot_time_waits_behind_the_others() -> None:
    bench = Bench()
    bench.add("a")
    bench.think(1.5 * BUDGET_SECONDS)
    bench.add("a", WAITED_FOR)
    bench.add("a", UNATTENDED)
    bench.add("b", UNATTENDED)
    bench.add("b", LAST)
    assert bench.order(4) == "baba", "by one class, but bots alone are still the last"
    bench.now += 10 * HALF_LIFE_SECONDS
    bench.add("b", UNATTENDED)
    bench.add("a", WAITED_FOR)
    assert bench.order(2) == "ab", "it is forgotten after a while"


@in_a_loop
async def test_fresh_accounts_of_one_address_push_nobody_back() -> None:
    bench = Bench(share=2.0)
    for number in range(20):
        bench.add(f"{number}", address="here")
        bench.think()
    for number in range(20, 24):
        bench.add(f"{number},", address="here")
    bench.add("b", address="elsewhere", times=3)
    assert bench.order(4) == "bbb20,", "though each of the others has used less than b"


@in_a_loop
async def test_an_address_has_as_much_bot_time_as_several_accounts() -> None:
    bench = Bench(share=4.0)
    for client in "acd":
        bench.add(client, address="here")
        bench.think(10)
    bench.add("b", address="elsewhere")
    bench.think(10)
    bench.add("b", address="elsewhere")
    bench.add("e", address="here")
    assert bench.order(2) == "eb", "three neighbours who have played do not count against him"


@in_a_loop
async def test_the_last_worker_is_kept_from_an_address_that_has_used_much() -> None:
    bench = Bench(workers=2)
    bench.add("a", address="here")
    bench.think(2 * BUDGET_SECONDS)
    bench.add("b", address="elsewhere")
    bench.think()
    bench.add("c", address="here")
    bench.add("d", address="here")
    assert bench.queue.take() is not None
    assert bench.queue.take() is None, "b may come again"
    bench.now += RECENT_SECONDS + 1
    assert bench.queue.take() is not None


@in_a_loop
async def test_within_an_account_that_has_used_much_people_still_come_first() -> None:
    bench = Bench()
    bench.add("a")
    bench.think(10 * BUDGET_SECONDS)
    for urgency in (LAST, UNATTENDED, WAITED_FOR):
        bench.add("a", urgency)
    taken = [bench.queue.take(), bench.queue.take()]
    assert [it.urgency for it in taken if it is not None] == [WAITED_FOR, UNATTENDED]


@in_a_loop
async def test_a_worker_is_left_to_the_others_by_bots_alone() -> None:
    for workers, at_once in ((1, 1), (2, 1), (4, 3)):
        bench = Bench(workers)
        for account in "abcdef":
            bench.add(account, LAST)
        taken = [it for _ in range(workers) if (it := bench.queue.take()) is not None]
        assert len(taken) == at_once
        if workers > 1:
            bench.add("g", UNATTENDED)
            assert bench.queue.take() is not None
        bench.queue.give_back(taken[0])
        assert bench.queue.take() is not None


@in_a_loop
async def test_the_last_worker_is_kept_for_whoever_was_here_just_now() -> None:
    bench = Bench(workers=2)
    bench.add("a", times=9)
    taken = [it for _ in range(2) if (it := bench.queue.take()) is not None]
    assert len(taken) == 2, "nobody else is here"
    bench.now += 2
    for request in taken:
        bench.queue.give_back(request)
    bench.add("b")
    assert bench.think() == "b"
    first = bench.queue.take()
    assert first is not None
    assert bench.queue.take() is None, "b may come again"
    bench.now += RECENT_SECONDS + 1
    assert bench.queue.take() is not None


@in_a_loop
async def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    bench = Bench()
    hurried, cancelled, _ = bench.add("a", times=3)
    hurried.hurry()
    cancelled.answer.cancel()
    assert bench.order(1) == "a"
    assert bench.queue.take() is None
    with pytest.raises(BotHurried):
        await hurried.answer


def test_accounts_that_used_none_for_longest_are_forgotten() -> None:
    spent = SpentTime()
    for number in range(MOST_ACCOUNTS + 1):
        spent.add(f"{number}", 1.0, 0.0)
    assert [spent.of("0", 0.0), spent.of("1", 0.0)] == [0.0, 1.0]
    assert spent.of("1", HALF_LIFE_SECONDS) == 0.5


# --- the workers -------------------------------------------------------------------------------


class Faults(Exception):
    """Nothing that a worker should raise."""


@in_a_loop
async def test_no_worker_and_no_answer_is_lost_whatever_happens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    luck = random.Random(13)
    faults: list[Exception | None] = [None, None, BotFailed("porter", "is too slow"), Faults()]

    def ask(_: BotWorker, job: Job, __: float) -> Choice:
        fault = luck.choice(faults)
        if fault is not None:
            raise fault
        return Choice(job.seat)

    monkeypatch.setattr(BotWorker, "ask", ask)
    pool = BotPool(3, 20)

    async def want(number: int) -> Any:
        request = pool.ask(
            JOB._replace(seat=number), Account(luck.choice("abc")), luck.choice(list(Urgency))
        )
        for _ in range(luck.randrange(3)):
            await asyncio.sleep(0)
        if luck.random() < 0.3:
            request.hurry()
        pool.change(request, luck.choice(list(Urgency)))
        return await request.answer

    wanted = [asyncio.create_task(want(number)) for number in range(600)]
    for task in luck.sample(wanted, 100):
        await asyncio.sleep(0)
        task.cancel()
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    kinds = {type(it) for it in answers}
    assert kinds == {Choice, BotFailed, BotHurried, Faults, asyncio.CancelledError}
    assert all(it.code == number for number, it in enumerate(answers) if isinstance(it, Choice))
    together = threading.Barrier(3)
    monkeypatch.setattr(BotWorker, "ask", lambda *_: together.wait(20))
    await asyncio.gather(*(pool.ask(JOB, Account(name), WAITED_FOR).answer for name in "abc"))
    assert set(pool._idle) == set(pool._workers), "all three are there, and each once"
    assert (len(pool._idle), pool._queue.requests, pool._queue.running) == (3, [], 0)
    pool.close()


@in_a_loop
async def test_a_worker_that_warms_up_is_given_to_whoever_came_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_start = threading.Event()
    monkeypatch.setattr(BotWorker, "start", lambda _: may_start.wait())
    monkeypatch.setattr(BotWorker, "ask", lambda *_: Choice(7))
    pool = BotPool(1, 20)
    warming = asyncio.create_task(pool.warm_up())
    await asyncio.sleep(0)
    request = pool.ask(JOB, Account("a"), WAITED_FOR)
    await pool.warm_up()  # nothing to warm up: it does not wait either
    may_start.set()
    assert await request.answer == Choice(7)
    await warming
    pool.close()


@in_a_loop
async def test_closing_answers_all_that_wait_and_ends_what_thinks() -> None:
    pool = BotPool(1, 600, bad_bots.hanging)
    thinks, waits = (pool.ask(JOB, Account("a"), WAITED_FOR) for _ in range(2))
    pool.close()
    late = pool.ask(JOB, Account("a"), WAITED_FOR)
    for request in (thinks, waits, late):
        with pytest.raises(BotHurried):
            await request.answer
    assert pool._workers[0]._process is None


@in_a_loop
async def test_a_worker_that_dies_is_there_again_for_the_next() -> None:
    pool = BotPool(1, 20, bad_bots.dying)
    for _ in range(2):
        with pytest.raises(BotFailed, match="has died"):
            await pool.ask(JOB, Account("a"), WAITED_FOR).answer
    pool.close()


@in_a_loop
async def test_a_bot_that_overruns_its_time_is_ended_even_if_nobody_waits_for_it() -> None:
    pool = BotPool(1, 0.1, bad_bots.hanging)
    pool.ask(JOB, Account("a"), WAITED_FOR).answer.cancel()
    hurried, next_one = (pool.ask(JOB, Account("a"), WAITED_FOR) for _ in range(2))
    hurried.hurry()
    with pytest.raises(BotHurried):
        await hurried.answer
    with pytest.raises(BotFailed, match="too slow"):
        await next_one.answer
    pool.close()
