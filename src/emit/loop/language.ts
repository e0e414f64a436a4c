/**
 * The loop language: what stands between fused stages and the text of a target. Loops with bindings, typed values, memory
 * with spaces and addresses as data. It says exactly what a thread of a workgroup does and in which order, so an interpreter
 * can run it and a printer can write it without deciding anything. It knows neither Programs nor targets.
 */
import type { Dtype } from '../../kernel/dtype.js';
import type { BinaryOp, CompareOp, UnaryOp } from '../../kernel/expr.js';

/** The types of values. Memory holds 32-bit words that a load reads as one of the first three, unless its address says more. */
export type Type = 'f32' | 'i32' | 'u32' | 'bool' | 'f64';
export type IntegerType = 'i32' | 'u32';
/** Global: seen by all workgroups. Shared: by one workgroup. Register: by one thread. */
export type Space = 'global' | 'shared' | 'register';

/** The kernel language's operations, and those that address arithmetic and sums need beside them. */
export type Operator =
  | UnaryOp
  | BinaryOp
  | CompareOp
  | 'select' // condition (or of f32 a mask, all bits or none), then, otherwise
  | 'fma'
  | 'cast'
  | 'bitcast'
  | 'permute'
  | 'quotient' // of whole numbers, neither negative, the second not zero
  | 'remainder' // likewise
  | 'clampAt' // index, size: the nearest index inside
  | 'wrapAt' // index, size: the index modulo the size
  | 'inside' // index, size: whether 0 ≤ index < size
  | 'sumBytes' // word, number: the sum of the word's four bytes and the number
  | 'isNan'
  | 'countBits' // of a u32, as an i32
  | 'reverseBits' // of a u32
  | 'lowestBit' // of a u32: the place of its lowest bit that is set, −1 where none is
  | 'any' // in a loop over vectors: whether it holds in any of the lanes
  | 'keep'; // the value itself, hidden from a compiler that would simplify what stands around it; of a bool a mask

export interface Constant {
  readonly kind: 'constant';
  readonly type: Type;
  readonly value: number;
}
/** A `let`, a `var` or a loop's variable. */
export interface Name {
  readonly kind: 'name';
  readonly type: Type;
  readonly name: string;
}
/**
 * Who the thread is: its unit of work, its place among the threads that stand together (those of the unit, if nothing else is
 * said), its unit's place in the workgroup, its own place there, and the number of its warp: of the threads that run in step.
 */
export interface Builtin {
  readonly kind: 'builtin';
  readonly type: IntegerType;
  readonly name: 'unit' | 'lane' | 'team' | 'thread' | 'warp';
}
/** A word of the control block as it was when the step began; the same for all threads. */
export interface ControlWord {
  readonly kind: 'word';
  readonly type: 'u32';
  readonly at: number;
}
export interface Operation {
  readonly kind: 'operation';
  readonly type: Type;
  readonly op: Operator;
  readonly args: readonly Value[];
  /** Of i32: the true result fits, so that nothing wraps. */
  readonly fits?: true;
  /** Of a division: numbers and quotient are neither tiny nor huge. */
  readonly isPlain?: true;
}
/** A function of one f32 that the module defines. */
export interface Call {
  readonly kind: 'call';
  readonly type: 'f32';
  readonly name: string;
  readonly args: readonly [Value];
}
/** A word read as `type`; where `where` is false nothing is read and the value is zero. */
export interface Load {
  readonly kind: 'load';
  readonly type: Type;
  readonly address: Address;
  readonly where?: Value;
}
/** The accumulators of one chunk of a sum's tree, folded in halves: `lanes` elements along the outermost index. */
export interface Halves {
  readonly kind: 'halves';
  readonly type: 'f32' | 'f64';
  readonly address: Address;
  readonly lanes: number;
}
/** One of the values of a broadcast or of a vector. */
export interface Component {
  readonly kind: 'component';
  readonly type: Type;
  readonly name: string;
  readonly place: number;
}
/** An index that promises to lie inside, checked in a debug build: outside, its site is noted and the nearest one taken. */
export interface Checked {
  readonly kind: 'checked';
  readonly type: 'i32';
  readonly index: Value;
  readonly size: Value;
  readonly site: number;
}
export type Value = Constant | Name | Builtin | ControlWord | Operation | Call | Load | Halves | Component | Checked;

/** One step of an address: 0 ≤ index < size. */
export interface Place {
  readonly index: Value;
  readonly size: Value;
}

/** Element `base + ((i₀ · s₁ + i₁) · s₂ + i₂) …` of an array, the outermost place first. */
export interface Address {
  readonly space: Space;
  readonly array: string;
  /** What the array is a part of here: a tensor's name, for messages and bounds. */
  readonly tensor?: string;
  /** How an element is stored where memory is packed; a word by default. */
  readonly storage?: Dtype;
  /** In words. */
  readonly base: Value;
  readonly places: readonly Place[];
}

/** Elements of a vector. */
export type VectorWidth = 2 | 4;

