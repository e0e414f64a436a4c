/** Loops over axes, built around a body that may move code in front of the loop while it is written. */
import type { Axis } from '../../kernel/expr.js';
import type { Code, Local } from '../wasm/index.js';
import type { Node } from './node.js';
import type { Scope, ScopeOptions } from './scope.js';
import type { Writer } from './writer.js';

/** A number known now, or held in a local. */
export type Operand = number | Local;

export function pushOperand(code: Code, operand: Operand): Code {
  return typeof operand === 'number' ? code.i32(operand) : code.get(operand);
}

export function operandOf(w: Writer, node: Node): Operand {
  return node.kind === 'constant' ? node.value : w.ensureScalar(node);
}

/** Indices from `begin` on, below `end`. */
export interface Range {
  readonly begin: Operand;
  readonly end: Operand;
}

export function axisOperand(w: Writer, { extent }: Axis): Operand {
  return operandOf(w, w.tensors.size(extent));
}

/** How many they are, where that is known. */
export function rangeLength({ begin, end }: Range): number | undefined {
  return typeof begin === 'number' && typeof end === 'number' ? end - begin : undefined;
}

/** All of an axis. */
export function wholeOf(w: Writer, axis: Axis): Range {
  return { begin: 0, end: axisOperand(w, axis) };
}

/** The lesser of two signed numbers, or the greater. */
export function pushExtreme(code: Code, which: 'min' | 'max', a: Operand, b: Operand): Code {
  for (const operand of [a, b, a, b]) pushOperand(code, operand);
  return code.op(which === 'min' ? 'i32.lt_s' : 'i32.gt_s').op('select');
}

/** A local of its own, which may change. */
export function copyOf(w: Writer, operand: Operand): Local {
  const copy = w.local('i32');
  pushOperand(w.code, operand).set(copy);
  return copy;
}

/** end − distance. */
export function stopBefore(w: Writer, end: Operand, distance: number): Operand {
  if (typeof end === 'number') return end - distance;
  const stop = w.local('i32');
  w.code.get(end).i32(distance).op('i32.sub').set(stop);
  return stop;
}

export interface LoopRange {
  readonly axis: Axis;
  /** Where the loop begins; left out, `counter` already stands there. */
  readonly begin?: Operand;
  readonly end: Operand;
  readonly step?: number;
  /** Whether the counter is multiplied by the step. */
  readonly multiplies?: boolean;
  readonly counter?: Local;
  /** How far the axis is ahead of the counter. */
  readonly offset?: number;
}

/** while (counter < end) { body; counter += step (or *= step) } */
export function countLoop(w: Writer, range: LoopRange, options: ScopeOptions, build: (scope: Scope) => void): Local {
  const { begin, end, step = 1 } = range;
  const counter = range.counter ?? w.local('i32');
  const bindings = new Map([[range.axis, { local: counter, offset: range.offset ?? 0 }]]);
  const body = w.inside({ ...options, bindings }, build);
  const { code } = w;
  if (begin !== undefined) pushOperand(code, begin).set(counter);
  const whole = (): void => {
    code.loop((again) => {
      code.append(body.code).get(counter).i32(step);
      code.op(range.multiplies === true ? 'i32.mul' : 'i32.add').tee(counter);
      pushOperand(code, end).op('i32.lt_s').brIf(again);
    });
  };
  if (typeof begin === 'number' && typeof end === 'number' && begin < end) whole();
  else {
    pushOperand(code.get(counter), end).op('i32.lt_s');
    code.if(whole);
  }
  return counter;
}

/** One scalar loop per axis, the body inside. */
export function walkRows(
  w: Writer,
  [axis, ...rest]: readonly Axis[],
  writes: ReadonlySet<string>,
  body: () => void,
): void {
  if (axis === undefined) body();
  else countLoop(w, { axis, ...wholeOf(w, axis) }, { writes }, () => walkRows(w, rest, writes, body));
}
