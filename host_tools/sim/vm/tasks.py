"""`_asyncio` of the board: task queue and task for the frozen asyncio core, on the board's clock.

The C version stamps tasks with the PC's clock; then their order would differ from run to run.
"""

from vm.time import ticks_diff, ticks_ms

_core = {}      # globals of asyncio.core


class TaskQueue:
    """Tasks by the time they are due, first come first served. Takes no memory."""

    def __init__(self):
        self._next = None

    def peek(self):
        return self._next

    def push(self, task, due=None):
        task.data = None
        task.ph_key = ticks_ms() if due is None else due
        before = self
        while before._next and ticks_diff(before._next.ph_key, task.ph_key) <= 0:
            before = before._next
        task._next = before._next
        before._next = task

    def pop(self):
        task = self._next
        if task is None:
            raise IndexError("empty heap")
        self._next = task._next
        return task

    def remove(self, task):
        before = self
        while before._next is not task:
            before = before._next
        before._next = task._next


class Task:
    """One coroutine, with the attributes that asyncio.core works on.

    `state`: True while it runs, a queue when others wait for it, None or False when it is done.
    `data`: the queue or task it waits for; what it ended with when it is done.
    """

    def __init__(self, coro, core):
        global _core
        _core = core
        self.coro = coro
        self.data = None
        self.state = True
        self.ph_key = 0
        self._next = None

    def done(self):
        return not self.state

    def __iter__(self):
        if not self.state:
            self.state = False      # somebody has asked for the outcome
        elif self.state is True:
            self.state = TaskQueue()
        elif not isinstance(self.state, TaskQueue):
            raise RuntimeError("can't wait")
        return self

    def __next__(self):
        if self.state:
            waiter = _core["cur_task"]
            self.state.push(waiter)
            waiter.data = self
        elif self.data is None:
            raise StopIteration     # the outcome went to the loop's exception handler
        else:
            raise self.data

    def cancel(self):
        if not self.state:
            return False
        if self is _core["cur_task"]:
            raise RuntimeError("can't cancel self")
        task = self
        while isinstance(task.data, Task):
            task = task.data
        if hasattr(task.data, "remove"):
            task.data.remove(task)
            _core["_task_queue"].push(task)
        elif ticks_diff(task.ph_key, ticks_ms()) > 0:
            _core["_task_queue"].remove(task)
            _core["_task_queue"].push(task)
        task.data = _core["CancelledError"]
        return True
