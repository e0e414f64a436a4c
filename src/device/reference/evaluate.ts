/**
 * Turns expression DAGs into closures that compute one value at the current indices. Index variables live in slots with
 * stamps: a shared node, or one that does not depend on the innermost loop, keeps its value until one of its own index
 * variables moves, so the cost of a DAG is that of its nodes. Which indices are visited is decided in execute.ts.
 */
import { binaryRule, bitcastRule, castRule, compareRule, rounding, unaryRule } from '../../kernel/arithmetic.js';
import { resolve } from '../../kernel/dimension.js';
import { FieldbrainError } from '../../kernel/errors.js';
import { expandCalls } from '../../kernel/functions/expand.js';
import type { Axis, Expr, LoadExpr } from '../../kernel/index.js';
import { permuteIndex } from '../../kernel/permutation.js';
import { freeAxes, visit } from '../../kernel/walk.js';
import { createFold } from './fold.js';
import { exactFunctions } from './functions.js';
import type { Slot, Thunk, World } from './world.js';
import { storageOf } from './world.js';

export class Evaluator {
  private readonly world: World;
  private readonly place: string;
  private readonly slots: Map<Axis, Slot>;
  private readonly compiled = new Map<Expr, Thunk>();
  private readonly free = new Map<Expr, ReadonlySet<Axis>>();
  private kept: ReadonlySet<Expr> = new Set();
  private started = -1;

  constructor(world: World, place: string) {
    this.world = world;
    this.place = place;
    this.slots = new Map(world.repeats);
  }

  /** Compiles the roots of an op with `depth` loops together, so that what they share is computed once. */
  compile(roots: readonly Expr[], depth: number): Thunk[] {
    const exprs = this.world.arithmetic.name === 'f32' ? expandCalls(roots) : roots;
    this.kept = worthKeeping(exprs, depth, this.free);
    return exprs.map((root) => this.thunk(root));
  }

  slot(axis: Axis): Slot {
    const known = this.slots.get(axis);
    if (known !== undefined) return known;
    const slot = { value: 0, stamp: -1 };
    this.slots.set(axis, slot);
    return slot;
  }

  extent(axis: Axis): number {
    return resolve(axis.extent, this.world.bindings);
  }

  /** Forgets all kept values: tensors may have changed since the last run. */
  start(): void {
    this.world.moment += 1;
    this.started = this.world.moment;
  }

  move(slot: Slot, value: number): void {
    this.world.moment += 1;
    slot.value = value;
    slot.stamp = this.world.moment;
  }

  private thunk(expr: Expr): Thunk {
    const known = this.compiled.get(expr);
    if (known !== undefined) return known;
    const plain = this.build(expr);
    const thunk = this.kept.has(expr) ? this.keep(plain, expr) : plain;
    this.compiled.set(expr, thunk);
    return thunk;
  }

  private keep(plain: Thunk, expr: Expr): Thunk {
    const slots = [...freeAxes(expr, this.free)].map((axis) => this.slot(axis));
    const { world } = this;
    let value = 0;
    let computed = -1;
    return () => {
      let fresh = computed >= this.started;
      for (let i = 0; fresh && i < slots.length; i += 1) fresh = computed >= slots[i].stamp;
      if (!fresh) {
        value = plain();
        computed = world.moment;
      }
      return value;
    };
  }

