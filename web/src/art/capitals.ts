// Our own cut capitals: straight strokes that flare at their ends, as a knife leaves them. 100 units tall.

interface Glyph {
  width: number;
  /** Filled one by one, so that strokes may overlap. */
  paths: string[];
}

/** A stroke from one point to another that is wider at its ends than at its waist. */
function stroke(x0: number, y0: number, x1: number, y1: number, w0: number, w1 = w0, waist = 0.82): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const nx = -(y1 - y0) / length / 2;
  const ny = (x1 - x0) / length / 2;
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  const wm = ((w0 + w1) / 2) * waist;
  const p = (x: number, y: number, w: number) => `${r(x + nx * w)} ${r(y + ny * w)}`;
  return `M${p(x0, y0, w0)}Q${p(mx, my, wm)} ${p(x1, y1, w1)}L${p(x1, y1, -w1)}Q${p(mx, my, -wm)} ${p(x0, y0, -w0)}Z`;
}

const r = (value: number) => Math.round(value * 10) / 10;

/** A bowl: an outer and an inner curve, heavier at its side. */
const ring = (cx: number, cy: number, rx: number, ry: number, w: number, h: number): string =>
  `M${r(cx - rx)} ${cy}C${r(cx - rx)} ${r(cy - ry * 0.6)} ${r(cx - rx * 0.56)} ${r(cy - ry)} ${cx} ${r(cy - ry)}` +
  `C${r(cx + rx * 0.56)} ${r(cy - ry)} ${r(cx + rx)} ${r(cy - ry * 0.6)} ${r(cx + rx)} ${cy}` +
  `C${r(cx + rx)} ${r(cy + ry * 0.6)} ${r(cx + rx * 0.56)} ${r(cy + ry)} ${cx} ${r(cy + ry)}` +
  `C${r(cx - rx * 0.56)} ${r(cy + ry)} ${r(cx - rx)} ${r(cy + ry * 0.6)} ${r(cx - rx)} ${cy}Z` +
  `M${r(cx - rx + w)} ${cy}C${r(cx - rx + w)} ${r(cy + ry * 0.5)} ${r(cx - rx * 0.4)} ${r(cy + ry - h)} ${cx} ${r(cy + ry - h)}` +
  `C${r(cx + rx * 0.4)} ${r(cy + ry - h)} ${r(cx + rx - w)} ${r(cy + ry * 0.5)} ${r(cx + rx - w)} ${cy}` +
  `C${r(cx + rx - w)} ${r(cy - ry * 0.5)} ${r(cx + rx * 0.4)} ${r(cy - ry + h)} ${cx} ${r(cy - ry + h)}` +
  `C${r(cx - rx * 0.4)} ${r(cy - ry + h)} ${r(cx - rx + w)} ${r(cy - ry * 0.5)} ${r(cx - rx + w)} ${cy}Z`;

const LETTERS: Record<string, Glyph> = {
  S: {
    width: 68,
    paths: [
      'M62 8L58 33C50 25 42 21 35 21C29 21 25 24 25 28C25 33 31 36 41 40C57 46 66 55 66 71C66 90 51 102 31 102C19 102 9 99 2 93L4 67C13 76 23 81 32 81C39 81 43 78 43 73C43 67 36 64 26 60C10 54 2 45 2 30C2 11 17 -2 37 -2C47 -2 56 2 62 8Z',
    ],
  },
  I: { width: 29, paths: [stroke(14.5, 0, 14.5, 100, 27, 27, 0.78)] },
  A: {
    width: 91,
    paths: [
      'M36 0L58 0C64 34 75 68 91 100L62 100C59 93 57 87 55 80L32 80C31 87 30 93 30 100L0 100C17 68 29 34 36 0Z'.concat(
        'M46 27C43 39 40 51 37 62L51 62C49 51 47 39 46 27Z',
      ),
    ],
  },
  M: {
    width: 110,
    paths: [
      'M14 0L38 0C43 17 49 34 55 49C61 34 67 17 72 0L96 0C98 34 102 67 109 100L81 100C80 83 79 66 79 48C73 62 67 76 62 90L48 90C43 76 37 62 31 48C31 66 30 83 29 100L1 100C8 67 12 34 14 0Z',
    ],
  },
  Q: {
    width: 98,
    paths: [
      ring(48, 50, 47, 52, 24, 20),
      'M42 74L62 66C72 78 84 92 98 104L96 113L72 113C62 100 52 88 42 74Z',
    ],
  },
  U: {
    width: 86,
    paths: [
      'M1 0L29 0C26 20 25 40 26 60C27 74 33 81 43 81C53 81 59 74 60 60C61 40 60 20 57 0L85 0C82 20 81 40 82 60C83 87 67 102 43 102C19 102 3 87 4 60C5 40 4 20 1 0Z',
    ],
  },
  R: {
    width: 82,
    paths: [
      'M1 0L40 0C63 0 76 11 76 31C76 45 69 55 57 59C64 73 72 87 82 100L52 100C45 88 39 75 34 62L28 62C28 75 29 88 31 100L1 100C6 66 6 33 1 0ZM27 19C27 28 27 36 27 45L37 45C46 45 51 40 51 32C51 23 46 19 37 19Z',
    ],
  },
  Y: {
    width: 86,
    paths: [
      'M0 0L30 0C34 13 39 26 44 38C49 26 54 13 57 0L86 0C77 20 67 39 57 58C57 73 58 87 61 100L29 100C32 87 32 73 31 58C21 39 10 20 0 0Z',
    ],
  },
  D: {
    width: 90,
    paths: [
      'M1 0L37 0C69 0 88 18 88 50C88 82 69 100 37 100L1 100C6 66 6 33 1 0ZM28 20C28 40 28 60 28 80L37 80C54 80 63 70 63 50C63 30 54 20 37 20Z',
    ],
  },
  L: { width: 68, paths: ['M1 0L31 0C28 27 27 53 28 79C41 79 53 77 65 73L67 100L1 100C6 66 6 33 1 0Z'] },
  ' ': { width: 34, paths: [] },
};

/** Moves a path to the right; our paths use only absolute commands with pairs of numbers. */
function shifted(path: string, by: number): string {
  let index = 0;
  return path.replace(/([MLCQZ])|(-?\d+(?:\.\d+)?)/g, (token, command: string | undefined) => {
    if (command) {
      index = 0;
      return token;
    }
    const isX = index++ % 2 === 0;
    return isX ? String(r(Number(token) + by)) : token;
  });
}

/** A word in cut capitals; `null` when it has a letter that was never cut. */
export function spell(text: string): Glyph | null {
  let width = 0;
  const paths: string[] = [];
  for (const letter of text.toUpperCase()) {
    const glyph = LETTERS[letter];
    if (!glyph) return null;
    for (const path of glyph.paths) paths.push(shifted(path, width));
    width += glyph.width + 8;
  }
  return width === 0 ? null : { width: width - 8, paths };
}
