/**
 * A Program as canonical JSON: equal Programs have equal text, and the hash of a Program is the SHA-256 of it. Text and
 * hash cover the symbolic form, not what symbols are bound to. The way back is parse.ts.
 */
import { canonicalOp } from './canonical.js';
import type { Axis, Expr } from './expr.js';
import { numberValue } from './file-value.js';
import { writeDimension, writeTable } from './node-table.js';
import type { ComputeOp, Op, RowOp, StoreOp } from './op.js';
import { expressionsOf, innerAxes, isControl, isRowOp, partsOf, rowForms } from './op.js';
import type { Program } from './program.js';
import { sha256 } from './sha256.js';
import type { Tensor } from './tensor.js';

export const format = 'fieldbrain-program';
export const version = 1;

/** The canonical text of a Program. */
export function serialise(program: Program): string {
  return JSON.stringify({
    format,
    version,
    name: program.name,
    tree: { lanes: program.tree.lanes, chunk: program.tree.chunk },
    symbols: program.symbols.map(({ symbol, min, max }) => ({ symbol, min, max })),
    parameters: program.parameters.map(({ name, dtype, initial }) => ({ name, dtype, initial: numberValue(initial) })),
    tensors: program.tensors.map(writeTensor),
    ops: program.ops.map((op) => writeOp(op, [])),
  });
}

/** SHA-256 of the canonical text, as 64 hexadecimal digits. */
export function hashProgram(program: Program): string {
  return sha256(serialise(program));
}

/** Whether two Programs are equal as data: names, declarations, order of sums and every formula. */
export function samePrograms(a: Program, b: Program): boolean {
  return serialise(a) === serialise(b);
}

function writeTensor(tensor: Tensor): Record<string, unknown> {
  const { name, role, dtype, shape, layout, buffered, initial, parameter } = tensor;
  const declared = { name, role, dtype, shape: shape.map(writeDimension), layout };
  if (parameter === true) return { ...declared, parameter: numberValue(initial) };
  return role === 'state' ? { ...declared, buffered, initial: numberValue(initial) } : declared;
}

function writeOp(op: Op, outer: readonly Axis[]): Record<string, unknown> {
  if (isControl(op)) {
    const { kind, name } = op;
    const inner = op.kind === 'repeat' ? [...outer, op.axis] : outer;
    const body = op.body.map((child) => writeOp(child, inner));
    if (op.kind === 'when') return { kind, name, flag: op.flag, body };
    if (op.kind === 'every') return { kind, name, n: op.n, phase: op.phase, body };
    return { kind, name, max: op.max, ...(op.until === undefined ? {} : { until: op.until }), body };
  }
  return writeComputeOp(canonicalOp(op, outer), outer);
}

function writeComputeOp(op: ComputeOp, outer: readonly Axis[]): Record<string, unknown> {
  const { kind, name } = op;
  if (op.kind === 'opaque') {
    const attributes = Object.entries(op.attributes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, numberValue(value)]);
    return {
      kind,
      name,
      body: op.body,
      reads: op.reads,
      writes: op.writes,
      attributes: Object.fromEntries(attributes),
    };
  }
  const { rows, numbers } = writeTable(expressionsOf(op), placesOf(op, outer));
  const number = (expr: Expr): number => numbers.get(expr) as number;
  const head = { kind, name, axes: op.axes.map((axis) => writeDimension(axis.extent)) };
  if (!isRowOp(op)) {
    const writes = op.writes.map((write) => ({
      tensor: write.tensor,
      version: write.version,
      indices: write.indices.map(number),
      value: number(write.value),
      ...(write.where === undefined ? {} : { where: number(write.where) }),
    }));
    return { ...head, ...(op.kind === 'matmul' ? { precision: op.precision } : {}), nodes: rows, writes };
  }
  const form = rowForms[op.kind];
  const over = innerAxes(op).map((axis) => writeDimension(axis.extent));
  return {
    ...head,
    ...(form.over === undefined ? {} : { over: form.over === 'one' ? over[0] : over }),
    ...Object.fromEntries(Object.keys(form.attributes).map((key) => [key, op[key as keyof RowOp]])),
    nodes: rows,
    ...Object.fromEntries(partsOf(op, form.formulas).map(([key, formula]) => [key, number(formula as Expr)])),
    ...Object.fromEntries(partsOf(op, form.targets)),
  };
}

/** What the axes of an op are called by their place. */
function placesOf(op: StoreOp | RowOp, outer: readonly Axis[]): Map<Axis, string> {
  const named = [...namedAxes(outer, 'r'), ...namedAxes(op.axes, 'i'), ...namedAxes(innerAxes(op), 'o')];
  return new Map(named.map(([name, axis]) => [axis, name]));
}

/** Axes by their place: i0, i1, … */
export function namedAxes(axes: readonly Axis[], letter: string): [string, Axis][] {
  return axes.map((axis, position) => [`${letter}${position}`, axis]);
}
