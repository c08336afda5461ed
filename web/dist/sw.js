// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/About-CUg99hKZ.css","/assets/About-CmVE__iQ.js","/assets/AnalysisPage-D-3mQ9MN.js","/assets/AnalysisPage-Kc8qeUgC.css","/assets/Board-DSDf1vpV.css","/assets/Board-DVozTFY8.js","/assets/Data-4dXMdkzK.css","/assets/Data-D8LHNfmA.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-Bjs5yR77.js","/assets/Embed-DRZnJdKK.js","/assets/Embed-D_UHDVd9.css","/assets/Export-B_pV5ycE.js","/assets/Export-Dj17pdGs.css","/assets/GamesPage-DZmb0IQC.css","/assets/GamesPage-U68ZAQmC.js","/assets/Hints-DaqDBNmW.css","/assets/Hints-zifJSXFQ.js","/assets/Icon-BlZgKYDX.css","/assets/Icon-r-ikH5pH.js","/assets/ImportPage-B1xfUBnc.js","/assets/ImportPage-YvBaXp0K.css","/assets/LessonPage-BlLbrRC_.js","/assets/LessonPage-Bsp11MO5.css","/assets/Offer-Bui5HV3k.js","/assets/Offer-BvYvOM1i.css","/assets/Offered-B4RafUbF.js","/assets/Offered-CqB9VEoc.css","/assets/Options-BC0Wxdqu.js","/assets/Options-Hgtm8MhY.css","/assets/PuzzlesPage-DV4Hog9B.css","/assets/PuzzlesPage-DgB2mcQc.js","/assets/RulesPage-AaJbMY64.js","/assets/RulesPage-qa6fRQbH.css","/assets/SettingsPage-Ch0esma-.css","/assets/SettingsPage-CpnPQnFP.js","/assets/Setup-HWEI2EFR.js","/assets/Setup-qVItuDmZ.css","/assets/Strength-CooX3HWX.css","/assets/Strength-v-IZW1LC.js","/assets/Tiles-CvXUAg8o.js","/assets/Tiles-DBk29xck.css","/assets/carry-CYzM9JLI.js","/assets/catalog.svelte-DEr2-jY5.js","/assets/correction-AYsLpGGz.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DsaOFW4O.js","/assets/elsewhere.svelte-CK0c8FfQ.js","/assets/gouge-C1alBmF2.js","/assets/gouge-CX22HdBD.css","/assets/incoming-ONa6cCTN.js","/assets/index-B_ot69TS.css","/assets/index-client-CXqdjF3H.js","/assets/index-client-CdPg4F-F.js","/assets/index-s5_8_K96.js","/assets/loading-BIvgl8Q3.js","/assets/messages-CM41NrUk.js","/assets/messages-CRxEeclX.js","/assets/messages-Di6n9XW7.js","/assets/messages-updWoQ5n.js","/assets/messages.svelte-BcnOFCY4.js","/assets/module-CMR4ix61.js","/assets/pages-_9-zKdiY.css","/assets/pages-vArpzVuA.js","/assets/preload-helper-DygEbaNj.js","/assets/puzzles-Bh8ShL1O.tsv","/assets/puzzles-DCOyTpcu.tsv","/assets/puzzles-DLb8q0XR.tsv","/assets/refused-CgomIbEp.js","/assets/router.svelte-Cn8ANrrt.js","/assets/rules-dpy6IhVl.js","/assets/samliam-calls-CnVs1kVx.js","/assets/samliam-lifting-jPXG7vtk.js","/assets/samliam-many-B2MXKBWh.js","/assets/samliam-squares-B1dDK-5A.js","/assets/samliam-tiles-BJA1vYAS.js","/assets/siam-animals-BVOQMcra.js","/assets/siam-push-cszA8wTs.js","/assets/siliam_rules_bg-C2KC7fY8.wasm","/assets/siliam_thinking_bg-DxXUlrq1.wasm","/assets/squaryd-squares-Dt683qPu.js","/assets/squaryd-table-BZQi8HD5.js","/assets/storage-DmyepOwB.js","/assets/tools-BUaR5iRj.js","/assets/tools-Bt5ZUnl-.css","/assets/tree-CEdjnFrV.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-Bp391uMV.js","/assets/words-Cim0p19W.js","/assets/worker-CdnA8UEb.js","/assets/worker-ijDnpEL4.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = '0fa95e52bb913070';

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
