import { Device } from "./device.js";
import { recall, remember } from "./memory.js";
import { texts } from "./board-texts.js";
import { able } from "./cable.js";
import { codeIn, codeSeen } from "./codes.js";
import { pictureOf } from "./picture.js";
import { Tool } from "./tool.js";
import { fitting } from "./view.js";

const IN = "/home/you/given", OUT = "/home/you/made";     // see here()
const THUMB = 132;          // CSS pixels of a drawing to choose a board by
const GONE = 3;             // exit code: no device
const BACK_MS = 5000;       // in which a board comes back that restarts
const HEADLINES = { 3: "no_device", 4: "port_busy", 5: "device_error", 6: "integrity" };

const $ = (selector) => document.querySelector(selector);
const given = new URLSearchParams(location.search).get("lang");
const spoken = given ?? navigator.language.split("-")[0];
const language = spoken in texts ? spoken : "en";
const text = texts[language];
const fill = (line, values) => line.replace(/\{(\w+)\}/g, (_, name) => values[name]);
const lang = ["--lang", language];

let catalogue;              // of boards: name and drawing
let seen = null;            // what the first look at the board has told
let working = false;
let ready = false;
let listed = 0;             // games in the library

// ---- texts

document.documentElement.lang = language;
document.title = `Crupier · ${text.title}`;
for (const element of document.querySelectorAll("[data-text]")) {
  element.textContent = text[element.dataset.text];
}
for (const element of document.querySelectorAll("[data-label]")) {
  element.setAttribute("aria-label", text[element.dataset.label]);
}
for (const id of ["pull", "flash", "backup", "restore", "doctor", "time", "names"]) describe(id, id);
$("#bootsel").replaceChildren(...text.bootsel.split("\n").map((line) => {
  const item = made("li");
  item.append(...line.split(/(micropython\.org\/\S+)/).map((part, at) => (
    at % 2 ? made("a", part, { href: `https://${part}` }) : part)));
  return item;
}));

function made(name, content = "", properties = {}) {
  const element = Object.assign(document.createElement(name), properties);
  if (content) element.append(content);
  return element;
}

/** What a large button does, and below it what that means. */
function describe(id, name) {
  const button = $(`#${id}`);
  button.querySelectorAll("b, span").forEach((old) => old.remove());
  button.prepend(made("b", text[name]), made("span", text[`${name}_why`]));
}

