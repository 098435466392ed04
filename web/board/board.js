import { Device } from "./device.js";
import { texts } from "./board-texts.js";
import { able } from "./cable.js";
import { codeIn, codeSeen } from "./codes.js";
import { fill, outcome } from "./outcome.js";
import { hueOf, pictureOf } from "./picture.js";
import { clock, dated } from "./times.js";
import { Tool } from "./tool.js";
import { fitting } from "./view.js";
import { drawingOf, pinsOf } from "./wiring.js";

const IN = "/home/you/given", OUT = "/home/you/made";     // see here()
const THUMB = 132;          // CSS pixels of a drawing to choose a board by
// What the command asks, by a part of it.
const QUESTIONS = [["Set its clock", "ask_clock"], ["Make room", "ask_room"]];
const GONE = 3;             // exit code: no device
const SHORT = 4;            // last letters of a board's id, as in lists
const COLUMNS = [1, 3, 4, 5, 6];        // of a game in the list: when, game, level, players, result
const HELD = "\u00a0";       // a space that keeps numbers beside what they are of
const BACK_MS = 5000;       // in which a board comes back that restarts

const $ = (selector) => document.querySelector(selector);
const given = new URLSearchParams(location.search).get("lang");
const spoken = given ?? navigator.language.split("-")[0];
const language = spoken in texts ? spoken : "en";
const text = texts[language];

let catalogue;              // of boards: name and drawing
let megabytes;              // of the tool
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
for (const id of ["pull", "flash", "backup", "restore", "doctor", "time", "names"]) describe(id, id);
$("#bootsel").replaceChildren(...text.bootsel.split("\n").map((line) => made("li", line)));

function made(name, content = "", properties = {}) {
  const element = Object.assign(document.createElement(name), properties);
  if (content) element.append(content);
  return element;
}

/** What a large button does, and below it what that means. */
function describe(id, name, why = `${name}_why`) {
  const button = $(`#${id}`);
  button.querySelectorAll("b, span").forEach((old) => old.remove());
  button.prepend(made("b", fill(text[name], { version: seen?.ours })), made("span", text[why]));
}

/** Where MicroPython for which board is, and how a PicoSystem shows up as a drive. */
function downloads(images) {
  const list = made("ul");
  list.append(...images.map(([image, names, tried]) => {
    const item = made("li", `${names.join(", ")}: `);
    item.append(made("a", image, { href: `https://micropython.org/download/${image}` }),
      tried ? "" : ` (${text.untried})`);
    return item;
  }));
  $("#bootsel").children[2].append(list);
}

/** A sentence of the command: what it would have typed is a button here. */
function here(sentence) {
  return sentence.replace(/Report it with what this prints: `[^`]*`\. Then /g, "")
    .replace(/`?crupier (\w+)[^`]*`/g, (typed, name) => {
      const called = typed.includes("--uf2") ? text.new
        : name === "flash" ? $("#flash b").textContent : text[name];
      return called ? `“${called}”` : typed;
    })
    .replace(/\/home\/you\/(made|given)(\.\w+)?/g, (...found) => (found[3] ? "the file" : "The file"))
    .replace(/\/home\/you\/\S*\w/g, text.this_browser)
    .replace(/ \(named by CRUPIER_PORT\)/g, "")
    .replace(/tab:\/\/board/g, text.this_board)
    .replace(/\bthis PC\b/g, text.this_computer);
}

// ---- the tool

