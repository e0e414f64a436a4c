/**
 * From the kernel's expressions to nodes: named functions are already expanded; here half floats become bits, borders
 * become selects on indices, indices become addresses, and division is guarded. With an `interior` axis, loads that leave
 * their tensor only at the ends of that axis are lowered without a border, and `margins` says how far the ends reach: the
 * vector loop runs between them.
 */
import { intervalOf, provablyInside } from '../../kernel/bounds.js';
import type { Dimension } from '../../kernel/dimension.js';
import { smallest } from '../../kernel/dimension.js';
import { isNarrow, type Scalar } from '../../kernel/dtype.js';
import type { Axis, Border, CallExpr, CompareOp, Expr, LoadExpr, ParameterExpr } from '../../kernel/expr.js';
import { expandCall } from '../../kernel/functions/expand.js';
import { narrowToBits, widenBits } from '../../kernel/functions/narrow.js';
import type { Operator } from '../loop/language.js';
import { byteSumOf } from '../loop/lower/byte-sum.js';
import type { ApplyCode } from './apply.js';
import type { Graph } from './graph.js';
import { linearise, restAfter } from './linear.js';
import { lowerCast, nodeType } from './lower-cast.js';
import { dependsOn, type Lane, type Node, type Spot } from './node.js';
import { isNonNegative } from './node-facts.js';
import { expandOne, type Packs } from './pack.js';
import type { Layout, TensorMap } from './tensors.js';

export interface Margin {
  /** The first index of the axis that is inside. */
  readonly low: number;
  /** The first index that is outside again: dimension − high. */
  readonly dimension: Dimension;
  readonly high: number;
}

export interface LoweringOptions {
  readonly interior?: Axis | undefined;
  /** Axes that loops bind; any other is the iteration of a repeat. */
  readonly bound: ReadonlySet<Axis>;
  /** Calls that are computed several at once. */
  readonly packs?: Packs;
  /** Another axis that stands for the interior one. */
  readonly renamed?: Axis | undefined;
}

/** Whether a node lies between two finite constants, if it is a number. */
function isClamped(node: Node): boolean {
  const limited = (x: Node, end: string): Node | undefined => {
    if (x.kind !== 'apply' || (x.code !== `f32.${end}` && x.code !== `f64.${end}`)) return undefined;
    const [inner, limit] = x.args;
    return limit.kind === 'constant' && Number.isFinite(limit.value) ? inner : undefined;
  };
  const [below, above] = [limited(node, 'min'), limited(node, 'max')];
  return (
    (below !== undefined && limited(below, 'max') !== undefined) ||
    (above !== undefined && limited(above, 'min') !== undefined)
  );
}

/** Operations of one code, whatever their operands are. */
const plainCodes: Partial<Record<Operator, ApplyCode>> = {
  ...{ and: 'bool.and', or: 'bool.or', inside: 'i32.lt_u' },
  ...{ bitAnd: 'i32.and', bitOr: 'i32.or', bitXor: 'i32.xor', shiftLeft: 'i32.shl' },
};

export class Lowering {
  readonly margins: Margin[] = [];
  private readonly known = new Map<Expr, Node>();
  private readonly bound: Set<Axis>;

  readonly graph: Graph;

  constructor(
    readonly tensors: TensorMap,
    private readonly options: LoweringOptions,
  ) {
    this.graph = tensors.graph;
    this.bound = new Set(options.bound);
  }

  lower(expr: Expr): Node {
    const known = this.known.get(expr);
    if (known !== undefined) return known;
    const node = this.build(expr);
    this.known.set(expr, node);
    return node;
  }

  private build(expr: Expr): Node {
    const { graph } = this;
    switch (expr.op) {
      case 'constant':
        return graph.constant(nodeType(expr.dtype), expr.value);
      case 'index':
        return this.bound.has(expr.axis) ? graph.index(this.rename(expr.axis)) : this.tensors.repeat(expr.axis);
      case 'size':
        return this.tensors.size(expr.symbol);
      case 'parameter':
        return this.tensors.parameter(expr.name, nodeType(expr.dtype) as 'i32' | 'f32' | 'f64');
      case 'cycle':
        return this.tensors.cycle();
      case 'load':
        return this.load(expr);
      case 'fold': {
        for (const axis of expr.axes) this.bound.add(axis);
        const [body, ...range] = expr.args.map((arg) => this.lower(arg));
        const unsigned = expr.args[0].dtype === 'u32';
        return graph.fold(expr.reducer, expr.axes, [body, ...range], nodeType(expr.dtype), unsigned);
      }
      case 'call':
        return this.call(expr);
      default: {
        const bytes = byteSumOf(expr);
        if (bytes !== undefined) {
          const summed = graph.apply('i32.byte_sum', 'i32', this.lower(bytes.word));
          return graph.apply('i32.sub', 'i32', summed, graph.i32(-bytes.plus));
        }
        const args = expr.args.map((arg) => this.lower(arg));
        const isNatural = (): boolean => intervalOf(expr.args[0]).low >= 0;
        return this.operation(expr.op, expr.dtype, expr.args[0].dtype, args, isNatural);
      }
    }
  }

