// What is wired to the board, and the answers to its messages: the twin of bus.py and hardware.py in
// host_tools/sim/virtual/. wire.js has the constants of host_tools/sim/vm/wire.py.

import { CHIPS, Lcd } from "./lcd.js";
import { Sh1107, Ssd1306 } from "./oled.js";
import * as wire from "./wire.js";

const DISPLAYS = { ssd1306: Ssd1306, sh1107: Sh1107, ...Object.fromEntries(Object.keys(CHIPS).map((name) => [name, Lcd])) };
const HEAD = 25;            // bytes of wire.REQUEST
const SIZES = { B: 1, I: 4, q: 8 };
const LET_GO = 2;           // instead of a level: nothing drives the pin
const ALWAYS = 0xffff;      // duty of a pin that is always high
const ADC_PIN = 26;
const VREF = 3300;          // mV
const GAMMA = 1 / 2.2;      // of a screen: half the light is not half the number

export class Bus {
  /** board: the names of its board.py. */
  constructor(board) {
    this.wired = board.DISPLAY;
    this.led = board.LED;
    this.buzzer = board.BUZZER?.pin;
    this.keys = new Map([...board.KEYS].reverse());     // the first of several counts
    this.idle = Number(board.KEYS_ACTIVE_LOW);
    this.display = new DISPLAYS[this.wired.driver](this.wired);
    this.outputs = new Map();       // pin -> level
    this.pwm = new Map();           // pin -> [duty, Hz]
    this.adc = [0, 0, 0, 0, 0];
    if (board.BATTERY) this.charge(board.BATTERY);
    this.tones = [];                // [ms, Hz or 0] since somebody took them
    this.changed = false;           // has the display, since it rested?
    this.rested = false;            // has it changed and come to rest, since somebody took it?
    this.text = "";                 // on the display, line by line
    this.left = "";                 // how the program has ended
    this.state = Object.fromEntries(wire.STATE.map(([name]) => [name, 0]));
    this.parts = [];
  }

  /** A full cell. */
  charge({ adc, factor, full }) {
    this.adc[adc - ADC_PIN] = Math.min(Math.round(full / factor / VREF * ALWAYS), ALWAYS);
  }

  press(key) {
    this.hold(this.keys.get(key), true);
  }

  release(key) {
    this.hold(this.keys.get(key), false);
  }

  hold(pin, held) {
    const bit = 1 << pin;
    const { state } = this;
    if (pin === undefined || Boolean(state.driven & bit) === held) return;
    state.driven ^= bit;
    state.levels = this.idle ? state.levels & ~bit : state.levels | bit;
    state[held === Boolean(this.idle) ? "fell" : "rose"] |= bit;
  }

  // ---- messages

  /** A piece of what the board says: a head, or the data that belong to it. */
  hear(bytes) {
    if (!this.head) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
      const number = (at) => view.getUint32(at, true) + view.getInt32(at + 4, true) * 2 ** 32;
      this.head = { kind: view.getUint8(0), number: view.getUint32(1, true), argument: number(5),
        time: number(13) };
      if (view.getUint32(21, true)) return;
      bytes = new Uint8Array();
    }
    const { kind, number, argument, time } = this.head;
    this.head = null;
    Object.assign(this.state, { answers: number, ok: 1, value: 0 });
    this.obey(kind, argument, bytes, time);
  }

  obey(kind, argument, data, time) {
    switch (kind) {
      case wire.REST: this.rested ||= this.changed; this.changed = false; break;
      case wire.PART: this.parts.length = argument; this.parts.push([...data]); break;
      case wire.I2C_WRITE: this.i2c(argument, data); break;
      case wire.I2C_WRITEV: this.i2c(argument, Uint8Array.from(this.parts.flat())); break;
      case wire.SPI_WRITE: this.spi(argument, data); break;
      case wire.PIN: this.pin(argument & 255, argument >> 8); break;
      case wire.PWM:
        this.pulse(argument & 255, argument >> 8 & 0xffff, Math.floor(argument / 2 ** 24), time);
        break;
      case wire.ADC: this.state.value = this.adc[argument]; break;
      case wire.TEXT: this.text = new TextDecoder().decode(data); break;
      case wire.RESET: this.left = "reset"; break;
      case wire.BOOTLOADER: this.left = "stopped"; break;
      default:              // the rest is about a cable, or about time, which is the worker's
    }
  }

  /** Puts the state where the board wants it -> bytes, 0: the board is to end. */
  tell(bytes) {
    if (this.left) return 0;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let at = 0;
    for (const [name, code] of wire.STATE) {
      const value = this.state[name];
      if (code === "B") view.setUint8(at, value);
      else if (code === "I") view.setUint32(at, value, true);
      else view.setBigInt64(at, BigInt(value), true);
      at += SIZES[code];
    }
    this.state.fell = this.state.rose = 0;
    return at;
  }

  // ---- devices

  answers(route) {
    const { i2c, sda, scl, addr } = this.wired;
    return [i2c, sda, scl, addr].every((part, i) => part === Math.floor(route / 256 ** i) % 256);
  }

  i2c(route, data) {
    if (!this.answers(route)) {
      this.state.ok = 0;
      return;
    }
    this.display.i2c(data);
    this.changed = true;
  }

  spi(route, data) {
    const { spi, sck, mosi, dc, cs, rst } = this.wired;
    const here = [spi, sck, mosi].every((part, i) => part === (route >> 8 * i & 255));
    if (!here || (this.outputs.get(cs) ?? 1) || !(this.outputs.get(rst) ?? 1)) return;
    this.display.spi(data, this.outputs.get(dc) ?? 0);
    this.changed = true;
  }

  pin(pin, level) {
    const before = this.outputs.get(pin) ?? 1;
    if (level === LET_GO) {
      this.outputs.delete(pin);
    } else {
      this.outputs.set(pin, level);
      this.pwm.delete(pin);
    }
    if (pin === this.wired.rst && (this.outputs.get(pin) ?? 1) !== before) {
      this.display.reset();
      this.changed = true;
    }
  }

  pulse(pin, duty, hertz, time) {
    this.pwm.set(pin, [duty, hertz]);
    if (pin === this.wired.bl) this.changed = true;
    if (pin === this.buzzer) this.tones.push([Math.round(time / 1000), duty && hertz]);
  }

  // ---- what a person perceives

  /** 0...255: the contrast of an OLED, the light behind an LCD. */
  get contrast() {
    const { bl } = this.wired;
    return bl === undefined ? this.display.contrast : Math.ceil((this.pwm.get(bl)?.[0] ?? 0) / 257);
  }

  /** Pixels of the display, as Display.pixels() gives them; dark without light behind it. */
  pixels() {
    const dark = this.wired.bl !== undefined && !this.contrast;
    const pixels = this.display.pixels();
    return dark ? pixels.fill(0xff000000) : pixels;
  }

  /** Red, green, blue of the LED, 0...255, as a screen shows them; null without one. */
  get light() {
    return this.led ? ["red", "green", "blue"].map((name) => this.shine(this.led[name])) : null;
  }

  shine(pin) {
    const duty = this.pwm.get(pin)?.[0] ?? (this.outputs.get(pin) ?? NaN) * ALWAYS;
    if (Number.isNaN(duty)) return 0;       // nobody drives it
    const share = (this.led.active_low ? ALWAYS - duty : duty) / ALWAYS;
    return Math.round(255 * share ** GAMMA);
  }
}
