// Games opened in the middle, kept in the browser's storage as the page itself would have kept them.
import type { BrowserContextOptions } from 'playwright-core';
import type { Kept, Seat } from '../../src/state/kept.ts';
import { visit, type Setting, type Site, type Visit } from './harness.ts';

export interface Opened {
  name: string;
  start?: string;
  moves?: string[];
  seats?: Seat[];
  setting?: Setting;
  options?: BrowserContextOptions;
}

/** Two for one push and one against it, two rocks: the elephant on c1 may not push (S5). */
export const TOO_HEAVY = { name: 'siam', start: 'S1s2/2#s1/ee#N#/2N2/2N2 e 14 00' };

/** An elephant at each side of the board and in a corner, none of which faces outward. */
export const AT_THE_SIDES = { name: 'siam', start: 'S4/4N/N#1#S/2#2/2E2 e 14 00' };

/** Green threatens to close a square on g6, and black has to block there; the north-east corner would not do (L10). */
export const MUST_BLOCK = {
  name: 'samliam-3p',
  start:
    'gnwrse,4,gne,3/9/3,gne,rse,4/3,gnwgse,rnersw,4/1,kne,knwkse,1,knw,1,ksw,2/ksw,1,rnersw,rnwrse,1,gse,3/' +
    '2,rsw,gne,kse,1,gnwgse,2/9/7,kne,1 k 0',
};

export async function openAt(here: Site, opened: Opened): Promise<Visit> {
  const { name, start = null, moves = [], setting, options } = opened;
  const count = name.endsWith('3p') ? 3 : name.endsWith('4p') ? 4 : 2;
  const seats = opened.seats ?? Array.from({ length: count }, (): Seat => ({ kind: 'person' }));
  const kept: Kept = {
    id: 'opened',
    name,
    start,
    seats,
    clock: null,
    left: seats.map(() => 0),
    moves,
    undone: [],
    settled: null,
    revision: 1,
    changed: 0,
    over: false,
  };
  const visited = await visit(here, '#/about', setting, options);
  const { page } = visited;
  await page.evaluate((text) => localStorage.setItem('siliam:game:opened', text), JSON.stringify(kept));
  await page.goto(`${here.url}#/table/opened`);
  await page.locator('[data-table]').waitFor();
  return visited;
}
