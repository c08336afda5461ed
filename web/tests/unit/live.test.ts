// The running engine as the page hears it: a worker that a test plays.
import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalysisLine, Verdict } from '../../src/rules/types.ts';
import type { Answer, Order } from '../../src/analysis/worker.ts';

const sent: Order[] = [];
let hear: (event: { data: Answer }) => void = () => undefined;
vi.mock('../../src/analysis/begin.ts', () => ({
  beginWorker: () => ({
    addEventListener: (kind: string, told: typeof hear) => kind === 'message' && (hear = told),
    postMessage: (order: Order) => sent.push(order),
    terminate: () => undefined,
  }),
}));
vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
const { LiveAnalysis } = await import('../../src/analysis/live.svelte.ts');

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
