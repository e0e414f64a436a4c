/**
 * The k best values of several rows at once, by one warp, where k is small and indices are not asked for. A row's list lies
 * across the warp, entry p in thread p, and its last entry stands in every thread: a candidate costs a comparison, and only
 * one that fits costs more. Two times 32 elements are looked at together, for all rows with the same loads; those that fit
 * are put in one by one, lowest index first, behind every entry that is not worse, and the others are asked again whether
 * they still fit.
 */
import { changePhase } from '../../fuse/rename.js';
import { phaseExpressions, type TopkPhase } from '../../fuse/stage.js';
import { largest, sameDimension } from '../../kernel/dimension.js';
import { type Axis, type Expr, indexOf } from '../../kernel/expr.js';
import { groupLength } from '../../kernel/group.js';
import type { TopkOp } from '../../kernel/op.js';
import { freeAxes, rewriter } from '../../kernel/walk.js';
import {
  above,
  atLeast,
  below,
  choose,
  int,
  laneIndex,
  least,
  minus,
  most,
  type Name,
  name,
  negated,
  operation,
  plus,
  remainder,
  type Statement,
  times,
  type Value,
} from '../loop/language.js';
import { beats, worst } from '../loop/lower/accumulate.js';
import { isAny, rounds, shuffled, voted } from '../loop/lower/join.js';
import { type Kernel, serialLoop } from '../loop/lower/kernel.js';
import { assign, bind, declare, when } from '../loop/statements.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { openScope, type Scope } from './scope.js';
import { warpThreads } from './tuning.js';

/** A list has an entry in each thread of a warp. */
export const longestList = warpThreads;
/** Elements that a thread looks at before the warp asks whether one fits. */
const together = groupLength / warpThreads;

/** The phases are one phase for several rows: they differ in their outer indices only. */
export function topkLists(
  phases: readonly TopkPhase[],
  axes: ReadonlyMap<Axis, Value>,
  context: StageContext,
): Statement[] {
  const [{ k, over }] = phases.map(({ op }) => op);
  const groups = groupsOf([over]);
  const change = groupRewriter(groups);
  const grouped = phases.map((phase) => changePhase(phase, change) as TopkPhase);
  const isGrouped = grouped.every(({ op }) => partsOf(op).some((part) => isOfGroup(part, groups)));
  const used = isGrouped ? grouped : phases;
  const row = openScope(context, used.flatMap(phaseExpressions), 'warp', axes, writeFoldLoop);
  const lists = new Lists(
    used.map(({ op }) => op),
    row,
    groups,
  );
  const size = context.sizeOf(over.extent);
  const [whole, first] = [lists.name('whole'), lists.name('first')];
  const looks = isGrouped
    ? lists.groupLoop(first, whole)
    : [serialLoop(first.name, 0, whole, lists.looks(first), groupLength)];
  const rest = lists.rest(first, size);
  return [
    ...row.statements,
    ...lists.declarations(),
    bind(whole, minus(size, remainder(size, groupLength))),
    ...looks,
    serialLoop(first.name, whole, size, rest, warpThreads),
    when(below(laneIndex, k), lists.stores()),
  ];
}

/** One of several, or all: no branch stands between them. */
export const anyOf = (a: Value, b: Value): Value => operation('bitOr', 'bool', a, b);
export const allOf = (a: Value, b: Value): Value => operation('bitAnd', 'bool', a, b);
/** The number of an element's group. */
export const groupAt = (element: Value): Value => operation('div', 'i32', element, int(groupLength));

class Lists {
  private readonly prefix: string;
  private readonly worst: Value;
  private readonly isLargest: boolean;
  private readonly kernel: Kernel;

  constructor(
    private readonly ops: readonly TopkOp[],
    private readonly row: Scope,
    private readonly groups: Groups,
  ) {
    const [{ largest: isLargest, value }] = ops;
    this.kernel = row.values.kernel;
    this.prefix = row.context.fresh('top');
    this.worst = worst(value.dtype, isLargest);
    this.isLargest = isLargest;
  }

  name(what: string): Name {
    return name(`${this.prefix}_${what}`, 'i32');
  }

  declarations(): Statement[] {
    return this.ops.flatMap((_, r) => [declare(this.entry(r), this.worst), declare(this.last(r), this.worst)]);
  }

