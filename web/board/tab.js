// The command: CPython runs crupier's own modules, one order at a time. The page has the cable, and
// asks, and shows how far it is.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { unpack } from "./unpack.js";

const HOME = "/home/you";
const MEGABYTE = 1 << 20;
const PREBUILT = "/tool/crupier/prebuilt";

let python, tab;
const waiting = new Map();
let number = 0;

/** Asks the page for something it does -> what it answers. */
function asked(what, transfer = []) {
  number += 1;
  postMessage({ ...what, number }, transfer);
  return new Promise((resolve, reject) => { waiting.set(number, { resolve, reject }); });
}

// ---- the cable

const arrived = [];         // pieces that nobody has read
let size = 0;
let lost = null;            // why the cable is gone
let opened = false;
let wake = () => {};        // a read that waits

const turn = new MessageChannel();

/** Lets messages of the page come through: a timer would take 4 ms. */
function yielded() {
  return new Promise((resolve) => {
    turn.port1.onmessage = resolve;
    turn.port2.postMessage(0);
  });
}

const wire = {
  async open() {
    await asked({ cable: "open" });
    arrived.length = size = 0;
    lost = null;            // what was said until now was of the connection before
    opened = true;
  },
  close() {
    opened = false;
  },
  waiting: () => size,
  taken() {
    const found = new Uint8Array(size);
    let at = 0;
    for (const piece of arrived) {
      found.set(piece, at);
      at += piece.length;
    }
    arrived.length = size = 0;
    return found;
  },
  /** Until there is something, or so long. */
  async read(ms) {
    if (size) return;
    if (!lost && ms === 0) await yielded();
    else if (!lost) {
      let timer;
      await new Promise((resolve) => {
        wake = resolve;
        if (ms !== undefined && ms !== null) timer = setTimeout(resolve, ms);
      });
      wake = () => {};
      clearTimeout(timer);
    }
    if (lost && !size) throw new Error(lost);
  },
  write(bytes) {
    if (lost) throw new Error(lost);
    postMessage({ cable: "write", bytes }, [bytes.buffer]);
  },
};

// ---- files that last

let synchronising = Promise.resolve();

/** Between memory and the browser's own database, once at a time. */
function synchronised(fromBrowser) {
  const work = () => new Promise((resolve, reject) => {
    // Some errors of the browser's database are text, which Python does not take for errors.
    const ended = (error) => (error ? reject(new Error(error.message ?? error)) : resolve());
    python.FS.syncfs(fromBrowser, ended);
  });
  const done = synchronising.then(work);
  synchronising = done.catch(() => {});
  return done;
}

const host = {
  wire,
  ask: (question) => asked({ question }),
  progress: (what, done, total, bytes) => postMessage({ progress: { what, done, total, bytes } }),
  keep: () => synchronised(false),
};

// ---- start

/** The bytes of a file, counted as they come. */
async function bytesOf(url, unpacked) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  const body = unpacked ? reply.body.pipeThrough(new DecompressionStream("gzip")) : reply.body;
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Counts what comes from the host, whoever asks for it. */
function counted(fetched, total) {
  let done = 0;
  return async (...request) => {
    const reply = await fetched(...request);
    reply.clone().body?.pipeTo(new WritableStream({ write(piece) {
      done += piece.length;
      postMessage({ loading: Math.min(1, done / total) });
    } })).catch(() => {});
    return reply;
  };
}

/** How C calls Python's functions depends on the browser: the memory was made in node. */
function adapt(memory, { HEAP32, __PyRuntime: runtime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET: offset }) {
  const at = runtime + HEAP32[offset / 4];
  const view = new DataView(memory.buffer, memory.byteOffset);
  view.setInt32(view.getUint32(4, true) + at, HEAP32[at / 4], true);
}