const tool = new Tool({
  loading(part) {
    busy(fill(text[navigator.serviceWorker?.controller ? "loading" : "loading_first"], { megabytes }), part);
  },
  progress({ what, done, total }) {
    busy(what ? text[what] ?? what : working ? text.working : "", total ? done / total : null);
  },
  note: (line) => console.log(line),
  ask: (question) => new Promise((resolve) => {
    const dialog = $("#question");
    const known = QUESTIONS.find(([begins]) => question.includes(begins))?.[1];
    $("#asked").textContent = text[known] ?? here(question.replace(/\[[yYnN/]+\]\s*$/, "")).trim();
    $("#asked").lang = known ? language : "en";
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
  const place = $("dialog[open] .said");
  if (place && (what || !place.classList.contains("bad"))) {
    place.className = "said";
    place.textContent = what;
  }
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

/** -> what work() gives; null where it fails, which is shown. */
async function got(what, work) {
  const said = await doing(what, work);
  if (said?.code) told(said);
  return said?.code ? null : said;
}

/** Runs a command, and says how it ended. */
function order(name, words, { files, gives } = {}) {
  return doing(text[`${name}_now`] ?? text.working, async () => {
    const said = await tool.run([...words], files, gives);
    told(said, name);
    return said;
  });
}

/** How an order ended: in the dialog that is open, which stays, or in the page. */
function told(said, name) {
  const { code } = said, dialog = $("dialog[open]:has(.said)");
  const { headline, lines, details, open } = outcome(said, name, language,
    { flash: $("#flash b").textContent });
  const list = made("ul");
  list.append(...lines.map((line) => made("li", line)));
  const more = made("details", made("summary", text.details), { open });
  more.append(...details.map((line) => made("p", here(line), { lang: "en" })));
  const parts = [...lines.length ? [list] : [], ...details.length ? [more] : []];
  if (code === GONE) seen = null;
  if (code && dialog) {
    const place = dialog.querySelector(".said");
    place.className = "said bad";
    place.replaceChildren(made("p", headline), ...parts);
    return;
  }
  dialog?.close();
  $("#headline").textContent = headline;
  $("#outcome").className = code === 0 ? "good" : "bad";
  $("#sentences").replaceChildren(...parts);
  $("#outcome").hidden = false;
  $("#outcome").focus();
}

// ---- the board

function render() {
  const free = ready && !working;
  for (const element of document.querySelectorAll("main button, main input")) {
    element.disabled = !free;
  }
  $("#connect").disabled = !free || !able();
  $("#connect").textContent = seen ? text.another : text.connect;
  const next = nextStep();
  for (const id of ["connect", "flash", "pull", "doctor", "report"]) {
    $(`#${id}`).classList.toggle("first", id === next);
  }
  $("#disconnect").hidden = $("#deeds").hidden = !seen;
  $("#new-first").hidden = Boolean(seen) || !able();
  if (!seen) {
    $(".device").hidden = true;
    $("#which").textContent = text.plug_in;
    $("#state").textContent = "";
  }
  for (const button of document.querySelectorAll("#of-games button:not(#code)")) button.disabled ||= !listed;
}

/** -> id of the button that comes next, "" where that is to play. */
function nextStep() {
  if (!seen) return able() ? "connect" : listed ? "report" : "";
  const { hello, ours, installed } = seen;
  if ((hello?.version ?? installed) !== ours) return "flash";
  if (!hello) return "doctor";
  return hello.last > hello.ack ? "pull" : listed ? "report" : "";
}

function described() {
  const { hello, ours, installed, micropython, machine, files, cut } = seen;
  const id = boardId();
  const name = catalogue[id]?.name ?? id ?? machine ?? text.unknown_board;
  const version = hello?.version ?? installed;
  $("#which").textContent = name;
  $("#state").textContent = hello
    ? fill(hello.last > hello.ack ? text.runs_waiting : text.runs, { version, device: hello.device.slice(-SHORT),
      count: hello.last - hello.ack, at: clock() })
    : fill(installed ? text.silent : cut ? text.begun : text.empty,
      { version, micropython, flash: text.flash_new });
  if (version) describe("flash", version === ours ? "flash_again" : "flash");
  else describe("flash", "flash_new", files ? "flash_new_why" : "flash_empty_why");
  picture($(".device svg"), catalogue[id]?.drawing, 170);
  $(".device").hidden = !catalogue[id];
  for (const need of ["pull", "time", "names", "restore"]) $(`#${need}`).hidden = !version;
}

const boardId = () => seen?.hello?.board ?? seen?.board;

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
    $("#cannot").hidden = error.name !== "NotFoundError";
    $("#cannot").textContent = text.not_listed;
    if ($("#cannot").hidden) told({ code: 1, said: error.message });
    return;
  }
  $("#cannot").hidden = true;
  await doing(text.looking, look);
});
$("#disconnect").addEventListener("click", async () => {
  await tool.cable.close();
  seen = null;
  $("#outcome").hidden = true;
  render();
});
// What is played meanwhile is on the board: whoever comes back sees it.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && seen?.hello && !$("dialog[open]")) again();
});

