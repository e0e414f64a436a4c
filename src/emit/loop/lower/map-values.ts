/**
 * Values of a map whose threads take several elements: loads that are one aligned piece of memory come as vectors, and two
 * neighbours that are both wanted come as a pair. Everything else is values.ts.
 */
import { provablyInside } from '../../../kernel/bounds.js';
import type { Axis, Expr, LoadExpr } from '../../../kernel/expr.js';
import type { Write } from '../../../kernel/op.js';
import { loadsOf } from '../../../kernel/walk.js';
import { component, every, inside, plus, type Statement, type Value, type VectorWidth } from '../language.js';
import { type FindLayout, PairLoads } from '../pairs.js';
import { alwaysReads, isIndexOf, isVectorLoad } from '../passes/pieces.js';
import { when } from '../statements.js';
import type { Kernel } from './kernel.js';
import type { Scope } from './scope.js';
import { type LoopWriter, Values } from './values.js';

/** The elements of a vector, inside the scope in which vectors are loaded. */
export interface Elements {
  readonly around: Scope;
  readonly lane: Axis;
  readonly width: VectorWidth;
  /** The index of the first element. */
  readonly first: Value;
}

export class MapValues extends Values {
  /** By scope of an element: the vector that it belongs to, and its place in it. */
  private readonly elements = new Map<Scope, { readonly of: Elements; readonly place: number }>();
  private readonly pairs: PairLoads;
  /** Elements of vectors and pairs by the scope that they are loaded in. */
  private readonly loaded = new Map<Scope, Map<LoadExpr, readonly Value[]>>();

  constructor(
    kernel: Kernel,
    roots: readonly Expr[],
    protected readonly find: FindLayout,
    writeLoop: LoopWriter = () => {
      throw new Error(`${kernel.place}: a map has no folds`);
    },
  ) {
    super(kernel, roots, writeLoop);
    this.pairs = new PairLoads(find, kernel.module.machine.vectorWidth === 1 ? [] : loadsOf(roots));
  }

  /** A scope for each element of a vector. */
  open(of: Elements): Scope[] {
    return Array.from({ length: of.width }, (_, place) => {
      const scope = of.around.inside(new Map([[of.lane, plus(of.first, place)]]));
      this.elements.set(scope, { of, place });
      return scope;
    });
  }

  /** The store of an element each of a vector. */
  storeVector(write: Write, stored: readonly Value[], { around, lane, first }: Elements): Statement {
    const { kernel } = this;
    const memory = kernel.memory(write.tensor, write.version);
    const conditions = write.where === undefined ? [] : [this.named(write.where, around)];
    const indices = write.indices.map((index, axis) => {
      const at = isIndexOf(index, lane) ? first : this.named(index, around);
      if (!provablyInside(index, memory.shape[axis])) conditions.push(inside(at, kernel.size(memory.shape[axis])));
      return at;
    });
    const address = kernel.address(memory, indices);
    // The next step reads what this one writes to a buffered state, after all else: it need not push other things out.
    const store: Statement = { kind: 'storeVector', address, values: stored, streams: write.version === 'next' };
    const condition = every(conditions);
    return condition === undefined ? store : when(condition, [store]);
  }

  protected override load(expr: LoadExpr, scope: Scope): Value {
    return this.vectorLoad(expr, scope) ?? this.pairLoad(expr, scope) ?? super.load(expr, scope);
  }

  private vectorLoad(expr: LoadExpr, scope: Scope): Value | undefined {
    const element = this.elements.get(scope);
    if (element === undefined) return undefined;
    const { around, lane, width, first } = element.of;
    const layout = this.find(expr.tensor, expr.version);
    if (!isVectorLoad(expr, layout, lane, width) || !alwaysReads(expr, layout)) return undefined;
    const loaded = this.once(around, expr, () => {
      const at = (index: Expr): Value => (isIndexOf(index, lane) ? first : this.named(index, around));
      return this.loadVector('q', expr, around, new Map(expr.args.map((index) => [index, at(index)])), width);
    });
    return loaded[element.place];
  }

  private once(scope: Scope, expr: LoadExpr, load: () => readonly Value[]): readonly Value[] {
    const here = this.loaded.get(scope) ?? new Map<LoadExpr, readonly Value[]>();
    this.loaded.set(scope, here);
    const elements = here.get(expr) ?? load();
    here.set(expr, elements);
    return elements;
  }

  /** The elements of a vector that begins at a load's element, with these indices in place of its own. */
  loadVector(
    prefix: string,
    expr: LoadExpr,
    scope: Scope,
    known: ReadonlyMap<Expr, Value>,
    width: VectorWidth,
  ): readonly Value[] {
    const { kernel } = this;
    const memory = kernel.memory(expr.tensor, expr.version);
    const { indices } = this.place(expr, memory, scope, known);
    const name = kernel.fresh(prefix);
    const type = expr.dtype as 'f32' | 'i32' | 'u32';
    const address = this.address(memory, indices, expr.args, scope);
    scope.statements.push({ kind: 'loadVector', name, type, width, address });
    return Array.from({ length: width }, (_, place) => component(name, type, place));
  }

  private pairLoad(expr: LoadExpr, scope: Scope): Value | undefined {
    const first = this.pairs.firstOf(expr);
    if (first === undefined || !alwaysReads(first, this.find(first.tensor, first.version))) return undefined;
    const pair = this.once(scope, first, () => this.loadVector('pair', first, scope, new Map(), 2));
    return pair[expr === first ? 0 : 1];
  }
}
