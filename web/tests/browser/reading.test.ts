// Reading: the home page, and the rules with their contents, live boards and rulings.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  deep,
  headFaults,
  languages,
  lastOf,
  loadRules,
  site,
  sitDown,
  untilPlies,
  visit,
} from './harness.ts';

const { rules } = await loadRules();
const here = site();

const inView = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top >= 0 && box.top < innerHeight / 2;
  }, selector);

describe('the home page', () => {
  test('has a name, three boards in a row, and a name and a way to play on one line each', async () => {
    const { page, close } = await visit(here, '', {}, { viewport: { width: 1280, height: 800 } });
    await page.locator('section').nth(2).waitFor();
    await page.getByRole('banner').getByRole('img', { name: 'Siliam' }).waitFor();
    const tops = new Set<number>();
    for (const section of await page.locator('section').all()) {
      const name = await section.getByRole('heading').boundingBox();
      const play = await section.getByRole('link').boundingBox();
      if (!name || !play) throw new Error('nothing is shown');
      expect(Math.abs(name.y + name.height / 2 - play.y - play.height / 2)).toBeLessThan(4);
      expect(play.x).toBeGreaterThanOrEqual(name.x + name.width);
      tops.add(Math.round((await section.boundingBox())?.y ?? 0));
    }
    expect(tops.size).toBe(1);
    await close();
  });

  test('every link leads to a page', async () => {
    const { page, close } = await visit(here);
    await sitDown(page, here.url, 'siam');
    await page.keyboard.type('@c1n');
    await page.keyboard.press('Enter');
    await untilPlies(page, 1);
    await page.goto(here.url);
    await page.locator('section').nth(2).waitFor();
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of new Set(links)) {
      await page.goto(here.url + (link ?? '').replace('/', ''));
      await page.locator('main > *').first().waitFor();
      expect(await page.getByRole('heading', { name: 'Cette page n’existe pas' }).count(), link ?? '').toBe(
        0,
      );
    }
    await close();
  });

  deep(
    'offers the latest game with its board, its players and whose turn it is, and nothing before there is one',
    async () => {
      const { page, close } = await visit(here, '');
      await page.locator('section').first().waitFor();
      expect(await page.getByRole('link', { name: 'Continuer' }).count()).toBe(0);
      await sitDown(page, here.url, 'squaryd');
      await page.keyboard.type('c3');
      await page.keyboard.press('Enter');
      await untilPlies(page, 1);
      await page.goto(here.url);
      const place = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Continuer' }) });
      await place.getByText('Squaryd entre amis, 1 coup').waitFor();
      await place.getByText('À Clair de jouer').waitFor();
      expect(await place.locator('[inert] [role="grid"]').count()).toBe(1);
      await place.getByRole('link').click();
      await page.locator('[data-table]').waitFor();
      await untilPlies(page, 1);
      await close();
    },
  );

  test('nothing scrolls sideways on a small phone', async () => {
    const { page, close } = await visit(here, '', {}, { viewport: { width: 360, height: 640 } });
    await page.locator('section').nth(2).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await close();
  });
});

