// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/About-CUg99hKZ.css","/assets/About-DlyUYOUr.js","/assets/AnalysisPage-BkHV4Ztv.js","/assets/AnalysisPage-CXo8IgXO.css","/assets/Board-CvRmhQ-N.js","/assets/Board-DSDf1vpV.css","/assets/Data-4dXMdkzK.css","/assets/Data-DUD8zNNa.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-COGTzSlp.js","/assets/Embed-BclMeNME.js","/assets/Embed-D_UHDVd9.css","/assets/Export-Cx1n1ek0.js","/assets/Export-DY2nAWvk.css","/assets/GamesPage-DZmb0IQC.css","/assets/GamesPage-zQXZPlFz.js","/assets/Hints-1cRKHS8l.js","/assets/Hints-DaqDBNmW.css","/assets/Icon-BlZgKYDX.css","/assets/Icon-CoyRrHF9.js","/assets/ImportPage-BfPmWQBg.js","/assets/ImportPage-rqFl6br7.css","/assets/LessonPage-B5oj8V-B.js","/assets/LessonPage-C72Vehlt.css","/assets/Offer-BvYvOM1i.css","/assets/Offer-Cqw8OUsU.js","/assets/Offered-tyogRKgc.js","/assets/Options-Bei4WcPj.js","/assets/Options-Hgtm8MhY.css","/assets/PuzzlesPage-DHxyizGL.css","/assets/PuzzlesPage-y-eXaaey.js","/assets/RulesPage-C4U9DXwr.js","/assets/RulesPage-qa6fRQbH.css","/assets/SettingsPage-Ch0esma-.css","/assets/SettingsPage-DlR1bLX9.js","/assets/Setup-C6o1-4mP.js","/assets/Setup-qVItuDmZ.css","/assets/Strength-CooX3HWX.css","/assets/Strength-XHhywPEx.js","/assets/TakeAway-Bb_JMSVQ.js","/assets/TakeAway-Dyt7aSZW.css","/assets/Tiles-DBk29xck.css","/assets/Tiles-Dg8xd7Kp.js","/assets/TwoAnswers-BmYvMWO-.js","/assets/TwoAnswers-HOVzPNY2.css","/assets/carry-QtMRZowJ.js","/assets/catalog.svelte-Dxw5OX0f.js","/assets/correction-BwFHaY8j.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DsaOFW4O.js","/assets/elsewhere.svelte-ChJbQFeK.js","/assets/gouge-4wrXycIo.js","/assets/gouge-CX22HdBD.css","/assets/incoming-ONa6cCTN.js","/assets/index-CR9TI-X8.js","/assets/index-MyMmvmJV.css","/assets/index-client-CUsvG-ox.js","/assets/index-client-DUmHtAQC.js","/assets/legacy-BNsWI1jJ.js","/assets/loading-CWnjX6zj.js","/assets/messages-BJrt2aSx.js","/assets/messages-CPQZT0eN.js","/assets/messages-D5JxjYzP.js","/assets/messages-DEf5QMZs.js","/assets/messages.svelte-UbdHaPgP.js","/assets/module-DR2SYDJ3.js","/assets/pages-BEcCgnr6.js","/assets/pages-BVSw3Yu7.css","/assets/preload-helper-DygEbaNj.js","/assets/puzzles-DSWRAGhq.tsv","/assets/puzzles-Dms96UeZ.tsv","/assets/puzzles-oc0GWX39.tsv","/assets/refused-CgomIbEp.js","/assets/router.svelte-DGcM2_Pc.js","/assets/rules-DsLONSuE.js","/assets/samliam-calls-oTh4qHr4.js","/assets/samliam-lifting-B2lD4nwN.js","/assets/samliam-many-B2MXKBWh.js","/assets/samliam-squares-CPH55Zqv.js","/assets/samliam-tiles-B_aDz6C6.js","/assets/siam-animals-Tt4s9MTJ.js","/assets/siam-push-uRbJ9wk3.js","/assets/siliam_rules_bg-BwxPcMqo.wasm","/assets/siliam_thinking_bg-DV6fhFB9.wasm","/assets/squaryd-squares-CfgBHNIU.js","/assets/squaryd-table-BZQi8HD5.js","/assets/storage-DmyepOwB.js","/assets/tools-ClFyi4zb.js","/assets/tools-GuPLSkwK.css","/assets/tree-CEdjnFrV.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-CofbFd8z.js","/assets/words-BXiuorGY.js","/assets/worker-BGfL6o7X.js","/assets/worker-Hc5CHTcl.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = '1797ca5698ed0479';

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
