// The drawing of a device as SVG: the twin of pictures/device_picture.py.

import { labelOf } from "./view.js";

const NAMESPACE = "http://www.w3.org/2000/svg";
const EDGE = 1.5;           // units, as all lengths here
const LIP = 3;
const SIDE = 0.55;
const MARK = 7;
const MARKS = {
  up: "0,-1 1,.8 -1,.8", down: "0,1 1,-.8 -1,-.8", left: "-1,0 .8,1 .8,-1", right: "1,0 -.8,1 -.8,-1",
};
const LABEL = 16;
const PRINT = 11;
const LETTER = 8;

function element(name, attributes = {}, ...children) {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** Fills an <svg> with a view of a drawing. `words`: language, and what a screen reader says. */
export class Device {
  constructor(svg, drawing, view, words) {
    Object.assign(this, { view, words, fills: new Map(), defs: element("defs") });
    svg.replaceChildren(this.defs, ...drawing.shapes.map((shape) => this.shape(shape)));
    for (const name of ["width", "height"]) svg.setAttribute(name, view[name]);
    if (drawing.led) svg.append(...this.led(drawing.led));
    this.keys = drawing.keys.map((key) => this.key(key));
    svg.append(...this.keys);
  }

  /** Numbers in CSS pixels. */
  long(units) {
    return units * this.view.unit;
  }

  // ---- shapes

  shape(shape) {
    const kind = Object.keys(shape)[0];
    const where = this.view.at(kind === "text" ? shape.at : shape[kind]);
    return where.length ? this[kind](where, shape) : "";
  }

  /** The edge is inside the box. */
  rect([x0, y0, x1, y1], { r = 0, fill, edge }) {
    const half = edge ? this.long(EDGE) / 2 : 0;
    const plate = this.plate([x0 + half, y0 + half, x1 - half, y1 - half], this.long(r) - half, fill);
    if (edge) {
      plate.setAttribute("stroke", edge);
      plate.setAttribute("stroke-width", 2 * half);
    }
    return plate;
  }

  disc([x, y], { d, fill }) {
    const r = this.long(d) / 2;
    return this.plate([x - r, y - r, x + r, y + r], r, fill);
  }

  dots([x0, y0, x1, y1], { step, d, fill }) {
    const r = this.long(d) / 2;
    const rows = steps(y0, y1, this.long(step));
    const circle = (x, y) => `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`;
    const path = steps(x0, x1, this.long(step)).flatMap((x) => rows.map((y) => circle(x, y)));
    return element("path", { d: path.join(""), fill });
  }

  line(points, { width, fill }) {
    return element("polyline", {
      points, fill: "none", stroke: fill, "stroke-width": this.long(width), "stroke-linejoin": "round",
    });
  }

  text(at, { text, size, fill }) {
    return this.write(text, at, size, fill);
  }

  led({ at, d }) {
    const [cx, cy] = this.view.at(at);
    const r = this.long(d) / 2;
    this.halo = element("circle", { cx, cy, r: 2.4 * r, class: "halo" });
    this.lens = element("circle", { cx, cy, r });
    return [this.halo, this.lens];
  }

  /** Red, green, blue of the LED, 0 to 255; null where there is none. */
  light(colour) {
    if (!this.lens || !colour) return;
    const on = colour.some(Boolean);
    this.lens.setAttribute("fill", on ? `rgb(${colour})` : "#c9ccd1");
    this.halo.setAttribute("fill", on ? `rgb(${colour})` : "none");
  }

  // ---- keys

  key(key) {
    const [x, y] = this.view.at(key.at);
    const label = labelOf(key, this.words.language);
    const group = element("g");
    if (key.base) group.append(this.block(x, y, key.base, key.base.fill));
    const cap = element("g", { class: "cap" });
    if (key.fill) {
      group.append(this.block(x, y + this.long(LIP), key, darker([key.fill].flat().at(-1))));
      cap.append(this.block(x, y, key, key.fill));
    }
    if (key.mark) {
      const size = this.long(MARK);
      cap.append(element("polygon", {
        points: MARKS[key.mark], fill: key.ink, transform: `translate(${x} ${y}) scale(${size})`,
      }));
    }
    group.append(cap);
    if (key.print) {
      const [dx, dy] = key.print.map((units) => this.long(units));
      if (key.paper) {
        const size = [LETTER * label.length + 8, PRINT + 5];
        group.append(this.block(x + dx, y + dy, { size, r: size[1] / 2 }, key.paper));
      }
      group.append(this.write(label, [x + dx, y + dy], PRINT, key.print_ink ?? key.ink));
    } else if (label) {
      cap.append(this.write(label, [x, y], LABEL, key.ink));
    }
    if (key.key) this.usable(group, key, label, [x, y]);
    return group;
  }

  /** A key that does something: all of it, and no less than its base, takes fingers. */
  usable(group, key, label, [x, y]) {
    const touch = this.block(x, y, key.base ?? key, "transparent");
    touch.setAttribute("class", "touch");
    const says = this.words.key(key.key, label);
    group.append(touch);
    group.dataset.key = key.key;
    for (const [name, value] of [["role", "button"], ["tabindex", 0], ["aria-label", says]]) {
      group.setAttribute(name, value);
    }
  }

  block(x, y, { size, r }, fill) {
    const [w, h] = size.map((side) => this.long(side) / 2);
    return this.plate([x - w, y - h, x + w, y + h], this.long(r), fill);
  }

  // ---- on the svg

  plate([x, y, right, bottom], rx, fill) {
    return element("rect", { x, y, width: right - x, height: bottom - y, rx, fill: this.paint(fill) });
  }

  /** A colour, or a gradient from the first to the last, top to bottom. */
  paint(fill) {
    if (typeof fill === "string") return fill;
    const name = `fill${fill.join("").replaceAll("#", "-")}`;
    if (!this.fills.has(name)) {
      this.fills.set(name, this.defs.appendChild(element(
        "linearGradient", { id: name, x2: 0, y2: 1 },
        ...fill.map((colour, offset) => element("stop", { offset, "stop-color": colour })))));
    }
    return `url(#${name})`;
  }

  write(text, [x, y], size, fill) {
    return element("text", { x, y, fill, "font-size": this.long(size) }, text);
  }
}

/** As many steps as fit, in the middle. */
function steps(start, end, step) {
  const count = Math.floor((end - start) / step + 0.01);
  const first = (start + end - count * step) / 2;
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

function darker(colour) {
  const parts = colour.match(/[0-9a-f]{2}/gi).map((part) => Math.floor(parseInt(part, 16) * SIDE));
  return `rgb(${parts})`;
}
