// The serial port of the board: Web Serial in the page, bytes to and from the worker. A board that
// restarts comes back by itself; the browser remembers that it was allowed.

const BACK_MS = 100;        // between two looks whether it is back
const PATIENCE = 60;        // of these
const SPEED = 115_200;      // USB ignores it
// USB vendors of boards that run this firmware: Raspberry Pi, Adafruit.
const VENDORS = [0x2E8A, 0x239A];

export const able = () => "serial" in navigator && "Suspending" in WebAssembly;

export class Cable {
  /** `on` has bytes(array) and lost(why). */
  constructor(on) {
    this.on = on;
    this.port = null;
    this.open = false;
    navigator.serial?.addEventListener("disconnect", ({ target }) => {
      if (target === this.port || target === navigator.serial) this.fail("gone");
    });
  }

  /** The person chooses a port, with a click. Throws NotFoundError when they do not. */
  async choose() {
    await this.close();
    this.port = await navigator.serial.requestPort({
      filters: VENDORS.map((usbVendorId) => ({ usbVendorId })) });
  }

  /** Opens the port, or the one that has come back in its place; it may be open. */
  async begin() {
    if (this.open) return;
    let error;
    for (let i = 0; i < PATIENCE; i += 1) {
      try {
        await this.again();
        return;
      } catch (why) {
        error = why;
        if (i === 0 && this.port) await this.port.close().catch(() => {});
        await new Promise((resolve) => { setTimeout(resolve, BACK_MS); });
      }
    }
    throw new Error(error.name === "NetworkError" ? "gone" : `busy: ${error.message}`);
  }

  async again() {
    const known = await navigator.serial.getPorts();
    if (!known.includes(this.port)) {
      const same = known.filter((port) => alike(port, this.port));
      if (!same.length) throw new DOMException("gone", "NetworkError");
      [this.port] = same;
    }
    await this.port.open({ baudRate: SPEED, bufferSize: 65_536 });
    await this.port.setSignals?.({ dataTerminalReady: true }).catch(() => {});
    this.writer = this.port.writable.getWriter();
    this.open = true;
    this.pump();
  }

  async pump() {
    const reader = this.port.readable.getReader();
    this.reader = reader;
    try {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        this.on.bytes(value);
      }
    } catch {           // it is gone, or damaged
    } finally {
      reader.releaseLock();
      if (this.reader === reader) this.fail("gone");
    }
  }

  fail(why) {
    if (!this.open) return;
    this.open = false;
    this.reader = null;
    this.writer?.releaseLock();
    this.on.lost(why);
    this.port.close().catch(() => {});
  }

  /** In order; what cannot be written is a cable that is gone. */
  write(bytes) {
    const { writer } = this;
    if (this.open) writer.write(bytes).catch(() => this.writer === writer && this.fail("gone"));
  }

  async close() {
    if (!this.open) return;
    this.open = false;
    const { reader } = this;
    this.reader = null;
    await reader?.cancel().catch(() => {});
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
  }
}

function alike(one, other) {
  const [a, b] = [one.getInfo(), other?.getInfo() ?? {}];
  return a.usbVendorId === b.usbVendorId && a.usbProductId === b.usbProductId;
}
