import { expect, test } from 'vitest';
import { pushedLine } from '../../src/rules/push.ts';
import type { Motion, Place } from '../../src/rules/types.ts';

const motion = (from: Place, to: Place): Motion => ({
  step: 0,
  piece: { cell: 'a1', owner: 0, kind: 'x', facing: null },
  from,
  to,
  turned: null,
});

test('pieces that move together are a push with its origin and direction', () => {
  const line = pushedLine([
    motion('cell:d4', 'cell:d5'),
    motion('cell:d2', 'cell:d3'),
    motion('cell:d3', 'cell:d4'),
  ]);
  expect(line).toMatchObject({ origin: 'd2', dx: 0, dy: 1, cells: ['d3', 'd4', 'd5'] });
});

test('entering by a push begins at the cell entered', () => {
  const line = pushedLine([motion('cell:c5', 'cell:c4'), motion('reserve:0', 'cell:c5')]);
  expect(line).toMatchObject({ origin: 'c5', dy: -1, cells: ['c5', 'c4'] });
});

test('a step, a placement and two placements are no push', () => {
  expect(pushedLine([motion('cell:a1', 'cell:a2')])).toBeNull();
  expect(pushedLine([motion('reserve:0', 'cell:a2')])).toBeNull();
  expect(pushedLine([motion('reserve:0', 'cell:a2'), motion('reserve:0', 'cell:c2')])).toBeNull();
});
