// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/About-By4c3-6x.js","/assets/About-CUg99hKZ.css","/assets/AnalysisPage-CmWB8brK.css","/assets/AnalysisPage-DwTbT-3O.js","/assets/Board-DSDf1vpV.css","/assets/Board-DX7Ii_jv.js","/assets/Data-4dXMdkzK.css","/assets/Data-Bg9eJw-x.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-C5Df59Q9.js","/assets/Embed-D_UHDVd9.css","/assets/Embed-kPAF3L0n.js","/assets/Export-DYLsnNgv.js","/assets/Export-Dj17pdGs.css","/assets/GamesPage-DQMciK9N.js","/assets/GamesPage-DZmb0IQC.css","/assets/Hints-CdXIq_Hv.js","/assets/Hints-DaqDBNmW.css","/assets/Icon-BlZgKYDX.css","/assets/Icon-CoyRrHF9.js","/assets/ImportPage-CSj0nq_I.js","/assets/ImportPage-YvBaXp0K.css","/assets/LessonPage-CDDwx548.js","/assets/LessonPage-RsRvB_Jq.css","/assets/Offer-BvYvOM1i.css","/assets/Offer-CqJNcY2h.js","/assets/Offered-CBDf9B3L.js","/assets/Offered-CqB9VEoc.css","/assets/Options-CKezPOML.js","/assets/Options-Hgtm8MhY.css","/assets/PuzzlesPage-BeoWpMcF.js","/assets/PuzzlesPage-DV4Hog9B.css","/assets/RulesPage-B63PCt6C.js","/assets/RulesPage-qa6fRQbH.css","/assets/SettingsPage-BJmcUOYa.js","/assets/SettingsPage-Ch0esma-.css","/assets/Setup-DknEbV_o.js","/assets/Setup-qVItuDmZ.css","/assets/Strength-CooX3HWX.css","/assets/Strength-XHhywPEx.js","/assets/Tiles-DBk29xck.css","/assets/Tiles-Dg8xd7Kp.js","/assets/carry-DgTPBn_4.js","/assets/catalog.svelte-B8KFsQDG.js","/assets/correction-PJgPEnEy.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DsaOFW4O.js","/assets/elsewhere.svelte-Ck6E7_Tg.js","/assets/gouge-4wrXycIo.js","/assets/gouge-CX22HdBD.css","/assets/incoming-ONa6cCTN.js","/assets/index-C21D_bBY.css","/assets/index-client-CUsvG-ox.js","/assets/index-client-DUmHtAQC.js","/assets/index-xhpsXa44.js","/assets/loading-GLXI57LI.js","/assets/messages-BJK-iAR8.js","/assets/messages-BJrt2aSx.js","/assets/messages-CLl_yooX.js","/assets/messages-DEf5QMZs.js","/assets/messages.svelte-UbdHaPgP.js","/assets/module-DEPqzcqy.js","/assets/pages-3hVLbxMn.js","/assets/pages-C_ZUa4PC.css","/assets/preload-helper-DygEbaNj.js","/assets/puzzles-DCOyTpcu.tsv","/assets/puzzles-DLb8q0XR.tsv","/assets/puzzles-bTsarUN5.tsv","/assets/refused-CgomIbEp.js","/assets/router.svelte-DGcM2_Pc.js","/assets/rules-OlGRgw2J.js","/assets/samliam-calls-CnVs1kVx.js","/assets/samliam-lifting-jPXG7vtk.js","/assets/samliam-many-B2MXKBWh.js","/assets/samliam-squares-CPH55Zqv.js","/assets/samliam-tiles-BJA1vYAS.js","/assets/siam-animals-BVOQMcra.js","/assets/siam-push-cszA8wTs.js","/assets/siliam_rules_bg-CEyWk72S.wasm","/assets/siliam_thinking_bg-DfUOaK3J.wasm","/assets/squaryd-squares-Dt683qPu.js","/assets/squaryd-table-BZQi8HD5.js","/assets/storage-DmyepOwB.js","/assets/tools-C4fjeNgh.js","/assets/tools-GuPLSkwK.css","/assets/tree-CEdjnFrV.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-CdEdygSZ.js","/assets/words-BXiuorGY.js","/assets/worker-Bl99iYNT.js","/assets/worker-xxBdUE-U.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = '1aaac652911618de';

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
