// Lessons: every step by its right way and by its named wrong tries, by touches as a person makes them; progress; exercises
// beside the rules; what everybody can use. The fast tier takes one lesson, the deep tier all of them.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { defence, DEFENCE } from '../../src/lessons/judging.ts';
import { gameOf, touchNamed, type Lesson, type Step, type Wrong } from '../../src/lessons/lesson.ts';
import type { Table } from '../../src/rules/rules.ts';
import { touch } from '../../src/rules/touching.ts';
import type { Touch } from '../../src/rules/types.ts';
import { french } from '../../src/state/french.ts';
import { DEEP, deep, loadRules, site, THEMES, violations, visit, type Setting, lastOf } from './harness.ts';

const { rules, engine } = await loadRules();
const here = site();

const games = new URL('../../../games/', import.meta.url);
const all = readdirSync(games)
  .flatMap((family) => {
    const folder = new URL(`${family}/lessons/`, games);
    return readdirSync(folder).map(
      (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Lesson,
    );
  })
  .sort((one, other) => one.place - other.place);
const played = all.filter(({ id }) => DEEP || id === 'siam-push');

const laid = (lesson: Lesson, step: Step): Table => {
  const table = rules.sitDown(gameOf(lesson, step), step.start);
  for (const mv of step.before ?? []) table.play(mv);
  return table;
};

/** What is touched for a move. */
function pathTo(table: Table, mv: string): Touch[] {
  const choice = table.choices(table.view().actor).find((one) => one.mv === mv);
  if (!choice) throw new Error(`${mv} cannot be touched`);
  return choice.path;
}

const state = (page: Page) =>
  page.locator('[data-lesson]').evaluate((element) => {
    const { phase, plies, tries } = (element as HTMLElement).dataset;
    return { phase, plies: Number(plies), tries: Number(tries) };
  });

async function phase(page: Page, wanted: string): Promise<void> {
  await page
    .locator(`[data-lesson][data-phase="${wanted}"]`)
    .waitFor({ timeout: 20_000 })
    .catch(async () => {
      const said = await page.locator('.answer').innerText();
      throw new Error(`not ${wanted}, but ${JSON.stringify(await state(page))}: ${said}`);
    });
}

/** Touches one place after the other; a path that can only go on in one way is a move before its end. */
async function touchAll(page: Page, path: Touch[]): Promise<void> {
  const before = await state(page);
  for (const what of path) {
    const now = await state(page);
    if (now.plies !== before.plies || now.tries !== before.tries || now.phase !== before.phase) return;
    const place = page.locator(`[data-touch="${what}"]`).first();
    // As a finger does; what lies over a cell is part of it.
    await place.dispatchEvent('click');
  }
}

/** What is shown first is watched to its end. */
async function watched(page: Page, { watch = [] }: Step): Promise<void> {
  for (const shown of watch) {
    await page.locator('button.main').click();
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLElement>('[data-lesson]')?.dataset.plies) >= count,
      shown.play.length,
    );
  }
  if (watch.length > 0) await page.locator('button.main').click();
  await phase(page, 'try');
}

/** The way of the solution; what is answered on it the page's own defence says too, and it is gone on with to the end. */
async function rightWay(page: Page, lesson: Lesson, step: Step): Promise<void> {
  const { goal, solution } = step;
  if ('refused' in goal) await touchAll(page, solution.map(touchNamed));
  else {
    const table = laid(lesson, step);
    const learner = table.view().actor;
    const answers = 'line' in goal ? goal.line.filter((mv) => typeof mv === 'string') : [];
    const own = [...solution];
    const level = () => {
      const { start, played } = table.view();
      return engine.levelMove(gameOf(lesson, step), start, played, DEFENCE.level, DEFENCE.seed);
    };
    const defended = () => {
      const mv = level();
      return mv == null ? null : defence(table, mv, learner);
    };
    while (!table.view().ending) {
      const { actor, played } = table.view();
      const mine = actor === learner;
      const mv = mine ? (own.shift() ?? ('win' in goal ? level() : null)) : (answers.shift() ?? defended());
      if (mv == null) break;
      if (mine) {
        await page.locator(`[data-phase="try"][data-plies="${played.length}"]`).waitFor();
        await touchAll(page, pathTo(table, mv));
      }
      expect(table.play(mv), mv).toBeNull();
      if (own.length === 0 && !('win' in goal)) break;
    }
  }
  await phase(page, 'reached');
}

