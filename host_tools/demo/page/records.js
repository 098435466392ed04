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

/** Number of the game in the text of a record, which begins with a JSON object. */
function numberOf(text) {
  return Number(/"seq":(\d+)/.exec(text)?.[1]);
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
    const found = (await Promise.all(this.boards.map((board) => this.of(board)))).flat();
    const pulled_at = isoNow();
    const games = found.map((record) => (
      { record, pulled_at, checksum: checksum(`${pulled_at} ${record}`) }));
    return JSON.stringify({ ...FORMAT, count: games.length, games });
  }

  /** Puts the games of a file onto a board whose power is off -> how many were new.
   * Throws an Error if it is no such file, or a damaged one. */
  async load(board, text) {
    const { format, version, count, games } = JSON.parse(text);
    const sound = ({ record, pulled_at, checksum: sum }) => checksum(`${pulled_at} ${record}`) === sum;
    if (format !== FORMAT.format || version !== FORMAT.version || games.length !== count
        || !games.every(sound)) throw new Error("damaged");
    const there = new Map((await this.of(board)).map((record) => [numberOf(record), record]));
    const before = there.size;
    for (const { record } of games) {
      if (!there.has(numberOf(record))) there.set(numberOf(record), record);
    }
    await this.flash.write(board, await this.segments(board, there));
    return there.size - before;
  }

  /** {path: bytes or null} of a flash with these records: {number: text}. */
  async segments(board, records) {
    const paths = Object.keys(await this.flash.read(board)).filter((path) => path.startsWith(FOLDER));
    const made = Object.fromEntries(paths.map((path) => [path, null]));
    let path = "";
    const lines = {};
    for (const number of [...records.keys()].sort((a, b) => a - b)) {
      const line = seal(records.get(number));
      if (!path || lines[path].length + line.length > SEGMENT) {
        path = FOLDER + String(number).padStart(6, "0");
        lines[path] = "";
      }
      lines[path] += line;
    }
    for (const [name, text] of Object.entries(lines)) made[name] = new TextEncoder().encode(text);
    return made;
  }
}