$("#wiring").addEventListener("click", async () => {
  const known = boardId(), id = known in catalogue ? known : await choose();
  if (!id) return;
  const { name, pins, drawing } = catalogue[id], [heads, ...rows] = pinsOf({ pins }, text.pins);
  const table = made("table", row(heads, "th"), { className: "pins" });
  table.append(...rows.map((cells) => row(cells, "td")));
  const image = made("img", "", { src: await drawingOf(id, text.pins), alt: fill(text.wiring_of, { name }) });
  const keys = rows.filter(([part]) => part.startsWith(`${text.pins.key ?? "key"} `))
    .map(([part]) => part.split(" ")[1]);
  const how = drawing.loose ? text.wiring_how : fill(text.wiring_none, { keys: [...new Set(keys)].join(", ") });
  sheet(name, made("p", how), image, table);
  $("#paper").onclose = () => URL.revokeObjectURL(image.src);
});

$("#pull").addEventListener("click", async () => {
  const said = await order("pull", ["pull"]);
  if (said) await again(games);
});
$("#flash").addEventListener("click", async () => {
  const known = boardId();
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
  const said = await got(text.looking, () => tool.run(["names"]));
  if (!said) return;
  const area = $("#naming textarea");
  area.value = said.facts.names.join("\n");
  shown($("#naming"));
});
asking($("#naming"), async (typed) => {
  const wanted = typed.split("\n").map((name) => name.trim()).filter(Boolean);
  const words = wanted.length ? ["names", "--", ...wanted] : ["names", "--clear"];
  await order("names", words);
});

/** A dialog that is open shows what is going on and what is amiss. */
function shown(dialog) {
  dialog.querySelector(".said").replaceChildren();
  dialog.returnValue = "";
  dialog.showModal();
}

/** use(what is typed) when it is sent; the dialog stays, with the text, until told() closes it. */
function asking(dialog, use) {
  dialog.addEventListener("submit", (event) => {
    if (!event.submitter?.value) return;
    event.preventDefault();
    use(dialog.querySelector("textarea").value);
  });
}

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
  $("#games").hidden = !count;
  $("#more-games").hidden = count <= rows.length;
  $("#more-games").textContent = fill(text.more_games, { shown: rows.length, count });
  const some = (cells) => COLUMNS.map((at) => dated(cells[at]));
  $("#games").replaceChildren(made("thead", row(some(heads), "th")), made("tbody"));
  $("#games tbody").append(...rows.reverse().map((cells) => {
    const line = row(some(cells), "td");
    const [number, when, , title] = cells;
    const open = made("button", title, { type: "button", className: "link" });
    open.setAttribute("aria-label", `${title}, ${dated(when)}`);
    open.addEventListener("click", () => show(Number(number)));
    line.children[1].replaceChildren(open);         // its ::after covers the row
    if (cells.at(-1) !== "✓") line.lastChild.append(` (${text.not_verified})`);
    return line;
  }));
  render();
}

/** Roles, as a row may not look like one. */
function row(cells, kind) {
  const line = made("tr", "", { role: "row" });
  const role = kind === "th" ? "columnheader" : "cell";
  line.append(...cells.map((cell) => made(kind, cell, { role })));
  return line;
}