/** Touches that the named ruling refuses, and that no try with a sentence of its own is about. */
function refusedBy(table: Table, step: Step, ruling: string): Touch[] | null {
  const { actor, scene } = table.view();
  const choices = table.choices(actor);
  const letters = 'abcdefghi'.slice(0, scene.columns);
  const rows = Array.from({ length: scene.rows }, (_, row) => row + 1);
  const places = [
    ...[...letters].flatMap((letter) => rows.map((row) => `cell:${letter}${row}` as Touch)),
    ...choices.flatMap(({ path }) => path),
  ];
  const beginnings = [[], ...choices.flatMap(({ path }) => path.map((_, length) => path.slice(0, length)))];
  const named = step.wrong.flatMap((wrong) =>
    'touch' in wrong ? [[wrong.touch].flat().map(touchNamed)] : [],
  );
  for (const begun of beginnings) {
    for (const place of new Set(places)) {
      if (touch(choices, begun, place) !== null) continue;
      const path = [...begun, place];
      if (
        named.some((touches) => touches.every((one, at) => one === path[path.length - touches.length + at]))
      )
        continue;
      if (table.refuse(path, actor)?.said?.ruling === ruling) return path;
    }
  }
  // A whole move may be refused, too.
  for (const { mv, path } of choices) {
    const said = table.play(mv);
    if (said === null) table.undo();
    else if (said.ruling === ruling) return path;
  }
  return null;
}

/** What is touched for a try that is named wrong. */
function tried(lesson: Lesson, step: Step, wrong: Wrong): Touch[] | null {
  const table = laid(lesson, step);
  if ('touch' in wrong) {
    const touches = [wrong.touch].flat().map(touchNamed);
    const choices = table.choices(table.view().actor);
    // The last of them leads nowhere, after a beginning that may have to come before them.
    const before = choices
      .flatMap(({ path }) => path.map((_, length) => path.slice(0, length)))
      .find((begun) => {
        // Petals open on a cell that was touched.
        if (begun.length === 0 && touches[0]?.startsWith('facing:')) return false;
        const path = [...begun, ...touches];
        return path.every(
          (what, at) => (touch(choices, path.slice(0, at), what) === null) === (at === path.length - 1),
        );
      });
    return [...(before ?? []), ...touches];
  }
  if ('refused' in wrong) return refusedBy(table, step, wrong.refused);
  return pathTo(table, wrong.play[0] ?? '');
}

const open = (lesson: Lesson, index: number, setting: Setting = {}) =>
  visit(here, `#/lesson/${lesson.id}/${index + 1}`, setting);

/** What the mahout says, without the ruling behind it. */
const said = (page: Page) =>
  page.locator('[data-said]').evaluate((element) => element.firstChild?.textContent?.trim());

