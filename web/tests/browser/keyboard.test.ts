// Whole games by keyboard alone: the focus stays on the board after every kind of move, and every move is spoken.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  loadRules,
  played,
  plies,
  site,
  sitDown,
  untilPlies,
  visit,
  wholeGame,
  deep,
  lastOf,
} from './harness.ts';

const loaded = await loadRules();
const here = site();

/** What has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.touch ?? '');

const onBoard = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-board]') !== null);

/** What was spoken last. */
const spoken = (page: Page) => page.locator('[aria-live="polite"]').first().textContent();

async function tabUntil(page: Page, wanted: (touch: string) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (wanted(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

/** Goes to a cell by arrows. */
async function goTo(page: Page, cell: string): Promise<void> {
  await tabUntil(page, (touch) => touch.startsWith('cell:'));
  const [column, row] = [cell.charCodeAt(0), Number(cell.slice(1))];
  for (let presses = 0; presses < 40; presses++) {
    const now = await focused(page);
    const [x, y] = [now.charCodeAt(5), Number(now.slice(6))];
    if (x === column && y === row) return;
    // A hole in the board is jumped over, so one walks around it.
    const up = `${String.fromCharCode(x)}${y + Math.sign(row - y)}`;
    const free = y !== row && (await page.locator(`[data-touch="cell:${up}"]`).count()) > 0;
    const vertical = y < row ? 'ArrowUp' : 'ArrowDown';
    const horizontal = x < column || (x === column && x === 97) ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(free ? vertical : horizontal);
  }
}

/** Arrows, Tab and Enter, nothing else. */
async function press(page: Page, what: string): Promise<void> {
  if (what.startsWith('cell:')) await goTo(page, what.slice(5));
  else await tabUntil(page, (touch) => touch === what);
  expect(await focused(page)).toBe(what);
  await page.keyboard.press('Enter');
}

/** Plays a move; afterwards the focus is on the board and the move was spoken. */
async function pressMove(page: Page, { mv, path }: { mv: string; path: string[] }): Promise<void> {
  const before = await plies(page);
  const heard = await spoken(page);
  for (const what of path) {
    // A path that can only go on in one way is played already.
    if ((await plies(page)) > before) break;
    await press(page, what);
  }
  await untilPlies(page, before + 1).catch(() => {
    throw new Error(`ply ${before + 1}, ${mv} by ${path.join(' ')}, was not played`);
  });
  expect(await onBoard(page), `after ${mv} by ${path.join(' ')}`).toBe(true);
  const now = await spoken(page);
  expect(now, mv).not.toBe(heard);
  expect(now, mv).toContain(await page.locator('[data-status] h2').textContent());
}

describe('a whole game by keyboard alone', () => {
  for (const id of lastOf(played(loaded.rules))) {
    test(id, async () => {
      const { page, close } = await visit(here);
      await sitDown(page, here.url, id);
      for (const move of wholeGame(loaded, id)) await pressMove(page, move);
      // The end is spoken with its reason, and what comes next is a Tab away.
      const reason = (await page.locator('[data-status] .reason').textContent())?.trim() ?? '';
      expect(reason.length).toBeGreaterThan(10);
      expect(await spoken(page)).toContain(reason.slice(0, 20));
      await page.getByRole('button', { name: 'Revanche' }).waitFor();
      await close();
    });
  }
});

test('buttons of the game leave the focus on the board as well: a claim, taking over a move', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'squaryd:table');
  const table = loaded.rules.sitDown('squaryd:table');
  const play = async (mv: string) => {
    const choice = table.choices(table.view().actor).find((one) => one.mv === mv);
    if (!choice) throw new Error(`${mv} cannot be touched`);
    await pressMove(page, choice);
    table.play(mv);
  };
  for (const cell of ['b2', 'a7', 'b6', 'c7', 'f2', 'e7', 'f6', 'g7']) await play(cell);
  // A claim: the button first, then the four corners.
  const claim = table.choices(0).find((one) => one.path[0] === 'action:claim' && /b2/.test(one.mv));
  await press(page, 'action:claim');
  for (const cell of ['b2', 'b6', 'f2', 'f6']) await press(page, `cell:${cell}`);
  expect(claim).toBeDefined();
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  expect(await onBoard(page)).toBe(true);
  await sitDown(page, here.url, 'siam:swap');
  const siam = loaded.rules.sitDown('siam:swap');
  const enter = siam.choices(0).find((one) => one.mv === '@c1n');
  if (!enter) throw new Error('@c1n cannot be touched');
  await pressMove(page, enter);
  await press(page, 'action:swap');
  await untilPlies(page, 2);
  expect(await onBoard(page)).toBe(true);
  await close();
});

deep('Escape lets go, one step after the other', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await press(page, 'reserve:0:elephant');
  await press(page, 'cell:c1');
  expect(await focused(page)).toMatch(/^facing:/);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('cell:c1');
  await page.keyboard.press('Escape');
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
  await close();
});

