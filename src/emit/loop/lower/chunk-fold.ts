/**
 * Folds of one chunk as loops: a thread keeps four neighbouring lanes of the tree, takes their elements by vectors, and stores
 * what the sweep stores; at the end lanes meet by shuffles, and the first thread of a unit stores its results. When this is done
 * is the pass's choice (passes/chunk-fold.ts).
 */
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { equal, int, type Name, name, plus, type Statement, times, type Value, type VectorWidth } from '../language.js';
import type { ChunkNest } from '../nest.js';
import { isOrdered } from '../passes/folds.js';
import { bind, when } from '../statements.js';
import { type Accumulator, accumulator, combine, neutral, variable } from './accumulate.js';
import { joinInStep, shuffled } from './join.js';
import { type Kernel, serialLoop } from './kernel.js';
import { decodeCut } from './map.js';
import type { MapValues } from './map-values.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { storeStatements } from './store.js';

const quad: VectorWidth = 4;

/** A fold in the order of the tree: a variable for each lane of the thread. */
interface Ordered {
  readonly fold: FoldExpr;
  readonly sums: readonly Name[];
}

export class ChunkLoops {
  private readonly statements: Statement[];
  private readonly row: Scope;
  private readonly own: Value;
  private readonly ordered: readonly Ordered[];
  private readonly free: readonly Accumulator[];

  constructor(
    private readonly kernel: Kernel,
    private readonly values: MapValues,
    private readonly chunks: ChunkNest,
  ) {
    const { statements, bound } = decodeCut(kernel, chunks.units, chunks.cuts);
    this.statements = statements;
    this.row = new Scope(undefined, bound, false);
    this.own = bound.get(chunks.quads) as Value;
    const declared: Statement[] = [];
    this.ordered = chunks.folds.filter(isOrdered).map((fold) => {
      const sums = Array.from({ length: quad }, () => {
        const sum = variable(kernel, 'a', neutral(fold));
        declared.push(sum.declaration);
        return sum.name;
      });
      return { fold, sums };
    });
    this.free = chunks.folds.filter((fold) => !isOrdered(fold)).map((fold) => accumulator(kernel, fold));
    this.statements.push(...declared, ...this.free.flatMap(({ declarations }) => declarations));
  }

  body(): Statement[] {
    const { kernel, chunks, row } = this;
    const turn = name(kernel.fresh('t'), 'i32');
    const bodies = Array.from({ length: chunks.together }, (_, u) => this.round(plus(turn, int(u))));
    const inside = [...bodies.flatMap(({ lines }) => lines), ...bodies.flatMap(({ stores }) => stores)];
    // A map's own text is long; a mere fold may have more of its loads under way.
    const unroll = chunks.phase.sweeps.length > 0 ? 1 : 4;
    const loop = { ...serialLoop(turn.name, int(0), int(chunks.rounds), inside, chunks.together), unroll };
    const before = row.statements.splice(0);
    for (const { fold, sums } of this.ordered) row.pin(fold, sums[0]);
    for (const { fold, result } of this.free) row.pin(fold, result);
    const stores = storeStatements(this.values, row, chunks.phase.writes, chunks.phase.writes.length === 1);
    return [
      ...this.statements,
      ...before,
      loop,
      ...this.ordered.flatMap((one) => this.joinOrdered(one)),
      ...this.free.flatMap((one) => {
        const statements: Statement[] = [];
        joinInStep(kernel, statements, one, chunks.quads.extent as number);
        return statements;
      }),
      when(equal(this.own, int(0)), [...row.statements, ...stores]),
    ];
  }

  /** One vector of elements: what is taken, and the stores of the sweep. */
  private round(turn: Value): { readonly lines: readonly Statement[]; readonly stores: readonly Statement[] } {
    const { kernel, values, chunks, row } = this;
    const { axes, lane, vectors, folds, phase } = chunks;
    const at = name(kernel.fresh('f'), 'i32');
    const linear: Statement = bind(at, plus(times(turn, int(chunks.quads.extent as number)), this.own));
    const decoded = decode(kernel, [...axes.slice(0, -1), vectors], at, (axis: Axis) => kernel.fresh(axis.name));
    const first = name(kernel.fresh('first'), 'i32');
    const begin: Statement = bind(first, times(decoded.bound.get(vectors) as Value, int(quad)));
    const around = new Scope(row, decoded.bound, false);
    const of = { around, lane, width: quad, first };
    const scopes = values.open(of);
    const taken = folds.map((fold) => scopes.map((scope) => values.named(fold.args[0], scope)));
    const stored = phase.sweeps
      .flatMap((sweep) => sweep.writes)
      .map((write) => ({ write, elements: scopes.map((scope) => values.named(write.value, scope)) }));
    const stores = stored.map(({ write, elements }) => values.storeVector(write, elements, of));
    const takes = folds.flatMap((fold, i) => {
      const ordered = this.ordered.find((one) => one.fold === fold);
      const free = this.free.find((one) => one.fold === fold);
      return taken[i].flatMap((value, k): readonly Statement[] => {
        if (ordered !== undefined) return [combine(fold, ordered.sums[k], value)];
        return free?.take(value, plus(times(at, int(quad)), int(k))) ?? [];
      });
    });
    const elements = scopes.flatMap(({ statements }) => statements);
    return { lines: [linear, ...decoded.statements, begin, ...around.statements, ...elements, ...takes], stores };
  }

  /** Lanes in halves: first between threads, each with four of them, then within the first thread. */
  private joinOrdered({ fold, sums }: Ordered): Statement[] {
    const statements: Statement[] = [];
    for (let half = this.kernel.module.tree.lanes / 2; half >= 1; half /= 2) {
      for (let k = 0; k < Math.min(half, quad); k += 1) {
        const other = half >= quad ? shuffled(this.kernel, statements, 'down', sums[k], half / quad) : sums[k + half];
        statements.push(combine(fold, sums[k], other));
      }
    }
    return statements;
  }
}
