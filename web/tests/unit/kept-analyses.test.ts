// Analyses in the browser's storage: bounded, checked, found again.
import { beforeEach, expect, test } from 'vitest';

class Storage {
  private readonly rows = new Map<string, string>();
  get length(): number {
    return this.rows.size;
  }
  key(index: number): string | null {
    return [...this.rows.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.rows.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.rows.set(key, text);
  }
  removeItem(key: string): void {
    this.rows.delete(key);
  }
}

beforeEach(() => {
  (globalThis as unknown as { localStorage: Storage }).localStorage = new Storage();
});

const { all, begin, continued, load, save } = await import('../../src/analysis/kept.ts');

test('the oldest go, and those that nobody touched first', () => {
  const untouched = begin('siam', 'record', null);
  const ids = Array.from({ length: 30 }, (_, index) => {
    const id = begin('siam', `record ${index}`, null);
    const kept = load(id);
    if (kept) save(id, { ...kept, touched: true, changed: index + 1 });
    return id;
  });
  expect(load(untouched)).toBe(null);
  expect(all().length).toBe(24);
  expect(all()[0]?.id).toBe(ids.at(-1));
  expect(load(ids[0] ?? '')).toBe(null);
});

test('what was begun from a game is found again, and damaged rows are none', () => {
  const id = begin('siam', 'record', 'game:x');
  expect(continued('game:x')?.id).toBe(id);
  expect(continued('game:y')).toBe(null);
  for (const text of ['', '{', '[]', '{"name":1}', 'null']) {
    localStorage.setItem('siliam:analysis:bad', text);
    expect(load('bad'), text).toBe(null);
  }
});
