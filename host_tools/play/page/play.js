import { Device } from "./device.js";
import { Keys } from "./keys.js";
import { legend } from "./legend.js";
import { Link } from "./link.js";
import { recall, remember } from "./memory.js";
import { Speaker } from "./speaker.js";
import { texts } from "./texts.js";
import { fitting } from "./view.js";

const GAPS_FROM = 4;        // CSS pixels per dot
const CONSOLE_PERIOD = 1000; // ms
const PICTURE = 1024;       // pixels of the longer side of a saved picture, at most

const $ = (selector) => document.querySelector(selector);
const spoken = navigator.language.split("-")[0];
const language = spoken in texts ? spoken : "en";
const text = texts[language];
const canvas = $("#display");
const context = canvas.getContext("2d", { willReadFrequently: true });
let board = { condition: "off", viewers: 1 };
let drawing, device;
let trouble = text.connecting;
let notice = recall("keys") ? "" : hint();
const speaker = new Speaker();
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- texts

document.documentElement.lang = language;
for (const element of document.querySelectorAll("[data-text]")) {
  element.textContent = text[element.dataset.text];
}
for (const element of document.querySelectorAll("[data-label]")) {
  element.setAttribute("aria-label", text[element.dataset.label]);
}
const words = {
  language,
  key: (name, label) => [label, text[name.toLowerCase()]].filter(Boolean).join(": "),
};

// ---- the device

async function draw(blob) {
  const picture = await createImageBitmap(blob);
  if (picture.width !== canvas.width || picture.height !== canvas.height) {
    Object.assign(canvas, { width: picture.width, height: picture.height });
  }
  context.drawImage(picture, 0, 0);
  picture.close();
  window.crupier.pictures += 1;
}

/** The texts on the display for assistive technology, which reads the lines that have changed. */
function tell(lines) {
  const spoken = $("#spoken");
  while (spoken.children.length > lines.length) spoken.lastChild.remove();
  lines.forEach((line, i) => {
    const said = line.replaceAll(" <", text.chosen);
    const shown = spoken.children[i] ?? spoken.appendChild(document.createElement("p"));
    if (shown.textContent !== said) shown.textContent = said;
  });
}

/** Draws the device as large as the window allows. */
function fit() {
  if (!drawing) return;
  const { width, height } = $("main").getBoundingClientRect();
  const { offsetParent, offsetHeight } = $("#status");
  const below = offsetParent ? offsetHeight : 0;      // where there is little room, it floats
  const view = fitting(drawing, width, height - below, devicePixelRatio);
  if (!view.same(device?.view) || device.drawing !== drawing) show(view);
  align();
}

function show(view) {
  device = new Device($("#device svg"), drawing, view, words);
  device.drawing = drawing;
  keys.adopt(device.keys);
  device.light(board.led);
  const { style } = canvas.parentElement;
  Object.assign(canvas.style, { width: `${view.display[0]}px`, height: `${view.display[1]}px` });
  style.setProperty("--dot", `${view.dot}px`);
  style.setProperty("--lit", drawing.lit ?? "#fff");
  style.setProperty("--gap", drawing.lit && view.dot >= GAPS_FROM ? "#00000038" : "transparent");
}

/** Centring leaves half pixels: the display goes onto whole ones. */
function align() {
  const corner = $("#device").getBoundingClientRect();
  const [left, top] = device.view.at("l t");
  const whole = (at) => Math.round(at * devicePixelRatio) / devicePixelRatio;
  Object.assign(canvas.parentElement.style, {
    left: `${whole(corner.left + left) - corner.left}px`,
    top: `${whole(corner.top + top) - corner.top}px`,
  });
}

// ---- what the board says

function render() {
  const powered = board.condition !== "off";
  document.body.classList.toggle("on", powered);
  document.body.classList.toggle("lost", trouble !== "");
  // The eye sees the cube root of the current; dimmed as far as here it would be hard to read.
  canvas.style.setProperty("--light", 0.4 + 0.6 * Math.cbrt((board.contrast ?? 255) / 255));
  device?.light(board.led);
  const turn = board.seat ? seated(board.seat) : "";
  $("#power").setAttribute("aria-checked", powered);
  $("#port").textContent = board.port ?? "";
  $("#board").disabled = Boolean(board.starting);
  $("#board").value = board.starting ?? drawing?.id;
  $("#status").textContent = trouble
    || (board.starting && text.starting)
    || (board.refused && `${text.refused} ${board.refused}`)
    || (board.unkept && text.unkept)
    || text[board.condition]
    || turn
    || notice
    || (board.passing && text.passing)
    || (board.kept && text.kept)
    || (board.viewers > 1 ? text.shared.replace("{n}", board.viewers) : "");
  const said = board.seat?.covered ? $("#cover").textContent : board.text ?? "";
  tell(powered ? said.split("\n").filter(Boolean) : []);
  fit();                // the status may have taken another line
}

