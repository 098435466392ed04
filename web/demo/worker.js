// The board: MicroPython runs the firmware, one turn of its loop at a time. Gets {start} first, then
// orders as text, as crupier play does; says {state}, {picture}, {tones}, {console} and {left}.

import { Bus } from "./bus.js";
import { Flash } from "./flash.js";
import { loadMicroPython } from "./micropython/micropython.mjs";

const HEAP = 512 * 1024;    // bytes at first; it grows
const DATA = "/data/";
const UNSET = 1_609_459_200;        // 2021-01-01, what a board shows whose clock nobody has set
const SHORTEST = 40;        // ms
const BACKLOG = 160;        // ms that presses may wait: nobody is as fast as that
const AGAIN = 1000;         // ms until what the browser could not keep is tried again

let bus, flash, python, step, options;
let ready = true;           // for another picture
let said = "";
let due = 0;                // board time in ms of the next turn, -1 for none
let timer;
const dropped = {};         // key -> came its latest press too soon?
const free = {};            // key -> when it may move again
const touched = new Set();  // paths of files that are not yet kept
let unkept = false;         // could the latest not be kept?
let patience = 0;           // until then they are not tried again

// ---- memory and files of the interpreter

function memory(address, size) {
  return new Uint8Array(python._module.HEAPU8.buffer, address, size);
}

const host = {
  write: (address, size) => bus.hear(memory(address, size)),
  read: (address, size) => bus.tell(memory(address, size)),
  draw: (address, size) => { crypto.getRandomValues(memory(address, size)); },
  config: () => JSON.stringify({
    live: !options.stepped, spoken: !options.stepped, now: 0, ticks: 0, cause: 1,
    boots: options.boots, device_id: options.device,
    wall: options.stepped ? UNSET * 1e6 : localTime() * 1000,
  }),
};

/** Unix time of the table, in ms: a board knows no time zones. */
function localTime() {
  return Date.now() - new Date().getTimezoneOffset() * 60_000;
}

function put(path, bytes) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
  python.FS.writeFile(path, bytes);
}

/** From now on, changes of files are noticed. */
function watchFiles() {
  const { FS } = python;
  const paths = {
    open: ([path, flags]) => (flags & 3 ? [path] : []), write: ([{ path }]) => [path],
    rename: (both) => both, unlink: ([path]) => [path], ftruncate: () => [],
  };
  for (const [name, of] of Object.entries(paths)) {
    const original = FS[name];
    FS[name] = (...given) => {
      for (const path of of(given)) if (path?.startsWith?.(DATA)) touched.add(path);
      return original(...given);
    };
  }
}

function keepFiles() {
  if (!touched.size || performance.now() < patience) return;
  const files = {};
  for (const path of touched) {
    files[path] = python.FS.analyzePath(path).exists ? python.FS.readFile(path) : null;
  }
  touched.clear();
  flash.write({ [options.board]: files }).then(() => { unkept = false; }, (error) => {
    if (!unkept) say({ console: `flash: ${error}\n` });
    unkept = true;
    for (const path of Object.keys(files)) touched.add(path);
    patience = performance.now() + AGAIN;
  });
}

// ---- what the page hears

function say(message, transfer = []) {
  postMessage(message, transfer);
}

function report() {
  const state = { condition: due < 0 ? "stopped" : "running", contrast: bus.contrast, led: bus.light,
    text: bus.text, unkept };
  if (JSON.stringify(state) !== said) {
    said = JSON.stringify(state);
    say({ state });
  }
  if (bus.tones.length) say({ tones: bus.tones.splice(0) });
  if (bus.rested && ready) {
    bus.rested = ready = false;
    const { width, height } = bus.wired;
    const { buffer } = bus.pixels();
    say({ picture: { buffer, width, height } }, [buffer]);
  }
}

// ---- time

/** A turn, not before so many ms of board time. */
function turn(ms) {
  try {
    due = step(ms);
  } catch (error) {
    due = -1;
    say({ console: `${bus.left ? "" : error.message}\n` });
  }
  keepFiles();
  if (bus.left === "reset") say({ left: bus.left });
}

function live() {
  const now = performance.now() - options.zero;
  if (due >= 0 && now >= due) turn(Math.floor(now));
  report();
  if (due >= 0) timer = setTimeout(live, due - (performance.now() - options.zero));
}

/** Stepped: so much board time and what else is ordered -> what was asked for on the way. */
async function play(orders) {
  const answers = [];
  for (const [verb, what] of orders) {
    if (verb === "run") {
      options.until += what;
      while (due >= 0 && due <= options.until) turn(due);
    } else if (verb === "look") {
      answers.push(await digest(bus.pixels()));
    } else if (verb === "weigh") {
      answers.push(weigh() - options.empty);
    } else {
      bus[verb](what);
    }
  }
  report();
  return answers;
}

/** Bytes of live objects. */
function weigh() {
  python.runPython("import gc\ngc.collect()");      // which happens when it has returned
  python.runPython("weight = gc.mem_alloc()");
  return python.globals.get("weight");
}

/** SHA-256 of red, green, blue of every pixel. */
async function digest(pixels) {
  const colours = new Uint8Array(pixels.buffer).filter((_, i) => i % 4 < 3);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", colours));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key, "down" or "up". A tap on a touch pad takes no time, but a key needs some to be seen. */
function move(verb, key) {
  const now = performance.now();
  const wait = Math.max(0, (free[key] ?? 0) - now);
  if (verb === "down") dropped[key] = wait > BACKLOG;
  if (dropped[key]) return;
  free[key] = now + wait + SHORTEST;
  setTimeout(() => (verb === "down" ? bus.press(key) : bus.release(key)), wait);
}

// ---- power on

async function bytesOf(url) {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

async function start(given) {
  options = { until: 0, zero: performance.now(), ...given };
  bus = new Bus(options.description);
  const decoder = new TextDecoder();
  const speak = (bytes) => say({ console: decoder.decode(bytes, { stream: true }) });
  const sources = [...options.vm.map((name) => [`/lib/vm/${name}`, `vm/${name}`]),
    ...options.files.map((path) => [path, `boards/${options.board}${path}`])];
  [flash, python] = await Promise.all([
    Flash.open(), loadMicroPython({ heapsize: HEAP, stdout: speak, stderr: speak, linebuffer: false }),
    ...sources.map(async (source) => { source.push(await bytesOf(source[1])); }),
  ]);
  for (const [path, , bytes] of sources) put(path, bytes);
  for (const [path, bytes] of Object.entries(await flash.read(options.board))) put(path, bytes);
  watchFiles();
  python.registerJsModule("host", host);
  try {
    // The modules of this port that are written in Python stay out: a board has those in C.
    python.runPython("import sys\nsys.path[:] = ['/lib']\nfrom vm.start import begin, turn");
    if (options.stepped) options.empty = weigh();
    python.runPython("begin(globals())");
    step = python.globals.get("turn");
    due = 0;
  } catch (error) {
    due = -1;
    say({ console: `${error.message}\n` });
  }
  keepFiles();
  if (options.stepped) report();
  else live();
  say({ started: true });
}

onmessage = async ({ data }) => {
  if (data.start) {
    await start(data.start).catch((error) => {
      due = -1;
      say({ console: `${error.message}\n`, state: { condition: "stopped" } });
    });
  } else if (data.play) {
    say({ played: await play(data.play) });
  } else if (data === "shown") {
    ready = true;
    if (bus) report();
  } else if (bus) {
    const [verb, what] = data.split(" ");
    if (verb === "still") bus.state.still = Number(what === "on");
    else move(verb, what);
  }
};
