// Reads the code of a game from a picture, or through the camera. The reader is loaded with the
// first picture.

const BLURS = [0, 1.5, 3];      // the gaps between the pixels of a display part its modules
const SIDE = 1600;              // pixels of the longer side, enough for the reader ...
const QUICK = 800;              // ... and for one look of many

let reader;

/** -> the text of the code in a picture, "" for none. */
export async function codeIn(file) {
  const picture = await createImageBitmap(file);
  return codeOf(picture, picture.width, picture.height, SIDE, BLURS);
}

/** Looks through the camera, which a video shows, while going() -> the text of the code that it
 * has seen, "" for none. Throws what the browser says where it has no camera, or may not use it. */
export async function codeSeen(video, going) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  video.srcObject = stream;
  try {
    await video.play();
    for (let look = 0; going(); look += 1) {
      const blur = BLURS[look % BLURS.length];
      const found = await codeOf(video, video.videoWidth, video.videoHeight, QUICK, [blur]);
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    return "";
  } finally {
    stream.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  }
}

async function codeOf(picture, width, height, side, blurs) {
  reader ??= await load();
  const scale = Math.min(side / Math.max(width, height), 4);
  const canvas = new OffscreenCanvas(width * scale, height * scale);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingEnabled = scale < 1;
  for (const blur of blurs) {
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
