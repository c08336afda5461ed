// Whole games in a real browser: by mouse, by drag and drop, by touch. By keyboard: keyboard.test.ts.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DEEP,
  loadRules,
  played,
  plies,
  site,
  sitDown,
  untilPlies,
  visit,
  wholeGame,
  deep,
} from './harness.ts';

const loaded = await loadRules();
const here = site();

type Toucher = (page: Page, what: string) => Promise<void>;

const click: Toucher = async (page, what) => {
  await page
    .locator(`[data-touch="${what}"]`)
    .first()
    .click({ position: undefined, force: what.startsWith('facing:') });
};

const tap: Toucher = async (page, what) => {
  await page
    .locator(`[data-touch="${what}"]`)
    .first()
    .tap({ force: what.startsWith('facing:') });
};

async function playAll(page: Page, game: { mv: string; path: string[] }[], touch: Toucher): Promise<void> {
  for (const [index, { mv, path }] of game.entries()) {
    for (const what of path) {
      // A path that can only go on in one way is played already.
      if ((await plies(page)) > index) break;
      await touch(page, what);
    }
    await untilPlies(page, index + 1).catch(() => {
      throw new Error(`ply ${index + 1}, ${mv} by ${path.join(' ')}, was not played`);
    });
  }
}

async function expectOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  const status = await page.locator('.status h2').textContent();
  expect(status).toMatch(/gagne|nulle|Victoire/);
  expect((await page.locator('.status .reason').textContent())?.length).toBeGreaterThan(10);
}

describe('a whole game by mouse', () => {
  for (const id of played(loaded.rules)) {
    test(id, async () => {
      const { page, close } = await visit(here);
      const game = wholeGame(loaded, id);
      await sitDown(page, here.url, id);
      await playAll(page, game, click);
      await expectOver(page);
      await page.screenshot({ path: `screenshots/over-${id}.png` });
      await close();
    });
  }
});

test('typed moves work anywhere, and a wrong one is refused with its ruling', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await page.keyboard.type('@c3n');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('alert').textContent()).toContain('S1');
  await page.keyboard.press('Escape');
  await page.keyboard.type('@c1n');
  await page.keyboard.press('Enter');
  await untilPlies(page, 1);
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});

test('a whole game by touch at 360 px', async () => {
  const { page, close } = await visit(
    here,
    '#/about',
    {},
    {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    },
  );
  const id = DEEP ? 'siam' : 'squaryd';
  await sitDown(page, here.url, id);
  await playAll(page, wholeGame(loaded, id), tap);
  await expectOver(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await close();
});

deep('pieces are dragged from the reserve, over the board and back', async () => {
  const { page, close } = await visit(here, '#/about', { motion: 'full' });
  await sitDown(page, here.url, 'siam');
  const centre = async (what: string) => {
    const box = await page.locator(`[data-touch="${what}"]`).first().boundingBox();
    if (!box) throw new Error(`${what} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (from: string, to: string) => {
    const [a, b] = [await centre(from), await centre(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await page.mouse.move(b.x, b.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag('reserve:0:elephant', 'cell:b1');
  await click(page, 'facing:n');
  await untilPlies(page, 1);
  await drag('reserve:1:rhinoceros', 'cell:b5');
  await click(page, 'facing:s');
  await untilPlies(page, 2);
  await drag('cell:b1', 'cell:b2');
  await click(page, 'facing:n');
  await untilPlies(page, 3);
  await drag('cell:b5', 'reserve:1:rhinoceros');
  await untilPlies(page, 4);
  // A push needs no facing: the whole line moves at once.
  await drag('cell:b2', 'cell:b3');
  await untilPlies(page, 5);
  expect(await page.locator('.told').textContent()).toContain('Poussée de b2 vers le nord');
  await close();
});

test('at the table nothing is betrayed; a wrong claim costs nothing, a right one wins', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'squaryd:table');
  for (const [index, cell] of ['b2', 'a7', 'b6', 'c7', 'f2', 'e7', 'f6'].entries()) {
    await click(page, `cell:${cell}`);
    await untilPlies(page, index + 1);
  }
  // Dark has closed a square and said nothing: no mark, no label, the game goes on.
  expect(await page.locator('.board .open, .board .seal').count()).toBe(0);
  await click(page, 'cell:g7');
  await untilPlies(page, 8);
  await page.getByRole('button', { name: 'Désigner un carré' }).click();
  for (const cell of ['a1', 'c1', 'a3', 'c3']) await click(page, `cell:${cell}`);
  expect((await page.getByRole('alert').textContent())?.length).toBeGreaterThan(10);
  expect(await plies(page)).toBe(8);
  await page.getByRole('button', { name: 'Désigner un carré' }).click();
  for (const cell of ['f6', 'b2', 'f2', 'b6']) await click(page, `cell:${cell}`);
  await expectOver(page);
  expect(await page.locator('.figure').count()).toBe(2);
  await page.screenshot({ path: 'screenshots/table-claim.png' });
  await close();
});

deep('the view turns, and facings turn with it', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  const before = await page.locator('[data-touch="cell:a1"]').boundingBox();
  await page.getByRole('button', { name: 'Retourner' }).click();
  const after = await page.locator('[data-touch="cell:a1"]').boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  expect(after?.x).toBeGreaterThan(before?.x ?? 0);
  await click(page, 'reserve:0:elephant');
  await click(page, 'cell:c1');
  const north = await page.locator('[data-touch="facing:n"]').boundingBox();
  const cell = await page.locator('[data-touch="cell:c1"]').boundingBox();
  expect(north?.y).toBeGreaterThan(cell?.y ?? 0);
  await close();
});
