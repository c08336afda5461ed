// The running engine as the page hears it: a worker that a test plays.
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisLine, Verdict } from '../../src/rules/types.ts';
import type { Answer, Order } from '../../src/analysis/worker.ts';
import { loadRules } from '../browser/harness.ts';

const sent: Order[] = [];
let hear: (event: { data: Answer }) => void = () => undefined;
vi.mock('../../src/analysis/begin.ts', () => ({
  beginWorker: () => ({
    addEventListener: (kind: string, told: typeof hear) => kind === 'message' && (hear = told),
    postMessage: (order: Order) => sent.push(order),
    terminate: () => undefined,
  }),
}));
vi.mock('../../src/rules/thinking.ts', () => ({
  askReview: () => ({ answer: new Promise(() => undefined) }),
}));
const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('document', { hidden: false, ...listens });
vi.stubGlobal('addEventListener', listens.addEventListener);
vi.stubGlobal('removeEventListener', listens.removeEventListener);
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});
const { LiveAnalysis } = await import('../../src/analysis/live.svelte.ts');

const { Analysis } = await import('../../src/analysis/analysis.svelte.ts');
const { Tree } = await import('../../src/rules/tree.ts');
const { save } = await import('../../src/analysis/kept.ts');
const { rules } = await loadRules();

const line = { name: 'squaryd', start: '', moves: ['b2'] };
/** The id of what was asked last. */
const asked = (): number => {
  const order = sent.at(-1);
  if (typeof order !== 'object') throw new Error('nothing was asked');
  return 'show' in order ? order.show.id : order.threat.id;
};
const worth = (mv: string, verdict: Verdict, chances = [0.5, 0.5]): AnalysisLine => ({
  moves: [mv],
  verdict,
  chances,
});
const answer = (lines: AnalysisLine[]) =>
  hear({
    data: { id: asked(), report: { depth: 1, nodes: 1, lines }, speed: 0, decided: false, full: false },
  });

beforeEach(() => void sent.splice(0));

test('a threat that was asked for comes also when another number of lines is chosen meanwhile', () => {
  const live = new LiveAnalysis();
  live.show(line);
  live.toggleThreat();
  live.setLines(live.lines - 1);
  const threats = sent.flatMap((order) =>
    typeof order === 'object' && 'threat' in order ? [order.threat] : [],
  );
  hear({ data: { id: threats.at(-1)?.id ?? 0, threat: worth('c3', { estimate: 0 }) } });
  expect(live.threat).toMatchObject({ moves: ['c3'] });
});

test('between two, lines stand in the order of what they are worth for whoever moves', () => {
  const live = new LiveAnalysis();
  live.show(line);
  answer([
    worth('a1', { estimate: 300 }),
    worth('b1', { loss: 4 }),
    worth('c1', { estimate: 350 }),
    worth('d1', { win: 7 }),
    worth('e1', { loss: 8 }),
    worth('f1', { win: 5 }),
    worth('g1', { estimate: 300 }),
  ]);
  const order = () => live.report?.lines.map(({ moves }) => moves[0]).join(' ');
  expect(order()).toBe('f1 d1 c1 a1 g1 e1 b1');
  // Coming back to the position shows the same.
  live.leaveFor(line);
  expect(order()).toBe('f1 d1 c1 a1 g1 e1 b1');
  // Among three a line may be worth less for whoever moves than for another.
  live.show(line);
  const thirds = [0.2, 0.4, 0.4];
  answer([worth('a1', { estimate: 1 }, thirds), worth('b1', { estimate: 2 }, thirds)]);
  expect(order()).toBe('a1 b1');
});

test('the graph shows a win that the engine proved at a position of the game, and only there', () => {
  const record = Tree.of(rules.module, 'squaryd', null, ['b2', 'e5', 'c3']).record();
  save('x', { name: 'squaryd', record, source: null, at: [], touched: true, changed: 0 });
  const analysis = new Analysis(rules, 'x');
  const reviewed = [0, 1, 2, 3].map((ply) => ({ ply, chances: [0.7, 0.3], proven: false }));
  analysis.review.plies = reviewed;
  expect(analysis.chart).toEqual(reviewed);
  const finds = (ply: number, lines: AnalysisLine[]) => {
    analysis.goToPly(ply);
    analysis.live.show(analysis.line);
    answer(lines);
  };
  finds(2, [worth('d3', { win: 9 }, [1, 0])]);
  finds(3, [worth('f3', { estimate: 5 }, [0.6, 0.4])]);
  // What is proven in a branch is not the game's.
  analysis.goToPly(1);
  expect(analysis.play('f6')).toBe(true);
  finds(1, [worth('f6', { estimate: 5 }, [0.6, 0.4])]);
  analysis.play('f6');
  analysis.live.show(analysis.line);
  answer([worth('a1', { loss: 2 }, [0, 1])]);
  expect(analysis.chart).toEqual(
    reviewed.map((one) => (one.ply === 2 ? { ply: 2, chances: [1, 0], proven: true } : one)),
  );
  analysis.close();
});