async function show(number) {
  const said = await got(text.working, () => tool.call("show", number, language));
  if (said) opened(said.facts);
}

/** A game, step by step. */
function opened({ title, about, card, legend, steps, verified, same_deal: others }) {
  const list = made("ol");
  list.append(...steps.map((step) => made("li", step.replace(/ (?=[ \d])/g, HELD))));
  sheet(title, made("p", dated(about), { className: "quiet" }), ...others.length ? [ranked(others)] : [],
    ...legend ? [made("p", legend)] : [], list);
  $("#send-game").hidden = !verified;
  $("#send-game").onclick = async () => {
    const { left } = card;
    const picture = await pictureOf(left === null ? card : { ...card, note: text.left_note,
      result: fill(text[left === 1 ? "one_left" : "cards_left"], { left }) }, text.replayed);
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
    emblem.style.setProperty("--hue", hueOf(name));
    line.children[1].prepend(emblem);
    return line;
  }));
  return table;
}

// ---- codes of games, from displays

$("#code").addEventListener("click", () => {
  $("#reading textarea").value = "";
  shown($("#reading"));
});
asking($("#reading"), (typed) => typed.trim() && showCode(typed));
$("#picture input").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  target.value = "";
  if (!file) return;
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
  if (found) await showCode(found);
  else if (amiss) told({ code: 1, own: amiss });
});

/** Shows the game in a code, verified, and keeps it if the person wants. */
async function showCode(code) {
  const said = await got(text.working, () => tool.call("code", code, language));
  if (!said) return;
  opened(said.facts);
  $("#paper-title").textContent = fill(text.verified, said.facts);
  $("#keep-game").hidden = false;
  $("#keep-game").onclick = async () => {
    await order("import", ["import", "--code", code]);
    await games();
  };
}

function sheet(title, ...content) {
  $("#paper-title").textContent = title;
  for (const id of ["keep-report", "keep-game", "send-game"]) $(`#${id}`).hidden = true;
  $("#sheet").replaceChildren(...content);
  $("dialog[open]")?.close();
  shown($("#paper"));
  $("#sheet").scrollTop = 0;
}

$("#report").addEventListener("click", async () => {
  const name = `${OUT}.html`;
  const said = await got(text.report_now,
    () => tool.run(["report", "-o", name, "--lang", language], {}, [name]));
  if (!said) return;
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
  const { boards, images, tool: total } = await fetch("boards.json").then((reply) => reply.json());
  catalogue = boards;
  megabytes = Math.ceil(total / 1e6);
  downloads(images);
  await alone();
  $("#cannot").hidden = able();
  $("#cannot").textContent = "serial" in navigator ? text.old_browser : text.no_serial;
  tool.on.loading(0);
  // But for what is made anew for a board, or may be edited on it.
  const keeps = await tool.start(total, Object.entries(boards).map(([id, { files }]) => [id, files
    .filter((path) => path.startsWith("/crupier/") && !/(board.py|manifest)$/.test(path))
    .map((path) => path.slice("/crupier/".length))]));
  ready = true;
  busy("", null);
  await games();
  if (location.hash.length > 1 && !$(":target")) showCode(decodeURIComponent(location.hash));
  window.crupier.ready = performance.now();
  if (!keeps) warn(text.refused);
  else if (listed) await lasting();
}

/** Asks the browser not to throw the library away when it needs room. */
async function lasting() {
  const lasts = await navigator.storage?.persist?.().catch(() => false);
  if (lasts === false) warn(text.may_go);
}

/** Of games that may be lost. */
function warn(why) {
  $("#lasting").textContent = why;
  $("#lasting").hidden = false;
}

window.crupier = { tool, orders: 0 };
begin().catch((error) => {
  busy("", null);
  told({ code: 1, said: error.message });
});
