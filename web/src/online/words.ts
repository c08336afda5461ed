// What is said of online games: who sits where, at what pace, since when somebody is away.
import type { Game } from '../rules/types.ts';
import { clockText } from '../state/clock.ts';
import type { ClockRule } from '../state/kept.ts';
import { clockWords, optionsWords, variantWords } from '../state/gamewords.ts';
import { t } from '../state/messages.svelte.ts';
import { settings } from '../state/settings.svelte.ts';
import type { Moment, Pace, PersonId, Sitter, Terms } from './types.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A pace on a clock, as games at one screen have it. */
export const clockRule = (pace: Pace): ClockRule | null =>
  pace.kind === 'clock' ? { minutes: pace.base / MINUTE, increment: pace.increment / SECOND } : null;

/** "15 min + 5 s par coup", "un jour par coup", "sans pendule". */
export const paceWords = (pace: Pace): string =>
  pace.kind === 'days' ? t('pace-days', { count: pace.days }) : clockWords(clockRule(pace));

/** The time on a clock: minutes and seconds, or days and hours where there is so much. */
export function timeWords(ms: number): string {
  if (ms >= DAY) return daysWords(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  if (ms < HOUR) return clockText(ms, settings.values.lang);
  const minutes = String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, '0');
  return t('time-hours', { hours: Math.floor(ms / HOUR), minutes });
}

const daysWords = (days: number, hours: number): string =>
  hours === 0 ? t('pace-day', { count: days }) : t('time-days', { days, hours });

/** So long, in the largest unit that fits. */
export function spanWords(ms: number): string {
  if (ms < MINUTE) return t('span-seconds', { count: Math.max(1, Math.floor(ms / SECOND)) });
  if (ms < HOUR) return t('span-minutes', { count: Math.floor(ms / MINUTE) });
  if (ms < DAY) return t('span-hours', { count: Math.floor(ms / HOUR) });
  return t('span-days', { count: Math.floor(ms / DAY) });
}

/** Since when a table waits. */
export const sinceWords = (moment: Moment, now: Moment): string =>
  now - moment < MINUTE ? t('lobby-just-now') : t('lobby-since', { span: spanWords(now - moment) });

/** Until when somebody has time: today by the hour, else by the day. */
export function untilWords(deadline: Moment, now: Moment): string {
  const { lang } = settings.values;
  const day = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((day(deadline) - day(now)) / DAY);
  if (days <= 0) {
    const time = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit' }).format(deadline);
    return t('until-time', { time });
  }
  if (days === 1) return t('until-tomorrow');
  return t('until-day', { day: new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(deadline) });
}

/** What somebody is called by others. */
export const nameOf = (sitter: Sitter | null): string => {
  if (sitter === null) return t('someone');
  return sitter.kind === 'person' ? sitter.name : t('the-computer');
};

/** Who plays with somebody: "Léna", "Camille et Arthit". */
export function companyWords(seats: (Sitter | null)[], me: PersonId | undefined): string {
  const others = seats.filter((sitter) => !(sitter?.kind === 'person' && sitter.id === me));
  const list = new Intl.ListFormat(settings.values.lang, { type: 'conjunction' });
  return list.format(others.map(nameOf));
}

/** Which game it is beside its family's name: the board and what was agreed to play otherwise. */
export const conditionWords = (game: Game, name: string): string[] => [
  ...variantWords(game),
  ...optionsWords(game, name),
];

/** What happens when somebody leaves a game of three or four (G4). */
export const leavingWords = (game: Game, { leaving }: Terms): string[] =>
  game.players.length > 2 ? [t(leaving === 'ends' ? 'terms-ends' : 'terms-goes-on')] : [];