  /** An operation of the language on operands of type `from`; `isNatural`: whether the first is never negative. */
  operation(op: Operator, dtype: Scalar, from: Scalar, args: readonly Node[], isNatural: () => boolean): Node {
    const { graph } = this;
    const [a, b, c] = args;
    switch (op) {
      case 'cast':
        return lowerCast(graph, a, from, dtype);
      case 'bitcast':
        return this.bitcast(a, from, dtype);
      case 'select':
        return graph.select(a, b, c);
      case 'fma': {
        const type = dtype === 'f64' ? 'f64' : 'f32';
        return graph.apply(`${type}.add`, type, graph.apply(`${type}.mul`, type, a, b), c);
      }
      case 'permute':
        return graph.apply('permute', 'i32', a, b, c);
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
      case 'eq':
      case 'ne':
        return this.compare(op, from, a, b);
      case 'isNan':
        return this.compare('ne', from, a, a);
      case 'quotient':
      case 'remainder':
        return this.divide(op === 'quotient' ? 'div' : 'rem', dtype === 'i32', a, b, () => true);
      default:
        return args.length === 1 ? this.unary(op, from, a) : this.binary(op, dtype, a, b, isNatural);
    }
  }

  private rename(axis: Axis): Axis {
    const { interior, renamed } = this.options;
    return axis === interior ? (renamed ?? axis) : axis;
  }

  /** A call of a pack: one lane of the function of all of them, unless the vectors run along what it depends on. */
  private call(expr: CallExpr): Node {
    const { graph } = this;
    const { packs, interior } = this.options;
    const pack = packs?.get(expr);
    if (pack === undefined) throw new Error(`wasm stages: ${expr.name} was not expanded`);
    if (interior !== undefined && pack.axes.has(interior)) return this.lower(expandOne(expr));
    graph.fixLanes(pack.axis, 0);
    const packed = graph.pack(
      pack.calls.map((call) => this.lower(call.args[0])),
      pack.axis,
    );
    const results = this.through(packed, (x) => expandCall(expr.name, 'f32', x), 'f32');
    return graph.lane(results, pack.calls.indexOf(expr) as Lane, pack.axis);
  }

  private bitcast(x: Node, from: Scalar, to: Scalar): Node {
    if (from === 'f32' && to !== 'f32') return this.graph.apply('i32.reinterpret_f32', 'i32', x);
    return from !== 'f32' && to === 'f32' ? this.graph.apply('f32.reinterpret_i32', 'f32', x) : x;
  }

  private compare(op: CompareOp, dtype: Scalar, a: Node, b: Node): Node {
    if (dtype !== 'i32' && dtype !== 'u32') return this.graph.apply(`${dtype}.${op}` as ApplyCode, 'bool', a, b);
    const code: ApplyCode = op === 'eq' || op === 'ne' ? `i32.${op}` : `i32.${op}_${dtype === 'u32' ? 'u' : 's'}`;
    return this.graph.apply(code, 'bool', a, b);
  }

  private unary(op: Operator, dtype: Scalar, x: Node): Node {
    const { graph } = this;
    if (op === 'not') {
      const isUnequal = x.kind === 'apply' && x.code.endsWith('.ne');
      return isUnequal
        ? graph.apply(x.code.replace('.ne', '.eq') as ApplyCode, 'bool', ...x.args)
        : graph.apply('bool.not', 'bool', x);
    }
    if (op === 'bitNot') return graph.apply('i32.xor', 'i32', x, graph.i32(-1));
    if (dtype === 'i32') {
      const negated = graph.apply('i32.sub', 'i32', graph.i32(0), x);
      return op === 'neg' ? negated : graph.apply('i32.max_s', 'i32', x, negated);
    }
    const type = dtype === 'f64' ? 'f64' : 'f32';
    // Between two numbers there is no infinity, only what is no number.
    if (op === 'isFinite' && isClamped(x)) return graph.apply(`${type}.eq`, 'bool', x, x);
    if (op === 'isFinite') {
      return graph.apply(`${type}.lt`, 'bool', graph.apply(`${type}.abs`, type, x), graph.constant(type, Infinity));
    }
    return graph.apply(`${type}.${op === 'round' ? 'nearest' : op}` as ApplyCode, type, x);
  }

