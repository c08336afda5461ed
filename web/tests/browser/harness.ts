// What all browser tests share: a browser, pages that tolerate no console message, and moves to play.
import axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rules } from '../../src/rules/rules.ts';
import type { Engine } from '../../src/rules/engine.ts';
import type { Module } from '../../src/rules/module.ts';
import { serve } from './server.ts';

export const DEEP = process.env.TIER === 'deep';

/** A test of the deep tier alone. */
export const deep = test.runIf(DEEP);

/** One game of each family, and one for more than two players; all of them in the deep tier. */
export const played = ({ games }: Rules): string[] =>
  games.flatMap(({ id }) =>
    DEEP || ['siam', 'squaryd', 'samliam-6x7', 'samliam-3p'].includes(id) ? [id] : [],
  );

export interface Screen {
  width: number;
  height: number;
  touch?: boolean;
}

/** The screens that everything has to fit. */
const SCREENS: Screen[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** All of them in the deep tier; else one of each layout, the tightest. */
export const screens: Screen[] = SCREENS.filter(({ width }) => DEEP || [1280, 844, 360].includes(width));

/** All of them in the deep tier; else the last. */
export const lastOf = <T>(all: readonly T[]): readonly T[] => (DEEP ? all : all.slice(-1));

export const languages = DEEP ? (['fr', 'en'] as const) : (['fr'] as const);

export const THEMES = ['light', 'dark', 'contrast'] as const;
export const WIDTHS = [360, 820, 1440] as const;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** A built site and a browser to look at it with. */
export interface Site {
  browser: Browser;
  url: string;
}

/** Opens a build for all tests of a file; there is something in it once they run. */
export function site(folder = process.env.SILIAM_DIST ?? 'dist'): Site {
  const opened = {} as Site;
  let stop: () => void = () => undefined;
  beforeAll(async () => {
    opened.browser = await launch();
    ({ url: opened.url, stop } = await serve(folder));
  });
  afterAll(async () => {
    await opened.browser.close();
    stop();
  });
  return opened;
}

export interface Setting {
  lang?: 'fr' | 'en';
  theme?: string;
  motion?: 'auto' | 'full' | 'none';
  sound?: boolean;
  threats?: boolean;
}

export interface Visit {
  page: Page;
  /** Everything the console said; the test fails when it is not empty. */
  said: string[];
  close: () => Promise<void>;
}

/**
 * Opens a page in a browser profile of its own; anything on the console counts as a failure. Most tests begin at a page where
 * nothing moves: the home page plays three games.
 */
export async function visit(
  { browser, url }: Site,
  path = '#/about',
  setting: Setting = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    // What is kept for days without a network is a test of its own.
    serviceWorkers: 'block',
    ...options,
  });
  const kept = JSON.stringify({ lang: 'fr', theme: 'light', motion: 'none', ...setting });
  await context.addInitScript((text) => {
    try {
      if (!localStorage.getItem('siliam:settings')) localStorage.setItem('siliam:settings', text);
    } catch {
      // Storage refused is a test of its own.
    }
  }, kept);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    // A page that is not there answers 404 on purpose, and keeping the page is forbidden where it is not tested.
    if (!/404|registration blocked by Playwright/.test(message.text()))
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.goto(url + path);
  return {
    page,
    said,
    close: async () => {
      await context.close();
      expect(said).toEqual([]);
    },
  };
}

/** Both modules in this process: the rules, to know what could be touched, and the engine, to have moves to play. */
export async function loadRules(folder = 'wasm'): Promise<{ rules: Rules; engine: Engine }> {
  return { rules: new Rules(await load<Module>(folder, 'siliam_rules')), engine: await loadEngine(folder) };
}

export const loadEngine = (folder = 'wasm'): Promise<Engine> => load<Engine>(folder, 'siliam_thinking');

async function load<T>(folder: string, name: string): Promise<T> {
  const module = (await import(/* @vite-ignore */ `../../${folder}/${name}.js`)) as T & {
    initSync: (source: { module: BufferSource }) => unknown;
  };
  module.initSync({ module: readFileSync(new URL(`../../${folder}/${name}_bg.wasm`, import.meta.url)) });
  return module;
}

/**
 * A whole game found by a level playing all sides, and what is touched for each move. Three or four who all look after
 * themselves block each other for ever, so there only the first one thinks.
 */
