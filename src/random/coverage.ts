/**
 * What a set of random programs has reached: op kinds, ordered pairs of kinds where the second reads what the first
 * wrote, border rules, dtypes, layouts, roles, sizes, reducers, functions and features of ops. Read off the finished
 * programs, so it cannot flatter the generator.
 */
import { affine } from '../kernel/bounds.js';
import { resolve } from '../kernel/dimension.js';
import type { Program } from '../kernel/index.js';
import type { ComputeOp, Op } from '../kernel/op.js';
import { expressionsOf, isControl, versioned, writesOf } from '../kernel/op.js';
import { loadsOf, visit } from '../kernel/walk.js';
import type { Trial } from '../programs/trial.js';

export type CoverageGroup =
  | 'kinds'
  | 'pairs'
  | 'borders'
  | 'dtypes'
  | 'layouts'
  | 'roles'
  | 'sizes'
  | 'reducers'
  | 'operations'
  | 'features';

/** How often each thing occurred, by group. */
export class CoverageReport {
  readonly counts = new Map<CoverageGroup, Map<string, number>>();
  programs = 0;

  add(trial: Trial): void {
    this.programs += 1;
    for (const { dtype, role, layout, buffered, shape } of trial.program.tensors) {
      this.note('dtypes', dtype);
      this.note('roles', buffered ? 'buffered' : role);
      if (layout.length > 1)
        this.note('layouts', layout.every((axis, place) => axis === place) ? 'identity' : 'permuted');
      for (const dimension of shape) {
        this.note('sizes', String(resolve(dimension, trial.symbols)));
        if (typeof dimension !== 'number') this.note('features', 'symbol');
      }
      if (shape.length === 0) this.note('features', 'scalar');
    }
    for (const { text } of trial.program.lowerings ?? []) this.note('features', `convolve ${text.split(',')[0]}`);
    this.addOps(trial.program.ops, new Map(), trial.program);
  }

  /** How often something occurred. */
  count(group: CoverageGroup, name: string): number {
    return this.counts.get(group)?.get(name) ?? 0;
  }

  /** Which of the names occurred fewer than `least` times. */
  missing(group: CoverageGroup, names: readonly string[], least = 1): string[] {
    return names.filter((name) => this.count(group, name) < least);
  }

  private note(group: CoverageGroup, name: string): void {
    const counts = this.counts.get(group) ?? new Map<string, number>();
    this.counts.set(group, counts);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  private addOps(ops: readonly Op[], writers: Map<string, ComputeOp['kind']>, program: Program): void {
    for (const op of ops) {
      this.note('kinds', op.kind);
      if (isControl(op)) {
        if (op.kind === 'repeat') this.note('features', op.until === undefined ? 'repeat' : 'until');
        this.addOps(op.body, writers, program);
      } else this.addOp(op, writers);
    }
  }

  private addOp(op: ComputeOp, writers: Map<string, ComputeOp['kind']>): void {
    const roots = expressionsOf(op);
    const reads =
      op.kind === 'opaque' ? op.reads : loadsOf(roots).map(({ tensor, version }) => versioned(tensor, version));
    for (const name of new Set(reads)) {
      const writer = writers.get(name);
      if (writer !== undefined) this.note('pairs', `${writer}>${op.kind}`);
    }
    visit(roots, (expr) => {
      this.note('operations', expr.op === 'call' ? expr.name : expr.op);
      if (expr.op === 'load') for (const border of expr.border) this.note('borders', border);
      if (expr.op !== 'fold') return;
      this.note('reducers', expr.reducer);
      if (expr.args.length > 1) this.note('features', 'range');
      if (expr.axes.length > 1) this.note('features', 'several axes');
      visit([expr.args[0]], (inner) => inner.op === 'fold' && this.note('features', 'nested fold'));
    });
    if (op.kind === 'map' || op.kind === 'reduce' || op.kind === 'matmul') {
      if (op.writes.length > 1) this.note('features', 'several writes');
      for (const { indices, where } of op.writes) {
        if (where !== undefined) this.note('features', 'where');
        if (indices.some((index) => Number.isNaN(affine(index).offset))) this.note('features', 'row write');
      }
    }
    for (const { tensor, version } of writesOf(op)) writers.set(versioned(tensor, version), op.kind);
  }
}
