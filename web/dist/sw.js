// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/About-CUg99hKZ.css","/assets/About-UKDBu8Ff.js","/assets/AnalysisPage-CSYZ0e71.js","/assets/AnalysisPage-D9lMV1-Q.css","/assets/Board-C9Kznx-X.js","/assets/Board-QsKjMZfI.css","/assets/Data-4dXMdkzK.css","/assets/Data-sH5i399H.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-DU_hV9qi.js","/assets/Embed-D8tSseWc.js","/assets/Embed-D_UHDVd9.css","/assets/Export-BxIx9YAv.js","/assets/Export-DY2nAWvk.css","/assets/GamesPage-C0Jzdqdb.js","/assets/GamesPage-DZmb0IQC.css","/assets/Hints-CybKS1lM.js","/assets/Hints-DaqDBNmW.css","/assets/Icon-BlZgKYDX.css","/assets/Icon-CoyRrHF9.js","/assets/ImportPage-DGMH5Y1a.js","/assets/ImportPage-rqFl6br7.css","/assets/LessonPage-BgMPG-AI.js","/assets/LessonPage-DZzV4gHr.css","/assets/Offer-BvYvOM1i.css","/assets/Offer-neKRb-uA.js","/assets/Offered-C4XBNYiV.js","/assets/Options-Hgtm8MhY.css","/assets/Options-_vrCdW3Y.js","/assets/PuzzlesPage-CejdU4x3.js","/assets/PuzzlesPage-DHxyizGL.css","/assets/RulesPage-DG15wb81.js","/assets/RulesPage-qa6fRQbH.css","/assets/SettingsPage-Ch0esma-.css","/assets/SettingsPage-CiMLdBNl.js","/assets/Setup-BePRsqHm.js","/assets/Setup-qVItuDmZ.css","/assets/Strength-CooX3HWX.css","/assets/Strength-D3hl393D.js","/assets/TakeAway-CFD2MD9h.js","/assets/TakeAway-Dyt7aSZW.css","/assets/Tiles-DBk29xck.css","/assets/Tiles-Dg8xd7Kp.js","/assets/TwoAnswers-BmYvMWO-.js","/assets/TwoAnswers-HOVzPNY2.css","/assets/carry-ttI848BV.js","/assets/catalog.svelte-Bj1vaipj.js","/assets/correction-j_zmJ1Pa.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DFQLwmFm.js","/assets/elsewhere.svelte-8w9PS4hw.js","/assets/gouge-4wrXycIo.js","/assets/gouge-CX22HdBD.css","/assets/incoming-ONa6cCTN.js","/assets/index-Bl0946kG.css","/assets/index-C6akPMnH.js","/assets/index-client-CUsvG-ox.js","/assets/index-client-DUmHtAQC.js","/assets/legacy-BNsWI1jJ.js","/assets/loading-DneXA_NA.js","/assets/messages-8hhLXjZ6.js","/assets/messages-C4tTBRwM.js","/assets/messages-QTdUYJFa.js","/assets/messages-ZqmA3Pdl.js","/assets/messages.svelte-CcKYPJKG.js","/assets/module-Bcg0_yZM.js","/assets/pages-odG7M1gt.js","/assets/pages-tZxoEa_W.css","/assets/preload-helper-DygEbaNj.js","/assets/puzzles-DSWRAGhq.tsv","/assets/puzzles-Dms96UeZ.tsv","/assets/puzzles-IGXsd1N8.tsv","/assets/refused-CgomIbEp.js","/assets/router.svelte-DGcM2_Pc.js","/assets/rules-DPFtOSQw.js","/assets/samliam-calls-oTh4qHr4.js","/assets/samliam-lifting-B2lD4nwN.js","/assets/samliam-many-B2MXKBWh.js","/assets/samliam-squares-CPH55Zqv.js","/assets/samliam-tiles-DvDUxmxa.js","/assets/siam-animals-Tt4s9MTJ.js","/assets/siam-push-uRbJ9wk3.js","/assets/siliam_rules_bg-BlXPvhjK.wasm","/assets/siliam_thinking_bg-BEEX-7R8.wasm","/assets/squaryd-squares-CfgBHNIU.js","/assets/squaryd-table-BZQi8HD5.js","/assets/storage-DmyepOwB.js","/assets/tools-GuPLSkwK.css","/assets/tools-TTQau_hF.js","/assets/tree-CEdjnFrV.js","/assets/usual-jzmwOcRt.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-DDHk7vHC.js","/assets/words-DzXUQcuG.js","/assets/worker-BxPcM6xg.js","/assets/worker-FQPruWAc.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = 'a4c3e16951516cf0';

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
