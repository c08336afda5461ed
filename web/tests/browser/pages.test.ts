// Every page in every theme: no accessibility violation, no overflow, names and live messages, and a picture to look at.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DEEP,
  loadRules,
  site,
  sitDown,
  THEMES,
  untilAlive,
  untilPlies,
  violations,
  visit,
  WIDTHS,
} from './harness.ts';

const { rules } = await loadRules();
const here = site();
mkdirSync('screenshots', { recursive: true });

const families = [...new Map(rules.games.map((game) => [game.family, game.id])).keys()].map(
  (family) => rules.games.find((game) => game.family === family)?.id ?? '',
);

interface Place {
  name: string;
  go: (page: Page) => Promise<void>;
}

const still =
  (path: string, wait: string): Place['go'] =>
  async (page) => {
    await page.goto(here.url + path);
    await page.locator(wait).first().waitFor();
  };

const MOVES: Record<string, string[]> = {
  siam: ['@c1n', '@d5s', 'c1c2n', '@e5w', '@a2e', '@b5s'],
  squaryd: ['c3', 'e5', 'c5', 'e3', 'b2'],
};

const places: Place[] = [
  { name: 'home', go: still('', 'main section') },
  { name: 'settings', go: still('#/settings', 'fieldset') },
  { name: 'about', go: still('#/about', 'article') },
  { name: 'games', go: still('#/games', 'h1') },
  { name: 'import', go: still('#/import', 'textarea') },
  { name: 'analysis', go: still('#/analysis', '[data-begin]') },
  { name: 'missing', go: still('#/nowhere', 'section') },
  { name: 'rules', go: still('#/rules', 'main li h2') },
  ...families.flatMap((id): Place[] => [
    { name: `new-${id}`, go: still(`#/new/${id}`, 'form') },
    { name: `rules-${id}`, go: still(`#/rules/${id}`, 'article h2') },
    {
      name: `table-${id}`,
      go: async (page) => {
        await sitDown(page, here.url, id);
        for (const [index, mv] of (MOVES[id] ?? []).entries()) {
          await page.keyboard.type(mv);
          await page.keyboard.press('Enter');
          await untilPlies(page, index + 1);
        }
      },
    },
  ]),
];

describe('no accessibility violation', () => {
  for (const theme of DEEP ? THEMES : (['light'] as const)) {
    test(theme, async () => {
      const { page, close } = await visit(here, '#/about', { theme });
      for (const { name, go } of places) {
        await go(page);
        expect(await violations(page), `${name}, ${theme}`).toEqual([]);
      }
      await close();
    });
  }
});

describe('pictures of every page, none wider than its window', () => {
  for (const theme of DEEP ? THEMES : (['light'] as const)) {
    for (const width of DEEP ? WIDTHS : ([360] as const)) {
      test(`${theme}, ${width} px`, async () => {
        const height = width === 360 ? 740 : 900;
        const { page, close } = await visit(here, '#/about', { theme }, { viewport: { width, height } });
        for (const { name, go } of places) {
          await go(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, `${name}, ${width}`).toBeLessThanOrEqual(width);
          if (name === 'home') await untilAlive(page);
          const fullPage = !name.startsWith('rules-');
          await page.screenshot({ path: `screenshots/${name}-${theme}-${width}.png`, fullPage });
        }
        await close();
      });
    }
  }
});

test('cells, reserves and moves have names, and moves are spoken', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await page.getByRole('grid', { name: 'Plateau de Siam' }).waitFor();
  expect(await page.getByRole('gridcell').count()).toBe(25);
  await page.getByRole('gridcell', { name: 'c3, rocher' }).waitFor();
  await page.getByRole('gridcell', { name: 'a1, vide' }).waitFor();
  await page.getByRole('button', { name: 'Réserve, Éléphants : éléphant, 5 en main sur 5' }).click();
  await page.getByRole('gridcell', { name: 'c1, vide, possible' }).click();
  await page.getByRole('button', { name: 'face au nord' }).click();
  await page.getByRole('gridcell', { name: 'c1, éléphant, face au nord' }).waitFor();
  const live = await page.locator('[aria-live="polite"]').first().textContent();
  expect(live).toBe('Un éléphant entre en c1, face au nord. Aux Rhinocéros de jouer');
  await close();
});

test('text grows to 200 % and nothing is lost', async () => {
  const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 640, height: 400 } });
  await sitDown(page, here.url, 'siam');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
  for (const name of ['Reprendre', 'Conseil', 'Autres']) {
    await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
  }
  await close();
});

test('the first load is small, the rules come later, the engine comes to the worker only', () => {
  const dist = process.env.SILIAM_DIST ?? 'dist';
  const size = (file: string) => gzipSync(readFileSync(`${dist}/assets/${file}`), { level: 9 }).length;
  const files = readdirSync(`${dist}/assets`);
  const page = readFileSync(`${dist}/index.html`, 'utf8');
  const total = (wanted: (file: string) => boolean) =>
    files.filter(wanted).reduce((sum, file) => sum + size(file), 0);
  const first = total((file) => /\.(js|css)$/.test(file) && page.includes(file));
  const code = total((file) => /\.(js|css)$/.test(file));
  const wasm = total((file) => /rules.*\.wasm$/.test(file));
  const engine = total((file) => /thinking.*\.wasm$/.test(file));
  console.info(`gzip: first load ${first}, all scripts and styles ${code}, rules ${wasm}, engine ${engine}`);
  expect(first).toBeLessThanOrEqual(120_000);
  // The rest comes when somebody plays online, analyses, sets a position up, exports or imports a game.
  // Nine lessons are sixty thousand of them, each loaded when it is opened.
  expect(code).toBeLessThanOrEqual(340_000);
  expect(wasm).toBeLessThanOrEqual(550_000);
  expect(engine).toBeLessThanOrEqual(1_000_000);
});
