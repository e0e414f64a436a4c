/**
 * A kernel written by hand (row sums in a tree on the lanes of a workgroup, their maximum, a histogram, a second phase), and faults
 * planted in it one at a time. The true one runs clean in any order of threads with the right bits; each fault is found.
 */
import { describe, expect, it } from 'vitest';
import { CheckedMemory } from '../../../test/interpreter/checked-memory.js';
import { LoopFault } from '../../../test/interpreter/fault.js';
import { interpretStage } from '../../../test/interpreter/interpret.js';
import { validateStage } from '../../../test/interpreter/validate.js';
import { foldTree } from '../../kernel/tree.js';
import {
  type Address,
  below,
  choose,
  constant,
  equal,
  int,
  lane,
  laneIndex,
  least,
  name,
  operation,
  plus,
  quotient,
  remainder,
  type StageLoops,
  type Statement,
  times,
  unit,
  unsigned,
  type Value,
} from './language.js';

const [rows, columns, lanes, bins] = [5, 301, 64, 8];
const tree = { lanes: 16, chunk: 256 };
const chunks = 2;
const offsets = { x: 16, sums: 2016, twice: 2048, best: 2080, counts: 2112 };
const lengths = { x: rows * columns, sums: rows, twice: rows, best: rows, counts: rows * bins };
type Tensor = keyof typeof offsets;

/** What a planted fault changes. */
interface Spec {
  columnsEnd: Value;
  chunkStart: (slot: Value) => Value;
  first: (slot: Value) => Value;
  step: number;
  cut: boolean;
  halves: number;
  poolWords: number;
  gathered: number;
  slotOf: (slot: Value) => Value;
  rowOf: Value;
  column: (position: Value) => Value;
  storer: Value;
  gatherBarrier: Statement[];
  reuseBarrier: Statement[];
  phaseBarrier: Statement[];
  clearBins: boolean;
  atomic: boolean;
  zeroOwn: boolean;
  tailGuard: boolean;
  tailEnd: number;
  otherTensor: Tensor;
  before: Statement[];
  largest: 'gt' | 'lt';
}

const barrier = (global = false): Statement => ({ kind: 'barrier', global });
const at = (tensor: Tensor, ...places: readonly (readonly [Value, number])[]): Address => ({
  space: 'global',
  array: 'arena',
  tensor,
  base: int(offsets[tensor]),
  places: places.map(([index, size]) => ({ index, size: int(size) })),
});
const local = (space: 'shared' | 'register', array: string, index: Value, size: number): Address => ({
  space,
  array,
  base: int(0),
  places: [{ index, size: int(size) }],
});
const load = (address: Address, type: 'f32' | 'i32' | 'u32' = 'f32'): Value => ({ kind: 'load', type, address });
const store = (address: Address, value: Value): Statement => ({ kind: 'store', address, value });
const bind = (text: string, value: Value): Statement => ({ kind: 'let', name: text, value });
const each = (variable: string, to: Value, body: Statement[], step = lanes, from: Value = int(0)): Statement => ({
  kind: 'loop',
  variable,
  binding: step === lanes ? 'lane' : 'serial',
  from,
  to,
  update: 'add',
  step: int(step),
  body,
});
const i = (text: string): Value => name(text, 'i32');
const f = (text: string): Value => name(text, 'f32');

const truth: Spec = {
  columnsEnd: int(columns),
  chunkStart: (slot) => times(quotient(slot, int(tree.lanes)), int(tree.chunk)),
  first: (slot) => remainder(slot, int(tree.lanes)),
  step: tree.lanes,
  cut: true,
  halves: tree.lanes,
  poolWords: chunks * tree.lanes,
  gathered: chunks * tree.lanes,
  slotOf: (slot) => slot,
  rowOf: unit,
  column: (position) => position,
  storer: equal(lane, unsigned(0)),
  gatherBarrier: [barrier()],
  reuseBarrier: [barrier()],
  phaseBarrier: [barrier(true)],
  clearBins: true,
  atomic: true,
  zeroOwn: true,
  tailGuard: true,
  tailEnd: columns,
  otherTensor: 'sums',
  before: [],
  largest: 'gt',
};

