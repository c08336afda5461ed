// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/AnalysisPage-DtpEASPi.css","/assets/AnalysisPage-DzNtCFVx.js","/assets/Board-BOVFe5Jy.js","/assets/Board-DrOzGYak.css","/assets/Data-4dXMdkzK.css","/assets/Data-C68Mjtiq.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-Bmv78iH3.js","/assets/Embed-DNw-g2Ia.js","/assets/Embed-D_UHDVd9.css","/assets/Export-DTmWGIm3.js","/assets/Export-Dj17pdGs.css","/assets/GamesPage-CI157rSZ.js","/assets/GamesPage-DZmb0IQC.css","/assets/Icon-BlZgKYDX.css","/assets/Icon-DvrTPI98.js","/assets/ImportPage-Dt5pdgYN.js","/assets/ImportPage-YvBaXp0K.css","/assets/Offer-BvYvOM1i.css","/assets/Offer-CkkjcrCD.js","/assets/RulesPage-Cc0zVwOg.css","/assets/RulesPage-DG3BKEJm.js","/assets/carry-BcIgS9xy.js","/assets/catalog.svelte-ConknC1y.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DsaOFW4O.js","/assets/elsewhere.svelte-BFQQ4OI_.js","/assets/incoming-ONa6cCTN.js","/assets/index-Cf7VDXd4.js","/assets/index-CgFgWotS.css","/assets/index-client-DDDEFYq9.js","/assets/messages-CEx5-X3o.js","/assets/messages-CHt06r5F.js","/assets/messages-U7y_sI_m.js","/assets/messages.svelte-CQ1Zn0sW.js","/assets/module-B_pzzurK.js","/assets/pages-CeSp_wUN.js","/assets/pages-_9-zKdiY.css","/assets/preload-helper-DygEbaNj.js","/assets/router.svelte-nLgEFQ38.js","/assets/rules-COalfMCb.js","/assets/siliam_rules_bg-C2KC7fY8.wasm","/assets/siliam_thinking_bg-xMbDxZ2u.wasm","/assets/storage-76WJQWgH.js","/assets/tree-Bu0IZlCq.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-WFksqDNS.js","/assets/words-DjWlHp-l.js","/assets/worker-Dc4y2eFS.js","/assets/worker-XA9LsrfD.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = '79fbd2d9d4844dd2';

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

/** Removes older versions, unless another page that is open may still need one. */
async function tidy() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
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