for (const lesson of played) {
  describe(lesson.id, () => {
    for (const [index, step] of lesson.steps.entries()) {
      test(`${index + 1}, by its wrong tries and then by its right way`, async () => {
        const { page, close } = await open(lesson, index);
        await page.locator(`[data-lesson="${lesson.id}"][data-step="${index + 1}"]`).waitFor();
        await watched(page, step);
        for (const wrong of step.wrong) {
          const path = tried(lesson, step, wrong);
          expect(path, wrong.say.en).not.toBeNull();
          const { tries } = await state(page);
          await touchAll(page, path ?? []);
          await page
            .locator(`[data-lesson][data-tries="${tries + 1}"]`)
            .waitFor({ timeout: 5000 })
            .catch(() => Promise.reject(new Error(`${path?.join(' ')} is no try: ${wrong.say.en}`)));
          expect(await said(page), path?.join(' ')).toBe(french(wrong.say.fr));
          // Whatever is still in hand is put down.
          await page.keyboard.press('Escape');
          await page.locator('[data-task]').focus();
          await page.keyboard.press('Escape');
          await phase(page, 'try');
        }
        await rightWay(page, lesson, step);
        expect(await said(page)).toBe(french(step.done.fr));
        await close();
      });
    }
  });
}

test('progress is kept, any step can be opened again, the last leads into a game', async () => {
  const [lesson] = all as [Lesson];
  const { page, close } = await open(lesson, 0);
  for (const [index, step] of lesson.steps.entries()) {
    await page.locator(`[data-lesson="${lesson.id}"][data-step="${index + 1}"]`).waitFor();
    await watched(page, step);
    await rightWay(page, lesson, step);
    if (index + 1 < lesson.steps.length) await page.locator('button.main').click();
  }
  const done = await page.evaluate((id) => localStorage.getItem(`siliam:lesson:${id}`), lesson.id);
  expect((JSON.parse(done ?? '{}') as { done: number[] }).done).toEqual(
    lesson.steps.map((_, index) => index),
  );
  await page.goto(`${here.url}#/lessons`);
  await page.locator(`[data-lesson-card="${lesson.id}"]`).getByText('leçon finie').waitFor();
  await page.goto(`${here.url}#/lesson/${lesson.id}/2`);
  await page.locator('[data-step="2"]').waitFor();
  await page.goto(`${here.url}#/lesson/${lesson.id}/${lesson.steps.length}`);
  const last = lesson.steps.at(-1);
  if (!last) throw new Error('no steps');
  await page.locator(`[data-step="${lesson.steps.length}"]`).waitFor();
  await watched(page, last);
  await rightWay(page, lesson, last);
  await page.locator('button.main').click();
  await page.waitForFunction(() => location.hash.startsWith('#/table/'));
  await page.locator('[data-table][data-plies="0"]').waitFor();
  const seats = await page.evaluate(() => {
    const row = localStorage.getItem(`siliam:game:${location.hash.split('/')[2] ?? ''}`);
    return (JSON.parse(row ?? '{}') as { seats: { kind: string; level?: number }[] }).seats;
  });
  expect(seats[1]).toEqual({ kind: 'computer', level: lesson.then.level });
  await close();
});