  /** Every thread asks for one group whether something of it may fit; those that may are taken one after the other. */
  groupLoop(first: Name, whole: Name): Statement[] {
    const [groups, begin, turn, from] = ['groups', 'begin', 'turn', '0'].map((what) => this.name(what));
    const [own, up] = [this.name('g'), this.name('g_up')];
    const inner = this.row.inner(new Map([[this.groups.group, own]]), 'thread');
    const tests = this.ops.map((op, r) => {
      const parts = partsOf(op).filter((part) => isOfGroup(part, this.groups));
      return this.mayFit(
        parts.map((part) => inner.named(part)),
        r,
      );
    });
    const vote = operation('and', 'bool', below(turn, groups), tests.reduce(anyOf));
    const taken = rounds(this.kernel, vote, (next, again) => {
      const statements: Statement[] = [];
      statements.push(bind(first, times(shuffled(this.kernel, statements, 'from', own, next), groupLength)));
      return [...statements, ...this.looks(first, again(vote))];
    });
    const body = [
      bind(turn, plus(from, laneIndex)),
      bind(up, plus(least(turn, minus(groups, 1)), begin)),
      bind(own, choose(below(up, groups), up, minus(up, groups))),
      ...inner.statements,
      ...taken,
    ];
    return [
      bind(groups, groupAt(whole)),
      bind(begin, this.firstGroup(groups)),
      serialLoop(from.name, 0, groups, body, warpThreads),
    ];
  }

  /** One whole group: parts of the values first, and only where one may fit the values; `after` follows what was put in. */
  looks(first: Name, after: readonly Statement[] = []): Statement[] {
    const { ops, groups } = this;
    const here = groupAt(first);
    const seen = Array.from({ length: together }, (_, u) => {
      const at = this.name(`x${u}`);
      const inner = this.element(at, here);
      const rows = ops.map((op) => ({
        where: op.where === undefined ? undefined : inner.named(op.where),
        parts: partsOf(op).map((part) => (isOfGroup(part, groups) ? undefined : inner.named(part))),
      }));
      const start = u === 0 ? first : plus(first, u * warpThreads);
      return { statements: [bind(at, plus(start, laneIndex)), ...inner.statements], rows };
    });
    const tests = seen.flatMap(({ rows }) =>
      rows.map(({ where, parts }, r) => {
        const known = parts.filter((part) => part !== undefined);
        return this.mayFit(known, r, where);
      }),
    );
    const whole = this.row.inner(new Map([[groups.group, here]]), 'thread');
    const inserts = ops.flatMap((op, r) =>
      seen.flatMap(({ rows }) => {
        const { where, parts } = rows[r];
        const exprs = partsOf(op);
        const names = parts.map((part, i) => part ?? whole.named(exprs[i]));
        const value = joined(op.value, names, op);
        return this.insert(r, where === undefined ? value : choose(where, value, this.worst));
      }),
    );
    const statements = seen.flatMap((one) => one.statements);
    const votes = voted(this.kernel, statements, tests.reduce(anyOf));
    return [...statements, when(isAny(votes), [...whole.statements, ...inserts, ...after])];
  }

  private element(at: Value, group: Value): Scope {
    return this.row.inner(
      new Map([
        [this.ops[0].over, at],
        [this.groups.group, group],
      ]),
      'thread',
    );
  }

  private mayFit(parts: readonly Value[], r: number, where?: Value): Value {
    const last = this.last(r);
    const isBeyond = (part: Value): Value =>
      this.isLargest ? operation('le', 'bool', part, last) : atLeast(part, last);
    const tests = parts.map((part) => negated(isBeyond(part)));
    return [...(where === undefined ? [] : [where]), ...tests].reduce(allOf);
  }

  /**
   * Where rows and elements are the same points, those that stand near a row are often near it: its own group comes first,
   * and the list is short of little soon. Only equal zeros of both signs would show the order.
   */
  private firstGroup(groups: Value): Value {
    const { over, axes, value } = this.ops[0];
    const row = axes[axes.length - 1];
    if (row === undefined || !sameDimension(row.extent, over.extent) || !isNeverMinusZero(value)) return int(0);
    return most(least(minus(groupAt(this.row.value(indexOf(row))), 1), minus(groups, 1)), 0);
  }

  /** The elements that fill no whole group. What may not be taken stays the worst value, which never fits; nor does NaN. */
  rest(first: Name, size: Value): Statement[] {
    const at = this.name('x');
    const inner = this.element(at, groupAt(at));
    const candidates = this.ops.map(({ value }, r) => name(this.name(`r${r}`).name, value.dtype));
    const taken = this.ops.map((op, r) => {
      const take = assign(candidates[r], inner.named(op.value));
      return op.where === undefined ? take : when(inner.named(op.where), [take]);
    });
    return [
      bind(at, plus(first, laneIndex)),
      ...candidates.map((own) => declare(own, this.worst)),
      when(below(at, size), [...inner.statements, ...taken]),
      ...candidates.flatMap((own, r) => this.insert(r, own)),
    ];
  }

