/**
 * Runs ops, one after the other, each whole before the next: the meaning of a Program, spelled out. An op is prepared once
 * (its expressions compiled, its storages found) and then run each step. All values of one index are computed before any
 * is stored, so an op sees every tensor as it was.
 */
import { rounding } from '../../kernel/arithmetic.js';
import { affine } from '../../kernel/bounds.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { Axis, ComputeOp, HistogramOp, MapOp, MatmulOp, OpaqueOp, ScanOp, TopkOp } from '../../kernel/index.js';
import { scanTree } from '../../kernel/tree.js';
import { Evaluator } from './evaluate.js';
import { combination } from './fold.js';
import { prepareOpaque } from './opaque.js';
import type { Storage } from './storage.js';
import { storeRounding } from './storage.js';
import { rankBest } from './topk.js';
import type { Slot, World } from './world.js';
import { storageOf } from './world.js';

export type Run = () => void;

export function prepare(op: ComputeOp, world: World): Run {
  const evaluator = new Evaluator(world, `${op.kind} ${op.name}`);
  switch (op.kind) {
    case 'map':
    case 'reduce':
    case 'matmul':
      return prepareMap(op, world, evaluator);
    case 'topk':
      return prepareTopk(op, world, evaluator);
    case 'histogram':
      return prepareHistogram(op, world, evaluator);
    case 'scan':
      return prepareScan(op, world, evaluator);
    case 'opaque':
      return prepareOpaque(op satisfies OpaqueOp, world);
    default:
      return op satisfies never;
  }
}

/** Calls `visit` at every index of the axes, the last fastest. */
function loop(evaluator: Evaluator, axes: readonly Axis[], visit: () => void): Run {
  const slots: Slot[] = axes.map((axis) => evaluator.slot(axis));
  const extents = axes.map((axis) => evaluator.extent(axis));
  const go = (depth: number): void => {
    if (depth === slots.length) {
      visit();
      return;
    }
    for (let value = 0; value < extents[depth]; value += 1) {
      evaluator.move(slots[depth], value);
      go(depth + 1);
    }
  };
  return () => go(0);
}

/** The precision of a matmul is what a device may do; the reference computes it in full. */
function prepareMap(op: MapOp | MatmulOp, world: World, evaluator: Evaluator): Run {
  const always = { op: 'constant', dtype: 'bool', args: [], value: 1 } as const;
  const roots = op.writes.flatMap((write) => [write.value, write.where ?? always, ...write.indices]);
  const thunks = evaluator.compile(roots, op.axes.length);
  let taken = 0;
  const writes = op.writes.map((write) => {
    const [value, where, ...indices] = thunks.slice(taken, taken + 2 + write.indices.length);
    taken += 2 + write.indices.length;
    const storage = storageOf(world, write.tensor);
    const computed = write.indices.some((index) => Number.isNaN(affine(index).offset));
    const written = computed ? new Uint32Array(storage.length) : undefined;
    return { write, storage, value, where, indices, round: storeRounding(storage.tensor), written };
  });
  const elements = new Array<number>(writes.length).fill(-1);
  const results = new Array<number>(writes.length).fill(0);
  let run = 0;
  const visitAll = loop(evaluator, op.axes, () => {
    writes.forEach(({ storage, value, where, indices }, i) => {
      elements[i] = where() === 0 ? -1 : elementAt(storage, indices);
      if (elements[i] >= 0) results[i] = value();
    });
    writes.forEach(({ write, storage, round, written }, i) => {
      const element = elements[i];
      if (element < 0) return;
      if (written !== undefined) {
        if (written[element] === run) throw writtenTwice(`${op.kind} ${op.name}`, storage, element);
        written[element] = run;
      }
      storage.values(write.version)[element] = round(results[i]);
    });
  });
  return () => {
    run += 1;
    evaluator.start();
    visitAll();
  };
}

