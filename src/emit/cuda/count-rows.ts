/**
 * Counts of several rows at once, by one warp: all in one loop, so that what their elements have in common is loaded once.
 * The counters are floats while there are so few elements that every count is exact: a GPU adds floats beside its
 * comparisons, whole numbers in their place. Where all counts ask something of an element's group (topk-list.ts), groups in
 * which nothing can count are passed over.
 */
import { type NestPhase, phaseExpressions, writeExpressions } from '../../fuse/stage.js';
import { largest, sameDimension } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { groupLength } from '../../kernel/group.js';
import { changeWrite } from '../../kernel/op.js';
import { foldsOf } from '../loop/passes/folds.js';
import { block } from './c-text.js';
import type { StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { type FoldWriter, openScope, type Scope } from './scope.js';
import { conditionsOf, type Groups, groupRewriter, groupsOf, isOfGroup } from './topk-list.js';
import { warpThreads } from './tuning.js';

/** Up to this many elements f32 counts exactly. */
const exactCounts = 2 ** 24;

/** A phase whose folds do not depend on the order of their elements, for several rows. */
export function countRowLines(phase: NestPhase, names: ReadonlyMap<Axis, string>, context: StageContext): string[] {
  const lines = (used: NestPhase, all: ReadonlyMap<Axis, string>, writer: FoldWriter): string[] => {
    const row = openScope(context, phaseExpressions(used), 'warp', all, writer);
    writeNestRow(used, row);
    return row.lines;
  };
  const folds = foldsIn(phase);
  if (folds.length === 0 || !onlyCounts(folds)) return lines(phase, names, writeFoldLoop);
  const groups = groupsOf(folds.flatMap(({ axes }) => axes));
  const change = groupRewriter(groups);
  const grouped = { ...phase, writes: phase.writes.map((write) => changeWrite(write, change)) };
  // Counts that all ask something of groups.
  if (!foldsIn(grouped).every((fold) => ofGroup(fold, groups).length > 0)) return lines(phase, names, writeCounts());
  // A fold is at home in the row although it asks for groups, which only its loop binds.
  return lines(grouped, new Map([...names, [groups.group, '0']]), writeCounts(groups));
}

const foldsIn = (phase: NestPhase): FoldExpr[] => foldsOf(phase.writes.flatMap(writeExpressions));

/** Counts over one axis from end to end, of one length, none inside another. */
function onlyCounts(folds: readonly FoldExpr[]): boolean {
  return folds.every(({ reducer, axes, args }) => {
    if (reducer !== 'count' || axes.length !== 1 || args.length !== 1) return false;
    const { extent } = axes[0];
    return (
      foldsOf(args).length === 0 && sameDimension(extent, folds[0].axes[0].extent) && largest(extent) <= exactCounts
    );
  });
}

/** What a count asks of groups. */
function ofGroup({ args }: FoldExpr, groups: Groups): Expr[] {
  return conditionsOf(args[0]).filter((one) => isOfGroup(one, groups));
}

/** Writes all counts of a scope in one loop. */
function writeCounts(groups?: Groups): FoldWriter {
  return (fold, scope) => {
    const { context } = scope;
    const { folds } = scope.roots;
    const name = context.fresh('count');
    const counter = (i: number): string => `${name}_${i}`;
    const total = (i: number): string => `${name}_n${i}`;
    const size = context.size(fold.axes[0].extent);
    const looks = new CountLoop(name, folds, scope, counter);
    const loops = groups === undefined ? looks.plain('lane', size) : looks.grouped(groups, size);
    scope.put(
      `float ${folds.map((_, i) => `${counter(i)} = 0.0f`).join(', ')};`,
      ...loops,
      `int ${folds.map((_, i) => `${total(i)} = (int)${counter(i)}`).join(', ')};`,
      '#if __CUDA_ARCH__ >= 800',
      ...folds.map((_, i) => `${total(i)} = __reduce_add_sync(~0u, ${total(i)});`),
      '#else',
      ...block(
        'for (int by = 16; by > 0; by /= 2)',
        folds.map((_, i) => `${total(i)} += __shfl_xor_sync(~0u, ${total(i)}, by);`),
      ),
      '#endif',
    );
    for (const [i, one] of folds.entries()) scope.note(one, total(i));
  };
}

class CountLoop {
  constructor(
    private readonly name: string,
    private readonly folds: readonly FoldExpr[],
    private readonly scope: Scope,
    private readonly counter: (i: number) => string,
  ) {}

  /** The elements from `first` on, 32 at once. */
  plain(first: string, size: string, group?: Axis): string[] {
    const at = `${this.name}_x`;
    const ofGroup: [Axis, string][] = group === undefined ? [] : [[group, `(${at} / ${groupLength})`]];
    const body = this.element(this.scope, at, ofGroup);
    return ['#pragma unroll 2', ...block(`for (int ${at} = ${first}; ${at} < ${size}; ${at} += ${warpThreads})`, body)];
  }

  /** Every thread asks for one group; those in which something may count are taken one after the other, then the rest. */
  grouped(all: Groups, size: string): string[] {
    const { name, folds, scope } = this;
    const { group } = all;
    const [groups, own, open, first] = [`${name}_groups`, `${name}_g`, `${name}_todo`, `${name}_first`];
    const asking = scope.inner(new Map([[group, own]]), 'thread');
    const asks = (fold: FoldExpr): string[] => ofGroup(fold, all).map((one) => asking.value(one));
    const tests = folds.map((fold) => `(${asks(fold).join(' & ')})`);
    const taken = scope.inner(new Map([[group, `(${first} / ${groupLength})`]]), 'thread');
    const elements = Array.from({ length: groupLength / warpThreads }, (_, u) => {
      const at = `${name}_x${u}`;
      return [`const int ${at} = ${first} + ${u * warpThreads} + lane;`, ...this.element(taken, at, [])];
    });
    return [
      `const int ${groups} = ${size} / ${groupLength};`,
      ...block(`for (int ${name}_from = 0; ${name}_from < ${groups}; ${name}_from += ${warpThreads})`, [
        `const int ${own} = min_i32(${name}_from + lane, ${groups} - 1);`,
        ...asking.lines,
        `unsigned int ${open} = __ballot_sync(~0u, ${name}_from + lane < ${groups} && (${[...new Set(tests)].join(' | ')}));`,
        ...block(`while (${open} != 0u)`, [
          `const int ${first} = (${name}_from + __ffs(${open}) - 1) * ${groupLength};`,
          `${open} &= ${open} - 1u;`,
          ...taken.lines,
          ...elements.flat(),
        ]),
      ]),
      ...this.plain(`${groups} * ${groupLength} + lane`, size, group),
    ];
  }

  private element(outer: Scope, at: string, more: readonly [Axis, string][]): string[] {
    const { folds, counter } = this;
    const inner = outer.inner(new Map([...folds.map((fold): [Axis, string] => [fold.axes[0], at]), ...more]), 'thread');
    const adds = folds.map(
      (fold, i) => `if (${inner.value(fold.args[0])}) ${counter(i)} = __fadd_rn(${counter(i)}, 1.0f);`,
    );
    return [...inner.lines, ...adds];
  }
}