/** A window that is a seat of the table: instead of others' hands the table as all have seen it, or
    nothing -> a line about whose turn it is. */
function seated({ number, seats, name, laid, covered, holds, away, table }) {
  const fill = (line) =>
    line.replace("{n}", number).replace("{of}", seats).replace("{name}", () => name);
  $("#about").textContent = fill(text.seat);
  document.title = `Crupier · ${fill(text.seat_title)}`;
  document.body.classList.toggle("guest", number > 1);
  document.body.classList.add("seated");
  document.body.classList.toggle("waits", !holds);
  const plays = laid ? `${name}: ${laid}` : fill(name ? text.plays : text.changing);
  const whose = covered ? plays : "";
  $("#cover").hidden = !covered || table;
  $("#cover").textContent = whose;
  if (holds || !name) return "";
  if (away) return fill(text.away);
  return covered ? (table ? whose : "") : fill(text.next_player);
}

const link = new Link({
  open() {
    trouble = "";
    soothe();
    for (const id of ["save", "load"]) $(`#${id}`).hidden = !link.records;
    $("#yours").hidden = !link.yours;
    render();
  },
  device(described) {
    drawing = described;
    keys.typed = drawing.typed;
    if (!board.seat) document.title = `Crupier · ${drawing.name}`;
    $("#board").replaceChildren(...Object.entries(drawing.boards).map(
      ([id, name]) => new Option(name, id, false, id === drawing.id)));
    $(".keys").replaceChildren(...legend(drawing, text, language));
    render();
  },
  state(state) {
    board = state;
    render();
  },
  picture: draw,
  tones: (tones) => speaker.play(tones),
  elsewhere() {
    trouble = text.elsewhere;
    render();
  },
  failed(error) {
    trouble = `${text.failed} ${error.message}`;
    render();
  },
  closed(onPurpose) {
    const closed = location.pathname === "/" ? text.closed : text.closed_link;
    if (trouble !== closed) trouble = onPurpose ? closed : text.lost;
    keys.releaseAll();
    render();
  },
});

// ---- what the person does, and wants

/** Whoever has asked the system for less motion gets a board that keeps still. */
function soothe() {
  link.send(`still ${calm.matches ? "on" : "off"}`);
}

calm.addEventListener("change", soothe);

const keys = new Keys((order) => {
  link.send(order);
  if (!notice) return;
  remember("keys", "known");
  notice = "";
  render();
});

function hint() {
  return matchMedia("(hover: none), (pointer: coarse), (max-width: 560px)").matches ? text.touch_hint : text.hint;
}

$("#board").addEventListener("change", ({ target }) => {
  link.send(`board ${target.value}`);
  target.blur();            // the keyboard is the board's again
});
$("#power").addEventListener("click", () => link.send(board.condition === "off" ? "power on" : "power off"));
$("#reset").addEventListener("click", () => link.send("reset"));
addEventListener("click", ({ detail, target }) => {     // after a click, too
  if (detail && target.closest("select") === null) document.activeElement.blur();
});

$("#png").addEventListener("click", () => {
  const scale = Math.max(1, Math.floor(PICTURE / Math.max(canvas.width, canvas.height)));
  const large = new OffscreenCanvas(scale * canvas.width, scale * canvas.height);
  const context = large.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, large.width, large.height);
  large.convertToBlob().then((blob) => download(blob, "crupier.png"));
});

function download(blob, name) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

// Where the page itself keeps the flash: scores as a file, and back.
$("#save").addEventListener("click", async () => {
  download(new Blob([await link.records.save()], { type: "application/json" }), "crupier.json");
});
$("#load input").addEventListener("change", async ({ target }) => {
  link.send("power off");
  try {
    const count = await link.restore(await target.files[0].text());
    notice = text.loaded.replace("{n}", count);
  } catch (error) {
    notice = error instanceof DOMException ? text.unkept : text.damaged;
  }
  target.value = "";
  link.send("power on");
});

let reading;
$("#console").addEventListener("toggle", ({ target }) => {
  clearInterval(reading);
  if (target.open) reading = setInterval(readConsole, CONSOLE_PERIOD, readConsole());
});

async function readConsole() {
  const printed = await link.console();
  const pre = $("#console pre");
  const atEnd = pre.scrollTop + pre.clientHeight >= pre.scrollHeight - 4;
  if (printed !== undefined) pre.textContent = printed;
  if (atEnd) pre.scrollTop = pre.scrollHeight;
}

new ResizeObserver(fit).observe($("main"));
addEventListener("resize", fit);
render();

// For the browser's console and for tests: how many pictures there were, and the last one, as red,
// green, blue, row by row, in base64.
window.crupier = {
  link,
  speaker,
  pictures: 0,
  pixels() {
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const bytes = Array.from(data.filter((_, i) => i % 4 < 3), (byte) => String.fromCharCode(byte));
    return { width, height, data: btoa(bytes.join("")) };
  },
};
