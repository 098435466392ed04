// What goes where on a board: its drawing, wiring.svg, and the table of its README.md, in the
// language of the page.

/** words: {English: own}, of whole texts, or of the one that a text begins with. */
const own = (words, said) => words[said] ?? said.replace(/^\w+/, (first) => words[first] ?? first);

/** -> rows of cells, the heads first. */
export const pinsOf = ({ pins }, words) => pins.map((row) => row.map((cell) => own(words, cell)));

/** -> the drawing, for an <img>. */
export async function drawingOf(id, words) {
  const svg = await fetch(`wiring/${id}.svg`).then((reply) => reply.text());
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  for (const text of drawn.querySelectorAll("text")) {
    const said = text.textContent, size = text.getAttribute("font-size");
    text.textContent = own(words, said);        // as wide as before, for it stands in a box
    text.setAttribute("font-size", size * Math.min(1, said.length / text.textContent.length));
  }
  const whole = new XMLSerializer().serializeToString(drawn);
  return URL.createObjectURL(new Blob([whole], { type: "image/svg+xml" }));
}