export function wholeGame(
  { rules, engine }: { rules: Rules; engine: Engine },
  name: string,
  level = 5,
): { mv: string; path: string[] }[] {
  const table = rules.sitDown(name);
  const game: { mv: string; path: string[] }[] = [];
  for (let ply = 0; ply < 400; ply++) {
    const view = table.view();
    if (view.ending) return game;
    const choices = table.choices(view.actor);
    const mv = engine.levelMove(name, view.start, view.played, level, 5);
    const thoughtless = view.actor > 0 && (rules.game(name)?.players.length ?? 2) > 2;
    const tried = thoughtless
      ? choices.map((_, index) => choices[(ply * 7919 + index) % choices.length])
      : [choices.find((choice) => choice.mv === mv)];
    const played = tried.find((choice) => choice !== undefined && table.play(choice.mv) === null);
    if (!played) throw new Error(`${name}: ${mv} cannot be touched or is refused`);
    game.push(played);
  }
  throw new Error(`${name}: no end in sight`);
}

/** Sets up a game between people, but for the seats named, and sits down to it. */
export async function sitDown(
  page: Page,
  url: string,
  name: string,
  computers: number[] = [],
): Promise<void> {
  // With a colon, so that neither options nor another board of an earlier game are taken over.
  await page.goto(`${url}#/new/${name.includes(':') ? name : `${name}:`}`);
  await page.locator('form .start').waitFor();
  const seats = await page.locator('[data-choice^="seat-"]').count();
  for (let seat = 0; seat < seats; seat++) {
    await choose(page, `seat-${seat}`, computers.includes(seat) ? 'computer' : 'person');
  }
  if (seats === 0 && (await page.locator('[data-choice="opponent"]').count()) > 0) {
    const [one, ...more] = computers;
    await choose(page, 'opponent', one === undefined ? 'person' : more.length > 0 ? 'watch' : 'computer');
    if (one !== undefined && more.length === 0) await choose(page, 'side', String(1 - one));
  }
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
}

/** Chooses a tile of the set-up page. */
export async function choose(page: Page, choice: string, value: string): Promise<void> {
  // The radio lies unseen over its tile.
  await page.locator(`[data-choice="${choice}"] input[value="${value}"]`).check({ force: true });
}

export const plies = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-plies'));

/** Chooses something from what lies behind « Autres ». */
export async function more(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres' }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Waits until the boards of the home page that are played by the engine are past their openings. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('[data-live]').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-live="opening"]') === null);
}

/** Waits until so many plies are on the board. */
export async function untilPlies(page: Page, count: number, timeout = 5000): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('[data-table]')?.getAttribute('data-plies')) >= wanted,
    count,
    { timeout },
  );
}

/** Types a move and waits until it is on the board; says what stands there instead, and which keys arrived where. */
export async function typeMove(page: Page, mv: string): Promise<void> {
  const before = await plies(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    const hear = (event: Event) =>
      heard.push(`${event.type} ${(event as KeyboardEvent).key ?? ''} ${(event.target as Element).tagName}`);
    for (const kind of ['keydown', 'focusin', 'focusout', 'close']) addEventListener(kind, hear, true);
    Object.assign(globalThis, { heard });
  });
  const failed = async (what: string) => {
    const said = await page.locator('[data-status]').innerText();
    const typed = await page.evaluate(() => document.querySelector<HTMLInputElement>('#typed')?.value);
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join(', '));
    throw new Error(`${mv} is not ${what}: ${said}; typed ${typed}; heard ${heard}`);
  };
  await page.keyboard.type(mv);
  await page
    .waitForFunction((wanted) => document.querySelector<HTMLInputElement>('#typed')?.value === wanted, mv, {
      timeout: 10_000,
    })
    .catch(() => failed('typed'));
  await page.keyboard.press('Enter');
  await untilPlies(page, before + 1, 10_000).catch(() => failed('played'));
}

/** Widths at which the head of a page is narrow: from the widest phone to the first with room for the list of pages. */
export const HEAD_WIDTHS = DEEP ? [560, 700, 768, 820, 844, 900, 960, 992, 1000, 1024] : [820, 1000];

/** Which parts of the page's head lie over each other or leave the window, at every such width. */
export async function headFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of HEAD_WIDTHS) {
    await page.setViewportSize({ width, height: 1100 });
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('header .what > *, header > button, header nav > *')]
        .map((part) => ({
          name:
            part.textContent.trim() || (part.querySelector('[aria-label]') ?? part).ariaLabel || part.tagName,
          box: part.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0);
      return parts.flatMap((one, index) => [
        ...(one.box.right > innerWidth ? [`${one.name} leaves the window`] : []),
        ...parts
          .slice(index + 1)
          .filter(
            ({ box }) =>
              Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
              Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
          )
          .map(({ name }) => `${one.name} and ${name} lie over each other`),
      ]);
    });
    found.push(...faults.map((fault) => `${width}: ${fault}`));
  }
  return found;
}

/** What the accessibility rules have against the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: typeof axe }).axe;
    const result = await tool.run(document, { resultTypes: ['violations'] });
    return result.violations.flatMap((violation) =>
      violation.nodes.map(
        (node) => `${violation.id}: ${node.html.slice(0, 140)} ${node.failureSummary ?? ''}`,
      ),
    );
  });
  return found;
}
