// Setting up a game: one tap begins, at every size; everything else in words, and remembered.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  choose,
  loadRules,
  screens,
  site,
  untilPlies,
  violations,
  visit,
  deep,
  languages,
  lastOf,
} from './harness.ts';

const { rules } = await loadRules();
const here = site();

const kept = (page: Page) =>
  page.evaluate(() => {
    const key = `siliam:game:${location.hash.split('/')[2] ?? ''}`;
    return JSON.parse(localStorage.getItem(key) ?? '{}') as {
      name: string;
      seats: { kind: string; level?: number }[];
      clock: { minutes: number; increment: number } | null;
      leaving?: string;
    };
  });

async function begin(page: Page): Promise<Awaited<ReturnType<typeof kept>>> {
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
  return kept(page);
}

describe('the button that begins is in sight without scrolling', () => {
  for (const lang of languages) {
    for (const { width, height } of lastOf(screens)) {
      test(`${lang}, ${width} × ${height}`, async () => {
        const { page, close } = await visit(here, '#/about', { lang }, { viewport: { width, height } });
        for (const { id } of rules.games) {
          await page.goto(`${here.url}#/new/${id}:`);
          const start = page.getByRole('button', {
            name: lang === 'fr' ? 'Commencer' : 'Begin',
            exact: true,
          });
          await start.waitFor();
          const box = await start.boundingBox();
          expect(box?.y, id).toBeGreaterThan(0);
          expect((box?.y ?? 0) + (box?.height ?? 0), id).toBeLessThanOrEqual(height);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, id).toBeLessThanOrEqual(width);
        }
        await page.screenshot({ path: `screenshots/setup-${lang}-${width}x${height}.png` });
        await close();
      });
    }
  }
});

test('one tap begins a game against the computer', async () => {
  const { page, close } = await visit(here, '#/new/siam');
  expect(await begin(page)).toMatchObject({
    name: 'siam',
    seats: [{ kind: 'person' }, { kind: 'computer', level: 2 }],
    clock: null,
  });
  await close();
});

test('no raw id is shown, options are half a sentence each, and accessibility has nothing against it', async () => {
  const { page, close } = await visit(here);
  for (const { id, options } of rules.games) {
    await page.goto(`${here.url}#/new/${id}:`);
    await page.locator('form .start').waitFor();
    const text = (await page.locator('form').textContent()) ?? '';
    for (const raw of [...options.filter((option) => option.includes('-')), 'samliam-', 'swap']) {
      expect(text, `${id}: ${raw}`).not.toContain(raw);
    }
    const words = await page.locator('.option .words > span').allTextContents();
    expect(words).toHaveLength(options.length);
    for (const half of words) expect(half.length).toBeGreaterThan(20);
    expect(await violations(page), id).toEqual([]);
  }
  await close();
});

deep('what was chosen is remembered for the family, and not for another', async () => {
  const { page, close } = await visit(here, '#/new/samliam');
  await choose(page, 'variant', 'samliam-7');
  await choose(page, 'side', '1');
  await choose(page, 'clock', '15+5');
  await page.locator('[data-option="announce"]').check();
  await page.getByRole('slider').focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  const chosen = {
    name: 'samliam-7:announce',
    seats: [{ kind: 'computer', level: 5 }, { kind: 'person' }],
    clock: { minutes: 15, increment: 5 },
  };
  expect(await begin(page)).toMatchObject(chosen);
  await page.goto(`${here.url}#/new/samliam`);
  await page.reload();
  expect(await begin(page)).toMatchObject(chosen);
  await page.goto(`${here.url}#/new/siam`);
  // Only the strength goes from one family to another.
  expect(await begin(page)).toMatchObject({
    name: 'siam',
    seats: [{ kind: 'person' }, { kind: 'computer', level: 5 }],
    clock: null,
  });
  // What the address asks for comes first.
  await page.goto(`${here.url}#/new/samliam-6x7:swap`);
  expect(await begin(page)).toMatchObject({ name: 'samliam-6x7:swap', clock: chosen.clock });
  await close();
});

deep('a damaged memory of choices is no reason to fail', async () => {
  const { page, close } = await visit(here);
  for (const text of ['{', '[]', '{"id":"siam","seats":"all"}']) {
    await page.evaluate((row) => localStorage.setItem('siliam:usual:siam', row), text);
    await page.goto(`${here.url}#/new/siam`);
    expect(await begin(page)).toMatchObject({ name: 'siam', clock: null });
    await page.goto(`${here.url}#/about`);
  }
  await close();
});

deep('the side is drawn by lot', async () => {
  const { page, close } = await visit(here, '#/new/siam');
  for (const lot of [0.9, 0.1]) {
    await page.goto(`${here.url}#/new/siam:`);
    await page.evaluate((value) => (Math.random = () => value), lot);
    await choose(page, 'side', 'lot');
    const { seats } = await begin(page);
    expect(seats.map((seat) => seat.kind)).toEqual(
      lot > 0.5 ? ['person', 'computer'] : ['computer', 'person'],
    );
  }
  await close();
});

deep('minutes and seconds of one’s own', async () => {
  const { page, close } = await visit(here, '#/new/squaryd');
  await choose(page, 'clock', 'own');
  const [minutes, seconds] = [
    page.getByLabel('minutes chacun'),
    page.getByLabel('secondes de plus par coup'),
  ];
  await minutes.fill('7');
  await seconds.fill('999');
  await seconds.blur();
  expect(await seconds.inputValue()).toBe('60');
  await seconds.fill('12');
  await page.getByText('La pendule s’arrête').waitFor();
  expect((await begin(page)).clock).toEqual({ minutes: 7, increment: 12 });
  expect(await page.getByRole('timer').first().textContent()).toContain('07:00');
  await close();
});

test('three at a table: every seat, the lots, and what happens when somebody leaves', async () => {
  const { page, close } = await visit(here, '#/new/samliam-3p:');
  await choose(page, 'seat-0', 'computer');
  await choose(page, 'seat-1', 'person');
  await choose(page, 'leaving', 'ends');
  expect(await begin(page)).toMatchObject({
    name: 'samliam-3p',
    seats: [{ kind: 'computer', level: 2 }, { kind: 'person' }, { kind: 'computer', level: 2 }],
    leaving: 'ends',
  });
  await untilPlies(page, 1, 10_000);
  await page.goto(`${here.url}#/new/samliam-3p:`);
  await page.getByLabel('Tirer les places au hasard').check();
  await page.evaluate(() => (Math.random = () => 0));
  const { seats } = await begin(page);
  expect(seats.filter((seat) => seat.kind === 'person')).toHaveLength(1);
  expect(seats[1]?.kind).toBe('computer');
  await close();
});
