/**
 * Expressions as formulas that a person can read: infix with the brackets that the order of evaluation needs and no
 * others, so a + b + c and a + (b + c), which round differently, read differently. Text for reviewers; nothing parses it.
 */
import { dimensionText } from './dimension.js';
import type { Scalar } from './dtype.js';
import type { Axis, Expr, FoldExpr, LoadExpr } from './expr.js';
import { versioned } from './op.js';
import { freeAxes, visit } from './walk.js';

/** How tightly an operation binds; operands that bind less get brackets. */
const strength = { or: 1, and: 2, compare: 3, bits: 4, sum: 5, product: 6, prefix: 7, atom: 8 };

const infix: Readonly<Partial<Record<Expr['op'], { readonly sign: string; readonly binds: number }>>> = {
  or: { sign: 'or', binds: strength.or },
  and: { sign: 'and', binds: strength.and },
  lt: { sign: '<', binds: strength.compare },
  le: { sign: '<=', binds: strength.compare },
  gt: { sign: '>', binds: strength.compare },
  ge: { sign: '>=', binds: strength.compare },
  eq: { sign: '==', binds: strength.compare },
  ne: { sign: '!=', binds: strength.compare },
  bitAnd: { sign: '&', binds: strength.bits },
  bitOr: { sign: '|', binds: strength.bits },
  bitXor: { sign: '^', binds: strength.bits },
  shiftLeft: { sign: '<<', binds: strength.bits },
  shiftRight: { sign: '>>', binds: strength.bits },
  add: { sign: '+', binds: strength.sum },
  sub: { sign: '-', binds: strength.sum },
  mul: { sign: '*', binds: strength.product },
  div: { sign: '/', binds: strength.product },
  rem: { sign: '%', binds: strength.product },
};

const prefix: Readonly<Partial<Record<Expr['op'], string>>> = { neg: '-', bitNot: '~', not: 'not ' };

/** The formulas of one op: what is used more than once gets a name (t0, t1, …) where it can first be computed. */
export class Formulas {
  private readonly names = new Map<Expr, string>();
  private readonly free = new Map<Expr, ReadonlySet<Axis>>();
  private readonly outer: ReadonlySet<Axis>;
  private count = 0;
  /** Lines `t0 = …` that stand before the op's own. */
  readonly definitions: readonly string[];

  constructor(roots: readonly Expr[], axes: readonly Axis[]) {
    this.outer = new Set(axes);
    this.definitions = this.define(roots, this.outer);
  }

  /** The formula of a root, or of any expression below the roots. */
  text(expr: Expr): string {
    return this.at(expr, 0, this.outer);
  }

  /** Names what is shared below `roots` and can be computed where just `bound` is known. */
  private define(roots: readonly Expr[], bound: ReadonlySet<Axis>): string[] {
    const uses = new Map<Expr, number>();
    const use = (expr: Expr): unknown => uses.set(expr, (uses.get(expr) ?? 0) + 1);
    const order: Expr[] = [];
    roots.forEach(use);
    visit(roots, (expr) => {
      expr.args.forEach(use);
      order.push(expr);
    });
    const lines: string[] = [];
    for (const expr of order) {
      if ((uses.get(expr) ?? 0) < 2 || this.names.has(expr) || isPlain(expr)) continue;
      if (![...freeAxes(expr, this.free)].every((axis) => bound.has(axis))) continue;
      const formula = this.at(expr, 0, bound);
      const name = `t${this.count}`;
      this.count += 1;
      this.names.set(expr, name);
      lines.push(`${name} = ${formula}`);
    }
    return lines;
  }

  private at(expr: Expr, needed: number, bound: ReadonlySet<Axis>): string {
    const name = this.names.get(expr);
    if (name !== undefined) return name;
    const { text, binds } = this.write(expr, bound);
    return binds < needed ? `(${text})` : text;
  }