  private binary(op: Operator, dtype: Scalar, a: Node, b: Node, isNatural: () => boolean): Node {
    const { graph } = this;
    const plain = plainCodes[op];
    if (plain !== undefined) return graph.apply(plain, dtype === 'bool' ? 'bool' : 'i32', a, b);
    if (op === 'shiftRight') return graph.apply(dtype === 'u32' ? 'i32.shr_u' : 'i32.shr_s', 'i32', a, b);
    if (dtype === 'f32' || dtype === 'f64') return graph.apply(`${dtype}.${op}` as ApplyCode, dtype, a, b);
    const suffix = dtype === 'u32' ? 'u' : 's';
    switch (op) {
      case 'min':
      case 'max':
        return graph.apply(`i32.${op}_${suffix}`, 'i32', a, b);
      case 'div':
      case 'rem':
        return this.divide(op, dtype === 'i32', a, b, isNatural);
      case 'add':
        return this.addWhole(a, b);
      default:
        return graph.apply(`i32.${op}` as ApplyCode, 'i32', a, b);
    }
  }

  /** Where lanes differ by constants, all that they share is added up first, once for all lanes. */
  private addWhole(a: Node, b: Node): Node {
    const { graph } = this;
    const [first, second] = [a, b].map((node) => dependsOn(node, graph.fixed));
    const isSum = a.kind === 'sum' || b.kind === 'sum';
    const apart = isSum ? first || second : first !== second;
    return apart ? graph.sum([a, b]) : graph.apply('i32.add', 'i32', a, b);
  }

  /** The machine traps on x/0 and on the one overflow; the language gives 0 and wraps. */
  private divide(op: 'div' | 'rem', signed: boolean, a: Node, b: Node, isNatural: () => boolean): Node {
    const { graph } = this;
    const code: ApplyCode = `i32.${op}_${signed ? 's' : 'u'}`;
    if (b.kind === 'constant' && b.value !== 0 && b.value !== -1) {
      const power = Math.log2(b.value);
      if (!Number.isInteger(power)) return graph.apply(code, 'i32', a, b);
      if (signed && power > 0 && !isNatural()) return this.shifted(op, a, power);
      if (op === 'div') return graph.apply('i32.shr_u', 'i32', a, graph.i32(power));
      return graph.apply('i32.and', 'i32', a, graph.i32(b.value - 1));
    }
    const zero = graph.i32(0);
    const isZero = graph.apply('i32.eq', 'bool', b, zero);
    const guarded = graph.select(isZero, graph.i32(1), b);
    if (op === 'rem' || !signed) return graph.select(isZero, zero, graph.apply(code, 'i32', a, guarded));
    const isMinusOne = graph.apply('i32.eq', 'bool', b, graph.i32(-1));
    const quotient = graph.apply(code, 'i32', a, graph.select(isMinusOne, graph.i32(1), guarded));
    const negated = graph.apply('i32.sub', 'i32', zero, a);
    return graph.select(isZero, zero, graph.select(isMinusOne, negated, quotient));
  }

  /** Signed, by a power of two: the divisor less one is added to what is negative, so that it is cut towards zero. */
  private shifted(op: 'div' | 'rem', a: Node, power: number): Node {
    const { graph } = this;
    const apply = (code: ApplyCode, x: Node, y: Node): Node => graph.apply(code, 'i32', x, y);
    const less = apply('i32.shr_u', apply('i32.shr_s', a, graph.i32(31)), graph.i32(32 - power));
    const raised = apply('i32.add', a, less);
    if (op === 'div') return apply('i32.shr_s', raised, graph.i32(power));
    return apply('i32.sub', a, apply('i32.and', raised, graph.i32(-(2 ** power))));
  }

  private load(expr: LoadExpr): Node {
    const { graph } = this;
    const layout = this.tensors.layout(expr.tensor, expr.version);
    const outside: Node[] = [];
    const parts = expr.args.map((index, position): Expr | Node => {
      const dimension = layout.shape[position];
      const border = expr.border[position];
      if (border === 'inside' || provablyInside(index, dimension)) return index;
      const { interior } = this.options;
      const rest = interior === undefined ? undefined : restAfter(index, interior);
      if (rest !== undefined) {
        this.margins.push({ low: -rest.low, dimension, high: rest.high });
        return index;
      }
      return this.bordered(this.lower(index), index, dimension, border, outside);
    });
    const value = this.loaded(layout, parts);
    return outside.reduce((result, gone) => graph.select(gone, graph.constant(value.type, 0), result), value);
  }

