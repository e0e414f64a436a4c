/**
 * A ring of past vectors per brain: conditional stores at a row loaded from a tensor (−1 stores nothing), a decay every
 * third cycle, an erase when a flag is set, and a weighted recall over the rows that are filled.
 */
import type { Program } from '../kernel/index.js';
import { add, cast, div, eq, i32, max, min, mul, ne, program, rem, select, store, sub, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function ringMemory(slots = 5, width = 33): Program {
  return program('ringMemory', (b) => {
    const batch = b.symbol('batch', 1, 4096);
    const vector = b.input('vector', 'f32', [batch, width]);
    const keep = b.input('keep', 'i32', [batch]);
    const erase = b.input('erase', 'i32', []);
    const ring = b.state('ring', 'f32', [batch, slots, width]);
    const head = b.state('head', 'i32', [batch]);
    const filled = b.state('filled', 'i32', [batch]);
    const row = b.scratch('row', 'i32', [batch]);
    const recall = b.output('recall', 'f32', [batch, width]);
    b.when('forget', erase, () => {
      b.map('clearRing', ring, () => cast(i32(0), 'f32'));
      b.map('clearFilled', filled, () => i32(0));
    });
    b.map('chooseRow', row, ([i]) => select(ne(keep.at(i), 0), head.at(i), -1));
    b.map('remember', [batch, width], ([i, w]) => [store(ring, [i, row.at(i), w], vector.at(i, w))]);
    b.when('kept', keep, () => {
      b.map('advance', head, ([i]) => rem(add(head.at(i), 1), slots));
      b.map('fill', filled, ([i]) => min(add(filled.at(i), 1), slots));
    });
    b.every('fade', 3, () => b.map('decay', ring, ([i, s, w]) => mul(ring.at(i, s, w), 0.5)), 2);
    b.reduce('recall', recall, ([i, w]) => {
      const rows = filled.at(i);
      const total = sum([slots], ([s]) => ring.at(i, s, w), { end: rows });
      return select(eq(rows, 0), 0, div(total, cast(max(rows, 1), 'f32')));
    });
    const newest = b.output('newest', 'f32', [batch, width]);
    b.map('readNewest', newest, ([i, w]) => ring.wrap(i, sub(head.at(i), 1), w));
  });
}

export const ringMemoryBuiltin = builtin({
  name: 'ringMemory',
  title: 'a ring of past vectors with conditional stores, decay and erase',
  build: () => ringMemory(),
  symbols: { batch: 3 },
});
