// What was dropped or pasted on one page and is read on another.

/** No text is longer; a file of a thousand games is far shorter. */
const MOST_BYTES = 8_000_000;

let waiting: string | null = null;

/** Hands a text over to the page that reads it. */
export function hand(text: string): void {
  waiting = text;
}

/** Takes what was handed over, once. */
export function taken(): string | null {
  const text = waiting;
  waiting = null;
  return text;
}

/** The text of some files; `null` for what is too large to be read. */
export async function textOf(files: Iterable<File>): Promise<string | null> {
  const all = [...files];
  if (all.reduce((sum, file) => sum + file.size, 0) > MOST_BYTES) return null;
  return (await Promise.all(all.map((file) => file.text()))).join('\n\n');
}

/** The text of what was dropped or pasted: files, else words; `null` for what is too large to be read. */
export async function textIn(from: DataTransfer | null): Promise<string | null> {
  if (from === null) return '';
  if (from.files.length > 0) return textOf(from.files);
  const text = from.getData('text/plain');
  return text.length > MOST_BYTES ? null : text;
}
