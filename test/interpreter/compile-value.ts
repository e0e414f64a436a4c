/**
 * Values of the loop language as closures over a thread: exact integers, f32 rounded after every operation. Truth values
 * are 0 and 1. Every address is checked place by place, then by its array and by the tensor that it names.
 */

import type { Address, Builtin, Operation, Type, Value } from '../../src/emit/loop/language.js';
import {
  binaryRule,
  bitcastRule,
  castRule,
  compareRule,
  rounding,
  singles,
  unaryRule,
} from '../../src/kernel/arithmetic.js';
import type { BinaryOp, CompareOp, UnaryOp } from '../../src/kernel/expr.js';
import { permuteIndex } from '../../src/kernel/permutation.js';
import { foldHalves } from '../../src/kernel/tree.js';
import { LoopFault } from './fault.js';
import type { Compiler, Compute, Thread } from './thread.js';
import { warp } from './warp-size.js';

const unary = new Set(['neg', 'abs', 'sqrt', 'floor', 'ceil', 'trunc', 'round', 'bitNot', 'not', 'isFinite']);
const comparisons = new Set(['lt', 'le', 'gt', 'ge', 'eq', 'ne']);

export function compileValue(value: Value, compiler: Compiler): Compute {
  switch (value.kind) {
    case 'constant': {
      const kept = value.value;
      return () => kept;
    }
    case 'name': {
      const slot = compiler.slot(value.name);
      return (thread) => thread.slots[slot];
    }
    case 'builtin':
      return compileBuiltin(value.name, compiler);
    case 'word': {
      const { at } = value;
      return (thread) => thread.world.control[at];
    }
    case 'component': {
      const slot = compiler.slot(`${value.name}.${value.place}`);
      return (thread) => thread.slots[slot];
    }
    case 'checked': {
      const [index, size] = [compileValue(value.index, compiler), compileValue(value.size, compiler)];
      return (thread) => Math.max(Math.min(index(thread), size(thread) - 1), 0);
    }
    case 'call': {
      const argument = compileValue(value.args[0], compiler);
      const call = compiler.call(value.name);
      return (thread) => call(argument(thread), thread);
    }
    case 'load':
      return compileLoad(value.address, value.type, value.where, compiler);
    case 'halves': {
      const { lanes } = value;
      const at = Array.from({ length: lanes }, (_, element) => compileAddress(value.address, compiler, element));
      const { type } = value;
      const read = compiler.reader(value.address, type);
      return (thread) =>
        foldHalves(
          at.map((place) => read(thread, place(thread))),
          (a, b) => (type === 'f32' ? Math.fround(a + b) : a + b),
        );
    }
    case 'operation':
      return compileOperation(value, compiler);
    default:
      return value satisfies never;
  }
}

function compileBuiltin(name: Builtin['name'], { standing }: Compiler): Compute {
  switch (name) {
    case 'lane':
      return standing;
    case 'thread':
      return ({ id }) => id;
    case 'warp':
      return ({ id }) => Math.floor(id / warp);
    default:
      return (thread) => thread[name];
  }
}

function compileOperation(value: Operation, compiler: Compiler): Compute {
  const { op, type, args } = value;
  const [a, b, c] = args.map((arg) => compileValue(arg, compiler));
  const from = args[0].type;
  const { place } = compiler;
  switch (op) {
    case 'select':
      // Both are computed, as every target does.
      return (thread) => {
        const [then, otherwise] = [b(thread), c(thread)];
        return a(thread) !== 0 ? then : otherwise;
      };
    case 'and':
      return (thread) => (a(thread) !== 0 ? b(thread) : 0);
    case 'or':
      return (thread) => (a(thread) !== 0 ? 1 : b(thread));
    case 'fma': {
      const fit = rounding(type, singles);
      return (thread) => fit(fit(a(thread) * b(thread)) + c(thread));
    }
    case 'cast':
      return apply(castRule(from, type, singles), a);
    case 'bitcast':
      return apply(bitcastRule(from, type), a);
    case 'permute':
      return (thread) => permuteIndex(a(thread), b(thread), c(thread));
    case 'quotient':
    case 'remainder': {
      const rule = binaryRule(op === 'quotient' ? 'div' : 'rem', type, singles);
      return (thread) => {
        const divisor = b(thread);
        if (a(thread) < 0 || divisor < 0) throw new LoopFault('overflow', place, `a ${op} of negative numbers`);
        if (divisor === 0) throw new LoopFault('division-by-zero', place, `a ${op} by zero`);
        return rule(a(thread), divisor);
      };
    }
    case 'clampAt':
      return (thread) => Math.max(Math.min(a(thread), b(thread) - 1), 0);
    case 'wrapAt':
      return (thread) => {
        const size = b(thread);
        const rest = a(thread) % Math.max(size, 1);
        return rest < 0 ? rest + size : rest + 0;
      };
    case 'inside':
      return (thread) => {
        const index = a(thread);
        return index >= 0 && index < b(thread) ? 1 : 0;
      };
    case 'sumBytes':
      return (thread) => {
        const word = a(thread);
        return (word & 255) + ((word >>> 8) & 255) + ((word >>> 16) & 255) + (word >>> 24) + b(thread);
      };
    case 'isNan':
      return (thread) => (Number.isNaN(a(thread)) ? 1 : 0);
    case 'countBits':
      return (thread) => [...a(thread).toString(2)].filter((bit) => bit === '1').length;
    case 'reverseBits':
      return (thread) => Number.parseInt([...a(thread).toString(2).padStart(32, '0')].reverse().join(''), 2);
    case 'lowestBit':
      return (thread) => {
        const bits = a(thread);
        return 31 - Math.clz32(bits & -bits);
      };
    case 'any':
      throw new LoopFault('malformed', place, 'lanes are asked where there are none');
    case 'keep':
      return from === 'bool' ? (thread) => (a(thread) === 0 ? 0 : 0xffff_ffff) : a;
    default:
      if (value.fits === true) return fitting(op as 'add' | 'sub' | 'mul', a, b, place);
      if (unary.has(op)) return apply(unaryRule(op as UnaryOp, type, singles), a);
      return both(comparisons.has(op) ? compareRule(op as CompareOp) : binaryRule(op as BinaryOp, type, singles), a, b);
  }
}