function kernel(change: Partial<Spec>): StageLoops {
  const spec = { ...truth, ...change };
  const pool = (index: Value): Address => local('shared', 'pool', index, spec.poolWords);
  const x = (column: Value): Value => load(at('x', [unit, rows], [column, columns]));
  const end = plus(i('begin'), int(tree.chunk));
  const gather = each('slot', int(spec.gathered), [
    { kind: 'var', name: 'sum', type: 'f32', value: constant(0, 'f32') },
    bind('begin', spec.chunkStart(i('slot'))),
    each(
      'k',
      spec.cut ? least(end, spec.columnsEnd) : end,
      [{ kind: 'increase', name: 'sum', value: x(spec.column(i('k'))) }],
      spec.step,
      plus(i('begin'), spec.first(i('slot'))),
    ),
    store(pool(spec.slotOf(i('slot'))), f('sum')),
  ]);
  const chunkSum = (chunk: number): Value => ({
    kind: 'halves',
    type: 'f32',
    address: pool(int(chunk * tree.lanes)),
    lanes: spec.halves,
  });
  // The maximum, four columns per round in one thread, with a tail.
  const worst = constant(-Infinity, 'f32');
  const better = (kept: Value, value: Value): Value =>
    choose(operation(spec.largest, 'bool', value, kept), value, kept);
  const four = Array.from({ length: 4 }, (_, turn): Statement => {
    const column = plus(i('c'), int(turn));
    const take = { kind: 'assign', name: 'best', value: better(f('best'), x(column)) } as const;
    return spec.tailGuard ? { kind: 'if', condition: below(column, int(spec.tailEnd)), body: [take] } : take;
  });
  const own = (index: Value): Address => local('register', 'own', index, 2);
  const bin = (index: Value): Address => local('shared', 'bins', index, bins);
  const count: Statement = {
    kind: spec.atomic ? 'atomicAdd' : 'add',
    address: bin(remainder(i('k'), int(bins))),
    value: unsigned(1),
  };
  const body: Statement[] = [
    ...spec.before,
    gather,
    ...spec.gatherBarrier,
    bind('total', plus(chunkSum(0), chunkSum(1))),
    { kind: 'if', condition: spec.storer, body: [store(at('sums', [spec.rowOf, rows]), f('total'))] },
    ...spec.reuseBarrier,
    { kind: 'var', name: 'best', type: 'f32', value: worst },
    each('c', int(columns), four, 4),
    { kind: 'array', name: 'own', type: 'f32', length: 2, zero: spec.zeroOwn },
    { kind: 'add', address: own(int(0)), value: f('best') },
    { kind: 'if', condition: equal(lane, unsigned(1)), body: [store(pool(int(0)), load(own(int(0))))] },
    ...(spec.clearBins ? [each('b', int(bins), [store(bin(i('b')), unsigned(0))])] : []),
    barrier(),
    each('k', int(columns), [count]),
    ...spec.phaseBarrier,
    { kind: 'if', condition: equal(lane, unsigned(0)), body: [store(at('best', [unit, rows]), load(pool(int(0))))] },
    each('b', int(bins), [store(at('counts', [unit, rows], [i('b'), bins]), load(bin(i('b')), 'u32'))]),
    // Thread 1 reads what thread 0 stored.
    {
      kind: 'if',
      condition: equal(lane, unsigned(1)),
      body: [store(at('twice', [unit, rows]), times(load(at(spec.otherTensor, [unit, rows])), constant(2, 'f32')))],
    },
  ];
  return {
    name: 'rows',
    lanes,
    parts: [{ name: 'part0', unit: 'workgroup', teams: 1, body }],
    shared: [
      { name: 'pool', type: 'u32', length: spec.poolWords, atomic: false },
      { name: 'bins', type: 'u32', length: bins, atomic: true },
    ],
    functions: [],
  };
}

