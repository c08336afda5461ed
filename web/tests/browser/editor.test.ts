// The editor: positions are built by touches alone, what is impossible is said and cannot be analysed, texts go in and out.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { EditField, EditTool, Scene } from '../../src/rules/types.ts';
import type { Rules } from '../../src/rules/rules.ts';
import {
  DEEP,
  loadRules,
  site,
  THEMES,
  violations,
  visit,
  type Setting,
  type Visit,
  deep,
  lastOf,
} from './harness.ts';

const here = site();
let rules: Rules;
beforeAll(async () => {
  ({ rules } = await loadRules());
});

/** A position of each family, with what its options add to the text. */
const POSITIONS: { name: string; position: string }[] = [
  { name: 'siam:ban,one-exit', position: 'S1s2/2#s1/ee#N#/2N2/2N2 e 14 01' },
  { name: 'squaryd:table', position: '7/7/2x1o2/3#3/2X1x2/4o2/7 l e5 e3 -' },
  { name: 'samliam-6x7', position: '7/2,ksq,4/7/1,kne,1,wnwkse,3/7/wsw,6 k t' },
  {
    name: 'samliam-3p',
    position:
      'gnwrse,4,gne,3/9/3,gne,rse,4/3,gnwgse,rnersw,4/1,kne,knwkse,1,knw,1,ksw,2/ksw,1,rnersw,rnwrse,1,gse,3/' +
      '2,rsw,gne,kse,1,gnwgse,2/9/7,kne,1 k 0',
  },
  {
    name: 'samliam-7:announce',
    position: '7/7/3,gne,3/3,gne,3/7/rnw,rne,5/rsw,rse,5 g 0 rsam=b1,try=b1se',
  },
];

const open = async (name: string, setting: Setting = {}, options = {}, rest = ''): Promise<Visit> => {
  const visited = await visit(here, `#/editor/${encodeURIComponent(name)}${rest}`, setting, options);
  await visited.page.locator('[data-editor]').waitFor();
  return visited;
};

const written = (page: Page) => page.locator('#editor-text').inputValue();
const choose = (page: Page, tool: number) =>
  page.locator(`input[name="editor-tool"][value="${tool}"]`).check({ force: true });
const touch = (page: Page, cell: string) => page.locator(`[data-touch="cell:${cell}"]`).click();

async function setField(page: Page, { name, value, offers }: EditField): Promise<void> {
  const field = page.locator(`[data-edit="${name}"]`);
  if (offers === null) {
    await field.locator('input').fill(value);
    await field.locator('input').press('Enter');
    await field.locator('input').blur();
  } else if ((await field.locator('select').count()) > 0) {
    await field.locator('select').selectOption(value);
  } else {
    await field.locator(`input[value="${value}"]`).check({ force: true });
  }
}

/** Builds a position on the page, by what the module tells of its tools and fields. */
async function build(page: Page, name: string, position: string): Promise<void> {
  const target = new rules.module.Editor(name, position);
  const { pieces } = JSON.parse(target.scene()) as Scene;
  const tools = JSON.parse(target.tools()) as EditTool[];
  await page.getByRole('button', { name: 'Vider', exact: true }).click();
  for (const [place, tool] of tools.entries()) {
    if (tool === 'take') continue;
    const cells =
      'note' in tool
        ? tool.note.cells
        : pieces.flatMap(({ cell, owner, kind, facing }) => {
            const { put } = tool;
            // Two halves together are called a small square.
            const same = put.kind === kind || (put.kind === 'triangle' && kind === 'small-square');
            return put.owner === owner && put.facing === facing && same ? [cell] : [];
          });
    if (cells.length > 0) await choose(page, place);
    for (const cell of cells) await touch(page, cell);
  }
  for (const field of JSON.parse(target.fields()) as EditField[]) await setField(page, field);
  target.free();
}

test('a position of each family is built by touches alone and goes to the analysis', async () => {
  for (const { name, position } of lastOf(POSITIONS)) {
    const { page, close } = await open(name);
    await build(page, name, position);
    expect(await written(page), name).toBe(position);
    await page.getByText('Cette position est possible.').waitFor();
    const analyse = page.getByRole('button', { name: 'Analyser', exact: true });
    expect(await analyse.isEnabled()).toBe(true);
    // Whoever comes back finds what they set up.
    await page.reload();
    await page.locator('[data-editor]').waitFor();
    expect(await written(page), name).toBe(position);
    // The analysis may go on to an address of its own.
    const went = page.evaluate(
      () =>
        new Promise<string>((done) =>
          addEventListener('hashchange', (event) => done(new URL(event.newURL).hash), { once: true }),
        ),
    );
    await analyse.click();
    expect(await went).toBe(`#/analysis/${encodeURIComponent(name)}/${encodeURIComponent(position)}`);
    await close();
  }
});

