/** Operations on values that are not a single opcode, or have operands of their own kind, in both forms. */
import type { PlainOpcode } from '../wasm/index.js';
import type { ApplyCode } from './apply.js';
import { isLanewise, onScalars, onVectors } from './apply.js';
import { putLane } from './emit-load.js';
import type { Node, NodeOf } from './node.js';
import type { Writer } from './writer.js';

export function pushScalarApply(w: Writer, { code, args }: NodeOf<'apply'>): void {
  const [a, b, c] = args;
  if (code === 'i32.byte_sum') {
    keep(w, args);
    w.pushScalar(a);
    w.code.i32(0xff00ff).op('i32.and');
    w.pushScalar(a);
    w.code.i32(8).op('i32.shr_u').i32(0xff00ff).op('i32.and').op('i32.add');
    w.code.i32(0x10001).op('i32.mul').i32(16).op('i32.shr_u');
    return;
  }
  const isExtreme = code !== 'select' && onScalars(code).at(-1) === 'select';
  if (isExtreme) keep(w, args);
  for (const arg of isExtreme ? [b, a, a, b] : code === 'select' ? [b, c, a] : args) w.pushScalar(arg);
  applyScalar(w, code);
}

/** The operation on scalars that are already on the stack. */
function applyScalar(w: Writer, code: ApplyCode): void {
  if (code === 'permute') w.code.call(w.helpers.permute());
  else w.code.ops(onScalars(code));
}

/** Operands that are pushed twice must be in locals. */
function keep(w: Writer, args: readonly Node[]): void {
  for (const arg of args) if (arg.kind !== 'constant' && arg.kind !== 'index') w.ensureScalar(arg);
}

export function pushVectorApply(w: Writer, node: NodeOf<'apply'>): void {
  const { code, args } = node;
  const isShift = code.startsWith('i32.sh');
  if (isLanewise(code) || (isShift && w.isVector(args[1]))) {
    pushLanes(w, node);
    return;
  }
  if (code === 'select') {
    pushSelect(w, args);
    return;
  }
  w.pushVector(args[0]);
  const conditions = code === 'i32.add' ? conditionsIn(args[1]) : undefined;
  if (conditions !== undefined) {
    for (const condition of conditions) {
      w.pushVector(condition);
      w.code.op('i32x4.sub');
    }
    return;
  }
  for (const arg of args.slice(1)) {
    if (isShift) w.pushScalar(arg);
    else w.pushVector(arg);
  }
  if (code === 'i32.from_bool') w.code.words([1, 1, 1, 1]).op('v128.and');
  else w.code.ops((w.options.quickMinimum && againstNumber(node)) || onVectors(code));
}

/** The conditions of which a whole number is the count, where it is one: as a true lane is −1, they are taken away as they are. */
function conditionsIn(node: Node): readonly Node[] | undefined {
  if (node.kind === 'apply' && node.code === 'i32.from_bool') return node.args;
  if (node.kind !== 'sum' && !(node.kind === 'apply' && node.code === 'i32.add')) return undefined;
  const found = node.args.map(conditionsIn);
  return found.every((list) => list !== undefined) ? found.flat() : undefined;
}

/** Against zero the condition itself takes the lanes away, and no zero need be at hand. */
function pushSelect(w: Writer, [condition, then, otherwise]: readonly Node[]): void {
  const write = (opcode: PlainOpcode, ...args: readonly Node[]): void => {
    for (const arg of args) w.pushVector(arg);
    w.code.op(opcode);
  };
  if (isZero(otherwise)) write('v128.and', then, condition);
  else if (isZero(then)) write('v128.andnot', otherwise, condition);
  else write('v128.bitselect', then, otherwise, condition);
}

/** No bit is set in it: −0 is another. */
function isZero(node: Node): boolean {
  return node.kind === 'constant' && Object.is(node.value, 0);
}

/**
 * Minimum and maximum against a number that is not zero: there the opcode that sorts NaN and zeros has the same result as
 * the one that compares, and is quicker on some machines.
 */
function againstNumber({ code, args }: NodeOf<'apply'>): readonly PlainOpcode[] | undefined {
  const [, b] = args;
  if (b?.kind !== 'constant' || b.value === 0 || Number.isNaN(b.value)) return undefined;
  return code === 'f32.min' ? ['f32x4.min'] : code === 'f32.max' ? ['f32x4.max'] : undefined;
}

/** Four scalars in turn, all of them i32. */
function pushLanes(w: Writer, node: NodeOf<'apply'>): void {
  const operands = node.args.map((arg) => (w.isVector(arg) ? w.ensureVector(arg) : arg));
  for (let lane = 0; lane < 4; lane += 1) {
    for (const operand of operands) {
      if ('index' in operand) w.code.get(operand).lane('i32x4.extract_lane', lane);
      else w.pushScalar(operand);
    }
    applyScalar(w, node.code);
    putLane(w.code, 'i32', lane);
  }
}
