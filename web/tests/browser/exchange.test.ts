// Games that are taken away and brought in: by link, by record, by position; in another browser they are the same games.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  more,
  plies,
  site,
  sitDown,
  typeMove,
  untilPlies,
  violations,
  visit,
  type Setting,
  type Visit,
  deep,
} from './harness.ts';
import { openAt } from './positions.ts';

const here = site();

/** Everything that the export offers, as its fields hold it. */
interface Exported {
  link: string;
  record: string;
  position: string;
}

async function exported(page: Page): Promise<Exported> {
  await more(page, 'Exporter');
  const dialog = page.getByRole('dialog', { name: 'Exporter' });
  await dialog.waitFor();
  const value = (name: string) => dialog.getByRole('textbox', { name }).inputValue();
  const all = {
    link: await value('Lien privé'),
    record: await value('La partie en texte'),
    position: await value('La position à l’écran'),
  };
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return all;
}

/** What a game was kept as, at the table where one sits. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const id = location.hash.split('/')[2] ?? '';
    return JSON.parse(localStorage.getItem(`siliam:game:${id}`) ?? '{}') as {
      name: string;
      start: string | null;
      moves: string[];
      seats: object[];
      settled: object | null;
      over: boolean;
    };
  });

/** Opens the page of another browser on which a text was pasted. */
async function pasted(
  text: string,
  setting: Setting = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visited = await visit(here, '#/import', setting, options);
  await visited.page.locator('textarea').fill(text);
  await visited.page
    .getByRole('button', { name: setting.lang === 'en' ? 'Read' : 'Lire', exact: true })
    .click();
  return visited;
}