test('what is impossible is said at once with its reason and cannot be analysed', async () => {
  const { page, close } = await open('siam');
  const analyse = page.getByRole('button', { name: 'Analyser', exact: true });
  const verdict = page.locator('#editor-verdict');
  await choose(page, 0);
  await touch(page, 'c3');
  expect(await verdict.innerText()).toContain('Impossible\u00a0: il y a 2 rochers sur le plateau');
  expect(await verdict.getByRole('link', { name: 'G5' }).getAttribute('href')).toBe('/#/rules/siam/G5');
  expect(await analyse.isDisabled()).toBe(true);
  expect(await analyse.getAttribute('aria-describedby')).toBe('editor-verdict');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Position de départ' }).click();
  expect(await analyse.isEnabled()).toBe(true);
  expect(await written(page)).toBe('5/5/1###1/5/5 e 0 00');
  // What is in hand follows from the board, and so does how many turns there were at least.
  await choose(page, 1);
  await touch(page, 'a1');
  await touch(page, 'b1');
  const inHand = page.getByRole('list', { name: 'En main' }).getByRole('listitem');
  expect(await inHand.allInnerTexts()).toEqual([
    expect.stringContaining('3 en main sur 5'),
    expect.stringContaining('5 en main sur 5'),
  ]);
  expect(await written(page)).toBe('5/5/1###1/5/NN3 e 2 00');
  await close();
});

deep('a text is read when it is one of a position, and else says why and changes nothing', async () => {
  const { page, close } = await open('squaryd', { lang: 'en' });
  const field = page.locator('#editor-text');
  await field.fill('7/7/7/3#3/2x4/7/7 l');
  await field.press('Enter');
  expect(await page.locator('[data-touch="cell:c3"]').getAttribute('aria-label')).toBe('c3, single (Dark)');
  await field.fill('7/7/7/3#3/2x4/7 l');
  await field.press('Enter');
  await page.getByText('The board has 6 rows instead of 7').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await touch(page, 'a1');
  expect(await written(page)).toBe('7/7/7/3#3/2x4/7/x6 l');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  // What is pasted is read at once.
  await field.fill('7/7/7/3#3/7/7/6O d');
  await field.dispatchEvent('paste');
  await page.locator('[data-touch="cell:g1"][aria-label="g1, double (Light)"]').waitFor();
  await close();
});

test('a position of the address that is refused is shown with its reason', async () => {
  const bad = '5/5/1####/5/5 e 0 00';
  const { page, close } = await open('siam', {}, {}, `/${encodeURIComponent(bad)}`);
  const field = page.locator('#editor-text');
  expect(await written(page)).toBe(bad);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.locator('#editor-text-said', { hasText: /\S/ }).waitFor();
  // The address still says what was asked for; what is set up takes its place.
  expect(page.url()).toContain(encodeURIComponent(bad));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Position de départ' }).click();
  expect(await written(page)).toBe('5/5/1###1/5/5 e 0 00');
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  // What was set up of another game is nobody's question here.
  await page.getByRole('combobox', { name: 'Jeu' }).selectOption('squaryd');
  await page.locator('[data-editor="squaryd"]').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await close();
});

test('everything goes by keyboard', async () => {
  const { page, close } = await open('samliam-7');
  const cell = page.locator('[data-touch="cell:a1"]');
  await cell.focus();
  for (const key of ['g', '2', 'Enter', 'ArrowRight', 'ArrowUp', 'r', '4', 'Enter', 'g', '2', 'Enter']) {
    await page.keyboard.press(key);
  }
  expect(await written(page)).toBe('7/7/7/7/7/1,rnwgse,5/gse,6 r 0');
  await page.keyboard.press('Delete');
  expect(await written(page)).toBe('7/7/7/7/7/7/gse,6 r 0');
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await written(page)).toBe('7/7/7/7/7/7/7 r 0');
  await page.locator('[data-edit="edit-side"] input:checked').focus();
  await page.keyboard.press('ArrowRight');
  expect(await written(page)).toBe('7/7/7/7/7/7/7 g 0');
  await close();
});

deep('another game and another option begin another editor', async () => {
  const { page, close } = await open('siam');
  await page.getByText('Options du jeu').click();
  await choose(page, 1);
  await touch(page, 'a1');
  await page.locator('[data-option="swap"]').check();
  await page.locator('[data-editor="siam:swap"]').waitFor();
  // What was set up stays, and so does the keyboard.
  expect(await written(page)).toBe('5/5/1###1/5/N4 e 2 00');
  expect(await page.locator('[data-option="swap"]:focus').count()).toBe(1);
  expect(decodeURIComponent(await page.evaluate(() => location.hash))).toContain('siam:swap/5/5/1###1/5/N4');
  await page.getByRole('combobox', { name: 'Jeu' }).selectOption('samliam-4p');
  await page.locator('[data-editor="samliam-4p"]').waitFor();
  await page.goto(`${here.url}#/editor/chess`);
  await page.getByText('chess').waitFor();
  await close();
});

deep('it fits every screen, in both languages and all themes', async () => {
  const sizes = [
    { width: 1280, height: 800 },
    { width: 1024, height: 768 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ];
  for (const [index, viewport] of sizes.entries()) {
    const lang = index % 2 === 0 ? 'fr' : 'en';
    for (const theme of DEEP ? THEMES : [THEMES[index % THEMES.length] ?? 'light']) {
      for (const { name, position } of POSITIONS) {
        const rest = `/${encodeURIComponent(position)}`;
        const { page, close } = await open(name, { lang, theme }, { viewport, hasTouch: index > 1 }, rest);
        expect(await written(page)).toBe(position);
        const beyond = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 80)),
        );
        expect(beyond, `${name} at ${viewport.width}`).toEqual([]);
        expect(await violations(page), `${name} at ${viewport.width} ${theme}`).toEqual([]);
        const folder = process.env.SILIAM_SHOTS;
        if (folder) {
          const path = `${folder}/${name.replace(':', '-')}-${viewport.width}-${theme}.png`;
          await page.screenshot({ path, fullPage: true });
        }
        await close();
      }
    }
  }
});