test('on a phone a button opens the list of pages; Escape and a link close it', async () => {
  const { page, close } = await visit(here, '#/rules', {}, { viewport: { width: 360, height: 640 } });
  const [opener, list] = [
    page.getByRole('button', { name: 'Pages' }),
    page.getByRole('navigation', { name: 'Pages' }),
  ];
  expect(await list.isVisible()).toBe(false);
  await opener.click();
  await list.waitFor();
  await page.keyboard.press('Escape');
  expect(await list.isVisible()).toBe(false);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await opener.click();
  await list.getByRole('link', { name: 'Leçons' }).click();
  await page.getByRole('heading', { name: 'Leçons' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Pages' }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await close();
});

describe('nothing in the head of a page lies over anything else', () => {
  /** Pages, and what is there when they are. */
  const HEADS = [
    ['', 'main section'],
    ['#/rules', 'main li h2'],
    ['#/lessons', 'main li'],
    ['#/lesson/siam-push/1', '[data-lesson]'],
    ['#/analysis/samliam-6x7', '[data-table]'],
    ['#/puzzles', '[data-puzzle]'],
  ] as const;
  for (const lang of languages) {
    test(lang, async () => {
      const { page, close } = await visit(here, '#/about', { lang });
      for (const [path, there] of lastOf(HEADS)) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(here.url + path);
        await page.locator(there).first().waitFor();
        expect(await headFaults(page), path).toEqual([]);
      }
      await close();
    });
  }

  test('the list of pages opens over a board, which stays where it is', async () => {
    const { page, close } = await visit(here, '#/about', {}, { viewport: { width: 820, height: 1180 } });
    for (const path of ['#/lesson/siam-push/1', '#/analysis/siam']) {
      await page.goto(here.url + path);
      const board = page.locator('.board').first();
      await board.waitFor();
      const before = await board.boundingBox();
      await page.getByRole('button', { name: 'Pages' }).click();
      expect(await board.boundingBox(), path).toEqual(before);
      // Nothing hides it: a touch arrives.
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Règles' }).click();
      await page.waitForURL(/#\/rules/);
    }
    await close();
  });
});

describe('the rules', () => {
  deep('the page keeps its margins, although its boards are tables too', async () => {
    const { page, close } = await visit(here, '#/rules/siam');
    await page.locator('figure .board').first().waitFor();
    const box = await page.locator('main').boundingBox();
    expect(box?.x).toBeGreaterThan(20);
    await close();
  });

  deep('contents stand beside the text and lead to every part', async () => {
    const { page, close } = await visit(here, '#/rules/siam');
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await contents.waitFor();
    const parts = await page.locator('article h2').allTextContents();
    expect((await contents.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual(
      parts.map((text) => text.trim()),
    );
    await contents.getByRole('link', { name: 'Fin de la partie' }).click();
    await inView(page, '#how-the-game-ends');
    // The contents have stayed in view.
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // The same place is meant in the other language.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'How the game ends' }).waitFor();
    await inView(page, '#how-the-game-ends');
    await close();
  });

  deep('on a phone the contents are folded until they are wanted', async () => {
    const { page, close } = await visit(here, '#/rules/siam', {}, { viewport: { width: 390, height: 844 } });
    const link = page.getByRole('link', { name: 'Notation' });
    await page.getByText('Sommaire').waitFor();
    expect(await link.isVisible()).toBe(false);
    await page.getByText('Sommaire').click();
    await link.click();
    await inView(page, '#notation');
    expect(await link.isVisible()).toBe(false);
    await close();
  });

  deep('every game of the family is linked', async () => {
    const { page, close } = await visit(here, '#/rules/samliam-3p');
    const family = page.getByRole('navigation', { name: 'Les jeux de la famille' });
    const links = family.getByRole('link');
    await links.nth(4).waitFor();
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const ids = rules.games.flatMap(({ id, family: of }) => (of === 'samliam' ? [`/#/rules/${id}`] : []));
    expect(addresses).toEqual(ids);
    await links.first().click();
    await page.getByRole('heading', { level: 1, name: 'Sam Liam', exact: true }).waitFor();
    await close();
  });

  test('rulings are folded, and an address opens the one it names', async () => {
    const { page, close } = await visit(here, '#/rules/siam');
    await page.locator('#S5').waitFor({ state: 'attached' });
    expect(await page.locator('#S5').isVisible()).toBe(false);
    await page.goto(here.url + '#/rules/siam/S5');
    await inView(page, '#S5');
    expect(await page.locator('#S5').evaluate((place) => place === document.activeElement)).toBe(true);
    expect(await page.locator('#G1').isVisible()).toBe(false);
    await page.getByText('G1 à G6').click();
    expect(await page.locator('#G1').isVisible()).toBe(true);
    await close();
  });

  for (const lang of languages) {
    test(`no backticks, no move texts on buttons, every board there (${lang})`, async () => {
      const { page, close } = await visit(here, '#/about', { lang });
      for (const { id } of rules.games) {
        const source = rules.page(id, lang) ?? '';
        await page.goto(`${here.url}#/rules/${id}`);
        await page.locator('article h2').first().waitFor();
        const marks = /`|\*\*/.exec((await page.locator('main').textContent()) ?? '');
        expect(marks, id).toBeNull();
        expect(await page.locator('article figure').count(), id).toBe(
          source.split('```position ').length - 1,
        );
        for (const button of await page.locator('figure button.button').allTextContents())
          expect(button.trim(), id).toMatch(/^\p{Lu}\p{Ll}+[^@^>=]*$/u);
      }
      await close();
    });
  }

  test('a board can be touched, played and put back', async () => {
    const { page, close } = await visit(here, '#/rules/siam');
    const diagram = page.locator('figure').nth(2);
    const before = await diagram.locator('.button').first().textContent();
    await diagram.locator('.button').first().click();
    await diagram.getByRole('gridcell', { name: 'c4, éléphant, face au nord' }).waitFor();
    await diagram.getByRole('button', { name: 'Remettre en place' }).click();
    expect(await diagram.locator('.button').first().textContent()).toBe(before);
    await diagram.getByRole('gridcell', { name: 'c3, éléphant, face au nord' }).click();
    await diagram.getByRole('gridcell', { name: 'c4, rocher, possible' }).click();
    await diagram.getByRole('gridcell', { name: 'c4, éléphant, face au nord' }).waitFor();
    await close();
  });

  deep('a touch that leads nowhere is answered under the board', async () => {
    const { page, close } = await visit(here, '#/rules/siam');
    const diagram = page.locator('figure').first();
    const answer = diagram.locator('[aria-live]');
    await diagram.getByRole('gridcell', { name: 'c3, rocher' }).click();
    expect((await answer.textContent())?.trim()).toMatch(/\.( [A-Z]\d+)?$/);
    await close();
  });
});
