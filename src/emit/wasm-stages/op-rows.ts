/**
 * Rows of top-k, histograms and scans: lowered to the loop language as for every target, in vectors where that pays, and
 * printed. The values of elements are nodes of the part's graph, so that their reductions run as all others do.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import { expressionsOf, innerAxes, loopAxes, type RowOp, versioned } from '../../kernel/op.js';
import { name, type Value } from '../loop/language.js';
import { writeFunction } from '../loop/lower/formulas.js';
import { Kernel, type Memory } from '../loop/lower/kernel.js';
import { Module } from '../loop/lower/module.js';
import { writeRowOp } from '../loop/lower/row-op.js';
import { Scope } from '../loop/lower/scope.js';
import type { Target } from '../loop/machine.js';
import { loopsInVectors } from '../loop/passes/vector.js';
import { whyNoVector } from './cost.js';
import type { Folds } from './fold.js';
import { LoopPrinter } from './loop-printer.js';
import { Lowering } from './lower.js';
import type { Layout, TensorMap } from './tensors.js';
import type { Writer } from './writer.js';

/** The CPU, where one thread runs a row. */
const cpu: Target = {
  // Memory of a worker is as large as it must be.
  sharedBytes: 2 ** 30,
  foldWords: 0,
  unrollsEagerly: false,
  isPacked: true,
  countsAsArguments: false,
  ordersExtremes: false,
  addsInMemory: false,
  sumsBytes: false,
  warp: 1,
  vectorWidth: 1,
  debug: false,
};

/** A kernel whose tensors lie where the part's do. */
class RowKernel extends Kernel {
  readonly layouts = new Map<string, Layout>();
  readonly axes = new Map<string, Axis>();

  constructor(
    place: string,
    private readonly tensors: TensorMap,
  ) {
    super(new Module(tensors.program, tensors.control, cpu, [], 1, writeFunction), place, [], true);
  }

  override axisName(axis: Axis): string {
    const text = super.axisName(axis);
    this.axes.set(text, axis);
    return text;
  }

  override memory(tensor: string, version: 'current' | 'next'): Memory {
    const base = versioned(tensor, version);
    const layout = this.tensors.layout(tensor, version);
    this.layouts.set(base, layout);
    const { dtype, shape } = layout;
    const order = shape.map((_, axis) => axis);
    return { name: tensor, dtype, shape, layout: order, space: 'global', array: 'arena', base: name(base, 'i32') };
  }
}

/** Writes the row that the loops around stand at; `bound`: the axes of those loops. */
export function writeOpRow(w: Writer, folds: Folds, op: RowOp, bound: ReadonlySet<Axis>): void {
  const lowering = new Lowering(w.tensors, { bound });
  const kernel = new RowKernel(op.name, w.tensors);
  const printer = new LoopPrinter(w, lowering, kernel);
  const outer = op.axes.filter((axis) => !loopAxes(op).includes(axis));
  const outerNames = new Map(outer.map((axis): [Axis, Value] => [axis, name(kernel.axisName(axis), 'i32')]));
  for (const axis of op.axes) printer.bind(kernel.axisName(axis), w.graph.index(axis), 'i32');
  const roots = expressionsOf(op);
  const values = roots.map((root) => lowering.lower(root));
  folds.expect(values);
  const value = (expr: Expr): Value => printer.bind(`element_${roots.indexOf(expr)}`, lowering.lower(expr), expr.dtype);
  const elements = { value, named: value };
  const row = new Scope(undefined, outerNames, false);
  writeRowOp(kernel, row, op, outerNames, elements);
  const vector = innerAxes(op).at(-1);
  const whyNot = vector === undefined ? 'elements that follow from each other' : whyNoVector([], values, vector, 1);
  const isWorth = w.outcomes.note('loops-in-vectors', whyNot ?? true) ?? false;
  const isWanted = ({ variable }: { variable: string }): boolean => isWorth && kernel.axes.get(variable) === vector;
  printer.print([...kernel.prologue, ...loopsInVectors(row.statements, isWanted)]);
}