test('any other try is refuted on the board; the way can be shown and hinted at', async () => {
  const lesson = all.find(({ id }) => id === 'siam-push');
  if (!lesson) throw new Error('no lesson');
  const { page, close } = await open(lesson, 0, { lang: 'en' });
  await page.getByRole('button', { name: 'A hint' }).click();
  expect(await said(page)).toBe(lesson.steps[0]?.hint.en);
  await touchAll(page, pathTo(laid(lesson, lesson.steps[0] as Step), '@a1n'));
  await phase(page, 'refuted');
  expect(await said(page)).toMatch(
    /^That is not the move we are after\. Here is how it is answered \(Rhinoceros/,
  );
  await page.getByRole('button', { name: 'Show me' }).click();
  await phase(page, 'reached');
  // What was shown is not what somebody found.
  expect(await page.evaluate(() => localStorage.getItem('siliam:lesson:siam-push'))).toContain('"done":[]');
  await close();
});

const byId = (id: string): Lesson => {
  const lesson = all.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

/** Taps the board as a mouse does, wherever something is in the way of it. */
async function tap(page: Page, cell: string): Promise<void> {
  const box = await page.locator(`[data-touch="cell:${cell}"]`).first().boundingBox();
  if (!box) throw new Error(`no cell ${cell}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a tap after a refuted try only takes the move back; what was right before stays', async () => {
  const { page, close } = await open(byId('squaryd-squares'), 6);
  await page.getByRole('button', { name: 'À moi' }).click();
  await tap(page, 'b7');
  await phase(page, 'refuted');
  await tap(page, 'd7');
  await phase(page, 'try');
  expect(await state(page)).toEqual({ phase: 'try', plies: 0, tries: 1 });
  await tap(page, 'c1');
  await phase(page, 'reached');
  await page.goto(`${here.url}#/lesson/squaryd-squares/3`);
  await page.locator('[data-step="3"]').waitFor();
  await page.getByRole('button', { name: 'À moi' }).click();
  await tap(page, 'e5');
  await page.locator('[data-phase="try"][data-plies="2"]').waitFor();
  await tap(page, 'g1');
  await phase(page, 'refuted');
  await tap(page, 'g1');
  await phase(page, 'try');
  expect(await state(page)).toEqual({ phase: 'try', plies: 2, tries: 1 });
  await tap(page, 'e7');
  await phase(page, 'reached');
  await close();
});

test('a first move after which nothing wins in time is answered at once, and taken back', async () => {
  const lesson = byId('siam-animals');
  const { page, close } = await open(lesson, 9, { lang: 'en' });
  const step = lesson.steps[9] as Step;
  await touchAll(page, pathTo(laid(lesson, step), 'b4a4n'));
  await phase(page, 'refuted');
  expect(await said(page)).toMatch(/Now you can no longer win in time/);
  await page.screenshot({ path: 'screenshots/lesson-late.png' });
  await tap(page, 'c3');
  expect(await state(page)).toEqual({ phase: 'try', plies: 0, tries: 1 });
  await rightWay(page, lesson, step);
  await close();
});

deep('beside the rules steps are tried on the page, in headings and rulings', async () => {
  const { page, close } = await visit(here, '#/rules/siam/S4');
  const ruling = page.locator('#S4 [data-exercise]');
  const headAt = () => page.locator('header').first().boundingBox();
  const before = await headAt();
  await ruling.click();
  const exercise = page.locator('#S4 [data-lesson]');
  expect(await exercise.getAttribute('data-phase')).toBe('try');
  // The page keeps its margins.
  expect((await headAt())?.x).toBe(before?.x);
  expect(await violations(page)).toEqual([]);
  const [id = '', number = ''] = ['siam-animals', await exercise.getAttribute('data-step')];
  const lesson = all.find((one) => one.id === id);
  const step = lesson?.steps[Number(number) - 1];
  if (!lesson || !step) throw new Error('no step');
  for (const what of pathTo(laid(lesson, step), step.solution[0] ?? ''))
    await exercise.locator(`[data-touch="${what}"]`).first().dispatchEvent('click');
  await exercise.and(page.locator('[data-phase="reached"]')).waitFor();
  await exercise.screenshot({ path: 'screenshots/rules-exercise.png' });
  expect(await page.evaluate((of) => localStorage.getItem(`siliam:lesson:${of}`), id)).toContain(
    `"done":[${Number(number) - 1}]`,
  );
  await exercise.getByRole('button', { name: 'Fermer l’exercice' }).click();
  await ruling.waitFor();
  // Every page has some.
  for (const game of rules.games) {
    await page.goto(`${here.url}#/rules/${game.id}`);
    await page.locator('[data-exercise]').first().waitFor({ state: 'attached' });
  }
  await close();
});

test('on a small phone every lesson opens at its head', async () => {
  const { page, close } = await visit(here, '#/lessons', {}, { viewport: { width: 360, height: 640 } });
  for (const lesson of DEEP ? all : all.filter(({ steps: [first] }) => first?.watch).slice(0, 1)) {
    await page.goto(`${here.url}#/lesson/${lesson.id}/1`);
    await page.locator(`[data-lesson="${lesson.id}"]`).waitFor();
    // Whatever scrolls does so once the page is drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY), lesson.id).toBe(0);
  }
  await close();
});

test('on a phone the answer is read above the bar', async () => {
  const { page, close } = await visit(here, '#/lessons', {}, { viewport: { width: 390, height: 844 } });
  for (const lesson of all) {
    await page.goto(`${here.url}#/lesson/${lesson.id}/1`);
    await page.locator(`[data-lesson="${lesson.id}"]`).waitFor();
    if (lesson.steps[0]?.watch) await page.getByRole('button', { name: 'À moi' }).click();
    await page.getByRole('button', { name: 'Indice' }).click();
    await page.locator('[data-answer="hint"]').waitFor();
    const inView = () => {
      const answer = document.querySelector('[data-answer]')?.getBoundingClientRect();
      const bar = document.querySelector('.foot')?.getBoundingClientRect();
      return answer && bar && answer.top >= 0 && answer.bottom <= bar.top;
    };
    await page
      .waitForFunction(inView, null, { timeout: 3000 })
      .catch(() => Promise.reject(new Error(`the answer of ${lesson.id} is hidden`)));
  }
  await close();
});

test('a word that is called stands beside what was placed, not beside the cell that is looked for', async () => {
  const { page, close } = await visit(here, '#/lesson/samliam-calls/2');
  // Green placed on f2, and f6 is missing.
  await page.locator('[data-sealed="f3"]').waitFor();
  expect(await page.locator('[data-sealed]').count()).toBe(1);
  await close();
});

test('what the words are about is drawn whatever the settings say', async () => {
  const { page, close } = await visit(here, '#/about');
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('siliam:settings') ?? '{}') as object;
    const off = { ...settings, threats: false, coordinates: false };
    localStorage.setItem('siliam:settings', JSON.stringify(off));
  });
  await page.goto(`${here.url}#/lesson/samliam-squares/3`);
  await page.reload();
  await page.goto(`${here.url}#/lesson/samliam-squares/4`);
  await page.locator('[data-step="4"] .closing').first().waitFor();
  await close();
});

