// The page in the pocket: without a network after one visit, newer versions offered and never forced, all that is kept as a file.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillIn } from '../../pocket.ts';
import { launch, sitDown, typeMove, untilPlies, violations, visit, type Site, deep } from './harness.ts';
import { answerFile } from './server.ts';

const web = fileURLToPath(new URL('../../', import.meta.url));
const here = {} as Site;
let server: Server;
/** A copy of the build, so that a newer version can be put in its place. */
let folder = '';
/** A server that does not answer is a network that is cut. */
let isCut = false;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'siliam-pocket-'));
  cpSync(resolve(web, process.env.SILIAM_DIST ?? 'dist'), folder, { recursive: true });
  here.browser = await launch();
  server = createServer((request, response) => {
    if (isCut) request.socket.destroy();
    else answerFile(folder, request.url ?? '/', response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  here.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await here.browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const KEPT = { serviceWorkers: 'allow' } as const;

/** Waits until everything is kept in the browser. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

/** How many files each version holds that is kept. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const lengthOf = async (name: string) => (await (await globalThis.caches.open(name)).keys()).length;
    return Promise.all(names.map(lengthOf));
  });

/** How many files the version has that is served. */
function filesServed(): number {
  const list = /^const FILES = (.*);$/m.exec(readFileSync(join(folder, 'sw.js'), 'utf8'))?.[1];
  return (JSON.parse(list ?? '[]') as string[]).length;
}

/** Puts a version with another start page in the place of the one that is served. */
function publish(title: string): void {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), index.replace(/<title>[^<]*/, `<title>${title}`));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const source = readFileSync(join(web, 'src/pocket/service-worker.js'), 'utf8');
  const files = new Map(names.sort().map((name) => [name, readFileSync(join(folder, name))]));
  writeFileSync(join(folder, 'sw.js'), fillIn(source, files));
}

test('after one visit everything but online play works with the network cut', async () => {
  const { page, said, close } = await visit(here, '#/about', {}, KEPT);
  await untilKept(page);
  isCut = true;
  try {
    await page.goto(`${here.url}#/rules/squaryd`);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sitDown(page, here.url, 'siam');
    await typeMove(page, '@c1n');
    // The engine too: it was never loaded before.
    await page.getByRole('button', { name: 'Conseil' }).click();
    await page.locator('[data-advised]').first().waitFor();
    await page.goto(`${here.url}#/settings`);
    await page.getByRole('button', { name: 'Tout emporter' }).waitFor();
    await page.goto(`${here.url}#/lobby`);
    await page.getByText('Reconnexion…').waitFor();
  } finally {
    isCut = false;
  }
  // A browser says on its console that the server of online play does not answer.
  said.splice(0, said.length, ...said.filter((text) => !/net::ERR|WebSocket|Failed to/.test(text)));
  await close();
});

deep('an invitation opens where the page is kept, and one goes on from there', async () => {
  const { page, close } = await visit(here, '#/about', {}, KEPT);
  await untilKept(page);
  await page.goto(`${here.url}j/3mzk-8e4r-hq6w`);
  // There is no server of online play here, and only the page of an online table says so.
  await page.getByRole('heading', { name: 'On ne joue pas en ligne ici' }).waitFor();
  expect(page.url()).toBe(`${here.url}#/j/3mzk-8e4r-hq6w`);
  await page.evaluate(() => (location.hash = '#/about'));
  await page.waitForURL(`${here.url}#/about`);
  expect(await page.getByText('Cette page n’existe pas').count()).toBe(0);
  await close();
});

deep(
  'a newer version is offered, not in the middle of a game, and taken when one says so; the old one is removed',
  async () => {
    const { page, said, close } = await visit(here, '#/about', {}, KEPT);
    await untilKept(page);
    const [before] = await caches(page);
    await sitDown(page, here.url, 'siam');
    await typeMove(page, '@c1n');
    publish('newer');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    const waits = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await expect.poll(waits).toBe(true);
    expect(await page.locator('[data-offer]').count()).toBe(0);
    // A reload stays with the version that is kept.
    const [address] = page.url().split('?');
    await page.reload();
    await untilPlies(page, 1);
    expect(await page.evaluate(() => fetch('/').then((answer) => answer.text()))).not.toContain('newer');
    // And leaves the one that waits as it is.
    expect(await filesKept(page)).toEqual([filesServed(), filesServed()]);
    // Nor in a lesson, where it would lie over the buttons.
    await page.goto(`${here.url}#/lesson/siam-push/1`);
    await page.locator('[data-lesson]').waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /Offer/.test(name)),
    );
    expect(await page.locator('[data-offer]').count()).toBe(0);
    await page.goto(`${here.url}#/about`);
    const offer = page.locator('[data-offer="ready"]');
    await offer.waitFor();
    expect(await violations(page)).toEqual([]);
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button').click()]);
    await expect.poll(async () => (await caches(page)).length).toBe(1);
    expect(await caches(page)).not.toContain(before);
    expect(await page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain('newer');
    // It is whole: without a network it opens.
    expect(filesServed()).toBeGreaterThan(50);
    expect(await filesKept(page)).toEqual([filesServed()]);
    isCut = true;
    try {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => fetch('/').then((answer) => answer.text()))).toContain('newer');
    } finally {
      isCut = false;
    }
    said.splice(0, said.length, ...said.filter((text) => !/net::ERR|Failed to/.test(text)));
    // The game is as it was left.
    await page.goto(address ?? '');
    await untilPlies(page, 1);
    await close();
  },
);

