// Which drawing shows which piece. A piece we have no drawing for is drawn from its owner's ink and its kind.
import { angleOf } from '../rules/geometry.ts';
import type { Game, Piece } from '../rules/types.ts';

export interface Drawing {
  /** The symbol, and its simpler, heavier sister for small cells. */
  symbol: string;
  small: string;
  /** Its outline, for shadows and empty places. */
  outline: string | null;
  /** How much of the cell it fills. */
  size: number;
  /** Degrees clockwise from how the symbol is drawn. */
  angle: number;
  /** Whether a wedge on the cell's edge shows the facing. */
  wedge: boolean;
}

type Draw = (game: Game, piece: Piece) => Drawing;

const letter = (game: Game, piece: Piece) => (piece.owner === null ? '' : (game.letters[piece.owner] ?? ''));

const animal =
  (symbol: string): Draw =>
  (_game, piece) => ({
    symbol,
    small: `${symbol}-s`,
    outline: `${symbol}-o`,
    size: 0.86,
    angle: angleOf(piece.facing) ?? 0,
    wedge: piece.facing !== null,
  });

const rock: Draw = () => ({
  symbol: 'rk',
  small: 'rk-s',
  outline: 'rk-o',
  size: 0.82,
  angle: 0,
  wedge: false,
});

const peg =
  (shape: string): Draw =>
  (game, piece) => {
    const symbol = `${shape}${letter(game, piece)}`;
    return { symbol, small: `${symbol}-s`, outline: `${shape}-o`, size: 1, angle: 0, wedge: false };
  };

/** Drawn with the right angle in the north-west. */
const triangle: Draw = (game, piece) => {
  const symbol = `t${letter(game, piece)}`;
  return {
    symbol,
    small: symbol,
    outline: 't-o',
    size: 1,
    angle: (angleOf(piece.facing) ?? 315) - 315,
    wedge: false,
  };
};

const block =
  (shape: string): Draw =>
  (game, piece) => {
    const symbol = `${shape}${letter(game, piece)}`;
    // The cut runs along the diagonal that parts the halves.
    const angle = piece.facing === 'ne' || piece.facing === 'sw' ? 90 : 0;
    return { symbol, small: symbol, outline: 's-o', size: 1, angle, wedge: false };
  };

const DRAWINGS: Record<string, Record<string, Draw>> = {
  siam: { elephant: animal('el'), rhinoceros: animal('rh'), rock },
  squaryd: { single: peg('p'), double: peg('q'), pawn: peg('p') },
  samliam: { triangle, 'small-square': block('s'), tile: block('z') },
};

/** Our drawing of a piece; `null` when there is none. */
export function drawingOf(game: Game, piece: Piece): Drawing | null {
  return DRAWINGS[game.family]?.[piece.kind]?.(game, piece) ?? null;
}

/** The two halves of a small square are drawn as one block. */
export function merged(pieces: Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((piece) => {
    if (piece.kind !== 'small-square') return true;
    const first = !seen.has(piece.cell);
    seen.add(piece.cell);
    return first;
  });
}

/** The shapes of unknown pieces, told apart by kind. */
export const SHAPES = [
  'M0 -34A34 34 0 1 1 -0.01 -34Z',
  'M-31 -31H31V31H-31Z',
  'M0 -40L40 0L0 40L-40 0Z',
  'M-19 -34H19L38 0L19 34H-19L-38 0Z',
  'M0 -38L36 28H-36Z',
];

export function shapeOf(kind: string): string {
  let hash = 7;
  for (const letter of kind) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return SHAPES[hash % SHAPES.length] ?? '';
}

/** How a family's board looks; the colours of unknown families come with the game. */
export interface Ground {
  kind: 'cells' | 'wood';
  a: string;
  b: string;
  cut: string;
  line: string;
  shadow: string;
  frame: string;
  deep: string;
}

const GROUNDS: Record<string, Ground> = {
  siam: {
    kind: 'cells',
    a: 'var(--cell-a)',
    b: 'var(--cell-b)',
    cut: 'var(--cell-cut)',
    line: 'var(--grid)',
    shadow: 'var(--cell-sh)',
    frame: 'var(--siam-fr)',
    deep: 'var(--siam-fr2)',
  },
  squaryd: {
    kind: 'wood',
    a: 'var(--wood-a)',
    b: 'var(--wood-a)',
    cut: 'var(--wood-cut)',
    line: 'var(--wood-c)',
    shadow: 'var(--wood-c)',
    frame: 'var(--sq-fr)',
    deep: 'var(--sq-fr2)',
  },
  samliam: {
    kind: 'cells',
    a: 'var(--sl-a)',
    b: 'var(--sl-b)',
    cut: 'var(--sl-cut)',
    line: 'var(--sl-line)',
    shadow: 'var(--sl-sh)',
    frame: 'var(--sl-fr)',
    deep: 'var(--sl-fr2)',
  },
};

export function groundOf(game: Game): Ground {
  const [a = '#c9c3b4', b = '#bdb7a8'] = game.grounds;
  return (
    GROUNDS[game.family] ?? {
      kind: 'cells',
      a,
      b,
      cut: 'var(--ground-cut)',
      line: 'var(--grid)',
      shadow: 'var(--ground-sh)',
      frame: 'var(--other-fr)',
      deep: 'var(--other-fr2)',
    }
  );
}
