// Our own cut capitals: straight strokes that flare at their ends, as a knife leaves them. 100 units tall.

interface Glyph {
  width: number;
  path: string;
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
  return (
    `M${p(x0, y0, w0)}Q${p(mx, my, wm)} ${p(x1, y1, w1)}L${p(x1, y1, -w1)}Q${p(mx, my, -wm)} ${p(x0, y0, -w0)}Z`
  );
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
    width: 66,
    path:
      'M61 9L58 31C50 23 42 19 34 19C27 19 23 22 23 27C23 33 29 36 40 41C55 47 63 55 63 70C63 89 49 101 30 101' +
      'C19 101 9 98 2 92L4 68C13 77 22 82 31 82C38 82 42 79 42 74C42 67 35 64 25 60C10 54 2 45 2 31C2 12 16 -1 36 -1C46 -1 55 3 61 9Z',
  },
  I: { width: 28, path: stroke(14, 0, 14, 100, 25, 25, 0.72) },
  A: {
    width: 88,
    path:
      stroke(42, 0, 12, 100, 18, 21, 0.86) + stroke(44, 0, 76, 100, 24, 27, 0.86) + 'M22 62L66 60L68 77L20 79Z',
  },
  M: {
    width: 108,
    path:
      stroke(23, 0, 13, 100, 18, 22, 0.84) +
      stroke(85, 0, 95, 100, 22, 27, 0.84) +
      'M14 0L35 0L55 46L75 0L96 0L61 84L48 84Z',
  },
  Q: { width: 98, path: ring(48, 50, 46, 51, 23, 19) + 'M44 70L62 66L94 104L98 112L72 112Z' },
  U: {
    width: 84,
    path:
      'M2 0L28 0C25 20 24 40 25 60C26 74 32 82 42 82C52 82 58 74 59 60C60 40 59 20 56 0L82 0C80 20 79 40 80 60C81 86 66 101 42 101C18 101 3 86 4 60C5 40 4 20 2 0Z',
  },
  R: {
    width: 80,
    path:
      'M3 0L38 0C60 0 73 11 73 30C73 44 66 54 54 58L80 100L52 100L33 61L27 61C27 75 28 88 30 100L3 100C6 66 6 33 3 0Z' +
      'M27 18C27 28 27 36 27 45L36 45C45 45 50 40 50 31C50 22 45 18 36 18Z',
  },
  Y: {
    width: 84,
    path: 'M1 0L29 0L43 38L58 0L83 0L54 58C54 73 54 87 57 100L29 100C32 87 32 73 31 58Z',
  },
  D: {
    width: 88,
    path:
      'M3 0L36 0C67 0 85 18 85 50C85 82 67 100 36 100L3 100C6 66 6 33 3 0ZM28 19C28 40 28 60 28 81L36 81C53 81 62 70 62 50C62 30 53 19 36 19Z',
  },
  L: { width: 66, path: 'M3 0L30 0C27 28 27 54 28 80C40 80 51 79 62 76L64 100L3 100C6 66 6 33 3 0Z' },
  ' ': { width: 34, path: '' },
};

/** Moves a path to the right; our paths use only absolute commands. */
function shifted(path: string, by: number): string {
  let index = 0;
  return path.replace(/([MLCQHVZ])|(-?\d+(?:\.\d+)?)/g, (token, command: string | undefined) => {
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
  let path = '';
  for (const letter of text.toUpperCase()) {
    const glyph = LETTERS[letter];
    if (!glyph) return null;
    path += shifted(glyph.path, width);
    width += glyph.width + 7;
  }
  return width === 0 ? null : { width: width - 7, path };
}