/** A sentence of the command: what it would have typed is a button here. */
function here(sentence) {
  return sentence.replace(/`?crupier (\w+)[^`]*`/g, (typed, name) => (
    text[name] ? `“${fill(text[name], { version: seen?.ours ?? "" }).trim()}”` : typed))
    .replace(/\/home\/you\/(made|given)(\.\w+)?/g, (...found) => (found[3] ? "the file" : "The file"))
    .replace(/\/home\/you\/\S*\w/g, text.this_browser)
    .replace(/tab:\/\/board/g, text.this_board)
    .replace(/\bthis PC\b/g, text.this_computer);
}

// ---- the tool

const tool = new Tool({
  loading(part) {
    busy(text.loading, part);
  },
  progress({ what, done, total }) {
    busy(what ? text[what] ?? what : working ? text.working : "", total ? done / total : null);
  },
  note: (line) => console.log(line),
  ask: (question) => new Promise((resolve) => {
    const dialog = $("#question");
    $("#asked").textContent = here(question.replace(/\[[yYnN/]+\]\s*$/, "")).trim();
    dialog.returnValue = "n";
    dialog.onclose = () => resolve(dialog.returnValue);
    dialog.showModal();
  }),
  // A board that restarts is back soon; what works at it notices by itself. One without Crupier
  // may go because it was looked at, which restarts it.
  lost: () => seen?.hello && again(),
});

/** Shows what is going on, and how far: null where nobody knows. */
function busy(what, part) {
  $("#busy").hidden = !what;
  if ($("#doing").textContent !== what) $("#doing").textContent = what;
  const bar = $("#busy progress");
  if (part === null || part === undefined) bar.removeAttribute("value");
  else bar.value = part;
}

/** Does one thing at a time -> what work() gives; errors are shown. */
async function doing(what, work, silently = false) {
  if (working) return null;
  working = true;
  if (!silently) $("#outcome").hidden = true;
  busy(what, null);
  render();
  try {
    return await work();
  } catch (error) {
    told({ code: 1, said: error.message });
    return null;
  } finally {
    working = false;
    busy("", null);
    render();
    window.crupier.orders += 1;
  }
}

/** Runs a command, and says how it ended. */
function order(name, words, { files, gives } = {}) {
  return doing(text[`${name}_now`] ?? text.working, async () => {
    const said = await tool.run([...words], files, gives);
    told(said, name);
    return said;
  });
}

function told({ code, said, facts = {}, sentences = [], unkept, own }, name) {
  const lines = sentences.filter(Boolean).map(here);
  const good = code === 0 || Boolean(facts.findings);     // of a board that is not well, too
  const values = { ...facts, count: facts.new?.length, list: facts.names?.join(", ") };
  $("#headline").textContent = !good ? text[HEADLINES[code]] ?? text.trouble
    : text[`${name}_done`] ? fill(text[`${name}_done`], values) : lines.shift();
  if (good && text[`${name}_done`] && !facts.findings) lines.shift();     // which says the same
  $("#outcome").className = code === 0 ? "good" : "bad";
  if (facts.names) lines.length = 0;          // which the headline has
  if (said) lines.push(here(said[0].toUpperCase() + said.slice(1)));
  const items = lines.map((line) => made("li", line, { lang: "en" }));
  if (text.in_english && lines.length) items.unshift(made("li", text.in_english, { className: "quiet" }));
  if (own) items.push(made("li", own));
  if (unkept) items.push(made("li", text.unkept));
  $("#sentences").replaceChildren(...items);
  $("#then").replaceChildren();
  $("#outcome").hidden = false;
  if (code === GONE) seen = null;
  $("#outcome").focus();
}

// ---- the board

function render() {
  const free = ready && !working;
  for (const element of document.querySelectorAll("main button, main select, main input")) {
    element.disabled = !free;
  }
  $("#connect").disabled = !free || !able();
  $("#connect").textContent = seen ? text.another : text.connect;
  $("#connect").classList.toggle("first", !seen);
  $("#disconnect").hidden = $("#deeds").hidden = !seen;
  if (!seen) {
    $("#which").textContent = text.plug_in;
    $("#state").textContent = "";
  }
  for (const button of document.querySelectorAll("#of-games button:not(#code)")) button.disabled ||= !listed;
}

function described() {
  const { hello, ours, installed, micropython, machine } = seen;
  const id = hello?.board ?? seen.board;
  const name = catalogue[id]?.name ?? id ?? machine ?? text.unknown_board;
  const version = hello?.version ?? installed;
  $("#which").textContent = name;
  $("#state").textContent = hello
    ? fill(hello.last > hello.ack ? text.runs_waiting : text.runs, { version, device: hello.device,
      count: hello.last - hello.ack })
    : fill(installed ? text.silent : text.empty, { version, micropython, machine });
  const what = !version ? "flash_new" : version === ours ? "flash_again" : "flash";
  describe("flash", what);
  $("#flash b").textContent = fill(text[what], { version: ours });
  for (const button of ["pull", "flash"]) $(`#${button}`).classList.remove("first");
  $(version === ours ? "#pull" : "#flash").classList.add("first");
  picture($(".device svg"), catalogue[id]?.drawing, 170);
  $(".device").hidden = !catalogue[id];
  for (const need of ["pull", "time", "names", "restore"]) $(`#${need}`).hidden = !version;
}

