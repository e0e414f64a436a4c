/**
 * Recall from a memory bank: cosine scores of a query against all rows, then the five best. At 10,000 rows of 512 it is
 * the largest read of a brain's cycle.
 */
import type { Program } from '../kernel/index.js';
import { div, max, mul, program, sqrt, sum } from '../kernel/index.js';
import { builtin } from './builtin.js';

export function bankTopk(width = 512, best = 5): Program {
  return program('bankTopk', (b) => {
    const batch = b.symbol('batch', 1, 1024);
    const rows = b.symbol('rows', 0, 1_000_000);
    const bank = b.constant('bank', 'f32', [rows, width]);
    const query = b.input('query', 'f32', [batch, width]);
    const values = b.output('values', 'f32', [batch, best]);
    const indices = b.output('indices', 'i32', [batch, best]);
    const length = b.scratch('length', 'f32', [batch]);
    const scores = b.scratch('scores', 'f32', [batch, rows]);
    b.reduce('measureQuery', length, ([brain]) =>
      sqrt(sum([width], ([k]) => mul(query.at(brain, k), query.at(brain, k)))),
    );
    b.reduce('score', scores, ([brain, row]) => {
      const dot = sum([width], ([k]) => mul(bank.at(row, k), query.at(brain, k)));
      const size = sqrt(sum([width], ([k]) => mul(bank.at(row, k), bank.at(row, k))));
      return div(dot, max(mul(size, length.at(brain)), 1e-12));
    });
    b.topk('recall', {
      outer: [batch],
      over: rows,
      k: best,
      value: ([brain], row) => scores.at(brain, row),
      values,
      indices,
    });
  });
}

export const bankTopkBuiltin = builtin({
  name: 'bankTopk',
  title: 'cosine scores against a bank and the five best rows',
  build: () => bankTopk(),
  symbols: { batch: 2, rows: 101 },
});
