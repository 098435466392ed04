// Dates and times, in the short form of the reader's own place.

/** parts: what Intl.DateTimeFormat takes. */
function formed(date, parts) {
  const spoken = document.documentElement.lang, own = navigator.language;
  const place = own.startsWith(spoken) ? own : spoken === "en" ? "en-GB" : spoken;
  return new Intl.DateTimeFormat(place, parts).format(date);
}

/** What time it is. */
export const clock = () => formed(new Date(), { timeStyle: "short" });

/** "2026-01-31" -> that day. */
export const dayOf = (date) => formed(new Date(`${date}T12:00`), { dateStyle: "short" });

/** The text with its moments, which the command writes as "2026-01-31 17:05", in that form. */
export const dated = (text) => text.replace(/\b(\d{4}-\d\d-\d\d) (\d\d:\d\d)\b/g,
  (_, date, time) => formed(new Date(`${date}T${time}`), { dateStyle: "short", timeStyle: "short" }));
