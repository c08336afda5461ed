// What people do at an online table beside moving: watching, talking, proposing, leaving, playing again.
import { describe, expect, test } from 'vitest';
import { DEEP, more, untilPlies } from './harness.ts';
import { house } from './house.ts';
import {
  guest,
  lay,
  plies,
  sit,
  status,
  type,
  untilLine,
  untilSaid,
  untilTable,
  type Guest,
  type Table,
} from './online.ts';

const here = house();

/** Two at a table of Siam, with a move each on the board. */
async function two(table: Table = {}): Promise<{ lena: Guest; tao: Guest; id: string }> {
  const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
  const id = await lay(here, lena, table);
  await sit(here, tao, id);
  await untilTable(lena, tao);
  await type(lena.page, '@c1n');
  await untilPlies(tao.page, 1);
  await type(tao.page, '@c5s');
  await untilPlies(lena.page, 2);
  return { lena, tao, id };
}

const close = async (...guests: Guest[]) => {
  for (const one of guests) await one.close();
};

describe.runIf(DEEP)('at the table', () => {
  test('who comes third watches everything and touches nothing', async () => {
    const { lena, tao, id } = await two();
    const ines = await guest(here, 'Inès', `j/${id}`);
    await untilPlies(ines.page, 2);
    expect(await ines.page.locator('[data-line]').textContent()).toContain('Vous regardez');
    await lena.page.locator('[data-line]').filter({ hasText: 'une personne regarde' }).waitFor();
    await type(ines.page, 'c1c2n');
    expect(await plies(ines.page)).toBe(2);
    expect(await ines.page.getByRole('button', { name: 'Abandon' }).count()).toBe(0);
    await type(lena.page, 'c1c2n');
    await untilPlies(ines.page, 3);
    expect(await status(ines.page)).toContain('Aux Rhinocéros de jouer');
    await close(lena, tao, ines);
  });

  test('presence is told: here, gone, back', async () => {
    const { lena, tao } = await two();
    await lena.page.locator('[data-line]').filter({ hasText: 'Tao est là' }).waitFor();
    await tao.page.goto(`${here.url}#/about`);
    await lena.page.locator('[data-line]').filter({ hasText: 'Tao est hors ligne' }).waitFor();
    await lena.page
      .locator('[data-seat="1"]')
      .filter({ hasText: /Tao, hors ligne, \d+ s/ })
      .waitFor();
    expect(await lena.page.locator('[data-seat="1"] .away').count()).toBe(1);
    await tao.page.goBack();
    await lena.page.locator('[data-line]').filter({ hasText: 'Tao est là' }).waitFor();
    await close(lena, tao);
  });

  test('a move without an answer is said to be on its way, and a network that goes is doubted at once', async () => {
    const { lena, tao } = await two();
    /** Nothing that the page sends leaves it. */
    const hush = (page: typeof lena.page) =>
      page.evaluate(() => {
        const { send } = WebSocket.prototype;
        WebSocket.prototype.send = () => undefined;
        Object.assign(globalThis, { speakAgain: () => (WebSocket.prototype.send = send) });
      });
    await hush(lena.page);
    await type(lena.page, 'c1c2n');
    await untilSaid(lena.page, 'Coup envoyé, on attend la réponse');
    await lena.page.evaluate(() => dispatchEvent(new Event('offline')));
    await lena.page.locator('[data-line="open"]').filter({ hasText: 'on vérifie' }).waitFor({ timeout: 900 });
    await untilLine(lena.page, 'lost');
    await untilSaid(lena.page, 'Votre coup est gardé');
    await lena.page.evaluate(() => (globalThis as unknown as { speakAgain: () => void }).speakAgain());
    await lena.page.evaluate(() => dispatchEvent(new Event('online')));
    await untilPlies(tao.page, 3, 30_000);
    await close(lena, tao);
  });

  test('what is said is heard by all, not by whoever has muted the speaker, and only those who sit talk', async () => {
    const { lena, tao, id } = await two();
    const ines = await guest(here, 'Inès', `j/${id}`);
    await untilPlies(ines.page, 2);
    await lena.page.getByRole('button', { name: /^Dire/ }).click();
    await lena.page.getByLabel('Votre phrase').fill('Bonne <b>partie</b> & « bon vent »');
    await lena.page.keyboard.press('Enter');
    await lena.page.getByRole('log').filter({ hasText: 'Bonne <b>partie</b>' }).waitFor();
    // Whoever has the drawer closed is told by the button and by the live region.
    await tao.page.getByRole('button', { name: 'Dire (1)' }).waitFor();
    expect(await tao.page.locator('[data-heard]').textContent()).toContain('Léna dit');
    await tao.page.getByRole('button', { name: 'Dire (1)' }).click();
    await tao.page.getByRole('log').filter({ hasText: 'Bonne <b>partie</b>' }).waitFor();
    await ines.page.getByRole('button', { name: /^Propos/ }).click();
    await ines.page.getByRole('log').filter({ hasText: 'Bonne <b>partie</b>' }).waitFor();
    expect(await ines.page.getByLabel('Votre phrase').count()).toBe(0);
    await tao.page.getByRole('button', { name: 'Ne plus entendre Léna' }).click();
    expect(await tao.page.getByRole('log').textContent()).not.toContain('Bonne');
    await tao.page.getByRole('log').filter({ hasText: 'Vous n’entendez pas' }).waitFor();
    await tao.page.reload();
    await untilPlies(tao.page, 2);
    await lena.page.getByLabel('Votre phrase').fill('Encore moi');
    await lena.page.keyboard.press('Enter');
    await lena.page.getByRole('log').filter({ hasText: 'Encore moi' }).waitFor();
    await tao.page.getByRole('button', { name: 'Dire', exact: true }).click();
    expect(await tao.page.getByRole('log').textContent()).not.toContain('Encore moi');
    await tao.page.getByRole('button', { name: 'Entendre Léna de nouveau' }).click();
    await tao.page.getByRole('log').filter({ hasText: 'Encore moi' }).waitFor();
    await close(lena, tao, ines);
  });

  test('what is typed once the chat is open is said, not played, on a laptop and on a phone', async () => {
    const { lena, tao } = await two();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await lena.page.setViewportSize(size);
      await lena.page.getByRole('toolbar').getByRole('button', { name: 'Dire', exact: true }).click();
      await lena.page.keyboard.type('@e1n');
      await lena.page.keyboard.press('Enter');
      await tao.page.locator('[data-heard]').filter({ hasText: '@e1n' }).waitFor({ state: 'attached' });
      // Beside the field it is no move either, as long as the chat is open.
      await lena.page.getByLabel('Votre phrase').blur();
      await lena.page.keyboard.type('@e1n');
      expect(await lena.page.locator('#typed').count()).toBe(0);
      expect(await plies(lena.page)).toBe(2);
      await lena.page.keyboard.press('Escape');
      const back = lena.page.getByRole('button', { name: 'Coups joués' });
      if (await back.isVisible()) await back.click();
    }
    await close(lena, tao);
  });

  test('a name with markup is letters wherever it is shown', async () => {
    const [lena, tao] = [
      await guest(here, '<img src=x onerror=a()>'),
      await guest(here, '"><s>\'; drop table'),
    ];
    const id = await lay(here, lena, { open: true });
    await tao.page.goto(`${here.url}#/lobby`);
    await tao.page.locator(`[data-table-row="${id}"]`).filter({ hasText: lena.name }).waitFor();
    await tao.page.goto(`${here.url}j/${id}`);
    await tao.page.getByRole('heading', { name: `${lena.name} vous invite` }).waitFor();
    await sit(here, tao, id);
    await untilTable(lena, tao);
    await lena.page
      .locator('[data-line]')
      .filter({ hasText: `${tao.name} est là` })
      .waitFor();
    await lena.page.locator('[data-seat="1"]').filter({ hasText: tao.name }).waitFor();
    await untilSaid(tao.page, `À ${lena.name} de jouer`);
    await type(lena.page, '@c1n');
    await untilPlies(tao.page, 1);
    await tao.page.goto(`${here.url}#/lobby`);
    await tao.page.locator(`[data-game="${id}"]`).filter({ hasText: lena.name }).waitFor();
    // An image that is not there would also speak on the console, which must stay empty.
    for (const { page } of [lena, tao]) expect(await page.locator('img[src="x"], s').count()).toBe(0);
    await close(lena, tao);
  });

  test('a draw is proposed, declined, proposed after a move and accepted; both go on to a rematch', async () => {
    const { lena, tao, id } = await two();
    await more(lena.page, 'Nulle');
    await lena.page.getByRole('button', { name: 'Proposer' }).click();
    await untilSaid(lena.page, 'Vous proposez la nulle ; on attend Tao.'.replace(' ;', '\u00a0;'));
    await untilSaid(tao.page, 'Léna propose la nulle.');
    // Whoever listens is told too.
    expect(await tao.page.locator('[data-notice]').textContent()).toContain('Léna propose la nulle.');
    await tao.page.getByRole('button', { name: 'Refuser' }).click();
    await untilSaid(lena.page, 'Tao préfère jouer.');
    await type(lena.page, 'c1c2n');
    await untilPlies(tao.page, 3);
    await more(tao.page, 'Nulle');
    await tao.page.getByRole('button', { name: 'Proposer' }).click();
    await lena.page.getByRole('button', { name: 'Accepter' }).click();
    for (const { page } of [lena, tao]) await untilSaid(page, 'Partie nulle');
    for (const { page } of [lena, tao]) await untilSaid(page, 'd’un commun accord');
    await tao.page.locator('[data-line]').filter({ hasText: 'Léna est là' }).waitFor();
    await lena.page.getByRole('button', { name: 'Revanche' }).click();
    await untilSaid(lena.page, 'Vous proposez une revanche\u00a0; on attend Tao.');
    await untilSaid(tao.page, 'Léna propose une revanche.');
    await tao.page.getByRole('button', { name: 'Refuser' }).click();
    await untilSaid(lena.page, 'Tao en reste là.');
    // Whoever declined may think better of it.
    await tao.page.getByRole('button', { name: 'Revanche' }).click();
    await untilSaid(lena.page, 'Tao propose une revanche.');
    await lena.page.getByRole('button', { name: 'Accepter' }).click();
    // The table goes on to the next game by itself, with the sides exchanged.
    for (const { page } of [lena, tao]) {
      await page.waitForURL((url) => url.hash.startsWith('#/j/') && !url.hash.endsWith(id));
      await page.locator('[data-table][data-plies="0"]').waitFor();
    }
    expect(await tao.page.locator('[data-seat="0"]').textContent()).toContain('vous');
    await type(tao.page, '@c1n');
    await untilPlies(lena.page, 1);
    // Whoever comes back to the finished game finds the way to the next.
    await lena.page.goto(`${here.url}#/j/${id}`);
    await lena.page.getByRole('button', { name: 'Partie suivante' }).waitFor();
    await close(lena, tao);
  });

  test('a move is taken back when the other agrees', async () => {
    const { lena, tao } = await two();
    await more(tao.page, 'Reprendre');
    await tao.page.getByRole('button', { name: 'Demander' }).click();
    await untilSaid(lena.page, 'Tao demande à reprendre un coup.');
    await lena.page.getByRole('button', { name: 'Accepter' }).click();
    for (const { page } of [lena, tao]) {
      await page.locator('[data-table][data-plies="1"]').waitFor();
      await untilSaid(page, 'Un coup est repris.');
    }
    await type(tao.page, '@a5s');
    await untilPlies(lena.page, 2);
    await close(lena, tao);
  });

  test('a game is called off before everybody has played; afterwards one can only resign', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    await sit(here, tao, await lay(here, lena));
    await untilTable(lena);
    await more(lena.page, 'Annuler la partie');
    await lena.page.getByRole('button', { name: 'Annuler la partie' }).click();
    for (const { page } of [lena, tao]) await untilSaid(page, 'Partie annulée');
    await close(lena, tao);
    const late = await two();
    await late.lena.page.getByRole('button', { name: 'Autres' }).click();
    expect(await late.lena.page.getByRole('button', { name: 'Annuler la partie' }).isDisabled()).toBe(true);
    await late.lena.page.keyboard.press('Escape');
    await late.lena.page.getByRole('button', { name: 'Abandon' }).click();
    await late.lena.page.getByRole('button', { name: 'Abandonner' }).click();
    for (const { page } of [late.lena, late.tao]) await untilSaid(page, 'Les Rhinocéros gagnent');
    await close(late.lena, late.tao);
  });

  test('of three, a computer goes on for who leaves, and it is told in words', async () => {
    const [lena, tao] = [await guest(here, 'Léna'), await guest(here, 'Tao')];
    const id = await lay(here, lena, { name: 'samliam-3p', seats: { 2: 'computer' } });
    await sit(here, tao, id);
    await untilTable(lena, tao);
    await type(lena.page, 'e5ne');
    await untilPlies(tao.page, 1);
    await tao.page.getByRole('button', { name: 'Abandon' }).click();
    await tao.page.getByRole('button', { name: 'Abandonner' }).click();
    await lena.page.locator('[data-seat="1"]').filter({ hasText: 'ordinateur, à la place de Tao' }).waitFor();
    // Two computers move, then it is Léna's turn again.
    await untilPlies(lena.page, 3, 30_000);
    await untilSaid(lena.page, 'À vous de jouer');
    await tao.page.locator('[data-line]').filter({ hasText: 'Vous regardez' }).waitFor();
    await close(lena, tao);
  });

  test('an illegal move is refused at once with its ruling, also without a connection', async () => {
    const { lena, tao } = await two();
    await type(lena.page, '@c3n');
    expect(await lena.page.getByRole('alert').first().textContent()).toContain('S1');
    here.house.cut();
    await untilLine(lena.page, 'lost');
    await type(lena.page, '@c3n');
    expect(await lena.page.getByRole('alert').first().textContent()).toContain('S1');
    here.house.mend();
    await untilLine(lena.page, 'open');
    await close(lena, tao);
  });

  test('a move that the server refuses is taken back from the board, and its sentence says why', async () => {
    const { lena, tao, id } = await two();
    // The same person plays in another tab, while this one has no connection.
    const other = await lena.page.context().newPage();
    await other.goto(`${here.url}#/j/${id}`);
    await untilPlies(other, 2);
    await lena.page.evaluate(() => {
      // This tab alone hears and says nothing any more.
      const silent = WebSocket.prototype;
      const { send } = silent;
      silent.send = () => undefined;
      (globalThis as unknown as { again: () => void }).again = () => (silent.send = send);
    });
    await type(lena.page, 'c1c2n');
    await untilPlies(lena.page, 3);
    await type(other, '@a1n');
    await untilPlies(tao.page, 3);
    await lena.page.evaluate(() => (globalThis as unknown as { again: () => void }).again());
    // No answer comes, so the connection is given up and opened again; the kept move comes too late.
    await lena.page.getByRole('alert').filter({ hasText: 'de jouer' }).waitFor({ timeout: 30_000 });
    expect(await plies(lena.page)).toBe(3);
    expect(await lena.page.locator('[aria-label="Coups joués"]').textContent()).toContain('@a1n');
    await other.close();
    await close(lena, tao);
  });

  test('everything by keyboard: invite, sit down, play, resign', async () => {
    const [lena, tao] = [await guest(here, 'Léna', '#/friend'), await guest(here, 'Tao')];
    const { page } = lena;
    await page.getByLabel('Votre nom').waitFor();
    const reach = async (target: ReturnType<typeof page.locator>) => {
      for (let tabs = 0; tabs < 60; tabs++) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('it cannot be reached by Tab');
    };
    await page.locator('main').focus();
    await reach(page.locator('[data-choice="pace"] input:checked'));
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[data-choice="pace"] input:checked').getAttribute('value')).toBe('5+3');
    await reach(page.getByLabel('Votre nom'));
    await page.keyboard.type('Léna');
    await page.keyboard.press('Enter');
    await page.locator('[data-waiting]').waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    await tao.page.goto(`${here.url}j/${id}`);
    await tao.page.getByLabel('Votre nom').focus();
    await tao.page.keyboard.type('Tao');
    await tao.page.keyboard.press('Enter');
    await page.locator('[data-table]').waitFor();
    await page.locator('main').focus();
    await page.keyboard.type('@c1n');
    await page.keyboard.press('Enter');
    await untilPlies(tao.page, 1);
    // Keys that take back at one screen do nothing here.
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+z');
    expect(await plies(page)).toBe(1);
    await tao.page.locator('main').focus();
    await tao.page.keyboard.type('@c5s');
    await tao.page.keyboard.press('Enter');
    await untilPlies(page, 2);
    await reach(page.getByRole('toolbar').locator('button').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await untilSaid(page, 'Les Rhinocéros gagnent');
    await close(lena, tao);
  });
});