test('it can be installed: the manifest is complete and its pictures are there', async () => {
  const { page, close } = await visit(here, '#/about', {}, KEPT);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json() as Promise<{ icons: { src: string; sizes: string }[] }>;
  });
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: '/', display: 'standalone' });
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
  await close();
});

deep('where the origin is not secure the page says so once and works as before', async () => {
  const { page, close } = await visit(here, '#/lesson/siam-push/1');
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  await page.reload();
  const note = page.locator('[data-offer="plain"]');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Offer/.test(name)),
  );
  // At a board it is neither said nor taken for said.
  await page.locator('[data-lesson]').waitFor();
  expect(await note.count()).toBe(0);
  await page.reload();
  await page.goto(`${here.url}#/about`);
  await note.waitFor();
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: 'Compris' }).click();
  expect(await note.count()).toBe(0);
  await page.reload();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /Offer/.test(name)),
  );
  expect(await note.count()).toBe(0);
  await close();
});

test('what is kept goes along as one file and is brought in elsewhere', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await typeMove(page, '@c1n');
  const name = page.url().split('/').at(-1) ?? '';
  await page.goto(`${here.url}#/settings`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tout emporter' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^siliam-\d{4}-\d\d-\d\d\.json$/);

  const other = await visit(here, '#/settings');
  const bring = async (content: string) => {
    const chooser = other.page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'all.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  };
  const said = other.page.locator('[data-brought]');
  for (const foreign of ['', '{}', '[1]', '{"siliam":2,"rows":{}}', '{"siliam":1,"rows":{"a":1}}']) {
    await bring(foreign);
    await said.filter({ hasText: 'Ce fichier ne vient pas de Siliam.' }).waitFor();
  }
  await bring(JSON.stringify({ siliam: 1, rows: { 'game:x': '{"broken', '../x': '1' } }));
  await said.filter({ hasText: '2 lignes illisibles' }).waitFor();
  await bring(text);
  await said.filter({ hasText: 'du fichier.' }).waitFor();
  await bring(text);
  await said.filter({ hasText: 'Rien de nouveau' }).waitFor();
  // A file that is older takes away nothing that was learnt or solved here since.
  const rows = (at: number[], changed: number, count: number, days: number[]) => ({
    'lesson:siam-push': JSON.stringify({ done: at, at: 0, changed }),
    puzzles: JSON.stringify({ rating: 700 + count, count, seen: [], days, wish: null }),
    'analysis-lines': '3',
  });
  const [older, newer] = [rows([0, 4], 1, 2, [20_000]), rows([0, 1], 2, 5, [20_001])];
  await other.page.evaluate((kept) => {
    for (const [key, row] of Object.entries(kept)) localStorage.setItem(`siliam:${key}`, row);
  }, newer);
  await bring(JSON.stringify({ siliam: 1, rows: { ...older, 'analysis-lines': '2' } }));
  await said.filter({ hasText: '3 choses reprises du fichier.' }).waitFor();
  expect(await said.innerText()).not.toContain('illisible');
  // What is damaged, or nobody's, takes the place of nothing.
  const damaged = {
    settings: JSON.stringify({ lang: 'xx', theme: 7 }),
    nothing: '1',
    'record:x': 'garbage',
    setup: '"x"',
    muted: '{}',
    'usual:siam': '{"id":"siam"}',
    'analysis-lines': 'many',
    'analysis:x': '{"name":"siam","changed":1}',
    'lesson:siam-push': '{"done":[999]}',
    [`game:${name}`]: '{}',
  };
  await bring(JSON.stringify({ siliam: 1, rows: damaged }));
  await said.filter({ hasText: `${Object.keys(damaged).length} lignes illisibles` }).waitFor();
  expect(await said.innerText()).toContain('Rien de nouveau');
  await bring(JSON.stringify({ siliam: 1, rows: { settings: JSON.stringify({ theme: 'dark' }) } }));
  await said.filter({ hasText: 'du fichier.' }).waitFor();
  const now = (key: string) =>
    other.page.evaluate((of) => JSON.parse(localStorage.getItem(`siliam:${of}`) ?? '') as unknown, key);
  expect(await now('settings')).toMatchObject({ lang: 'fr', theme: 'dark', motion: 'none' });
  expect(await now('lesson:siam-push')).toEqual({ done: [0, 1, 4], at: 0, changed: 2 });
  expect(await now('puzzles')).toMatchObject({ rating: 705, count: 5, days: [20_000, 20_001] });
  await other.page.goto(`${here.url}#/table/${name}`);
  await untilPlies(other.page, 1);
  await other.close();
  await close();
});