function picture(svg, drawing, size) {
  if (!drawing) return;
  const view = fitting(drawing, size, size, 1);
  new Device(svg, drawing, view, { language, key: () => "" });
  svg.setAttribute("viewBox", `0 0 ${view.width} ${view.height}`);
  const [x, y] = view.at("l t");
  const rect = document.createElementNS(svg.namespaceURI, "rect");
  Object.entries({ x, y, width: view.display[0], height: view.display[1], fill: "#0b0d10" })
    .forEach(([name, value]) => rect.setAttribute(name, value));
  svg.append(rect);
  for (const part of svg.querySelectorAll("[tabindex], [role]")) {
    part.removeAttribute("tabindex");
    part.removeAttribute("role");
  }
}

/** What is there now; a board that restarts meanwhile is waited for. */
async function look() {
  const end = performance.now() + BACK_MS;
  let said;
  do said = await tool.call("look");
  while (said.code === GONE && performance.now() < end);
  if (said.code) {
    seen = null;
    told(said);
  } else {
    seen = said.facts;
    described();
  }
  return said;
}

$("#connect").addEventListener("click", async () => {
  try {
    await tool.cable.choose();
  } catch (error) {
    if (error.name !== "NotFoundError") told({ code: 1, said: error.message });
    return;
  }
  await doing(text.looking, look);
});
$("#disconnect").addEventListener("click", async () => {
  await tool.cable.close();
  seen = null;
  render();
});

$("#pull").addEventListener("click", async () => {
  const said = await order("pull", ["pull"]);
  if (said) await again(games);
});
$("#flash").addEventListener("click", async () => {
  const known = seen.hello?.board ?? seen.board;
  const board = known in catalogue ? known : await choose();
  if (!board) return;
  await order("flash", ["flash", ...known in catalogue ? [] : ["--board", board]]);
  await again();
});
$("#backup").addEventListener("click", async () => {
  const name = `${OUT}.zip`;
  const said = await order("backup", ["backup", name], { gives: [name] });
  if (said?.files[name]) save(said.files[name], `crupier-${seen?.hello?.device ?? "board"}.zip`);
});
$("#doctor").addEventListener("click", async () => {
  const said = await order("doctor", ["doctor"]);
  if (said) await again();
});
$("#time").addEventListener("click", () => order("time", ["time"]));
taken("#restore", async (bytes) => {
  const said = await order("restore", ["restore", `${IN}.zip`], { files: { [`${IN}.zip`]: bytes } });
  if (said) await again();
});
$("#names").addEventListener("click", async () => {
  const said = await doing(text.looking, () => tool.run(["names"]));
  if (!said) return;
  if (said.code) {
    told(said);
    return;
  }
  const dialog = $("#naming"), area = dialog.querySelector("textarea");
  area.value = said.facts.names.join("\n");
  dialog.returnValue = "";
  dialog.showModal();
  dialog.onclose = () => {
    if (dialog.returnValue !== "save") return;
    const wanted = area.value.split("\n").map((name) => name.trim()).filter(Boolean);
    order("names", wanted.length ? ["names", "--", ...wanted] : ["names", "--clear"]);
  };
});

taken("#image", async (bytes) => {
  const board = await choose();
  if (!board) return;
  const file = `${IN}.uf2`, name = `${OUT}.uf2`;
  const said = await order("image", ["image", "--uf2", file, "--board", board, "-o", name],
    { files: { [file]: bytes }, gives: [name] });
  if (said?.files[name]) save(said.files[name], `crupier-${board}.uf2`);
});

/** Looks again: what was done may have changed it. How that ended stays in view. */
async function again(also = () => {}) {
  if (!seen) return;
  await doing(text.looking_again, async () => {
    await also();
    await look();
  }, true);
}

/** -> the board that the person chooses by its drawing, "" for none. */
function choose() {
  const dialog = $("#choice");
  dialog.querySelector(".boards").replaceChildren(...Object.entries(catalogue).map(([id, board]) => {
    const button = made("button", made("b", board.name), { value: id });
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    button.prepend(svg);
    picture(svg, board.drawing, THUMB);
    return button;
  }));
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => { dialog.onclose = () => resolve(dialog.returnValue); });
}

