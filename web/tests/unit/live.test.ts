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
const worth = (mv: string, verdict: Verdict, chances = [0.5, 0.5]): AnalysisLine => ({
  moves: [mv],
  verdict,
  chances,
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
