// The small part of Markdown that our rules pages use, as blocks; fenced `position` blocks are boards.

export type Inline = { kind: 'text' | 'code'; text: string } | { kind: 'strong' | 'em'; parts: Inline[] };

/** A numbered decision of ours, as in "S5"; its number names its place on the page. */
export interface Ruling {
  number: string;
  text: Inline[];
}

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'rulings'; groups: Ruling[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'position'; game: string; position: string; moves: string[] };

/** Bold, italic and code, one within the other; anything unpaired stays as it is. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /\*\*(.+?)\*\*|`([^`]+)`|\*(.+?)\*|\[([^\]]+)\]\([^)]*\)/gs;
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, strong, code, em, link] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', parts: inline(strong) });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (em !== undefined) parts.push({ kind: 'em', parts: inline(em) });
    else parts.push({ kind: 'text', text: link ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** What is read of a line when nothing is marked. */
export const plainText = (text: Inline[]): string =>
  text.map((part) => ('parts' in part ? plainText(part.parts) : part.text)).join('');

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-');

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

/** Rulings grouped by their letter; `null` for a list of anything else. */
function rulings(items: string[]): Ruling[][] | null {
  const groups = new Map<string, Ruling[]>();
  for (const item of items) {
    const [whole, number, letter] = /^\*\*(([A-Z])\d+)\*\*\s+/.exec(item) ?? [];
    if (whole === undefined || number === undefined || letter === undefined) return null;
    const group = groups.get(letter) ?? [];
    groups.set(letter, [...group, { number, text: inline(item.slice(whole.length)) }]);
  }
  return [...groups.values()];
}

export function blocks(page: string): Block[] {
  const result: Block[] = [];
  const lines = page.split('\n');
  let index = 0;
  const at = () => lines[index] ?? '';
  const plain = (line: string) => line.trim() !== '' && !/^(#{1,6} |```|\s*[-*] |\s*\d+\. |\|)/.test(line);

  while (index < lines.length) {
    const line = at();
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    const item = /^\s*([-*]|\d+\.) (.*)$/.exec(line);
    if (line.trim() === '') {
      index++;
    } else if (line.startsWith('```')) {
      const info = line.slice(3).trim();
      const body: string[] = [];
      for (index++; index < lines.length && !at().startsWith('```'); index++) body.push(at());
      index++;
      if (info.startsWith('position ')) {
        const [position = '', ...rest] = body;
        const moves = rest
          .join(' ')
          .split(/\s+/)
          .filter((mv) => mv !== '');
        result.push({ kind: 'position', game: info.slice(9).trim(), position, moves });
      } else result.push({ kind: 'code', text: body.join('\n') });
    } else if (heading) {
      const text = heading[2] ?? '';
      result.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(text), id: slug(text) });
      index++;
    } else if (line.startsWith('|')) {
      const head = cells(line);
      const rows: Inline[][][] = [];
      index += 2;
      for (; at().startsWith('|'); index++) rows.push(cells(at()));
      result.push({ kind: 'table', head, rows });
    } else if (item) {
      const ordered = item[1] !== '-' && item[1] !== '*';
      const items: string[] = [];
      let match: RegExpExecArray | null = item;
      while (match) {
        let text = match[2] ?? '';
        for (index++; plain(at()); index++) text += ` ${at().trim()}`;
        items.push(text);
        match = /^\s*([-*]|\d+\.) (.*)$/.exec(at());
      }
      const groups = rulings(items);
      if (groups) result.push({ kind: 'rulings', groups });
      else result.push({ kind: 'list', ordered, items: items.map(inline) });
    } else {
      let text = line.trim();
      for (index++; plain(at()); index++) text += ` ${at().trim()}`;
      result.push({ kind: 'paragraph', text: inline(text) });
    }
  }
  return result;
}

/** A stretch of text with the board it leads to, and what is said under that board. */
export interface Row {
  text: Block[];
  board: Extract<Block, { kind: 'position' }> | null;
  caption: Inline[] | null;
}

/** Groups a page into rows; a paragraph all in italics right after a board is its caption. */
export function rows(page: Block[]): Row[] {
  const result: Row[] = [];
  let text: Block[] = [];
  for (let index = 0; index < page.length; index++) {
    const block = page[index];
    if (block === undefined) continue;
    if (block.kind !== 'position') {
      text.push(block);
      continue;
    }
    const next = page[index + 1];
    const caption =
      next?.kind === 'paragraph' && next.text.every((part) => part.kind === 'em') ? next.text : null;
    if (caption) index++;
    result.push({ text, board: block, caption });
    text = [];
  }
  if (text.length > 0) result.push({ text, board: null, caption: null });
  return result;
}
