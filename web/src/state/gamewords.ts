// A game in a list or a set-up, in words: which one, against whom, under what conditions.
import type { Ending, Game } from '../rules/types.ts';
import type { ClockRule, Kept, Seat } from './kept.ts';
import { messages, t } from './messages.svelte.ts';
import { firstPerson, isPerson } from './seats.ts';
import { settings } from './settings.svelte.ts';
import { playerWords } from './words.ts';

export const gameName = (game: Game): string =>
  messages.first([`${game.family}-name`, `${game.id}-name`]) ?? game.id;

/** An option in two or three words; `null` where there are none for it. */
export const optionName = (game: Game, option: string): string | null => messages.first([`short-${option}`]);

/** An option in half a sentence. */
export const optionWords = (game: Game, option: string): string =>
  messages.first([`${game.id}-option-${option}`, `${game.family}-option-${option}`, `option-${option}`]) ??
  option;

/** What was agreed to play otherwise. */
export const optionsWords = (game: Game, name: string): string[] =>
  game.options
    .filter((option) => name.split(':')[1]?.split(',').includes(option))
    .map((option) => optionName(game, option) ?? optionWords(game, option));

export function clockWords(clock: ClockRule | null): string {
  if (clock === null) return t('clock-without');
  const minutes = t('clock-minutes', { count: clock.minutes });
  return clock.increment > 0 ? `${minutes} ${t('clock-increment', { count: clock.increment })}` : minutes;
}

/** Against whom a game is played: "contre l’ordinateur, niveau 3". */
export function opponentWords(seats: Seat[]): string {
  const people = seats.filter(isPerson).length;
  const computers = seats.flatMap((seat) => (seat.kind === 'computer' ? [seat] : []));
  if (computers.length === 0) return t('between-people', { count: people });
  if (people === 0) return t('between-computers');
  const [first] = computers;
  if (computers.length === 1 && people === 1) {
    return first?.level === undefined ? t('against-full') : t('against-level', { number: first.level });
  }
  return t('mixed-table', { people, computers: computers.length });
}

/** Whose turn it is in a running game. */
export const turnWords = (game: Game, { seats }: Kept, actor: number): string => {
  const alone = seats.filter(isPerson).length === 1;
  if (alone && isPerson(seats[actor])) return t('turn-yours');
  return messages.first([`${game.players[actor]}.turn`]) ?? t('turn-of', { side: playerWords(game, actor) });
};

/** How a finished game ended for the one person who played it, else who won. */
export function resultWords(game: Game, { seats }: Kept, { winner, left, shares }: Ending): string {
  const person = seats.filter(isPerson).length === 1 ? firstPerson(seats) : null;
  if (person !== null && (winner !== null || left.some(({ player }) => player === person))) {
    return t(winner === person ? 'result-won' : 'result-lost');
  }
  if (winner === null) return t(shares.length > 0 ? 'result-shared' : 'result-drawn');
  return messages.first([`${game.players[winner]}.wins`]) ?? t('win-of', { side: playerWords(game, winner) });
}

/** Which game of its family it is, where there are several. */
export const variantWords = (game: Game): string[] => {
  const words = messages.first([`short-${game.id}`]);
  return words === null ? [] : [words];
};

/** Who played: "Léna, Arthit"; nothing where nobody is known. */
export function namesWords(names: string[]): string {
  if (names.every((name) => name === '')) return '';
  return names.map((name) => (name === '' ? '?' : name)).join(t('names-join'));
}

/** A day, near ones by their names. */
export function dateWords(when: number, now = Date.now()): string {
  const day = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);
  const days = Math.round((day(when) - day(now)) / 86_400_000);
  if (days > -3 && days <= 0) {
    return new Intl.RelativeTimeFormat(settings.values.lang, { numeric: 'auto' }).format(days, 'day');
  }
  return new Intl.DateTimeFormat(settings.values.lang, { dateStyle: 'medium' }).format(when);
}

/** Who share a game of three or four that somebody ended by leaving (G4); `null` where nobody did. */
export function sharedWords(game: Game, { shares }: Ending): string | null {
  if (shares.length === 0) return null;
  const list = new Intl.ListFormat(settings.values.lang, { type: 'conjunction' });
  const sides = list.format(shares.map((player) => playerWords(game, player)));
  return t('shared', { sides, count: shares.length });
}

/** Who had left before the end, while a computer went on in their seat: the seat may have won, they have not. */
export const goneWords = (game: Game, { seats }: Pick<Kept, 'seats'>, { left }: Ending): string[] =>
  left.flatMap(({ player, how }) => {
    const seat = seats[player];
    const taken = seat?.kind === 'computer' && seat.instead !== undefined;
    return taken ? [t(`gone-${how}`, { side: playerWords(game, player) })] : [];
  });
