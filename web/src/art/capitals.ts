// Our own cut capitals, figures and accents, drawn in capitals.svg: 100 units tall, cut with straight strokes of a knife.
import cut from '$art/capitals.svg?raw';

export interface Word {
  width: number;
  /** Filled one by one with the even-odd rule: strokes of two paths may overlap. */
  paths: string[];
}

const BETWEEN = 9;

/** What is not called by its own letter in the drawing. */
const NAMES: Record<string, string> = {
  '-': 'hyphen',
  '×': 'times',
  '’': 'apos',
  '!': 'bang',
  '\u0301': 'acute',
  '\u0300': 'grave',
  '\u0302': 'circumflex',
  '\u0327': 'cedilla',
};

/** Pairs that would leave a hole between them, and how much closer they stand. */
const CLOSER: Record<string, number> = Object.fromEntries(
  [
    { by: 15, pairs: 'PA FA TA VA YA AV AY AT' },
    { by: 11, pairs: 'WA AW LY LT LV' },
    { by: 6, pairs: 'DA OA TO VO YO RY RV KO' },
  ].flatMap(({ by, pairs }) => pairs.split(' ').map((pair) => [pair, by])),
);

const glyphs = new Map<string, Word>();
for (const [, name = '', width, drawing = ''] of cut.matchAll(
  /<symbol id="cap-(\w+)" viewBox="0 0 (\d+) 100">(.*?)<\/symbol>/gs,
)) {
  const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
  glyphs.set(name, { width: Number(width), paths });
}

/** Moves a path to the right: the drawing uses nothing but pairs of absolute coordinates. */
const shifted = (path: string, by: number): string =>
  path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) + by} ${y}`);

/** A word in cut capitals; `null` when it has a letter that was never cut. */
export function spell(text: string): Word | null {
  let end = 0;
  let before = '';
  let middle = 0;
  const paths: string[] = [];
  for (const letter of text.replaceAll("'", '’').toLocaleUpperCase().normalize('NFD')) {
    if (/\s/.test(letter)) {
      end += 34 + BETWEEN;
      before = '';
      continue;
    }
    const glyph = glyphs.get(NAMES[letter] ?? letter);
    if (!glyph) return null;
    const isAccent = glyph.width === 0;
    const start = end - (CLOSER[before + letter] ?? 0);
    paths.push(...glyph.paths.map((path) => shifted(path, isAccent ? middle : start)));
    if (isAccent) continue;
    middle = Math.round(start + glyph.width / 2);
    end = start + glyph.width + BETWEEN;
    before = letter;
  }
  return paths.length === 0 ? null : { width: end - BETWEEN, paths };
}
