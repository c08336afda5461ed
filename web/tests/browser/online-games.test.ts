// Whole games over the real server in two, three and four browsers, while connections break, pages reload and the server dies.
import { describe, expect, test } from 'vitest';
import { DEEP, loadRules, untilPlies, wholeGame } from './harness.ts';
import { house } from './house.ts';
import {
  guest,
  isPending,
  lay,
  playOut,
  plies,
  sit,
  status,
  type,
  untilLine,
  untilSaid,
  untilTable,
} from './online.ts';

const loaded = await loadRules();
const here = house();
const NAMES = ['Léna', 'Tao', 'Inès', 'Boon'];

describe.runIf(DEEP)('every family to its end, one losing the connection, one reloading', () => {
  for (const name of ['siam', 'squaryd', 'samliam-6x7', 'samliam-3p', 'samliam-4p']) {
    test(name, async () => {
      const players = loaded.rules.game(name)?.players.length ?? 2;
      const guests = await Promise.all(NAMES.slice(0, players).map((one) => guest(here, one)));
      const [host, ...others] = guests;
      if (!host) throw new Error('somebody plays');
      const id = await lay(here, host, { name });
      for (const other of others) {
        // Of several free seats each takes the one that comes next.
        await other.page.goto(`${here.url}j/${id}`);
        await other.page.getByLabel('Votre nom').fill(other.name);
        await other.page
          .getByRole('button', { name: /^S’asseoir/ })
          .first()
          .click();
      }
      await untilTable(...guests);
      const game = wholeGame(loaded, name);
      const unlucky = others.at(-1) ?? host;
      const pages = guests.map(({ page }) => page);
      let cuts = 0;
      await playOut(loaded.rules, name, game, pages, async (count, mover) => {
        // Once with a move of their own on its way, once with a move of somebody else.
        const own = mover === unlucky.page;
        if ((cuts === 0 && own && count > 3) || (cuts === 1 && !own && count > 6)) {
          cuts++;
          here.house.cut(await unlucky.token());
          await untilLine(unlucky.page, 'lost');
          here.house.mend();
        }
        if (count === 9) await host.page.reload();
      });
      expect(cuts).toBe(2);
      for (const { page } of guests) {
        await page.getByRole('button', { name: 'Revanche' }).waitFor();
        expect(await status(page)).toMatch(/gagne|nulle|Victoire/);
        expect(await plies(page)).toBe(game.length);
      }
      for (const one of guests) await one.close();
    });
  }
});

describe.runIf(DEEP)('a server that dies', () => {
  test('is killed with a move on its way: it is kept, drawn broken, and arrives by itself', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'siam', pace: '15+5' });
    await sit(here, tao, id);
    await untilTable(lena);
    await type(lena.page, '@c1n');
    await untilPlies(tao.page, 1);
    await type(tao.page, '@c5s');
    await untilPlies(lena.page, 2);
    await here.house.kill();
    await untilLine(lena.page, 'lost');
    await type(lena.page, 'c1c2n');
    await untilSaid(lena.page, 'c1c2n part dès le retour du réseau');
    expect(await status(lena.page)).toContain('si le serveur est arrêté, les pendules attendent');
    expect(await lena.page.locator('[data-line]').textContent()).toContain('votre coup est gardé');
    expect([await plies(lena.page), await plies(tao.page)]).toEqual([3, 2]);
    expect(await isPending(lena.page)).toBe(true);
    await here.house.start();
    await untilPlies(tao.page, 3, 30_000);
    await untilLine(lena.page, 'open');
    await expect.poll(() => isPending(lena.page)).toBe(false);
    await type(tao.page, '@a5s');
    await untilPlies(lena.page, 4);
    await lena.close();
    await tao.close();
  });

  test('a move on its way survives a reload of the page', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'siam' });
    await sit(here, tao, id);
    await untilTable(lena);
    here.house.cut(await lena.token());
    await untilLine(lena.page, 'lost');
    await type(lena.page, '@c1n');
    await untilPlies(lena.page, 1);
    await lena.page.reload();
    here.house.mend();
    await untilPlies(tao.page, 1, 30_000);
    await untilPlies(lena.page, 1);
    await lena.close();
    await tao.close();
  });

  test('a game of days goes on after it, and is found among one’s games', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'squaryd', pace: '1d' });
    await sit(here, tao, id);
    await untilTable(lena);
    await type(lena.page, 'b2');
    await untilPlies(tao.page, 1);
    await tao.page.goto(`${here.url}#/about`);
    await here.house.kill();
    await here.house.start();
    await tao.page.goto(`${here.url}#/lobby`);
    const row = tao.page.locator(`[data-game="${id}"][data-mine="true"]`);
    await row.waitFor();
    expect(await row.textContent()).toContain('jusqu’à demain');
    await row.getByRole('link').click();
    await untilPlies(tao.page, 1);
    expect(await tao.page.locator('[data-seat="1"] [role="timer"]').textContent()).toMatch(/23 h|1 jour/);
    await type(tao.page, 'a7');
    await untilPlies(lena.page, 2, 30_000);
    await lena.close();
    await tao.close();
  });
});

