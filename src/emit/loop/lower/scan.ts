/**
 * A running sum, maximum or minimum along one axis, by one thread or shared by those of a unit. What does not depend on the
 * order of its terms runs along in one thread. All else goes chunk by chunk: a chunk is scanned in scratch memory by doubling
 * distances, and what stands before it is combined from the left, as tree.ts declares; the chunks' totals are scanned in the
 * same pattern as they come, each level keeping the history that the pattern looks back to. At the end: how a scan follows the
 * tree, where it works and which threads take its positions.
 */
import { largest } from '../../../kernel/dimension.js';
import { byteSize, type Dtype, isFloat } from '../../../kernel/dtype.js';
import type { ScanOp } from '../../../kernel/op.js';
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
  loadOf,
  minus,
  type Name,
  name,
  operation,
  plus,
  quotient,
  remainder,
  type Statement,
  type Type,
  type Value,
} from '../language.js';
import { assign, bind, declare, increase, put, when } from '../statements.js';
import { better, neutral, ownElement } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { RowOf, RowWriter } from './rows.js';
import type { Scope } from './scope.js';
import { isFirst } from './store.js';

/** Rows of a scan, shared by a unit's threads or each by one; memory for them is declared in the scope. */
export function scanWriter(kernel: Kernel, scope: Scope, op: ScanOp, isShared: boolean): RowWriter {
  if (!isShared && !isOrdered(op)) return (row) => runRow({ kernel, op, ...row });
  const shape = shapeOf(kernel, op);
  const place = placeOf(kernel, scope, op.value.dtype, shape, isShared);
  return (row) => new ChunkScan({ kernel, op, ...row }, shape, place).write();
}

/** One value runs along. */
function runRow(at: RowOf<ScanOp>): void {
  const { kernel, row, op } = at;
  const run = kernel.name('run', op.value.dtype);
  const { here, inner, value } = elementOf(at);
  const store = storeAt(at)(here, run);
  const next: Statement = assign(run, combining(op)(run, value));
  inner.statements.push(...(op.exclusive ? [store, next] : [next, store]));
  row.statements.push(
    declare(run, neutralOf(op)),
    serialLoop(here.name, 0, kernel.size(op.axes[op.along].extent), inner.statements),
  );
}

type Combine = (a: Value, b: Value) => Value;
/** A position in the chunk, where the chunk begins and how long it is; the distance of a round. */
const [q, begin, size, d] = ['q', 'begin', 'size', 'd'].map((text) => name(text, 'i32'));

const combining =
  ({ reducer, value: { dtype } }: ScanOp): Combine =>
  (a, b) =>
    reducer === 'sum' ? operation('add', dtype, a, b) : better(reducer === 'max', a, b);

const neutralOf = ({ reducer, value }: ScanOp): Value => neutral({ reducer, dtype: value.dtype, args: [value] });

/** Stores at an index along the scan. */
function storeAt({ kernel, op, bound }: RowOf<ScanOp>): (at: Value, what: Value) => Statement {
  const memory = kernel.memory(op.target, 'current');
  const places = (at: Value): Value[] => op.axes.map((axis) => bound.get(axis) ?? at);
  return (at, what) => kernel.store(memory, places(at), what);
}

/** The value at an index along the scan, in a scope of its own. */
function elementOf({ kernel, row, op, bound, values }: RowOf<ScanOp>): { here: Name; inner: Scope; value: Value } {
  const along = op.axes[op.along];
  const here = name(kernel.axisName(along), 'i32');
  const inner = row.inside(new Map([...bound, [along, here]]));
  return { here, inner, value: values.named(op.value, inner) };
}

class ChunkScan {
  private readonly type: Type;
  private readonly neutral: Value;
  private readonly combine: Combine;
  private readonly store: (at: Value, what: Value) => Statement;
  private readonly count: Value;

