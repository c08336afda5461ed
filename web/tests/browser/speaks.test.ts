// The board answers every touch: what leads nowhere is marked at its place and said in words, however it was touched.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deep, plies, screens, site, untilPlies, violations } from './harness.ts';
import { AT_THE_SIDES, MUST_BLOCK, openAt, TOO_HEAVY } from './positions.ts';

const here = site();

const touch = (page: Page, what: string) => page.locator(`[data-touch="${what}"]`).first().click();
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Those who listen hear it too. */
async function spoken(page: Page, words: string): Promise<void> {
  const regions = page.locator('[aria-live="polite"], [role="status"], [role="alert"]');
  await regions.filter({ hasText: words }).first().waitFor({ state: 'attached' });
}

test('an animal that may not push shows on its line what for, against and rocks weigh', async () => {
  const { page, close } = await openAt(here, TOO_HEAVY);
  await touch(page, 'cell:c1');
  const weights = page.locator('[data-weight]');
  expect(await weights.evaluateAll((all) => all.map((one) => one.getAttribute('data-weight')))).toEqual([
    'for',
    'for',
    'rock',
    'rock',
    'against',
  ]);
  await said(page, /deux pour, un contre, il n’en reste qu’un pour deux rochers/);
  await spoken(page, 'L’éléphant en c1 ne peut pas pousser');
  // The sign lies at the head of the line, on the frame.
  const sign = await page.locator('.sum .sign').boundingBox();
  const cell = await page.locator('[data-touch="cell:c5"]').boundingBox();
  expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeLessThanOrEqual((cell?.y ?? 0) + 4);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: 'screenshots/speaks-sum.png' });
  // The animal may still do something else.
  await page.getByRole('button', { name: 'Sortir' }).click();
  await untilPlies(page, 1);
  expect(await weights.count()).toBe(0);
  await close();
});

