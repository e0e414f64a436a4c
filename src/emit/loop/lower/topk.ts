/**
 * The k best of a row by lists: a thread ranks its share in an array of its own. Where the lanes share the row, their lists
 * are merged pairwise in shared memory. Best first, the lower index on ties, NaN never, −1 and the worst value for what is
 * missing.
 */
import type { TopkPhase } from '../../../fuse/stage.js';
import type { Axis } from '../../../kernel/expr.js';
import { expressionsOf, type TopkOp } from '../../../kernel/op.js';
import {
  type Address,
  above,
  atLeast,
  below,
  choose,
  converted,
  either,
  equal,
  int,
  lane,
  least,
  minus,
  type Name,
  name,
  operation,
  plus,
  type Statement,
  type Type,
  times,
  unsigned,
  type Value,
} from '../language.js';
import type { TopkForm } from '../nest.js';
import { assign, bind, declare, increase, put, when } from '../statements.js';
import { beats, isCandidate, loadOf, ownElement, worst } from './accumulate.js';
import { writeInserted } from './inserted-topk.js';
import { barrier } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { entryStores, standsBefore } from './own-list.js';
import { writePicked } from './picked-topk.js';
import { writeRanked } from './ranked-topk.js';
import { rebind, writeRows } from './rows.js';
import { Scope } from './scope.js';
import { powerOfTwo } from './serial-loop.js';
import { writeLoop } from './shared-loop.js';
import { type Elements, Values } from './values.js';

/** Words of shared memory for the lists. */
const listWords = 2048;

export function writeTopk(
  kernel: Kernel,
  scope: Scope,
  phase: TopkPhase,
  units: readonly Axis[],
  form: TopkForm,
): void {
  const places = [...units, ...phase.rows];
  writeRows(kernel, scope, phase.rows, form === 'serial' ? 'serial' : 'group', (row) => {
    const bound = rebind(phase.op.axes, places, row);
    if (form === 'ranked') writeRanked(kernel, row, phase, bound);
    else if (form === 'picked') writePicked(kernel, row, phase, bound);
    else if (form === 'inserted') writeInserted(kernel, row, phase, bound);
    else {
      const values = new Values(kernel, expressionsOf(phase.op), writeLoop);
      writeLists(kernel, row, phase.op, bound, values, form === 'merged');
    }
  });
}

/** A list of the k best, in a thread's own arrays. */
interface List {
  readonly k: number;
  readonly type: Type;
  readonly best: (index: Value) => Address;
  readonly at: (index: Value) => Address;
  /** How many there are, and what a further one must beat where the list is full. */
  readonly count: Name;
  readonly threshold: Name;
  readonly declarations: readonly Statement[];
}

function newList(kernel: Kernel, { k, value, largest }: TopkOp): List {
  const type = value.dtype;
  const worstValue = worst(value.dtype, largest);
  const [bests, places] = [kernel.fresh('best'), kernel.fresh('at')];
  const best = (index: Value): Address => ownElement(bests, index, k);
  const at = (index: Value): Address => ownElement(places, index, k);
  const r = name('r', 'i32');
  const [count, threshold] = [name(kernel.fresh('count'), 'i32'), name(kernel.fresh('threshold'), type)];
  const declarations: Statement[] = [
    declare(count, int(0)),
    declare(threshold, worstValue),
    { kind: 'array', name: bests, type, length: k, zero: false },
    { kind: 'array', name: places, type: 'i32', length: k, zero: false },
    serialLoop('r', int(0), kernel.hidden(k), [put(best(r), worstValue), put(at(r), int(-1))]),
  ];
  return { k, type, best, at, count, threshold, declarations };
}

/** One row: by one thread, or by lists that the lanes merge. */
export function writeLists(
  kernel: Kernel,
  row: Scope,
  op: TopkOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
  isShared: boolean,
): void {
  const here = name(kernel.axisName(op.over), 'i32');
  const inner = new Scope(row, new Map([...bound, [op.over, here]]), false);
  const list = newList(kernel, op);
  insert(kernel, inner, values, op, list, here);
  row.statements.push(...list.declarations);
  const r = name('r', 'i32');
  const outputs = (best: Value, at: Value): Statement[] => entryStores(kernel, op, bound, r, best, at);
  if (isShared) {
    writeMerged(kernel, row, op, list, here, inner.statements, outputs);
    return;
  }
  row.statements.push(
    serialLoop(here.name, int(0), kernel.size(op.over.extent), inner.statements),
    serialLoop('r', int(0), int(op.k), outputs(loadOf(list.best(r), list.type), loadOf(list.at(r), 'i32'))),
  );
}

