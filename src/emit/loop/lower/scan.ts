/**
 * A running sum, maximum or minimum along one axis, by one thread or shared by those of a unit. A chunk is scanned in
 * scratch memory by doubling distances, and what stands before it is combined from the left, as tree.ts declares; the
 * chunks' totals are scanned in the same pattern as they come, each level keeping the history that the pattern looks back to.
 */
import type { ScanPhase } from '../../../fuse/stage.js';
import { largest } from '../../../kernel/dimension.js';
import { byteSize, type Dtype, isFloat } from '../../../kernel/dtype.js';
import type { Axis } from '../../../kernel/expr.js';
import { levelsOf } from '../../../kernel/tree.js';
import {
  type Address,
  above,
  atLeast,
  below,
  choose,
  constant,
  equal,
  int,
  type Loop,
  least,
  minus,
  name,
  operation,
  plus,
  quotient,
  remainder,
  type Statement,
  type Type,
  type Value,
} from '../language.js';
import { better, loadOf, ownElement, worst } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, type Memory, serialLoop } from './kernel.js';
import { rebind, writeRows } from './rows.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { isFirst } from './store.js';
import { Values } from './values.js';

/** The chunk of what does not depend on the order, or needs more scratch memory than there is to follow the tree. */
const shortChunk = 256;

/** How a scan follows the Program's tree. */
interface Shape {
  readonly chunk: number;
  readonly levels: number;
  /** Whether the order is the tree's; for what does not depend on the order a plain carry will do. */
  readonly exact: boolean;
  /** Elements of scratch memory; one more keeps what stands before a chunk. */
  readonly elements: number;
}

function shapeOf(kernel: Kernel, { op }: ScanPhase): Shape {
  const { tree: declared, machine } = kernel.module;
  const most = largest(op.axes[op.along].extent);
  const ordered = isFloat(op.value.dtype) && op.reducer === 'sum';
  // Half of the shared memory, since the part may have local arrays.
  const room = machine.sharedBytes / 2 / byteSize(op.value.dtype as Dtype);
  const fits = (chunk: number): boolean => chunk * levelsOf(most, { ...declared, chunk }) <= room;
  const chunk = ordered && fits(declared.chunk) ? declared.chunk : shortChunk;
  const exact = ordered && fits(chunk);
  const levels = exact ? levelsOf(most, { ...declared, chunk }) : most > chunk ? 2 : 1;
  return { chunk, levels, exact, elements: exact ? chunk * levels : chunk };
}

/** Where a scan works and who takes its positions. */
interface Place {
  readonly at: (index: Value) => Address;
  readonly each: (body: readonly Statement[]) => Statement;
  /** Threads that share the positions. */
  readonly lanes: number;
  readonly meet: readonly Statement[];
  /** What one thread does for all. */
  readonly byFirst: (body: readonly Statement[]) => readonly Statement[];
}

function placeOf(kernel: Kernel, scope: Scope, type: Type, shape: Shape, isShared: boolean): Place {
  const size = name('size', 'i32');
  const length = shape.elements + (shape.levels > 1 ? 1 : 0);
  if (isShared) {
    // An f64 begins at an even word.
    kernel.pool(type === 'f64' ? 2 * length + 1 : length);
    return {
      at: (index) => kernel.scratch(index, type),
      each: (body) => laneLoop('q', int(0), size, kernel.lanes, body),
      lanes: kernel.lanes,
      meet: [barrier],
      byFirst: (body) => [{ kind: 'if', condition: isFirst, body }],
    };
  }
  const own = kernel.fresh('own');
  scope.statements.push({ kind: 'array', name: own, type, length, zero: false });
  return {
    at: (index) => ownElement(own, index, length),
    each: (body) => serialLoop('q', int(0), size, body),
    lanes: 1,
    meet: [],
    byFirst: (body) => body,
  };
}

export function writeScan(
  kernel: Kernel,
  scope: Scope,
  phase: ScanPhase,
  units: readonly Axis[],
  isShared: boolean,
): void {
  const shape = shapeOf(kernel, phase);
  const place = placeOf(kernel, scope, phase.op.value.dtype, shape, isShared);
  writeRows(kernel, scope, phase.rows, isShared ? 'group' : 'serial', (row) => {
    new RowScan(kernel, row, phase, [...units, ...phase.rows], shape, place).write();
  });
}

