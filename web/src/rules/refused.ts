// What the rules refuse, as an error that can be worded.
import type { Said } from './types.ts';

/** A refusal of the rules, to be worded. */
export class Refused extends Error {
  constructor(readonly said: Said) {
    super(said.code);
  }
}

/** Does something that the rules may refuse. */
export function refusing<T>(what: () => T): T {
  try {
    return what();
  } catch (error) {
    if (typeof error === 'string') throw new Refused(JSON.parse(error) as Said);
    throw error;
  }
}
