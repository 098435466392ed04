// Real down and up of the board's keys, from mouse, touch and keyboard at the same time.

const KEYBOARD = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT",
  Enter: "OK", " ": "OK", Escape: "BACK", Backspace: "BACK", Tab: "NEXT", n: "NEXT", N: "NEXT",
};
const IME = 229;    // keyCode of a key that an input method takes
const TAP = 80;     // ms, of a press that has no length of its own (assistive technology)
const BUZZ = 10;    // ms, of a finger on a screen that cannot feel a key
const HOLD = 900;   // ms, of a press that must be a long one

/** What a key types, or would on a Latin keyboard: on others the letters of the board are there, too. */
function latin({ key, code }) {
  return key.length === 1 && key > "~" && code.startsWith("Key") ? code[3].toLowerCase() : key;
}

export class Keys {
  /** `send(order)` gets "down KEY" and "up KEY". */
  constructor(send) {
    this.send = send;
    this.drawn = [];
    this.typed = {};
    this.held = new Map();      // what holds it (a pointer, a key of the keyboard) -> KEY
    addEventListener("keydown", (event) => this.keydown(event));
    addEventListener("keyup", (event) => this.keyup(event));
    for (const gone of ["blur", "pagehide"]) addEventListener(gone, () => this.releaseAll());
    document.addEventListener("visibilitychange", () => document.hidden && this.releaseAll());
  }

  /** Takes over elements with data-key; what was held on others is let go. */
  adopt(drawn) {
    this.releaseAll();
    this.drawn = drawn.filter((element) => element.dataset.key);
    for (const element of this.drawn) this.listen(element);
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

  /** A press of so many ms. */
  pressFor(source, key, time) {
    this.press(source, key);
    setTimeout(() => this.release(source), time);
  }

  isDown(key) {
    return [...this.held.values()].includes(key);
  }

  changed(verb, key) {
    this.send(`${verb} ${key}`);
    for (const element of this.drawn) {
      if (element.dataset.key === key) element.classList.toggle("down", verb === "down");
    }
  }

  listen(element) {
    const { key } = element.dataset;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();       // no focus: the keyboard stays with the board
      element.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch") navigator.vibrate?.(BUZZ);
      this.press(event.pointerId, key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(end, (event) => this.release(event.pointerId));
    }
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("click", (event) => {
      if (!event.detail) this.pressFor(element, key, TAP);      // by pointer: done above
    });
  }

  /** "OK", or "hold OK" where a board has no key of its own for it. */
  meaning(key) {
    return this.typed[key.toLowerCase()] ?? this.typed[KEYBOARD[key]];
  }

  keydown(event) {
    if (event.isComposing || event.keyCode === IME) return;
    if (event.key === "Meta") this.releaseAll();    // macOS tells of no key that goes up meanwhile
    const focused = document.activeElement;
    const free = focused === document.body;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      const undoes = latin(event) === "z" && !event.altKey && free && this.typed.UNDO;
      if (undoes) {
        event.preventDefault();
        if (!event.repeat) this.pressFor(event.code, undoes, TAP);  // with Cmd no key goes up
      }
      return;
    }
    const key = free ? this.meaning(latin(event)) : this.keyOnControl(event, focused);
    if (!key || (event.key === "Tab" && event.shiftKey)) return;    // Shift+Tab leaves the board
    event.preventDefault();
    if (event.repeat) return;
    if (key.startsWith("hold ")) this.pressFor(key, key.slice(5), HOLD);
    else this.press(event.code, key);
  }

  keyup(event) {
    if (event.key === "Meta") this.releaseAll();
    if (this.held.has(event.code)) event.preventDefault();      // no click on top of it
    this.release(event.code);
  }

  /** While something of the page has the focus, its keys belong to it; Esc gives it up. */
  keyOnControl(event, focused) {
    if (event.key === "Escape") focused.blur();
    if (event.key === "Enter" || event.key === " ") return focused.dataset.key;
    if (focused.dataset.key && event.key.startsWith("Arrow")) return this.meaning(event.key);
    return undefined;
  }
}
