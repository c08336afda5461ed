// The table around the game: reload, two tabs, taking back, the clock, the computer, broken and refused storage.
import { expect, test } from 'vitest';
import { choose, more, plies, sitDown, site, typeMove, untilPlies, visit, deep } from './harness.ts';

const here = site();

test('a game is still there after a reload, and continues from the home page', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  for (const mv of ['@c1n', '@c5s', 'c1c2n']) await typeMove(page, mv);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.reload();
  await page.locator('[data-table]').waitFor();
  expect(await plies(page)).toBe(2);
  await more(page, 'Rejouer');
  await untilPlies(page, 3);
  await page.goto(here.url);
  await page.getByRole('link', { name: /Continuer/ }).click();
  await page.locator('[data-table]').waitFor();
  expect(await plies(page)).toBe(3);
  await close();
});

deep('language and theme change in the middle of a game', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await typeMove(page, '@c1n');
  expect(await page.locator('.status h2').textContent()).toBe('Aux Rhinocéros de jouer');
  await page.getByRole('button', { name: 'English' }).click();
  expect(await page.locator('.status h2').textContent()).toBe('Rhinoceroses to move');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const table = page.url();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.goto(table);
  await page.locator('[data-table]').waitFor();
  expect(await plies(page)).toBe(1);
  await close();
});

deep('two tabs with one game follow each other; with two games they leave each other alone', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam');
  await typeMove(page, '@c1n');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('[data-table]').waitFor();
  await typeMove(other, '@c5s');
  await untilPlies(page, 2);
  await typeMove(page, 'c1c2n');
  await untilPlies(other, 3);
  await sitDown(other, here.url, 'squaryd');
  await typeMove(other, 'c3');
  expect(await plies(page)).toBe(3);
  await close();
});

test('the computer answers, a hint is given, and both are taken back together', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam', [1]);
  await page.getByRole('button', { name: 'Conseil' }).click();
  await page
    .getByText(/paraît|gagne/)
    .first()
    .waitFor();
  await typeMove(page, '@c1n');
  await untilPlies(page, 2, 10_000);
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.locator('[data-table][data-plies="0"]').waitFor();
  await close();
});

// How quickly is printed, for docs/benchmarks.md; a test that fails on a busy machine would teach nobody anything.
test('the board answers every touch while the computer thinks', async () => {
  const { page, close } = await visit(here, '#/about', { motion: 'full' });
  await sitDown(page, here.url, 'squaryd', []);
  const think = async () => {
    await page.getByRole('button', { name: 'Conseil' }).click();
    await page.locator('.status p', { hasText: 'réfléchit' }).waitFor();
  };
  await think();
  const delays: number[] = [];
  for (const cell of ['c3', 'e3', 'b6', 'f5', 'a1']) {
    delays.push(
      await page.evaluate(async (touch) => {
        const begun = performance.now();
        document.querySelector<HTMLElement>(`[data-touch="${touch}"]`)?.click();
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - begun;
      }, `cell:${cell}`),
    );
    await think();
  }
  console.info(`touch to paint while thinking: ${delays.map((ms) => `${ms.toFixed(1)} ms`).join(', ')}`);
  expect(await plies(page)).toBe(delays.length);
  await close();
});

deep('resigning and agreeing end the game with their reason; a rematch exchanges the sides', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'siam', [1]);
  await typeMove(page, '@c1n');
  await more(page, 'Abandon');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  expect(await page.locator('.status h2').textContent()).toBe('Les Rhinocéros gagnent');
  expect(await page.locator('.status .reason').textContent()).toContain('abandon');
  await page.getByRole('button', { name: 'Revanche' }).click();
  // The computer has the elephants now and begins.
  await untilPlies(page, 1, 10_000);
  await sitDown(page, here.url, 'siam');
  await more(page, 'Nulle');
  await page.getByRole('button', { name: 'Partie nulle' }).click();
  expect(await page.locator('.status h2').textContent()).toBe('Partie nulle');
  await close();
});

