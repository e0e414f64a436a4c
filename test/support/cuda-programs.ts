/** Small programs that show one thing each that the emitter of CUDA does in a way of its own. */
import {
  abs,
  add,
  argmax,
  bitAnd,
  bitcast,
  cast,
  count,
  cycle,
  div,
  type Expr,
  eq,
  floor,
  gt,
  isFinite,
  maximum,
  minimum,
  mul,
  neg,
  noiseWords,
  normal,
  type Program,
  program,
  select,
  store,
  sub,
  sum,
  tanh,
} from '../../src/kernel/index.js';

export function sumProgram(): Program {
  return program('sum', (b) => {
    const x = b.input('x', 'f32', [8]);
    b.reduce('sum', b.output('y', 'f32', []), () => sum([8], ([i]) => x.at(i)));
  });
}

export function longProgram(lanes: number, chunk: number): Program {
  const build = (b: Parameters<Parameters<typeof program>[1]>[0]): void => {
    const length = b.symbol('length', 0, 100_000);
    const x = b.input('x', 'f32', [3, length]);
    const y = b.input('y', 'f64', [length]);
    b.reduce('rows', b.output('rowSums', 'f32', [3]), ([i]) => sum([length], ([k]) => x.at(i, k)));
    b.reduce('all', b.output('total', 'f64', []), () => sum([length], ([k]) => y.at(k)));
    b.scan('walk', b.output('walked', 'f32', [3, length]), 'sum', ([i, k]) => x.at(i, k));
  };
  return program('long', build, { tree: { lanes, chunk } });
}

export function wideProgram(): Program {
  return program('wide', (b) => {
    const x = b.input('x', 'f32', [64, 32, 64]);
    const weights = b.input('weights', 'f32', [64]);
    b.map('scale', b.output('y', 'f32', [64, 32, 64]), ([i, j, k]) => mul(x.clamp(i, j, k), weights.at(k)));
  });
}

/** A gain for each brain, prepared before the pass that uses it; `length`: of its field along the first axis. */
export function gainProgram(length = 16): Program {
  return program('gains', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.state('field', 'f32', [batch, length, 8, 8, 64], { buffered: true, initial: 0.5 });
    const sensed = b.input('sensed', 'f32', [batch, 20]);
    const gain = b.scratch('gain', 'f32', [batch]);
    b.reduce('measure', gain, ([brain]) => sum([20], ([i]) => sensed.at(brain, i)));
    b.map('evolve', field.next, ([brain, x, y, z, c]) =>
      add(mul(field.clamp(brain, add(x, 1), y, z, c), gain.at(brain)), field.clamp(brain, add(x, -1), y, add(z, 1), c)),
    );
  });
}

/**
 * Lanes of a voxel: tables by lane, neighbours beyond the border (on all sides, if wanted, so that some rows are away from
 * it), a coarser pattern, noise, a state that is changed in place, and a fold for each voxel.
 */
export function voxelProgram(edge: number, coarseness = 2, onAllSides = false): Program {
  return program('voxels', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.state('field', 'f32', [batch, 3, 8, edge, 16, 2], {
      buffered: true,
      initial: 0.5,
      layout: [0, 1, 2, 3, 5, 4],
    });
    const memory = b.state('memory', 'f32', [batch, 3, 8, edge, 16]);
    const pattern = b.input('pattern', 'f16', [batch, 3, 4, Math.ceil(edge / coarseness), 16]);
    const table = b.input('table', 'f32', [16, 2]);
    const words = { seed: 1, brain: 0, cycle, stream: 0 };
    b.map('evolve', [batch, 3, 8, edge, 16], ([n, x, y, z, j]) => {
      const at = (i: Expr, k: Expr, l: Expr): Expr => field.clamp(n, i, k, l, j, 0);
      const voxel = tanh(sum([16], ([c]) => mul(table.at(c, 1), field.at(n, x, y, z, c, 1))));
      const some = add(at(add(x, 1), y, z), at(x, sub(y, 1), z), at(x, add(y, 1), z), at(x, y, sub(z, 1)));
      const pairs = onAllSides ? add(some, mul(at(sub(x, 1), y, z), 3)) : some;
      const number = cast(add(mul(add(mul(add(mul(x, 8), y), edge), z), 16), j), 'u32');
      const value = add(mul(voxel, pairs), mul(normal(noiseWords(words), number), table.at(j, 0)));
      const coarse = pattern.at(n, x, div(y, 2), div(z, coarseness), j);
      return [
        store(field.next, [n, x, y, z, j, 0], select(isFinite(value), value, 0)),
        store(field.next, [n, x, y, z, j, 1], mul(at(x, y, add(z, 1)), voxel)),
        store(
          memory,
          [n, x, y, z, j],
          add(mul(memory.at(n, x, y, z, j), 0.5), sub(coarse, voxel), field.at(n, x, y, z, 3, 1)),
        ),
      ];
    });
  });
}