const [q, d, begin, size] = ['q', 'd', 'begin', 'size'].map((text) => name(text, 'i32'));
const bind = (text: string, value: Value): Statement => ({ kind: 'let', name: text, value });

/** The scan of one row. */
class RowScan {
  private readonly type: Type;
  private readonly neutral: Value;
  private readonly memory: Memory;
  private readonly count: Value;
  /** The op's axes but for that of the scan. */
  private readonly bound: ReadonlyMap<Axis, Value>;

  constructor(
    private readonly kernel: Kernel,
    private readonly row: Scope,
    private readonly phase: ScanPhase,
    units: readonly Axis[],
    private readonly shape: Shape,
    private readonly place: Place,
  ) {
    const { op } = phase;
    this.type = op.value.dtype;
    this.neutral = op.reducer === 'sum' ? constant(0, this.type) : worst(op.value.dtype, op.reducer === 'max');
    this.memory = kernel.memory(op.target, 'current');
    this.count = kernel.size(op.axes[op.along].extent);
    const outer = op.axes.filter((_, position) => position !== op.along);
    this.bound = rebind(outer, units, row);
  }

  write(): void {
    const { kernel, row, place, shape, count } = this;
    const { chunk, levels } = shape;
    const { op } = this.phase;
    const here = name(kernel.axisName(op.axes[op.along]), 'i32');
    const inner = new Scope(row, new Map([...this.bound, [op.axes[op.along], here]]), false);
    const value = new Values(kernel, [op.value], writeLoop).named(op.value, inner);
    inner.statements.push({ kind: 'store', address: place.at(q), value: this.combine(this.neutral, value) });
    const body: Statement[] = [
      bind('size', least(int(chunk), minus(count, begin))),
      place.each([bind(here.name, plus(begin, q)), ...inner.statements]),
      ...place.meet,
      this.doubling(),
      place.each(this.results()),
      ...place.meet,
      ...(levels > 1 ? [...place.byFirst(this.carry()), ...place.meet] : []),
    ];
    row.statements.push(serialLoop('begin', int(0), count, body, chunk));
    if (!op.exclusive) return;
    const first = this.store(int(0), this.neutral);
    row.statements.push(...place.byFirst([{ kind: 'if', condition: above(count, int(0)), body: [first] }]));
  }

  private readonly combine = (a: Value, b: Value): Value => {
    const { reducer } = this.phase.op;
    return reducer === 'sum' ? operation('add', this.type, a, b) : better(reducer === 'max', a, b);
  };

  private at(index: Value): Value {
    return loadOf(this.place.at(index), this.type);
  }

  private store(index: Value, value: Value): Statement {
    const { axes, along } = this.phase.op;
    const indices = axes.map((axis) => (axis === axes[along] ? index : (this.bound.get(axis) as Value)));
    return this.kernel.store(this.memory, indices, value);
  }

  /** The chunk in scratch memory: every element takes in the one that is 1, 2, 4 … before it. */
  private doubling(): Loop {
    const { type, place, shape } = this;
    const [x, y] = ['x', 'y'].map((text) => name(text, type));
    const length = Math.ceil(shape.chunk / place.lanes);
    const kept = ownElement('kept', length === 1 ? int(0) : quotient(q, int(place.lanes)), length);
    const loop = serialLoop('d', int(1), size, [
      { kind: 'array', name: 'kept', type, length, zero: false },
      place.each([
        bind('x', this.at(q)),
        {
          kind: 'if',
          condition: atLeast(q, d),
          body: [bind('y', this.at(minus(q, d))), { kind: 'store', address: kept, value: this.combine(y, x) }],
          otherwise: [{ kind: 'store', address: kept, value: x }],
        },
      ]),
      ...place.meet,
      place.each([{ kind: 'store', address: place.at(q), value: loadOf(kept, type) }]),
      ...place.meet,
    ]);
    return { ...loop, update: 'multiply', step: int(2) };
  }

