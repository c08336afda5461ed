// The pages around an online game: invitation, lobby, title, and whether everybody can use them.
import { afterEach, describe, expect, test } from 'vitest';
import { choose, DEEP, headFaults, languages, THEMES, untilPlies, violations } from './harness.ts';
import { house } from './house.ts';
import { guest, lay, sit, type, untilLine, untilSaid, untilTable } from './online.ts';

const here = house();
/** The same with an address that friends can reach. */
const known = house(['--public-url', 'http://siliam.example']);

// A test that fails while the network is down must not take the next ones with it.
afterEach(() => {
  here.house.mend();
  known.house.mend();
});

describe.runIf(DEEP)('the invitation', () => {
  test('on a machine that nobody else reaches it says so, with the command and the addresses', async () => {
    const lena = await guest(here, 'Léna');
    await lay(here, lena);
    const reach = lena.page.locator('[data-reach]');
    await reach.waitFor();
    expect(await reach.textContent()).toMatch(/siliam serve --listen 0\.0\.0\.0:\d+/);
    expect(await reach.textContent()).toContain('La table dressée ici y reste');
    expect(await lena.page.locator('[data-qr]').count()).toBe(0);
    await lena.close();
  });

  test('has a square to photograph and a link that is copied with one touch', async () => {
    const lena = await guest(
      known,
      'Léna',
      '#/about',
      {},
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    const id = await lay(known, lena);
    const link = `http://siliam.example/j/${id}`;
    await lena.page.locator(`[data-qr="${link}"]`).waitFor();
    await lena.page.getByRole('button', { name: 'Copier le lien' }).click();
    await lena.page.getByText('Lien copié').waitFor();
    expect(await lena.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await lena.close();
  });

  test('what is agreed changes while the seat is free, and whoever looks at the link sees it', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena);
    await tao.page.goto(`${here.url}j/${id}`);
    await tao.page.getByRole('heading', { name: 'Léna vous invite' }).waitFor();
    await choose(lena.page, 'game', 'squaryd');
    await tao.page.locator('header').filter({ hasText: 'Squaryd' }).waitFor();
    await choose(lena.page, 'pace', '5+3');
    await tao.page.locator('header').filter({ hasText: '5 min + 3 s par coup' }).waitFor();
    await choose(lena.page, 'side', '1');
    await tao.page.locator('[data-seat="0"][data-free="true"]').waitFor();
    await tao.page.getByLabel('Votre nom').fill('Tao');
    await tao.page.getByRole('button', { name: 'S’asseoir' }).click();
    await untilTable(lena);
    expect(await tao.page.locator('[data-status]').textContent()).toContain('À vous de jouer');
    await lena.close();
    await tao.close();
  });

  test('a name is asked for once; later whoever opens a link sits down at once', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const first = await lay(here, lena);
    await tao.page.goto(`${here.url}j/${first}`);
    await tao.page.getByRole('button', { name: 'S’asseoir' }).click();
    await tao.page.getByText('Un nom de 1 à 24 lettres').waitFor();
    await sit(here, tao, first);
    await untilTable(lena);
    const second = await lay(here, lena);
    await tao.page.goto(`${here.url}j/${second}`);
    await untilTable(tao);
    await untilTable(lena);
    await lena.close();
    await tao.close();
  });

  test('a table is taken away, and its link says so', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena);
    await lena.page.getByRole('button', { name: 'Retirer la table' }).click();
    await lena.page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
    await lena.page.getByRole('heading', { name: 'Cette table a été retirée' }).waitFor();
    await tao.page.goto(`${here.url}j/${id}`);
    await tao.page.getByRole('heading', { name: 'Cette table a été retirée' }).waitFor();
    await lena.close();
    await tao.close();
  });

  test('whoever is invited reads what they sit down to, also on a phone', async () => {
    const lena = await guest(here, 'Léna');
    const phone = { viewport: { width: 360, height: 640 }, hasTouch: true };
    for (const [lang, two, three] of [
      [
        'fr',
        /15 min \+ 5 s par coup.*Vous commencez/,
        /un jour par coup.*Premier tour.*un ordinateur continue/,
      ],
      ['en', /15 min \+ 5 s a move.*You begin/, /a day a move.*First turn.*a computer goes on/],
    ] as const) {
      const tao = await guest(here, 'Tao', '#/about', { lang }, phone);
      const conditions = tao.page.locator('[data-join] .conditions');
      const read = async (id: string, words: RegExp) => {
        await tao.page.goto(`${here.url}j/${id}`);
        await conditions.waitFor();
        expect((await conditions.innerText()).replace(/\s+/g, ' ')).toMatch(words);
        expect(await tao.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      };
      await read(await lay(here, lena, { name: 'siam', pace: '15+5', side: '1' }), two);
      await tao.page.screenshot({ path: `screenshots/online-join-${lang}-360.png`, fullPage: true });
      const seats = { 0: 'free', 1: 'me', 2: 'free' } as const;
      await read(await lay(here, lena, { name: 'samliam-3p', pace: '1d', seats }), three);
      await tao.page.screenshot({ path: `screenshots/online-join-3p-${lang}-360.png`, fullPage: true });
      await tao.close();
    }
    await lena.close();
  });

  test('of three, who has sat down may stand up again', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'samliam-3p' });
    await lena.page.getByRole('heading', { name: 'On attend encore 2 personnes' }).waitFor();
    await sit(here, tao, id);
    await lena.page.getByRole('heading', { name: 'On attend encore une personne' }).waitFor();
    await tao.page.getByRole('button', { name: 'Se lever' }).click();
    await lena.page.getByRole('heading', { name: 'On attend encore 2 personnes' }).waitFor();
    // They do not sit down again by themselves.
    await tao.page.getByRole('heading', { name: 'Léna vous invite' }).waitFor();
    await lena.close();
    await tao.close();
  });

  test('a table for whoever comes by is worded so, and the last seat is not given to a computer unasked', async () => {
    const lena = await guest(here, 'Léna');
    await lay(here, lena, { name: 'samliam-3p', open: true, seats: { 1: 'computer' } });
    await lena.page.getByText('le premier qui passe s’y assied').first().waitFor();
    expect(await lena.page.locator('#app').innerText()).not.toMatch(/deux téléphones|qui ouvre le lien/);
    await choose(lena.page, 'seat-2', 'computer');
    const question = lena.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await lena.page.locator('[data-seat="2"][data-free="true"]').waitFor();
    expect(await lena.page.locator('[data-choice="seat-2"] input[value="free"]').isChecked()).toBe(true);
    await choose(lena.page, 'seat-2', 'computer');
    await question.getByRole('button', { name: 'Commencer' }).click();
    await untilTable(lena);
    await lena.close();
  });

  test('without a server the pages around a table say so', async () => {
    const lena = await guest(here, 'Léna');
    const id = await lay(here, lena);
    here.house.cut();
    await lena.page.goto(`${here.url}#/friend`);
    await lena.page.reload();
    await lena.page.getByText('la table sera dressée dès que le serveur répondra').waitFor();
    await lena.page.goto(`${here.url}#/lobby`);
    await lena.page.getByText('on ne sait pas qui attend').first().waitFor();
    await lena.page.goto(`${here.url}#/j/${id}`);
    await lena.page.getByText('la table s’ouvrira dès que le serveur répondra').waitFor();
    here.house.mend();
    await lena.page.locator('[data-waiting]').waitFor({ timeout: 30_000 });
    await lena.close();
  });

  test('a table that is asked for without a connection is laid when it is back', async () => {
    const lena = await guest(here, 'Léna', '#/friend');
    await lena.page.getByLabel('Votre nom').fill('Léna');
    await lena.page.locator('[data-free] ~ * .here, .here').first().waitFor();
    here.house.cut();
    await lena.page.locator('.away').first().waitFor();
    await lena.page.getByRole('button', { name: 'Dresser la table' }).click();
    await lena.page.getByText('Reconnexion').first().waitFor();
    await lena.page.reload();
    here.house.mend();
    await lena.page.locator('[data-waiting]').waitFor();
    await lena.close();
  });
});

