// Endings worth winning: what decided the game is drawn above the pieces, figure by figure, and sealed.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, untilPlies, violations, deep } from './harness.ts';
import { openAt } from './positions.ts';

const here = site();

const SQUARE = {
  name: 'samliam',
  start:
    '2,rnwrse,6/2,gse,gnw,2,rsw,1,gsw/4,gnwrse,2,rse,1/rnw,rne,gne,rnwrse,gnegsw,gnwrse,gne,rne,gnw/4,rnwgse,1,rne,2/' +
    '2,gse,1,rnegsw,gnersw,3/gse,2,rse,rnegsw,3,gnwrse/2,gne,gnw,rnw,3,rnw/2,rsw,3,gse,2 g 0',
  moves: ['g4se'],
};
/** The square is in the corner where the seal would go first. */
const IN_THE_CORNER = {
  name: 'samliam-7',
  start: '5,rnw,rne/5,rsw,1/gne,6/7/2,gsw,4/7/gse,6 r 0',
  moves: ['g6se'],
};
/** Dark cannot pay for the defence of two squares (Q3). */
const UNPAID = {
  name: 'squaryd',
  start: '3xX2/xx5/o1Xx3/xX1#1x1/oXo2xo/xooX3/XXo4 l',
  moves: ['c7'],
};
const FALL = '@c1w,@e4e,@c1n,e4d4w,c2e,@e4w,c1^,d4^,c3^,@e4w'.split(',');

/** Where a drawing lies, as the browser paints it. */
const boxes = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** The cells with a gold frame. */
const CELLS = '.board .glory-cell.gold';

test('the figure lies above the pieces, the others step back, and what else would have won is hinted at', async () => {
  const { page, close } = await openAt(here, SQUARE);
  expect(await page.locator('[data-figure]').count()).toBe(1);
  expect((await boxes(page, CELLS)).length).toBe(4);
  const above = await page.evaluate(() => {
    const piece = [...document.querySelectorAll('.board .piece')].at(-1);
    const figure = document.querySelector('[data-figure]');
    return piece && figure ? piece.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
  });
  expect(above).toBeGreaterThan(0);
  const decisive = page.locator('.piece:not(.aside) [data-piece]');
  const names = await decisive.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-piece')?.slice(0, 2)),
  );
  expect(new Set(names)).toEqual(new Set(['e4', 'e6', 'g4', 'g6']));
  // e8 would have closed a square too: a frame and a ghost, no rays.
  expect(await page.locator('.board .ghost').count()).toBe(1);
  expect(await page.locator('.board .rays').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: 'screenshots/ending-square.png' });
  await close();
});

deep('the great seal says who won, in both languages, and covers no cell that matters', async () => {
  const sizes = [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ];
  for (const [index, viewport] of sizes.entries()) {
    const lang = index === 1 ? 'en' : 'fr';
    const { page, close } = await openAt(here, { ...SQUARE, setting: { lang }, options: { viewport } });
    const [seal] = await boxes(page, '[data-verdict]');
    expect(seal, `a seal at ${viewport.width}`).toBeDefined();
    const words = await page.locator('[data-verdict] [data-seal]').getAttribute('data-seal');
    expect(words).toBe(lang === 'fr' ? 'Vert gagne' : 'Green wins');
    for (const cell of await boxes(page, CELLS)) expect(seal && overlap(seal, cell)).toBe(false);
    if (viewport.width >= 1200) {
      const [frame] = await boxes(page, '.board > svg');
      expect(seal?.right).toBeGreaterThan(frame?.right ?? 0);
    }
    await close();
    const corner = await openAt(here, { ...IN_THE_CORNER, options: { viewport } });
    const [there] = await boxes(corner.page, '[data-verdict]');
    expect(there, `a seal at ${viewport.width}`).toBeDefined();
    for (const cell of await boxes(corner.page, CELLS)) expect(there && overlap(there, cell)).toBe(false);
    await corner.close();
  }
});

deep('threatened squares that nobody can pay for are drawn each by itself', async () => {
  const { page, close } = await openAt(here, UNPAID);
  expect(await page.locator('[data-figure]').count()).toBeGreaterThanOrEqual(2);
  await page.screenshot({ path: 'screenshots/ending-unpaid.png' });
  await close();
});

deep('a cross is drawn as its two arms, a line as a line, a square around', async () => {
  const endings = [
    { name: 'samliam-3p', start: '9/9/9/4,rnw,4/3,rnw,5/4,rnw,4/9/9/9 r 0', moves: ['f5nw'] },
    { name: 'samliam-4p', start: '9/9/9/2,rnw,rnw,1,rnw,3/9/9/9/9/9 r 0', moves: ['e6nw'] },
    SQUARE,
  ];
  const drawn: unknown[] = [];
  for (const ending of endings) {
    const { page, close } = await openAt(here, ending);
    const figure = page.locator('[data-figure]');
    const line = (await figure.locator('.figure:not(.under)').getAttribute('d')) ?? '';
    const fans = await figure.locator('.glory').count();
    drawn.push([await figure.getAttribute('data-outline'), line.match(/M/g)?.length ?? 0, fans]);
    await page.screenshot({ path: `screenshots/ending-${ending.name}.png` });
    await close();
  }
  // How many lines, and how many ends shine; the cells of this line are neighbours, whose frames touch.
  expect(drawn).toEqual([
    ['cross', 2, 4],
    ['line', 0, 2],
    ['closed', 4, 4],
  ]);
});

test('the winning push moves the animal and the rock together, and the rock tips over the edge', async () => {
  const { page, close } = await openAt(here, { name: 'siam', moves: FALL, setting: { motion: 'full' } });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
  for (const cell of ['d3', 'e3']) await page.locator(`[data-touch="cell:${cell}"]`).click();
  await untilPlies(page, 1);
  const far = (at: number) =>
    page.evaluate((now) => {
      for (const animation of document.getAnimations()) animation.currentTime = now;
      const left = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
      return left('[data-leaving]') - left('[data-piece^="e3/"]');
    }, at);
  await page.locator('[data-leaving]').waitFor();
  // As far apart all the way as they were when they stood on d3 and e3.
  const apart = await far(0);
  for (const at of [60, 120, 180, 240]) expect(await far(at)).toBeCloseTo(apart, 0);
  const tipped = await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 500;
    const rock = document.querySelector('[data-leaving]');
    return rock ? getComputedStyle(rock).transform : '';
  });
  expect(tipped).toMatch(/^matrix\(0\.[0-9]+, 0\.[0-9]+/);
  await close();
});

test('a draw is sealed too', async () => {
  const { page, close } = await openAt(here, { name: 'siam', moves: ['@c1n'] });
  await page.evaluate(() => {
    const key = 'siliam:game:opened';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...kept, settled: { kind: 'agreed' }, revision: 9 }));
  });
  await page.reload();
  await page.locator('[data-verdict] [data-seal="nulle"]').waitFor();
  await close();
});