/** -> does the browser keep files? */
async function start({ total, boards }) {
  globalThis.fetch = counted(globalThis.fetch, total);
  const said = (line) => postMessage({ note: line });
  const [memory, ...packed] = await Promise.all(
    ["memory", "modules", "files"].map((name) => bytesOf(`tool/${name}.gz`, true)));
  python = await loadPyodide({
    indexURL: new URL("pyodide/", location.href).href, stdout: said, stderr: said,
    _loadSnapshot: memory,
    async createPyodideModule(settings) {
      const module = await createPyodideModule(settings);
      while (memory.length > module.HEAPU8.length) module._malloc(MEGABYTE);
      adapt(memory, module);
      return module;
    },
  });
  const { FS } = python;
  packed.forEach((files) => unpack(files, FS, "/tool"));
  FS.mkdirTree(HOME);
  FS.mount(FS.filesystems.IDBFS, {}, HOME);
  const keeps = await synchronised(true).then(() => true, () => false);
  tab = python.pyimport("crupier.web.tab.face");
  tab.begin(host);
  packs = new Map(boards);
  return keeps;
}

/** The file system for a UF2 file, where littlefs would be needed to make one. */
async function image(board) {
  python.FS.mkdirTree(`${PREBUILT}/images`);
  python.FS.writeFile(`${PREBUILT}/images/${board}`, await bytesOf(`images/${board}.gz`, true));
}

let packs;                  // Map of boards whose files have not been fetched: their names
const NEEDS_PACKS = ["flash", "doctor", "image"];

/** What goes on this board, or on any, when it is first needed: the demo has it, too. */
async function fetched(board) {
  const wanted = packs.has(board) ? [board] : board ? [] : [...packs.keys()];
  await Promise.all(wanted.flatMap((id) => packs.get(id).map(async (name) => {
    const bytes = await bytesOf(`boards/${id}/crupier/${name}`);
    python.FS.mkdirTree(`${PREBUILT}/${id}`);
    python.FS.writeFile(`${PREBUILT}/${id}/${name}`, bytes);
  })));
  wanted.forEach((id) => packs.delete(id));
}

// ---- orders

/** {run: words of a command}, {look}, {games} or {show}; files: what it reads; gives: what it
 * writes -> its answer, with these. */
async function done({ call, words = [], files = {}, gives = [] }) {
  const board = words[words.indexOf("--board") + 1 || words.length];
  if (NEEDS_PACKS.includes(words[0])) await fetched(board);
  if (words[0] === "image") await image(board);
  for (const [name, bytes] of Object.entries(files)) python.FS.writeFile(name, bytes);
  const work = tab[call === undefined ? "run" : call];
  const given = call === undefined ? [JSON.stringify(words)] : words;
  const blocking = "Suspending" in WebAssembly;
  const said = JSON.parse(await (blocking ? work.callPromising(...given) : work(...given)));
  await synchronised(false).catch((error) => { said.unkept = String(error); });
  said.files = Object.fromEntries(gives.filter((name) => python.FS.analyzePath(name).exists)
    .map((name) => [name, python.FS.readFile(name)]));
  for (const name of [...Object.keys(files), ...gives]) {
    if (python.FS.analyzePath(name).exists) python.FS.unlink(name);
  }
  return said;
}

let orders = Promise.resolve();

onmessage = ({ data }) => {
  if (data.bytes) {
    if (opened) {
      arrived.push(data.bytes);
      size += data.bytes.length;
      wake();
    }
  } else if (data.lost) {
    lost = data.lost;
    wake();
  } else if (data.answered) {
    const { resolve, reject } = waiting.get(data.answered);
    waiting.delete(data.answered);
    if (data.error) reject(new Error(data.error));
    else resolve(data.value);
  } else {
    const work = data.start ? () => start(data.start) : () => done(data.order);
    orders = orders.then(work).then(
      (value) => postMessage({ done: data.id, value }),
      (error) => postMessage({ done: data.id, error: String(error?.message ?? error) }));
  }
};