describe.runIf(DEEP)('the lobby', () => {
  test('nothing in its head lies over anything else', async () => {
    for (const lang of languages) {
      const { page, close } = await guest(here, 'Léna', '#/lobby', { lang });
      await page.locator('header h1').waitFor();
      expect(await headFaults(page), lang).toEqual([]);
      await close();
    }
  });

  test('an open table is found, sat down at, and gone; games that wait come first', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao', '#/lobby')];
    await tao.page.getByText('Vous n’avez pas encore de partie en ligne').waitFor();
    expect(await tao.page.locator('[data-family="squaryd"]').textContent()).toContain(
      'Personne n’attend ici',
    );
    const id = await lay(here, lena, { name: 'squaryd', pace: '5+3', open: true });
    const row = tao.page.locator(`[data-table-row="${id}"]`);
    await row.waitFor({ timeout: 15_000 });
    expect(await row.textContent()).toContain('Léna');
    expect(await row.textContent()).toContain('5 min + 3 s par coup, à l’instant');
    await row.getByRole('link', { name: 'S’asseoir à la table de Léna' }).click();
    await tao.page.getByLabel('Votre nom').fill('Tao');
    await tao.page.getByRole('button', { name: 'S’asseoir' }).click();
    await untilTable(tao);
    const other = await lay(here, lena, { name: 'siam', side: '1' });
    await tao.page.goto(`${here.url}j/${other}`);
    await untilTable(tao);
    await tao.page.goto(`${here.url}#/lobby`);
    await tao.page.getByRole('heading', { name: 'À vous de jouer dans une partie' }).waitFor();
    await tao.page.getByText('ces parties se jouent sans pendule').waitFor();
    const games = tao.page.locator('.mine [data-game]');
    expect(await games.first().getAttribute('data-game')).toBe(other);
    expect(await games.count()).toBe(2);
    expect(await tao.page.locator(`[data-table-row="${id}"]`).count()).toBe(0);
    // The small board shows the position.
    await lena.page.goto(`${here.url}#/j/${id}`);
    await untilPlies(lena.page, 0);
    await type(lena.page, 'b2');
    await tao.page.getByRole('heading', { name: 'À vous de jouer dans 2 parties' }).waitFor();
    await tao.page.locator(`[data-game="${id}"] [data-piece^="b2/"]`).waitFor();
    // A first turn on a clock has no deadline, and is not without hurry.
    await tao.page.getByText('Une partie à la pendule vous attend').waitFor();
    expect(await games.first().getAttribute('data-game')).toBe(id);
    await lena.close();
    await tao.close();
  });

  test('the title and the home page tell that it is one’s turn in a game elsewhere', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena);
    await sit(here, tao, id);
    await untilTable(tao);
    await tao.page.goto(`${here.url}#/about`);
    await tao.page.reload();
    await type(lena.page, '@c1n');
    await tao.page.waitForFunction(() => document.title.startsWith('(1)'));
    await tao.page.goto(`${here.url}#/`);
    const going = tao.page.locator('.more li').filter({ hasText: 'Siam avec Léna, 1 coup' });
    await going.filter({ hasText: 'à vous de jouer' }).waitFor();
    await going.getByRole('link').click();
    await untilPlies(tao.page, 1);
    await tao.page.waitForFunction(() => document.title.startsWith('À vous de jouer'));
    await lena.close();
    await tao.close();
  });

  test('an open table says for how long it has been waiting', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    await tao.page.clock.install();
    await tao.page.goto(`${here.url}#/lobby`);
    const id = await lay(here, lena, { name: 'samliam-7', open: true });
    const row = tao.page.locator(`[data-table-row="${id}"]`);
    await row.filter({ hasText: 'à l’instant' }).waitFor();
    await tao.page.clock.fastForward(190_000);
    await row.filter({ hasText: 'depuis 3 min' }).waitFor();
    await lena.close();
    await tao.close();
  });

  test('a finished game is found with its result and opened for review', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena);
    await sit(here, tao, id);
    await untilTable(lena, tao);
    await type(lena.page, '@c1n');
    await untilPlies(tao.page, 1);
    await tao.page.getByRole('button', { name: 'Abandon' }).click();
    await tao.page.getByRole('button', { name: 'Abandonner' }).click();
    await untilSaid(tao.page, 'Les Éléphants gagnent');
    for (const [one, result] of [[lena, 'gagnée'] as const, [tao, 'perdue'] as const]) {
      await one.page.goto(`${here.url}#/lobby`);
      const over = one.page.locator(`.over [data-game="${id}"]`);
      await over.filter({ hasText: result }).waitFor();
      await over.getByRole('link').click();
      await one.page.getByRole('button', { name: 'Revoir' }).click();
      await untilSaid(one.page, 'Le début de la partie');
    }
    await lena.close();
    await tao.close();
  });
});