/** Arithmetic of whole numbers that was said not to wrap. */
function fitting(op: 'add' | 'sub' | 'mul', a: Compute, b: Compute, place: string): Compute {
  const rule = { add: (x: number, y: number) => x + y, sub: (x: number, y: number) => x - y, mul: times }[op];
  return (thread) => {
    const result = rule(a(thread), b(thread));
    if (result === (result | 0)) return result | 0;
    throw new LoopFault('overflow', place, `${op} gives ${result}`);
  };
}

const times = (x: number, y: number): number => x * y;

function apply(rule: (x: number) => number, a: Compute): Compute {
  return (thread) => rule(a(thread));
}

function both(rule: (a: number, b: number) => number, a: Compute, b: Compute): Compute {
  return (thread) => rule(a(thread), b(thread));
}

function compileLoad(address: Address, type: Type, where: Value | undefined, compiler: Compiler): Compute {
  const at = compileAddress(address, compiler);
  const read = compiler.reader(address, type);
  if (where === undefined) return (thread) => read(thread, at(thread));
  const holds = compileValue(where, compiler);
  return (thread) => (holds(thread) === 0 ? 0 : read(thread, at(thread)));
}

/** Where the element lies: its word, or where memory is packed its byte; `further` elements on along the outermost place. */
export function compileAddress(address: Address, compiler: Compiler, further = 0): (thread: Thread) => number {
  const base = compileValue(address.base, compiler);
  const element = compileElement(address, compiler, further);
  const { place } = compiler;
  const { tensor, array } = address;
  const cells = compiler.cells(address);
  const cellsPerWord = compiler.storage(address) === undefined ? 1 : 4;
  const placed = compiler.placed(address);
  return (thread) => {
    const at = cellsPerWord * base(thread) + cells * element(thread);
    if (tensor !== undefined) thread.world.checkTensor(tensor, Math.floor(at / cellsPerWord), place);
    if (placed === undefined) return at;
    if (at < 0 || at + cells > cellsPerWord * placed.length)
      throw new LoopFault('out-of-bounds', place, `byte ${at} of ${array}, of ${placed.length} words`);
    return at + cellsPerWord * placed.at;
  };
}

/** How many elements it lies from the base of its address. */
function compileElement({ places, tensor, array }: Address, compiler: Compiler, further: number): Compute {
  const indices = places.map(({ index }) => compileValue(index, compiler));
  const sizes = places.map(({ size }) => compileValue(size, compiler));
  const { place } = compiler;
  if (isDistance(places)) return (thread) => indices[0](thread) + further;
  return (thread) => {
    let element = 0;
    for (let axis = 0; axis < indices.length; axis += 1) {
      const index = indices[axis](thread) + (axis === 0 ? further : 0);
      const size = sizes[axis](thread);
      if (index < 0 || index >= size) {
        throw new LoopFault('out-of-bounds', place, `index ${axis} of ${tensor ?? array} is ${index}, of ${size}`);
      }
      element = element * size + index;
    }
    return element;
  };
}

/** A plain distance from the base, before it or behind it, has no bounds of its own: its one place is of size 0. */
function isDistance(places: Address['places']): boolean {
  return places.length === 1 && places[0].size.kind === 'constant' && places[0].size.value === 0;
}
