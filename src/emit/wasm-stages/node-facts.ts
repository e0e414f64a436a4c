/** What is known of a node by itself: constants fold, addresses are not negative, and grow by a step along an axis. */
import type { Axis } from '../../kernel/expr.js';
import type { ApplyCode } from './apply.js';
import { wholeOperations } from './lane-values.js';
import type { Node, NodeOf } from './node.js';

/** Powers of two whose reciprocals are normal f32, too. */
export function hasExactReciprocal(value: number): boolean {
  const exponent = Math.log2(Math.abs(value));
  return Number.isInteger(exponent) && Math.abs(exponent) <= 126;
}

/** Integer arithmetic on constants, and operations with a neutral operand. */
export function foldConstants(code: ApplyCode, args: readonly Node[]): Node | number | undefined {
  const [a, b] = args;
  const known = (node: Node | undefined): number | undefined => (node?.kind === 'constant' ? node.value : undefined);
  const [x, y] = [known(a), known(b)];
  if (code === 'i32.add' && x === 0) return b;
  if ((code === 'i32.add' || code === 'i32.sub') && y === 0) return a;
  if (code === 'i32.mul' && (x === 0 || y === 0)) return 0;
  if (code === 'i32.mul' && x === 1) return b;
  if (code === 'i32.mul' && y === 1) return a;
  return x === undefined || y === undefined ? undefined : wholeOperations[code]?.(x, y);
}

/** Added to an index or a size it does not wrap around. */
const surelySmall = 2 ** 20;

function areNonNegative(a: Node, b: Node): boolean {
  return isNonNegative(a) && isNonNegative(b);
}

/** Whether an i32 node is seen never to be negative. */
export function isNonNegative(node: Node): boolean {
  switch (node.kind) {
    case 'constant':
      return node.value >= 0;
    case 'index':
    case 'worker':
      return true;
    case 'word':
      return node.natural;
    case 'sum':
      return node.args.every(isNonNegative);
    case 'apply': {
      const [a, b, c] = node.args;
      if (node.code === 'i32.max_s') return isNonNegative(a) || isNonNegative(b);
      if (node.code === 'i32.min_s' || node.code === 'i32.mul') return areNonNegative(a, b);
      if (node.code === 'i32.add') return b.kind === 'constant' && b.value < surelySmall && areNonNegative(a, b);
      if (node.code === 'i32.shl') return isNonNegative(a);
      if (node.code === 'i32.and') return isNonNegative(a) || isNonNegative(b);
      if (node.code === 'select') return isNonNegative(b) && isNonNegative(c);
      return false;
    }
    default:
      return false;
  }
}

/** How much an i32 node grows when the axis moves by one: a number where that is constant, else undefined. */
export function stepOf(node: Node, axis: Axis): number | undefined {
  if (!node.axes.has(axis)) return 0;
  switch (node.kind) {
    case 'index':
      return 1;
    case 'sum': {
      let total = 0;
      for (const term of node.args) {
        const step = stepOf(term, axis);
        if (step === undefined) return undefined;
        total += step;
      }
      return total;
    }
    case 'apply':
      return stepOfApply(node, axis);
    default:
      return undefined;
  }
}

/** Looks into operands only where their steps say something: formulas share parts, and looking everywhere takes for ever. */
function stepOfApply({ code, args: [a, b] }: NodeOf<'apply'>, axis: Axis): number | undefined {
  const scaled = (factor: Node, other: Node): number | undefined => {
    const step = factor.kind === 'constant' ? stepOf(other, axis) : undefined;
    return step === undefined || factor.kind !== 'constant' ? undefined : step * factor.value;
  };
  if (code === 'i32.mul') return b.kind === 'constant' ? scaled(b, a) : scaled(a, b);
  if (code !== 'i32.add' && code !== 'i32.sub') return undefined;
  const first = stepOf(a, axis);
  const second = first === undefined ? undefined : stepOf(b, axis);
  if (first === undefined || second === undefined) return undefined;
  return code === 'i32.add' ? first + second : first - second;
}
