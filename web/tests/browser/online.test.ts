// Two browsers play over the real server; one reloads in the middle. The rest of online play is in online-*.test.ts.
import { expect, test } from 'vitest';
import { loadRules, untilPlies, visit, wholeGame } from './harness.ts';
import { house } from './house.ts';
import { guest, lay, playOut, sit, status, untilTable } from './online.ts';

const loaded = await loadRules();
const here = house();

test('a friend opens the link, sits down and plays to the end; a reload loses nothing', async () => {
  const lena = await guest(here, 'Léna');
  const tao = await guest(here, 'Tao');
  const id = await lay(here, lena, { name: 'siam', pace: '15+5', side: '0' });
  await sit(here, tao, id);
  const game = wholeGame(loaded, 'siam');
  await playOut(loaded.rules, 'siam', game, [lena.page, tao.page], async (count) => {
    if (count !== 6) return;
    await tao.page.reload();
    await untilPlies(tao.page, count);
    expect(await tao.page.locator('[data-seat="0"]').textContent()).toContain('Léna');
  });
  for (const { page } of [lena, tao]) {
    await page.getByRole('button', { name: 'Revanche' }).waitFor();
    expect(await status(page)).toMatch(/gagnent/);
  }
  expect(await lena.page.title()).toMatch(/gagnent/);
  await lena.close();
  await tao.close();
});

test('a page without a server says so, and plays at this screen as ever', async () => {
  const lena = await guest(here, 'Léna');
  await lena.page.route('**/api/**', (route) => route.fulfill({ status: 404, body: '<!doctype html>' }));
  await lena.page.goto(`${here.url}#/friend`);
  await lena.page.getByRole('heading', { name: 'On ne joue pas en ligne ici' }).waitFor();
  await lena.page.goto(`${here.url}#/lobby`);
  await lena.page.getByRole('heading', { name: 'On ne joue pas en ligne ici' }).waitFor();
  await lena.page.goto(`${here.url}#/new/siam`);
  await lena.page.locator('form .start').click();
  await untilTable(lena);
  await lena.close();
});

test('a table that does not exist has a page of its own', async () => {
  const { page, close } = await visit(here, '#/j/2222-2222-2222');
  await page.getByRole('heading', { name: 'Cette table n’existe pas' }).waitFor();
  await page.goto(`${here.url}#/j/nonsense`);
  await page.getByRole('heading', { name: 'Cette table n’existe pas' }).waitFor();
  await close();
});
