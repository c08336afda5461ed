// Puzzles: every theme solved by its line and once not, hints, the solution shown, the puzzle of the day, what is kept of it.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idOf, readPuzzles, type Puzzle } from '../../src/puzzles/file.ts';
import { DEEP, loadRules, site, THEMES, violations, visit, type Setting, deep, lastOf } from './harness.ts';

const { rules } = await loadRules();
const here = site();

const games = new URL('../../../games/', import.meta.url);
const read = readdirSync(games).flatMap((family) => {
  try {
    return [readPuzzles(family, readFileSync(new URL(`${family}/puzzles.tsv`, games), 'utf8'))];
  } catch {
    return [];
  }
});
const all = read.flatMap(({ puzzles }) => puzzles);

/** The first puzzle of each theme of each game; of each family's last theme outside the deep tier. */
function sample(): Puzzle[] {
  const kinds = new Map(all.map((puzzle) => [`${puzzle.name} ${puzzle.theme}`, puzzle]));
  const found = [...kinds.values()];
  if (DEEP) return found;
  return [...new Map(found.map((puzzle) => [puzzle.family, puzzle])).values()];
}

const phase = (page: Page, wanted: string, played: number | null = null) =>
  page
    .locator(`[data-phase="${wanted}"]${played === null ? '' : `[data-played="${played}"]`}`)
    .waitFor({ timeout: 20_000 });

async function typed(page: Page, mv: string): Promise<void> {
  await page.keyboard.type(mv);
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('#typed')?.value === wanted,
    mv,
  );
  await page.keyboard.press('Enter');
}

const open = ({ family, number }: Puzzle, setting: Setting = {}) =>
  visit(here, `#/puzzle/${family}/${number}`, setting);

/** Plays the solver's moves of the line, the answers come by themselves. */
async function solveByKeys(page: Page, { name, line, task }: Puzzle): Promise<void> {
  const players = rules.game(name)?.players.length ?? 2;
  const moves = task.kind === 'save' ? line.slice(0, 1) : line;
  for (let ply = 0; ply < moves.length; ply += players) {
    await phase(page, 'trying', ply);
    await typed(page, moves[ply] ?? '');
  }
  await phase(page, 'solved');
}

/** A legal move that is not the one. */
function wrongMove({ name, position, line }: Puzzle): string {
  const table = rules.sitDown(name, position);
  const written = (mv: string) => {
    table.play(mv);
    const played = table.view().played.at(-1);
    table.undo();
    return played;
  };
  const right = written(line[0] ?? '');
  const other = table.choices(table.view().actor).find(({ mv }) => written(mv) !== right);
  if (!other) throw new Error(`${name} ${position}: there is one move`);
  return other.mv;
}

test('every row of every file can be read and is played by the rules', () => {
  expect(read.map(({ skipped }) => skipped)).toEqual([0, 0, 0]);
  for (const { name, position, line } of all) {
    const table = rules.sitDown(name, position);
    for (const mv of line) expect(table.play(mv), `${name} ${position} ${mv}`).toBeNull();
  }
});

describe('solved by its line, at once', () => {
  for (const puzzle of sample()) {
    test(`${puzzle.name}, ${puzzle.theme}`, async () => {
      const { page, close } = await open(puzzle);
      await solveByKeys(page, puzzle);
      expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('1');
      const said = await page.locator('[data-said]').innerText();
      expect(said).toMatch(/Trouvé du premier coup\.$/);
      if (puzzle.task.kind === 'save') expect(said).toMatch(/Tout autre coup perd/);
      // Every theme has a name of its own.
      expect(await page.locator('.theme dd').innerText()).not.toBe('Le seul bon coup');
      await close();
    });
  }
});

