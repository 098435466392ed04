// Many files as one: the length of an index in four bytes, the index, {path: bytes} as JSON, and
// the files. web/tool.py packs them.

/** Puts the files below a folder of a file system of Emscripten's. */
export function unpack(packed, FS, folder) {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length)));
  let at = 4 + length;
  for (const [path, size] of Object.entries(index)) {
    const name = `${folder}/${path}`;
    FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    FS.writeFile(name, packed.subarray(at, at + size));
    at += size;
  }
}
