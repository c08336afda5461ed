/** The cut mark of a step, 12 wide and 24 high around its middle. */
export const LEAF = 'M0 -12.5Q9.5 -1.5 0 12.5Q-9.5 -1.5 0 -12.5Z';