/** Both channels of a lane are always taken together, and what a lane does is chosen by its number. */
export function pairsProgram(): Program {
  return program('pairs', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const shape = [batch, 3, 4, 32, 16, 2];
    const field = b.state('field', 'f32', shape, { buffered: true, initial: 0.5, layout: [0, 1, 2, 3, 5, 4] });
    const [table, given] = [b.input('table', 'f32', [16, 2]), b.input('given', 'f32', [batch, 3, 4, 32, 16, 2])];
    b.map('grow', [batch, 3, 4, 32, 16], ([n, x, y, z, j]) => {
      const voxel = tanh(sum([2, 16], ([h, c]) => mul(table.at(c, h), field.at(n, x, y, z, c, h))));
      const valueOf = (half: 0 | 1): Expr => {
        const at = (i: Expr, k: Expr, l: Expr): Expr => field.clamp(n, i, k, l, j, half);
        const far = add(at(add(x, 1), y, z), mul(at(sub(x, 1), y, z), 2), mul(at(x, add(y, 1), z), 3));
        const near = add(mul(at(x, sub(y, 1), z), 5), mul(at(x, y, add(z, 1)), 7), mul(at(x, y, sub(z, 1)), 11));
        const sign = select(eq(bitAnd(j, 1), 1), voxel, neg(voxel));
        return add(mul(sign, add(far, near), 0.01), given.at(n, x, y, z, j, half));
      };
      return ([0, 1] as const).map((half) => store(field.next, [n, x, y, z, j, half], valueOf(half)));
    });
  });
}

/** Zeros keep their sign in a sum only where all of them and what it begins with are negative: so never. */
export function zerosProgram(): Program {
  return program('zeros', (b) => {
    const x = b.input('x', 'f32', [8, 8, 32, 16]);
    const [y, bits] = [b.output('y', 'f32', [8, 8, 32, 16]), b.output('bits', 'u32', [8, 8, 32, 16])];
    b.map('add', [8, 8, 32, 16], ([i, k, z, j]) => {
      const zero = (c: Expr): Expr => neg(abs(mul(x.at(i, k, z, c), 0)));
      const [few, more] = [sum([16], ([c]) => zero(c)), sum([2, 16], ([h, c]) => mul(zero(c), cast(add(h, 1), 'f32')))];
      return [
        store(y, [i, k, z, j], add(tanh(more), x.at(i, k, z, j))),
        store(bits, [i, k, z, j], bitcast(few, 'u32')),
      ];
    });
  });
}

/** Folds over no elements at all, by one thread, by a warp and behind other phases. */
export function nothingProgram(): Program {
  return program('nothing', (b) => {
    const x = b.input('x', 'f32', [3, 65]);
    const rows = b.scratch('rows', 'f32', [3]);
    const [least, none] = [b.output('least', 'f32', []), b.output('none', 'f32', [70])];
    b.reduce('rows', rows, ([row]) => sum([65], ([i]) => x.at(row, i)));
    b.reduce('least', least, () => minimum([0, 65], ([row, i]) => mul(rows.at(row), x.at(row, i))));
    b.map('none', none, ([i]) =>
      add(
        cast(i, 'f32'),
        sum([0, 3], ([, row]) => mul(rows.at(row), least.at())),
      ),
    );
  });
}

/** The five best rows of a bank for each query, with empty rows and many ties if wanted; and the eight weakest rows of all. */
export function bankProgram(isShared: boolean, hasTies = true): Program {
  return program('bank', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const rows = b.symbol('rows', 1, 20_000);
    const own = isShared ? [] : [batch];
    const bank = b.input('bank', 'f32', [...own, rows, 512]);
    const strength = b.input('strength', 'f32', [...own, rows]);
    const query = b.input('query', 'f32', [batch, 512]);
    const whole = (value: Expr): Expr => (hasTies ? floor(value) : value);
    b.topk('recall', {
      outer: [batch],
      over: rows,
      k: 5,
      value: ([n], r) =>
        sum([512], ([k]) => mul(whole(mul(bank.at(...(isShared ? [] : [n]), r, k), 1.02)), whole(query.at(n, k)))),
      where: ([n], r) => gt(strength.at(...(isShared ? [] : [n]), r), -0.5),
      values: b.output('match', 'f32', [batch, 5]),
      indices: b.output('row', 'i32', [batch, 5]),
    });
    if (!isShared) return;
    b.topk('weakest', {
      outer: [],
      over: rows,
      k: 8,
      largest: false,
      value: (_, r) => floor(mul(strength.at(r), 9)),
      values: b.output('least', 'f32', [8]),
      indices: b.output('victim', 'i32', [8]),
    });
  });
}

