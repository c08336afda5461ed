// Analysis: from a finished game through review, branch, comment, mark and link to the same tree in another browser; all by
// keys too; on every screen; without a long task on the page's own thread.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DEEP,
  loadRules,
  played,
  screens,
  site,
  typeMove,
  violations,
  visit,
  wholeGame,
  deep,
  languages,
  lastOf,
} from './harness.ts';

const loaded = await loadRules();
const { rules } = loaded;
const here = site();

/** Opens the analysis of a game that is kept as finished. */
async function fromTable(page: Page, name: string, moves: string[], id = 'finished'): Promise<void> {
  const seats = (rules.game(name)?.players ?? []).map(() => ({ kind: 'person' }));
  const row = { id, name, start: null, seats, clock: null, left: seats.map(() => 0), moves, undone: [] };
  const kept = { ...row, settled: null, revision: 0, changed: 0, over: true };
  await page.goto(`${here.url}#/about`);
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`siliam:game:${id}`, JSON.stringify(kept)],
  );
  await page.goto(`${here.url}#/table/${id}`);
  await page.getByRole('button', { name: /^Analyse/ }).click();
  await page.locator('[data-analysis]').waitFor();
}

/** Opens the analysis of a position. */
async function atPosition(page: Page, name: string, position?: string): Promise<void> {
  const end = position === undefined ? '' : `/${encodeURIComponent(position)}`;
  await page.goto(`${here.url}#/analysis/${name}${end}`);
  await page.locator('[data-analysis]').waitFor();
}

/** Waits until the engine has something to say. */
const untilLines = (page: Page, count = 1): Promise<unknown> =>
  page
    .locator('.lines li')
    .nth(count - 1)
    .waitFor({ timeout: 30_000 });

/** The tree as it is read, comments and marks included. */
const treeOf = (page: Page): Promise<string> =>
  page.locator('[data-tree]').evaluate((tree) => (tree as HTMLElement).innerText.replace(/\s+/g, ' '));

/** A field of the dialog that a button opens. */
async function shared(page: Page, button: string, field: string): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const value = await page.getByRole('dialog').getByRole('textbox', { name: field }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return value;
}

/** A Squaryd that is lost and won in turn. */
const GAME = wholeGame(loaded, 'squaryd', 3).map(({ mv }) => mv);
/** Dark wins after these moves, and that can be proven. */
const WON = ((): string => {
  const table = rules.sitDown('squaryd');
  for (const mv of ['b2', 'e5', 'c3', 'e4', 'a3', '=b4f5', '=f4c1', '=a1=d2e6']) table.play(mv);
  return table.view().position;
})();

describe('from a finished game by review, branch, comment and mark to the same tree in another browser', () => {
  for (const lang of languages) {
    test(lang, async () => {
      const { page, close } = await visit(here, '#/about', { lang });
      const fr = lang === 'fr';
      await fromTable(page, 'squaryd', GAME);
      // The review draws every position, the end included.
      await page.waitForFunction(
        (count) => document.querySelector('[data-reviewed]')?.getAttribute('data-reviewed') === String(count),
        GAME.length + 1,
        { timeout: 120_000 },
      );
      await page.locator('[data-accuracy="0"]').waitFor();
      // From turning point to turning point.
      const turning = await page.locator('[data-turning]').first().getAttribute('data-turning');
      await page.locator('body').press('Home');
      await page.keyboard.press('n');
      expect(await page.locator('[data-analysis]').getAttribute('data-plies')).toBe(
        String(Number(turning) + 1),
      );
      await page.getByRole('slider').press('ArrowRight');
      expect(await page.locator('[data-analysis]').getAttribute('data-plies')).toBe(
        String(Number(turning) + 2),
      );
      expect(await violations(page)).toEqual([]);
      // From a past position another move is a branch.
      await page.locator('body').press('Home');
      await page.locator('body').press('ArrowRight');
      const before = await treeOf(page);
      const view = rules.sitDown('squaryd').view();
      const free = ['g7', 'a7', 'g1', 'a1'].find((cell) => !GAME.slice(0, 2).some((mv) => mv.includes(cell)));
      expect(view.ending).toBe(null);
      await page.locator(`[data-touch="cell:${free ?? ''}"]`).click();
      await page.locator(`[data-tree] [aria-current]:has-text("${free ?? ''}")`).waitFor();
      // Comment and mark.
      await page.locator('body').press('k');
      await page
        .getByRole('textbox', { name: fr ? 'Commentaire' : 'Comment' })
        .fill('une idée & <b>plus</b>');
      await page.keyboard.press('Enter');
      await page.locator('body').press('m');
      await page.locator('[data-tree] em', { hasText: 'une idée & <b>plus</b>' }).waitFor();
      const tree = await treeOf(page);
      expect(tree).not.toBe(before);
      expect(tree).toContain(`${free ?? ''}!`);
      expect(await violations(page)).toEqual([]);
      // A reload loses nothing.
      await page.reload();
      await page.locator('[data-tree] em', { hasText: 'une idée' }).waitFor();
      const record = await shared(page, fr ? 'Feuille' : 'Record', fr ? 'Feuille' : 'Record');
      const link = await shared(page, fr ? 'Lien' : 'Link', fr ? 'Lien privé' : 'Private link');
      const open = await shared(page, fr ? 'Lien' : 'Link', fr ? 'Lien public' : 'Public link');
      await close();

      // Another browser, by the private link.
      const other = await visit(here, `#${link.split('#')[1] ?? ''}`, { lang });
      await other.page.getByRole('button', { name: /^Analyse/ }).click();
      await other.page.locator('[data-analysis]').waitFor();
      expect(await shared(other.page, fr ? 'Feuille' : 'Record', fr ? 'Feuille' : 'Record')).toBe(record);
      expect(await shared(other.page, fr ? 'Lien' : 'Link', fr ? 'Lien privé' : 'Private link')).toContain(
        link.split('#')[1] ?? '',
      );
      await other.close();

      // And by the public one.
      const third = await visit(here, open.slice(open.indexOf('/g/') + 1), { lang });
      await third.page.locator('[data-analysis]').waitFor();
      expect(await shared(third.page, fr ? 'Feuille' : 'Record', fr ? 'Feuille' : 'Record')).toBe(record);
      await third.close();
    });
  }
});

