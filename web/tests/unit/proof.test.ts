// A proven win played through: when the winner's move and the longest defence are played.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Analysis } from '../../src/analysis/analysis.svelte.ts';
import { ProofPlay } from '../../src/analysis/proof.svelte.ts';
import type { Verdict } from '../../src/rules/types.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** An analysis between two, and what was played in it. */
function begun() {
  const played: string[] = [];
  const analysis = {
    at: 0,
    game: { players: ['dark', 'light'] },
    view: { actor: 0, ending: null },
    live: { report: null as unknown, decided: false },
    play(mv: string) {
      played.push(mv);
      analysis.at++;
      analysis.view = { actor: 1 - analysis.view.actor, ending: null };
      analysis.live = { report: null, decided: false };
    },
  };
  const proof = new ProofPlay(analysis as unknown as Analysis);
  /** The engine reports so often for so long. */
  const report = (mv: string, verdict: Verdict, ms: number) => {
    const { at } = analysis;
    for (let time = 0; time < ms && analysis.at === at; time += 100) {
      analysis.live.report = { lines: [{ moves: [mv], verdict }] };
      proof.follow();
      vi.advanceTimersByTime(100);
    }
  };
  return { analysis, proof, played, report };
}

test('the winner’s move comes although the engine goes on reporting', () => {
  const { analysis, proof, played, report } = begun();
  analysis.live.report = { lines: [{ moves: ['e3'], verdict: { win: 9 } }] };
  proof.begin();
  report('e3', { win: 9 }, 200);
  expect(played).toEqual([]);
  report('e3', { win: 9 }, 1000);
  expect(played).toEqual(['e3']);
});

test('the longest defence is waited for until it is known, but not for ever', () => {
  const { analysis, proof, played, report } = begun();
  analysis.live.report = { lines: [{ moves: ['e3'], verdict: { win: 9 } }] };
  proof.begin();
  report('e3', { win: 9 }, 1000);
  report('b1', { loss: 8 }, 200);
  proof.defend();
  report('b1', { loss: 8 }, 500);
  expect(played).toEqual(['e3']);
  analysis.live.decided = true;
  report('c2', { loss: 8 }, 100);
  expect(played).toEqual(['e3', 'c2']);
  // The winner answers, and then nothing is decided.
  report('c4', { win: 7 }, 1000);
  report('g4', { loss: 6 }, 200);
  proof.defend();
  report('g4', { loss: 6 }, 10_000);
  expect(played).toEqual(['e3', 'c2', 'c4', 'g4']);
});

test('whoever goes elsewhere has asked for no defence there', () => {
  const { analysis, proof, played, report } = begun();
  analysis.live.report = { lines: [{ moves: ['e3'], verdict: { win: 9 } }] };
  proof.begin();
  report('e3', { win: 9 }, 1000);
  report('b1', { loss: 8 }, 100);
  proof.defend();
  analysis.at = 7;
  report('d1', { loss: 6 }, 10_000);
  expect(played).toEqual(['e3']);
});