/** Parts of a stage: as many rows as make blocks wait for places, a short map, and some sums for each of the batch. */
export function besideProgram(): Program {
  return program('beside', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const [rows, long] = [b.input('rows', 'f32', [batch, 76_800, 3]), b.input('long', 'f32', [batch, 300])];
    const table = b.state('table', 'f32', [batch, 200, 200], { initial: 0.25 });
    b.reduce('each', b.output('each', 'f32', [batch, 76_800]), ([n, i]) => sum([3], ([k]) => rows.at(n, i, k)));
    b.map('shrink', table, ([n, i, j]) => mul(add(table.at(n, i, j), mul(long.at(n, i), long.at(n, j))), 0.75));
    b.reduce('whole', b.output('whole', 'f32', [batch, 20]), ([n, i]) =>
      sum([300], ([k]) => mul(floor(long.at(n, k)), cast(i, 'f32'))),
    );
  });
}

/** Cells of a field for each channel: sums, extremes, counts and places. */
export function poolProgram(rows: number): Program {
  return program('pool', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const field = b.input('field', 'f32', [batch, rows, 30, 32]);
    const over = (n: Expr, c: Expr, fold: typeof sum): Expr => fold([rows, 30], ([x, y]) => field.at(n, x, y, c));
    b.reduce('pool', [batch, 32], ([n, c]) => [
      store(b.output('sums', 'f32', [batch, 32]), [n, c], div(over(n, c, sum), 480)),
      store(b.output('least', 'f32', [batch, 32]), [n, c], over(n, c, minimum)),
      store(
        b.output('loud', 'i32', [batch, 32]),
        [n, c],
        count([rows, 30], ([x, y]) => gt(field.at(n, x, y, c), 0.5)),
      ),
      store(b.output('peak', 'i32', [batch, 32]), [n, c], over(n, c, argmax)),
    ]);
  });
}

/** A chain of one block per brain: long folds of two lengths, a count of rows and short sums beside them, and who reads them all. */
export function measuresProgram(): Program {
  return program('measures', (b) => {
    const batch = b.symbol('batch', 1, 64);
    const cells = b.input('cells', 'f32', [batch, 4, 4, 4, 4, 16]);
    const signs = b.input('signs', 'f32', [160, 16]);
    const facts = b.scratch('facts', 'f32', [batch, 4]);
    const quiet = b.state('quiet', 'i32', [batch]);
    const counts = b.scratch('counts', 'i32', [batch, 2]);
    const seen = b.scratch('seen', 'f32', [batch, 160]);
    const out = b.output('out', 'f32', [batch, 160]);
    const one = [4, 4, 4, 16];
    const two = [4, 4, 4, 2, 16];
    b.reduce('measure', [batch], ([n]) => {
      const own = ([x, y, z, j]: Expr[]): Expr => cells.at(n, x, y, z, 0, j);
      const both = ([x, y, z, g, j]: Expr[]): Expr => cells.at(n, x, y, z, g, j);
      const energy = sum(one, (at) => abs(own(at)));
      const still = sum(one, (at) => cast(gt(own(at), 0.5), 'i32'));
      return [
        store(facts, [n, 0], div(energy, 1024)),
        store(facts, [n, 1], maximum(one, own)),
        store(
          facts,
          [n, 2],
          div(
            sum(two, (at) => mul(cast(at[0], 'f32'), both(at))),
            add(energy, 1),
          ),
        ),
        store(facts, [n, 3], sum(two, both)),
        store(quiet, [n], add(quiet.at(n), still)),
        store(
          counts,
          [n, 0],
          count(two, (at) => gt(both(at), 0)),
        ),
      ];
    });
    b.reduce('activate', [batch], ([n]) => [
      store(
        counts,
        [n, 1],
        count([4, 4, 4], ([x, y, z]) =>
          gt(
            maximum([2, 16], ([g, j]) => cells.at(n, x, y, z, g, j)),
            0.9,
          ),
        ),
      ),
    ]);
    b.reduce('project', seen, ([n, f]) => sum([16], ([t]) => mul(signs.at(f, t), cells.at(n, 1, 2, 3, 0, t))));
    b.map('judge', out, ([n, f]) =>
      add(
        add(mul(seen.at(n, f), facts.at(n, 0)), add(facts.at(n, 1), facts.at(n, 2))),
        add(facts.at(n, 3), cast(add(counts.at(n, 0), counts.at(n, 1)), 'f32')),
      ),
    );
  });
}

