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
import { foldsOf } from '../../kernel/walk.js';
import {
  below,
  constant,
  converted,
  int,
  laneIndex,
  least,
  minus,
  operation,
  plus,
  type Statement,
  times,
  type Value,
} from '../loop/language.js';
import { rounds } from '../loop/lower/join.js';
import { serialLoop } from '../loop/lower/kernel.js';
import { bind, declare, increase, when } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { writeFoldLoop, writeNestRow } from './fold.js';
import { type FoldWriter, openScope, type Scope } from './scope.js';
import { allOf, anyOf, conditionsOf, type Groups, groupAt, groupRewriter, groupsOf, isOfGroup } from './topk-list.js';
import { warpThreads } from './tuning.js';

/** Up to this many elements f32 counts exactly. */
const exactCounts = 2 ** 24;

/** A phase whose folds do not depend on the order of their elements, for several rows. */
export function countRows(
  phase: NestPhase,
  axes: ReadonlyMap<Axis, Value>,
  context: StageContext,
): readonly Statement[] {
  const written = (used: NestPhase, all: ReadonlyMap<Axis, Value>, writer: FoldWriter): readonly Statement[] => {
    const row = openScope(context, phaseExpressions(used), 'warp', all, writer);
    writeNestRow(used, row);
    return row.statements;
  };
  const folds = foldsIn(phase);
  if (folds.length === 0 || !onlyCounts(folds)) return written(phase, axes, writeFoldLoop);
  const groups = groupsOf(folds.flatMap((fold) => fold.axes));
  const change = groupRewriter(groups);
  const grouped = { ...phase, writes: phase.writes.map((write) => changeWrite(write, change)) };
  // Counts that all ask something of groups.
  if (!foldsIn(grouped).every((fold) => ofGroup(fold, groups).length > 0)) return written(phase, axes, writeCounts());
  // A fold is at home in the row although it asks for groups, which only its loop binds.
  return written(grouped, new Map([...axes, [groups.group, int(0)]]), writeCounts(groups));
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
    const { folds } = scope.roots;
    const { kernel } = scope.values;
    const size = scope.context.sizeOf(fold.axes[0].extent);
    const counters = folds.map(() => kernel.name('count', 'f32'));
    const loop = new CountLoop(folds, scope, (i) => increase(counters[i], constant(1, 'f32')));
    scope.put(
      ...counters.map((own) => declare(own, constant(0, 'f32'))),
      ...(groups === undefined ? [loop.plain(laneIndex, size)] : loop.grouped(groups, size)),
    );
    const own = counters.map((counter) => kernel.keep('own', converted(counter, 'i32'), scope.statements));
    for (const [i, one] of folds.entries()) {
      const total = kernel.name('total');
      scope.put({ kind: 'total', name: total.name, value: own[i] });
      scope.setName(one, total);
    }
  };
}

class CountLoop {
  constructor(
    private readonly folds: readonly FoldExpr[],
    private readonly scope: Scope,
    private readonly count: (fold: number) => Statement,
  ) {}

  /** The elements from `first` on, 32 at once. */
  plain(first: Value, size: Value, group?: Axis): Statement {
    const at = this.scope.values.kernel.name('x');
    const body = this.element(this.scope, at, group === undefined ? [] : [[group, groupAt(at)]]);
    return { ...serialLoop(at.name, first, size, body, warpThreads), unroll: 2 };
  }

  /** Every thread asks for one group; those in which something may count are taken one after the other, then the rest. */
  grouped(all: Groups, size: Value): Statement[] {
    const { folds, scope } = this;
    const { kernel } = scope.values;
    const { group } = all;
    const [groups, begin, own, first] = kernel.names('groups', 'begin', 'group', 'first');
    const asking = scope.inner(new Map([[group, own]]), 'thread');
    const tests = new Map(
      folds.map((fold): [string, Value] => {
        const test = ofGroup(fold, all)
          .map((one) => asking.value(one))
          .reduce(allOf);
        return [kernel.text(test), test];
      }),
    );
    const taken = scope.inner(new Map([[group, groupAt(first)]]), 'thread');
    const elements = Array.from({ length: groupLength / warpThreads }, (_, u) => {
      const at = kernel.name('x');
      const here = bind(at, plus(plus(first, u * warpThreads), laneIndex));
      return [here, ...this.element(taken, at, [])];
    });
    const vote = operation('and', 'bool', below(plus(begin, laneIndex), groups), [...tests.values()].reduce(anyOf));
    const asked = rounds(kernel, vote, (from) => [
      bind(first, times(plus(begin, from), groupLength)),
      ...taken.statements,
      ...elements.flat(),
    ]);
    const body = [bind(own, least(plus(begin, laneIndex), minus(groups, 1))), ...asking.statements, ...asked];
    return [
      bind(groups, groupAt(size)),
      serialLoop(begin.name, 0, groups, body, warpThreads),
      this.plain(plus(times(groups, groupLength), laneIndex), size, group),
    ];
  }

  private element(outer: Scope, at: Value, more: readonly [Axis, Value][]): Statement[] {
    const inner = outer.inner(
      new Map([...this.folds.map(({ axes }): [Axis, Value] => [axes[0], at]), ...more]),
      'thread',
    );
    const adds = this.folds.map((fold, i) => when(inner.value(fold.args[0]), [this.count(i)]));
    return [...inner.statements, ...adds];
  }
}