// ---- the games

async function games() {
  const { code, said, facts } = await tool.call("games", language);
  if (code) {
    told({ code, said });
    return;
  }
  const { heads, rows, count } = facts;
  listed = count;
  $("#no-games").hidden = count > 0;
  $(".scroll").hidden = !count;
  $("#more-games").hidden = count <= rows.length;
  $("#more-games").textContent = fill(text.more_games, { shown: rows.length, count });
  $("#games").replaceChildren(
    made("thead", row(heads, "th")),
    made("tbody"));
  $("#games tbody").append(...rows.reverse().map((cells) => {
    const line = row(cells, "td");
    const open = made("button", cells[0], { type: "button", className: "link" });
    open.setAttribute("aria-label", fill(text.show_game, { number: cells[0] }));
    open.addEventListener("click", () => show(Number(cells[0])));
    line.firstChild.replaceChildren(open);
    return line;
  }));
  render();
}

function row(cells, kind) {
  const line = made("tr");
  line.append(...cells.map((cell) => made(kind, cell)));
  return line;
}

async function show(number) {
  const said = await doing(text.working, () => tool.call("show", number, language));
  if (!said || said.code) {
    if (said) told(said);
    return;
  }
  opened(said.facts);
}

/** A game, step by step. */
function opened({ title, about, steps, verified, same_deal: others }) {
  const list = made("ol");
  list.append(...steps.map((step) => made("li", step)));
  sheet(title, made("p", about, { className: "quiet" }), ...others.length ? [ranked(others)] : [], list);
  $("#send-game").hidden = !verified;
  $("#send-game").onclick = async () => {
    const picture = await pictureOf(title, [about, text.replayed]);
    const file = new File([picture], "crupier.png", { type: picture.type });
    if (!navigator.canShare?.({ files: [file] })) download(file, file.name);
    else await navigator.share({ files: [file] }).catch(() => {});      // they thought better of it
  };
}

/** Everybody's games of one deal. */
function ranked(games) {
  const table = made("table", made("caption", text.same_deal));
  table.append(...games.map(([place, name, ...rest]) => {
    const line = row([place, name, ...rest], "td");
    const emblem = made("i", name[0].toUpperCase(), { ariaHidden: "true" });
    emblem.style.setProperty("--hue", [...name].reduce((sum, char) => sum * 31 + char.codePointAt(0), 0) % 360);
    line.children[1].prepend(emblem);
    return line;
  }));
  return table;
}

// ---- codes of games, from displays

$("#code").addEventListener("click", () => {
  const dialog = $("#reading"), area = dialog.querySelector("textarea");
  area.value = "";
  dialog.returnValue = "";
  dialog.showModal();
  dialog.onclose = () => {
    if (dialog.returnValue === "read" && area.value.trim()) showCode(area.value);
  };
});
$("#picture input").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  target.value = "";
  if (!file) return;
  $("#reading").close();
  const found = await doing(text.reading, () => codeIn(file).catch(() => ""));
  if (found) await showCode(found);
  else if (found === "") told({ code: 1, own: text.no_code });
});
$("#camera").addEventListener("click", async () => {
  const dialog = $("#reading"), video = dialog.querySelector("video");
  video.hidden = false;
  let found = "", amiss = "";
  try {
    found = await codeSeen(video, () => dialog.open);
  } catch (error) {
    amiss = error.name === "NotAllowedError" ? text.camera_refused : text.no_camera;
  }
  video.hidden = true;
  dialog.close();
  if (found) await showCode(found);
  else if (amiss) told({ code: 1, own: amiss });
});