/** Threads that stand together: lanes are counted among them, and barriers are theirs. */
export type Team = 'thread' | 'warp' | 'workgroup';

/** Whose value a shuffle gives. */
export type ShuffleMode = 'down' | 'up' | 'xor' | 'from';

/**
 * Who runs a loop's positions: the thread itself, those who stand together in turns, or the lanes of a vector. A loop over
 * vectors takes `vectorLanes` neighbouring positions at once and never passes its end: what depends on its variable has a
 * value in each lane. In its body stand lets, stores, ifs of what is the same in all lanes, and `lanes`.
 */
export type Binding = 'serial' | 'lane' | 'vector';
/** Lanes of 32 bits in a vector. */
export const vectorLanes = 4;

export type Statement =
  | { readonly kind: 'let'; readonly name: string; readonly value: Value }
  /** A name for the word at which elements of a storage type begin: the base of addresses. */
  | {
      readonly kind: 'base';
      readonly name: string;
      readonly space: 'global' | 'shared';
      readonly storage: Dtype;
      readonly value: Value;
      /** Another such name, beyond which it lies: then the value counts elements, not words. */
      readonly from?: string;
      /** Whether `advance` moves it. */
      readonly moves?: true;
    }
  /** Moves the base of addresses by so many elements. */
  | { readonly kind: 'advance'; readonly name: string; readonly by: Value }
  /** A name that compilers are kept from computing anew: a base of addresses, or a value. */
  | { readonly kind: 'hold'; readonly name: string; readonly isBase: boolean }
  | { readonly kind: 'var'; readonly name: string; readonly type: Type; readonly value: Value }
  /** Words or values of one thread; zero where `zero`, else undefined until written. */
  | {
      readonly kind: 'array';
      readonly name: string;
      readonly type: Type;
      readonly length: number;
      readonly zero: boolean;
      /** What its elements begin with, where that is told. */
      readonly values?: readonly Value[];
    }
  | { readonly kind: 'assign'; readonly name: string; readonly value: Value }
  | { readonly kind: 'increase'; readonly name: string; readonly value: Value }
  /** Sets all of a thread's array to zero. */
  | { readonly kind: 'clear'; readonly name: string }
  | Loop
  | { readonly kind: 'while'; readonly condition: Value; readonly body: readonly Statement[] }
  | {
      readonly kind: 'if';
      readonly condition: Value;
      readonly body: readonly Statement[];
      readonly otherwise?: readonly Statement[];
    }
  | { readonly kind: 'store'; readonly address: Address; readonly value: Value }
  /** Neighbouring elements at once, from one whose number `width` divides; `name` has as many components. */
  | {
      readonly kind: 'loadVector';
      readonly name: string;
      readonly type: 'f32' | 'i32' | 'u32';
      readonly width: VectorWidth;
      readonly address: Address;
    }
  /** Likewise; `streams`: nothing reads it soon. */
  | {
      readonly kind: 'storeVector';
      readonly address: Address;
      readonly values: readonly Value[];
      readonly streams: boolean;
    }
  | { readonly kind: 'add'; readonly address: Address; readonly value: Value }
  /** An addition that other threads' additions may come between. The array is declared atomic. */
  | { readonly kind: 'atomicAdd'; readonly address: Address; readonly value: Value }
  /** Asks for an element that is wanted soon. */
  | { readonly kind: 'prefetch'; readonly address: Address }
  /**
   * Those who stand together wait for each other, or all threads of the warp or of the workgroup; what they stored (of a workgroup to
   * global memory too, where said) is then seen.
   */
  | { readonly kind: 'barrier'; readonly global: boolean; readonly of?: 'warp' | 'workgroup' }
  /** The first thread's values, for all; a barrier too. */
  | {
      readonly kind: 'broadcast';
      readonly name: string;
      /** The shared array that they pass through. */
      readonly array: string;
      readonly values: readonly [Value, Value];
    }
  /**
   * The value of another thread among those that run in step: `by` threads further on or back, with these bits of its number
   * changed, or of that number; nobody may be missing whose value is used.
   */
  | {
      readonly kind: 'shuffle';
      readonly name: string;
      readonly mode: ShuffleMode;
      readonly value: Value;
      readonly by: Value;
    }
  /** Which of the threads that run in step hold this true: bit l of a u32 for thread l of them. */
  | { readonly kind: 'ballot'; readonly name: string; readonly value: Value }
  /** The sum of the values of all threads that run in step, which are of type i32. */
  | { readonly kind: 'total'; readonly name: string; readonly value: Value }
  | {
      readonly kind: 'block';
      readonly comment?: string;
      readonly body: readonly Statement[];
      /** Who stands together in it, where that is not who does around it. */
      readonly by?: Team;
      /** Arrays of its own, each with the word at which it begins. */
      readonly shared?: readonly SharedArray[];
    }
  /** In a loop over vectors: the body for one lane after the other, each with the values of its lane. */
  | { readonly kind: 'lanes'; readonly body: readonly Statement[] }
  /** A hand-written body, run by the whole workgroup. */
  | { readonly kind: 'opaque'; readonly name: string };

