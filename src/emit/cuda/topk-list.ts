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
import { block, indent, literal, neutralOf, valueTypes } from './c-text.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { openScope, type Scope } from './scope.js';
import { warpThreads } from './tuning.js';

/** A list has an entry in each thread of a warp. */
export const longestList = warpThreads;
/** Elements that a thread looks at before the warp asks whether one fits. */
const together = groupLength / warpThreads;

/** The phases are one phase for several rows: they differ in their outer indices only. */
export function topkListLines(
  phases: readonly TopkPhase[],
  names: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const [{ k, over }] = phases.map(({ op }) => op);
  const groups = groupsOf([over]);
  const change = groupRewriter(groups);
  const grouped = phases.map((phase) => changePhase(phase, change) as TopkPhase);
  const isGrouped = grouped.every(({ op }) => partsOf(op).some((part) => isOfGroup(part, groups)));
  const used = isGrouped ? grouped : phases;
  const row = openScope(context, used.flatMap(phaseExpressions), 'warp', names, writeFoldLoop);
  const ops = used.map(({ op }) => op);
  const writer = new ListWriter(ops, row, groups);
  const size = context.size(over.extent);
  const [whole, first] = [`${writer.name}_whole`, `${writer.name}_first`];
  const eachGroup = `for (int ${first} = 0; ${first} < ${whole}; ${first} += ${groupLength})`;
  const looks = isGrouped ? writer.groupLoop(first, whole) : block(eachGroup, writer.looks(first));
  const rest = writer.rest(first, size);
  return [
    ...row.lines,
    ...writer.declare(),
    `const int ${whole} = ${size} - (int)((unsigned int)${size} % ${groupLength}u);`,
    ...looks,
    ...block(`for (int ${first} = ${whole}; ${first} < ${size}; ${first} += ${warpThreads})`, rest),
    ...block(`if (lane < ${k})`, writer.stores()),
  ];
}

class ListWriter {
  readonly name: string;
  private readonly type: string;
  private readonly worst: string;
  private readonly sign: string;

  constructor(
    private readonly ops: readonly TopkOp[],
    private readonly row: Scope,
    private readonly groups: Groups,
  ) {
    const [{ largest, value }] = ops;
    this.name = row.context.fresh('top');
    this.type = valueTypes[value.dtype];
    this.worst = literal(neutralOf(largest ? 'max' : 'min', value.dtype), value.dtype);
    this.sign = largest ? '>' : '<';
  }

  declare(): string[] {
    const { type, worst } = this;
    return this.ops.map((_, r) => `${type} ${this.entry(r)} = ${worst}, ${this.last(r)} = ${worst};`);
  }

  /** Every thread asks for one group whether something of it may fit; those that may are taken one after the other. */
  groupLoop(first: string, whole: string): string[] {
    const { name, ops } = this;
    const [groups, begin, turn, open] = [`${name}_groups`, `${name}_begin`, `${name}_turn`, `${name}_todo`];
    const own = `${name}_g`;
    const inner = this.row.inner(new Map([[this.groups.group, own]]), 'thread');
    const tests = ops.map((op, r) =>
      this.mayFit(
        partsOf(op)
          .filter((part) => isOfGroup(part, this.groups))
          .map((part) => inner.named(part)),
        r,
      ),
    );
    const vote = `__ballot_sync(~0u, ${turn} < ${groups} && (${tests.join(' | ')}))`;
    return [
      `const int ${groups} = ${whole} / ${groupLength};`,
      `const int ${begin} = ${this.firstGroup(groups)};`,
      ...block(`for (int ${name}_0 = 0; ${name}_0 < ${groups}; ${name}_0 += ${warpThreads})`, [
        `const int ${turn} = ${name}_0 + lane;`,
        `const int ${own}_up = min_i32(${turn}, ${groups} - 1) + ${begin};`,
        `const int ${own} = ${own}_up < ${groups} ? ${own}_up : ${own}_up - ${groups};`,
        ...inner.lines,
        `unsigned int ${open} = ${vote};`,
        ...block(`while (${open} != 0u)`, [
          `const int ${first} = __shfl_sync(~0u, ${own}, __ffs(${open}) - 1) * ${groupLength};`,
          `${open} &= ${open} - 1u;`,
          ...this.looks(first, [`${open} &= ${vote};`]),
        ]),
      ]),
    ];
  }

