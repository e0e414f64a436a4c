/** Operations on values that are not a single opcode, or have operands of their own kind, in both forms. */
import type { LaneOpcode, PlainOpcode } from '../wasm/index.js';
import type { ApplyCode } from './apply.js';
import { isLanewise, scalarOpcode, vectorOpcode } from './apply.js';
import type { ApplyNode, Node } from './node.js';
import type { Writer } from './writer.js';

/** Which comparison of first and second makes the second operand the result. */
const takesSecond: Partial<Record<ApplyCode, PlainOpcode>> = {
  'f32.min': 'f32.gt',
  'f32.max': 'f32.lt',
  'f64.min': 'f64.gt',
  'f64.max': 'f64.lt',
  'i32.min_s': 'i32.gt_s',
  'i32.max_s': 'i32.lt_s',
  'i32.min_u': 'i32.gt_u',
  'i32.max_u': 'i32.lt_u',
};

/** Special operations that are one opcode as scalars, or none, where the operand is the result. */
const scalarSpecials: Partial<Record<ApplyCode, PlainOpcode | 'nothing'>> = {
  'i32.shl': 'i32.shl',
  'i32.shr_s': 'i32.shr_s',
  'i32.shr_u': 'i32.shr_u',
  'i32.reinterpret_f32': 'i32.reinterpret_f32',
  'f32.reinterpret_i32': 'f32.reinterpret_i32',
  'i32.from_bool': 'nothing',
  'bool.and': 'i32.and',
  'bool.or': 'i32.or',
  'bool.not': 'i32.eqz',
  'bool.eq': 'i32.eq',
  'bool.ne': 'i32.ne',
};

const vectorSpecials: Partial<Record<ApplyCode, PlainOpcode | 'nothing'>> = {
  'f32.min': 'f32x4.pmin',
  'f32.max': 'f32x4.pmax',
  'i32.min_s': 'i32x4.min_s',
  'i32.max_s': 'i32x4.max_s',
  'i32.min_u': 'i32x4.min_u',
  'i32.max_u': 'i32x4.max_u',
  'i32.abs': 'i32x4.abs',
  'i32.reinterpret_f32': 'nothing',
  'f32.reinterpret_i32': 'nothing',
  'bool.and': 'v128.and',
  'bool.or': 'v128.or',
  'bool.not': 'v128.not',
  'bool.eq': 'i32x4.eq',
  'bool.ne': 'v128.xor',
  'f32.madd': 'f32x4.relaxed_madd',
};

const vectorShifts: Partial<Record<ApplyCode, PlainOpcode>> = {
  'i32.shl': 'i32x4.shl',
  'i32.shr_s': 'i32x4.shr_s',
  'i32.shr_u': 'i32x4.shr_u',
};

export function pushScalarApply(w: Writer, node: ApplyNode): void {
  const { code, args } = node;
  const compare = takesSecond[code];
  if (compare !== undefined) {
    // second, first, and whether the second is taken.
    keep(w, args);
    for (const arg of [args[1], args[0], args[0], args[1]]) w.pushScalar(arg);
    w.code.op(compare).op('select');
    return;
  }
  if (code === 'select') {
    for (const arg of [args[1], args[2], args[0]]) w.pushScalar(arg);
    w.code.op('select');
    return;
  }
  if (code === 'i32.abs') {
    keep(w, args);
    const sign = w.local('i32');
    w.pushScalar(args[0]);
    w.code.i32(31).op('i32.shr_s').tee(sign);
    w.pushScalar(args[0]);
    w.code.op('i32.xor').get(sign).op('i32.sub');
    return;
  }
  if (code === 'i32.byte_sum') {
    keep(w, args);
    w.pushScalar(args[0]);
    w.code.i32(0xff00ff).op('i32.and');
    w.pushScalar(args[0]);
    w.code.i32(8).op('i32.shr_u').i32(0xff00ff).op('i32.and').op('i32.add');
    w.code.i32(0x10001).op('i32.mul').i32(16).op('i32.shr_u');
    return;
  }
  if (code === 'f32.madd' || code === 'f64.madd') {
    // The relaxed opcode exists for vectors alone, and scalars must round as vectors do.
    const [splat, madd, lane] = relaxed(code);
    for (const arg of args) {
      w.pushScalar(arg);
      w.code.op(splat);
    }
    w.code.op(madd).lane(lane, 0);
    return;
  }
  for (const arg of args) w.pushScalar(arg);
  applyScalar(w, code);
}

