// Displays with SSD1306 and SH1107: the twins of host_tools/sim/chips/, as far as our drivers and
// anybody who edits them go. pixels() gives the pixels as a person sees them.

const NO_ROW = -1;

class Oled {
  // Commands with bytes after them: how many.
  static lengths = {};

  constructor(width, height, columns, pages) {
    Object.assign(this, { width, height, columns });
    this.ram = new Uint8Array(columns * pages).map((_, i) => (i * 197) ^ (i >> 3));   // anything
    this.reset();
  }

  reset() {
    this.command = [];      // one that still waits for its arguments
    Object.assign(this, {
      on: false, inverse: false, entire: false, turned: false, upwards: false, contrast: 0x7f,
      column: 0, page: 0, start: 0, offset: 0,
    });
  }

  /** One transaction: control bytes with Co and D/C#, then commands or data. */
  i2c(data) {
    for (let i = 0; i < data.length;) {
      const end = data[i] & 0x80 ? i + 2 : data.length;
      this.spi(data.subarray(i + 1, end), data[i] >> 6 & 1);
      i = end;
    }
  }

  /** dc: level of the D/C# pin. 0 = commands, 1 = data for the RAM. */
  spi(data, dc) {
    for (const byte of data) {
      if (dc) {
        this.store(byte);
        continue;
      }
      this.command.push(byte);
      if (this.command.length > (this.constructor.lengths[this.command[0]] ?? 0)) {
        this.execute(...this.command);
        this.command = [];
      }
    }
  }

  execute(command, argument) {
    if (command === 0x81) this.contrast = argument;
    else if (command >> 1 === 0xa0 >> 1) this.turned = command === 0xa1;
    else if (command >> 1 === 0xa4 >> 1) this.entire = command === 0xa5;
    else if (command >> 1 === 0xa6 >> 1) this.inverse = command === 0xa7;
    else if (command >> 1 === 0xae >> 1) this.on = command === 0xaf;
    else if ((command & 0xf0) === 0xc0) this.upwards = Boolean(command & 8);
  }

  /** The row that a COM output is driven for, of so many. */
  rowOf(com, multiplex, rows) {
    const row = ((this.upwards ? multiplex - com : com) + this.offset + rows) % rows;
    return row > multiplex ? NO_ROW : row;
  }

  /** Red, green, blue and alpha of every pixel. */
  pixels() {
    const pixels = new Uint32Array(this.width * this.height).fill(0xff000000);
    if (this.lit) {
      this.scan((at, lit) => {
        if (this.entire || Boolean(lit) !== this.inverse) pixels[at] = 0xffffffff;
      });
    }
    return pixels;
  }
}

export class Ssd1306 extends Oled {
  static lengths = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x81: 1, 0x8d: 1,
    0xa3: 2, 0xa8: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
  };

  constructor() {
    super(128, 64, 128, 8);
  }

  reset() {
    super.reset();
    Object.assign(this, {
      pump: false, mode: 2, window: [0, 127, 0, 7], multiplex: 63, pins: 0x10,
    });
  }

  get lit() {
    return this.on && this.pump;
  }

  store(byte) {
    this.ram[this.page * 128 + (this.turned ? 127 - this.column : this.column)] = byte;
    if (this.mode === 2) this.column = (this.column + 1) % 128;
    else if (this.mode === 0) this.nextColumn() && this.nextPage();
    else this.nextPage() && this.nextColumn();
  }

  /** True: the window is full, it begins anew. */
  nextColumn() {
    const [start, end] = this.window;
    const full = this.column === end;
    this.column = full ? start : (this.column + 1) % 128;
    return full;
  }

  nextPage() {
    const [, , start, end] = this.window;
    const full = this.page === end;
    this.page = full ? start : (this.page + 1) % 8;
    return full;
  }

  execute(command, a, b) {
    if (command < 0x10) this.column = (this.column & 0x70) | command;
    else if (command < 0x20) this.column = (command & 7) << 4 | this.column & 15;
    else if (command === 0x20) this.mode = (a & 3) === 3 ? this.mode : a & 3;
    else if (command === 0x21) [this.column] = this.window.splice(0, 2, a & 127, b & 127) && [a & 127];
    else if (command === 0x22) [this.page] = this.window.splice(2, 2, a & 7, b & 7) && [a & 7];
    else if (command >= 0x40 && command < 0x80) this.start = command & 63;
    else if (command === 0x8d) this.pump = Boolean(a & 4);
    else if (command === 0xa8) this.multiplex = (a & 63) >= 15 ? a & 63 : this.multiplex;
    else if (command >> 3 === 0xb0 >> 3) this.page = command & 7;
    else if (command === 0xd3) this.offset = a & 63;
    else if (command === 0xda) this.pins = a & 0x30;
    else super.execute(command, a);
  }

  scan(each) {
    for (let y = 0; y < 64; y += 1) {
      const row = this.rowOf(this.com(63 - y), this.multiplex, 64);
      if (row === NO_ROW) continue;
      const line = (row + this.start) % 64;
      for (let x = 0; x < 128; x += 1) {
        each(y * 128 + x, this.ram[(line >> 3) * 128 + 127 - x] >> (line & 7) & 1);
      }
    }
  }

  /** Scan line of a row of the display: even rows are wired to COM0..31, odd ones to COM32..63. */
  com(row) {
    let pin = (row >> 1) + 32 * (row & 1);
    if (this.pins & 0x20) pin = (pin + 32) % 64;
    if (this.pins & 0x10) return pin < 32 ? pin * 2 : (pin - 32) * 2 + 1;
    return pin;
  }
}

const FIRST_COM = 32;       // of the 64 lines of the display

export class Sh1107 extends Oled {
  static lengths = { 0x81: 1, 0xa8: 1, 0xad: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xdb: 1, 0xdc: 1 };

  constructor({ width, height, rotation = 0 }) {
    super(width, height, 128, 16);
    this.rotation = rotation;
  }

  reset() {
    super.reset();
    Object.assign(this, { contrast: 0x80, vertical: false, multiplex: 127 });
  }

  get lit() {
    return this.on;
  }

  store(byte) {
    this.ram[this.page * 128 + this.column] = byte;
    if (this.vertical) this.page = (this.page + 1) % 16;
    else this.column = (this.column + 1) % 128;
  }

  execute(command, a) {
    if (command < 0x10) this.column = (this.column & 0x70) | command;
    else if (command < 0x18) this.column = (command & 7) << 4 | this.column & 15;
    else if (command >> 1 === 0x20 >> 1) this.vertical = command === 0x21;
    else if (command === 0xa8) this.multiplex = a & 127;
    else if (command >> 4 === 0xb) this.page = command & 15;
    else if (command === 0xd3) this.offset = a & 127;
    else if (command === 0xdc) this.start = a & 127;
    else super.execute(command, a);
  }

  scan(each) {
    for (let line = 0; line < 64; line += 1) {
      const row = this.rowOf(FIRST_COM + line, this.multiplex, 128);
      if (row === NO_ROW) continue;
      const column = (row + this.start) % 128;
      for (let dot = 0; dot < 128; dot += 1) {
        const segment = this.turned ? 127 - dot : dot;
        each(this.place(line, dot), this.ram[(segment >> 3) * 128 + column] >> (segment & 7) & 1);
      }
    }
  }

  /** Of a dot of a line in the picture, by how the panel is turned. */
  place(line, dot) {
    switch (this.rotation) {
      case 90: return line * 128 + 127 - dot;
      case 180: return (127 - dot) * 64 + 63 - line;
      case 270: return (63 - line) * 128 + dot;
      default: return dot * 64 + line;
    }
  }
}
