// The editor through the module that the page loads: every position is built by touches, and what is read is accepted.
import { expect, test } from 'vitest';
import type { Module } from '../../src/rules/module.ts';
import type { EditField, EditTool, Scene } from '../../src/rules/types.ts';
import { loadRules } from '../browser/harness.ts';

const { rules } = await loadRules();

type Editor = InstanceType<Module['Editor']>;

const scene = (editor: Editor) => JSON.parse(editor.scene()) as Scene;
const tools = (editor: Editor) => JSON.parse(editor.tools()) as EditTool[];
const fields = (editor: Editor) => JSON.parse(editor.fields()) as EditField[];

/** The same numbers in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every game alone, with each of its options, and with all of them. */
const names = () =>
  rules.games.flatMap(({ id, options }) => [
    id,
    ...options.map((option) => `${id}:${option}`),
    ...(options.length > 1 ? [`${id}:${options.join(',')}`] : []),
  ]);

/** Positions of a random game, one in a few. */
function positions(name: string, below: (most: number) => number): string[] {
  const table = rules.sitDown(name);
  const found: string[] = [];
  for (let ply = 0; ply < 24; ply++) {
    const { ending, position, actor } = table.view();
    if (ending) break;
    if (below(5) === 0) found.push(position);
    const choices = table.choices(actor);
    // At the table choices are wider than the legal moves.
    while (table.play(choices[below(choices.length)]?.mv ?? '') !== null);
  }
  return found;
}

function build(editor: Editor, target: Editor): void {
  editor.clear();
  const known = tools(target);
  for (const { cell, owner, kind, facing } of scene(target).pieces) {
    const puts = (named: string) =>
      known.findIndex(
        (tool) =>
          typeof tool === 'object' &&
          'put' in tool &&
          tool.put.owner === owner &&
          tool.put.facing === facing &&
          tool.put.kind === named,
      );
    // Two halves together are called a small square.
    editor.touch(cell, puts(kind) < 0 ? puts('triangle') : puts(kind));
  }
  for (const [place, tool] of known.entries()) {
    if (typeof tool === 'object' && 'note' in tool)
      for (const cell of tool.note.cells) editor.touch(cell, place);
  }
  for (const { name, value } of fields(target)) expect(editor.set(name, value), name).toBe(true);
}

test('positions of every game and option are built by touches alone', () => {
  const below = seeded(7);
  let built = 0;
  for (const name of names()) {
    for (const position of positions(name, below)) {
      const target = new rules.module.Editor(name, position);
      const editor = new rules.module.Editor(name);
      build(editor, target);
      expect(editor.text(), name).toBe(position);
      expect(editor.refusal()).toBeUndefined();
      target.free();
      editor.free();
      built += 1;
    }
  }
  expect(built).toBeGreaterThan(50);
});

test('whatever is touched, the editor accepts what the rules read and gives their reason against the rest', () => {
  const below = seeded(8);
  const seen = { accepted: 0, refused: 0 };
  for (const name of names()) {
    for (const position of positions(name, below)) {
      const editor = new rules.module.Editor(name, position);
      const { columns, rows } = scene(editor);
      for (let change = 0; change < 3; change++) {
        const cell = `${String.fromCharCode(97 + below(columns))}${below(rows) + 1}`;
        editor.touch(cell, below(tools(editor).length));
        const all = fields(editor);
        const field = all[below(all.length)];
        const value = field?.offers ? field.offers[below(field.offers.length)]?.value : String(below(60));
        expect(editor.set(field?.name ?? '', value ?? '')).toBe(true);
      }
      let refused: unknown;
      try {
        new rules.module.Board(name, editor.text()).free();
        seen.accepted += 1;
      } catch (error) {
        refused = error;
        seen.refused += 1;
      }
      expect(editor.refusal(), `${name} ${editor.text()}`).toBe(refused);
      editor.free();
    }
  }
  expect(seen.accepted).toBeGreaterThan(10);
  expect(seen.refused).toBeGreaterThan(10);
});