  constructor(
    private readonly of: RowOf<ScanOp>,
    private readonly shape: Shape,
    private readonly place: Place,
  ) {
    const { kernel, op } = of;
    this.type = op.value.dtype;
    this.neutral = neutralOf(op);
    this.combine = combining(op);
    this.store = storeAt(of);
    this.count = kernel.size(op.axes[op.along].extent);
  }

  write(): void {
    const { place, count } = this;
    const { row, op } = this.of;
    const { chunk, levels } = this.shape;
    const { here, inner, value } = elementOf(this.of);
    inner.statements.push(put(place.at(q), this.combine(this.neutral, value)));
    const round = place.lanes === 1 ? this.lastFirst() : this.apart();
    const body: Statement[] = [
      bind(size, least(int(chunk), minus(count, begin))),
      place.along(here, inner.statements),
      ...place.meet,
      // Every element takes in the one that is 1, 2, 4 … before it.
      { ...serialLoop('d', int(1), size, round), update: 'multiply', step: int(2) },
      place.each(this.results()),
      ...place.meet,
      ...(levels > 1 ? [...place.byFirst(this.carry()), ...place.meet] : []),
    ];
    row.statements.push(serialLoop('begin', 0, count, body, chunk));
    if (!op.exclusive) return;
    const first = this.store(int(0), this.neutral);
    row.statements.push(...place.byFirst([when(above(count, 0), [first])]));
  }

  private at(index: Value): Value {
    return loadOf(this.place.at(index), this.type);
  }

  /** One round in one thread: from the last element to the first, each still finds the one before it as it was. */
  private lastFirst(): Statement[] {
    const { place, type } = this;
    const [x, y] = ['x', 'y'].map((text) => name(text, type));
    return [
      serialLoop('p', 0, minus(size, d), [
        bind(q, minus(minus(size, 1), name('p', 'i32'))),
        bind(x, this.at(q)),
        bind(y, this.at(minus(q, d))),
        put(place.at(q), this.combine(y, x)),
      ]),
    ];
  }

  /** One round by many threads: all is read before anything is stored. */
  private apart(): Statement[] {
    const { place, type } = this;
    const [x, y] = ['x', 'y'].map((text) => name(text, type));
    const length = Math.ceil(this.shape.chunk / place.lanes);
    const kept = ownElement('kept', length === 1 ? int(0) : quotient(q, place.lanes), length);
    return [
      { kind: 'array', name: 'kept', type, length, zero: false },
      place.each([
        bind(x, this.at(q)),
        when(atLeast(q, d), [bind(y, this.at(minus(q, d))), put(kept, this.combine(y, x))], [put(kept, x)]),
      ]),
      ...place.meet,
      place.each([put(place.at(q), loadOf(kept, type))]),
      ...place.meet,
    ];
  }

  /** Elements with what stands before their chunk; an exclusive scan stores each one place further on. */
  private results(): Statement[] {
    const { exclusive } = this.of.op;
    const target = exclusive ? plus(plus(begin, q), 1) : plus(begin, q);
    const y = name('y', this.type);
    const stored = this.store(target, y);
    const result =
      this.shape.levels === 1 ? [bind(y, this.at(q))] : this.carried(this.at(q), (value) => bind(y, value));
    if (!exclusive) return [...result, stored];
    return [...result, when(below(target, this.count), [stored])];
  }

  /** A value behind what stands before the chunk. */
  private carried(value: Value, take: (value: Value) => Statement): Statement[] {
    const { type } = this;
    const [x, left] = ['x', 'left'].map((text) => name(text, type));
    const address = this.place.at(int(this.shape.elements));
    return [
      bind(x, value),
      // Nothing stands before the first chunk, and nothing was written there.
      bind(left, loadOf(address, type, above(begin, 0))),
      take(choose(equal(begin, 0), x, this.combine(left, x))),
    ];
  }

