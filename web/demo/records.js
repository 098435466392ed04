// The sealed games on the flash of all boards, as a file that `crupier import` takes, and back.

const FOLDER = "/data/records/";
const FORMAT = { format: "crupier games", version: 1 };     // host_tools/scores/export/dump.py
const SEGMENT = 4000;       // bytes; firmware/storage/archive.py
const SEAL = 11;            // characters of " *xxxxxxxx\n"

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ crc >>> 1 : crc >>> 1;
  return crc;
});

/** CRC-32 of a text in UTF-8, as eight hexadecimal digits. */
function checksum(text) {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) crc = TABLE[(crc ^ byte) & 255] ^ crc >>> 8;
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

function seal(text) {
  return `${text} *${checksum(text)}\n`;
}

/** Texts of the whole lines in a file. */
function texts(bytes) {
  return new TextDecoder().decode(bytes).split(/(?<=\n)/)
    .map((line) => [line, line.slice(0, -SEAL)])
    .filter(([line, text]) => line === seal(text)).map(([, text]) => text);
}

/** Number of the game in the text of a record, which begins with a JSON object; 0 if that is no
 * text of a record, or has a number that no board gives. */
function numberOf(text) {
  return /^[ -~]+$/.test(text) ? Number(/"seq":(\d{1,6}),/.exec(text)?.[1] ?? 0) : 0;
}

function isoNow() {
  const now = new Date();
  return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

export class Records {
  constructor(flash, boards) {
    Object.assign(this, { flash, boards });
  }

  async of(board) {
    const files = await this.flash.read(board);
    return Object.keys(files).filter((path) => path.startsWith(FOLDER)).sort()
      .flatMap((path) => texts(files[path]));
  }

  /** Text of the file. */
  async save() {
    const pulled_at = isoNow();
    const found = await Promise.all(this.boards.map(async (board) => (
      (await this.of(board)).map((record) => (
        { board, record, pulled_at, checksum: checksum(`${pulled_at} ${record}`) })))));
    const games = found.flat();
    return JSON.stringify({ ...FORMAT, count: games.length, games });
  }

  /** Puts the games of a file onto the boards that they are from, or onto this one if it does not
   * know; the power is off -> how many were new. Throws an Error if it is no such file, or a
   * damaged one. */
  async load(board, text) {
    const { format, version, count, games } = JSON.parse(text);
    const sound = ({ record, pulled_at, checksum: sum }) => numberOf(record)
      && checksum(`${pulled_at} ${record}`) === sum;
    if (format !== FORMAT.format || version !== FORMAT.version || games.length !== count
        || !games.every(sound)) throw new Error("damaged");
    const changed = {};
    let added = 0;
    for (const id of this.boards) {
      const own = games.filter((game) => id === (this.boards.includes(game.board) ? game.board : board));
      const before = new Set(await this.of(id));
      const after = new Set([...before, ...own.map(({ record }) => record)]);
      if (after.size === before.size) continue;
      added += after.size - before.size;
      changed[id] = await this.segments(id, [...after]);
    }
    await this.flash.write(changed);
    return added;
  }

  /** {path: bytes or null} of a flash with these records, by number: where two boards have become
   * one, some numbers come twice. */
  async segments(board, records) {
    const paths = Object.keys(await this.flash.read(board)).filter((path) => path.startsWith(FOLDER));
    const made = Object.fromEntries(paths.map((path) => [path, null]));
    let path = "";
    const lines = {};
    for (const record of records.sort((a, b) => numberOf(a) - numberOf(b))) {
      const line = seal(record);
      if (!path || lines[path].length + line.length > SEGMENT) {
        path = FOLDER + String(numberOf(record)).padStart(6, "0");
        while (path in lines) path += ".1";
        lines[path] = "";
      }
      lines[path] += line;
    }
    for (const [name, text] of Object.entries(lines)) made[name] = new TextEncoder().encode(text);
    return made;
  }
}
