// A picture of a verified game, to be sent.

const WIDTH = 1200, HEIGHT = 630;       // as messengers show it whole
const MARGIN = 72;
const GROUND = "#14171c", INK = "#f4efe4", QUIET = "#aab2bd", GOOD = "#7fd6a2";
const SIDE = 512;           // of the sign, icon-512.png
const SIGN = 132;

/** -> PNG. lines: what is said of it below the title, the last one in green. */
export async function pictureOf(title, lines) {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const sign = await fetch("icon-512.png").then((reply) => reply.blob()).then(createImageBitmap);
  context.drawImage(sign, 0, 0, SIDE, SIDE, MARGIN, MARGIN, SIGN, SIGN);
  said(context, "Crupier", MARGIN + SIGN + 36, MARGIN + SIGN / 2 + 20, 56, QUIET);
  said(context, title, MARGIN, 340, 68, INK);
  lines.forEach((line, at) => {
    const last = at === lines.length - 1;
    said(context, line, MARGIN, 420 + 62 * at, 38, last ? GOOD : QUIET);
  });
  return canvas.convertToBlob({ type: "image/png" });
}

/** Text in one line, smaller where it would not fit. */
function said(context, text, x, y, size, ink) {
  const wide = (pixels) => {
    context.font = `${pixels}px system-ui, sans-serif`;
    return context.measureText(text).width;
  };
  wide(Math.min(size, size * (WIDTH - MARGIN - x) / wide(size)));
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
