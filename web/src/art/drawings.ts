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

/** Pieces of which two in one cell are drawn as one block, and what each of them is by itself. */
const BLOCKS: Record<string, string> = { 'small-square': 'triangle' };

/** The two halves of a small square are drawn as one block, except where they have to be told apart. */
export function merged(pieces: Piece[], apart: string | null = null): Piece[] {
  const seen = new Set<string>();
  return pieces.flatMap((piece) => {
    const half = BLOCKS[piece.kind];
    if (half === undefined) return [piece];
    if (piece.cell === apart) return [{ ...piece, kind: half }];
    const first = !seen.has(piece.cell);
    seen.add(piece.cell);
    return first ? [piece] : [];
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

/** The outlines of pieces of ours that may be missing somewhere. */
const GHOSTS: Record<string, string> = {
  triangle: 'M-40 -40H28L-40 28Z',
  'small-square': 'M-40 -40H28L-40 28Z',
  tile: 'M-40 -40H40V40H-40Z',
};

/** A missing piece as a line: its shape, and by how many degrees it is turned. */
export function ghostOf(game: Game, piece: Piece): { path: string; angle: number } {
  const drawing = drawingOf(game, piece);
  const path = drawing && GHOSTS[piece.kind];
  // Two halves make one block, but what is missing of it is one half.
  const angle = path === undefined ? 0 : (angleOf(piece.facing) ?? 315) - 315;
  return { path: path ?? shapeOf(piece.kind), angle };
}

/** The inks of a player's leaf: chosen, on offer, and of the dot on the chosen one. */
export function inksOf(game: Game, owner: number | null): { ink: string; tone: string; dot: string } {
  const ink = (owner === null ? null : game.inks[owner]) ?? 'var(--rk-2)';
  const letter = owner === null ? '' : (game.letters[owner] ?? '');
  const own = drawingOf(game, { cell: '', owner, kind: 'triangle', facing: null }) !== null;
  const [second, dot] = own ? [`var(--t${letter}-2)`, `var(--t${letter}-cut)`] : [ink, 'var(--petal)'];
  return { ink, tone: `color-mix(in srgb, ${second} 45%, var(--petal))`, dot };
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
  /** Whether cells are hollows for round pieces: what marks them is a ring there, else a frame. */
  round: boolean;
  /** Whether pieces fill their cell: what brackets them lies outside. */
  filled: boolean;
  /** The inks of marks, of open figures and of closing cells, where they are not the page's own. */
  mark?: string;
  open?: string;
  closing?: string;
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
    round: false,
    filled: false,
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
    round: true,
    filled: false,
    mark: 'var(--sq-mark)',
    open: 'var(--open-line)',
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
    round: false,
    filled: true,
    mark: 'var(--sl-mark)',
    closing: 'var(--sl-closing)',
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
      round: false,
      filled: false,
    }
  );
}
