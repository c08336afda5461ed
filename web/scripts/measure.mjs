// How fast the engine is as WebAssembly, in processor time: `npm run measure`, after `cargo xtask web`. Figures go into docs/benchmarks.md.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as rules from '../wasm/siliam_rules.js';
import * as engine from '../wasm/siliam_thinking.js';

const THINK_MS = 2000;
/** Milliseconds of work: a busy machine makes things late, not slow. */
const worked = () => process.cpuUsage().user / 1000;
/** Plies of the game that is measured and reviewed. */
const OPENING = 8;

for (const [name, module] of [
  ['siliam_rules', rules],
  ['siliam_thinking', engine],
]) {
  const bytes = readFileSync(new URL(`../wasm/${name}_bg.wasm`, import.meta.url));
  module.initSync({ module: bytes });
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} packed`);
}

console.log('game          nodes/s   level 1    level 5   level 10 (slowest of 8 plies)   review');
for (const { id, thinks } of JSON.parse(rules.games())) {
  if (!thinks) continue;
  const board = new rules.Board(id);
  const view = () => JSON.parse(board.view());
  const { start } = view();
  const slowest = { 1: 0, 5: 0, 10: 0 };
  for (let ply = 0; ply < OPENING; ply++) {
    let mv;
    for (const level of [1, 10, 5]) {
      const begun = worked();
      mv = engine.levelMove(id, start, view().played, level, ply);
      slowest[level] = Math.max(slowest[level], worked() - begun);
    }
    if (board.play(mv) !== undefined) throw new Error(`${id}: ${mv} is refused`);
    if (view().ending) {
      board.undo();
      break;
    }
  }
  const { played } = view();
  // From the start: later somebody may have a win that is found at once.
  const thinker = engine.Thinker.at(id, start, []);
  const begun = worked();
  while (worked() - begun < THINK_MS && !thinker.decided()) thinker.think();
  const seconds = (worked() - begun) / 1000;
  const { nodes } = JSON.parse(thinker.opinion());
  const reviewer = engine.Reviewer.at(id, start, played);
  const reviewed = worked();
  while (reviewer.step());
  const each = (worked() - reviewed) / (played.length + 1);
  const ms = (level) => `${slowest[level].toFixed(0)} ms`.padStart(9);
  const rate = Math.round(nodes / seconds)
    .toString()
    .padStart(8);
  console.log(`${id.padEnd(12)} ${rate} ${ms(1)}  ${ms(5)}  ${ms(10)}   ${each.toFixed(0)} ms a ply`);
}