describe('tried wrongly, refuted on the board and taken back, then solved', () => {
  for (const puzzle of DEEP ? sample() : sample().slice(0, 1)) {
    test(`${puzzle.name}, ${puzzle.theme}`, async () => {
      const { page, close } = await open(puzzle, { lang: 'en' });
      const wrong = wrongMove(puzzle);
      await phase(page, 'trying', 0);
      await typed(page, wrong);
      await phase(page, 'refuted');
      await phase(page, 'trying', 0);
      const said = await page.locator('[data-said]').innerText();
      expect(said).toMatch(/^(Not .+: .+ answers|.+ also wins, but more slowly|.+ ends the game)/);
      const slower = said.includes('more slowly');
      if (puzzle.task.kind === 'save') expect(slower).toBe(false);
      await solveByKeys(page, puzzle);
      expect(await page.locator('[data-score]').getAttribute('data-score')).toBe(slower ? '0.5' : '0');
      expect(await page.locator('[data-said]').innerText()).toMatch(/Found after a detour\.$/);
      await close();
    });
  }
});

const first = (theme: string): Puzzle => {
  const found = all.find((puzzle) => puzzle.theme === theme);
  if (!found) throw new Error(`no puzzle is about ${theme}`);
  return found;
};

test('a try that wins more slowly is no mistake, and no first try either', async () => {
  const puzzle = all.find((one) => idOf(one) === 'squaryd/3') as Puzzle;
  const { page, close } = await open(puzzle);
  await phase(page, 'trying', 0);
  await typed(page, '=f5a1');
  await phase(page, 'refuted');
  expect(await page.locator('[data-said]').innerText()).toMatch(/gagne aussi, mais plus lentement/);
  await solveByKeys(page, puzzle);
  expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('0.5');
  expect(await page.locator('[data-said]').innerText()).toMatch(/Trouvé après un détour\.$/);
  await close();
});

test('a win in one move is not marked on the board before it is played', async () => {
  const puzzle = all.find(({ name, theme }) => name === 'samliam-4p' && theme === 'line') as Puzzle;
  const { scene, actor } = rules.sitDown(puzzle.name, puzzle.position).view();
  const closing = scene.marks.filter(({ kind }) => kind === 'closing');
  const others = closing.filter(({ player }) => player !== actor);
  expect(others.length).toBeLessThan(closing.length);
  const { page, close } = await open(puzzle);
  await phase(page, 'trying', 0);
  expect(await page.locator('.puzzle > .board .closing').count()).toBe(others.length);
  await solveByKeys(page, puzzle);
  await close();
});

test('a theme with one puzzle leads on to any other', async () => {
  const puzzle = first('lift');
  const { page, close } = await open(puzzle);
  await page.evaluate((theme) => {
    const kept = { rating: 700, count: 0, seen: [], days: [], wish: { family: 'samliam', theme } };
    localStorage.setItem('siliam:puzzles', JSON.stringify(kept));
  }, puzzle.theme);
  await page.reload();
  await page.getByRole('button', { name: 'Solution' }).click();
  await phase(page, 'shown');
  await page.getByRole('button', { name: 'Un autre' }).click();
  await page.waitForFunction((id) => !location.hash.endsWith(id), idOf(puzzle));
  await close();
});

test('a hint frames where to begin, the next says the move; the solution is played out', async () => {
  const puzzle = first('sandwich');
  const { page, close } = await open(puzzle);
  await page.getByRole('button', { name: 'Indice' }).click();
  expect(await page.locator('[data-said]').innerText()).toBe('Commencez par ce qui est encadré.');
  await page.getByRole('button', { name: 'Le coup', exact: true }).click();
  expect(await page.locator('[data-said]').innerText()).toMatch(/^Le coup est \S+\.$/);
  await page.getByRole('button', { name: 'Solution' }).click();
  await phase(page, 'shown', puzzle.line.length);
  expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('0');
  expect(await page.locator('[data-said]').innerText()).toMatch(/Le suivant sera pour vous\.$/);
  // Whoever pressed a button that is gone goes on at the next one.
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (id) => document.querySelector('[data-puzzle]')?.getAttribute('data-puzzle') !== id,
    idOf(puzzle),
  );
  await close();
});

