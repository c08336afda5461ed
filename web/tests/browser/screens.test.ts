// The table on every screen: everything in view without scrolling, the board as large as promised, nothing that moves.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  loadRules,
  type Screen,
  screens,
  site,
  untilPlies,
  type Visit,
  visit,
  wholeGame,
  deep,
} from './harness.ts';

const loaded = await loadRules();
const { rules } = loaded;
const here = site();

const sizeOf = ({ width, height }: Screen) => `${width}×${height}`;

function enter({ width, height, touch = false }: Screen): Promise<Visit> {
  return visit(here, '#/about', {}, { viewport: { width, height }, hasTouch: touch });
}

/** Sits down to a game with a clock after some moves; the seats are people's, so that nobody moves by themselves. */
async function openGame(page: Page, name: string, moves: string[] = [], over = false): Promise<void> {
  const seats = (rules.game(name)?.players ?? []).map(() => ({ kind: 'person' }));
  const kept = {
    id: 'screens',
    name,
    start: null,
    seats,
    clock: { minutes: 10, increment: 5 },
    left: seats.map(() => 600_000),
    moves,
    undone: [],
    settled: null,
    revision: 0,
    changed: 0,
    over,
  };
  await page.goto(`${here.url}#/about`);
  await page.evaluate((text) => localStorage.setItem('siliam:game:screens', text), JSON.stringify(kept));
  await page.goto(`${here.url}#/table/screens`);
  await page.locator('[data-table]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** What must be seen, and neither leaves the window nor lies over another one. */
const SEEN = [
  '[data-board]',
  '[data-stand]',
  '[role="timer"]',
  '[role="toolbar"] button',
  '[data-touch^="action:"]',
  '[data-status]',
].join();

/** What is wrong with the table as it is shown. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate((seen) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight)
      found.push(`the page scrolls by ${root.scrollWidth - innerWidth}, ${root.scrollHeight - innerHeight}`);
    const name = (element: Element) =>
      `${element.getAttribute('aria-label') ?? element.textContent.trim() ?? ''} ${element.className}`;
    const boxes = [...document.querySelectorAll(seen)].map((element) => ({
      name: name(element),
      element,
      box: element.getBoundingClientRect(),
    }));
    for (const { name, element, box } of boxes) {
      const inside =
        box.left >= -0.5 &&
        box.top >= -0.5 &&
        box.right <= innerWidth + 0.5 &&
        box.bottom <= innerHeight + 0.5;
      if (!inside || box.width === 0) found.push(`${name} is not in the window`);
      if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth)
        found.push(`${name} has no room for its words`);
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.box.right <= other.box.left + 1 ||
          other.box.right <= one.box.left + 1 ||
          one.box.bottom <= other.box.top + 1 ||
          other.box.bottom <= one.box.top + 1;
        if (!apart) found.push(`${one.name} and ${other.name} lie over each other`);
      }
    }
    return found;
  }, SEEN);

/** The share of the window that the field takes, and the share it should have. */
async function field(page: Page, { width, height }: Screen): Promise<{ has: number; wants: number }> {
  const box = await page.locator('[data-field]').boundingBox();
  if (width > height) return { has: (box?.height ?? 0) / height, wants: height < 500 ? 0.58 : 0.62 };
  return { has: (box?.width ?? 0) / width, wants: width >= 600 || height < 700 ? 0.66 : 0.8 };
}

/** Games with buttons of their own, and a position that has many of them. */
const BUTTONS: [string, string[]][] = [
  ['squaryd:table,swap', ['c3']],
  ['samliam:announce,swap', ['a1sw']],
  ['samliam-6x7:swap', []],
];

/** One whole game of each family, to see how it ends. */
const families = [...new Map(rules.games.map((game) => [game.family, game.id])).values()];
const ended = new Map(families.map((id) => [id, wholeGame(loaded, id).map(({ mv }) => mv)]));

describe('everything is in view without scrolling, and the field is large', () => {
  for (const screen of screens) {
    test(sizeOf(screen), async () => {
      const { page, close } = await enter(screen);
      for (const { id } of rules.games) {
        await openGame(page, id);
        expect(await faults(page), `${id}, ${sizeOf(screen)}`).toEqual([]);
        const { has, wants } = await field(page, screen);
        expect(has, `${id}, ${sizeOf(screen)}`).toBeGreaterThanOrEqual(wants);
        expect(await page.getByRole('toolbar').getByRole('button').count()).toBe(4);
        await page.screenshot({ path: `screenshots/screen-${id}-${screen.width}.png` });
      }
      for (const [name, moves] of BUTTONS) {
        await openGame(page, name, moves);
        if (moves.length > 0)
          expect(await page.locator('[data-touch^="action:"]').count(), name).toBeGreaterThanOrEqual(5);
        expect(await faults(page), `${name}, ${sizeOf(screen)}`).toEqual([]);
      }
      for (const [id, moves] of ended) {
        await openGame(page, id, moves, true);
        await page.getByRole('button', { name: 'Revanche' }).waitFor();
        expect(await faults(page), `${id} at its end, ${sizeOf(screen)}`).toEqual([]);
        await page.screenshot({ path: `screenshots/screen-over-${id}-${screen.width}.png` });
      }
      await close();
    });
  }
});

describe('nothing ever moves: not by moves, refusals, hints, looking back or the end', () => {
  for (const screen of screens.filter(({ width }) => width <= 1280)) {
    deep(sizeOf(screen), async () => {
      const { page, close } = await enter(screen);
      for (const [id, moves] of ended) {
        const boxes = () =>
          page.evaluate(() =>
            ['[data-board]', '[data-status]', '[role="toolbar"]'].map((what) => {
              const { x, y, width, height } = document.querySelector(what)?.getBoundingClientRect() ?? {};
              return [what, x, y, width, height];
            }),
          );
        await openGame(page, id, moves.slice(0, -1));
        const still = await boxes();
        const type = async (text: string) => {
          await page.keyboard.type(text);
          expect(await boxes(), `${id}: ${text} is typed`).toEqual(still);
          await page.keyboard.press('Enter');
        };
        // A refusal.
        await type('z9z9');
        await page.getByRole('alert').waitFor();
        expect(await boxes(), `${id}: a refusal`).toEqual(still);
        // Looking back.
        await page.locator('body').press('ArrowLeft');
        await page.getByRole('button', { name: 'Revenir à la partie' }).waitFor();
        expect(await boxes(), `${id}: looking back`).toEqual(still);
        await page.keyboard.press('Escape');
        // A hint.
        await page.getByRole('button', { name: 'Conseil' }).click();
        await page.locator('[data-hint]:not(:empty)', { hasText: /\w/ }).waitFor({ state: 'attached' });
        expect(await boxes(), `${id}: a hint`).toEqual(still);
        // The last move, and with it the end.
        await type(moves.at(-1) ?? '');
        await untilPlies(page, moves.length);
        await page.getByRole('button', { name: 'Revanche' }).waitFor();
        expect(await boxes(), `${id}: the end`).toEqual(still);
      }
      await close();
    });
  }
});

test('on cells smaller than a finger a touch beside an open cell snaps to it, one in the middle of a cell does not', async () => {
  const { page, close } = await enter({ width: 360, height: 640, touch: true });
  // Both halves of e5 are taken: nothing can be put there.
  await openGame(page, 'samliam', ['e5ne', 'e5sw']);
  const box = await page.locator('[data-touch="cell:e5"]').boundingBox();
  if (!box) throw new Error('e5 is not seen');
  expect(box.width).toBeLessThan(44);
  const chosen = page.locator('[role="gridcell"][aria-selected="true"]');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  expect(await chosen.count()).toBe(0);
  await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
  expect(await chosen.getAttribute('data-touch')).toBe('cell:f5');
  await close();
});

deep('turning the board turns seats and reserves with it', async () => {
  const both: Screen[] = [
    { width: 1280, height: 800 },
    { width: 390, height: 844, touch: true },
  ];
  for (const screen of both) {
    const { page, close } = await enter(screen);
    await openGame(page, 'siam');
    const above = async (what: string) => {
      const [first, second] = [0, 1].map((player) => page.locator(what.replace('?', String(player))));
      return ((await first?.boundingBox())?.y ?? 0) < ((await second?.boundingBox())?.y ?? 0);
    };
    expect([await above('[data-seat="?"]'), await above('[data-stand="?"]')]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Retourner' }).click();
    expect([await above('[data-seat="?"]'), await above('[data-stand="?"]')]).toEqual([true, true]);
    expect(await faults(page)).toEqual([]);
    await close();
  }
});

test('the title of the window says whose turn it is', async () => {
  const { page, close } = await enter({ width: 1280, height: 800 });
  await openGame(page, 'siam');
  expect(await page.title()).toBe('Aux Éléphants de jouer, Siam — Siliam');
  await page.keyboard.type('@c1n');
  await page.keyboard.press('Enter');
  await untilPlies(page, 1);
  expect(await page.title()).toBe('Aux Rhinocéros de jouer, Siam — Siliam');
  await page.getByRole('link', { name: 'Réglages' }).click();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  expect(await page.title()).toBe('Réglages — Siliam');
  await close();
});
