/** The formulas of one phase as its scopes ask for them: what they load and fold, what is used once, what stands below what. */
import type { Axis, Expr, FoldExpr, LoadExpr } from '../../kernel/expr.js';
import { freeAxes, visit } from '../../kernel/walk.js';

export class Roots {
  readonly folds: readonly FoldExpr[];
  readonly loads: readonly LoadExpr[];
  private readonly free = new Map<Expr, ReadonlySet<Axis>>();
  private readonly uses = new Map<Expr, number>();
  private readonly reach = new Map<Expr, ReadonlySet<Expr>>();

  constructor(roots: readonly Expr[]) {
    const folds: FoldExpr[] = [];
    const loads: LoadExpr[] = [];
    const use = (expr: Expr): void => {
      this.uses.set(expr, (this.uses.get(expr) ?? 0) + 1);
    };
    visit(roots, (expr) => {
      if (expr.op === 'fold') folds.push(expr);
      if (expr.op === 'load') loads.push(expr);
      expr.args.forEach(use);
    });
    roots.forEach(use);
    this.folds = folds;
    this.loads = loads;
  }

  freeAxes(expr: Expr): ReadonlySet<Axis> {
    return freeAxes(expr, this.free);
  }

  usedOnce(expr: Expr): boolean {
    return (this.uses.get(expr) ?? 0) <= 1;
  }

  /** Whether `to` stands somewhere below `from`. */
  reaches(from: Expr, to: Expr): boolean {
    let below = this.reach.get(from);
    if (below === undefined) {
      const found = new Set<Expr>();
      visit(from.args, (expr) => found.add(expr));
      below = found;
      this.reach.set(from, below);
    }
    return below.has(to);
  }
}