  /** One whole group: parts of the values first, and only where one may fit the values; `after` follows what was put in. */
  looks(first: string, after: readonly string[] = []): string[] {
    const { ops, groups } = this;
    const here = `(${first} / ${groupLength})`;
    const seen = Array.from({ length: together }, (_, u) => {
      const at = `${this.name}_x${u}`;
      const inner = this.element(at, here);
      const rows = ops.map((op) => ({
        where: op.where === undefined ? undefined : inner.named(op.where),
        parts: partsOf(op).map((part) => (isOfGroup(part, groups) ? undefined : inner.named(part))),
      }));
      const start = `const int ${at} = ${first} + ${u === 0 ? '' : `${u * warpThreads} + `}lane;`;
      return { lines: [start, ...inner.lines], rows };
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
        return this.insert(r, where === undefined ? value : `${where} ? ${value} : ${this.worst}`);
      }),
    );
    return [
      ...seen.flatMap(({ lines }) => lines),
      ...block(`if (__ballot_sync(~0u, ${tests.join(' | ')}) != 0u)`, [...whole.lines, ...inserts, ...after]),
    ];
  }

  private element(at: string, group: string): Scope {
    return this.row.inner(
      new Map([
        [this.ops[0].over, at],
        [this.groups.group, group],
      ]),
      'thread',
    );
  }

  private mayFit(parts: readonly string[], r: number, where?: string): string {
    const beyond = this.sign === '<' ? '>=' : '<=';
    const tests = parts.map((part) => `!(${part} ${beyond} ${this.last(r)})`);
    return `(${[...(where === undefined ? [] : [where]), ...tests].join(' & ')})`;
  }

  /**
   * Where rows and elements are the same points, those that stand near a row are often near it: its own group comes first,
   * and the list is short of little soon. Only equal zeros of both signs would show the order.
   */
  private firstGroup(groups: string): string {
    const { over, axes, value } = this.ops[0];
    const row = axes[axes.length - 1];
    if (row === undefined || !sameDimension(row.extent, over.extent) || !isNeverMinusZero(value)) return '0';
    const at = this.row.value(indexOf(row));
    return `max_i32(min_i32(${at} / ${groupLength} - 1, ${groups} - 1), 0)`;
  }

  /** The elements that fill no whole group. What may not be taken stays the worst value, which never fits; nor does NaN. */
  rest(first: string, size: string): string[] {
    const { ops, name, type, worst } = this;
    const at = `${name}_x`;
    const inner = this.element(at, `(${at} / ${groupLength})`);
    const candidate = (r: number): string => `${name}_r${r}`;
    const taken = ops.map((op, r) => {
      const value = inner.named(op.value);
      return `${op.where === undefined ? '' : `if (${inner.named(op.where)}) `}${candidate(r)} = ${value};`;
    });
    return [
      `const int ${at} = ${first} + lane;`,
      `${type} ${ops.map((_, r) => `${candidate(r)} = ${worst}`).join(', ')};`,
      ...block(`if (${at} < ${size})`, [...inner.lines, ...taken]),
      ...ops.flatMap((_, r) => this.insert(r, candidate(r))),
    ];
  }

  stores(): string[] {
    const { row } = this;
    return this.ops.map((op, r) => {
      const outer = op.axes.map((axis) => row.value(indexOf(axis)));
      return row.storeText(op.values as string, [...outer, 'lane'], this.entry(r));
    });
  }

  private entry(r: number): string {
    return `${this.name}_e${r}`;
  }

  private last(r: number): string {
    return `${this.name}_l${r}`;
  }

  private insert(r: number, value: string): string[] {
    const { name, type, sign } = this;
    const [entry, last] = [this.entry(r), this.last(r)];
    const [candidate, open, v, up] = [`${name}_c`, `${name}_open`, `${name}_v`, `${name}_up`];
    return [
      '{',
      `  const ${type} ${candidate} = ${value};`,
      `  unsigned int ${open} = __ballot_sync(~0u, ${candidate} ${sign} ${last});`,
      ...indent(
        block(`while (${open} != 0u)`, [
          `const ${type} ${v} = __shfl_sync(~0u, ${candidate}, __ffs(${open}) - 1);`,
          `const ${type} ${up} = __shfl_up_sync(~0u, ${entry}, 1);`,
          `if (${v} ${sign} ${entry}) ${entry} = lane > 0 && ${v} ${sign} ${up} ? ${up} : ${v};`,
          `${last} = __shfl_sync(~0u, ${entry}, ${this.ops[r].k - 1});`,
          `${open} &= (${open} - 1u) & __ballot_sync(~0u, ${candidate} ${sign} ${last});`,
        ]),
      ),
      '}',
    ];
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
function joined(expr: Expr, parts: string[], op: TopkOp): string {
  const kind = op.largest ? 'min' : 'max';
  if (expr.op !== kind) return parts.shift() as string;
  const [left, right] = expr.args.map((arg) => joined(arg, parts, op));
  return `${kind}_${expr.dtype}(${left}, ${right})`;
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
