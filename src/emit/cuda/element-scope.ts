/**
 * Elements of a vector as scopes, for row scans, whose threads take four neighbouring elements: what is one aligned piece of
 * memory is loaded once for all four. Other parts do this by the loop language.
 */
import type { Axis, Expr, LoadExpr } from '../../kernel/expr.js';
import { isVectorLoad } from '../loop/passes/pieces.js';
import { vectorType } from './c-text.js';
import { addressText } from './memory.js';
import { type FoldWriter, Scope, type Written } from './scope.js';

const components = ['x', 'y', 'z', 'w'];

export const noFolds: FoldWriter = () => {
  throw new Error('the elements of a vector have no folds');
};

/** The scope of one of the four elements; its aligned loads are components of a load that all four share. */
export class ElementScope extends Scope {
  private readonly around: Scope;
  private readonly lane: Axis;
  private readonly first: string;
  private readonly component: number;
  /** Vectors by load, and sums of such that were written before. */
  private readonly pieces: Map<Expr, string>;

  constructor(around: Scope, lane: Axis, first: string, component: number, pieces: Map<Expr, string>) {
    super(around.context, around.roots, 'thread', new Map([[lane, `(${first} + ${component})`]]), noFolds, around);
    this.around = around;
    this.lane = lane;
    this.first = first;
    this.component = component;
    this.pieces = pieces;
  }

  protected override nodeText(expr: Expr): Written {
    const known = this.pieces.get(expr);
    if (known === undefined && (expr.op !== 'load' || !this.isPiece(expr))) return super.nodeText(expr);
    const piece = known ?? this.loadPiece(expr as LoadExpr);
    if (piece === undefined) return super.nodeText(expr);
    return { text: `${piece}.${components[this.component]}`, isNamed: true };
  }

  private isPiece(expr: LoadExpr): boolean {
    const { context, lane } = this;
    return isVectorLoad(expr, context.place(expr.tensor, expr.version), lane, context.tuning.width);
  }

  private loadPiece(expr: LoadExpr): string | undefined {
    const indices = expr.args.map((index) =>
      index.op === 'index' && index.axis === this.lane ? this.first : this.around.named(index),
    );
    const address = addressText(expr, indices, this.context);
    // A border that may yield zero is decided element by element.
    if (address === undefined) return undefined;
    const type = vectorType(expr.dtype, this.context.tuning.width);
    const name = this.context.fresh('q');
    this.around.lines.push(`const ${type} ${name} = *(const ${type}*)(${address});`);
    this.pieces.set(expr, name);
    return name;
  }
}