/** A list for each lane, merged pairwise; `look` takes the value at `here`. */
function writeMerged(
  kernel: Kernel,
  row: Scope,
  op: TopkOp,
  list: List,
  here: Name,
  look: readonly Statement[],
  outputs: (best: Value, at: Value) => Statement[],
): void {
  const { k, type } = list;
  const lists = Math.min(kernel.lanes, powerOfTwo(Math.floor(listWords / (2 * k)) + 1) / 2);
  kernel.pool(2 * k * lists);
  const r = name('r', 'i32');
  const own = times(unsigned(2), plus(times(lane, unsigned(k)), converted(r, 'u32')));
  const putList = serialLoop('r', int(0), kernel.hidden(k), [
    put(kernel.scratch(own), loadOf(list.best(r), type)),
    put(kernel.scratch(plus(own, unsigned(1))), loadOf(list.at(r), 'i32')),
  ]);
  const half = name(kernel.fresh('half'), 'u32');
  const found = (behind: number): Address => {
    const at = times(int(2), r);
    return kernel.scratch(behind === 0 ? at : plus(at, int(behind)));
  };
  row.statements.push(
    when(below(lane, unsigned(lists)), [
      laneLoop(here.name, int(0), kernel.size(op.over.extent), lists, look),
      putList,
    ]),
    barrier,
    declare(half, converted(kernel.hidden(lists / 2), 'u32')),
    {
      kind: 'while',
      condition: above(half, unsigned(0)),
      body: [
        // Everything is read before anything is put, by two threads that share no word with others.
        when(below(lane, half), [...merge(kernel, list, op.largest, half), putList]),
        barrier,
        assign(half, operation('shiftRight', 'u32', half, unsigned(1))),
      ],
    },
    laneLoop('r', int(0), kernel.hidden(k), kernel.lanes, outputs(loadOf(found(0), type), loadOf(found(1), 'i32'))),
    barrier,
  );
}

/**
 * Takes the value at `here` into the list. Indices rise, so a value stands behind those that it does not beat. NaN beats
 * nothing: it is asked for only where the list has room.
 */
function insert(kernel: Kernel, inner: Scope, values: Elements, op: TopkOp, list: List, here: Value): void {
  const { k, type, count, threshold } = list;
  const [slot, last] = ['slot', 'last'].map((text) => name(kernel.fresh(text), 'i32'));
  const value = name(kernel.fresh('v'), type);
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  inner.statements.push(bind(value, values.value(op.value, inner)));
  const before = minus(slot, int(1));
  const wins = beats(value, loadOf(list.best(before), type), op.largest);
  const taken: Statement[] = [
    bind(last, least(count, int(k - 1))),
    declare(slot, last),
    {
      kind: 'while',
      condition: operation('and', 'bool', above(slot, int(0)), wins),
      body: [
        put(list.best(slot), loadOf(list.best(before), type)),
        put(list.at(slot), loadOf(list.at(before), 'i32')),
        increase(slot, int(-1)),
      ],
    },
    put(list.best(slot), value),
    put(list.at(slot), here),
    assign(count, plus(last, int(1))),
    assign(threshold, loadOf(list.best(int(k - 1)), type)),
  ];
  const [isNumber] = isCandidate(value, undefined);
  const isWanted = either(below(count, int(k)), beats(value, threshold, op.largest));
  inner.statements.push(
    when(
      where === undefined ? isWanted : operation('and', 'bool', where, isWanted),
      isNumber === undefined ? taken : [when(isNumber, taken)],
    ),
  );
}

/** Merges the lists of this thread and of its partner into its own arrays. */
function merge(kernel: Kernel, list: List, largest: boolean, half: Value): Statement[] {
  const { k, type } = list;
  const [left, right] = [name('left', 'u32'), name('right', 'u32')];
  const [a, b] = [name('a', type), name('b', type)];
  const [i, j, r] = ['i', 'j', 'r'].map((text) => name(text, 'i32'));
  const second = name('second', 'bool');
  const entry = (own: Name, at: Value): Statement => bind(own, loadOf(kernel.scratch(at), own.type));
  const first = (of: Value): Value => times(times(unsigned(2), of), unsigned(k));
  const ties = operation('and', 'bool', equal(b, a), below(j, i));
  const taken = either(standsBefore(b, a, i, largest), ties);
  return [
    declare(left, first(lane)),
    declare(right, first(plus(lane, half))),
    serialLoop('r', int(0), kernel.hidden(k), [
      entry(a, left),
      entry(i, plus(left, unsigned(1))),
      entry(b, right),
      entry(j, plus(right, unsigned(1))),
      bind(second, operation('and', 'bool', atLeast(j, int(0)), taken)),
      put(list.best(r), choose(second, b, a)),
      put(list.at(r), choose(second, j, i)),
      increase(left, choose(second, unsigned(0), unsigned(2))),
      increase(right, choose(second, unsigned(2), unsigned(0))),
    ]),
  ];
}
