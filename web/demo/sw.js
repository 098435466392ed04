// Keeps the whole demo, so that it works without a network, and what the page of one's own board
// loads beside it, once somebody has been there. The build puts FILES, VERSION, LARGE and
// LARGE_VERSION in front of this.

const CACHE = `crupier-${VERSION}`;
const LARGE_CACHE = `crupier-tool-${LARGE_VERSION}`;
const large = new Set(LARGE.map((path) => new URL(path, location.href).href));

addEventListener("install", (event) => {
  // From the host: what the browser has of them may be of the version before.
  const files = FILES.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      const ours = name === CACHE || name === LARGE_CACHE;
      if (name.startsWith("crupier-") && !ours) await caches.delete(name);
    }
    await clients.claim();
  })());
});

async function answer(event) {
  const { request } = event;
  const kept = await caches.open(large.has(request.url) ? LARGE_CACHE : CACHE);
  const found = await kept.match(request, { ignoreSearch: true });
  if (found || !large.has(request.url)) return found ?? fetch(request);
  const reply = await fetch(request);
  if (reply.ok) event.waitUntil(kept.put(request, reply.clone()).catch(() => {}));
  return reply;
}

addEventListener("fetch", (event) => event.respondWith(answer(event)));
