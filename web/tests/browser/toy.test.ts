// A game the front end has never heard of plays in it: the browser holds no rules. Needs `cargo xtask web --toy`.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plies, site, sitDown, untilAlive, untilPlies, visit } from './harness.ts';

const here = site('dist-toy');

test.runIf(existsSync('dist-toy/index.html'))(
  'the toy game plays without a line changed in src',
  async () => {
    const { page, close } = await visit(here, '');
    await page.getByRole('heading', { name: 'Trois à la suite' }).waitFor();
    await page.getByRole('link', { name: 'Jouer Trois à la suite' }).click();
    await sitDown(page, here.url, 'toy');
    for (const [index, cell] of ['b2', 'a1', 'c1', 'a3', 'a2', 'c3', 'c2'].entries()) {
      // Nobody thinks about this game, so nobody is asked.
      expect(await page.getByRole('button', { name: 'Conseil' }).isDisabled()).toBe(true);
      await page.locator(`[data-touch="cell:${cell}"]`).click();
      await untilPlies(page, index + 1);
    }
    expect(await page.locator('.review').count()).toBe(0);
    await page.getByRole('button', { name: 'Revanche' }).waitFor();
    await page.getByRole('button', { name: 'Revanche' }).click();
    // What is typed before the new board is there is typed at the old one.
    await page.locator('[data-table][data-plies="0"]').waitFor();
    for (const [index, mv] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries()) {
      await page.keyboard.type(mv);
      await page.keyboard.press('Enter');
      await untilPlies(page, index + 1);
    }
    expect(await plies(page)).toBe(5);
    expect(await page.locator('.status h2').textContent()).toBe('Victoire\u00a0: Croix');
    await page.screenshot({ path: 'screenshots/toy-over.png' });
    await page.goto(`${here.url}#/rules/toy`);
    await page.locator('figure').getByRole('button', { name: 'a2' }).click();
    await page.getByText('Une pierre en a2').waitFor();
    await page.goto(`${here.url}#/`);
    await untilAlive(page);
    await page.screenshot({ path: 'screenshots/toy-home.png' });
    await close();
  },
);
