// Where the parts of a drawing are: the twin of View in host_tools/pictures/drawing.py, and how large.

const EDGES = { l: 0, c: 0.5, r: 1, t: 0, m: 0.5, b: 1 };
const MOST_DOTS = 8;        // CSS pixels per dot of the glass
const LEAST_DOT = 0.66;     // the same: a real glass is no larger on a phone held sideways
const LEAST_UNIT = 1;       // CSS pixels: keys are as large as a thumb
const BALANCE = 0.45;       // how much smaller keys may be, beside the glass, than they are
const SCROLLING = 0.8;      // in a window that is too small
const WORTH = 1.34;         // how much larger dots make another view than that of the device

export class View {
  /** Glass of `dot` CSS pixels per dot, everything else of `unit` per unit. */
  constructor(drawing, number, dot, unit) {
    Object.assign(this, { number, dot, unit, left: 0, top: 0 });
    this.glass = [drawing.width * dot, drawing.height * dot];
    const [left, top, right, bottom] = this.at(drawing.frame);
    Object.assign(this, { left, top, width: right - left, height: bottom - top });
  }

  /** Numbers x, y, x, y ... of a place or box; none if this view does not show it. */
  at(places) {
    const text = typeof places === "string" ? places : places[this.number];
    return (text?.split(" ") ?? []).map((token, i) => {
      const edge = EDGES[token[0]] * this.glass[i % 2] + Number(token.slice(1)) * this.unit;
      return edge - (i % 2 ? this.top : this.left);
    });
  }

  same(other) {
    return ["number", "dot", "unit"].every((name) => this[name] === other?.[name]);
  }
}

/** The view of a drawing that shows the most in so many CSS pixels. */
export function fitting(drawing, width, height, ratio) {
  const fine = Math.max(1, Math.round(ratio));
  const views = drawing.frame.map((_, number) => largest(drawing, number, width, height, fine));
  const best = views.reduce((a, b) => (b.dot >= a.dot * WORTH ? b : a));
  return best.dot ? best : scrolling(drawing, width, height);
}

/** The view of which the least is outside of the window. */
function scrolling(drawing, width, height) {
  const outside = (view) => Math.max(0, view.width - width) + Math.max(0, view.height - height);
  return drawing.frame.map((_, number) => new View(drawing, number, 1, SCROLLING))
    .reduce((a, b) => (outside(b) < outside(a) ? b : a));
}

/** Whole pixels of the screen per dot, as many as fit; a view with dot 0 when none do. */
function largest(drawing, number, width, height, fine) {
  const rest = new View(drawing, number, 0, 1);
  for (let dots = MOST_DOTS * fine; dots >= fine * LEAST_DOT; dots -= 1) {
    const dot = dots / fine;
    const natural = Math.max(LEAST_UNIT, drawing.unit * dot);
    const unit = Math.min(
      (width - drawing.width * dot) / rest.width, (height - drawing.height * dot) / rest.height,
      natural);
    if (unit >= Math.max(LEAST_UNIT, BALANCE * natural)) return new View(drawing, number, dot, unit);
  }
  return rest;
}
