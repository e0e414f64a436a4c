/** Small programs that between them take every pass of the loop language. */
import {
  add,
  argmax,
  type Expr,
  i32,
  maximum,
  mul,
  type Program,
  program,
  rem,
  sub,
  sum,
} from '../../src/kernel/index.js';

export const energy = (rows: number, columns: number): Program =>
  program('energy', (b) => {
    const x = b.input('x', 'f32', [rows, columns]);
    const e = b.output('e', 'f32', [rows]);
    const best = b.output('best', 'i32', [rows]);
    b.reduce('measure', e, ([i]) => sum([columns], ([k]) => mul(x.at(i, k), x.at(i, k))));
    b.reduce('find', best, ([i]) => argmax([columns], ([k]) => x.at(i, k)));
  });
export const sums = (rows: number, columns: number): Program =>
  program('sums', (b) => {
    const x = b.input('x', 'f32', [rows, columns]);
    const y = b.output('y', 'f32', [rows]);
    b.reduce('add', y, ([i]) => sum([columns], ([k]) => x.at(i, k)));
  });
export const smooth = (size: number): Program =>
  program('smooth', (b) => {
    const x = b.input('x', 'f32', [size]);
    const y = b.output('y', 'f32', [size]);
    b.map('blur', y, ([i]) => mul(add(x.clamp(sub(i, 1)), x.at(i), x.zero(add(i, 1))), 1 / 3));
  });
/** Few brains with many rows each, in two phases of one unit. */
export const brains = (rows: number, columns: number): Program =>
  program('brains', (b) => {
    const x = b.input('x', 'f32', [3, rows, columns]);
    const most = b.scratch('most', 'f32', [3]);
    const y = b.output('y', 'f32', [3, rows]);
    b.reduce('top', most, ([n]) => maximum([rows, columns], ([i, k]) => x.at(n, i, k)));
    b.reduce('part', y, ([n, i]) =>
      sub(
        sum([columns], ([k]) => x.at(n, i, k)),
        most.at(n),
      ),
    );
  });
export const best = (candidates: number, k: number, dtype: 'f32' | 'i32' = 'f32'): Program =>
  program('best', (b) => {
    const x = b.input('x', dtype, [2, candidates]);
    const values = b.output('values', dtype, [2, k]);
    const indices = b.output('indices', 'i32', [2, k]);
    b.topk('choose', { outer: [2], values, indices, k, over: candidates, value: ([n], i) => x.at(n, i) });
  });
/** The candidates nearest to a query, by two long sums for each. */
export const nearest = (candidates: number, columns: number, k: number): Program =>
  program('nearest', (b) => {
    const x = b.input('x', 'f32', [candidates, columns]);
    const query = b.input('query', 'f32', [columns]);
    const [values, indices] = [b.output('values', 'f32', [k]), b.output('indices', 'i32', [k])];
    const value = (_: readonly Expr[], j: Expr): Expr => {
      const along = sum([columns], ([c]) => mul(x.at(j, c), query.at(c)));
      return sub(
        mul(2, along),
        sum([columns], ([c]) => mul(x.at(j, c), x.at(j, c))),
      );
    };
    b.topk('nearest', { outer: [], over: candidates, k, value, values, indices });
  });
export const counts = (): Program =>
  program('counts', (b) => {
    const x = b.input('x', 'i32', [2, 200]);
    const y = b.output('y', 'i32', [2, 9]);
    b.histogram('count', y, [200], ([n], [i]) => rem(x.at(n, i), i32(9)));
  });
export const running = (): Program =>
  program('running', (b) => {
    const x = b.input('x', 'f32', [2, 600]);
    const y = b.output('y', 'f32', [2, 600]);
    b.scan('run', y, 'sum', ([n, i]) => x.at(n, i), { along: 1 });
  });
/** Phases of one unit that only move values, many rows each. */
export const centred = (rows: number): Program =>
  program('centred', (b) => {
    const x = b.input('x', 'f32', [2, rows]);
    const total = b.scratch('total', 'f32', [2]);
    const y = b.output('y', 'f32', [2, rows]);
    b.reduce('add', total, ([n]) => sum([rows], ([i]) => x.at(n, i)));
    b.map('centre', y, ([n, i]) => sub(x.at(n, i), total.at(n)));
  });
/** Rows of two axes behind a sum, with a weight for each innermost index. */
export const weighted = (rows: number, columns: number): Program =>
  program('weighted', (b) => {
    const x = b.input('x', 'f32', [2, rows, columns]);
    const weight = b.input('weight', 'f32', [columns]);
    const total = b.scratch('total', 'f32', [2]);
    const y = b.output('y', 'f32', [2, rows, columns]);
    b.reduce('add', total, ([n]) => sum([rows, columns], ([i, k]) => x.at(n, i, k)));
    b.map('weigh', y, ([n, i, k]) => mul(sub(x.at(n, i, k), total.at(n)), weight.at(k)));
  });
/** A sum, then two ops that read it and not each other. */
export const apart = (rows: number, others: number): Program =>
  program('apart', (b) => {
    const x = b.input('x', 'f32', [2, rows]);
    const total = b.scratch('total', 'f32', [2]);
    const y = b.output('y', 'f32', [2, rows]);
    const z = b.output('z', 'f32', [2, others]);
    b.reduce('add', total, ([n]) => sum([rows], ([i]) => x.at(n, i)));
    b.map('centre', y, ([n, i]) => sub(x.at(n, i), total.at(n)));
    b.map('scale', z, ([n, i]) => mul(x.at(n, i), total.at(n)));
  });
/** The same, where both sum up rows in shared memory. */
export const apartInShared = (rows: number, others: number): Program =>
  program('apartInShared', (b) => {
    const x = b.input('x', 'f32', [2, rows, 20]);
    const most = b.scratch('most', 'f32', [2]);
    const y = b.output('y', 'f32', [2, rows]);
    const z = b.output('z', 'f32', [2, others]);
    b.reduce('top', most, ([n]) => maximum([rows, 20], ([i, k]) => x.at(n, i, k)));
    const rowSum = (n: Expr, i: Expr): Expr => sum([20], ([k]) => x.at(n, i, k));
    b.reduce('part', y, ([n, i]) => sub(rowSum(n, i), most.at(n)));
    b.reduce('other', z, ([n, i]) => mul(rowSum(n, i), most.at(n)));
  });
