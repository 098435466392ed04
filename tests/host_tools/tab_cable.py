"""A cable from a page to virtual boards: what stands in for navigator.serial, and a WebSocket to
each pseudo-terminal, which can be pulled at any byte, or goes with every restart of the board, as
USB does where that is a hard reset.
"""

import asyncio
import contextlib
import os
import threading
import tty

from aiohttp import WSMsgType, web

_PIECE = 4096
_RESTARTED = b"soft reboot"

# In the place of navigator.serial: ports that the person may choose are those of `offered`.
STAND_IN = """(() => {
  const target = new EventTarget(), ports = new Map(), allowed = [];
  const error = (name) => new DOMException("The device has been lost.", name);
  class Port {
    constructor(url) { this.url = url; this.readable = this.writable = null; }
    getInfo() { return { usbVendorId: 0x2E8A, usbProductId: 5 }; }
    async setSignals() {}
    async open() {
      if (this.readable) throw error("InvalidStateError");
      const socket = new WebSocket(this.url);
      socket.binaryType = "arraybuffer";
      this.socket = socket;
      let out;
      const gone = () => {
        if (this.socket !== socket) return;
        this.socket = null;
        this.readable = this.writable = null;
        try { out.error(error("NetworkError")); } catch {}
        target.dispatchEvent(new Event("disconnect"));
      };
      this.readable = new ReadableStream({ start(stream) { out = stream; } });
      this.writable = new WritableStream({ write(bytes) {
        if (socket.readyState !== WebSocket.OPEN) throw error("NetworkError");
        socket.send(bytes);
      } });
      socket.onmessage = ({ data }) => { try { out.enqueue(new Uint8Array(data)); } catch {} };
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = () => reject(error("NetworkError"));
      }).catch((why) => { this.readable = this.writable = this.socket = null; throw why; });
      socket.onclose = gone;
    }
    async close() {
      const { socket } = this;
      this.socket = null;
      this.readable = this.writable = null;
      socket?.close();
    }
  }
  Object.assign(target, {
    offered: [],
    async requestPort() {
      const [url] = target.offered;
      if (!url) throw error("NotFoundError");
      if (!ports.has(url)) ports.set(url, new Port(url));
      const port = ports.get(url);
      if (!allowed.includes(port)) allowed.push(port);
      return port;
    },
    async getPorts() { return [...allowed]; },
  });
  Object.defineProperty(navigator, "serial", { value: target, configurable: true });
})()"""


class Cables:
    """`with Cables() as cables:` url(port) is the WebSocket of a pseudo-terminal. cut_after: bytes
    from the page until the cable is pulled, None for never. restarts: does it go with these?
    """

    def __init__(self):
        self.cut_after = None
        self.passed = 0             # bytes from the page
        self.restarts = False
        self.refused = False        # is no board there?
        self._loop = asyncio.new_event_loop()
        self._started = threading.Event()

    def __enter__(self):
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(
            self._serve()))
        self._thread.start()
        assert self._started.wait(10)
        return self

    def __exit__(self, *_):
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()

    def url(self, port):
        return f"ws://127.0.0.1:{self._number}/?port={port}"

    async def _serve(self):
        self._over = asyncio.Event()
        app = web.Application()
        app.router.add_get("/", self._cable)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self._number = runner.addresses[0][1]
        self._started.set()
        await self._over.wait()
        await runner.cleanup()

    async def _cable(self, request):
        if self.refused:
            raise web.HTTPNotFound
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        fd = os.open(request.query["port"], os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        tty.setraw(fd)
        arrived: asyncio.Queue[bytes] = asyncio.Queue()

        def take():
            try:
                data = os.read(fd, _PIECE)
                if data:        # none: a board that resets takes back what nobody has read, or
                    arrived.put_nowait(data)    # the other end of a test was faster
            except BlockingIOError:
                pass
            except OSError:
                self._loop.remove_reader(fd)
                arrived.put_nowait(b"")
        self._loop.add_reader(fd, take)

        async def send():
            while data := await arrived.get():
                await socket.send_bytes(data)
                if self.restarts and _RESTARTED in data:
                    break
            await socket.close()
        sending = asyncio.ensure_future(send())
        try:
            async for message in socket:
                if message.type != WSMsgType.BINARY or not await self._pass(fd, message.data):
                    break
        finally:
            sending.cancel()
            self._loop.remove_reader(fd)
            os.close(fd)
            with contextlib.suppress(Exception):
                await socket.close()
        return socket

    async def _pass(self, fd, data):
        """False when the cable was pulled."""
        left = None if self.cut_after is None else self.cut_after - self.passed
        cut = left is not None and left <= len(data)
        data = data[:left] if cut else data
        self.passed += len(data)
        while data:
            try:
                data = data[os.write(fd, data):]
            except BlockingIOError:
                await asyncio.sleep(0.001)
            except OSError:
                return False
        return not cut