deep('by touches on a phone; one hint makes it half a point', async () => {
  const puzzle = first('push-out');
  const { page, close } = await visit(
    here,
    `#/puzzle/${idOf(puzzle)}`,
    {},
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  );
  await page.getByRole('button', { name: 'Indice' }).tap();
  const table = rules.sitDown(puzzle.name, puzzle.position);
  for (const [ply, mv] of puzzle.line.entries()) {
    const { actor } = table.view();
    const path = table.choices(actor).find((choice) => choice.mv === mv)?.path ?? [];
    table.play(mv);
    if (ply % 2 === 1) continue;
    await phase(page, 'trying', ply);
    for (const what of path) {
      // A path that can only go on in one way is played already.
      if ((await page.locator(`[data-phase="trying"][data-played="${ply}"]`).count()) === 0) break;
      await page
        .locator(`[data-touch="${what}"]`)
        .first()
        .tap({ force: what.startsWith('facing:') });
    }
  }
  await phase(page, 'solved');
  expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('0.5');
  await page.screenshot({ path: 'screenshots/puzzle-solved-390.png', fullPage: true });
  await close();
});

const NOON = new Date('2026-11-20T12:00:00Z');
const puzzleHere = (page: Page) => page.locator('[data-puzzle]').getAttribute('data-puzzle');

/** Opens the puzzle of a day with the clock in the test's hands. */
async function today(time: Date, timezoneId: string) {
  const opened = await visit(here, '#/about', {}, { timezoneId });
  await opened.page.clock.install({ time });
  await opened.page.goto(`${here.url}#/puzzles`);
  await opened.page.reload();
  await opened.page.locator('[data-puzzle]').waitFor();
  return opened;
}

deep('the puzzle of the day is the same everywhere on earth', async () => {
  const east = await today(NOON, 'Pacific/Auckland');
  const west = await today(NOON, 'America/Los_Angeles');
  expect(await puzzleHere(east.page)).toBe(await puzzleHere(west.page));
  for (const { page } of [east, west])
    expect(await page.locator('header em').innerText()).toBe('celui du jour, n° 3');
  await east.close();
  await west.close();
});

test('a new day begins while the page is open; days in a row are counted and kept', async () => {
  const { page, close } = await today(new Date('2026-11-20T23:59:00Z'), 'Europe/Paris');
  const solveShown = async () => {
    const id = await puzzleHere(page);
    const puzzle = all.find((one) => idOf(one) === id);
    if (!puzzle) throw new Error(`no puzzle ${id ?? ''}`);
    await page.getByRole('button', { name: 'Solution' }).waitFor();
    // Pauses between moves run on the same clock.
    const ticking = setInterval(() => void page.clock.runFor(1000).catch(() => undefined), 50);
    await solveByKeys(page, puzzle).finally(() => clearInterval(ticking));
    return id;
  };
  const streak = () => page.locator('[data-streak]').getAttribute('data-streak');
  const said = () => page.locator('section li .hidden').allInnerTexts();
  await page.clock.pauseAt(new Date('2026-11-20T23:59:05Z'));
  expect(await streak()).toBe('0');
  // Who never solved one has missed none.
  expect((await said()).join(' ')).not.toContain('laissé passer');
  const yesterdays = await puzzleHere(page);
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Le problème d’aujourd’hui est là' }).click();
  await page.waitForFunction(
    (id) => document.querySelector('[data-puzzle]')?.getAttribute('data-puzzle') !== id,
    yesterdays,
  );
  const id = await solveShown();
  expect(await streak()).toBe('1');
  await page.reload();
  await phase(page, 'solved');
  expect(await puzzleHere(page)).toBe(id);
  expect(await streak()).toBe('1');
  await page.clock.runFor(86_400_000);
  await page.getByRole('button', { name: 'Le problème d’aujourd’hui est là' }).click();
  await page.waitForFunction(
    (old) => document.querySelector('[data-puzzle]')?.getAttribute('data-puzzle') !== old,
    id,
  );
  await solveShown();
  expect(await streak()).toBe('2');
  expect((await said()).slice(-3)).toEqual(['vendredi', 'samedi, résolu', 'dimanche, résolu']);
  const rating = await page.locator('[data-rating]').getAttribute('data-rating');
  await page.reload();
  await page.locator('[data-streak="2"]').waitFor();
  expect(await page.locator('[data-rating]').getAttribute('data-rating')).toBe(rating);
  expect(Number(rating)).toBeGreaterThan(700);
  await close();
});

