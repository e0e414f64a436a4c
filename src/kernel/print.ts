/**
 * A Program as text for a reviewer: declarations line by line, then the ops as formulas, orchestration indented. Loads
 * read `field[i0, i1 + 1|clamp]`, the next version of a buffered state `field'`, parameters `$gain`. Not a format: the
 * text that is stored and hashed is serialise.ts.
 */
import type { Axis, Expr } from './expr.js';
import { axesText, Formulas } from './formula.js';
import type { ComputeOp, HistogramOp, Op, ScanOp, TopkOp, Write } from './op.js';
import { expressionsOf, innerAxes, isControl, versioned } from './op.js';
import type { Program } from './program.js';
import type { Tensor } from './tensor.js';
import { shapeText } from './tensor.js';

/** A Program as text for people. */
export function print(program: Program): string {
  const lines = [
    `program ${program.name}`,
    `tree lanes ${program.tree.lanes} chunk ${program.tree.chunk}`,
    ...program.symbols.map(({ symbol, min, max }) => `symbol ${symbol} ${min} … ${max}`),
    ...program.parameters.map(({ name, dtype, initial }) => `parameter $${name} ${dtype} = ${numberText(initial)}`),
    ...program.tensors.map(declarationText),
    ...program.ops.flatMap((op) => opLines(op, [])),
  ];
  return `${lines.join('\n')}\n`;
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

function declarationText(tensor: Tensor): string {
  const role = tensor.parameter === true ? 'parameter' : tensor.role;
  const words = [role, tensor.name, tensor.dtype, shapeText(tensor.shape)];
  if (tensor.buffered) words.push('buffered');
  if (tensor.layout.length > 1) words.push(`layout(${tensor.layout.join(',')})`);
  if (!Object.is(tensor.initial, 0)) words.push(`initial ${numberText(tensor.initial)}`);
  return words.join(' ');
}

/** One op and what stands inside it; `outer` are the axes of the repeats around it. */
export function opLines(op: Op, outer: readonly Axis[]): string[] {
  if (!isControl(op)) {
    const [head, ...body] = computeLines(op, outer);
    return [head, ...body.map((line) => `  ${line}`)];
  }
  const inner = op.kind === 'repeat' ? [...outer, op.axis] : outer;
  return [controlText(op), ...op.body.flatMap((child) => opLines(child, inner)).map((line) => `  ${line}`)];
}

function controlText(op: Extract<Op, { body: readonly Op[] }>): string {
  switch (op.kind) {
    case 'repeat':
      return `repeat ${op.name} ${axesText([op.axis])}${op.until === undefined ? '' : ` until ${op.until}`}`;
    case 'when':
      return `when ${op.name} ${op.flag}`;
    case 'every':
      return `every ${op.name} ${op.n} phase ${op.phase}`;
    default:
      return op satisfies never;
  }
}

function computeLines(op: ComputeOp, outer: readonly Axis[]): string[] {
  if (op.kind === 'opaque') {
    const attributes = Object.entries(op.attributes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}: ${numberText(value)}`);
    const suffix = attributes.length === 0 ? '' : ` {${attributes.join(', ')}}`;
    return [`opaque ${op.name} ${op.body}(${op.reads.join(', ')}) -> ${op.writes.join(', ')}${suffix}`];
  }
  const formulas = new Formulas(expressionsOf(op), [...outer, ...op.axes, ...innerAxes(op)]);
  const head = `${op.kind} ${op.name} [${axesText(op.axes)}]`;
  switch (op.kind) {
    case 'map':
    case 'reduce':
      return [head, ...formulas.definitions, ...op.writes.map((write) => writeText(write, formulas))];
    case 'matmul':
      return [
        `${head} ${op.precision}`,
        ...formulas.definitions,
        ...op.writes.map((write) => writeText(write, formulas)),
      ];
    case 'topk':
      return topkLines(op, head, formulas);
    case 'histogram':
      return histogramLines(op, head, formulas);
    case 'scan':
      return scanLines(op, head, formulas);
    default:
      return op satisfies never;
  }
}

function writeText(write: Write, formulas: Formulas): string {
  const indices = write.indices.map((index) => formulas.text(index)).join(', ');
  const target = `${versioned(write.tensor, write.version)}[${indices}]`;
  return `${target} = ${formulas.text(write.value)}${whereText(write.where, formulas)}`;
}

function whereText(where: Expr | undefined, formulas: Formulas): string {
  return where === undefined ? '' : ` where ${formulas.text(where)}`;
}

function topkLines(op: TopkOp, head: string, formulas: Formulas): string[] {
  const order = op.largest ? 'largest' : 'smallest';
  const targets = [op.values, op.indices].map((name) => name ?? '_').join(', ');
  return [
    `${head} over ${axesText([op.over])}`,
    ...formulas.definitions,
    `${targets} = ${op.k} ${order} of ${formulas.text(op.value)}${whereText(op.where, formulas)}`,
  ];
}

function histogramLines(op: HistogramOp, head: string, formulas: Formulas): string[] {
  const indices = [...op.axes.map((axis) => axis.name), formulas.text(op.bin)].join(', ');
  return [
    `${head} over ${axesText(op.over)}`,
    ...formulas.definitions,
    `${op.target}[${indices}] += ${formulas.text(op.weight)}`,
  ];
}

function scanLines(op: ScanOp, head: string, formulas: Formulas): string[] {
  const { name } = op.axes[op.along];
  const indices = op.axes.map((axis) => axis.name).join(', ');
  const reach = op.exclusive ? 'before' : 'up to';
  return [
    head,
    ...formulas.definitions,
    `${op.target}[${indices}] = ${op.reducer} ${reach} ${name} of ${formulas.text(op.value)}`,
  ];
}