  private build(expr: Expr): Thunk {
    const { world } = this;
    const { arithmetic } = world;
    switch (expr.op) {
      case 'constant': {
        const { value } = expr;
        return () => value;
      }
      case 'index': {
        const slot = this.slot(expr.axis);
        return () => slot.value;
      }
      case 'size': {
        const size = resolve(expr.symbol, world.bindings);
        return () => size;
      }
      case 'parameter':
        return () => world.parameters.get(expr.name) ?? 0;
      case 'cycle':
        return () => world.cycle;
      case 'load':
        return this.buildLoad(expr);
      case 'fold': {
        const [body, begin, end] = expr.args.map((arg) => this.thunk(arg));
        return createFold(this, expr, body, begin, end, world);
      }
      case 'select': {
        const [condition, then, otherwise] = expr.args.map((arg) => this.thunk(arg));
        return () => (condition() !== 0 ? then() : otherwise());
      }
      case 'fma': {
        const [a, b, c] = expr.args.map((arg) => this.thunk(arg));
        const fit = rounding(expr.dtype, arithmetic);
        return () => fit(fit(a() * b()) + c());
      }
      case 'permute': {
        const [seed, index, count] = expr.args.map((arg) => this.thunk(arg));
        return () => permuteIndex(seed(), index(), count());
      }
      case 'call': {
        const fit = rounding(expr.dtype, arithmetic);
        const exact = exactFunctions[expr.name];
        return apply((x) => fit(exact(x)), this.thunk(expr.args[0]));
      }
      case 'cast':
        return apply(castRule(expr.args[0].dtype, expr.dtype, arithmetic), this.thunk(expr.args[0]));
      case 'bitcast':
        return apply(bitcastRule(expr.args[0].dtype, expr.dtype), this.thunk(expr.args[0]));
      case 'neg':
      case 'abs':
      case 'sqrt':
      case 'floor':
      case 'ceil':
      case 'trunc':
      case 'round':
      case 'bitNot':
      case 'not':
      case 'isFinite':
        return apply(unaryRule(expr.op, expr.dtype, arithmetic), this.thunk(expr.args[0]));
      case 'lt':
      case 'le':
      case 'gt':
      case 'ge':
      case 'eq':
      case 'ne':
        return this.buildBinary(compareRule(expr.op), expr);
      default:
        return this.buildBinary(binaryRule(expr.op, expr.dtype, arithmetic), expr);
    }
  }

  private buildBinary(rule: (a: number, b: number) => number, expr: Expr): Thunk {
    const [a, b] = expr.args.map((arg) => this.thunk(arg));
    return () => rule(a(), b());
  }

  private buildLoad(expr: LoadExpr): Thunk {
    const storage = storageOf(this.world, expr.tensor);
    const { shape, strides } = storage;
    const { border, version } = expr;
    const indices = expr.args.map((arg) => this.thunk(arg));
    return () => {
      let element = 0;
      for (let axis = 0; axis < indices.length; axis += 1) {
        const size = shape[axis];
        let index = indices[axis]();
        if (index < 0 || index >= size) {
          if (border[axis] === 'inside') throw leftTensor(this.place, expr.tensor, axis, index, size);
          // A tensor without elements has no nearest one: it reads as zero.
          if (border[axis] === 'zero' || size === 0) return 0;
          if (border[axis] === 'clamp') index = index < 0 ? 0 : size - 1;
          else index = ((index % size) + size) % size;
        }
        element += index * strides[axis];
      }
      return storage.values(version)[element];
    };
  }
}

function apply(rule: (x: number) => number, x: Thunk): Thunk {
  return () => rule(x());
}

function leftTensor(place: string, tensor: string, axis: number, index: number, size: number): FieldbrainError {
  return new FieldbrainError(
    'program-invalid',
    `${place}: index ${axis} of ${tensor} left the tensor (got ${index}, expected 0 … ${size - 1}). Give the load a border rule.`,
    { place, tensor, axis, index },
  );
}

/** Nodes used more than once, and nodes that stay the same while an index of their parent moves. */
function worthKeeping(roots: readonly Expr[], depth: number, memory: Map<Expr, ReadonlySet<Axis>>): ReadonlySet<Expr> {
  const uses = new Map<Expr, number>();
  const kept = new Set<Expr>();
  visit(roots, (expr) => {
    const outer = expr.op === 'fold' ? 1 : 0;
    expr.args.forEach((arg, position) => {
      uses.set(arg, (uses.get(arg) ?? 0) + 1);
      const moving = freeAxes(expr, memory).size + (position === 0 ? outer : 0);
      if (arg.args.length > 0 && freeAxes(arg, memory).size < moving) kept.add(arg);
    });
  });
  for (const root of roots) {
    uses.set(root, (uses.get(root) ?? 0) + 1);
    if (root.args.length > 0 && freeAxes(root, memory).size < depth) kept.add(root);
  }
  for (const [expr, count] of uses) if (count > 1 && expr.args.length > 0) kept.add(expr);
  return kept;
}