function relaxed(code: 'f32.madd' | 'f64.madd'): [PlainOpcode, PlainOpcode, LaneOpcode] {
  return code === 'f32.madd'
    ? ['f32x4.splat', 'f32x4.relaxed_madd', 'f32x4.extract_lane']
    : ['f64x2.splat', 'f64x2.relaxed_madd', 'f64x2.extract_lane'];
}

/** The operation on scalars that are already on the stack. */
function applyScalar(w: Writer, code: ApplyCode): void {
  if (code === 'permute') {
    w.code.call(w.helpers.permute());
    return;
  }
  const opcode = scalarOpcode(code) ?? scalarSpecials[code];
  if (opcode === undefined) throw new Error(`wasm stages: ${code} has no scalar form`);
  if (opcode !== 'nothing') w.code.op(opcode);
}

/** Operands that are pushed twice must be in locals. */
function keep(w: Writer, args: readonly Node[]): void {
  for (const arg of args) if (arg.kind !== 'constant' && arg.kind !== 'index') w.ensureScalar(arg);
}

export function pushVectorApply(w: Writer, node: ApplyNode): void {
  const { code, args } = node;
  const shift = vectorShifts[code];
  if (shift !== undefined && !w.isVector(args[1])) {
    w.pushVector(args[0]);
    w.pushScalar(args[1]);
    w.code.op(shift);
    return;
  }
  if (shift !== undefined || isLanewise(code)) {
    pushLanes(w, node);
    return;
  }
  if (code === 'select') {
    pushSelect(w, args);
    return;
  }
  for (const arg of args) w.pushVector(arg);
  if (code === 'i32.byte_sum') {
    w.code.op('i16x8.extadd_pairwise_i8x16_u').op('i32x4.extadd_pairwise_i16x8_u');
    return;
  }
  if (code === 'i32.from_bool') {
    w.code.words([1, 1, 1, 1]).op('v128.and');
    return;
  }
  const quick = w.options.quickMinimum ? againstNumber(node) : undefined;
  const opcode = vectorOpcode(code) ?? quick ?? vectorSpecials[code];
  if (opcode === undefined) throw new Error(`wasm stages: ${code} has no vector form`);
  if (opcode !== 'nothing') w.code.op(opcode);
}

/** Against zero the condition itself takes the lanes away, and no zero need be at hand. */
function pushSelect(w: Writer, [condition, then, otherwise]: readonly Node[]): void {
  if (isZero(otherwise)) {
    for (const arg of [then, condition]) w.pushVector(arg);
    w.code.op('v128.and');
    return;
  }
  if (isZero(then)) {
    for (const arg of [otherwise, condition]) w.pushVector(arg);
    w.code.op('v128.andnot');
    return;
  }
  for (const arg of [then, otherwise, condition]) w.pushVector(arg);
  w.code.op('v128.bitselect');
}

/** No bit is set in it: −0 is another. */
function isZero(node: Node): boolean {
  return node.kind === 'constant' && Object.is(node.value, 0);
}

/**
 * Minimum and maximum against a number that is not zero: there the opcode that sorts NaN and zeros has the same result as
 * the one that compares, and is quicker on some machines.
 */
function againstNumber({ code, args }: ApplyNode): PlainOpcode | undefined {
  const [, b] = args;
  if (b?.kind !== 'constant' || b.value === 0 || Number.isNaN(b.value)) return undefined;
  return code === 'f32.min' ? 'f32x4.min' : code === 'f32.max' ? 'f32x4.max' : undefined;
}

/** Four scalars in turn, all of them i32. */
function pushLanes(w: Writer, node: ApplyNode): void {
  const operands = node.args.map((arg) => (w.isVector(arg) ? w.ensureVector(arg) : arg));
  for (let lane = 0; lane < 4; lane += 1) {
    for (const operand of operands) {
      if ('index' in operand) w.code.get(operand).lane('i32x4.extract_lane', lane);
      else w.pushScalar(operand);
    }
    applyScalar(w, node.code);
    if (lane === 0) w.code.op('i32x4.splat');
    else w.code.lane('i32x4.replace_lane', lane);
  }
}