  stores(): Statement[] {
    const { row, kernel } = this;
    return this.ops.map((op, r) => {
      const outer = op.axes.map((axis) => row.value(indexOf(axis)));
      return kernel.store(kernel.memory(op.values as string, 'current'), [...outer, laneIndex], this.entry(r));
    });
  }

  private entry(r: number): Name {
    return name(`${this.prefix}_e${r}`, this.worst.type);
  }

  private last(r: number): Name {
    return name(`${this.prefix}_l${r}`, this.worst.type);
  }

  /** Puts in what fits: behind every entry that is not worse, the lowest thread's first. */
  private insert(r: number, value: Value): Statement[] {
    const { kernel, isLargest } = this;
    const [entry, last] = [this.entry(r), this.last(r)];
    const candidate = kernel.name('c', value.type);
    const fits = beats(candidate, last, isLargest);
    const taken = rounds(kernel, fits, (next, again) => {
      const body: Statement[] = [];
      const one = shuffled(kernel, body, 'from', candidate, next);
      const before = shuffled(kernel, body, 'up', entry, 1);
      const moves = operation('and', 'bool', above(laneIndex, 0), beats(one, before, isLargest));
      body.push(when(beats(one, entry, isLargest), [assign(entry, choose(moves, before, one))]));
      body.push(assign(last, shuffled(kernel, body, 'from', entry, this.ops[r].k - 1)));
      return [...body, ...again(fits)];
    });
    return [{ kind: 'block', body: [bind(candidate, value), ...taken] }];
  }
}

/**
 * Values that a candidate is made of: the largest of several cannot be among the smallest where one of them is not. That is
 * so whatever NaN does, and three comparisons cost less than two selections and a comparison.
 */
function partsOf({ value, largest }: TopkOp): Expr[] {
  const flat = (expr: Expr): Expr[] => (expr.op === (largest ? 'min' : 'max') ? expr.args.flatMap(flat) : [expr]);
  return flat(value);
}

/** The value again from the names of its parts, which are used up from the left. */
function joined(expr: Expr, parts: Value[], op: TopkOp): Value {
  const kind = op.largest ? 'min' : 'max';
  if (expr.op !== kind) return parts.shift() as Value;
  return operation(kind, expr.dtype, ...expr.args.map((arg) => joined(arg, parts, op)));
}

/** Where the first of the largest is a magnitude, no later zero takes its place. */
function isNeverMinusZero(expr: Expr): boolean {
  return expr.op === 'abs' || (expr.op === 'max' && isNeverMinusZero(expr.args[0]));
}

/**
 * The groups of the elements along some axes of one length; how many there are is only known not to be more than this. Where a
 * formula asks something of the group that an element belongs to (its index divided by `groupLength`), the answer is the same
 * for all of the group, and a warp that takes a group at once can ask before it looks at any of them: 32 groups in one vote.
 */
export interface Groups {
  readonly axes: ReadonlySet<Axis>;
  /** Stands for the number of an element's group. */
  readonly group: Axis;
}

export function groupsOf(axes: readonly Axis[]): Groups {
  const extent = Math.ceil(largest(axes[0].extent) / groupLength);
  return { axes: new Set(axes), group: { name: 'group', extent } };
}

/** Writes the number of an element's group as an index of its own. */
export function groupRewriter({ axes, group }: Groups): (expr: Expr) => Expr {
  return rewriter((expr) => {
    if (expr.op !== 'div' || expr.dtype !== 'i32') return expr;
    const [element, length] = expr.args;
    const isGroup = element.op === 'index' && axes.has(element.axis) && length.op === 'constant';
    return isGroup && length.value === groupLength ? indexOf(group) : expr;
  });
}

/** Whether a value is the same for all elements of a group, and not for all groups. */
export function isOfGroup(expr: Expr, { axes, group }: Groups): boolean {
  const free = freeAxes(expr);
  return free.has(group) && ![...axes].some((axis) => free.has(axis));
}

/** The conditions that must all hold for this one. */
export function conditionsOf(expr: Expr): Expr[] {
  return expr.op === 'and' && expr.dtype === 'bool' ? expr.args.flatMap(conditionsOf) : [expr];
}
