// Which keys of the keyboard do what on this board.

import { labelOf } from "./view.js";

const SYMBOLS = {
  LEFT: "←", UP: "↑", DOWN: "↓", RIGHT: "→", OK: "Enter", BACK: "Esc", NEXT: "Tab",
  UNDO: "Ctrl+Z",
};
const ARROWS = Object.keys(SYMBOLS).slice(0, 4);

function entry(keys, words) {
  const span = document.createElement("span");
  for (const key of keys) {
    span.append(Object.assign(document.createElement("kbd"), { textContent: key }));
  }
  span.append(` ${words}`);
  return span;
}

/** {"OK" or "hold OK": keys of the keyboard that mean it}; letters are printed on the board. */
function meanings(typed) {
  const groups = {};
  for (const [name, meant] of Object.entries(typed)) {
    (groups[meant] ??= []).push(SYMBOLS[name] ?? name.toUpperCase());
  }
  return groups;
}

/** Elements for a drawing; `text`: PAGE of host_tools/words/. */
export function legend(drawing, text, language) {
  const groups = meanings(drawing.typed);
  const word = (name) => text[name.toLowerCase()];
  const printed = (name) => labelOf(drawing.keys.find(({ key }) => key === name), language);
  const does = (meant) => {
    const [name, held] = meant.split(" ");
    if (held) return `${text.hold} ${printed(held)} = ${word("BACK")}`;
    const known = printed(name).length < 2 || printed(name).toLowerCase() === word(name).toLowerCase();
    return known ? word(name) : `${printed(name)} = ${word(name)}`;
  };
  const plain = ARROWS.filter((name) => groups[name]?.join() === SYMBOLS[name]);
  return [
    ...(plain.length ? [entry(plain.map((name) => SYMBOLS[name]), text.move)] : []),
    ...Object.entries(groups).filter(([meant]) => !plain.includes(meant))
      .map(([meant, keys]) => entry(keys, does(meant))),
    entry(["⇧ Tab"], text.controls),
  ];
}
