// What keys do on the page of an analysis wherever the focus is. The board and the lists answer their own keys first.
import { settings } from '../state/settings.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';

export interface Answers {
  /** Takes the first letter of a typed move, or none yet. */
  type: (key: string) => void;
  /** Opens the field for a comment, the help, the link. */
  note: () => void;
  help: () => void;
  link: () => void;
  /** Deletes the move, perhaps after a question. */
  remove: () => void;
  flip: () => void;
}

/** Moves begin with a cell, or with one of these. */
const BEGINS = /^[a-i@=<>^+]$/;
/** The judgements that a key goes through, one after the other. */
const ROUND = [null, 1, 2, 5] as const;

export function nextJudgement(marks: number[]): number | null {
  const now = ROUND.findIndex((mark) => mark !== null && marks.includes(mark));
  return ROUND[(Math.max(now, 0) + 1) % ROUND.length] ?? null;
}

/** By the key's name; what is only for the board's surroundings is not here. */
const ACTIONS: Record<string, (analysis: Analysis, answers: Answers) => void> = {
  x: (analysis) => analysis.threaten(),
  s: ({ live }) => live.toggle(),
  v: () => settings.set({ threats: !settings.values.threats }),
  n: (analysis) => analysis.turning(1),
  p: (analysis) => analysis.turning(-1),
  m: (analysis) => analysis.mark(nextJudgement(analysis.node.marks)),
  k: (_, { note }) => note(),
  l: (_, { link }) => link(),
  r: (_, { flip }) => flip(),
  w: ({ proof }) => (proof.winner === null ? proof.begin() : proof.stop()),
  u: (analysis) => {
    const branch = analysis.branchOf(analysis.at);
    if (branch !== null) analysis.fold(branch);
  },
  Delete: (analysis, { remove }) => analysis.at !== 0 && remove(),
  '?': (_, { help }) => help(),
  // Moves that are words begin with letters that do something else.
  '/': ({ over }, { type }) => over || type(''),
};

const STEPS: Record<string, (analysis: Analysis) => void> = {
  ArrowLeft: (analysis) => analysis.step(-1),
  ArrowRight: (analysis) => analysis.step(1),
  ArrowUp: (analysis) => analysis.branch(-1),
  ArrowDown: (analysis) => analysis.branch(1),
  Home: (analysis) => analysis.first(),
  End: (analysis) => analysis.last(),
};

export function answerKey(event: KeyboardEvent, analysis: Analysis, answers: Answers): void {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('dialog, textarea, select, input')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const onBoard = target.closest('[data-board], [data-stand]') !== null;
  const onButton = target.closest('button, a, [role="toolbar"]') !== null;
  if (key === 'Escape') {
    analysis.refusal = null;
    if (!analysis.hand.back()) analysis.proof.stop();
  } else if (!onBoard && STEPS[key]) {
    event.preventDefault();
    if (key === 'ArrowUp' && event.shiftKey) analysis.promote();
    else STEPS[key](analysis);
  } else if (key === 'Enter' && !onBoard && (!onButton || target.closest('[data-tree]'))) {
    event.preventDefault();
    const mv = analysis.live.report?.lines[0]?.moves[0];
    if (mv !== undefined) analysis.play(mv);
  } else if (/^[1-5]$/.test(key)) {
    event.preventDefault();
    analysis.live.setLines(Number(key));
  } else if (ACTIONS[key]) {
    event.preventDefault();
    ACTIONS[key](analysis, answers);
  } else if (BEGINS.test(key) && !analysis.over) {
    event.preventDefault();
    answers.type(key);
  }
}
