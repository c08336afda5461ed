// The computer at its levels, its hints, looking back, and a finished game gone through.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  loadRules,
  more,
  played,
  plies,
  site,
  sitDown,
  untilPlies,
  violations,
  visit,
  deep,
  lastOf,
} from './harness.ts';

const loaded = await loadRules();
const here = site();

interface KeptGame {
  id: string;
  name: string;
  start?: string | null;
  seats: { kind: string; level?: number }[];
  seed?: number;
  moves: string[];
  over?: boolean;
}

const keptGame = (page: Page): Promise<KeptGame> =>
  page.evaluate(() => {
    const key = `siliam:game:${location.hash.split('/')[2] ?? ''}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  });

/** Puts a game into the browser's storage and opens it. */
async function openKept(page: Page, game: KeptGame): Promise<void> {
  await page.evaluate((kept) => {
    const rest = { clock: null, left: [0, 0], undone: [], settled: null, revision: 1, changed: 0 };
    localStorage.setItem(`siliam:game:${kept.id}`, JSON.stringify({ start: null, ...rest, ...kept }));
  }, game);
  await page.goto(`${here.url}#/table/${game.id}`);
  await page.locator('[data-table]').waitFor();
}

async function typeMove(page: Page, mv: string): Promise<void> {
  await page.keyboard.type(mv);
  await page.keyboard.press('Enter');
}

/** Elephants could have pushed a rock off at once, stepped aside, and won later after all. */
const MISSED: KeptGame = {
  id: 'missedwin',
  name: 'siam',
  start: '2#2/2N2/5/5/#3# e 6 00',
  seats: [{ kind: 'person' }, { kind: 'computer', level: 3 }],
  moves: ['c4d4n', '@a5s', 'd4c4n', '@b5s', 'c4^'],
  over: true,
};

test('a level is chosen, spoken, shown beside its side, and remembered', async () => {
  const { page, close } = await visit(here, '#/new/siam');
  const slider = page.getByRole('slider', { name: 'L’ordinateur Force' });
  // A newcomer's first game.
  expect(await slider.getAttribute('aria-valuetext')).toBe('niveau 2, premiers pas');
  await slider.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe('niveau 7, aguerri');
  expect(await violations(page)).toEqual([]);
  await page.locator('form .start').click();
  await page.getByText('ordinateur, niveau 7').waitFor();
  expect((await keptGame(page)).seats).toEqual([{ kind: 'person' }, { kind: 'computer', level: 7 }]);
  await page.goto(`${here.url}#/new/squaryd`);
  const again = page.getByRole('slider');
  expect(await again.getAttribute('aria-valuetext')).toBe('niveau 7, aguerri');
  // A touch means the step it touches, also at its edge.
  const box = await page.locator('.steps i').nth(3).boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 3, (box?.y ?? 0) + 20);
  expect(await again.inputValue()).toBe('4');
  await again.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'English' }).click();
  expect(await again.getAttribute('aria-valuetext')).toBe('full strength');
  await page.locator('form .start').click();
  await page.getByText('computer, full strength').waitFor();
  await close();
});

deep('a game against level 1 is played to its end, over a reload', async () => {
  const { page, close } = await visit(here, '#/new/siam');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
  const { seed } = await keptGame(page);
  const table = loaded.rules.sitDown('siam');
  for (let ply = 0; ply < 300 && !table.view().ending; ply++) {
    const { start, played, actor } = table.view();
    const mv = loaded.engine.levelMove(
      'siam',
      start,
      played,
      actor === 0 ? 8 : 1,
      actor === 0 ? 3 : (seed ?? 0),
    );
    expect(table.play(mv ?? '')).toBeNull();
    if (actor === 0) await typeMove(page, mv ?? '');
    await untilPlies(page, ply + 1, 10_000);
    if (ply === 2) {
      await page.reload();
      await page.locator('[data-table]').waitFor();
    }
  }
  // The level played exactly what it plays here: its moods are the game's, before and after the reload.
  expect((await keptGame(page)).moves).toEqual(table.view().played);
  expect(table.view().played.length).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  await close();
});

describe('a hint is shown and vanishes with the next move', () => {
  for (const id of lastOf(played(loaded.rules))) {
    test(id, async () => {
      const { page, close } = await visit(here);
      await sitDown(page, here.url, id);
      await page.getByRole('button', { name: 'Conseil' }).press('Enter');
      const said = page.locator('.status p', { hasText: /paraît|gagne|résiste/ });
      await said.waitFor({ timeout: 10_000 });
      expect(await page.locator('[data-hint]').textContent()).toMatch(/paraît|gagne|résiste/);
      expect(await page.locator('.board .hinted').count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: `screenshots/hint-${id}.png` });
      const mv = /([^\s]+) (paraît|gagne|résiste)/.exec((await said.textContent()) ?? '')?.[1] ?? '';
      await typeMove(page, mv);
      await untilPlies(page, 1);
      expect(await page.locator('.board .hinted').count()).toBe(0);
      expect((await page.locator('[data-hint]').textContent())?.trim()).toBe('');
      await close();
    });
  }
});

test('a hint says when it wins', async () => {
  const { page, close } = await visit(here, '#/about', { lang: 'en' });
  await openKept(page, {
    ...MISSED,
    id: 'winning',
    moves: [],
    seats: [{ kind: 'person' }, { kind: 'person' }],
    over: false,
  });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('c4^ wins at once').first().waitFor();
  await close();
});

