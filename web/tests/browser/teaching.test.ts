// A computer that teaches: after a serious mistake it waits, says why, and offers to take the move back.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/state/kept.ts';
import { choose, plies, site, typeMove, untilPlies, violations, visit, deep, languages } from './harness.ts';
import { openAt } from './positions.ts';

const here = site();
const TEACHER: Seat = { kind: 'computer', level: 2, teaches: true };
const PERSON: Seat = { kind: 'person' };

/** A position, the mistake that hands a win over or throws one away, and a better move; who sits second is the person where they move. */
const MISTAKES = [
  {
    name: 'siam',
    start: 'ee3/SSN2/E#s#1/2#w1/2N2 e 46 01',
    mistake: 'c1d1s',
    better: 'a4x',
    person: 0,
    fr: /^Après c1d1s, .+ gagne en 2 tours\./,
    en: /^After c1d1s, .+ wins in 2 turns\./,
    line: true,
  },
  {
    name: 'squaryd',
    start: '7/2o4/1o2Xxx/X1X#oxO/xx1xx2/1oo1o2/1x1Oo2 l',
    mistake: 'e7',
    better: 'c5',
    person: 1,
    fr: /^Au lieu de e7, vous pouviez gagner en 2 tours\./,
    en: /^Instead of e7 you could have won in 2 turns\./,
    line: false,
  },
  {
    name: 'samliam-7',
    start: '7/2,rse,2,gsw,1/5,gsw,1/3,gsw,2,gne/2,rse,1,rse,rne,1/1,gne,2,rne,rnw,1/gne,2,rne,3 g 0',
    mistake: 'b5se',
    better: 'f3sw',
    person: 1,
    fr: /^Après b5se, f3sw gagne tout de suite\. Quatre triangles/,
    en: /^After b5se, f3sw wins at once\. Four triangles/,
    line: true,
  },
];

const seatsFor = (person: number): Seat[] => [0, 1].map((seat) => (seat === person ? PERSON : TEACHER));

for (const lang of languages) {
  describe(`a mistake is named, taken back, or gone on with, in ${lang}`, () => {
    for (const { name, start, mistake, better, person, line, ...words } of MISTAKES) {
      test(name, async () => {
        const { page, close } = await openAt(here, {
          name,
          start,
          seats: seatsFor(person),
          setting: { lang, theme: lang === 'fr' ? 'light' : 'dark' },
        });
        const offer = page.locator('[data-correction]');
        await typeMove(page, mistake);
        await offer.waitFor();
        // The computer has not answered.
        expect(await plies(page)).toBe(1);
        expect(await page.locator('.status h2').textContent()).toBe(
          lang === 'fr' ? 'Le cornac vous retient' : 'The mahout stops you',
        );
        expect(await page.locator('.status p').innerText()).toMatch(words[lang]);
        if (line) await page.locator('[data-hints] [data-ahead]').first().waitFor();
        else expect(await page.locator('[data-hints]').count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: `screenshots/teaching-${name}-${lang}.png` });
        // Taken back, by keys alone; the better move is answered.
        await offer.getByRole('button').first().press('Enter');
        await page.waitForFunction(() => document.querySelector('[data-plies="0"]') !== null);
        expect(await offer.count()).toBe(0);
        expect(await page.locator('[data-hints]').count()).toBe(0);
        await typeMove(page, better);
        await untilPlies(page, 2, 20_000);
        expect(await offer.count()).toBe(0);
        await close();
      });

      deep(`${name}, gone on with, and kept after a reload`, async () => {
        const { page, close } = await openAt(here, {
          name,
          start,
          seats: seatsFor(person),
          setting: { lang },
        });
        const offer = page.locator('[data-correction]');
        await typeMove(page, mistake);
        await offer.waitFor();
        await page.reload();
        await offer.waitFor();
        expect(await plies(page)).toBe(1);
        await offer.getByRole('button', { name: lang === 'fr' ? 'Continuer' : 'Go on' }).click();
        await untilPlies(page, 2, 20_000);
        expect(await offer.count()).toBe(0);
        await close();
      });
    }
  });
}

deep('a computer that does not teach, or is too strong to, answers at once', async () => {
  const [{ name, start, mistake, person }] = MISTAKES as [(typeof MISTAKES)[0]];
  for (const seat of [
    { kind: 'computer', level: 2 },
    { kind: 'computer', level: 7, teaches: true },
  ] satisfies Seat[]) {
    const seats: Seat[] = [0, 1].map((place) => (place === person ? PERSON : seat));
    const { page, close } = await openAt(here, { name, start, seats });
    await typeMove(page, mistake);
    await untilPlies(page, 2, 20_000);
    expect(await page.locator('[data-correction]').count()).toBe(0);
    await close();
  }
});

deep('the switch is offered up to level 6, kept with the game and remembered', async () => {
  const { page, close } = await visit(here, '#/new/siam');
  const box = page.locator('[data-choice="teaches"]');
  await box.check();
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: 'screenshots/teaching-setup.png' });
  const slider = page.getByRole('slider', { name: 'L’ordinateur Force' });
  await slider.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  expect(await box.count()).toBe(0);
  await page.keyboard.press('ArrowLeft');
  expect(await box.isChecked()).toBe(true);
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
  const seats = await page.evaluate(() => {
    const row = localStorage.getItem(`siliam:game:${location.hash.split('/')[2] ?? ''}`);
    return (JSON.parse(row ?? '{}') as { seats: Seat[] }).seats;
  });
  expect(seats).toEqual([{ kind: 'person' }, { kind: 'computer', level: 6, teaches: true }]);
  await page.goto(`${here.url}#/new/siam`);
  expect(await box.isChecked()).toBe(true);
  await choose(page, 'opponent', 'person');
  expect(await box.count()).toBe(0);
  await close();
});
