// Real down and up of the board's keys, from mouse, touch and keyboard at the same time.

const KEYBOARD = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  Enter: "OK", " ": "OK", Escape: "BACK", Backspace: "BACK", Tab: "NEXT", n: "NEXT", N: "NEXT",
};
const TAP = 80;     // ms, of a press that has no length of its own (assistive technology)

export class Keys {
  /** `buttons`: elements with data-key; `send(order)` gets "down KEY" and "up KEY". */
  constructor(buttons, send) {
    this.send = send;
    this.buttons = buttons;
    this.held = new Map();      // what holds it (a pointer, a key of the keyboard) -> KEY
    for (const button of buttons) this.listen(button);
    addEventListener("keydown", (event) => this.keydown(event));
    addEventListener("keyup", (event) => this.keyup(event));
    for (const gone of ["blur", "pagehide"]) addEventListener(gone, () => this.releaseAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.releaseAll());
  }

  press(source, key) {
    if (this.held.has(source)) return;
    const first = !this.isDown(key);
    this.held.set(source, key);
    if (first) this.changed("down", key);
  }

  release(source) {
    const key = this.held.get(source);
    if (this.held.delete(source) && !this.isDown(key)) this.changed("up", key);
  }

  releaseAll() {
    for (const source of [...this.held.keys()]) this.release(source);
  }

  isDown(key) {
    return [...this.held.values()].includes(key);
  }

  changed(verb, key) {
    this.send(`${verb} ${key}`);
    for (const button of this.buttons) {
      if (button.dataset.key === key) button.classList.toggle("down", verb === "down");
    }
  }

  listen(button) {
    const { key } = button.dataset;
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();       // no focus: the keyboard stays with the board
      button.setPointerCapture(event.pointerId);
      this.press(event.pointerId, key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, (event) => this.release(event.pointerId));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", (event) => {
      if (event.detail) return;     // by pointer: done above
      this.press(button, key);
      setTimeout(() => this.release(button), TAP);
    });
  }

  keydown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    const key = focused === document.body ? KEYBOARD[event.key] : this.keyOnControl(event, focused);
    if (!key || (event.key === "Tab" && event.shiftKey)) return;    // Shift+Tab leaves the board
    event.preventDefault();
    if (!event.repeat) this.press(event.code, key);
  }

  keyup(event) {
    if (this.held.has(event.code)) event.preventDefault();      // no click on top of it
    this.release(event.code);
  }

  /** While a button of the page has the focus, Tab, Enter and Space belong to it; Esc gives it up. */
  keyOnControl(event, focused) {
    if (event.key === "Enter" || event.key === " ") return focused.dataset.key;
    if (event.key === "Escape") focused.blur();
    return event.key.startsWith("Arrow") ? KEYBOARD[event.key] : undefined;
  }
}