  private write(expr: Expr, bound: ReadonlySet<Axis>): { text: string; binds: number } {
    const between = infix[expr.op];
    if (between !== undefined) {
      const { sign, binds } = between;
      // Bit operations have no order that all readers agree on, and comparisons do not chain.
      const strict = binds === strength.bits ? strength.prefix : binds === strength.compare ? strength.sum : binds + 1;
      const first = binds === strength.bits || binds === strength.compare ? strict : binds;
      const [left, right] = [this.at(expr.args[0], first, bound), this.at(expr.args[1], strict, bound)];
      return { text: `${left} ${sign} ${right}`, binds };
    }
    const before = prefix[expr.op];
    if (before !== undefined)
      return { text: before + this.at(expr.args[0], strength.atom, bound), binds: strength.prefix };
    const text = this.atom(expr, bound);
    return { text, binds: text.startsWith('-') ? strength.prefix : strength.atom };
  }

  private atom(expr: Expr, bound: ReadonlySet<Axis>): string {
    switch (expr.op) {
      case 'constant':
        return constantText(expr.value, expr.dtype);
      case 'index':
        return expr.axis.name;
      case 'size':
        return expr.symbol.symbol;
      case 'parameter':
        return `$${expr.name}`;
      case 'cycle':
        return 'cycle';
      case 'load':
        return this.load(expr, bound);
      case 'fold':
        return this.fold(expr, bound);
      case 'cast':
        return this.called(expr.dtype, expr.args, bound);
      case 'bitcast':
        return this.called(`bitcast.${expr.dtype}`, expr.args, bound);
      case 'call':
        return this.called(expr.name, expr.args, bound);
      default:
        return this.called(expr.op, expr.args, bound);
    }
  }

  private called(name: string, args: readonly Expr[], bound: ReadonlySet<Axis>): string {
    return `${name}(${args.map((arg) => this.at(arg, 0, bound)).join(', ')})`;
  }

  private load(expr: LoadExpr, bound: ReadonlySet<Axis>): string {
    const indices = expr.args.map((arg) => this.at(arg, strength.sum, bound)).join(', ');
    const rules = [...new Set(expr.border)];
    const border =
      rules.length > 1 ? `|${expr.border.join(',')}` : (rules[0] ?? 'inside') === 'inside' ? '' : `|${rules[0]}`;
    return `${versioned(expr.tensor, expr.version)}[${indices}${border}]`;
  }

  private fold(expr: FoldExpr, bound: ReadonlySet<Axis>): string {
    const [body, begin, end] = expr.args;
    const inside = new Set([...bound, ...expr.axes]);
    const range = begin === undefined ? '' : ` from ${this.at(begin, 0, bound)} to ${this.at(end, 0, bound)}`;
    const known = new Set(this.names.keys());
    const definitions = this.define([body], inside).map((line) => `${line}; `);
    const text = `${expr.reducer}(${axesText(expr.axes)}${range}: ${definitions.join('')}${this.at(body, 0, inside)})`;
    // Names given inside a fold mean nothing outside it.
    for (const named of [...this.names.keys()]) if (!known.has(named)) this.names.delete(named);
    return text;
  }
}

/** Leaves, and sums like i1 + 1, stay where they are. */
function isPlain(expr: Expr): boolean {
  const isLeaf = (one: Expr): boolean => one.args.length === 0 && one.op !== 'load';
  return isLeaf(expr) || ((expr.op === 'add' || expr.op === 'sub') && expr.args.every(isLeaf));
}

/** `i0 < B, i1 < 32` */
export function axesText(axes: readonly Axis[]): string {
  return axes.map((axis) => `${axis.name} < ${dimensionText(axis.extent)}`).join(', ');
}

/** A constant with its type in its spelling: 1 is i32, 1u u32, 1.0 f32, 1.0d f64. */
export function constantText(value: number, dtype: Scalar): string {
  switch (dtype) {
    case 'bool':
      return value === 0 ? 'false' : 'true';
    case 'i32':
      return String(value);
    case 'u32':
      return `${value}u`;
    case 'f32':
      return floatText(value, Math.fround);
    case 'f64':
      return `${floatText(value, (exact) => exact)}d`;
    default:
      return dtype satisfies never;
  }
}

/** The shortest decimal that reads back as the same number. */
function floatText(value: number, round: (exact: number) => number): string {
  if (!Number.isFinite(value)) return String(value).replace('Infinity', 'inf');
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  let shortest = value;
  for (let digits = 17; digits > 0 && round(Number(value.toPrecision(digits))) === value; digits -= 1)
    shortest = Number(value.toPrecision(digits));
  const text = String(shortest);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