/** Shows the game in a code, verified, and keeps it if the person wants. */
async function showCode(code) {
  const said = await doing(text.working, () => tool.call("code", code, language));
  if (!said || said.code) {
    if (said) told(said);
    return;
  }
  opened(said.facts);
  $("#paper-title").textContent = fill(text.verified, said.facts);
  $("#keep-game").hidden = false;
  $("#keep-game").onclick = async () => {
    $("#paper").close();
    await order("import", ["import", "--code", code]);
    await games();
  };
}

function sheet(title, ...content) {
  $("#paper-title").textContent = title;
  for (const id of ["keep-report", "keep-game", "send-game"]) $(`#${id}`).hidden = true;
  $("#sheet").replaceChildren(...content);
  $("#paper").showModal();
}

$("#report").addEventListener("click", async () => {
  const name = `${OUT}.html`;
  const said = await doing(text.report_now, () => tool.run(["report", "-o", name, ...lang], {}, [name]));
  if (!said) return;
  if (said.code) {
    told(said);
    return;
  }
  const blob = new Blob([said.files[name]], { type: "text/html" });
  const frame = made("iframe", "", { src: URL.createObjectURL(blob), title: text.report });
  sheet(text.report, frame);
  $("#keep-report").hidden = false;
  $("#keep-report").onclick = () => download(blob, "crupier-report.html");
  $("#paper").onclose = () => URL.revokeObjectURL(frame.src);
});

for (const [id, name, words] of [
  ["json", "crupier.json", ["--records"]], ["csv", "crupier.csv", ["--bom", "--csv"]],
  ["bgstats", "crupier.bgsplay", ["--bgstats"]]]) {
  $(`#${id}`).addEventListener("click", async () => {
    const said = await order("export", ["export", ...words, OUT], { gives: [OUT] });
    if (said?.files[OUT]) save(said.files[OUT], name);
  });
}
taken("#import", async (bytes) => {
  await order("import", ["import", `${IN}.json`], { files: { [`${IN}.json`]: bytes } });
  await games();
});

/** use(bytes) for a file that the person gives. */
function taken(selector, use) {
  const input = $(`${selector} input`);
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (file) await use(new Uint8Array(await file.arrayBuffer()));
    input.value = "";
  });
}

function save(bytes, name) {
  download(new Blob([bytes]), name);
}

function download(blob, name) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

// ---- start

/** One tab at a time: two would write into one library. */
async function alone() {
  const { locks } = navigator;
  if (!locks) return;
  await new Promise((first) => {
    const hold = (lock) => lock && new Promise(() => first());
    locks.request("crupier board", { ifAvailable: true }, hold).then(() => {
      busy("", null);
      $("#cannot").textContent = text.elsewhere;
      $("#cannot").hidden = false;
      locks.request("crupier board", hold);
    }, first);
  });
}

async function begin() {
  navigator.serviceWorker?.register("sw.js").catch(() => {});
  render();
  await alone();
  $("#cannot").hidden = able();
  $("#cannot").textContent = "serial" in navigator ? text.old_browser : text.no_serial;
  busy(text.loading, 0);
  const { boards, tool: total } = await fetch("boards.json").then((reply) => reply.json());
  catalogue = boards;
  // But for what is made anew for a board, or may be edited on it.
  await tool.start(total, Object.entries(boards).map(([id, { files }]) => [id, files
    .filter((path) => path.startsWith("/crupier/") && !/(board.py|manifest)$/.test(path))
    .map((path) => path.slice("/crupier/".length))]));
  ready = true;
  busy("", null);
  await games();
  if (location.hash.length > 1) showCode(decodeURIComponent(location.hash));
  window.crupier.ready = performance.now();
  if (listed) lasting();
}

/** Asks the browser not to throw the library away when it needs room. */
async function lasting() {
  const lasts = await navigator.storage?.persist?.().catch(() => false);
  $("#lasting").hidden = lasts !== false;
  $("#lasting").textContent = text.may_go;
}

window.crupier = { tool, orders: 0 };
begin().catch((error) => {
  busy("", null);
  told({ code: 1, said: error.message });
});