  /** The index after its border rule; conditions under which the load yields zero are added to `outside`. */
  private bordered(index: Node, expr: Expr, dimension: Dimension, border: Border, outside: Node[]): Node {
    const { graph } = this;
    const size = this.tensors.size(dimension);
    const zero = graph.i32(0);
    if (border === 'zero') {
      const gone = graph.apply('i32.ge_u', 'bool', index, size);
      outside.push(gone);
      return graph.select(gone, zero, index);
    }
    let moved: Node;
    const { low, high } = intervalOf(expr);
    if (border === 'clamp') {
      const raised = low >= 0 ? index : graph.apply('i32.max_s', 'i32', index, zero);
      const last = graph.sum([size], -1);
      moved = high < smallest(dimension) ? raised : graph.apply('i32.min_s', 'i32', raised, last);
    } else moved = this.wrapped(index, size, low, high, dimension);
    if (smallest(dimension) > 0) return moved;
    // A tensor without elements has no nearest one: it reads as zero.
    const empty = graph.apply('i32.eq', 'bool', size, zero);
    outside.push(empty);
    return graph.select(empty, zero, moved);
  }

  private wrapped(index: Node, size: Node, low: number, high: number, dimension: Dimension): Node {
    const { graph } = this;
    const least = smallest(dimension);
    const below = graph.apply('i32.lt_s', 'bool', index, graph.i32(0));
    const above = graph.apply('i32.ge_s', 'bool', index, size);
    const difference = graph.apply('i32.sub', 'i32', index, size);
    if (low >= -least && high < 2 * least) {
      return graph.select(below, graph.sum([index, size]), graph.select(above, difference, index));
    }
    const divisor = least > 0 ? size : graph.apply('i32.max_s', 'i32', size, graph.i32(1));
    const isKnown = divisor.kind === 'constant';
    const rest = isKnown
      ? this.divide('rem', true, index, divisor, () => false)
      : graph.apply('i32.rem_s', 'i32', index, divisor);
    const negative = graph.apply('i32.lt_s', 'bool', rest, graph.i32(0));
    return graph.select(negative, graph.sum([rest, divisor]), rest);
  }

  /** Where an element lies; indices are expressions that stay inside, or nodes already moved there. */
  spot(layout: Layout, indices: readonly (Expr | Node)[]): Spot {
    const { graph } = this;
    const terms: Node[] = [layout.base];
    let offset = 0;
    indices.forEach((index, position) => {
      const stride = layout.strides[position];
      if ('kind' in index) {
        terms.push(graph.product(index, stride));
        return;
      }
      const { terms: parts, constant } = linearise(index);
      if (stride.kind === 'constant') {
        for (const [term, factor] of parts)
          terms.push(graph.product(this.lower(term), graph.i32(factor * stride.value)));
        offset += constant * stride.value;
        return;
      }
      for (const [term, factor] of parts) {
        terms.push(graph.product(graph.product(this.lower(term), graph.i32(factor)), stride));
      }
      terms.push(graph.product(graph.i32(constant), stride));
    });
    const free = offset >= 0 && offset < 2 ** 31 && terms.every(isNonNegative);
    return { address: graph.sum(terms, free ? 0 : offset), offset: free ? offset : 0, place: layout };
  }

  /** The value of an element: what is stored, or what the bits of a narrow float mean. */
  loaded(layout: Layout, indices: readonly (Expr | Node)[]): Node {
    const bits = this.graph.load(this.spot(layout, indices));
    return isNarrow(layout.dtype) ? this.through(bits, widenBits[layout.dtype], 'u32') : bits;
  }

  /** What is stored for a value: itself, or the bits of a narrow float. */
  narrow(value: Node, { dtype }: Layout): Node {
    return isNarrow(dtype) ? this.through(value, narrowToBits[dtype], 'f32') : value;
  }

  private through(x: Node, convert: (expr: Expr) => Expr, dtype: 'u32' | 'f32'): Node {
    const hole: ParameterExpr = { op: 'parameter', dtype, args: [], name: `%${x.id}` };
    this.known.set(hole, x);
    return this.lower(convert(hole));
  }
}