const data = Float32Array.from({ length: rows * columns }, (_, at) => Math.fround(Math.sin(at * 1.7) * 3));

function run(stage: StageLoops, seed: number): Record<string, number[]> {
  validateStage(stage);
  const global = new CheckedMemory('arena', 2200, true);
  global.f32.set(data, offsets.x);
  interpretStage(
    stage,
    [rows],
    {
      control: new Uint32Array(64),
      global,
      checkTensor: (tensor, element, place) => {
        const first = offsets[tensor as Tensor];
        if (element >= first && element < first + lengths[tensor as Tensor]) return;
        throw new LoopFault('out-of-bounds', place, `element ${element - first} of ${tensor}`);
      },
      opaque: () => undefined,
    },
    { seed },
  );
  const view = (tensor: Tensor): number[] => [
    ...(tensor === 'counts' ? global.u32 : global.f32).slice(offsets[tensor], offsets[tensor] + lengths[tensor]),
  ];
  return { sums: view('sums'), twice: view('twice'), best: view('best'), counts: view('counts') };
}

function expected(): Record<string, number[]> {
  const row = (r: number): number[] => [...data.slice(r * columns, (r + 1) * columns)];
  const all = Array.from({ length: rows }, (_, r) => row(r));
  const sums = all.map((values) => foldTree(values, tree, 0, (a, b) => Math.fround(a + b)));
  return {
    sums,
    twice: sums.map((sum) => sum * 2),
    best: all.map((values) => Math.max(...values)),
    counts: all.flatMap(() => Array.from({ length: bins }, (_, b) => Math.ceil((columns - b) / bins))),
  };
}

