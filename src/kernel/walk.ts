/**
 * Walks over expression DAGs: visit each node once, rebuild with some nodes replaced, and ask which axes a node depends
 * on. Shared nodes stay shared.
 */
import type { Axis, Expr, FoldExpr } from './expr.js';

/** Visits every node once, children before parents. */
export function visit(roots: readonly Expr[], see: (expr: Expr) => void): void {
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    for (const arg of expr.args) go(arg);
    see(expr);
  };
  for (const root of roots) go(root);
}

/** How many nodes lie on the longest way down. Walks without recursion, so that it can guard those that recurse. */
export function depthOf(roots: readonly Expr[]): number {
  const depths = new Map<Expr, number>();
  const open = [...roots];
  for (let expr = open.at(-1); expr !== undefined; expr = open.at(-1)) {
    const waiting = depths.has(expr) ? [] : expr.args.filter((arg) => !depths.has(arg));
    if (waiting.length > 0) {
      for (const arg of waiting) open.push(arg);
      continue;
    }
    open.pop();
    let below = 0;
    for (const arg of expr.args) below = Math.max(below, depths.get(arg) ?? 0);
    depths.set(expr, below + 1);
  }
  let deepest = 0;
  for (const root of roots) deepest = Math.max(deepest, depths.get(root) ?? 0);
  return deepest;
}

/**
 * Rebuilds a DAG bottom-up. `change` gets a node whose children are already rebuilt and returns what stands in its
 * place. One `rewriter` keeps its memory over several roots, so that sharing survives between them.
 */
export function rewriter(change: (expr: Expr) => Expr): (root: Expr) => Expr {
  const done = new Map<Expr, Expr>();
  const go = (expr: Expr): Expr => {
    const known = done.get(expr);
    if (known !== undefined) return known;
    let args: Expr[] | undefined;
    for (let position = 0; position < expr.args.length; position += 1) {
      const next = go(expr.args[position]);
      if (args !== undefined) args.push(next);
      else if (next !== expr.args[position]) args = [...expr.args.slice(0, position), next];
    }
    const result = change(args === undefined ? expr : ({ ...expr, args } as Expr));
    done.set(expr, result);
    return result;
  };
  return go;
}

/** Replaces index variables; axes that are not in the map stay. */
export function substitute(roots: readonly Expr[], replacement: ReadonlyMap<Axis, Expr>): Expr[] {
  return roots.map(rewriter((expr) => (expr.op === 'index' ? (replacement.get(expr.axis) ?? expr) : expr)));
}

const noAxes: ReadonlySet<Axis> = new Set();

/** The free axes of a DAG: those used and not bound by a fold inside it. */
export function freeAxes(root: Expr, memory: Map<Expr, ReadonlySet<Axis>> = new Map()): ReadonlySet<Axis> {
  const known = memory.get(root);
  if (known !== undefined) return known;
  let result: ReadonlySet<Axis> = root.op === 'index' ? new Set([root.axis]) : noAxes;
  // Most nodes have the axes of one argument, and then its set.
  let own: Set<Axis> | undefined;
  for (let position = 0; position < root.args.length; position += 1) {
    let below = freeAxes(root.args[position], memory);
    if (root.op === 'fold' && position === 0) below = new Set([...below].filter((axis) => !root.axes.includes(axis)));
    if (result.size === 0) result = below;
    else
      for (const axis of below) {
        if (result.has(axis)) continue;
        own ??= new Set(result);
        result = own.add(axis);
      }
  }
  memory.set(root, result);
  return result;
}

/** The folds that stand in no other fold, each once. */
export function outermostFolds(roots: readonly Expr[]): FoldExpr[] {
  const found: FoldExpr[] = [];
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    if (expr.op === 'fold') found.push(expr);
    else expr.args.forEach(go);
  };
  roots.forEach(go);
  return found;
}

/** Every fold below the roots, each once. */
export function foldsOf(roots: readonly Expr[]): FoldExpr[] {
  const found: FoldExpr[] = [];
  visit(roots, (expr) => {
    if (expr.op === 'fold') found.push(expr);
  });
  return found;
}

/** Every load below the roots, each once. */
export function loadsOf(roots: readonly Expr[]): Extract<Expr, { op: 'load' }>[] {
  const found: Extract<Expr, { op: 'load' }>[] = [];
  visit(roots, (expr) => {
    if (expr.op === 'load') found.push(expr);
  });
  return found;
}
