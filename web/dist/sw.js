// The page in the pocket: after one visit everything but online play opens without a network.
//
// A version is kept whole or not at all, and the page that is open stays with the one it came from: the next version waits
// until somebody says so (`take over`), or until no page is open any more.
/// <reference lib="webworker" />

/** All files of this version and its name; the build fills them in. */
const FILES = ["/apple-touch-icon.png","/assets/About-B374Datk.js","/assets/About-CUg99hKZ.css","/assets/AnalysisPage-CV0FpedO.css","/assets/AnalysisPage-KGzFa9Sn.js","/assets/Board-B5vzoinQ.js","/assets/Board-DSDf1vpV.css","/assets/Data-4dXMdkzK.css","/assets/Data-Bp42_3xs.js","/assets/EditorPage-B9zWjW7y.css","/assets/EditorPage-Dh0iRu_z.js","/assets/Embed-D_UHDVd9.css","/assets/Embed-e74z2pwz.js","/assets/Export-Dj17pdGs.css","/assets/Export-DnenxTSA.js","/assets/GamesPage-D4orpL-K.js","/assets/GamesPage-DZmb0IQC.css","/assets/Hints-DIBDaiyE.js","/assets/Hints-DaqDBNmW.css","/assets/Icon-BlZgKYDX.css","/assets/Icon-r-ikH5pH.js","/assets/ImportPage-B6SO0gR6.js","/assets/ImportPage-YvBaXp0K.css","/assets/LessonPage-CYdoNjlF.css","/assets/LessonPage-Cek-cMVk.js","/assets/Offer-BvYvOM1i.css","/assets/Offer-CTV_hpT_.js","/assets/Offered-CqB9VEoc.css","/assets/Offered-DYD-7i4S.js","/assets/Options-BaRdm_tX.js","/assets/Options-Hgtm8MhY.css","/assets/PuzzlesPage-DV4Hog9B.css","/assets/PuzzlesPage-Ef46jOT4.js","/assets/RulesPage-Bj-AK7BL.js","/assets/RulesPage-Cc0zVwOg.css","/assets/SettingsPage-Ch0esma-.css","/assets/SettingsPage-xlkZZMLL.js","/assets/Setup-D07GR4n-.js","/assets/Setup-qVItuDmZ.css","/assets/Strength-CQ1MW99i.js","/assets/Strength-CooX3HWX.css","/assets/Tiles-CvXUAg8o.js","/assets/Tiles-DBk29xck.css","/assets/carry-BxX0m9TD.js","/assets/catalog.svelte-CbLV6si5.js","/assets/correction-BrqljHqZ.js","/assets/disclose-version-xihTtKlq.js","/assets/dist-BsbcV6pe.js","/assets/dist-DsaOFW4O.js","/assets/elsewhere.svelte-DGNZIB15.js","/assets/gouge-C1alBmF2.js","/assets/gouge-CX22HdBD.css","/assets/incoming-ONa6cCTN.js","/assets/index-B1FCvM5i.js","/assets/index-B_ot69TS.css","/assets/index-client-CXqdjF3H.js","/assets/index-client-CdPg4F-F.js","/assets/lesson-CxP3dkzz.js","/assets/messages-BBeRaoXm.js","/assets/messages-C1igdiIo.js","/assets/messages-Ct1QbVHe.js","/assets/messages-DRzaHLtg.js","/assets/messages.svelte-BMNJ4F8V.js","/assets/module-CMR4ix61.js","/assets/pages-C0ag6wBn.js","/assets/pages-_9-zKdiY.css","/assets/preload-helper-DygEbaNj.js","/assets/puzzles-CBDusz3f.tsv","/assets/puzzles-DCOyTpcu.tsv","/assets/puzzles-DaK6QN7P.tsv","/assets/refused-CgomIbEp.js","/assets/router.svelte-Cn8ANrrt.js","/assets/rules-dpy6IhVl.js","/assets/samliam-calls-CACGfg6I.js","/assets/samliam-lifting-CV6lOg3K.js","/assets/samliam-squares-BRNDB8Zs.js","/assets/siam-animals-BvIzoqre.js","/assets/siam-push-VvUqrBLk.js","/assets/siliam_rules_bg-C2KC7fY8.wasm","/assets/siliam_thinking_bg-xMbDxZ2u.wasm","/assets/storage-DmyepOwB.js","/assets/tree-CEdjnFrV.js","/assets/vollkorn-latin-400-italic-JwsC91NA.woff2","/assets/vollkorn-latin-400-normal-BaltSqSR.woff2","/assets/vollkorn-latin-700-normal-k7v8UDQY.woff2","/assets/ways-B2pWY_aM.js","/assets/ways-QMvFKOiT.js","/assets/words-CYB2Qthn.js","/assets/worker-CasEBRLg.js","/assets/worker-Dc4y2eFS.js","/icon-192.png","/icon-512.png","/icon-maskable.png","/icon.svg","/","/manifest.webmanifest","/paper-dark.svg","/paper-light.svg","/theme.js"];
const VERSION = '45d08ff6590b9c71';

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