test('the way out is a whole plate in the window, as large as a finger, and no arrow lies on its word', async () => {
  for (const { width, height, touch: hasTouch = false } of screens.filter(({ width }) => width <= 1280)) {
    const options = { viewport: { width, height }, hasTouch };
    const { page, close } = await openAt(here, { ...AT_THE_SIDES, options });
    for (const cell of ['a3', 'e3', 'e4', 'a5', 'c1']) {
      await touch(page, `cell:${cell}`);
      const faults = await page.getByRole('button', { name: 'Sortir' }).evaluate((plate) => {
        const found: string[] = [];
        const box = plate.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
          found.push(`leaves the window: ${box.x} ${box.y}`);
        const finger = getComputedStyle(plate, '::before');
        if (Math.min(parseFloat(finger.width), parseFloat(finger.height)) < 44)
          found.push(`is ${finger.width} × ${finger.height}`);
        const range = document.createRange();
        range.selectNodeContents(plate);
        const word = range.getBoundingClientRect();
        for (const wedge of document.querySelectorAll('.compass .wedge')) {
          const arrow = wedge.getBoundingClientRect();
          if (
            Math.min(word.right, arrow.right) > Math.max(word.left, arrow.left) &&
            Math.min(word.bottom, arrow.bottom) > Math.max(word.top, arrow.top)
          )
            found.push('is under an arrow');
        }
        return found;
      });
      expect(faults, `${cell} at ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await close();
  }
});

test('a touch that leads nowhere is struck at its place and explained, by mouse, keyboard and finger', async () => {
  const { page, close } = await openAt(here, { ...TOO_HEAVY, options: { hasTouch: true } });
  const struck = page.locator('[data-refused="c3"]');
  const ways = {
    mouse: () => touch(page, 'cell:c3'),
    keyboard: async () => {
      await page.locator('[data-touch="cell:c3"]').focus();
      await page.keyboard.press('Enter');
    },
    finger: () => page.locator('[data-touch="cell:c3"]').tap(),
  };
  for (const way of Object.values(ways)) {
    await way();
    await struck.waitFor();
    await spoken(page, 'rocher');
    // The next touch that leads somewhere takes the answer away.
    await touch(page, 'cell:d3');
    await struck.waitFor({ state: 'detached' });
    await touch(page, 'cell:d3');
  }
  await close();
});

deep('a piece dropped where it may not go is answered and stays in hand', async () => {
  const { page, close } = await openAt(here, TOO_HEAVY);
  const middle = async (cell: string) => {
    const box = await page.locator(`[data-touch="cell:${cell}"]`).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await page.mouse.move(...(await middle('d3')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('b4')), { steps: 4 });
  await page.mouse.move(...(await middle('b1')), { steps: 4 });
  await page.mouse.up();
  await page.locator('[data-refused="b1"]').waitFor();
  expect(await page.locator('[data-touch="cell:d3"]').getAttribute('aria-selected')).toBe('true');
  expect(await plies(page)).toBe(0);
  await close();
});

test('touches are answered while the computer is to move, and when the game is over', async () => {
  const computer = { kind: 'computer' as const, level: 1 };
  const { page, close } = await openAt(here, { name: 'siam', seats: [{ kind: 'person' }, computer] });
  // The engine never arrives, so the computer thinks for as long as the test wants.
  await page.route(/siliam_thinking/, () => undefined);
  await page.keyboard.type('@c1n');
  await page.keyboard.press('Enter');
  await untilPlies(page, 1);
  await touch(page, 'cell:c1');
  await page.getByText('pas à vous de jouer').first().waitFor({ state: 'attached' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await close();
  const over = await openAt(here, {
    name: 'siam',
    moves: '@c1w,@e4e,@c1n,e4d4w,c2e,@e4w,c1^,d4^,c3^,@e4w,d3^'.split(','),
  });
  await touch(over.page, 'cell:c2');
  await over.page.getByText('La partie est finie').first().waitFor({ state: 'attached' });
  await over.close();
});

deep('the last move is drawn, except while a piece is in hand', async () => {
  const { page, close } = await openAt(here, { name: 'siam', moves: ['@c1n', '@c5s'] });
  const landed = page.locator('.board .landed');
  expect(await landed.count()).toBe(1);
  await touch(page, 'cell:c1');
  expect(await landed.count()).toBe(0);
  await touch(page, 'cell:c1');
  expect(await landed.count()).toBe(1);
  await close();
});

test('petals stay within their cell; a corner that does not block is struck, and says why when touched', async () => {
  const { page, close } = await openAt(here, MUST_BLOCK);
  await said(page, 'À Noir de jouer');
  await touch(page, 'cell:g6');
  const petals = page.locator('.compass .petal');
  expect(await petals.count()).toBe(4);
  const refused = page.locator('[data-touch="facing:ne"]');
  expect(await refused.getAttribute('aria-disabled')).toBe('true');
  const plate = await page.locator('.compass').boundingBox();
  const cell = await page.locator('[data-touch="cell:g6"]').boundingBox();
  expect(plate?.width).toBeLessThanOrEqual((cell?.width ?? 0) * 1.06);
  await refused.focus();
  await page.keyboard.press('Enter');
  await said(page, /Dans ce coin, cela ne bloquerait pas/);
  expect(await petals.count()).toBe(4);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-touch="facing:sw"]').click();
  await untilPlies(page, 1);
  await close();
});

deep('a finger gets petals of its own size, on the board', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, close } = await openAt(here, { ...MUST_BLOCK, options: phone });
  await page.locator('[data-touch="cell:g6"]').tap();
  for (const petal of await page.locator('.compass .petal').all()) {
    const box = await petal.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await close();
});

deep('a seal covers no piece', async () => {
  const { page, close } = await openAt(here, {
    name: 'samliam-3p',
    moves: (
      'a9se,f9ne,h1ne,d4se,f4se,e5nw,c4sw,d6se,c5nw,c4ne,g3se,c5se,d4nw,a9nw,a4sw,c3sw,d3ne,e3se,' +
      'e6ne,d6nw,g5sw,e7se,d7ne,b5ne,e6sw,g3nw'
    ).split(','),
  });
  expect(await page.locator('[data-sealed]').getAttribute('data-sealed')).toBe('g7');
  expect(await page.locator('.board .ghost').count()).toBe(1);
  // The closing cell is not framed in gold, the three others of the figure are.
  expect(await page.locator('.board rect.gold').count()).toBe(3);
  await close();
  // The cells above and on one side of the closing cell are taken, and below there is none.
  const moves = ['a1sw', 'd4ne', 'a2nw', 'd5ne', 'b2ne'];
  const beside = await openAt(here, { name: 'samliam-7', moves });
  const covered = await beside.page.evaluate(() => {
    const boxes = (what: string) =>
      [...document.querySelectorAll(`.board ${what}`)].map((one) => one.getBoundingClientRect());
    return boxes('[data-sealed]').map(
      (seal) =>
        boxes('[data-piece], .closing').filter(
          (box) =>
            Math.min(seal.right, box.right) - Math.max(seal.left, box.left) > 1 &&
            Math.min(seal.bottom, box.bottom) - Math.max(seal.top, box.top) > 1,
        ).length,
    );
  });
  expect(covered).toEqual([0]);
  await beside.close();
});

deep('of a small square each half is taken by itself; the other one stays', async () => {
  const { page, close } = await openAt(here, {
    name: 'samliam-7',
    start:
      'rnwgse,rnw,gne,rnwrse,gnersw,gnwgse,gnersw/gnw,rnersw,gnwrse,1,rnegsw,rnersw,rnwgse/gnwgse,gnegsw,rnwrse,' +
      'gnegsw,rne,gnwgse,rse/rnegsw,gnwrse,rnwgse,rnersw,gse,gnegsw,gne/gne,rsw,gnwgse,rsw,gnwgse,rnersw,rne/' +
      'rnegsw,gnersw,rne,rnersw,gnersw,gnwgse,rnw/rnersw,rnw,rnegsw,gnegsw,rnersw,gnw,gne r 0',
  });
  const here1 = page.locator('[data-piece^="a1/"]');
  expect(await here1.count()).toBe(1);
  await touch(page, 'cell:a1');
  expect(await here1.count()).toBe(2);
  await touch(page, 'facing:ne');
  expect(await page.locator('.piece.lifted [data-piece^="a1/"][data-facing="ne"]').count()).toBe(1);
  expect(await page.locator('.piece:not(.lifted) [data-piece^="a1/"][data-facing="sw"]').count()).toBe(1);
  await touch(page, 'cell:d6');
  await touch(page, 'facing:ne');
  await untilPlies(page, 1);
  expect(await here1.count()).toBe(1);
  expect(await here1.getAttribute('data-facing')).toBe('sw');
  await said(page, /moitié nord-est/);
  await close();
});
