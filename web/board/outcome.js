// What came of an order, in sentences of the page: from the facts that `crupier NAME --json` has.

import { texts } from "./board-texts.js";

const FOLDED = [0, 3, 4];       // exit codes of which the page says all that one needs to know
const HEADLINES = { 3: "no_device", 4: "port_busy", 5: "device_error", 6: "integrity" };
const DAY = 86_400;             // s
// Findings of the doctor that come to the same for whoever has only the page.
const ALIKE = Object.fromEntries(Object.entries({
  damaged_files: ["no_manifest", "damaged_manifest", "damaged_pack", "shadow", "foreign"],
  unsuitable: ["not_micropython", "old_micropython", "other_chip", "little_memory"],
}).flatMap(([one, others]) => others.map((other) => [other, one])));

export const fill = (line, values) => line.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// By command: what is worth saying beside the headline; what does not apply is false.
const SAYS = {
  pull: ({ over, clock_set, wrong, damaged, newer, unnoted, ahead, clock_fast_s }, text) => [
    wrong.length + damaged > 0 && fill(text.doubtful, { count: wrong.length + damaged }),
    newer.length > 0 && fill(text.newer_games, { count: newer.length }),
    over !== "link" && text.restarted,
    clock_set && text.clock_set,
    (ahead || clock_fast_s) && text.clock_off,
    unnoted && text.unnoted,
  ],
  flash: ({ backup }, text) => [backup && text.untouched],
  backup: ({ file, games }, text) => [file && fill(text.holds, { games })],
  restore: ({ games, left, in_progress: { come } }, text) => [
    games && fill(text.games_back, { games }), come && text.game_back, left.length && text.left],
  time: ({ slow_s: slow }, text) => [Math.abs(slow) > DAY && text.time_doubt],
  export: ({ undated, left_out }, text) => [
    left_out && fill(text.left_out, { left_out }), undated && fill(text.undated, { undated })],
  import: ({ left_out, known }, text) => [
    known && fill(text.known, { known }), left_out && fill(text.damaged_games, { left_out })],
  doctor: ({ findings, room }, text, names) => [
    ...findings.map(({ code }) => fill(text[`doctor.${ALIKE[code] ?? code}`] ?? text["doctor.other"],
      { ...text, ...names })),
    room && fill(text.room, { more: room.more_records }),
  ],
};

function headline(name, code, facts, text) {
  if (name === "doctor" && facts.findings) {
    const { findings } = facts;
    return text[!findings.length ? "doctor_well"
      : findings.some(({ serious }) => serious) ? "doctor_ill" : "doctor_done"];
  }
  if (text[`why.${facts.why}`]) return fill(text[`why.${facts.why}`], facts);
  if (code && !(name === "pull" && facts.new)) return text[HEADLINES[code]] ?? text.trouble;
  const nothing = { backup: !facts.file, restore: facts.restored && !facts.restored.length,
    names: facts.names && !facts.names.length }[name];
  return fill(text[`${name}_done${nothing ? "_none" : ""}`],
    { ...facts, count: facts.new?.length, list: facts.names?.join(", ") });
}

/** -> {headline, lines, details}: lines are the page's own, details what the command said, and
 * open when they matter. names: {name: what a button is called now}. */
export function outcome({ code, said = "", facts = {}, sentences = [], own, unkept }, name,
  language, names) {
  const text = texts[language];
  const some = Object.keys(facts).length > 0;       // of what was done, or why it was not
  const told = sentences.filter((line) => line && !facts.names?.includes(line));
  const lines = [...some && !facts.why ? SAYS[name]?.(facts, text, names) ?? [] : [], unkept && text.unkept];
  return {
    headline: own ?? headline(name, code, facts, text),
    lines: lines.filter(Boolean),
    details: [...told, ...said ? [said[0].toUpperCase() + said.slice(1)] : []],
    open: !FOLDED.includes(code) && !some,
  };
}