  /** Elements with what stands before their chunk; an exclusive scan stores each one place further on. */
  private results(): Statement[] {
    const { exclusive } = this.phase.op;
    const target = exclusive ? plus(plus(begin, q), int(1)) : plus(begin, q);
    const put = this.store(target, name('y', this.type));
    const result = this.shape.levels === 1 ? [bind('y', this.at(q))] : this.carried(this.at(q), (y) => bind('y', y));
    if (!exclusive) return [...result, put];
    return [...result, { kind: 'if', condition: below(target, this.count), body: [put] }];
  }

  /** A value behind what stands before the chunk. */
  private carried(value: Value, take: (value: Value) => Statement): Statement[] {
    const { type } = this;
    const [x, left] = ['x', 'left'].map((text) => name(text, type));
    const address = this.place.at(int(this.shape.elements));
    return [
      bind('x', value),
      // Nothing stands before the first chunk, and nothing was written there.
      bind('left', { kind: 'load', type, address, where: above(begin, int(0)) }),
      take(choose(equal(begin, int(0)), x, this.combine(left, x))),
    ];
  }

  /** What stands before the next chunk. */
  private carry(): Statement[] {
    const { kernel, row, shape, neutral, place } = this;
    const last = this.at(minus(size, int(1)));
    if (shape.exact) return pushTotal(kernel, row, shape, neutral, this.combine, place, last);
    const before = place.at(int(shape.elements));
    return this.carried(last, (value) => ({ kind: 'store', address: before, value }));
  }
}

/**
 * One more total for the levels above, by one thread. y_j[c] covers the last 2^j totals; the pattern combines
 * y_j[c − 2^j] with y_j[c], so each j keeps its last 2^j values, all in chunk − 1 words. Counters are declared in the row.
 */
function pushTotal(
  kernel: Kernel,
  row: Scope,
  { levels, chunk, elements }: Shape,
  neutral: Value,
  combine: (a: Value, b: Value) => Value,
  place: Place,
  total: Value,
): Statement[] {
  const { type } = neutral;
  const push = (level: number, from: Value, store: (value: Value) => Statement): Statement[] => {
    const x = name(kernel.fresh('x'), type);
    const taken = name(kernel.fresh('taken'), 'i32');
    row.statements.push({ kind: 'var', name: taken.name, type: 'i32', value: int(0) });
    const slot = place.at(plus(plus(int(chunk * (level + 1) - 1), d), remainder(taken, d)));
    const old = name('old', type);
    const isFull = atLeast(taken, d);
    const statements: Statement[] = [
      { kind: 'var', name: x.name, type, value: combine(neutral, from) },
      {
        ...serialLoop('d', int(1), kernel.hidden(chunk), [
          // Before a level is full nothing was kept there.
          { kind: 'let', name: 'old', value: { kind: 'load', type, address: slot, where: isFull } },
          { kind: 'store', address: slot, value: x },
          { kind: 'if', condition: isFull, body: [{ kind: 'assign', name: x.name, value: combine(old, x) }] },
        ]),
        update: 'multiply',
        step: int(2),
      } satisfies Loop,
      { kind: 'increase', name: taken.name, value: int(1) },
    ];
    if (level === levels - 2) return [...statements, store(x)];
    const [above, has] = [name(kernel.fresh('above'), type), name(kernel.fresh('has'), 'bool')];
    row.statements.push(
      { kind: 'var', name: above.name, type, value: neutral },
      { kind: 'var', name: has.name, type: 'bool', value: constant(0, 'bool') },
    );
    const raised = push(level + 1, x, (value) => ({ kind: 'assign', name: above.name, value }));
    return [
      ...statements,
      store(choose(has, combine(above, x), x)),
      {
        kind: 'if',
        condition: equal(taken, int(chunk)),
        body: [
          ...raised,
          { kind: 'assign', name: has.name, value: constant(1, 'bool') },
          { kind: 'assign', name: taken.name, value: int(0) },
        ],
      },
    ];
  };
  return push(0, total, (value) => ({ kind: 'store', address: place.at(int(elements)), value }));
}
