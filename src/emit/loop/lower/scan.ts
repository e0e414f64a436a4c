/**
 * A running sum, maximum or minimum along one axis, by one thread or shared by those of a unit. A chunk is scanned in
 * scratch memory by doubling distances, and what stands before it is combined from the left, as tree.ts declares; the
 * chunks' totals are scanned in the same pattern as they come, each level keeping the history that the pattern looks back to.
 */
import type { ScanPhase } from '../../../fuse/stage.js';
import { largest } from '../../../kernel/dimension.js';
import { byteSize, type Dtype, isFloat } from '../../../kernel/dtype.js';
import type { Axis } from '../../../kernel/expr.js';
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
import { better, loadOf, ownElement, worst } from './accumulate.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { writeRows } from './rows.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { isFirst } from './store.js';
import { type Elements, Values } from './values.js';

/** The chunk of what does not depend on the order, or needs more scratch memory than there is to follow the tree. */
const shortChunk = 256;

type Combine = (a: Value, b: Value) => Value;
const [q, d, begin, size] = ['q', 'd', 'begin', 'size'].map((text) => name(text, 'i32'));
const bind = (text: string, value: Value): Statement => ({ kind: 'let', name: text, value });

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
    const each = (body: readonly Statement[]): Statement => laneLoop('q', int(0), size, kernel.lanes, body);
    return {
      at: (index) => kernel.scratch(index, type),
      each,
      along: (here, body) => each([bind(here.name, plus(begin, q)), ...body]),
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
    along: (here, body) =>
      serialLoop(here.name, begin, plus(begin, size), [{ kind: 'let', name: 'q', value: minus(here, begin) }, ...body]),
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
  const { op } = phase;
  const along = op.axes[op.along];
  const shape = shapeOf(kernel, op);
  const isPlain = !isShared && !isOrdered(op);
  const place = isPlain ? undefined : placeOf(kernel, scope, op.value.dtype, shape, isShared);
  writeRows(kernel, scope, phase.rows, isShared ? 'group' : 'serial', (row) => {
    const places = [...units, ...phase.rows];
    const outer = op.axes.filter((axis) => axis !== along);
    const bound = new Map(
      outer.map((axis, position) => [axis, row.axis(axis) ?? (row.axis(places[position]) as Value)]),
    );
    const values = new Values(kernel, [op.value], writeLoop);
    if (place === undefined) runRow(kernel, row, op, bound, values);
    else chunkRow(kernel, row, op, bound, values, shape, place);
  });
}

/** One row by one thread. */
export function scanRow(
  kernel: Kernel,
  row: Scope,
  op: ScanOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
): void {
  if (!isOrdered(op)) {
    runRow(kernel, row, op, bound, values);
    return;
  }
  const shape = shapeOf(kernel, op);
  chunkRow(kernel, row, op, bound, values, shape, placeOf(kernel, row, op.value.dtype, shape, false));
}

const combining =
  ({ reducer, value: { dtype } }: ScanOp) =>
  (a: Value, b: Value): Value =>
    reducer === 'sum' ? operation('add', dtype, a, b) : better(reducer === 'max', a, b);

const neutralOf = ({ reducer, value: { dtype } }: ScanOp): Value =>
  reducer === 'sum' ? constant(0, dtype) : worst(dtype, reducer === 'max');

/** Stores at an index along the scan. */
function storeAt(kernel: Kernel, op: ScanOp, bound: ReadonlyMap<Axis, Value>): (at: Value, what: Value) => Statement {
  const memory = kernel.memory(op.target, 'current');
  const places = (at: Value): Value[] => op.axes.map((axis) => bound.get(axis) ?? at);
  return (at, what) => kernel.store(memory, places(at), what);
}

/** What does not depend on the order: one value runs along. */
function runRow(kernel: Kernel, row: Scope, op: ScanOp, bound: ReadonlyMap<Axis, Value>, values: Elements): void {
  const along = op.axes[op.along];
  const here = name(kernel.axisName(along), 'i32');
  const run = name(kernel.fresh('run'), op.value.dtype);
  const inner = new Scope(row, new Map([...bound, [along, here]]), false);
  const value = values.named(op.value, inner);
  const store = storeAt(kernel, op, bound)(here, run);
  const next: Statement = { kind: 'assign', name: run.name, value: combining(op)(run, value) };
  inner.statements.push(...(op.exclusive ? [store, next] : [next, store]));
  row.statements.push(
    { kind: 'var', name: run.name, type: run.type, value: neutralOf(op) },
    serialLoop(here.name, int(0), kernel.size(along.extent), inner.statements),
  );
}