/** What is found: the kind of fault, 'wrong result', or nothing. */
function finding(stage: StageLoops, seed: number): string | undefined {
  try {
    return JSON.stringify(run(stage, seed)) === JSON.stringify(expected()) ? undefined : 'wrong result';
  } catch (error) {
    if (error instanceof LoopFault) return error.fault;
    throw error;
  }
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The same in several orders of the threads, each finding once. */
function findings(change: Partial<Spec>, orders = seeds): (string | undefined)[] {
  return [...new Set(orders.map((seed) => finding(kernel(change), seed)))].sort();
}

const odd = equal(remainder(laneIndex, int(2)), int(1));
const loadedRange = load(at('x', [unit, rows], [int(0), columns]));
const seen: Statement = bind('seen', load(at('sums', [unit, rows])));
const kept: Statement = { kind: 'var', name: 'kept', type: 'f32', value: f('seen') };
const vectorFrom = (base: Value): Statement => ({
  kind: 'loadVector',
  name: 'four',
  type: 'f32',
  width: 4,
  address: { space: 'global', array: 'arena', base, places: [] },
});
const faults: readonly (readonly [string, string, Partial<Spec>])[] = [
  ['a missing barrier before shared memory is used again', 'race', { reuseBarrier: [] }],
  ['a barrier that does not order global memory', 'race', { phaseBarrier: [barrier(false)] }],
  ['no barrier between the phases', 'race', { phaseBarrier: [] }],
  [
    'a barrier that only some threads reach',
    'divergent-barrier',
    { before: [{ kind: 'if', condition: odd, body: [barrier()] }] },
  ],
  [
    'a barrier under a loaded value',
    'divergent-barrier',
    { before: [{ kind: 'if', condition: below(loadedRange, constant(0, 'f32')), body: [barrier()] }] },
  ],
  ['an end that is one too far', 'out-of-bounds', { columnsEnd: int(columns + 1) }],
  ['an end that is one too near', 'wrong result', { columnsEnd: int(columns - 1) }],
  ['an index that begins at −1', 'out-of-bounds', { column: (position) => plus(position, int(-1)) }],
  ['a ragged chunk that is not cut', 'out-of-bounds', { cut: false }],
  [
    'chunks of another length',
    'wrong result',
    { chunkStart: (slot) => times(quotient(slot, int(tree.lanes)), int(tree.chunk / 2)) },
  ],
  [
    'accumulators at wrong positions of the tree',
    'wrong result',
    {
      first: (slot) =>
        plus(quotient(remainder(slot, int(tree.lanes)), int(2)), times(remainder(slot, int(2)), int(tree.lanes / 2))),
    },
  ],
  ['a stride that is not the tree’s', 'wrong result', { step: tree.lanes / 2 }],
  ['halves of half of the accumulators', 'wrong result', { halves: tree.lanes / 2 }],
  ['shared memory that is too small', 'out-of-bounds', { poolWords: chunks * tree.lanes - 1 }],
  ['two threads at one accumulator', 'race', { slotOf: (slot) => quotient(slot, int(2)) }],
  ['accumulators that nobody filled', 'uninitialised', { gathered: chunks * tree.lanes - 1 }],
  ['a result that all threads store', 'race', { storer: constant(1, 'bool') }],
  ['two workgroups that store to one element', 'race', { rowOf: quotient(unit, int(2)) }],
  ['loads that all threads use beside a store of one', 'race', { before: [seen, kept] }],
  ['a histogram without atomic additions', 'race', { atomic: false }],
  ['bins that were not cleared', 'uninitialised', { clearBins: false }],
  ['an array of a thread that was not cleared', 'uninitialised', { zeroOwn: false }],
  ['a vector tail without a guard', 'out-of-bounds', { tailGuard: false }],
  ['a vector tail that is left out', 'wrong result', { tailEnd: columns - 140, largest: 'gt' }],
  ['the smallest instead of the largest', 'wrong result', { largest: 'lt' }],
  ['another tensor of the same shape', 'wrong result', { otherTensor: 'x' }],
  [
    'a division by a size of zero',
    'division-by-zero',
    { chunkStart: (slot) => times(quotient(slot, int(0)), int(tree.chunk)) },
  ],
  ['a value of the wrong type', 'malformed', { columnsEnd: constant(columns, 'u32') }],
  ['a name that is not in scope', 'malformed', { columnsEnd: i('nowhere') }],
  ['a loop that does not move', 'endless', { step: 0 }],
  ['a vector that begins between two', 'misaligned', { before: [vectorFrom(int(3))] }],
  ['a vector that reaches over the end', 'out-of-bounds', { before: [vectorFrom(int(2200))] }],
  ['a count that does not fit', 'overflow', { before: [bind('far', times(plus(unit, int(2)), int(2 ** 30)))] }],
  ['a quotient of a negative number', 'overflow', { before: [bind('low', quotient(int(-8), int(2)))] }],
  [
    'a change of what cannot change',
    'malformed',
    { before: [bind('once', int(1)), { kind: 'assign', name: 'once', value: int(2) }] },
  ],
];

describe('the interpreter', () => {
  it('runs the true kernel clean, with the same bits in any order of threads', () => {
    for (const seed of [1, 2, 3, 4, 5]) expect(run(kernel({}), seed)).toEqual(expected());
  });

  it('takes a load that no thread but the storing one uses for its own', () => {
    expect(findings({ before: [seen] }, [3, 4])).toEqual([undefined]);
  });

  it.each(faults)('finds %s in any order of threads: %s', (_, kind, change) => {
    // What runs to its end takes long, and no order changes its bits: else there were a race.
    expect(findings(change, kind === 'wrong result' ? [3, 4] : seeds)).toEqual([kind]);
  });

  it('finds a read without a barrier also where it comes first, before anything was written', () => {
    expect(findings({ gatherBarrier: [] })).toEqual(['race', 'uninitialised']);
  });

  it('has more than twenty planted faults, of every kind', () => {
    expect(faults.length).toBeGreaterThanOrEqual(20);
    expect([...new Set(faults.map(([, kind]) => kind))].sort()).toEqual([
      'divergent-barrier',
      'division-by-zero',
      'endless',
      'malformed',
      'misaligned',
      'out-of-bounds',
      'overflow',
      'race',
      'uninitialised',
      'wrong result',
    ]);
  });
});
