/**
 * Folds of one chunk as loops: a thread keeps four neighbouring lanes of the tree, takes their elements by vectors, and stores
 * what the sweep stores; at the end lanes meet by shuffles, and the first thread of a unit stores its results. When this is done
 * is the pass's choice (passes/chunk-fold.ts).
 */
import type { FoldExpr } from '../../../kernel/expr.js';
import { equal, int, type Name, plus, type Statement, times, type Value, type VectorWidth } from '../language.js';
import type { ChunkNest } from '../nest.js';
import { isOrdered } from '../passes/folds.js';
import { bind, when } from '../statements.js';
import { combine, LoopFolds, neutral, variable } from './accumulate.js';
import { joinInStep, shuffled } from './join.js';
import { type Kernel, serialLoop } from './kernel.js';
import { scopeOfUnits } from './map.js';
import type { MapValues } from './map-values.js';
import type { Scope } from './scope.js';
import { scopeAt } from './serial-loop.js';
import { storeStatements } from './store.js';

const quad: VectorWidth = 4;

export class ChunkLoops {
  private readonly row: Scope;
  private readonly own: Value;
  private readonly folds: LoopFolds;
  /** Of each fold in the order of the tree, a variable for each lane of the thread. */
  private readonly sums: readonly (readonly Name[])[];

  constructor(
    private readonly kernel: Kernel,
    private readonly values: MapValues,
    private readonly chunks: ChunkNest,
  ) {
    this.row = scopeOfUnits(kernel, chunks.units, chunks.cuts);
    this.own = this.row.axis(chunks.quads) as Value;
    const lanes = chunks.folds
      .filter(isOrdered)
      .map((fold) => Array.from({ length: quad }, () => variable(kernel, 'a', neutral(fold))));
    this.sums = lanes.map((own) => own.map((lane) => lane.name));
    this.folds = new LoopFolds(kernel, chunks.folds, isOrdered);
    const declared = lanes.flat().map(({ declaration }) => declaration);
    this.row.statements.push(...declared, ...this.folds.declarations);
  }

  body(): Statement[] {
    const { kernel, chunks, row, folds, sums } = this;
    const turn = kernel.name('t');
    const bodies = Array.from({ length: chunks.together }, (_, u) => this.round(plus(turn, u)));
    const inside = [...bodies.flatMap(({ lines }) => lines), ...bodies.flatMap(({ stores }) => stores)];
    // A map's own text is long; a mere fold may have more of its loads under way.
    const unroll = chunks.phase.sweeps.length > 0 ? 1 : 4;
    const loop = { ...serialLoop(turn.name, int(0), int(chunks.rounds), inside, chunks.together), unroll };
    const before = row.statements.splice(0);
    folds.ordered.forEach((fold, i) => {
      row.pin(fold, sums[i][0]);
    });
    folds.pin(row);
    const stores = storeStatements(this.values, row, chunks.phase.writes, chunks.phase.writes.length === 1);
    const statements = [...before, loop, ...folds.ordered.flatMap((fold, i) => this.joinLanes(fold, sums[i]))];
    for (const one of folds.free) joinInStep(kernel, statements, one, chunks.quads.extent as number);
    return [...statements, when(equal(this.own, 0), [...row.statements, ...stores])];
  }

  /** One vector of elements: what is taken, and the stores of the sweep. */
  private round(turn: Value): { readonly lines: readonly Statement[]; readonly stores: readonly Statement[] } {
    const { kernel, values, chunks, row } = this;
    const { axes, lane, vectors, folds, phase } = chunks;
    const at = kernel.name('f');
    const linear: Statement = bind(at, plus(times(turn, chunks.quads.extent as number), this.own));
    const around = scopeAt(row, kernel, [...axes.slice(0, -1), vectors], at, (axis) => kernel.fresh(axis.name));
    const first = kernel.keep('first', times(around.axis(vectors) as Value, quad), around.statements);
    const of = { around, lane, width: quad, first };
    const scopes = values.open(of);
    const taken = folds.map((fold) => scopes.map((scope) => values.named(fold.args[0], scope)));
    const stored = phase.sweeps
      .flatMap((sweep) => sweep.writes)
      .map((write) => ({ write, elements: scopes.map((scope) => values.named(write.value, scope)) }));
    const stores = stored.map(({ write, elements }) => values.storeVector(write, elements, of));
    const takes = scopes.map((_, k) =>
      this.folds.takes((fold, place) => (value) => [combine(fold, this.sums[place][k], value)]),
    );
    const takenIn = taken.flatMap((own, i) => own.flatMap((value, k) => takes[k][i](value, plus(times(at, quad), k))));
    const elements = scopes.flatMap(({ statements }) => statements);
    const lines = [linear, ...around.statements, ...elements, ...takenIn];
    return { lines, stores };
  }

  /** Lanes in halves: first between threads, each with four of them, then within the first thread. */
  private joinLanes(fold: FoldExpr, sums: readonly Name[]): Statement[] {
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