test('whoever had the solution shown earns no day by it, and is told so after a reload', async () => {
  const { page, close } = await visit(here, '#/puzzles');
  await page.locator('[data-puzzle]').waitFor();
  const id = await puzzleHere(page);
  const puzzle = all.find((one) => idOf(one) === id);
  if (!puzzle) throw new Error(`no puzzle ${id ?? ''}`);
  await page.getByRole('button', { name: 'Solution' }).click();
  await page.reload();
  await phase(page, 'trying', 0);
  expect(await page.locator('[data-said]').innerText()).toMatch(/^La solution vous a été montrée/);
  await solveByKeys(page, puzzle);
  expect(await page.locator('[data-said]').innerText()).toMatch(/Retrouvé après la solution\.$/);
  expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('0');
  expect(await page.locator('[data-score]').getAttribute('data-score')).toBe('0');
  await close();
});

test('what is kept and damaged is begun anew, a puzzle that is not there is said', async () => {
  const { page, close } = await visit(here);
  for (const row of [
    '{',
    '{"rating":"strong"}',
    '{"rating":1e9,"count":-1,"seen":[],"days":[],"wish":null}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('siliam:puzzles', text), row);
    await page.goto(`${here.url}#/puzzles`);
    await page.reload();
    await page.locator('[data-rating="700"]').waitFor();
  }
  await page.goto(`${here.url}#/puzzle/siam/99999`);
  await page.getByRole('heading', { name: 'Ce problème n’existe pas ici' }).waitFor();
  await close();
});

deep('a theme is chosen and kept; a link leads to the same puzzle', async () => {
  const { page, close } = await visit(here, '#/puzzles');
  await page.locator('[data-theme-of="squaryd/exhaustion"]').click();
  await page.locator('[data-puzzle^="squaryd/"]').waitFor();
  const id = await puzzleHere(page);
  expect(all.find((puzzle) => idOf(puzzle) === id)?.theme).toBe('exhaustion');
  expect(await page.locator('[data-theme-of="squaryd/exhaustion"]').getAttribute('aria-pressed')).toBe(
    'true',
  );
  await page.getByRole('button', { name: 'Solution' }).click();
  await phase(page, 'shown');
  await page.getByRole('button', { name: 'Partager' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const other = await visit({ ...here, url: '' }, link);
  await other.page.locator(`[data-puzzle="${id ?? ''}"][data-phase="trying"]`).waitFor();
  await other.close();
  await close();
});

describe('everybody can use it, and it looks as drawn', () => {
  const looks = DEEP
    ? THEMES.flatMap((theme) => (['fr', 'en'] as const).map((lang) => ({ theme, lang })))
    : ([{ theme: 'dark', lang: 'en' }] as const);
  for (const { theme, lang } of looks) {
    for (const width of lastOf([1280, 390])) {
      test(`${theme}, ${lang}, ${width}`, async () => {
        const puzzle = first(width === 390 ? 'fork' : 'sandwich');
        const { page, close } = await visit(
          here,
          `#/puzzle/${idOf(puzzle)}`,
          { theme, lang },
          { viewport: { width, height: width === 390 ? 844 : 800 } },
        );
        await phase(page, 'trying', 0);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: `screenshots/puzzle-${width}-${theme}-${lang}.png`, fullPage: true });
        await solveByKeys(page, puzzle);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({
          path: `screenshots/puzzle-${width}-${theme}-${lang}-solved.png`,
          fullPage: true,
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await close();
      });
    }
  }
});