const dropped = (page: Page, text: string, name = 'parties.txt') =>
  page.evaluate(
    ({ content, file }) => {
      const data = new DataTransfer();
      data.items.add(new File([content], file, { type: 'text/plain' }));
      document.body.dispatchEvent(
        new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    { content: text, file: name },
  );

const MOVES = ['@c1n', '@c5s', 'c1c2n', '@e4w', 'c2^'];

async function played(): Promise<Exported & { opened: Visit }> {
  const opened = await openAt(here, { name: 'siam', moves: MOVES });
  return { ...(await exported(opened.page)), opened };
}

test('a link opens in another browser, and the game goes on there with the same moves', async () => {
  const { link, opened } = await played();
  const asked: string[] = [];
  const other = await visit(here, new URL(link).hash);
  other.page.on('request', (request) => asked.push(request.url()));
  await other.page.reload();
  const go = other.page.getByRole('button', { name: 'Continuer la partie' });
  await go.waitFor();
  expect(await violations(other.page)).toEqual([]);
  // What is in the link stays in the browser.
  for (const address of asked) expect(address).not.toContain(link.split('/').at(-1));
  expect(asked.length).toBeGreaterThan(3);
  await go.click();
  await other.page.locator('[data-table]').waitFor();
  expect(await kept(other.page)).toMatchObject({ name: 'siam', moves: MOVES, over: false });
  expect(await exported(other.page)).toMatchObject({ link });
  await typeMove(other.page, '@a1e');
  await other.close();
  await opened.close();
});

test('a record and a position, pasted, give the same game and the same board', async () => {
  const { record, position, opened } = await played();
  const withMoves = await pasted(record);
  await withMoves.page.getByRole('button', { name: 'Continuer la partie' }).click();
  await untilPlies(withMoves.page, MOVES.length);
  expect(await kept(withMoves.page)).toMatchObject({ moves: MOVES });
  expect((await exported(withMoves.page)).position).toBe(position);
  await withMoves.close();
  const withBoard = await pasted(position);
  await withBoard.page.getByRole('button', { name: 'Jouer depuis cette position' }).click();
  await withBoard.page.locator('[data-table]').waitFor();
  expect(await kept(withBoard.page)).toMatchObject({ name: 'siam', start: position, moves: [] });
  await withBoard.close();
  await opened.close();
});

deep('who goes on is chosen, and a computer of a record sits where it sat', async () => {
  const record = '[Game "siam"]\n[Player1 "Léna"]\n[Player2 "Siliam 3"]\n\n1. @c1n @c5s *\n';
  const { page, close } = await pasted(record);
  await page.getByText('Léna – Siliam 3').waitFor();
  expect(await page.getByLabel('Rhinocéros', { exact: true }).inputValue()).toBe('3');
  await page.getByLabel('Rhinocéros', { exact: true }).selectOption({ label: 'Une personne' });
  await page.getByLabel('Éléphants', { exact: true }).selectOption({ label: 'Ordinateur, niveau 1' });
  await page.getByRole('button', { name: 'Continuer la partie' }).click();
  await page.locator('[data-table]').waitFor();
  expect((await kept(page)).seats).toEqual([{ kind: 'computer', level: 1 }, { kind: 'person' }]);
  await untilPlies(page, 3, 20_000);
  await close();
});

deep('a finished game opens for looking back, with its names', async () => {
  const { page, close } = await pasted(
    '[Game "siam"]\n[Player1 "Léna"]\n[Player2 "Arthit"]\n\n1. @c1n @c5s resigned-e 0-1\n',
  );
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  expect(await page.locator('.status h2').textContent()).toBe('Les Rhinocéros gagnent');
  expect(await page.locator('[data-seat="1"]').textContent()).toContain('Arthit');
  await page.getByRole('button', { name: 'Revoir', exact: true }).click();
  expect(await page.locator('.status h2').textContent()).toBe('Le début de la partie');
  await page.goto(`${here.url}#/games`);
  await page.getByText('Léna – Arthit').waitFor();
  await close();
});

test('a game from the terminal has its computers, and names without spaces fit a narrow screen', async () => {
  const engine = `ugi=/${'a-long-way/'.repeat(9)}engine:nodes=200`;
  const record = `[Game "samliam-3p"]\n[Player1 "${engine}"]\n[Player2 "Siliam 3"]\n[Player3 "Siliam"]\n\n1. e5ne *\n`;
  const { page, close } = await pasted(record, {}, { viewport: { width: 390, height: 800 } });
  await page.locator('[data-found]').waitFor();
  const seats = await page
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(seats).toEqual(['0', '3', '11']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await close();
});

deep('of three, who left and who share come along', async () => {
  const record = '[Game "samliam-3p"]\n\n1. e5ne resigned-r+ e5sw a1ne 2. b2ne flagged-g *\n';
  const { page, close } = await pasted(record);
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('button', { name: 'Revanche' }).waitFor();
  expect(await kept(page)).toMatchObject({
    moves: ['e5ne', 'e5sw', 'a1ne', 'b2ne'],
    settled: { kind: 'time', player: 1 },
  });
  const { record: again } = await exported(page);
  expect(again).toContain('1. e5ne resigned-r+ 1... e5sw a1ne 2. b2ne flagged-g');
  await close();
});

deep('what a record holds beside its moves is told, kept, and leaves with the game', async () => {
  const record = '[Game "siam"]\n[Event "thé"]\n\n1. @c1n {bien vu} @c5s (1... @a5e 2. c1c2n) 2. c1c2n *\n';
  const { page, close } = await pasted(record);
  await page.getByText('2 coups en variantes, un coup commenté : l’analyse les montre.').waitFor();
  await page.getByRole('button', { name: 'Continuer la partie' }).click();
  await untilPlies(page, 3);
  await typeMove(page, '@e5w');
  const { record: out, link } = await exported(page);
  for (const part of ['[Event "thé"]', '{bien vu}', '(1... @a5e 2. c1c2n)', '@e5w'])
    expect(out).toContain(part);
  const other = await visit(here, new URL(link).hash);
  await other.page.getByText('2 coups en variantes, un coup commenté').waitFor();
  await other.close();
  await close();
});

deep('a damaged link says what happened, in both languages', async () => {
  const { link, opened } = await played();
  const { hash } = new URL(link);
  const changed = hash.slice(0, -2) + (hash.endsWith('A') ? 'B' : 'A') + hash.slice(-1);
  const sentences = { fr: 'Ce lien a été abîmé en route.', en: 'This link was damaged on the way.' };
  for (const lang of ['fr', 'en'] as const) {
    const { page, close } = await visit(here, changed, { lang });
    expect((await page.getByRole('alert').textContent())?.trim()).toBe(sentences[lang]);
    expect(await page.getByRole('button', { name: /Continuer|Go on/ }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${here.url}#/p/`);
    await page.getByRole('alert').waitFor();
    await close();
  }
  await opened.close();
});

test('a file dropped on the games page: every game in it, and what is wrong with the rest, with its place and ruling', async () => {
  const { page, close } = await visit(here, '#/games');
  await page.getByRole('link', { name: 'Importer' }).waitFor();
  await dropped(
    page,
    '[Game "siam"]\n\n1. @c1n @c5s *\n\n[Game "siam"]\n\n1. @c3n *\n\n[Game "squaryd"]\n\n1. c3 e5 agreed 1/2-1/2\n',
  );
  await page.getByRole('heading', { name: 'Importer une partie' }).waitFor();
  expect((await page.getByRole('alert').textContent())?.trim()).toMatch(/^Ligne 7, colonne 4\s: .*S1/);
  expect(await page.locator('[data-found]').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tout garder' }).click();
  await page.getByRole('heading', { name: 'Vos parties', level: 1 }).waitFor();
  expect(
    await page
      .getByRole('region', { name: /En cours/ })
      .locator('[data-game]')
      .count(),
  ).toBe(1);
  expect(
    await page
      .getByRole('region', { name: /Finies/ })
      .locator('[data-game]')
      .count(),
  ).toBe(1);
  // What was brought here is deleted with its record, and not to make room.
  await page.getByRole('button', { name: /Effacer la partie de Siam/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('region', { name: /En cours/ }).waitFor({ state: 'detached' });
  const rows = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('siliam:record:')),
  );
  expect(rows).toHaveLength(1);
  await close();
});

deep('a text that does not name its game is asked about, or guessed', async () => {
  const { page, close } = await pasted('9/9/9/9/4,rne,4/9/9/9/9 g 0');
  await page.getByText('De quel jeu s’agit-il ?').waitFor();
  const games = page.locator('[data-choice="found"] input');
  expect(await games.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
    'samliam',
    'samliam-3p',
    'samliam-4p',
  ]);
  expect(await violations(page)).toEqual([]);
  await games.nth(1).check({ force: true });
  await page.locator('[data-found="samliam-3p"]').waitFor();
  // The answer can be changed.
  await games.nth(0).check({ force: true });
  await page.locator('[data-found="samliam"]').waitFor();
  await page.locator('textarea').fill('1. @c1n @c5s 2. c1c2n');
  await page.getByRole('button', { name: 'Lire', exact: true }).click();
  await page.locator('[data-found="siam"]').waitFor();
  await page.locator('textarea').fill('bonjour à tous');
  await page.getByRole('button', { name: 'Lire', exact: true }).click();
  await page.getByText('Cela ne ressemble ni à une partie').waitFor();
  await games.nth(0).check({ force: true });
  expect(await page.getByRole('alert').textContent()).toContain('Ligne 1, colonne 1');
  await close();
});

deep('nothing that nobody called leaves a running game, by record, position or link', async () => {
  const moves = ['a1sw', 'd4ne', 'a2nw', 'd5ne', 'b2ne'];
  const { page, close } = await openAt(here, { name: 'samliam-7:announce', moves });
  const running = await exported(page);
  expect(running.record).toContain('b2ne');
  expect(running.record).not.toMatch(/labels|sam=/);
  expect(running.position).toMatch(/ -$/);
  const other = await visit(here, new URL(running.link).hash);
  await other.page.getByRole('button', { name: 'Continuer la partie' }).click();
  await untilPlies(other.page, moves.length);
  expect(await other.page.locator('[data-sealed]').count()).toBe(0);
  expect(await exported(other.page)).toMatchObject({ link: running.link });
  await other.close();
  await more(page, 'Exporter');
  await page.getByText('ce que personne n’a annoncé n’y figure pas').waitFor();
  await page.keyboard.press('Escape');
  await more(page, 'Abandon');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  const over = await exported(page);
  expect(over.record).toContain('[%labels sam]');
  expect(over.position).toContain('rsam=b1');
  await close();
});

deep('copied with one touch, downloaded, shared where a device can', async () => {
  const { page, close } = await openAt(here, {
    name: 'siam',
    moves: MOVES,
    options: { permissions: ['clipboard-read', 'clipboard-write'], acceptDownloads: true },
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const { link, record, position } = await exported(page);
  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
  });
  await more(page, 'Exporter');
  const dialog = page.getByRole('dialog', { name: 'Exporter' });
  expect(await violations(page)).toEqual([]);
  for (const [name, text, said] of [
    ['Copier le lien', link, 'Lien copié.'],
    ['Copier la partie', record, 'Partie copiée.'],
    ['Copier la position', position, 'Position copiée.'],
  ] as const) {
    await dialog.getByRole('button', { name }).click();
    await dialog.getByRole('status').filter({ hasText: said }).waitFor();
    expect(await clipboard()).toBe(text);
  }
  await dialog.getByRole('button', { name: 'Partager' }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)).toEqual([
    { title: 'Siam', url: link },
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^siliam-siam-\d{4}-\d\d-\d\d\.txt$/);
  // Without a clipboard the text is selected and copied as browsers always could.
  await page.evaluate(async () => {
    const { clipboard } = navigator;
    await clipboard.writeText('');
    Object.assign(globalThis, { pasted: () => clipboard.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await dialog.getByRole('button', { name: 'Copier la position' }).click();
  await dialog.getByRole('status').filter({ hasText: 'Position copiée.' }).waitFor();
  expect(
    await page.evaluate(() => (globalThis as unknown as { pasted: () => Promise<string> }).pasted()),
  ).toBe(position);
  await close();
});

deep('the position that is looked back upon is the one that is taken', async () => {
  const { page, close } = await openAt(here, { name: 'siam', moves: MOVES });
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('ArrowLeft');
  expect((await exported(page)).position).toBe('2s2/5/1###1/2N2/5 r 3 00');
  await close();
});

deep('by keyboard alone: out of one table and into another, the focus where it belongs', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'squaryd');
  await page.keyboard.type('c3');
  await page.keyboard.press('Enter');
  await untilPlies(page, 1);
  const name = () => page.evaluate(() => document.activeElement?.textContent.trim());
  await page.getByRole('toolbar').getByRole('button', { name: 'Autres' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Exporter' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Exporter' });
  await dialog.waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  const record = await dialog.getByRole('textbox', { name: 'La partie en texte' }).inputValue();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await name()).toBe('Autres');
  await page.goto(`${here.url}#/import`);
  await page.locator('textarea').focus();
  await page.keyboard.insertText(record);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-found]').waitFor();
  for (let presses = 0; (await name())?.startsWith('Continuer la partie') !== true; presses++) {
    expect(presses).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-table]').waitFor();
  expect(await plies(page)).toBe(1);
  await close();
});

deep('every width, light and dark: nothing wider than its window', async () => {
  const { link, record, opened } = await played();
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1280, 800],
  ] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const options = { viewport: { width, height } };
      const shot = async (page: Page, what: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
          width,
        );
        await page.screenshot({ path: `screenshots/exchange-${what}-${theme}-${width}.png` });
      };
      const brought = await pasted(
        `${record}\n\n[Game "siam"]\n\n1. @c3n *\n\n[Game "squaryd"]\n\n1. c3 e5 agreed *`,
        { theme },
        options,
      );
      await brought.page.locator('[data-found]').nth(1).waitFor();
      await shot(brought.page, 'import');
      await brought.close();
      const shared = await visit(here, new URL(link).hash, { theme }, options);
      await shared.page.getByRole('button', { name: 'Continuer la partie' }).waitFor();
      await shot(shared.page, 'link');
      await shared.page.getByRole('button', { name: 'Continuer la partie' }).click();
      await shared.page.locator('[data-table]').waitFor();
      await more(shared.page, 'Exporter');
      await shared.page.getByRole('dialog', { name: 'Exporter' }).waitFor();
      await shot(shared.page, 'export');
      await shared.close();
    }
  }
  await opened.close();
});