/** A map with neighbours, and what becomes of each of its many small cells. */
export function chunksProgram(lanes: number): Program {
  return program(
    'chunks',
    (b) => {
      const field = b.state('field', 'f32', [32, 64, 4, 16], { buffered: true, initial: 0.25 });
      const cell = b.input('cell', 'f32', [32, 64]);
      b.map('mix', field.next, ([x, y, z, c]) => {
        const at = (i: Expr, j: Expr): Expr => field.clamp(i, j, z, c);
        const across = add(at(add(x, 1), y), at(sub(x, 1), y));
        return add(mul(add(across, add(at(x, add(y, 1)), at(x, sub(y, 1)))), 0.3), mul(cell.at(x, y), cast(c, 'f32')));
      });
      const over = (fold: typeof sum, [x, y]: readonly Expr[]): Expr =>
        fold([4, 16], ([z, c]) => field.next.at(x, y, z, c));
      const shape = [32, 64];
      b.reduce('total', b.output('totals', 'f32', shape), (at) => over(sum, at));
      b.reduce('least', b.output('leasts', 'f32', shape), (at) => over(minimum, at));
      b.reduce('place', b.output('places', 'i32', shape), (at) => over(argmax, at));
      b.reduce('loud', b.output('louds', 'i32', shape), ([x, y]) =>
        count([4, 16], ([z, c]) => gt(field.next.at(x, y, z, c), 0.5)),
      );
    },
    { tree: { lanes, chunk: 64 } },
  );
}

/** Something of everything that has a layout to be chosen: a march behind a prologue, rows in pairs, long sums, scans. */
export function layoutsProgram(): Program {
  return program('layouts', (b) => {
    const field = b.state('field', 'f32', [16, 8, 8, 64], { buffered: true, initial: 0.5 });
    const sensed = b.input('sensed', 'f32', [20]);
    const gain = b.scratch('gain', 'f32', []);
    b.reduce('measure', gain, () => sum([20], ([i]) => sensed.at(i)));
    b.map('evolve', field.next, ([x, y, z, c]) =>
      add(mul(field.clamp(add(x, 1), y, z, c), gain.at()), field.clamp(add(x, -1), y, z, c)),
    );
    const cells = b.state('cells', 'f32', [32, 32, 16], { buffered: true, initial: 0.25 });
    b.map('mix', cells.next, ([v, w, c]) =>
      mul(tanh(sum([16], ([k]) => cells.at(v, w, k))), cells.clamp(v, add(w, 1), c)),
    );
    const x = b.input('x', 'f32', [3, 600]);
    b.reduce('rows', b.output('rowSums', 'f32', [3]), ([i]) => sum([600], ([k]) => x.at(i, k)));
    b.scan('walk', b.output('walked', 'f32', [3, 600]), 'sum', ([i, k]) => x.at(i, k));
  });
}

/** Many rounds of next to nothing: what a deadline is for. */
export function endlessProgram(): Program {
  return program('endless', (b) => {
    const x = b.state('x', 'f32', [8], { initial: 1 });
    const y = b.state('y', 'f32', [8], { initial: 1 });
    b.repeat('again', 1_000_000, () => {
      b.map('there', y, ([i]) => mul(x.wrap(add(i, 3)), 0.5));
      b.map('back', x, ([i]) => add(y.wrap(add(i, 5)), 0.5));
    });
  });
}

/** A map as large as `rows` and a sum beside it in one stage, and one that reads what both made. */
export function branchesProgram(): Program {
  return program('beside', (b) => {
    const rows = b.symbol('rows', 1, 2 ** 20);
    const [x, y] = [b.input('x', 'f32', [rows, 16]), b.output('y', 'f32', [rows, 16])];
    const [twice, half] = [b.state('twice', 'f32', [rows, 16]), b.state('half', 'f32', [rows, 16])];
    const whole = b.scratch('whole', 'f32', [1]);
    b.map('double', [rows, 16], ([i, j]) => [store(twice, [i, j], add(twice.at(i, j), mul(x.at(i, j), 2)))]);
    b.map('halve', [rows, 16], ([i, j]) => [store(half, [i, j], sub(half.at(i, j), mul(x.at(i, j), 0.5)))]);
    b.reduce('total', [1], ([i]) => [
      store(
        whole,
        [i],
        sum([16], ([j]) => x.at(0, j)),
      ),
    ]);
    b.reduce('join', [rows, 16], ([i, j]) => [
      store(
        y,
        [i, j],
        add(
          mul(whole.at(0), twice.at(i, j)),
          sum([rows], ([k]) => half.at(k, j)),
        ),
      ),
    ]);
  });
}
