// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = [];
const VERSION = '';

const PREFIX = 'siliam-';
const CACHE = PREFIX + VERSION;
/** Addresses that are the page: the start, an invitation, a shared game. */
const PAGES = /^\/(index\.html)?$|^\/j\/|^\/g\/[^.]*$/;

/** Fetches what is not there yet. A name under `assets` holds a hash of its content, so an older version's will do. */
async function keep() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (path) => {
      const lasting = path.startsWith('/assets/');
      const known = lasting ? await caches.match(path) : undefined;
      const found = known ?? (await fetch(path, { cache: lasting ? 'default' : 'reload' }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(path, found);
    }),
  );
}

/** Removes older versions, unless another page that is open may still need one. What a newer version keeps is not older. */
async function tidy() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  // Asked last, so that a version that begins to be kept meanwhile is not among those listed.
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file as it was kept, of this version or, for a page that is older, of an older one. */
async function kept(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await self.clients.claim();
      await tidy();
    })(),
  ),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!PAGES.test(pathname)) return;
    event.respondWith(kept(request, '/'));
    event.waitUntil(tidy());
  } else if (FILES.includes(pathname) || pathname.startsWith('/assets/')) {
    event.respondWith(kept(request, pathname));
  }
});
