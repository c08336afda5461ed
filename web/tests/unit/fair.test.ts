// Who agrees to a draw, and what becomes of a game that somebody leaves.
import { expect, test } from 'vitest';
import type { Opinion, Verdict } from '../../src/rules/types.ts';
import { agrees, LONG_GAME, whoDeclines } from '../../src/state/draw.ts';
import type { Seat } from '../../src/state/kept.ts';
import { afterLeaving } from '../../src/state/seats.ts';
import { loadRules } from '../browser/harness.ts';

const { rules } = await loadRules();

test('a computer agrees when it loses, never when it wins, and else by its estimate', () => {
  expect(agrees({ loss: 4 }, 0)).toBe(true);
  expect(agrees({ win: 40 }, 200)).toBe(false);
  expect(agrees({ estimate: -31 }, 10)).toBe(true);
  expect(agrees({ estimate: 0 }, 10)).toBe(false);
  // A long game that is level is as good as drawn.
  expect(agrees({ estimate: 0 }, LONG_GAME)).toBe(true);
  expect(agrees({ estimate: 1 }, LONG_GAME)).toBe(false);
});

/** An engine that answers with these verdicts, one after the other, and the first move there is. */
function engine(name: string, verdicts: Verdict[]) {
  const asked: string[][] = [];
  const judge = (line: { moves: string[] }): Promise<Opinion | null> => {
    const table = rules.sitDown(name);
    for (const mv of line.moves) table.play(mv);
    const mv = table.choices(table.view().actor)[0]?.mv ?? '';
    const verdict = verdicts[asked.length];
    asked.push(line.moves);
    return Promise.resolve(verdict ? { mv, verdict, nodes: 1 } : null);
  };
  return { asked, judge };
}

const declining = (name: string, moves: string[], computers: number[], verdicts: Verdict[]) => {
  const { asked, judge } = engine(name, verdicts);
  const line = { name, start: rules.sitDown(name).view().start, moves };
  return whoDeclines(rules, line, computers, judge).then((who) => ({ who, asked: asked.length }));
};

test('of two, what is good for the one to move is bad for the other', async () => {
  expect(await declining('siam', [], [1], [{ estimate: 200 }])).toEqual({ who: null, asked: 1 });
  expect(await declining('siam', [], [1], [{ estimate: -200 }])).toEqual({ who: 1, asked: 1 });
  expect(await declining('siam', [], [1], [{ win: 3 }])).toEqual({ who: null, asked: 1 });
  expect(await declining('siam', ['@c1n'], [1], [{ win: 3 }])).toEqual({ who: 1, asked: 1 });
});

test('of three, every computer is asked at its own move, and one is enough to decline', async () => {
  const low = { estimate: -80 };
  const level = { estimate: 0 };
  expect(await declining('samliam-3p', [], [1, 2], [level, low, low])).toEqual({ who: null, asked: 3 });
  expect(await declining('samliam-3p', [], [1, 2], [level, low, level])).toEqual({ who: 2, asked: 3 });
  expect(await declining('samliam-3p', [], [1, 2], [level, level])).toEqual({ who: 1, asked: 2 });
});

test('people agree aloud; a computer that is not to be had agrees to nothing', async () => {
  expect(await declining('siam', [], [], [])).toEqual({ who: null, asked: 0 });
  expect(await declining('siam', [], [1], [])).toEqual({ who: 1, asked: 1 });
});

test('a computer goes on in an empty seat where that was agreed and somebody stays', () => {
  const person: Seat = { kind: 'person' };
  const computer: Seat = { kind: 'computer', level: 7 };
  expect(afterLeaving([person, person], 'goes-on', 0)).toEqual({ goesOn: false });
  expect(afterLeaving([person, person, person], 'ends', 0)).toEqual({ goesOn: false });
  expect(afterLeaving([person, person, person], undefined, 0)).toEqual({ goesOn: false });
  expect(afterLeaving([person, computer, computer], 'goes-on', 0)).toEqual({ goesOn: false });
  expect(afterLeaving([person, person, person], 'goes-on', 0)).toEqual({
    goesOn: true,
    seat: { kind: 'computer', level: 5 },
  });
  expect(afterLeaving([person, person, computer], 'goes-on', 0)).toEqual({ goesOn: true, seat: computer });
});
