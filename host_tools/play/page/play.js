import { Keys } from "./keys.js";
import { Link } from "./link.js";
import { texts } from "./texts.js";

const MAX_DOT = 7;          // CSS pixels per pixel of the glass
const CONSOLE_PERIOD = 1000; // ms

const $ = (selector) => document.querySelector(selector);
const language = navigator.language.startsWith("es") ? "es" : "en";
const text = texts[language];
const canvas = $("#glass");
const glass = canvas.getContext("2d", { willReadFrequently: true });
let board = { condition: "off", viewers: 1 };
let trouble = text.connecting;

// ---- texts

document.documentElement.lang = language;
for (const element of document.querySelectorAll("[data-text]")) {
  element.textContent = text[element.dataset.text];
}
for (const element of document.querySelectorAll("[data-label]")) {
  element.setAttribute("aria-label", text[element.dataset.label]);
}

// ---- glass

async function draw(blob) {
  const picture = await createImageBitmap(blob);
  glass.drawImage(picture, 0, 0);
  picture.close();
}

/** Largest dot, in whole pixels of the screen, with which the stage fits in the window. */
function fit() {
  const root = document.documentElement;
  const fine = Math.max(1, Math.round(devicePixelRatio));
  const stage = $("#stage");
  const fits = () => $("#device").offsetWidth <= stage.clientWidth
    && stage.offsetHeight + $("summary").offsetHeight <= root.clientHeight;
  for (let dot = MAX_DOT * fine; dot >= 2 * fine; dot -= 1) {
    root.style.setProperty("--dot", `${dot / fine}px`);
    root.style.setProperty("--gap", dot < 4 ? "transparent" : "#00000038");
    if (fits()) break;
  }
}

/** Centring leaves half pixels: moves the glass onto whole ones. */
function align() {
  const { style } = canvas.parentElement;
  style.translate = "none";
  const { left, top } = canvas.getBoundingClientRect();
  const off = (at) => Math.round(at * devicePixelRatio) / devicePixelRatio - at;
  style.translate = `${off(left)}px ${off(top)}px`;
}

// ---- what the board says

function render() {
  const powered = board.condition !== "off";
  document.body.classList.toggle("on", powered);
  document.body.classList.toggle("lost", trouble !== "");
  // The eye sees the cube root of the current; dimmed as far as here it would be hard to read.
  canvas.style.setProperty("--light", 0.4 + 0.6 * Math.cbrt((board.contrast ?? 255) / 255));
  $("#power").setAttribute("aria-checked", powered);
  $("#name").textContent = board.name ?? "";
  $("#port").textContent = board.port ?? "";
  $("#status").textContent = trouble
    || text[board.condition]
    || (board.viewers > 1 ? text.shared.replace("{n}", board.viewers) : "");
  for (const button of document.querySelectorAll("[data-key]")) {
    button.hidden = Boolean(board.keys) && !board.keys.includes(button.dataset.key);
  }
}

const link = new Link({
  open() {
    trouble = "";
    render();
  },
  state(state) {
    board = state;
    if (canvas.width !== board.width || canvas.height !== board.height) {
      canvas.width = board.width;
      canvas.height = board.height;
      canvas.style.setProperty("--columns", board.width);
    }
    render();
    fit();
  },
  picture: draw,
  closed(onPurpose) {
    if (trouble !== text.closed) trouble = onPurpose ? text.closed : text.lost;
    keys.releaseAll();
    render();
  },
});

// ---- what the person does

const keys = new Keys([...document.querySelectorAll("[data-key]")], (order) => link.send(order));

$("#power").addEventListener("click", () => link.send(board.condition === "off" ? "power on" : "power off"));
$("#reset").addEventListener("click", () => link.send("reset"));
addEventListener("click", (event) => {      // after a click the keyboard is the board's again
  if (event.detail) document.activeElement.blur();
});

let reading;
$("#console").addEventListener("toggle", ({ target }) => {
  clearInterval(reading);
  if (target.open) reading = setInterval(readConsole, CONSOLE_PERIOD, readConsole());
});

async function readConsole() {
  const reply = await fetch("console").catch(() => null);
  const pre = $("#console pre");
  const atEnd = pre.scrollTop + pre.clientHeight >= pre.scrollHeight - 4;
  if (reply?.ok) pre.textContent = await reply.text();
  if (atEnd) pre.scrollTop = pre.scrollHeight;
}

addEventListener("resize", fit);
const aligner = new ResizeObserver(align);
aligner.observe($("#stage"));
aligner.observe(document.body);
render();
fit();

// For the browser's console and for tests: what the glass shows, 0 to 255, row by row.
window.crupier = {
  pixels() {
    const { width, height } = canvas;
    const { data } = glass.getImageData(0, 0, width, height);
    return { width, height, data: Array.from({ length: width * height }, (_, i) => data[4 * i]) };
  },
};
