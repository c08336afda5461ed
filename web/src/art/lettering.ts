// How words are set in a seal: in the lines that differ least in width.

/** Splits a text into at most so many lines, as even as its words allow. */
export function linesOf(text: string, most: number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  let best = [words.join(' ')];
  for (const lines of splits(words, most)) {
    // A line more must be worth it: lines become larger when the longest one becomes shorter.
    if (longest(lines) * Math.sqrt(lines.length) < longest(best) * Math.sqrt(best.length)) best = lines;
  }
  return best;
}

/** All ways to part words into at most so many lines. */
function splits(words: string[], most: number): string[][] {
  if (words.length === 0) return [];
  const whole = [[words.join(' ')]];
  if (most === 1) return whole;
  return words.slice(1).reduce((all, _, index) => {
    const head = words.slice(0, index + 1).join(' ');
    return [...all, ...splits(words.slice(index + 1), most - 1).map((rest) => [head, ...rest])];
  }, whole);
}
