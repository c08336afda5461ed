// Commands that were sent, or wait to be sent, and have no answer yet. They survive a reload of the page: the server knows a
// command by its id and carries it out once, so sending it again does no harm.
import type { Ask } from './types.ts';

/** A command that is answered by its id. */
export type Kept = Extract<Ask, { do: 'act' | 'create' }>;

const KEY = 'siliam:unanswered';
/** More than these were not left by a page of ours. */
const MOST = 50;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { do: what, id, game, command, terms } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return false;
  if (what === 'act') return typeof game === 'string' && typeof command === 'object' && command !== null;
  return what === 'create' && typeof terms === 'object' && terms !== null;
}

/** What an earlier page in this tab left. */
export function recall(): Kept[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps them for the next page in this tab, where the browser lets us. */
export function keep(asks: Kept[]): void {
  try {
    if (asks.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(asks));
  } catch {
    // Without storage they live as long as the page.
  }
}

/** A name for a command that no other has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
