/**
 * Sums that begin early: a sliding window loads one plane of neighbours after the other, and a sum whose terms come in the order of
 * the planes can take each in as it arrives. The sums of the elements ahead are then kept, and not all their terms: of 26
 * neighbours, two sums instead of eighteen values. Every sum takes the same terms in the same order.
 */
import { type NestPhase, phaseExpressions } from '../../../fuse/stage.js';
import type { BinaryExpr, Expr, LoadExpr } from '../../../kernel/expr.js';
import { visit } from '../../../kernel/walk.js';
import type { Family } from './window.js';

/** Fewer families than this are kept as they are: their values take no more registers than the sums. */
const fewestFamilies = 4;

export interface EarlySum {
  readonly root: BinaryExpr;
  /** For each offset along the window, from the first to the last, the families whose loads are added there, in order. */
  readonly levels: readonly (readonly Family[])[];
  /** Families that nothing else needs. */
  readonly absorbed: ReadonlySet<Family>;
}

/** A sum of the phase that can begin early along the window of these families. */
export function earlySumOf(phase: NestPhase, families: readonly Family[]): EarlySum | undefined {
  const familyOf = new Map<Expr, Family>(
    families.flatMap((family) => [...family.twins.keys()].map((load) => [load, family] as const)),
  );
  const inner = new Set<Expr>();
  const sums: BinaryExpr[] = [];
  const all: Expr[] = [];
  const uses = new Map<Expr, number>();
  const use = (expr: Expr): void => {
    uses.set(expr, (uses.get(expr) ?? 0) + 1);
  };
  phaseExpressions(phase).forEach(use);
  visit(phaseExpressions(phase), (expr) => {
    all.push(expr);
    expr.args.forEach(use);
    if (expr.op !== 'add' || expr.dtype !== 'f32') return;
    inner.add(expr.args[0]);
    sums.push(expr);
  });
  for (const root of sums.filter((sum) => !inner.has(sum))) {
    const found = early(root, uses, familyOf, all);
    if (found !== undefined) return found;
  }
  return undefined;
}

function early(
  root: BinaryExpr,
  uses: ReadonlyMap<Expr, number>,
  familyOf: ReadonlyMap<Expr, Family>,
  all: readonly Expr[],
): EarlySum | undefined {
  const terms: Expr[] = [];
  const links = new Set<Expr>([root]);
  let left: Expr = root;
  while (left.op === 'add' && left.dtype === 'f32' && (left === root || uses.get(left) === 1)) {
    links.add(left);
    terms.unshift(left.args[1]);
    left = left.args[0];
  }
  terms.unshift(left);
  const owners = terms.map((term) => familyOf.get(term));
  if (owners.some((family) => family === undefined)) return undefined;
  const known = owners as Family[];
  const { offsets } = known[0];
  if (offsets.length < 2 || known.some((family) => family.offsets.join() !== offsets.join())) return undefined;
  const places = terms.map((term, i) => (known[i].twins.get(term as LoadExpr) as number) - offsets[0]);
  if (places.some((place, i) => i > 0 && place < places[i - 1])) return undefined;
  const levels = offsets.map((_, level) => known.filter((_unused, i) => places[i] === level));
  if (levels.some((level) => level.length === 0)) return undefined;
  const elsewhere = new Set(all.filter((expr) => !links.has(expr)).flatMap((expr) => expr.args));
  const absorbed = new Set(known.filter((family) => ![...family.twins.keys()].some((load) => elsewhere.has(load))));
  return absorbed.size < fewestFamilies ? undefined : { root, levels, absorbed };
}