/** The element that the indices name, −1 where they lie outside. */
function elementAt(storage: Storage, indices: readonly (() => number)[]): number {
  let element = 0;
  for (let axis = 0; axis < indices.length; axis += 1) {
    const index = indices[axis]();
    if (index < 0 || index >= storage.shape[axis]) return -1;
    element += index * storage.strides[axis];
  }
  return element;
}

function writtenTwice(place: string, storage: Storage, element: number): FieldbrainError {
  const index = storage.strides.map((stride, axis) => Math.floor(element / stride) % storage.shape[axis]);
  return new FieldbrainError(
    'program-invalid',
    `${place}: writes an element of ${storage.tensor.name} twice (got [${index.join(', ')}] again, expected rows unique per outer index). Mask one of the writes with −1.`,
    { op: place, tensor: storage.tensor.name, element: index },
  );
}

function prepareTopk(op: TopkOp, world: World, evaluator: Evaluator): Run {
  const [value, where] = evaluator.compile(
    op.where === undefined ? [op.value] : [op.value, op.where],
    op.axes.length + 1,
  );
  const values = op.values === undefined ? undefined : storageOf(world, op.values);
  const indices = op.indices === undefined ? undefined : storageOf(world, op.indices);
  const over = evaluator.slot(op.over);
  const extent = evaluator.extent(op.over);
  let row = 0;
  const visitAll = loop(evaluator, op.axes, () => {
    const candidates: { value: number; index: number }[] = [];
    for (let i = 0; i < extent; i += 1) {
      evaluator.move(over, i);
      if (where === undefined || where() !== 0) candidates.push({ value: value(), index: i });
    }
    rankBest(candidates, op.k, op.largest, op.value.dtype).forEach((best, place) => {
      if (values !== undefined) values.current[row * op.k + place] = best.value;
      if (indices !== undefined) indices.current[row * op.k + place] = best.index;
    });
    row += 1;
  });
  return () => {
    row = 0;
    evaluator.start();
    visitAll();
  };
}

function prepareHistogram(op: HistogramOp, world: World, evaluator: Evaluator): Run {
  const [bin, weight] = evaluator.compile([op.bin, op.weight], op.axes.length + op.over.length);
  const target = storageOf(world, op.target);
  const bins = target.shape[target.shape.length - 1];
  const fit = rounding(op.weight.dtype, world.arithmetic);
  let row = 0;
  const countRow = loop(evaluator, op.over, () => {
    const which = bin();
    if (which < 0 || which >= bins) return;
    const element = row * bins + which;
    target.current[element] = fit(target.current[element] + weight());
  });
  const visitAll = loop(evaluator, op.axes, () => {
    countRow();
    row += 1;
  });
  return () => {
    row = 0;
    target.current.fill(0);
    evaluator.start();
    visitAll();
  };
}

function prepareScan(op: ScanOp, world: World, evaluator: Evaluator): Run {
  const [value] = evaluator.compile([op.value], op.axes.length);
  const target = storageOf(world, op.target);
  const { neutral, combine } = combination(op.reducer, op.value.dtype, world.arithmetic);
  const outer = op.axes.filter((_, position) => position !== op.along);
  const along = evaluator.slot(op.axes[op.along]);
  const extent = target.shape[op.along];
  const slots = op.axes.map((axis) => evaluator.slot(axis));
  const visitAll = loop(evaluator, outer, () => {
    const line: number[] = [];
    for (let i = 0; i < extent; i += 1) {
      evaluator.move(along, i);
      line.push(value());
    }
    const running = scanTree(line, world.tree, neutral, combine);
    evaluator.move(along, 0);
    const first = slots.reduce((element, slot, axis) => element + slot.value * target.strides[axis], 0);
    running.forEach((result, i) => {
      const place = op.exclusive ? i + 1 : i;
      if (place < extent) target.current[first + place * target.strides[op.along]] = result;
    });
    if (op.exclusive && extent > 0) target.current[first] = neutral;
  });
  return () => {
    evaluator.start();
    visitAll();
  };
}
