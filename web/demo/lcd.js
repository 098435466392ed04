// A colour LCD: the twin of host_tools/sim/chips/lcd.py for 16 bits per pixel. It hears every
// command: whether the driver waits long enough is tested there.

const COLUMNS = 240;
const ROWS = 320;
const MY = 0x80, MX = 0x40, MV = 0x20, BGR = 8;     // MADCTL
// Chip -> panels and their places in the memory; do these show the opposite, unless INVON is said?
export const CHIPS = {
  st7789: { panels: { "135,240": [52, 40], "240,240": [0, 0] }, negative: true },
  ili9341: { panels: { "240,320": [0, 0] }, negative: false },
};

export class Lcd {
  contrast = 255;           // the light behind it is not the controller's

  constructor({ driver, width, height, madctl }) {
    Object.assign(this, { width, height, mounted: madctl, negative: CHIPS[driver].negative });
    this.panel = madctl & MV ? [height, width] : [width, height];
    this.corner = CHIPS[driver].panels[this.panel];
    this.memory = new Uint16Array(COLUMNS * ROWS).map((_, i) => i * 40503);     // anything
    this.reset();
  }

  reset() {
    Object.assign(this, {
      asleep: true, on: false, inverted: false, madctl: 0, across: [0, COLUMNS - 1],
      down: [0, ROWS - 1], window: [0, COLUMNS - 1, 0, ROWS - 1], x: 0, y: 0, command: 0, bytes: [],
    });
  }

  get lit() {
    return this.on && !this.asleep;
  }

  /** dc: level of the D/CX pin. 0 = commands, 1 = their parameters or pixels. */
  spi(data, dc) {
    if (!dc) for (const command of data) this.begin(command);
    else if (this.command === 0x2c || this.command === 0x3c) this.write(data);
    else this.set([...this.bytes, ...data]);
  }

  begin(command) {
    this.command = command;
    this.bytes = [];
    if (command === 0x01) this.reset();
    else if (command >> 1 === 0x10 >> 1) this.asleep = command === 0x10;
    else if (command >> 1 === 0x20 >> 1) this.inverted = command === 0x21;
    else if (command >> 1 === 0x28 >> 1) this.on = command === 0x29;
    else if (command === 0x2c) {
      this.window = [...this.across, ...this.down];
      [this.x, , this.y] = this.window;
    }
  }

  /** The parameters that have arrived up to now. */
  set(bytes) {
    this.bytes = bytes;
    if (this.command === 0x36) this.madctl = bytes[0];
    if (bytes.length < 4) return;
    const [start, end] = [bytes[0] << 8 | bytes[1], bytes[2] << 8 | bytes[3]];
    if (this.command === 0x2a) this.across = [start, end];
    if (this.command === 0x2b) this.down = [start, end];
  }

  write(data) {
    let i = 0;
    if (this.bytes.length) {            // half a pixel was left
      this.pixel(this.bytes.pop() << 8 | data[0]);
      i = 1;
    }
    for (; i + 1 < data.length; i += 2) this.pixel(data[i] << 8 | data[i + 1]);
    if (i < data.length) this.bytes.push(data[i]);
  }

  pixel(colour) {
    const { x, y, madctl } = this;
    let [column, row] = madctl & MV ? [y, x] : [x, y];
    if (column < COLUMNS && row < ROWS) {
      if (madctl & MX) column = COLUMNS - 1 - column;
      if (madctl & MY) row = ROWS - 1 - row;
      this.memory[row * COLUMNS + column] = colour;
    }
    const [left, right, top, bottom] = this.window;
    this.x += 1;
    if (this.x > right) {
      this.x = left;
      this.y = y === bottom ? top : y + 1;
    }
  }

  /** Red, green, blue and alpha of every pixel. */
  pixels() {
    const { width, height, mounted } = this;
    const pixels = new Uint32Array(width * height).fill(0xff000000);
    if (!this.lit) return pixels;
    const [wide, high] = this.panel;
    const [left, top] = this.corner;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let [column, row] = mounted & MV ? [y, x] : [x, y];
        if (mounted & MX) column = wide - 1 - column;
        if (mounted & MY) row = high - 1 - row;
        pixels[y * width + x] = this.colour(this.memory[(top + row) * COLUMNS + left + column]);
      }
    }
    return pixels;
  }

  /** RGB565 -> bytes of red, green, blue and alpha, in the order of memory. */
  colour(pixel) {
    const flip = this.inverted === this.negative ? 0 : 0xffffff;
    const [red, blue] = (this.madctl ^ this.mounted) & BGR ? [16, 0] : [0, 16];
    const seen = level(pixel >> 11, 31) << red | level(pixel >> 5 & 63, 63) << 8
      | level(pixel & 31, 31) << blue;
    return (seen ^ flip | 0xff000000) >>> 0;
  }
}

function level(part, most) {
  return Math.floor(part * 255 / most);
}