describe.runIf(DEEP)('everybody can use them, and they look as drawn', () => {
  const SIZES = [
    { width: 390, height: 844, touch: true },
    { width: 1024, height: 768, touch: false },
    { width: 1280, height: 800, touch: false },
  ];
  for (const theme of THEMES) {
    for (const { width, height, touch } of SIZES) {
      test(`${theme} at ${width}`, async () => {
        const options = { viewport: { width, height }, ...(touch ? { hasTouch: true, isMobile: true } : {}) };
        const lena = await guest(known, 'Léna', '#/friend', { theme }, options);
        const tao = await guest(known, 'Tao', '#/about', { theme }, options);
        const seen = async (one: typeof lena, name: string) => {
          expect(await violations(one.page), name).toEqual([]);
          const wide = await one.page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, name).toBeLessThanOrEqual(width);
          await one.page.screenshot({ path: `screenshots/online-${name}-${theme}-${width}.png` });
        };
        await lena.page.getByLabel('Votre nom').waitFor();
        await seen(lena, 'friend');
        const id = await lay(known, lena, { name: 'siam', pace: '15+5' });
        await lena.page.locator('[data-qr]').waitFor();
        await seen(lena, 'invite');
        await tao.page.goto(`${known.url}j/${id}`);
        await tao.page.getByLabel('Votre nom').waitFor();
        await seen(tao, 'join');
        await sit(known, tao, id);
        await untilTable(lena);
        await type(lena.page, '@c1n');
        await untilPlies(tao.page, 1);
        await type(tao.page, '@a5s');
        await untilPlies(lena.page, 2);
        await type(lena.page, 'c1c2n');
        await untilPlies(tao.page, 3);
        await type(tao.page, 'a5a4s');
        await untilPlies(lena.page, 4);
        await seen(tao, 'table');
        await tao.page.getByRole('button', { name: /^Dire/ }).click();
        await tao.page.getByLabel('Votre phrase').fill('Bien joué !');
        await tao.page.keyboard.press('Enter');
        await tao.page.getByRole('log').filter({ hasText: 'Bien joué' }).waitFor();
        await seen(tao, 'chat');
        known.house.cut();
        await untilLine(lena.page, 'lost');
        // A whole line is pushed, and the push is on its way.
        await type(lena.page, 'c2^');
        await untilPlies(lena.page, 5);
        await seen(lena, 'lost');
        known.house.mend();
        await untilPlies(tao.page, 5, 30_000);
        await lay(known, lena, { name: 'squaryd', pace: '5+3', open: true });
        await lay(known, lena, { name: 'samliam-3p', pace: '1d', open: true });
        await tao.page.goto(`${known.url}#/lobby`);
        await tao.page.locator('.mine [data-game] [data-piece]').first().waitFor();
        await tao.page.locator('[data-table-row]').first().waitFor();
        await seen(tao, 'lobby');
        await lena.close();
        await tao.close();
      });
    }
  }
});