/** Notes something about the move on the board. */
async function note(page: Page, text: string): Promise<void> {
  await page.locator('body').press('k');
  await page.getByRole('textbox', { name: 'Commentaire' }).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('[data-tree] em', { hasText: text }).waitFor();
}

deep('what is noted in one tab is not lost in another that has the same analysis open', async () => {
  const { page, close } = await visit(here);
  await atPosition(page, 'squaryd');
  await typeMove(page, 'b2');
  // Everything is stored when the page is left.
  await page.reload();
  await page.locator('[data-tree] [aria-current]', { hasText: 'b2' }).waitFor();
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.locator('[data-tree] [aria-current]', { hasText: 'b2' }).waitFor();
  await note(page, 'ici');
  await page.reload();
  // The other tab only goes about in the tree that it read before.
  await other.locator('body').press('Home');
  await other.locator('body').press('ArrowRight');
  await other.reload();
  await other.locator('[data-tree] em', { hasText: 'ici' }).waitFor();
  // Both change it: each keeps what it has, and comes back to it.
  await note(page, 'encore ici');
  await page.reload();
  await page.locator('[data-tree] em', { hasText: 'encore ici' }).waitFor();
  await note(other, 'là');
  await other.waitForFunction((before) => location.href !== before, address);
  await other.reload();
  await other.locator('[data-tree] em', { hasText: 'là' }).waitFor();
  await page.reload();
  await page.locator('[data-tree] em', { hasText: 'encore ici' }).waitFor();
  expect(page.url()).toBe(address);
  await page.goto(`${here.url}#/analysis`);
  await page.locator('.kept li').nth(1).waitFor();
  expect(await page.locator('.kept li').count()).toBe(2);
  await close();
});

