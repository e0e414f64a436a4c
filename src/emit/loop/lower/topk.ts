/**
 * The k best of a row by a list: one thread ranks all values in an array of its own. Best first, the lower index on ties, NaN
 * never, −1 and the worst value for what is missing. Where the lanes share the row, other files write it.
 */
import type { TopkOp } from '../../../kernel/op.js';
import {
  type Address,
  above,
  below,
  either,
  int,
  least,
  loadOf,
  minus,
  name,
  operation,
  plus,
  type Statement,
  type Value,
} from '../language.js';
import type { TopkForm } from '../nest.js';
import { assign, bind, declare, increase, put, when } from '../statements.js';
import { beats, isCandidate, ownElement, worst } from './accumulate.js';
import { writeInserted } from './inserted-topk.js';
import { type Kernel, serialLoop } from './kernel.js';
import { entryStores } from './own-list.js';
import { writePicked } from './picked-topk.js';
import { writeRanked } from './ranked-topk.js';
import type { RowOf, RowWriter } from './rows.js';
import type { Scope } from './scope.js';
import type { Elements } from './values.js';

export function topkWriter(kernel: Kernel, op: TopkOp, form: TopkForm): RowWriter {
  switch (form) {
    case 'serial':
      return (row) => writeList({ kernel, op, ...row });
    case 'ranked':
      return (row) => writeRanked({ kernel, op, ...row });
    case 'inserted':
      return (row) => writeInserted({ kernel, op, ...row });
    default:
      return (row) => writePicked({ kernel, op, ...row }, form);
  }
}

type List = ReturnType<typeof newList>;

/** A list of the k best, in a thread's own arrays. */
function newList(kernel: Kernel, { k, value, largest }: TopkOp) {
  const type = value.dtype;
  const worstValue = worst(value.dtype, largest);
  const [bests, places] = [kernel.fresh('best'), kernel.fresh('at')];
  const best = (index: Value): Address => ownElement(bests, index, k);
  const at = (index: Value): Address => ownElement(places, index, k);
  const r = name('r', 'i32');
  // How many there are, and what a further one must beat where the list is full.
  const [count, threshold] = [kernel.name('count'), kernel.name('threshold', type)];
  const declarations: Statement[] = [
    declare(count, int(0)),
    declare(threshold, worstValue),
    { kind: 'array', name: bests, type, length: k, zero: false },
    { kind: 'array', name: places, type: 'i32', length: k, zero: false },
    serialLoop('r', 0, kernel.hidden(k), [put(best(r), worstValue), put(at(r), int(-1))]),
  ];
  return { k, type, best, at, count, threshold, declarations };
}

/** One row by one thread. */
function writeList(at: RowOf<TopkOp>): void {
  const { kernel, row, op, bound, values } = at;
  const here = name(kernel.axisName(op.over), 'i32');
  const inner = row.inside(new Map([...bound, [op.over, here]]));
  const list = newList(kernel, op);
  insert(kernel, inner, values, op, list, here);
  row.statements.push(...list.declarations);
  const r = name('r', 'i32');
  const stores = entryStores(at, r, loadOf(list.best(r), list.type), loadOf(list.at(r), 'i32'));
  row.statements.push(
    serialLoop(here.name, 0, kernel.size(op.over.extent), inner.statements),
    serialLoop('r', 0, op.k, stores),
  );
}

/**
 * Takes the value at `here` into the list. Indices rise, so a value stands behind those that it does not beat. NaN beats
 * nothing: it is asked for only where the list has room.
 */
function insert(kernel: Kernel, inner: Scope, values: Elements, op: TopkOp, list: List, here: Value): void {
  const { k, type, count, threshold } = list;
  const [slot, last] = kernel.names('slot', 'last');
  const value = kernel.name('v', type);
  const where = op.where === undefined ? undefined : values.named(op.where, inner);
  inner.statements.push(bind(value, values.value(op.value, inner)));
  const before = minus(slot, 1);
  const wins = beats(value, loadOf(list.best(before), type), op.largest);
  const taken: Statement[] = [
    bind(last, least(count, k - 1)),
    declare(slot, last),
    {
      kind: 'while',
      condition: operation('and', 'bool', above(slot, 0), wins),
      body: [
        put(list.best(slot), loadOf(list.best(before), type)),
        put(list.at(slot), loadOf(list.at(before), 'i32')),
        increase(slot, int(-1)),
      ],
    },
    put(list.best(slot), value),
    put(list.at(slot), here),
    assign(count, plus(last, 1)),
    assign(threshold, loadOf(list.best(int(k - 1)), type)),
  ];
  const [isNumber] = isCandidate(value, undefined);
  const isWanted = either(below(count, k), beats(value, threshold, op.largest));
  inner.statements.push(
    when(
      where === undefined ? isWanted : operation('and', 'bool', where, isWanted),
      isNumber === undefined ? taken : [when(isNumber, taken)],
    ),
  );
}