/** One round in one thread: from the last element to the first, each still finds the one before it as it was. */
function lastFirst(place: Place, type: Type, combine: Combine): Statement[] {
  const [x, y] = ['x', 'y'].map((text) => name(text, type));
  return [
    serialLoop('p', int(0), minus(size, d), [
      bind('q', minus(minus(size, int(1)), name('p', 'i32'))),
      bind('x', loadOf(place.at(q), type)),
      bind('y', loadOf(place.at(minus(q, d)), type)),
      { kind: 'store', address: place.at(q), value: combine(y, x) },
    ]),
  ];
}

/** One round by many threads: all is read before anything is stored. */
function apart(place: Place, type: Type, chunk: number, combine: Combine): Statement[] {
  const [x, y] = ['x', 'y'].map((text) => name(text, type));
  const length = Math.ceil(chunk / place.lanes);
  const kept = ownElement('kept', length === 1 ? int(0) : quotient(q, int(place.lanes)), length);
  return [
    { kind: 'array', name: 'kept', type, length, zero: false },
    place.each([
      bind('x', loadOf(place.at(q), type)),
      {
        kind: 'if',
        condition: atLeast(q, d),
        body: [bind('y', loadOf(place.at(minus(q, d)), type)), { kind: 'store', address: kept, value: combine(y, x) }],
        otherwise: [{ kind: 'store', address: kept, value: x }],
      },
    ]),
    ...place.meet,
    place.each([{ kind: 'store', address: place.at(q), value: loadOf(kept, type) }]),
    ...place.meet,
  ];
}

/** Chunk by chunk, in the order of the tree. */
function chunkRow(
  kernel: Kernel,
  row: Scope,
  op: ScanOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
  shape: Shape,
  place: Place,
): void {
  const along = op.axes[op.along];
  const type = op.value.dtype;
  const { chunk, levels, exact } = shape;
  const [neutral, combine, store] = [neutralOf(op), combining(op), storeAt(kernel, op, bound)];
  const count = kernel.size(along.extent);
  const [x, y, left] = ['x', 'y', 'left'].map((text) => name(text, type));
  const at = (index: Value): Value => loadOf(place.at(index), type);
  const here = name(kernel.axisName(along), 'i32');
  const inner = new Scope(row, new Map([...bound, [along, here]]), false);
  const value = values.named(op.value, inner);
  inner.statements.push({ kind: 'store', address: place.at(q), value: combine(neutral, value) });
  const doubling: Loop = {
    ...serialLoop(
      'd',
      int(1),
      size,
      place.lanes === 1 ? lastFirst(place, type, combine) : apart(place, type, chunk, combine),
    ),
    update: 'multiply',
    step: int(2),
  };
  const before = place.at(int(shape.elements));
  const isEarliest = equal(begin, int(0));
  const carried = (value: Value): Value => choose(isEarliest, value, combine(left, value));
  // Nothing stands before the first chunk, and nothing was written there.
  const readLeft: Statement = bind('left', {
    kind: 'load',
    type,
    address: before,
    where: above(begin, int(0)),
  });
  const result = levels === 1 ? [bind('y', at(q))] : [bind('x', at(q)), readLeft, bind('y', carried(x))];
  const target = op.exclusive ? plus(plus(begin, q), int(1)) : plus(begin, q);
  const put = store(target, y);
  const guarded: Statement = op.exclusive ? { kind: 'if', condition: below(target, count), body: [put] } : put;
  const last = at(minus(size, int(1)));
  const carry: Statement[] =
    exact && levels > 1
      ? pushTotal(kernel, row, shape, neutral, combine, place, last)
      : [bind('x', last), readLeft, { kind: 'store', address: before, value: carried(x) }];
  const body: Statement[] = [
    bind('size', least(int(chunk), minus(count, begin))),
    place.along(here, inner.statements),
    ...place.meet,
    doubling,
    place.each([...result, guarded]),
    ...place.meet,
    ...(levels > 1 ? [...place.byFirst(carry), ...place.meet] : []),
  ];
  row.statements.push(serialLoop('begin', int(0), count, body, chunk));
  if (op.exclusive) {
    const first: Statement = { kind: 'if', condition: above(count, int(0)), body: [store(int(0), neutral)] };
    row.statements.push(...place.byFirst([first]));
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
  combine: Combine,
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