test('everything goes by keys alone, and is spoken', async () => {
  const { page, close } = await visit(here);
  await atPosition(page, 'squaryd');
  const current = () => page.locator('[data-tree] [aria-current]').textContent();
  const step = async (key: string, mv: string) => {
    await page.keyboard.press(key);
    await page.locator('[data-tree] [aria-current]', { hasText: mv }).waitFor();
  };
  await typeMove(page, 'b2');
  await typeMove(page, 'e5');
  await typeMove(page, 'c3');
  await page.locator('body').press('ArrowLeft');
  await step('ArrowLeft', 'b2');
  await typeMove(page, 'f6');
  await step('ArrowUp', 'e5');
  await step('ArrowDown', 'f6');
  await page.keyboard.press('u');
  expect(await page.locator('.fold').getAttribute('aria-expanded')).toBe('false');
  // The head of what is folded stands for the move on the board.
  expect(await current()).toContain('f6');
  await page.keyboard.press('u');
  expect(await page.locator('.fold').getAttribute('aria-expanded')).toBe('true');
  // What is promoted is the game from now on.
  await page.keyboard.press('Shift+ArrowUp');
  await step('ArrowDown', 'e5');
  await step('End', 'c3');
  await page.keyboard.press('Delete');
  await page.locator('[data-tree] [aria-current]', { hasText: 'e5' }).waitFor();
  // More than one move is not deleted without a question.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  await step('ArrowRight', 'f6');
  await step('ArrowDown', 'e5');
  // Lines, and the first of them played by Enter.
  await page.keyboard.press('2');
  await untilLines(page, 2);
  expect(await page.locator('.lines li').count()).toBe(2);
  const best = (await page.locator('.lines button.first').first().textContent())?.split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelector('[data-analysis]')?.getAttribute('data-plies') === '3',
    undefined,
    { timeout: 10_000 },
  );
  expect(best).not.toBe('');
  expect(await page.locator('[data-spoken]').textContent()).toContain('À Clair de jouer');
  // The threat comes and goes.
  await page.keyboard.press('x');
  await page
    .locator('[data-status] p', { hasText: 'Menace. À Foncé de jouer, ce serait' })
    .waitFor({ timeout: 20_000 });
  await page.locator('[data-threat]').waitFor();
  await page.keyboard.press('x');
  await page.locator('[data-threat]').waitFor({ state: 'detached' });
  // A move that is a word is typed after a stroke: its letters would do something else.
  await page.keyboard.press('/');
  await page.keyboard.type('pass');
  expect(await page.locator('#typed').inputValue()).toBe('pass');
  await page.keyboard.press('Escape');
  await page.locator('#typed').waitFor({ state: 'detached' });
  // Help.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Aide et touches' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  expect(await page.locator('[data-tree] [aria-current]').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await current()).toContain('b2');
  await close();
});

describe('a proven win is said and played through, whatever the defender tries', () => {
  for (const defence of ['best', 'random'] as const) {
    deep(defence, async () => {
      const { page, close } = await visit(here);
      await atPosition(page, 'squaryd', WON);
      await page.locator('[data-stamp]').waitFor({ timeout: 60_000 });
      const said = await page.locator('[data-stamp]').getAttribute('aria-label');
      expect(said).toMatch(/^prouvé, Foncé gagne en \d+$/);
      await page.getByRole('button', { name: 'Jouer la preuve' }).click();
      const table = rules.sitDown('squaryd', WON);
      let seed = 7;
      for (let ply = 1; ; ply += 2) {
        // The winner's move comes by itself.
        await page.waitForFunction(
          (wanted) => Number(document.querySelector('[data-analysis]')?.getAttribute('data-plies')) >= wanted,
          ply,
          { timeout: 60_000 },
        );
        const moves = await page.locator('[data-tree] button[data-node]').allTextContents();
        const won = moves[ply - 1]?.trim() ?? '';
        expect(table.play(won)).toBe(null);
        if (table.view().ending) break;
        if (defence === 'best') {
          await page.getByRole('button', { name: 'Meilleure défense' }).click();
        } else {
          seed = (seed * 48_271) % 2_147_483_647;
          const choices = table.choices(table.view().actor);
          await typeMove(page, choices[seed % choices.length]?.mv ?? '');
        }
        await page.waitForFunction(
          (wanted) => Number(document.querySelector('[data-analysis]')?.getAttribute('data-plies')) >= wanted,
          ply + 1,
          { timeout: 30_000 },
        );
        const answered = await page.locator('[data-tree] button[data-node]').allTextContents();
        expect(table.play(answered[ply]?.trim() ?? '')).toBe(null);
      }
      expect(table.view().ending?.winner).toBe(0);
      // The end is stamped in the panel, not over what is written there.
      await page.locator('[data-stamp][aria-label="Foncé gagne"]').waitFor();
      expect(await page.locator('[data-board] .seal.grand').count()).toBe(0);
      await close();
    });
  }
});

/** The same position for the third time. */
const DRAWN = {
  name: 'siam:one-exit,swap',
  moves: '@c1n swap @a1e c1c2e a1n c2n a1e c2e a1n c2n a1e c2e'.split(' '),
};
/** Elephants win by their next move. */
const PROVEN = '2#2/2N2/5/5/#3# e 6 00';

/** What is so where a panel scrolls. */
const LOW = /^(the panel scrolls|graph .* reaches into bar .*|.* tournant is not in the window)$/;

