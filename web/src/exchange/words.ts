// What is found in a text, in words.
import type { FoundFault } from '../rules/types.ts';
import { messages, t } from '../state/messages.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import { whole } from '../state/words.ts';

/** What is wrong, and where. */
export function faultWords({ said, place }: FoundFault): string {
  const why = messages.said(said);
  if (place === null) return whole(why);
  const [line, column] = place;
  return whole(t('fault-at', { line, column, why }));
}

/** A day as records write it, as people do: "16 nov. 2026"; months and days may not be known. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('.').map(Number);
  if (year === undefined || month === undefined || day === undefined) return date;
  const known: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month ? { month: 'short' } : {}),
    ...(day ? { day: 'numeric' } : {}),
  };
  // A day of that name wherever one is, so neither time nor place may move it.
  const when = Date.UTC(year, (month || 1) - 1, day || 1);
  return new Intl.DateTimeFormat(settings.values.lang, { ...known, timeZone: 'UTC' }).format(when);
}