describe.runIf(DEEP)('games with secrets', () => {
  test('Squaryd at the table: nothing is betrayed to anybody who plays, a claim is a move', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'squaryd:table' });
    await sit(here, tao, id);
    await untilTable(lena);
    const game = ['b2', 'a7', 'b6', 'c7', 'f2', 'e7', 'f6', 'g7'].map((mv) => ({ mv }));
    await playOut(loaded.rules, 'squaryd:table', game, [lena.page, tao.page], async (count) => {
      if (count !== 7) return;
      // Dark has closed a square and said nothing.
      for (const { page } of [lena, tao]) {
        await untilPlies(page, 7);
        expect(await page.locator('.board .open, .board .seal').count()).toBe(0);
      }
    });
    await lena.page.getByRole('button', { name: 'Désigner un carré' }).click();
    for (const cell of ['a1', 'c1', 'a3', 'c3'])
      await lena.page.locator(`[data-touch="cell:${cell}"]`).click();
    // A wrong claim costs nothing, and nobody else hears of it.
    expect((await lena.page.getByRole('alert').first().textContent())?.length).toBeGreaterThan(10);
    expect(await plies(tao.page)).toBe(8);
    await lena.page.getByRole('button', { name: 'Désigner un carré' }).click();
    for (const cell of ['f6', 'b2', 'f2', 'b6'])
      await lena.page.locator(`[data-touch="cell:${cell}"]`).click();
    for (const { page } of [lena, tao]) await page.getByRole('button', { name: 'Revanche' }).waitFor();
    await lena.close();
    await tao.close();
  });

  test('Sam Liam announced: an uncalled sam is seen by who only watches, by nobody who plays; accepted, it wins', async () => {
    const [lena, tao, ines] = [
      await guest(here, 'Léna'),
      await guest(here, 'Tao'),
      await guest(here, 'Inès'),
    ];
    const id = await lay(here, lena, { name: 'samliam-7:announce' });
    await sit(here, tao, id);
    await untilTable(lena);
    await ines.page.goto(`${here.url}j/${id}`);
    await untilTable(ines);
    const game = ['a1sw', 'd4ne', 'a2nw', 'd5ne', 'b2ne'].map((mv) => ({ mv }));
    await playOut(loaded.rules, 'samliam-7:announce', game, [lena.page, tao.page]);
    await untilPlies(ines.page, 5);
    const marked = (one: typeof lena) => one.page.locator('.board .closing, .board .open').count();
    expect([await marked(lena), await marked(tao)]).toEqual([0, 0]);
    expect(await marked(ines)).toBeGreaterThan(0);
    // Red closes the square, and Green, who was never warned, accepts it all the same.
    await type(tao.page, 'g7ne');
    await untilPlies(lena.page, 6);
    await type(lena.page, 'b1se');
    await untilPlies(tao.page, 7);
    expect(await lena.page.getByRole('button', { name: 'Accepter' }).count()).toBe(0);
    await tao.page.getByRole('button', { name: 'Accepter' }).click();
    for (const { page } of [lena, tao]) await page.getByRole('button', { name: 'Revanche' }).waitFor();
    await untilPlies(ines.page, 8);
    for (const one of [lena, tao, ines]) await one.close();
  });
});