/** What leaves the window or scrolls the page. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight)
      found.push(`the page scrolls by ${root.scrollWidth - innerWidth}, ${root.scrollHeight - innerHeight}`);
    const seen =
      '[data-board], [data-status], [data-chances], .graph, .graph .under, [role="toolbar"] button';
    for (const element of document.querySelectorAll(seen)) {
      const box = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      const inside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5;
      if (!inside || box.bottom > innerHeight + 0.5 || box.width === 0)
        found.push(`${name} is not in the window`);
      if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth)
        found.push(`${name} has no room for its words`);
    }
    // Nothing of the panel lies under something else.
    const parts = [...document.querySelectorAll('.graph, .panel .tree, .lines, .around-board > .bar, .bars')];
    const panel = document.querySelector('.panel');
    if (panel && panel.scrollHeight > panel.clientHeight + 1) found.push('the panel scrolls');
    for (const [index, part] of parts.entries()) {
      const [above, below] = [part, parts[index + 1]].map((one) => one?.getBoundingClientRect());
      if (above && below && below.top < above.bottom - 1 && !part.contains(parts[index + 1] ?? null))
        found.push(`${part.className} reaches into ${parts[index + 1]?.className ?? ''}`);
    }
    // Of a line's moves those are seen that have room, and whole.
    for (const moves of document.querySelectorAll('.lines .moves')) {
      const { right, bottom } = moves.getBoundingClientRect();
      for (const move of moves.children) {
        const box = move.getBoundingClientRect();
        if (box.top < bottom - 1 && (box.right > right + 0.5 || box.bottom > bottom + 0.5))
          found.push(`${move.textContent} is cut off`);
      }
    }
    for (const verdict of document.querySelectorAll('.lines .verdict'))
      if (verdict.scrollWidth > verdict.clientWidth) found.push(`${verdict.textContent} is cut off`);
    return found;
  });

describe('everything is in the window', () => {
  for (const screen of lastOf(screens)) {
    test(`${screen.width}×${screen.height}`, async () => {
      for (const theme of DEEP ? (['light', 'dark'] as const) : (['light'] as const)) {
        const { width, height, touch = false } = screen;
        const { page, close } = await visit(
          here,
          '#/about',
          { theme },
          { viewport: { width, height }, hasTouch: touch },
        );
        for (const name of played(rules)) {
          await atPosition(page, name);
          await page.evaluate(() => document.fonts.ready);
          await untilLines(page);
          expect(await faults(page), `${name}, ${width}×${height}`).toEqual([]);
          expect(await violations(page), `${name}, ${width}×${height}, ${theme}`).toEqual([]);
          await page.screenshot({ path: `screenshots/analysis-${name}-${theme}-${width}.png` });
        }
        await close();
      }
    });

    // With reserves, the way into the proof and the graph there is the most to be put into a panel.
    test(`${screen.width}×${screen.height}, a proven win in a game`, async () => {
      const { width, height, touch = false } = screen;
      const options = { viewport: { width, height }, hasTouch: touch };
      const { page, close } = await visit(here, '#/about', {}, options);
      await atPosition(page, 'siam', PROVEN);
      await typeMove(page, 'c4c3n');
      await page.locator('body').press('ArrowLeft');
      await page.getByRole('button', { name: 'Jouer la preuve' }).waitFor();
      await page.locator('.graph').waitFor();
      for (const count of ['1', '5']) {
        await page.keyboard.press(count);
        await page
          .locator('.lines li')
          .nth(Number(count) - 1)
          .waitFor();
        // On the smallest phone the panel scrolls; what a thumb reaches is in its place all the same.
        const found = (await faults(page)).filter(
          (fault) => height > 700 || width > height || !LOW.test(fault),
        );
        expect(found, `${count} lines`).toEqual([]);
        // The proof is said where it can be read.
        const told = page.locator('[data-stamp], [data-depth] b');
        expect(await told.count()).toBe(1);
        const room = await told.boundingBox();
        expect(room?.width).toBeGreaterThan(110);
        expect(room?.height).toBeGreaterThan(12);
        await page.screenshot({ path: `screenshots/analysis-proven-${width}-${count}.png` });
      }
      // All lines that were asked for can be come to, by keys and by scrolling; two are in sight.
      const lines = page.locator('ol.lines');
      const [rows, row] = await lines.evaluate((list) => [
        list.clientHeight,
        list.querySelector('li')?.clientHeight ?? 0,
      ]);
      expect(rows).toBeGreaterThanOrEqual(2 * (row ?? 0));
      await lines.locator('button.first').first().focus();
      for (let down = 0; down < 4; down++) await page.keyboard.press('ArrowDown');
      const last = lines.locator('button.first').nth(4);
      expect(await last.evaluate((one) => one === document.activeElement)).toBe(true);
      const [box, around] = await Promise.all([last.boundingBox(), lines.boundingBox()]);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
        (around?.y ?? 0) + (around?.height ?? 0) + 1,
      );
      await close();
    });
  }
});

deep('an analysis begins on an empty board, and another game can be chosen', async () => {
  const { page, close } = await visit(here);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.locator('[data-begin="siam"]').waitFor();
  const offered = await page
    .locator('[data-begin]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-begin')));
  expect(offered).toEqual(rules.games.map(({ id }) => id));
  await page.getByRole('link', { name: 'Composer une position' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-begin="siam"]').click();
  await page.locator('[data-analysis]').waitFor();
  // Pieces are taken from the reserve as at the table.
  await page.getByRole('button', { name: /Réserve, Éléphants/ }).click();
  await page.locator('[data-touch="cell:c1"]').click();
  await page.getByRole('button', { name: 'face au nord' }).click();
  await page.locator('[data-tree] [aria-current]', { hasText: '@c1n' }).waitFor();
  await page.goto(`${here.url}#/analysis`);
  await page.locator('.kept').getByRole('link', { name: 'Siam', exact: true }).click();
  await page.locator('[data-tree] [aria-current]', { hasText: '@c1n' }).waitFor();
  await page.goto(`${here.url}#/analysis/siam/nonsense`);
  await page.getByRole('heading', { name: 'Cette partie n’est pas ici' }).waitFor();
  await close();
});

test('a line that is looked at is drawn on the board, played by a click; a picture is taken away', async () => {
  const { page, close } = await visit(here);
  await atPosition(page, 'squaryd');
  await untilLines(page, 3);
  // The engine rests, so that the lines stay as they are.
  await page.keyboard.press('s');
  await page.waitForFunction(() => document.querySelector('[data-hints]') !== null);
  const line = page.locator('.lines li').first().getByRole('button');
  const moves = (await line.allTextContents()).map((text) => text.split(',')[0] ?? '');
  await line.nth(2).hover();
  await page.locator('[data-hints="3"]').waitFor();
  const drawn = await page
    .locator('[data-ahead]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-ahead')));
  expect(drawn.length).toBe(3);
  await page.mouse.move(1, 1);
  await page.locator('[data-hints="3"] .arrow').first().waitFor({ state: 'detached' });
  await line.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-hints="2"]').waitFor();
  await line.nth(1).click();
  await page.locator('[data-tree] [aria-current]', { hasText: moves[1] ?? '' }).waitFor();
  await page.getByRole('button', { name: 'Image' }).click();
  const image = page.getByRole('dialog').getByRole('img');
  await image.waitFor();
  expect(await image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  for (const kind of ['PNG', 'SVG']) {
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: kind }).click();
    expect((await saved).suggestedFilename()).toBe(`siliam-squaryd-2.${kind.toLowerCase()}`);
  }
  // What was found at a position is there again at once, though the engine rests.
  await page.keyboard.press('Escape');
  await page.locator('.lines li').first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Au début' }).click();
  await page.locator('.lines button.first', { hasText: moves[0] ?? '' }).waitFor();
  expect(await page.locator('.lines li').count()).toBe(3);
  await close();
});

deep(
  'from the list of games one comes to the same analysis again; the engine rests while nobody looks',
  async () => {
    const { page, close } = await visit(here);
    await page.addInitScript(() => {
      const sent: unknown[] = [];
      (globalThis as unknown as { sent: unknown[] }).sent = sent;
      const send = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        sent.push(message);
        send.call(this, message);
      };
    });
    await page.reload();
    await fromTable(page, 'squaryd', GAME);
    await page.locator('body').press('Home');
    await page.locator('body').press('k');
    await page.getByRole('textbox', { name: 'Commentaire' }).fill('au début');
    await page.keyboard.press('Enter');
    await page.locator('[data-tree] > div > em', { hasText: 'au début' }).waitFor();
    const address = page.url();
    await page.goto(`${here.url}#/games`);
    await page.getByRole('button', { name: /^Analyser/ }).click();
    await page.locator('[data-tree] > div > em', { hasText: 'au début' }).waitFor();
    expect(page.url()).toBe(address);
    await untilLines(page);
    const orders = (hidden: boolean) =>
      page.evaluate((now) => {
        const { sent } = globalThis as unknown as { sent: unknown[] };
        sent.length = 0;
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
        document.dispatchEvent(new Event('visibilitychange'));
        return sent.map((order) =>
          typeof order === 'object' && order !== null ? Object.keys(order)[0] : order,
        );
      }, hidden);
    expect(await orders(true)).toEqual(['rest']);
    expect(await orders(false)).toEqual(['show']);
    await close();
  },
);

deep(
  'threats, labels and duties are switched off and on by a key, and what stays has room on a phone',
  async () => {
    const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 390, height: 844 } });
    const drawn = () => page.locator('[data-board] :is(.open, .vertex, .closing, [data-sealed])').count();
    const switched = async () => {
      expect(await drawn()).toBeGreaterThan(0);
      await page.locator('body').press('v');
      await page.waitForFunction(
        () => !document.querySelector('[data-board] :is(.open, .vertex, .closing, [data-sealed])'),
      );
      await page.locator('body').press('v');
      await page.locator('[data-board] :is(.open, .vertex, .closing)').first().waitFor();
    };
    // Light threatens two vertices.
    await atPosition(page, 'squaryd', WON);
    await page.locator('[data-board] .vertex').first().waitFor();
    await switched();
    await page.locator('.lines .verdict', { hasText: 'gagne en' }).waitFor({ timeout: 60_000 });
    // Five lines and the way into the proof leave the graph its room, and a win in two figures has its box.
    await page.keyboard.press('5');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('s');
    await page
      .locator('.lines .verdict [aria-hidden]')
      .evaluateAll((all) => all.forEach((one) => (one.textContent = 'gagne en 28')));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('3');
    await page.keyboard.press('s');
    // Where the panel is narrow the words of the stamp stand under the buttons.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('.engine [data-depth] b', { hasText: /Prouvé\s: Foncé gagne en \d+\./ }).waitFor();
    expect(await page.locator('[data-stamp]').count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    // The duty to block what is open.
    const called =
      '1,knw,2,gsw,1,kne,1,rne/2,gnw,gnw,2,gne,1,gne/1,gsw,kne,1,rsw,1,rne,2/kne,kne,3,rnersw,rnw,1,rsw/' +
      'rne,knw,1,rnw,knersw,1,gsw,1,knw/1,kse,2,gse,gse,rse,2/3,gne,4,ksw/1,rse,6,knw/5,rnw,gsw,gsw,kse g 0';
    await atPosition(page, 'samliam-3p', called);
    await page.locator('[data-board] .closing').first().waitFor();
    await switched();
    await page.locator('[data-status]').getByRole('link', { name: 'L10' }).waitFor();
    // A move that is called « sam ».
    await atPosition(page, 'samliam-7', '4,gsw,2/7/2,rse,1,rnersw,gsw,1/3,gnw,rse,2/4,gse,2/7/7 r 0');
    await typeMove(page, 'e3nw');
    await page.locator('[data-sealed]').waitFor();
    await switched();
    await page.locator('[data-sealed]').waitFor();
    await close();
  },
);

test('an engine that cannot be loaded is said, and asked for again at the next position', async () => {
  const { page, said, close } = await visit(here);
  await page.context().route(/thinking.*\.wasm/, (route) => route.abort());
  await atPosition(page, 'squaryd');
  const state = page.locator('[data-depth]');
  await state.filter({ hasText: 'Le moteur n’a pas pu être chargé.' }).waitFor();
  // Nor does a threat that was asked for keep one waiting.
  await page.keyboard.press('x');
  await page.locator('[data-status]', { hasText: 'réfléchit' }).waitFor({ state: 'detached' });
  await page.context().unroute(/thinking.*\.wasm/);
  await typeMove(page, 'b2');
  await untilLines(page);
  await state.filter({ hasText: 'profondeur' }).waitFor();
  // The browser says itself that files are missing.
  expect(said.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  await close();
});

test('the move on the board stays in view in the tree when comments and the graph come in', async () => {
  const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 390, height: 844 } });
  await fromTable(page, 'squaryd', GAME);
  await page.locator('body').press('End');
  const outside = () =>
    page.locator('[data-tree]').evaluate((tree) => {
      const [around, now] = [tree, tree.querySelector('[aria-current]')].map((one) =>
        one?.getBoundingClientRect(),
      );
      if (!around || !now) return 'nothing is on the board';
      return now.top >= around.top - 1 && now.bottom <= around.bottom + 1 ? '' : 'out of sight';
    });
  await page.waitForFunction(() => document.querySelector('[data-turning]') !== null, undefined, {
    timeout: 120_000,
  });
  await page.locator('[data-tree] .told').first().waitFor();
  await page.waitForTimeout(300);
  expect(await outside()).toBe('');
  // What somebody scrolled away from comes back only when they go on.
  await page.locator('[data-tree]').evaluate((tree) => (tree.scrollTop = 0));
  await page.setViewportSize({ width: 380, height: 844 });
  await page.waitForTimeout(300);
  expect(await outside()).toBe('out of sight');
  await page.locator('body').press('ArrowLeft');
  await page.waitForTimeout(300);
  expect(await outside()).toBe('');
  await close();
});

test('a comment is kept however its dialog is closed', async () => {
  const { page, close } = await visit(here);
  await atPosition(page, 'squaryd');
  await typeMove(page, 'b2');
  for (const [text, way] of [
    ['par Échap', () => page.keyboard.press('Escape')],
    ['par la croix', () => page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()],
  ] as const) {
    await page.locator('body').press('k');
    await page.getByRole('textbox', { name: 'Commentaire' }).fill(text);
    await way();
    await page.locator('[data-tree] em', { hasText: text }).waitFor();
  }
  await close();
});

test('a draw has no winner’s flower', async () => {
  const { page, close } = await visit(here);
  await fromTable(page, DRAWN.name, DRAWN.moves);
  const flower = page.locator('[data-chances] svg');
  await page.waitForFunction(
    (count) => document.querySelector('[data-reviewed]')?.getAttribute('data-reviewed') === String(count),
    DRAWN.moves.length + 1,
    { timeout: 120_000 },
  );
  await page.locator('body').press('End');
  await page.locator('[data-status] h2', { hasText: 'Partie nulle' }).waitFor();
  expect(await flower.count()).toBe(0);
  expect(await page.locator(`[data-flower="${DRAWN.moves.length}"]`).count()).toBe(0);
  await close();
});

test('on a phone one line says what the engine does', async () => {
  const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 390, height: 844 } });
  await atPosition(page, 'squaryd');
  const state = page.locator('[data-depth]');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await state.filter({ hasText: /profondeur \d+, .* positions, .*\/s/ }).waitFor();
    await page.keyboard.press('s');
    await state.filter({ hasText: 'Le moteur se repose.' }).waitFor();
    await page.keyboard.press('s');
  }
  await close();
});

deep('numbers of lines that end on one cell stand beside each other', async () => {
  const { page, close } = await visit(here);
  await atPosition(page, 'samliam-3p');
  await untilLines(page, 3);
  await page.keyboard.press('5');
  await untilLines(page, 5);
  await page.keyboard.press('s');
  await page.locator('[data-number="5"]').waitFor();
  const places = await page
    .locator('[data-number]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('transform')));
  expect(new Set(places).size).toBe(5);
  await close();
});

deep('an embedded game is stepped through and leads to the whole of it', async () => {
  const { page, close } = await visit(here);
  await fromTable(page, 'squaryd', GAME);
  const link = await shared(page, 'Lien', 'Lien public');
  await close();
  expect(link).toMatch(/\?ply=0$/);
  const [short = ''] = link.slice(link.indexOf('/g/') + 3).split('?');
  const small = { viewport: { width: 420, height: 520 } };
  const embedded = await visit(here, `embed/${short}`, {}, small);
  await embedded.page.locator('[data-embed]').waitFor();
  expect(await embedded.page.locator('header').count()).toBe(0);
  await embedded.page.getByRole('button', { name: 'À la fin' }).click();
  expect(await embedded.page.locator('[data-embed]').getAttribute('data-plies')).toBe(String(GAME.length));
  await embedded.page.keyboard.press('ArrowLeft');
  expect(await embedded.page.locator('[data-embed]').getAttribute('data-plies')).toBe(
    String(GAME.length - 1),
  );
  expect(await embedded.page.getByRole('link', { name: 'Analyser' }).getAttribute('href')).toBe(
    `/g/${short}?ply=${GAME.length - 1}`,
  );
  expect(await violations(embedded.page)).toEqual([]);
  await embedded.close();
  // Both begin where the address says; beyond the end that is the last position.
  for (const [ply, plies] of [
    [3, 3],
    [999, GAME.length],
  ] as const) {
    for (const [address, place] of [
      [`embed/${short}`, '[data-embed]'],
      [`g/${short}`, '[data-analysis]'],
    ] as const) {
      const at = await visit(here, `${address}?ply=${ply}`, {}, small);
      expect(await at.page.locator(place).getAttribute('data-plies')).toBe(String(plies));
      await at.close();
    }
  }
  const damaged = await visit(here, 'embed/AQIDBAUGBwgJ');
  await damaged.page.getByText('abîmé').waitFor();
  await damaged.close();
});

test('whose turn it is stays beside a long sentence, and what is in hand is said', async () => {
  const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 1280, height: 800 } });
  const moves = '@b1n @a5e b1b2n a5b5w b2^ @d5e b3^ @e3w b4^'.split(' ');
  const said = { 7: 'Aux Rhinocéros de jouer', 9: 'Les Éléphants gagnent' };
  await fromTable(page, 'siam', moves);
  for (const [plies, title] of Object.entries(said)) {
    await page.getByRole('slider').fill(plies);
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('[data-status] h2', { hasText: title }).waitFor();
      const [above, below, slot] = await Promise.all(
        ['h2', '.second p', ':scope'].map((what) =>
          page.locator(what === ':scope' ? '[data-status]' : `[data-status] ${what}`).boundingBox(),
        ),
      );
      expect(above?.height).toBeGreaterThan(15);
      expect(above?.y).toBeGreaterThanOrEqual((slot?.y ?? 0) - 1);
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(
        (slot?.y ?? 0) + (slot?.height ?? 0) + 1,
      );
    }
  }
  await atPosition(page, 'squaryd', WON);
  await page.locator('[data-status]', { hasText: /En main\s: Foncé \d+, Clair \d+\./ }).waitFor();
  // A space parts it from the sentence before it, and from that one's ruling.
  expect(await page.locator('[data-status] .second p').innerText()).toMatch(/\S En main/);
  await close();
});

deep('no task is long while somebody steps through 200 plies and the engine thinks', async () => {
  // Elephants and rhinoceroses go about where nothing is pushed, as long as it takes.
  const moves = longGame(DEEP ? 200 : 80);
  const { page, close } = await visit(here);
  await page.addInitScript(() => {
    const long: number[] = [];
    (globalThis as unknown as { long: number[] }).long = long;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(Math.round(duration));
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${here.url}#/about`);
  await page.reload();
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const row = { id: 'long', name: 'siam', start: null, seats, clock: null, left: [0, 0], moves, undone: [] };
  const kept = { ...row, settled: null, revision: 0, changed: 0, over: false };
  await page.evaluate((text) => localStorage.setItem('siliam:game:long', text), JSON.stringify(kept));
  await page.goto(`${here.url}#/table/long`);
  await page.getByRole('button', { name: 'Autres' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyser' }).click();
  await page.locator('[data-analysis]').waitFor();
  await untilLines(page);
  const opened = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long.splice(0));
  await page.locator('body').press('Home');
  const took = await taskTimes(page, async () => {
    for (let ply = 1; ply <= moves.length; ply++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (count) => document.querySelector('[data-analysis]')?.getAttribute('data-plies') === String(count),
      moves.length,
    );
    await untilLines(page);
  });
  const stepping = await page.evaluate(() => (globalThis as unknown as { long: number[] }).long);
  const longest = Math.max(...took);
  console.info(
    `analysis of ${moves.length} plies: long tasks while opening ${opened.join(', ') || 'none'} ms, ` +
      `while stepping ${stepping.join(', ') || 'none'} ms; most processor time of a task while stepping ` +
      `${longest.toFixed(1)} ms of ${took.length} tasks`,
  );
  // By the clock a busy machine holds tasks up, so what is held to 50 ms is the processor's time.
  expect(took.length).toBeGreaterThan(moves.length);
  expect(longest).toBeLessThan(50);
  await close();
});

/** How much processor time each task of the page's own thread took while something was done, in milliseconds. */
async function taskTimes(page: Page, doing: () => Promise<void>): Promise<number[]> {
  type Traced = {
    pid: number;
    tid: number;
    name: string;
    ph: string;
    tdur?: number;
    args: { name?: string };
  };
  const session = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,__metadata' });
  await doing();
  const traced = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await traced;
  const thread = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const own = new Set(
    events.flatMap((event) =>
      event.name === 'thread_name' && event.args.name === 'CrRendererMain' ? [thread(event)] : [],
    ),
  );
  return events.flatMap((event) =>
    event.ph === 'X' && event.name.endsWith('RunTask') && own.has(thread(event))
      ? [(event.tdur ?? 0) / 1000]
      : [],
  );
}

/** A game of Siam of so many plies in which nobody gets anywhere. */
function longGame(plies: number): string[] {
  const table = rules.sitDown('siam');
  let seed = 11;
  for (let ply = 0; ply < plies; ply++) {
    const { actor } = table.view();
    const choices = table.choices(actor);
    for (let tries = 0; ; tries++) {
      seed = (seed * 48_271) % 2_147_483_647;
      const { mv } = choices[seed % choices.length] ?? { mv: '' };
      if (table.play(mv) !== null) continue;
      if (!table.view().ending) break;
      table.undo();
      if (tries > 200) throw new Error('the game ends whatever is played');
    }
  }
  return table.view().played;
}
