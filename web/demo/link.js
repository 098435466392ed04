// The boards of the demo, which takes this file in place of crupier play's: each has a flash of its
// own in the browser, and the one under power is a worker. The same orders, the same answers.

import { Flash } from "./flash.js";
import { recall, remember } from "./memory.js";
import { Records } from "./records.js";

const FIRST = "picosystem";
const LOG = 16_384;         // characters of the console that are kept
const READ = 15_000;        // ms that a notice is shown
const given = new URLSearchParams(location.search);

export class Link {
  /** `on` has open(), device(object), state(object), picture(image) returning a promise,
   * tones(list), elsewhere(), and failed(error). */
  constructor(on) {
    this.on = on;
    this.log = "";
    this.boots = 0;
    this.still = "still off";
    this.state = { condition: "off", viewers: 1 };
    this.begin().catch((error) => on.failed(error));
  }

  async begin() {
    navigator.serviceWorker?.register("sw.js").catch(() => {});     // no secure context
    const [{ vm, boards, tool }, flash] = await Promise.all([
      fetch("boards.json").then((reply) => reply.json()), Flash.open()]);
    Object.assign(this, { vm, boards, yours: tool > 0 });
    this.records = new Records(flash, Object.keys(boards));
    this.names = Object.fromEntries(Object.entries(boards).map(([id, { name }]) => [id, name]));
    await this.alone();
    this.on.open();
    this.show(given.get("board") ?? recall("board"));
  }

  /** One tab at a time: two would write on one flash. */
  async alone() {
    const { locks } = navigator;
    if (!locks) return;
    await new Promise((first) => {
      const hold = (lock) => lock && new Promise(() => first());
      locks.request("crupier", { ifAvailable: true }, hold).then(() => {
        this.on.elsewhere();
        locks.request("crupier", hold);
      }, first);        // no locks here
    });
  }

  send(order) {
    const [verb, what] = order.split(" ");
    if (verb === "still") this.still = order;
    if (!this.id) return;       // another tab has the boards
    if (verb === "down") this.endure();
    if (order === "power off") this.powerOff();
    else if (order === "power on") this.powerOn();
    else if (order === "reset") this.powerOn();
    else if (verb === "board") this.show(what);
    else this.worker?.postMessage(order);
  }

  /** Asks, once somebody plays, that the games stay: some browsers drop what nobody has visited for
   * a week. */
  async endure() {
    this.endure = () => {};
    const stays = await navigator.storage?.persist?.().catch(() => false);
    if (stays) return;
    this.tell({ passing: true });
    setTimeout(() => this.tell({ passing: false }), READ);
  }

  /** Puts another board under power. */
  show(wanted) {
    this.id = Object.hasOwn(this.boards, wanted) ? wanted : FIRST;
    remember("board", this.id);
    this.on.device({ ...this.boards[this.id].drawing, boards: this.names });
    this.powerOn();
  }

  /** Puts games back from a file, while the power is off: each onto the board that it is from,
   * if the file says so -> how many. */
  restore(text) {
    return this.records.load(this.id, text);
  }

  // ---- power

  powerOff() {
    this.worker?.terminate();
    this.worker = null;
    const { width, height } = this.boards[this.id].drawing;
    this.on.picture(new ImageData(width, height));
    this.tell({ condition: "off", text: "", led: this.state.led && [0, 0, 0] });
  }

  powerOn() {
    this.powerOff();
    this.boots += 1;
    this.started = false;
    this.worker = new Worker("worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => this.said(data);
    this.worker.onerror = ({ message }) => {
      this.said({ console: `${message}\n`, state: { condition: "stopped" } });
    };
    const { description, files } = this.boards[this.id];
    this.worker.postMessage({ start: {
      board: this.id, description, files, vm: this.vm, boots: this.boots, device: device(this.id),
      stepped: given.has("stepped"),
    } });
    this.worker.postMessage(this.still);
    this.tell({ condition: "running", led: null, unkept: false });
  }

  tell(state) {
    Object.assign(this.state, state);
    this.on.state({ ...this.state });
  }

  async said({ state, picture, tones, console, left, played, started }) {
    const { worker } = this;
    if (console) this.log = (this.log + console).slice(-LOG);
    if (state) this.tell(state);
    if (tones) this.on.tones(tones);
    if (started) this.started = true;
    if (played) this.answered(played);
    if (left) this.powerOn();
    if (!picture) return;
    const { buffer, width, height } = picture;
    await this.on.picture(new ImageData(new Uint8ClampedArray(buffer), width, height));
    worker?.postMessage("shown");
  }

  /** What the console printed. */
  async console() {
    return this.log;
  }

  /** For tests, with ?stepped in the address: orders for the worker's play(). */
  play(orders) {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.worker.postMessage({ play: orders });
    });
  }
}

/** Number of a board, another one in every browser. */
function device(board) {
  const key = `device ${board}`;
  const kept = recall(key);
  if (kept) return kept;
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const made = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(key, made);
  return made;
}
