// The judgements of moves, as PGN numbers them, with their signs.

export const MARKS = [
  { mark: 1, sign: '!', id: 'good' },
  { mark: 2, sign: '?', id: 'bad' },
  { mark: 3, sign: '!!', id: 'very-good' },
  { mark: 4, sign: '??', id: 'very-bad' },
  { mark: 5, sign: '!?', id: 'interesting' },
  { mark: 6, sign: '?!', id: 'doubtful' },
] as const;

/** The judgement among a move's marks. */
export const judgementOf = (marks: number[]) => MARKS.find(({ mark }) => marks.includes(mark)) ?? null;
