// With `announce` the players have to see threats for themselves: the page tells nothing of what nobody called.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from './harness.ts';
import { openAt } from './positions.ts';

const here = site();
const name = 'samliam-7:announce';
/** Red has three corners of a square and can close it on b1. */
const before = ['a1sw', 'd4ne', 'a2nw', 'd5ne'];

/** What each surface tells of a sam: the board, the list of moves, the sentences, and what is spoken. */
async function told(page: Page) {
  const called = (where: string) => page.locator(where).getByRole('img', { name: /^sam$/i });
  return {
    sealed: await page.locator('[data-sealed]').count(),
    marked: await page.locator('.board .closing, .board .open').count(),
    listed: await called('[aria-label="Coups joués"]').count(),
    said: await called('[data-status]').count(),
    spoken: /sam\b/i.test((await page.locator('[aria-live="polite"]').first().textContent()) ?? ''),
  };
}

test('a sam that nobody called is neither sealed, marked, listed, said nor spoken', async () => {
  const { page, close } = await openAt(here, { name, moves: [...before, 'b2ne'] });
  expect(await told(page)).toEqual({ sealed: 0, marked: 0, listed: 0, said: 0, spoken: false });
  await close();
});

test('a sam that was called is told on every surface', async () => {
  const { page, close } = await openAt(here, { name, moves: [...before, 'b2ne+sam'] });
  expect(await told(page)).toMatchObject({ sealed: 1, listed: 1, spoken: true });
  await close();
});

test('once it is past it is listed', async () => {
  const { page, close } = await openAt(here, { name, moves: [...before, 'b2ne', 'g7ne', 'g1ne'] });
  expect(await told(page)).toMatchObject({ sealed: 0, listed: 1, spoken: false });
  await close();
});
