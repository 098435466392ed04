"""A headless Firefox for tests, driven by WebDriver BiDi (w3.org/TR/webdriver-bidi)."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

PATIENCE = 120      # s


class Firefox:
    """One window. Call it in the coroutine that launched() runs."""

    def __init__(self, socket):
        self._socket = socket
        self._number = 0

    async def begin(self):
        await self._ask("session.new", capabilities={})
        tree = await self._ask("browsingContext.getTree")
        self._window = tree["contexts"][0]["context"]

    async def visit(self, url):
        await self._ask("browsingContext.navigate", context=self._window, url=url, wait="complete")

    async def evaluate(self, expression):
        """A value of JSON, waited for if it is a promise."""
        answer = await self._ask(
            "script.evaluate", awaitPromise=True, target={"context": self._window},
            expression=f"(async () => JSON.stringify(await ({expression}) ?? null))()")
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    async def until(self, expression):
        deadline = time.monotonic() + PATIENCE
        while not await self.evaluate(expression):
            assert time.monotonic() < deadline, expression
            await asyncio.sleep(0.1)

    async def _ask(self, method, **params):
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": params})
        while True:
            answer = await self._socket.receive_json(timeout=PATIENCE)
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


@contextmanager
def _process(profile: Path):
    """URL of the BiDi session of a new one; skips the test without Firefox."""
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if not program:
        pytest.skip("no Firefox: apt install firefox-esr")
    profile.mkdir()
    command = [program, "--headless", "--no-remote", "--profile", str(profile),
               "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True,
                          env={**os.environ, "HOME": str(profile)}) as process:
        try:
            for line in process.stderr:
                if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                    yield found[1] + "/session"
                    break
            else:
                raise RuntimeError("Firefox has ended")
        finally:
            process.kill()


def drive(folder: Path, work):
    """await work(firefox) with a new Firefox -> what that returned."""
    async def main(url):
        async with aiohttp.ClientSession() as http, http.ws_connect(
                url, max_msg_size=0) as socket:
            firefox = Firefox(socket)
            await firefox.begin()
            return await work(firefox)

    with _process(folder / "profile") as url:
        return asyncio.run(main(url))
