// Clocks, draws and leaving: nothing is lost or gained by reloading, and nobody is cheated.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { more, site, typeMove, untilPlies, visit, deep } from './harness.ts';

const here = site();

interface Row {
  name?: string;
  start?: string | null;
  seats?: object[];
  moves?: string[];
  clock?: object | null;
  left?: number[];
  leaving?: string;
}

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }];

/** Puts a game into the browser's storage and opens it. */
async function openKept(page: Page, row: Row): Promise<void> {
  await page.evaluate(
    ({ game, seats }) => {
      const rest = { id: 'kept', name: 'siam', start: null, seats, clock: null, left: [0, 0], moves: [] };
      const state = { undone: [], settled: null, revision: 1, changed: 0, over: false };
      localStorage.setItem('siliam:game:kept', JSON.stringify({ ...rest, ...state, ...game }));
    },
    { game: row, seats: PEOPLE },
  );
  await page.goto(`${here.url}#/table/kept`);
  await page.locator('[data-table]').waitFor();
}

/** What a clock shows. */
const shown = async (page: Page, side: string) =>
  (await page.getByRole('timer', { name: new RegExp(side) }).textContent())?.trim();

const TIMED: Row = {
  moves: ['@c1n'],
  clock: { minutes: 5, increment: 3 },
  left: [303_000, 200_000],
};

/** Time goes on only when the test says so. */
async function timed(row: Row): Promise<Awaited<ReturnType<typeof visit>>> {
  const visited = await visit(here);
  const { page } = visited;
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await openKept(page, row);
  return visited;
}

test('reloading and leaving in the middle of a move change nothing', async () => {
  const { page, close } = await timed(TIMED);
  await page.clock.runFor(5000);
  expect(await shown(page, 'Rhinocéros')).toBe('03:15');
  await page.reload();
  await page.locator('[data-table]').waitFor();
  expect(await shown(page, 'Rhinocéros')).toBe('03:15');
  expect(await shown(page, 'Éléphants')).toBe('05:03');
  await page.clock.runFor(1300);
  // Another page of the site, for a long while.
  await page.goto(`${here.url}#/about`);
  await page.clock.runFor(60_000);
  await page.goBack();
  await page.locator('[data-table]').waitFor();
  expect(await shown(page, 'Rhinocéros')).toBe('03:14');
  await page.clock.runFor(2000);
  expect(await shown(page, 'Rhinocéros')).toBe('03:12');
  await close();
});

deep('a browser that dies without a word loses two seconds at most', async () => {
  const { page, close } = await timed(TIMED);
  await page.clock.runFor(30_000);
  const left = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('siliam:game:kept') ?? '{}') as { left: number[] }).left[1] ?? 0,
  );
  expect(left).toBeGreaterThanOrEqual(170_000);
  expect(left).toBeLessThanOrEqual(172_500);
  await close();
});

deep('the clock stops while the page is out of sight', async () => {
  const { page, close } = await timed(TIMED);
  const turn = (hidden: boolean) =>
    page.evaluate((out) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => out });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await page.clock.runFor(4000);
  await turn(true);
  await page.clock.runFor(90_000);
  await turn(false);
  expect(await shown(page, 'Rhinocéros')).toBe('03:16');
  await page.clock.runFor(1000);
  expect(await shown(page, 'Rhinocéros')).toBe('03:15');
  await close();
});

deep('a move adds its seconds once; taking back takes them away and gives no time to think', async () => {
  const { page, close } = await timed(TIMED);
  await page.clock.runFor(10_000);
  await typeMove(page, '@c5s');
  expect(await shown(page, 'Rhinocéros')).toBe('03:13');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  expect(await shown(page, 'Rhinocéros')).toBe('03:10');
  for (let again = 0; again < 3; again++) {
    await typeMove(page, '@c5s');
    await page.getByRole('button', { name: 'Reprendre' }).click();
  }
  expect(await shown(page, 'Rhinocéros')).toBe('03:10');
  await close();
});

test('whoever has no time left has not moved', async () => {
  const { page, close } = await timed({ ...TIMED, left: [303_000, 3000] });
  await page.clock.runFor(3400);
  expect(await page.locator('.status h2').textContent()).toBe('Les Éléphants gagnent');
  await page.getByText('temps écoulé').first().waitFor();
  await page.reload();
  await page.getByText('temps écoulé').first().waitFor();
  await close();
});

/** Elephants push a rock off the board with their next move. */
const WON = '2#2/2N2/5/5/#3# e 6 00';
const WITH_COMPUTER = [{ kind: 'person' }, { kind: 'computer', level: 5 }];

