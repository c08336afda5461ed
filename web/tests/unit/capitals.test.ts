// The cut capitals spell everything that a title or a seal says in either language.
import { expect, test } from 'vitest';
import { spell } from '../../src/art/capitals.ts';

test('names, seals and figures can be spelled, accents included', () => {
  for (const text of [
    'Siliam',
    'Sam Liam',
    'Sam Liam 6 × 7',
    'Rouge gagne',
    'Foncé gagne',
    'Résolu 9',
    'À vous',
  ])
    expect(spell(text), text).not.toBeNull();
  expect(spell('ไทย')).toBeNull();
  expect(spell('')).toBeNull();
});

test('an accent stands over its letter and takes no room', () => {
  const plain = spell('E');
  const accented = spell('É');
  expect(accented?.width).toBe(plain?.width);
  expect(accented?.paths.length).toBe((plain?.paths.length ?? 0) + 1);
});

test('pairs that overlap stand closer than others', () => {
  const width = (text: string) => spell(text)?.width ?? 0;
  expect(width('AV')).toBeLessThan(width('VV') - width('V') + width('A'));
});