deep('arrows on the board never look back; beside it they do, and Home and End go to both ends', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  const title = page.locator('[data-status] h2');
  for (const [index, mv] of ['@c1n', '@d5s', 'c1c2n'].entries()) {
    await page.keyboard.type(mv);
    await page.keyboard.press('Enter');
    await untilPlies(page, index + 1);
  }
  await page.keyboard.press('ArrowLeft');
  expect(await title.textContent()).toBe('Après le coup 2 sur 3');
  await page.keyboard.press('Home');
  expect(await title.textContent()).toBe('Le début de la partie');
  await page.keyboard.press('ArrowRight');
  expect(await title.textContent()).toBe('Après le coup 1 sur 3');
  await page.keyboard.press('End');
  expect(await title.textContent()).toBe('Aux Rhinocéros de jouer');
  await goTo(page, 'a1');
  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'ArrowLeft']) {
    await page.keyboard.press(key);
    expect(await title.textContent(), key).toBe('Aux Rhinocéros de jouer');
    expect(await onBoard(page), key).toBe(true);
  }
  // A reserve belongs to the board.
  await tabUntil(page, (touch) => touch.startsWith('reserve:'));
  for (const key of ['ArrowLeft', 'Home']) {
    await page.keyboard.press(key);
    expect(await title.textContent(), `${key} on a reserve`).toBe('Aux Rhinocéros de jouer');
  }
  await close();
});

deep('moves are taken back and played again by keys', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'squaryd');
  await press(page, 'cell:c3');
  await untilPlies(page, 1);
  await press(page, 'cell:e5');
  await untilPlies(page, 2);
  const reach = (count: number) => page.locator(`[data-table][data-plies="${count}"]`).waitFor();
  await page.keyboard.press('Control+z');
  await reach(1);
  await page.keyboard.press('Backspace');
  await reach(0);
  await page.keyboard.press('Control+y');
  await reach(1);
  await page.keyboard.press('Control+Shift+z');
  await reach(2);
  expect(await onBoard(page)).toBe(true);
  await close();
});

test('a typed move takes the second line, and goes with Enter or Escape', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await goTo(page, 'b1');
  const field = page.locator('[data-status] input');
  expect(await field.count()).toBe(0);
  await page.keyboard.type('@c');
  expect(await field.inputValue()).toBe('@c');
  await page.keyboard.press('Escape');
  expect(await field.count()).toBe(0);
  expect(await focused(page)).toBe('cell:b1');
  await page.keyboard.type('@c1n');
  await page.keyboard.press('Enter');
  await untilPlies(page, 1);
  expect(await field.count()).toBe(0);
  expect(await focused(page)).toBe('cell:b1');
  await close();
});

test('the bar is a toolbar, the menu and the question are dialogs, and the focus comes back', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  const name = () => page.evaluate(() => document.activeElement?.textContent.trim());
  const undo = page.getByRole('toolbar').getByRole('button').first();
  await undo.focus();
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('Conseil');
  await page.keyboard.press('End');
  expect(await name()).toBe('Autres');
  await page.keyboard.press('ArrowRight');
  expect(await name()).toBe('Reprendre');
  await page.keyboard.press('ArrowLeft');
  // One Tab leaves the bar, and comes back to where one was.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="toolbar"]'))).toBeNull();
  await page.keyboard.press('Tab');
  expect(await name()).toBe('Autres');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Autres' });
  await menu.waitFor();
  await menu.getByText('Au clavier').click();
  await menu.getByText('reprendre un coup').waitFor();
  const sound = menu.getByRole('switch', { name: 'Sons' });
  expect(await sound.getAttribute('aria-checked')).toBe('false');
  await sound.press('Enter');
  expect(await sound.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  // A dialog that is closed has no role any more, but stays for a moment.
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await name()).toBe('Autres');
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Abandon' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Annuler' }).press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await name()).toBe('Autres');
  await close();
});
