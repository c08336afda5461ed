// The games that a browser keeps: listed, opened, deleted, and never broken by a damaged row.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plies, site, violations, visit, deep } from './harness.ts';

const here = site();

interface Row {
  id: string;
  name?: string;
  seats?: object[];
  moves?: string[];
  over?: boolean;
  settled?: object | null;
  changed?: number;
  clock?: object | null;
}

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }];
const WITH_COMPUTER = [{ kind: 'person' }, { kind: 'computer', level: 3 }];

/** Puts games into the browser's storage. */
async function store(page: Page, rows: Row[]): Promise<void> {
  await page.evaluate(
    ({ games, seats }) => {
      for (const game of games) {
        const row = {
          name: 'siam',
          start: null,
          seats,
          clock: null,
          left: seats.map(() => 0),
          moves: ['@c1n'],
          undone: [],
          settled: null,
          revision: 1,
          changed: Date.now(),
          over: false,
          ...game,
        };
        localStorage.setItem(`siliam:game:${game.id}`, JSON.stringify(row));
      }
    },
    { games: rows, seats: PEOPLE },
  );
}

async function openList(page: Page): Promise<void> {
  await page.goto(`${here.url}#/games`);
  await page.getByRole('heading', { name: 'Vos parties', level: 1 }).waitFor();
}

const card = (page: Page, id: string) => page.locator(`[data-game="${id}"]`);

deep('an empty list says so and leads to a game', async () => {
  const { page, close } = await visit(here, '#/games');
  await page.getByText('Rien n’est gardé ici').waitFor();
  expect(await violations(page)).toEqual([]);
  await close();
});

test('running and finished games with opponent, options, clock, date, turn and result', async () => {
  const { page, close } = await visit(here);
  const yesterday = await page.evaluate(() => Date.now() - 24 * 60 * 60 * 1000);
  await store(page, [
    { id: 'mine', seats: WITH_COMPUTER, moves: ['@c1n', '@c5s'], clock: { minutes: 15, increment: 5 } },
    { id: 'ours', name: 'siam:ban', moves: ['@b1n'], changed: yesterday },
    { id: 'lost', seats: WITH_COMPUTER, settled: { kind: 'resigned', player: 0 }, over: true },
    { id: 'drawn', settled: { kind: 'agreed' }, over: true, changed: yesterday },
    {
      id: 'three',
      name: 'samliam-3p',
      seats: [...WITH_COMPUTER, { kind: 'computer', level: 3 }],
      moves: ['e5ne'],
    },
  ]);
  await openList(page);
  expect(await card(page, 'mine').textContent()).toMatch(
    /À vous de jouer.*Contre l’ordinateur, niveau 3.*15 min \+ 5 s par coup, 2 coups.*aujourd’hui/s,
  );
  expect(await card(page, 'ours').textContent()).toMatch(
    /Aux Rhinocéros de jouer.*2 personnes à cet écran.*c1 et c5 interdites.*Sans pendule, 1 coup.*hier/s,
  );
  expect(await card(page, 'lost').textContent()).toContain('perdue');
  expect(await card(page, 'drawn').textContent()).toContain('nulle');
  expect(await card(page, 'three').textContent()).toContain('Une personne et 2 ordinateurs');
  expect(
    await page
      .getByRole('region', { name: /En cours/ })
      .locator('[data-game]')
      .count(),
  ).toBe(3);
  expect(
    await page
      .getByRole('region', { name: /Finies/ })
      .locator('[data-game]')
      .count(),
  ).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: 'screenshots/games.png', fullPage: true });
  // A finished one opens where it ended, to be looked at again.
  await card(page, 'lost').getByRole('link', { name: 'Siam' }).click();
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  await openList(page);
  await card(page, 'mine').getByRole('link', { name: 'Siam' }).click();
  await page.locator('[data-table]').waitFor();
  expect(await plies(page)).toBe(2);
  await close();
});

