// What tests of online play share: guests with a browser of their own, tables, and whole games played move by move.
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Rules } from '../../src/rules/rules.ts';
import { choose, plies, untilPlies, visit, type Setting, type Site, type Visit } from './harness.ts';
import type { House } from './house.ts';

export type Online = Site & { house: House };

export interface Guest extends Visit {
  name: string;
  /** The guest's secret, by which the proxy knows them. */
  token: () => Promise<string>;
}

export async function guest(
  here: Online,
  name: string,
  path = '#/about',
  setting: Setting = {},
  options: BrowserContextOptions = {},
): Promise<Guest> {
  const visited = await visit(here, path, setting, options);
  const { page, said } = visited;
  return {
    ...visited,
    name,
    token: async () => {
      const cookies = await page.context().cookies();
      return cookies.find((cookie) => cookie.name === 'siliam')?.value ?? '';
    },
    close: async () => {
      // A browser says on its console what we say in the page: that there is no connection.
      const own = said.filter((text) => !/net::ERR|WebSocket connection|503|502/.test(text));
      said.splice(0, said.length, ...own);
      await visited.close();
    },
  };
}

export interface Table {
  /** The game with its options. */
  name?: string;
  pace?: string;
  side?: string;
  /** Games of more than two: who sits where. */
  seats?: Record<number, 'me' | 'free' | 'computer'>;
  open?: boolean;
}

/** Lays a table; its id. */
export async function lay(
  here: Online,
  { page, name: called }: Guest,
  { name = 'siam', pace = 'free', side, seats = {}, open = false }: Table = {},
): Promise<string> {
  const [id = '', options = ''] = name.split(':');
  await page.goto(`${here.url}#/${open ? 'open' : 'friend'}/${id}`);
  await page.getByLabel('Votre nom').waitFor();
  for (const option of options.split(',').filter((text) => text !== '')) {
    const box = page.locator(`[data-option="${option}"]`);
    if (!(await box.isVisible())) await page.locator('summary').click();
    await box.check();
  }
  await choose(page, 'pace', pace);
  if (side !== undefined) await choose(page, 'side', side);
  for (const [seat, kind] of Object.entries(seats)) await choose(page, `seat-${seat}`, kind);
  await page.getByLabel('Votre nom').fill(called);
  await page.getByRole('button', { name: 'Dresser la table' }).click();
  await page.waitForURL(/#\/j\//);
  return (await page.url()).split('/').at(-1) ?? '';
}

/** Opens the link that a friend has sent, says a name and sits down. */
export async function sit(here: Online, { page, name }: Guest, id: string, side?: string): Promise<void> {
  await page.goto(`${here.url}j/${id}`);
  await page.getByLabel('Votre nom').fill(name);
  const button = side === undefined ? 'S’asseoir' : `S’asseoir\u00a0: ${side}`;
  await page.getByRole('button', { name: button }).first().click();
}

/** Waits until guests see the board; says what they see instead. */
export async function untilTable(...guests: Guest[]): Promise<void> {
  for (const { page, name, said } of guests) {
    await page
      .locator('[data-table]')
      .waitFor({ timeout: 20_000 })
      .catch(async () => {
        const seen = (await page.locator('#app').innerText()).replace(/\s+/g, ' ');
        throw new Error(`${name} sees no table but: ${seen} ${said.join(' ')}`);
      });
  }
}

/** Types a move anywhere on the page. */
export async function type(page: Page, mv: string): Promise<void> {
  await page.locator('body').press('Escape');
  await page.keyboard.type(mv);
  await page.keyboard.press('Enter');
}

/** Whose each ply of a game is. */
export function actors(rules: Rules, name: string, game: { mv: string }[]): number[] {
  const table = rules.sitDown(name);
  return game.map(({ mv }) => {
    const { actor } = table.view();
    table.play(mv);
    return actor;
  });
}

/** Plays a game at pages in playing order; `between` is told after how many plies, before everybody has seen the last. */
export async function playOut(
  rules: Rules,
  name: string,
  game: { mv: string }[],
  pages: Page[],
  between: (count: number, mover: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const turns = actors(rules, name, game);
  for (const [index, { mv }] of game.entries()) {
    const mover = pages[turns[index] ?? 0];
    if (!mover) throw new Error('there are fewer pages than players');
    const failed = async () => {
      const seen = await Promise.all(pages.map(async (page) => `${await plies(page)}, ${await told(page)}`));
      throw new Error(`ply ${index + 1}, ${mv} by ${turns[index]}, is not played: ${seen.join(' | ')}`);
    };
    await untilPlies(mover, index, 15_000).catch(failed);
    await type(mover, mv);
    await untilPlies(mover, index + 1).catch(failed);
    await between(index + 1, mover);
  }
  for (const page of pages) await untilPlies(page, game.length, 15_000);
}

export const status = async (page: Page): Promise<string> =>
  (await page.locator('[data-status]').textContent())?.replace(/\s+/g, ' ').trim() ?? '';

/** How the connection stands, and what the status says. */
const told = async (page: Page): Promise<string> =>
  `${await page.locator('[data-line]').getAttribute('data-line')}, ${await status(page)}`;

/** Waits until the status says something. */
export async function untilSaid(page: Page, words: RegExp | string): Promise<void> {
  await page.locator('[data-status]').filter({ hasText: words }).waitFor();
}

/** Waits until the connection stands so. */
export async function untilLine(page: Page, line: 'open' | 'lost'): Promise<void> {
  await page
    .locator(line === 'open' ? '[data-line="open"]' : '[data-line]:not([data-line="open"])')
    .waitFor();
}

/** Whether the move that was played last is still on its way. */
export const isPending = async (page: Page): Promise<boolean> =>
  (await page.locator('.board .pending').count()) > 0;

export { plies };