/** `variable` from `from` while below `to`; by `step`, or times `step`. Bound to lanes, it begins at from + lane. */
export interface Loop {
  readonly kind: 'loop';
  readonly variable: string;
  readonly binding: Binding;
  readonly from: Value;
  readonly to: Value;
  readonly update: 'add' | 'multiply';
  readonly step: Value;
  readonly body: readonly Statement[];
  /** How many turns a compiler is to write out at once; 1: it is kept from unrolling. */
  readonly unroll?: number | 'all';
}

/** An array that outlives a statement: shared by a workgroup, or the arena. */
export interface SharedArray {
  readonly name: string;
  readonly type: 'f32' | 'i32' | 'u32';
  readonly length: number;
  readonly atomic: boolean;
  /** The word of the workgroup's memory at which it begins, where others may lie in the same place. */
  readonly at?: number;
}

/** A function of one f32, `x`. */
export interface LoopFunction {
  readonly name: string;
  readonly body: readonly Statement[];
  readonly result: Value;
}

/** What the units of one part do. */
export interface PartLoops {
  readonly name: string;
  /** A unit is one thread's, a warp's, or a workgroup's (or that of a team of its threads). */
  readonly unit: Team;
  /** Units side by side in a workgroup that share it otherwise; 1 where a unit is one thread's or a warp's. */
  readonly teams: number;
  readonly body: readonly Statement[];
}

/** One kernel: its parts run on disjoint ranges of workgroups. */
export interface StageLoops {
  readonly name: string;
  /** Threads of a workgroup. */
  readonly lanes: number;
  readonly parts: readonly PartLoops[];
  readonly shared: readonly SharedArray[];
  readonly functions: readonly LoopFunction[];
  /** Names that the kernel is called with. */
  readonly arguments?: readonly Name[];
}

export const constant = (value: number, type: Type): Constant => ({ kind: 'constant', type, value });
export const int = (value: number): Constant => constant(value, 'i32');
export const unsigned = (value: number): Constant => constant(value, 'u32');
export const name = (text: string, type: Type): Name => ({ kind: 'name', type, name: text });
export const lane: Builtin = { kind: 'builtin', type: 'u32', name: 'lane' };
export const team: Builtin = { kind: 'builtin', type: 'u32', name: 'team' };
export const unit: Builtin = { kind: 'builtin', type: 'i32', name: 'unit' };
export const thread: Builtin = { kind: 'builtin', type: 'i32', name: 'thread' };
export const warp: Builtin = { kind: 'builtin', type: 'i32', name: 'warp' };

export const word = (at: number): ControlWord => ({ kind: 'word', type: 'u32', at });
export const component = (name: string, type: Type, place: number): Component => ({
  kind: 'component',
  type,
  name,
  place,
});
/** What lies there; zero where `where` is false. */
export const loadOf = (address: Address, type: Type, where?: Value): Load => ({
  kind: 'load',
  type,
  address,
  ...(where !== undefined && { where }),
});

export const operation = (op: Operator, type: Type, ...args: readonly Value[]): Operation => ({
  kind: 'operation',
  type,
  op,
  args,
});
/** A value, or a number as a constant of the type that is expected. */
export type Operand = Value | number;
export const valueOf = (operand: Operand, type: Type): Value =>
  typeof operand === 'number' ? constant(operand, type) : operand;
const same =
  (op: Operator) =>
  (a: Value, b: Operand): Operation =>
    operation(op, a.type, a, valueOf(b, a.type));
/** Counts and addresses: those of type i32 always fit. */
const counted =
  (op: Operator) =>
  (a: Value, b: Operand): Operation => ({ ...same(op)(a, b), ...(a.type === 'i32' && { fits: true }) });
const compared =
  (op: Operator) =>
  (a: Value, b: Operand): Operation =>
    operation(op, 'bool', a, valueOf(b, a.type));
export const plus = counted('add');
export const minus = counted('sub');
export const times = counted('mul');
export const quotient = same('quotient');
export const remainder = same('remainder');
export const least = same('min');
export const most = same('max');
export const below = compared('lt');
export const above = compared('gt');
export const atLeast = compared('ge');
export const equal = compared('eq');
export const inside = compared('inside');
export const choose = (condition: Value, then: Value, otherwise: Value): Operation =>
  operation('select', then.type, condition, then, otherwise);
export const negated = (value: Value): Operation => operation('not', 'bool', value);
export const converted = (value: Value, type: Type): Operation => operation('cast', type, value);

/** All of the conditions; undefined where there is none. */
export function every(conditions: readonly Value[]): Value | undefined {
  return conditions.length === 0 ? undefined : conditions.reduce((a, b) => operation('and', 'bool', a, b));
}
export const either = (a: Value, b: Value): Operation => operation('or', 'bool', a, b);

/** The thread's place among those of its unit, for addresses of type i32. */
export const laneIndex: Value = converted(lane, 'i32');
