// A picture of a verified game, to be sent: what was played, by whom, how it ended, and when.

import { dayOf } from "./times.js";

const WIDTH = 1200, HEIGHT = 630;       // as messengers show it whole
const MARGIN = 72, COLUMN = 600;        // left edge and width of what is written
const FELT = "#0b4f3b", INK = "#fffaf0", QUIET = "#b5d3c6", RESULT = "#f6cf6a";
const SUITS = [["♠", "#22262b"], ["♥", "#b3322a"], ["♣", "#22262b"], ["♦", "#b3322a"]];
const CARD = [190, 270], APART = 0.27, TURN_AT = [920, 575];    // pixels, radians
const SERIF = 'Palatino, "Palatino Linotype", Georgia, serif', SANS = "system-ui, sans-serif";
const LIFT = 130;                       // pixels from where the fan turns to its cards
const EMBLEM = 26;                      // radius

/** The colour of a player's emblem, in degrees. */
export const hueOf = (name) => [...name].reduce((sum, char) => sum * 31 + char.codePointAt(0), 0) % 360;

/** -> PNG. card: game, level, result, names and date of web/tab/face.py, and a note on what such a
 * result is worth; replayed: that it was verified, in words. */
export async function pictureOf({ game, level, result, note = "", names, date }, replayed) {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT), context = canvas.getContext("2d");
  context.fillStyle = FELT;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  SUITS.forEach((suit, at) => dealt(context, suit, (at - 1.5) * APART));
  said(context, "Crupier", 92, 40, QUIET, `italic 600 SIZE ${SERIF}`);
  said(context, game, 196, 76, INK, `italic 600 SIZE ${SERIF}`);
  said(context, level, 254, 36, QUIET);
  said(context, result, 352, 76, RESULT, `700 SIZE ${SANS}`);
  said(context, note, 394, 28, QUIET);
  if (names.length) seated(context, names, 458);
  said(context, date && dayOf(date), 524, 36, INK);
  said(context, `✓ ${replayed}`, 578, 28, QUIET);
  return canvas.convertToBlob({ type: "image/png" });
}

/** A card of a fan, turned by so many radians. */
function dealt(context, [suit, ink], angle) {
  const [width, height] = CARD;
  context.save();
  context.translate(...TURN_AT);
  context.rotate(angle);
  context.translate(-width / 2, -height - LIFT);
  Object.assign(context, { fillStyle: INK, strokeStyle: "#0003", lineWidth: 3 });
  context.beginPath();
  context.roundRect(0, 0, width, height, 20);
  context.fill();
  context.stroke();
  Object.assign(context, { fillStyle: ink, textAlign: "center", textBaseline: "middle" });
  context.font = `44px ${SANS}`;
  context.fillText(suit, 34, 40);
  context.font = `130px ${SANS}`;
  context.fillText(suit, width / 2, height / 2);
  context.restore();
}

/** Names, each with its emblem, as many as fit; then three dots. */
function seated(context, names, y) {
  let x = MARGIN;
  for (const [at, name] of names.entries()) {
    context.font = `36px ${SANS}`;
    const wide = 2 * EMBLEM + 12 + context.measureText(name).width + 30;
    if (at && x + wide > MARGIN + COLUMN) {
      context.fillText("…", x, y);
      return;
    }
    context.fillStyle = `hsl(${hueOf(name)} 45% 32%)`;
    context.beginPath();
    context.arc(x + EMBLEM, y - 12, EMBLEM, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = INK;
    context.font = `28px ${SANS}`;
    const letter = [...name][0].toUpperCase();
    context.fillText(letter, x + EMBLEM - context.measureText(letter).width / 2, y - 2);
    said(context, name, y, 36, INK, undefined, x + 2 * EMBLEM + 12);
    x += wide;
  }
}

/** Text in one line, smaller where it would not fit. */
function said(context, text, y, size, ink, font = `SIZE ${SANS}`, x = MARGIN) {
  const wide = (pixels) => {
    context.font = font.replace("SIZE", `${pixels}px`);
    return context.measureText(text).width;
  };
  wide(Math.min(size, size * (MARGIN + COLUMN - x) / wide(size)));
  context.fillStyle = ink;
  context.fillText(text, x, y);
}