test('a fork is blocked on one side, as its words say', async () => {
  const lesson = all.find(({ id }) => id === 'samliam-squares');
  for (const step of lesson?.steps.slice(8) ?? []) {
    if (!lesson) break;
    const table = laid(lesson, step);
    const learner = table.view().actor;
    table.play(step.solution[0] ?? '');
    const winning = () =>
      table.choices(learner).filter(({ mv }) => {
        if (table.play(mv) !== null) return false;
        const wins = table.view().ending?.winner === learner;
        table.undo();
        return wins;
      }).length;
    const { start, played } = table.view();
    const mv = engine.levelMove(gameOf(lesson, step), start, played, DEFENCE.level, DEFENCE.seed) ?? '';
    expect(table.play(defence(table, mv, learner))).toBeNull();
    expect(winning()).toBe(1);
  }
});

describe('everybody can use it, and it looks as drawn', () => {
  for (const theme of DEEP ? THEMES : (['light'] as const)) {
    for (const width of lastOf([1280, 390])) {
      test(`${theme}, ${width}`, async () => {
        const options = { viewport: { width, height: width === 390 ? 844 : 800 } };
        const { page, close } = await visit(here, '#/lessons', { theme }, options);
        await page.locator('[data-lesson-card]').first().waitFor();
        expect(await page.locator('[data-lesson-card]').count()).toBe(all.length);
        expect(await violations(page)).toEqual([]);
        await page.screenshot({ path: `screenshots/lessons-${width}-${theme}.png`, fullPage: true });
        for (const lesson of played) {
          await page.goto(`${here.url}#/lesson/${lesson.id}/1`);
          await page.locator(`[data-lesson="${lesson.id}"]`).waitFor();
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          await page.screenshot({ path: `screenshots/lesson-${lesson.id}-${width}-${theme}.png` });
        }
        await close();
      });
    }
  }
});
