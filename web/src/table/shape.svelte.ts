// Which of the four layouts of the table fits the window. Lengths are in em of the reader's own type size, so that large type
// gets the layout that has room for it.
import { MediaQuery } from 'svelte/reactivity';

/** Stands beside the board; board and panel; the same without a header; everything under each other. */
export type Shape = 'wide' | 'landscape' | 'short' | 'portrait';

const flat = '(min-aspect-ratio: 115/100)';
const short = new MediaQuery(`(max-height: 32.49em) and (min-width: 37.5em) and ${flat}`);
const wide = new MediaQuery('(min-width: 75em)');
const landscape = new MediaQuery(`(min-width: 46.25em) and ${flat}`);
const low = new MediaQuery('(max-height: 43.74em)');

export const shape = {
  get now(): Shape {
    if (short.current) return 'short';
    if (wide.current) return 'wide';
    return landscape.current ? 'landscape' : 'portrait';
  },
  /** A small phone held upright: a seat and its reserve share a line. */
  get low(): boolean {
    return low.current;
  },
};