test('one looks back, touches nothing, and returns', async () => {
  const { page, close } = await visit(here, '#/about', { motion: 'full' });
  await sitDown(page, here.url, 'siam');
  for (const [index, mv] of ['@c1n', '@d5s', 'c1c2n'].entries()) {
    await typeMove(page, mv);
    await untilPlies(page, index + 1);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'coup 1', exact: false }).first().click();
  const title = page.locator('.status h2');
  expect(await title.textContent()).toBe('Après le coup 1 sur 3');
  await page.getByRole('gridcell', { name: 'c1, éléphant, face au nord' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // Nothing can be touched or typed.
  await page.locator('[data-touch="cell:c1"]').click();
  expect(await page.locator('.board .held').count()).toBe(await page.locator('.grid .held').count());
  await page.keyboard.type('@');
  expect(await page.locator('#typed').count()).toBe(0);
  // By keyboard, from the list of moves.
  await page.locator('.moves button').first().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await title.textContent()).toBe('Le début de la partie');
  await page.getByRole('region', { name: 'Coups' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await title.textContent()).toBe('Après le coup 2 sur 3');
  await page.keyboard.press('ArrowRight');
  expect(await title.textContent()).toBe('Aux Rhinocéros de jouer');
  await page.locator('.moves button').first().click();
  await page.getByRole('button', { name: 'Revenir à la partie' }).click();
  expect(await title.textContent()).toBe('Aux Rhinocéros de jouer');
  await typeMove(page, 'd5d4s');
  await untilPlies(page, 4);
  await close();
});

deep('whoever looks back is not disturbed by the computer', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam', [1]);
  await typeMove(page, '@c1n');
  await untilPlies(page, 1);
  await page.keyboard.press('Escape');
  // Twice: on a busy machine the computer may have played already.
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('ArrowLeft');
  await untilPlies(page, 2, 10_000);
  expect(await page.locator('.status h2').textContent()).toBe('Le début de la partie');
  await page.keyboard.press('Escape');
  expect(await page.locator('.status h2').textContent()).toBe('Aux Éléphants de jouer');
  await close();
});

describe('a finished game is gone through, and the missed win is named', () => {
  for (const [lang, button, sentence, better] of [
    [
      'fr',
      'Ce qui a décidé la partie',
      'c4d4n passe à côté du gain\u00a0: c4^ gagne tout de suite.',
      'Mieux\u00a0: c4^',
    ],
    ['en', 'What decided the game', 'c4d4n passes over a win: c4^ wins at once.', 'Better: c4^'],
  ] as const) {
    (lang === 'fr' ? test : deep)(lang, async () => {
      const { page, close } = await visit(here, '#/about', { lang });
      await openKept(page, MISSED);
      await page.getByRole('button', { name: lang === 'fr' ? 'Autres' : 'More' }).click();
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
      const entry = page.getByRole('button', { name: sentence });
      await entry.waitFor({ timeout: 20_000 });
      expect(await page.locator('.review li').count()).toBeLessThanOrEqual(6);
      expect(await violations(page)).toEqual([]);
      await entry.click();
      expect(await page.locator('.status p').textContent()).toContain(better);
      expect(await page.locator('.board .hinted').count()).toBe(2);
      expect(await entry.getAttribute('aria-pressed')).toBe('true');
      expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: `screenshots/review-${lang}.png`, fullPage: true });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: lang === 'fr' ? 'Revanche' : 'Rematch' }).waitFor();
      await close();
    });
  }
});

deep('a review can be stopped, and is forgotten when the game goes on', async () => {
  const { page, close } = await visit(here);
  const table = loaded.rules.sitDown('squaryd');
  while (!table.view().ending) {
    const { start, played } = table.view();
    table.play(loaded.engine.levelMove('squaryd', start, played, 4, 9) ?? '');
  }
  const { played: moves } = table.view();
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  // The engine is held up at the door, so that there is something to stop.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*thinking*.wasm', (route) => held.then(() => route.continue()));
  await page.goto(`${here.url}#/about`);
  await page.reload();
  await openKept(page, { id: 'longgame', name: 'squaryd', seats, moves, over: true });
  await more(page, 'Ce qui a décidé la partie');
  expect(await page.getByRole('progressbar').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Arrêter' }).click();
  expect(await page.getByRole('progressbar').count()).toBe(0);
  release();
  await more(page, 'Ce qui a décidé la partie');
  await page.locator('.review ol, .review p:text("Aucun")').waitFor({ timeout: 60_000 });
  await more(page, 'Reprendre');
  expect(await page.locator('.review').count()).toBe(0);
  expect(await plies(page)).toBe(moves.length - 1);
  await close();
});

test('what was overlooked at the table is told once the game is over, not before', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'squaryd:table');
  for (const [index, cell] of ['b2', 'a7', 'b6', 'c7', 'f2', 'e7', 'f6', 'g7'].entries()) {
    await page.locator(`[data-touch="cell:${cell}"]`).click();
    await untilPlies(page, index + 1);
  }
  expect(await page.getByText('oubli').count()).toBe(0);
  await more(page, 'Abandon');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  const slip = page.locator('.moves button', { hasText: 'oubli' });
  expect(await slip.count()).toBeGreaterThan(0);
  await slip.last().click();
  expect(await page.locator('.status p').textContent()).toContain('Oubli');
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: 'screenshots/overlooked.png' });
  await close();
});
