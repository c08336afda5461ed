// What a visitor likes, kept in the browser.
import { FIRST, FULL, NEWCOMER } from './levels.ts';
import { onChange, read, write } from './storage.ts';

export type Lang = 'fr' | 'en';
export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export type Motion = 'auto' | 'full' | 'none';

export interface Values {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  coordinates: boolean;
  /** Shows what may be touched. */
  touchable: boolean;
  /** Shows threats, open figures and closing cells. */
  threats: boolean;
  /** How strong the computer was chosen last: a level, or one more for full strength. */
  strength: number;
}

function preferredLang(): Lang {
  const first = navigator.languages.find((code) => /^(fr|en)/i.test(code));
  return first?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function defaults(): Values {
  return {
    lang: preferredLang(),
    theme: 'auto',
    motion: 'auto',
    sound: false,
    coordinates: true,
    touchable: true,
    threats: true,
    strength: NEWCOMER,
  };
}

const ALLOWED: Record<string, readonly unknown[]> = {
  lang: ['fr', 'en'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['auto', 'full', 'none'],
  strength: Array.from({ length: FULL }, (_, index) => FIRST + index),
};

/** Whether a value is one that a setting can have. */
const fits = (name: string, value: unknown, usual: unknown): boolean =>
  ALLOWED[name]?.includes(value) ?? typeof value === typeof usual;

/** Whether everything that a row sets can be set so; one that was kept long ago may lack settings. */
export function areSettings(text: string): boolean {
  try {
    const kept = JSON.parse(text) as Record<string, unknown> | null;
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return false;
    return Object.entries(defaults()).every(
      ([name, usual]) => kept[name] === undefined || fits(name, kept[name], usual),
    );
  } catch {
    return false;
  }
}

/** A row with what another one sets. */
export const bothSettings = (one: string, other: string): string =>
  JSON.stringify(readSettings(other, readSettings(one, defaults())));

/** Reads what was kept, and whatever is missing or broken from the defaults. */
export function readSettings(text: string | null, base: Values): Values {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const values: Record<string, unknown> = { ...base };
    for (const [name, usual] of Object.entries(base)) {
      const value = kept[name];
      if (value !== undefined && fits(name, value, usual)) values[name] = value;
    }
    return values as unknown as Values;
  } catch {
    return base;
  }
}

class Settings {
  values = $state.raw<Values>(readSettings(read('settings'), defaults()));
  private quiet = matchMedia('(prefers-reduced-motion: reduce)');
  private dark = matchMedia('(prefers-color-scheme: dark)');
  private contrast = matchMedia('(prefers-contrast: more)');
  private system = $state(0);

  constructor() {
    for (const query of [this.quiet, this.dark, this.contrast]) {
      query.addEventListener('change', () => this.system++);
    }
    onChange('settings', (text) => (this.values = readSettings(text, defaults())));
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change };
    write('settings', JSON.stringify(this.values));
  }

  /** Whether pieces move or simply are where they belong. */
  get moving(): boolean {
    void this.system;
    return this.values.motion === 'full' || (this.values.motion === 'auto' && !this.quiet.matches);
  }

  get theme(): Exclude<Theme, 'auto'> {
    void this.system;
    if (this.values.theme !== 'auto') return this.values.theme;
    if (this.contrast.matches) return 'contrast';
    return this.dark.matches ? 'dark' : 'light';
  }
}

export const settings = new Settings();
