// The page's messages: no gap in either language, nothing unused, French typography.
import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** All files of a language, those that come with a part of the page too. */
const file = (lang: string) =>
  readdirSync('messages')
    .filter((name) => name.endsWith(`${lang}.ftl`))
    .map((name) => name.slice(0, -`${lang}.ftl`.length))
    .sort()
    .map((part) => readFileSync(`messages/${part}${lang}.ftl`, 'utf8'))
    .join('\n');
const french = file('fr');
const english = file('en');

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

/** The arguments each message takes. */
function argumentsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (id)
      found.set(id, [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(' '));
  }
  return found;
}

function sources(folder: string, ending: RegExp): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path, ending);
      return ending.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const code = sources('src', /\.(ts|svelte)$/);

/** Messages whose names are put together: what stands before the variable part. */
const FAMILIES = [
  'facing-',
  'toward-',
  'call-',
  'action-',
  'option-',
  'lang-',
  'theme-',
  'motion-',
  'set-',
  'ask-',
  'do-',
  'review-',
  'left-',
  'try-',
  'rulings-',
  'key-',
  'short-',
  'seat-instead-',
  'variant-',
  'opponent-',
  'leaving-',
  'games-',
  'gone-',
  'copied-',
  'secret-',
  'proposed-',
  'asks-',
  'declined-',
  'wish-',
  'where-',
  'mark-',
  'share-',
  'tool-',
  'teaching-',
  'puzzle-theme-',
  'puzzle-day-',
  'analysis-key-',
  'analysis-about-',
];

/** The message files of the games and of all surfaces, which the rules module brings along. */
function others(lang: string): string[] {
  const folders = readdirSync('../games').map((game) => `../games/${game}/messages`);
  return [...folders, '../crates/messages/messages'].map((folder) =>
    readFileSync(`${folder}/${lang}.ftl`, 'utf8'),
  );
}

test('the games say the same in both languages', () => {
  const english = others('en');
  for (const [index, file] of others('fr').entries()) {
    expect(ids(file)).toEqual(ids(english[index] ?? ''));
    expect(new FluentResource(file).body.length).toBe(ids(file).length);
  }
});

test('the rules pages call the options what the table calls them', () => {
  for (const [lang, own] of [['fr', french] as const, ['en', english] as const]) {
    const short = new Map(
      [...own.matchAll(/^short-([\w-]+) = (.*)$/gm)].map((match) => [match[1], match[2]]),
    );
    const pages = sources('../games', new RegExp(`^rules.*\\.${lang}\\.md$`));
    const named = [...pages.matchAll(/^- \*\*([^*]+)\*\*\s+\(`([\w-]+)`\)/gm)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, name, option] of named)
      expect(name?.toLowerCase(), option).toBe(short.get(option)?.toLowerCase());
  }
});

test('both languages have the same messages with the same arguments', () => {
  expect(ids(french)).toEqual(ids(english));
  expect(argumentsOf(french)).toEqual(argumentsOf(english));
  expect(new Set(ids(french)).size).toBe(ids(french).length);
});

test('every message is well-formed', () => {
  for (const text of [french, english]) expect(new FluentResource(text).body.length).toBe(ids(text).length);
});

test('every message is used', () => {
  for (const id of ids(french)) {
    const family = FAMILIES.find((prefix) => id.startsWith(prefix));
    const direct = code.includes(`'${id}'`);
    const built = family !== undefined && code.includes(`\`${family}\${`);
    expect(direct || built, id).toBe(true);
  }
});

test('every message that is asked for is there', () => {
  const known = new Set(ids(french));
  for (const match of code.matchAll(/\bt\(\s*'([\w-]+)'/g))
    expect(known.has(match[1] ?? ''), match[1]).toBe(true);
});

test('no text stands in the pages themselves', () => {
  const pages = sources('src', /\.svelte$/).replace(
    /<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g,
    '',
  );
  for (const match of pages.matchAll(/>([^<>{}]*[A-Za-zÀ-ÿ]{3,}[^<>{}]*)</g)) {
    const inTemplate = !/[=;()]/.test(match[1] ?? '');
    if (inTemplate && /^\s*[A-ZÀ-Ý][a-zà-ÿ]+/.test(match[1] ?? '')) expect.fail(match[1]);
  }
});

test('French has its spaces, apostrophes and quotation marks', () => {
  const lines = [french, ...others('fr')].join('\n').split('\n');
  for (const line of lines.filter((text) => !text.startsWith('#'))) {
    // A move text may end in a mark of its own.
    const text = line.replace(/\{[^}]*\}|\bc3!/g, 'x');
    expect(text, line).not.toMatch(/[^\u00a0][;?!»]/);
    expect(text, line).not.toMatch(/[^\u00a0]:(\s|$)/);
    expect(text, line).not.toMatch(/[a-zé]'[a-zé]/);
    expect(text, line).not.toMatch(/«[^\u00a0]/);
  }
});
