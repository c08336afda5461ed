// What people read, from the Fluent files: the page's own, and those of the games once the rules are there.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../messages/en.ftl?raw';
import fr from '../../messages/fr.ftl?raw';
import type { Rules } from '../rules/rules.ts';
import type { Said } from '../rules/types.ts';
import { french } from './french.ts';
import { settings, type Lang } from './settings.svelte.ts';

const OWN: Record<Lang, string> = { fr, en };

function bundleOf(lang: Lang, rules: Rules | null, more: Record<Lang, string>[]): FluentBundle {
  // Isolation marks around arguments are for mixed scripts; here they would only spoil copied moves.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of [OWN[lang], ...(rules?.messages(lang) ?? []), ...more.map((files) => files[lang])]) {
    bundle.addResource(new FluentResource(file));
  }
  return bundle;
}

/** What messages without arguments say, by bundle: a board asks for the same few words once for each of its cells. */
const plain = new WeakMap<FluentBundle, Record<string, string | null>>();

class Messages {
  private rules = $state.raw<Rules | null>(null);
  private more = $state.raw<Record<Lang, string>[]>([]);
  private bundle = $derived(bundleOf(settings.values.lang, this.rules, this.more));

  /** Adds what the games say. */
  join(rules: Rules): void {
    this.rules ??= rules;
  }

  /** Adds what pages say that are loaded later. */
  add(files: Record<Lang, string>): void {
    this.more = [...this.more, files];
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** A message, or its id where there is none: a gap shows. `id.part` names an attribute. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.find(id, args) ?? id;
  }

  /** The first of these messages that there is. */
  first(ids: string[], args: Record<string, FluentVariable> = {}): string | null {
    for (const id of ids) {
      const found = this.find(id, args);
      if (found !== null) return found;
    }
    return null;
  }

  /** Words a refusal or a reason. */
  said(said: Said): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, word] of Object.entries(said.args)) {
      if ('text' in word) args[name] = word.text;
      else if ('number' in word) args[name] = word.number;
      else if ('term' in word) args[name] = this.text(word.term);
      else args[name] = this.list(word.terms);
    }
    const text = this.text(said.code, args);
    return said.ruling === null ? text : `${text} (${said.ruling})`;
  }

  /** Several messages as a list: "a, b et c". */
  private list(ids: string[]): string {
    const list = new Intl.ListFormat(settings.values.lang, { type: 'conjunction' });
    return list.format(ids.map((id) => this.text(id)));
  }

  private find(id: string, args: Record<string, FluentVariable>): string | null {
    if (Object.keys(args).length > 0) return this.format(id, args);
    const known = plain.get(this.bundle) ?? {};
    plain.set(this.bundle, known);
    return (known[id] ??= this.format(id, args));
  }

  private format(id: string, args: Record<string, FluentVariable>): string | null {
    const [name = id, part] = id.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = part === undefined ? message?.value : message?.attributes[part];
    if (pattern == null) return null;
    const text = this.bundle.formatPattern(pattern, args);
    return settings.values.lang === 'fr' ? french(text) : text;
  }
}

export const messages = new Messages();

/** A message of the page or of a game. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => messages.text(id, args);

/** The first letter large, as a sentence begins; but a cell keeps its name. */
export const sentence = (text: string): string =>
  /^[a-z]\d/.test(text) ? text : text.charAt(0).toLocaleUpperCase() + text.slice(1);