test('a game is deleted after one question, and not without it', async () => {
  const { page, close } = await visit(here);
  await store(page, [{ id: 'one' }, { id: 'two' }]);
  await openList(page);
  const remove = card(page, 'one').getByRole('button', { name: /Effacer la partie de Siam/ });
  await remove.click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await card(page, 'one').count()).toBe(1);
  expect(await remove.evaluate((node) => node === document.activeElement)).toBe(true);
  await remove.click();
  await dialog.getByRole('button', { name: 'Effacer' }).click();
  await card(page, 'one').waitFor({ state: 'detached' });
  expect(await card(page, 'two').count()).toBe(1);
  await page.reload();
  await card(page, 'two').waitFor();
  expect(await card(page, 'one').count()).toBe(0);
  await close();
});

test('damaged and hostile rows are shown as damaged, can be deleted, and break nothing', async () => {
  const { page, close } = await visit(here);
  await store(page, [
    { id: 'whole' },
    { id: 'refused', moves: ['@z9n'] },
    { id: 'unknown', name: 'chess' },
    { id: 'option', name: 'siam:nonsense' },
    { id: 'seats', name: 'samliam-3p', moves: [] },
    { id: 'future', changed: 1e300 },
  ]);
  await page.evaluate(() => {
    localStorage.setItem('siliam:game:cut', '{"moves":');
    localStorage.setItem('siliam:game:list', '[]');
    localStorage.setItem('siliam:game:<b>', '"<img src=x onerror=alert(1)>"');
    // A row that claims to be another game must not write over it.
    localStorage.setItem('siliam:game:thief', localStorage.getItem('siliam:game:whole') ?? '');
  });
  await openList(page);
  expect(await card(page, 'whole').getByRole('link', { name: 'Siam' }).count()).toBe(1);
  const damaged = page.getByRole('button', { name: 'Effacer cette partie abîmée' });
  expect(await damaged.count()).toBe(9);
  expect(await violations(page)).toEqual([]);
  await card(page, 'cut').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await card(page, 'cut').waitFor({ state: 'detached' });
  expect(await damaged.count()).toBe(8);
  // The home page and the table live with them too.
  await page.goto(`${here.url}#/table/thief`);
  await page.getByRole('heading', { name: 'Cette partie est abîmée' }).waitFor();
  await close();
});

deep('of many games a few boards are drawn, the rest on demand', async () => {
  const { page, close } = await visit(here);
  await store(
    page,
    Array.from({ length: 50 }, (_, index) => ({
      id: `g${index}`,
      over: index % 2 === 1,
      settled: index % 2 === 1 ? { kind: 'agreed' } : null,
      changed: index,
    })),
  );
  await openList(page);
  expect(await page.locator('[data-game]').count()).toBeLessThanOrEqual(12);
  const running = page.getByRole('region', { name: /En cours/ });
  expect(await running.getByText('25').count()).toBe(1);
  // The latest first.
  expect(await running.locator('[data-game]').first().getAttribute('data-game')).toBe('g48');
  for (let more = 0; more < 2; more++)
    await running.getByRole('button', { name: 'Montrer la suite' }).click();
  expect(await running.locator('[data-game]').count()).toBe(25);
  await close();
});

deep('the newest sixty finished games stay, running ones for ever', async () => {
  const { page, close } = await visit(here);
  await store(page, [
    ...Array.from({ length: 70 }, (_, index) => ({
      id: `f${index}`,
      over: true,
      settled: { kind: 'agreed' },
      changed: index,
    })),
    ...Array.from({ length: 45 }, (_, index) => ({ id: `r${index}`, changed: index })),
  ]);
  await page.goto(`${here.url}#/new/siam`);
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
  const ids = await page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) => /^siliam:game:([fr]\d+)$/.exec(key)?.[1] ?? []),
  );
  expect(ids.filter((id) => id.startsWith('r'))).toHaveLength(45);
  expect(ids.filter((id) => id.startsWith('f'))).toHaveLength(60);
  expect(ids).toContain('f69');
  expect(ids).not.toContain('f9');
  await close();
});