  /** What stands before the next chunk. */
  private carry(): Statement[] {
    const { shape, place } = this;
    const [last, before] = [this.at(minus(size, 1)), place.at(int(shape.elements))];
    return shape.exact ? this.pushTotal(last, before) : this.carried(last, (value) => put(before, value));
  }

  /**
   * One more total for the levels above, by one thread. y_j[c] covers the last 2^j totals; the pattern combines
   * y_j[c − 2^j] with y_j[c], so each j keeps its last 2^j values, all in chunk − 1 words. Counters are declared in the row.
   */
  private pushTotal(total: Value, before: Address): Statement[] {
    const { neutral, combine, place, type } = this;
    const { kernel, row } = this.of;
    const { levels, chunk } = this.shape;
    const push = (level: number, from: Value, store: (value: Value) => Statement): Statement[] => {
      const x = kernel.name('x', type);
      const taken = kernel.name('taken');
      row.statements.push(declare(taken, int(0)));
      const slot = place.at(plus(plus(int(chunk * (level + 1) - 1), d), remainder(taken, d)));
      const old = name('old', type);
      const isFull = atLeast(taken, d);
      const statements: Statement[] = [
        declare(x, combine(neutral, from)),
        {
          ...serialLoop('d', int(1), kernel.hidden(chunk), [
            // Before a level is full nothing was kept there.
            bind(old, loadOf(slot, type, isFull)),
            put(slot, x),
            when(isFull, [assign(x, combine(old, x))]),
          ]),
          update: 'multiply',
          step: int(2),
        } satisfies Loop,
        increase(taken, int(1)),
      ];
      if (level === levels - 2) return [...statements, store(x)];
      const [above, has] = [kernel.name('above', type), kernel.name('has', 'bool')];
      row.statements.push(declare(above, neutral), declare(has, constant(0, 'bool')));
      const raised = push(level + 1, x, (value) => assign(above, value));
      return [
        ...statements,
        store(choose(has, combine(above, x), x)),
        when(equal(taken, chunk), [...raised, assign(has, constant(1, 'bool')), assign(taken, int(0))]),
      ];
    };
    return push(0, total, (value) => put(before, value));
  }
}

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

/** Whether the result depends on the order of its terms. */
function isOrdered({ value, reducer }: ScanOp): boolean {
  return isFloat(value.dtype) && reducer === 'sum';
}

function shapeOf(kernel: Kernel, op: ScanOp): Shape {
  const { tree: declared, machine } = kernel.module;
  const most = largest(op.axes[op.along].extent);
  const ordered = isOrdered(op);
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
  /** The same with the index along the scan. */
  readonly along: (here: Name, body: readonly Statement[]) => Statement;
  /** Threads that share the positions. */
  readonly lanes: number;
  readonly meet: readonly Statement[];
  /** What one thread does for all. */
  readonly byFirst: (body: readonly Statement[]) => readonly Statement[];
}

function placeOf(kernel: Kernel, scope: Scope, type: Type, shape: Shape, isShared: boolean): Place {
  const length = shape.elements + (shape.levels > 1 ? 1 : 0);
  if (isShared) {
    // An f64 begins at an even word.
    kernel.pool(type === 'f64' ? 2 * length + 1 : length);
    const each = (body: readonly Statement[]): Statement => laneLoop('q', 0, size, kernel.lanes, body);
    return {
      at: (index) => kernel.scratch(index, type),
      each,
      along: (here, body) => each([bind(here, plus(begin, q)), ...body]),
      lanes: kernel.lanes,
      meet: [barrier],
      byFirst: (body) => [when(isFirst, body)],
    };
  }
  const own = kernel.fresh('own');
  scope.statements.push({ kind: 'array', name: own, type, length, zero: false });
  return {
    at: (index) => ownElement(own, index, length),
    each: (body) => serialLoop('q', 0, size, body),
    along: (here, body) => serialLoop(here.name, begin, plus(begin, size), [bind(q, minus(here, begin)), ...body]),
    lanes: 1,
    meet: [],
    byFirst: (body) => body,
  };
}