test('the clock runs from the first move and ends the game', async () => {
  const { page, close } = await visit(here);
  await page.goto(`${here.url}#/new/siam`);
  await choose(page, 'opponent', 'person');
  await choose(page, 'clock', '5+3');
  await page.locator('form .start').click();
  await page.locator('[data-table]').waitFor();
  expect(await page.getByRole('timer').first().textContent()).toContain('05:00');
  await typeMove(page, '@c1n');
  // The kept game is given a second to live, as nobody wants to wait five minutes.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('siliam:game:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, left: [300000, 900] }));
    // Leaving the page keeps the time as well; this tab must not write over it.
    Storage.prototype.setItem = () => undefined;
  });
  await page.reload();
  await page.getByText('temps écoulé').first().waitFor();
  expect(await page.locator('.status h2').textContent()).toBe('Les Éléphants gagnent');
  await close();
});

test('broken links, unknown and damaged games give a clear page and a way on', async () => {
  const { page, close } = await visit(here);
  for (const [path, title] of [
    ['#/nowhere', 'Cette page n’existe pas'],
    ['no/such/file', 'Cette page n’existe pas'],
    ['#/table/abcdefgh', 'Cette partie n’est pas ici'],
    ['#/new/chess', 'Ce jeu n’existe pas ici'],
    ['#/rules/chess', 'Ce jeu n’existe pas ici'],
  ]) {
    await page.goto(here.url + path);
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.getByRole('link', { name: 'Retour à l’accueil' }).count()).toBe(1);
  }
  await sitDown(page, here.url, 'siam');
  await typeMove(page, '@c1n');
  const table = page.url();
  await page.goto(`${here.url}#/about`);
  for (const broken of ['{"nonsense":', '{"moves":["z9z9"]}', 'moves']) {
    await page.evaluate((text) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('siliam:game:')) ?? '';
      const kept = text === 'moves' ? JSON.parse(localStorage.getItem('siliam:whole') ?? '{}') : null;
      if (!localStorage.getItem('siliam:whole'))
        localStorage.setItem('siliam:whole', localStorage.getItem(key) ?? '');
      localStorage.setItem(key, kept ? JSON.stringify({ ...kept, moves: ['@z9n'] }) : text);
    }, broken);
    await page.goto(table);
    await page.reload();
    await page.getByRole('heading', { name: 'Cette partie est abîmée' }).waitFor();
    await page.goto(`${here.url}#/about`);
  }
  await page.goto(table);
  await page.getByRole('button', { name: 'Oublier cette partie' }).click();
  await page.getByRole('heading', { name: 'Siam', exact: true }).waitFor();
  await close();
});

deep('a browser that refuses storage plays all the same', async () => {
  const context = await here.browser.newContext({ locale: 'fr-FR' });
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(here.url);
  await sitDown(page, here.url, 'siam');
  await typeMove(page, '@c1n');
  await page.getByText('Le navigateur refuse de garder cette partie').waitFor();
  await context.close();
  expect(said).toEqual([]);
});

test('Sam Liam announced by hand: a forgotten sam may be forbidden or accepted, an untrue call costs nothing', async () => {
  const { page, close } = await visit(here);
  await sitDown(page, here.url, 'samliam-7:announce');
  for (const mv of ['a1sw', 'd4ne', 'a2nw', 'd5ne', 'b2ne', 'g7ne', 'b1se']) await typeMove(page, mv);
  // Red closed the square on a cell of the sam that was never called, so Green decides.
  await page.getByRole('button', { name: 'Interdire' }).click();
  await untilPlies(page, 8);
  expect(await page.locator('.status h2').textContent()).toContain('Rouge');
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await page.getByRole('button', { name: 'Accepter' }).click();
  await untilPlies(page, 8);
  expect(await page.locator('.status h2').textContent()).toContain('Rouge');
  expect(await page.getByRole('button', { name: 'Revanche' }).count()).toBe(1);
  // A call that is not true is refused with what is true, and nothing is played.
  await sitDown(page, here.url, 'samliam-7:announce');
  await page.keyboard.type('a1sw+sam');
  await page.keyboard.press('Enter');
  await page.getByText('L12').first().waitFor();
  expect(await plies(page)).toBe(0);
  await close();
});
