// What a touch can do, in the order in which it is shown and chosen by keys.
import type { EditTool, Game, Piece } from '../rules/types.ts';
import { t } from '../state/messages.svelte.ts';
import { kindWords, playerWords, standingWords } from '../state/words.ts';

/** The place of the tool that takes away: it is always the first. */
export const TAKE = 0;

type Note = Extract<EditTool, { note: unknown }>['note'];

export interface Group {
  /** Whose pieces these are; nobody's for what belongs to no side. */
  owner: number | null;
  /** Their places in the list of tools. */
  places: number[];
}

export const pieceOf = (tool: EditTool | undefined): Piece | null =>
  typeof tool === 'object' && 'put' in tool ? { cell: '', ...tool.put } : null;

export const noteOf = (tool: EditTool | undefined): Note | null =>
  typeof tool === 'object' && 'note' in tool ? tool.note : null;

function ownerOf(tool: EditTool): number | null {
  if (typeof tool === 'string') return null;
  return 'put' in tool ? tool.put.owner : tool.note.player;
}

/** The tools side by side: those of nobody first, then each side's. */
export function grouped(tools: EditTool[], game: Game): Group[] {
  const owners = [null, ...game.players.map((_, place) => place)];
  return owners.map((owner) => ({
    owner,
    places: tools.flatMap((tool, place) => (ownerOf(tool) === owner ? [place] : [])),
  }));
}

/** What the figures from 1 on choose while a side's pieces are taken up: its own tools, then those of nobody. */
export function figures(tools: EditTool[], owner: number): number[] {
  const own = tools.flatMap((tool, place) => (ownerOf(tool) === owner ? [place] : []));
  const shared = tools.flatMap((tool, place) => (ownerOf(tool) === null && place !== TAKE ? [place] : []));
  return [...own, ...shared];
}

export function toolWords(game: Game, tool: EditTool): string {
  const piece = pieceOf(tool);
  if (piece) return standingWords(game, piece);
  const note = noteOf(tool);
  if (!note) return t('editor-take');
  return t('editor-note', {
    side: playerWords(game, note.player),
    what: kindWords(game, `mark-${note.kind}`),
  });
}
