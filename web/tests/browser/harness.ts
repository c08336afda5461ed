// What all browser tests share: a browser, pages that tolerate no console message, and moves to play.
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { Rules } from '../../src/rules/rules.ts';
import type { Module } from '../../src/rules/module.ts';

export const DEEP = process.env.TIER === 'deep';

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

/** Opens a page of its own browser profile; anything on the console counts as a failure. */
export async function visit(
  browser: Browser,
  url: string,
  setting: Setting = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
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
    // A page that is not there answers 404 on purpose.
    if (!message.text().includes('404')) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.goto(url);
  return {
    page,
    said,
    close: async () => {
      await context.close();
      expect(said).toEqual([]);
    },
  };
}

/** The rules in this process, to know what could be touched. */
export async function loadRules(folder = 'wasm'): Promise<{ rules: Rules; module: Module }> {
  const module = (await import(/* @vite-ignore */ `../../${folder}/siliam_wasm.js`)) as Module & {
    initSync: (source: { module: BufferSource }) => unknown;
  };
  module.initSync({ module: readFileSync(new URL(`../../${folder}/siliam_wasm_bg.wasm`, import.meta.url)) });
  return { rules: new Rules(module), module };
}

/** A whole game found by the computer playing both sides, so many milliseconds a move, and what is touched for each. */
export function wholeGame(
  { rules, module }: { rules: Rules; module: Module },
  name: string,
  effort = 40,
): { mv: string; path: string[] }[] {
  const table = rules.sitDown(name);
  const game: { mv: string; path: string[] }[] = [];
  for (let ply = 0; ply < 400; ply++) {
    const view = table.view();
    if (view.ending) return game;
    const thinker = module.Thinker.at(name, view.start, view.played, 5 + ply);
    if (!thinker) break;
    const end = performance.now() + effort;
    while (!thinker.decided() && performance.now() < end) thinker.think();
    const mv = thinker.best();
    thinker.free();
    const choice = table.choices(view.actor).find((one) => one.mv === mv);
    if (!choice) throw new Error(`${name}: ${mv} cannot be touched`);
    if (table.play(mv) !== null) throw new Error(`${name}: ${mv} is refused`);
    game.push(choice);
  }
  throw new Error(`${name}: no end in sight`);
}

/** Sets up a game between people and sits down to it. */
export async function sitDown(
  page: Page,
  url: string,
  name: string,
  computers: number[] = [],
): Promise<void> {
  await page.goto(`${url}#/new/${name}`);
  const seats = page.getByRole('radiogroup');
  await seats.first().waitFor();
  const groups = await seats.count();
  for (let seat = 0; seat < groups; seat++) {
    await seats
      .nth(seat)
      .getByRole('radio')
      .nth(computers.includes(seat) ? 1 : 0)
      .check({ force: true });
  }
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
}

export const plies = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-table]').getAttribute('data-plies'));

/** Waits until so many plies are on the board. */
export async function untilPlies(page: Page, count: number, timeout = 5000): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(document.querySelector('[data-table]')?.getAttribute('data-plies')) >= wanted,
    count,
    { timeout },
  );
}
