// The command, in a worker: run(words) and what else it offers, one order after the other.

import { Cable } from "./cable.js";

export class Tool {
  /** `on` has loading(part), progress({what, done, total, bytes}), note(line), ask(question)
   * returning a promise, and lost(). */
  constructor(on) {
    this.on = on;
    this.number = 0;
    this.orders = new Map();
    this.cable = new Cable({
      bytes: (bytes) => this.worker.postMessage({ bytes }, [bytes.buffer]),
      lost: (lost) => {
        this.worker.postMessage({ lost });
        on.lost();
      },
    });
  }

  /** Loads it: total bytes; files of boards, [id, names] -> does the browser keep what is made? */
  start(total, boards) {
    this.worker = new Worker("tab.js", { type: "module" });
    this.worker.onmessage = ({ data }) => this.said(data);
    this.worker.onerror = ({ message }) => {
      for (const { reject } of this.orders.values()) reject(new Error(message));
    };
    return this.sent({ start: { total, boards } });
  }

  run(words, files = {}, gives = []) {
    return this.sent({ order: { words, files, gives } });
  }

  call(call, ...words) {
    return this.sent({ order: { call, words } });
  }

  sent(message) {
    this.number += 1;
    const id = this.number;
    this.worker.postMessage({ ...message, id });
    return new Promise((resolve, reject) => { this.orders.set(id, { resolve, reject }); });
  }

  said(data) {
    const { on, cable } = this;
    if (data.done) {
      const { resolve, reject } = this.orders.get(data.done);
      this.orders.delete(data.done);
      if (data.error) reject(new Error(data.error));
      else resolve(data.value);
    } else if (data.cable === "open") this.answer(data, () => cable.begin());
    else if (data.cable) cable.write(data.bytes);
    else if (data.question) this.answer(data, () => on.ask(data.question));
    else if (data.progress) on.progress(data.progress);
    else if (data.note !== undefined) on.note(data.note);
    else if (data.loading !== undefined) on.loading(data.loading);
  }

  answer({ number }, work) {
    Promise.resolve().then(work).then(
      (value) => this.worker.postMessage({ answered: number, value }),
      (error) => this.worker.postMessage({ answered: number, error: error.message || String(error) }));
  }
}
