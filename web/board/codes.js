// Reads the code of a game from a picture. The reader is loaded with the first picture.

const BLURS = [0, 1.5, 3];      // the gaps between the pixels of a display part its modules
const SIDE = 1600;              // pixels of the longer side, enough for the reader

let reader;

/** -> the text of the code in a picture, "" for none. */
export async function codeIn(file) {
  reader ??= await load();
  const picture = await createImageBitmap(file);
  const scale = Math.min(SIDE / Math.max(picture.width, picture.height), 4);
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingEnabled = scale < 1;
  for (const blur of BLURS) {
    context.filter = blur ? `blur(${blur}px)` : "none";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await reader(pixels, { formats: ["QRCode"], tryHarder: true });
    if (found?.text) return found.text;
  }
  return "";
}

async function load() {
  const { prepareZXingModule, readBarcodes } = await import("./zxing/reader/index.js");
  prepareZXingModule({ overrides: { locateFile: (name) => new URL(`zxing/reader/${name}`, import.meta.url).href } });
  return readBarcodes;
}
