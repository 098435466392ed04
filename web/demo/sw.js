// Keeps the whole demo, so that it works without a network. The build puts FILES and VERSION in
// front of this.

const CACHE = `crupier-${VERSION}`;

addEventListener("install", (event) => {
  // From the host: what the browser has of them may be of the version before.
  const files = FILES.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("crupier-") && name !== CACHE) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return await cache.match(event.request, { ignoreSearch: true }) ?? fetch(event.request);
  })());
});
