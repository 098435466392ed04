// Where the parts of a drawing are: the twin of View in host_tools/play/drawing.py, and how large.

const EDGES = { l: 0, c: 0.5, r: 1, t: 0, m: 0.5, b: 1 };
const MOST_DOTS = 8;        // CSS pixels per dot of the display
const LEAST_DOT = 0.66;     // the same: a real display is no larger on a phone held sideways
const LEAST_UNIT = 1;       // CSS pixels: keys are as large as a thumb
const BALANCE = 0.45;       // how much smaller keys may be, beside the display, than they are
const SMALL_UNIT = 0.8;     // in a window that is too small for that, and where the page scrolls
const PARTS = 8;            // of a pixel, where there is no room for whole ones
const STEP = 0.01;          // of a unit: how precisely keys are fitted side by side
const WORTH = 1.34;         // how much larger dots make another view than that of the device

/** What is printed on or beside a key; "" when that is a mark. */
export function labelOf({ label = "" }, language) {
  return typeof label === "object" ? label[language] ?? label.en : label;
}

export class View {
  /** Display of `dot` CSS pixels per dot, everything else of `unit` per unit. */
  constructor(drawing, number, dot, unit) {
    Object.assign(this, { number, dot, unit, left: 0, top: 0 });
    this.display = [drawing.width * dot, drawing.height * dot];
    const [left, top, right, bottom] = this.at(drawing.frame);
    Object.assign(this, { left, top, width: right - left, height: bottom - top });
  }

  /** Numbers x, y, x, y ... of a place or box; none if this view does not show it. */
  at(places) {
    const text = typeof places === "string" ? places : places[this.number];
    return (text?.split(" ") ?? []).map((token, i) => {
      const edge = EDGES[token[0]] * this.display[i % 2] + Number(token.slice(1)) * this.unit;
      return edge - (i % 2 ? this.top : this.left);
    });
  }

  /** Does no key overlap another one, or the display? Those beside it hang on both its edges. */
  apart(keys) {
    const boxes = [this.at("l t r b"), ...keys.map((key) => {
      const [x, y] = this.at(key.at);
      const [w, h] = (key.base ?? key).size.map((side) => (side / 2) * this.unit);
      return [x - w, y - h, x + w, y + h];
    })];
    return boxes.every((one, i) => boxes.slice(i + 1).every((other) => [0, 1].some((side) =>
      one[2 + side] <= other[side] + 0.01 || other[2 + side] <= one[side] + 0.01)));
  }

  same(other) {
    return ["number", "dot", "unit"].every((name) => this[name] === other?.[name]);
  }
}

/** The view of a drawing that shows the most in so many CSS pixels. */
export function fitting(drawing, width, height, ratio) {
  const fine = Math.max(1, Math.round(ratio));
  for (const [parts, least] of [[fine, LEAST_UNIT], [fine, SMALL_UNIT], [fine * PARTS, SMALL_UNIT]]) {
    const best = drawing.frame
      .map((_, number) => largest(drawing, number, width, height, parts, least))
      .reduce((a, b) => (b.dot >= a.dot * WORTH ? b : a));
    if (best.dot) return best;
  }
  return scrolling(drawing, width, height);
}

/** The view of which the least is outside of the window; keys that overlap are of no use. */
function scrolling(drawing, width, height) {
  const outside = (view) => Math.max(0, view.width - width) + Math.max(0, view.height - height);
  const views = [1, 2, 3].flatMap((dot) =>
    drawing.frame.map((_, number) => new View(drawing, number, dot, SMALL_UNIT)));
  const apart = views.filter((view) => view.apart(drawing.keys));
  return (apart.length ? apart : views).reduce((a, b) => (outside(b) < outside(a) ? b : a));
}

/** As many of the `fine` parts of a CSS pixel per dot as fit; a view with dot 0 when none do. */
function largest(drawing, number, width, height, fine, least) {
  const rest = new View(drawing, number, 0, 1);
  for (let dots = MOST_DOTS * fine; dots >= fine * LEAST_DOT; dots -= 1) {
    const dot = dots / fine;
    const natural = Math.max(LEAST_UNIT, drawing.unit * dot);
    let unit = Math.min(
      (width - drawing.width * dot) / rest.width, (height - drawing.height * dot) / rest.height,
      natural);
    for (; unit >= Math.max(least, BALANCE * natural); unit -= STEP) {
      const view = new View(drawing, number, dot, unit);
      if (view.apart(drawing.keys)) return view;
    }
  }
  return rest;
}