async function offer(page: Page): Promise<void> {
  await more(page, 'Nulle');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proposer', exact: true }).click();
}

deep('a computer that is lost agrees to a draw', async () => {
  const { page, close } = await visit(here);
  await openKept(page, { start: WON, seats: WITH_COMPUTER });
  await offer(page);
  await page.locator('.status h2', { hasText: 'Partie nulle' }).waitFor();
  await close();
});

deep('a computer that hopes for more declines, says so, and is not asked again at once', async () => {
  const { page, close } = await visit(here);
  // The elephants are the computer's, and two of the person's moves would not be enough to stop them.
  const start = '1#1#1/1N1N1/5/5/2#2 r 7 00';
  await openKept(page, { start, seats: [{ kind: 'computer', level: 5 }, { kind: 'person' }] });
  await offer(page);
  await page.getByText('Nulle refusée : Éléphants espère mieux.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Revanche' }).count()).toBe(0);
  await page.reload();
  await page.locator('[data-table]').waitFor();
  await offer(page);
  await page.getByText('encore 10 coups avant de la proposer').first().waitFor();
  // The game goes on.
  await typeMove(page, '@a1n');
  await close();
});

deep('people at one screen agree aloud', async () => {
  const { page, close } = await visit(here);
  await openKept(page, {});
  await more(page, 'Nulle');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Partie nulle' }).click();
  expect(await page.locator('.status h2').textContent()).toBe('Partie nulle');
  await close();
});

const THREE: Row = {
  name: 'samliam-3p',
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
  left: [0, 0, 0],
};

async function resign(page: Page): Promise<void> {
  await more(page, 'Abandon');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
}

test('of three, a computer goes on in the seat of whoever resigned', async () => {
  const { page, close } = await visit(here);
  await openKept(page, { ...THREE, leaving: 'goes-on' });
  await resign(page);
  await untilPlies(page, 1, 20_000);
  expect(await page.locator('[data-seat="0"]').textContent()).toContain('ordinateur, après un abandon');
  await page.reload();
  await page.locator('[data-table]').waitFor();
  expect(await page.locator('[data-seat="0"]').textContent()).toContain('ordinateur, après un abandon');
  // The second leaves too; the third is the last person, and with them the game ends.
  await resign(page);
  await untilPlies(page, 2, 20_000);
  await resign(page);
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  const said = (await page.locator('.status').textContent()) ?? '';
  expect(said).toContain('Noir');
  expect(said).toContain('Rouge avait abandonné');
  await close();
});

deep('of three, the game ends where that was agreed, and says who is last and who share', async () => {
  const { page, close } = await visit(here);
  await openKept(page, { ...THREE, leaving: 'ends' });
  await resign(page);
  expect(await page.locator('.status h2').textContent()).toBe('Vert et Noir se partagent la partie');
  expect(await page.locator('.status').textContent()).toContain('dernier');
  await page.locator('[data-verdict] [data-seal="partie partagée"]').waitFor();
  await page.goto(`${here.url}#/games`);
  await page.locator('.result', { hasText: 'partagée' }).waitFor();
  await close();
});

deep('of three, a flag that falls empties a seat, and its clock is put away', async () => {
  const { page, close } = await timed({
    ...THREE,
    leaving: 'goes-on',
    moves: ['e5ne'],
    clock: { minutes: 5, increment: 0 },
    left: [300_000, 2000, 300_000],
  });
  expect(await page.getByRole('timer').count()).toBe(3);
  await page.clock.runFor(2600);
  await page.getByText('Vert : temps écoulé ; un ordinateur continue').first().waitFor();
  expect(await page.getByRole('timer').count()).toBe(2);
  await page.clock.resume();
  await untilPlies(page, 2, 20_000);
  await close();
});

deep('the seat that a computer took over may win; whoever left it has not', async () => {
  const { page, close } = await visit(here);
  // Red has three corners of a square and the move.
  await openKept(page, {
    ...THREE,
    seats: [{ kind: 'computer', level: 10, instead: 'resigned' }, { kind: 'person' }, { kind: 'person' }],
    start: 'gne,3,kne,4/9/2,gnw,4,ksw,1/9/6,kse,1,gse/9/9/rnw,rne,7/rsw,8 r 0',
    leaving: 'goes-on',
  });
  await page.getByRole('button', { name: 'Revanche' }).waitFor({ timeout: 20_000 });
  expect(await page.locator('.status h2').textContent()).toContain('Rouge');
  expect(await page.locator('.status').textContent()).toContain('Rouge avait abandonné');
  await close();
});
