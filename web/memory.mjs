// Compiles the command, loads it into Pyodide, and writes down the memory that it has then:
// node memory.mjs FOLDER, where Pyodide and `modules` are, as board/unpack.js has them, makes
// `compiled`, the same modules as bytecode, and `memory` there.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { unpack } from "./board/unpack.js";

const [folder] = process.argv.slice(2);
process.on("uncaughtException", ({ message }) => {      // without a line of Pyodide's, 1 MB long
  console.error(message);
  process.exit(1);
});
// Whether an interpreter can wait for promises is in its memory: that of a browser may, and in an
// older node nothing is waited for here.
WebAssembly.Suspending ??= function suspending(work) { return work; };
WebAssembly.promising ??= (work) => work;
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));

// In an interpreter of its own: a compiler takes more memory than what it makes.
const compiler = await loadPyodide({ indexURL: `${folder}/` });
unpack(new Uint8Array(readFileSync(`${folder}/modules`)), compiler.FS, "/modules");
compiler.runPython(`
import importlib.util, json, marshal, pathlib

made = {}
for path in sorted(pathlib.Path("/modules").rglob("*.py")):
    name = path.relative_to("/modules").as_posix()
    code = compile(path.read_bytes(), name, "exec", optimize=2, dont_inherit=True)
    made[name + "c"] = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
index = json.dumps({name: len(data) for name, data in made.items()}).encode()
pathlib.Path("/compiled").write_bytes(b"".join(
    [len(index).to_bytes(4, "big"), index, *made.values()]))
`);
const compiled = compiler.FS.readFile("/compiled");
writeFileSync(`${folder}/compiled`, compiled);

const python = await loadPyodide({ indexURL: `${folder}/`, _makeSnapshot: true });
unpack(compiled, python.FS, "/tool");
python.runPython(`
import gc, importlib, pathlib, sys
sys.path.insert(0, "/tool")
sys.dont_write_bytecode = True
for path in sorted(pathlib.Path("/tool/crupier").rglob("*.pyc")):
    name = ".".join(path.relative_to("/tool").with_suffix("").parts).removesuffix(".__init__")
    if not name.endswith("__main__"):
        importlib.import_module(name)
import argparse, csv, html, rich.console, rich.table, sqlite3, zipfile
del path, name
gc.collect()
`);
wipe(python._module);
writeFileSync(`${folder}/memory`, python.makeMemorySnapshot());

/** What nobody uses any more becomes zeros, which pack well. */
function wipe(module) {
  const size = module.HEAPU8.length;
  const taken = [];
  for (;;) {
    const at = module._malloc(65_536);
    if (module.HEAPU8.length > size) break;
    module.HEAPU8.fill(0, at, at + 65_536);
    taken.push(at);
  }
  taken.forEach(module._free);
}
