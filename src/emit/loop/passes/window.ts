/**
 * Sliding windows: a thread goes along one axis and keeps what its next elements need again. Loads that differ only by a
 * constant along that axis are a family: the value at x + 1 now is the value at x in the next turn, whatever the border
 * rule, so of each family only the foremost is loaded in a turn and the others move up. Which element gets which value,
 * and how it is computed, does not change. How they are written is lower/map.ts.
 */
import { Sharing } from '../../../fuse/sharing.js';
import { type NestPhase, phaseExpressions } from '../../../fuse/stage.js';
import { affine } from '../../../kernel/bounds.js';
import { type Axis, add, type BinaryExpr, constant, type Expr, indexOf, type LoadExpr } from '../../../kernel/expr.js';
import { freeAxes, loadsOf, visit } from '../../../kernel/walk.js';
import { Roots } from '../roots.js';

export interface Family {
  /** The dimension of the tensor along which its loads differ. */
  readonly dimension: number;
  /** One load for each offset from the first to the last, in a row; those that nobody asked for included. */
  readonly loads: readonly LoadExpr[];
  /** The same load may stand in the expressions more than once. */
  readonly twins: ReadonlyMap<LoadExpr, number>;
  readonly offsets: readonly number[];
}

/** Families of at least two loads along an axis, among loads that `suits`. */
export function familiesAlong(phase: NestPhase, axis: Axis, suits: (load: LoadExpr) => boolean): Family[] {
  const groups = new Map<string, { readonly dimension: number; readonly twins: Map<LoadExpr, number> }>();
  // Equal indices are one: i and i + 1 are often built anew for each load.
  const sharing = new Sharing();
  for (const load of loadsOf(phaseExpressions(phase))) {
    if (!suits(load)) continue;
    const dimensions = load.args.flatMap((arg, at) => (freeAxes(arg).has(axis) ? [at] : []));
    if (dimensions.length !== 1) continue;
    const [dimension] = dimensions;
    const { axis: moving, offset } = affine(load.args[dimension]);
    if (moving !== axis) continue;
    const others = load.args.map((arg, at) => (at === dimension ? '' : sharing.numberOf(arg)));
    const key = [load.tensor, load.version, load.dtype, load.border.join(), dimension, ...others].join();
    const group = groups.get(key) ?? { dimension, twins: new Map<LoadExpr, number>() };
    group.twins.set(load, offset);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ dimension, twins }) => {
    const members = new Map([...twins].map(([load, offset]) => [offset, load] as const));
    const [first, last] = [Math.min(...members.keys()), Math.max(...members.keys())];
    if (members.size < 2 || last - first > 4) return [];
    const offsets = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const template = [...members.values()][0];
    const loads = offsets.map(
      (offset) => members.get(offset) ?? { ...template, args: shifted(template.args, dimension, axis, offset) },
    );
    return [{ dimension, loads, offsets, twins }];
  });
}

function shifted(args: readonly Expr[], dimension: number, axis: Axis, offset: number): Expr[] {
  return args.map((arg, at) => (at === dimension ? add(indexOf(axis), constant(offset, 'i32')) : arg));
}

/** Those of the axes along which the phase loads several neighbours that suit. */
export function nearAxes(
  phase: NestPhase,
  units: readonly Axis[],
  lane: Axis,
  suits: (load: LoadExpr) => boolean,
): Axis[] {
  return units.filter((axis) => axis !== lane && familiesAlong(phase, axis, suits).length > 0);
}

/** Fewer families than this are kept as they are: their values take no more registers than the sums. */
const fewestFamilies = 4;

export interface EarlySum {
  readonly root: BinaryExpr;
  /** For each offset along the window, from the first to the last, the families whose loads are added there, in order. */
  readonly levels: readonly (readonly Family[])[];
  /** Families that nothing else needs. */
  readonly absorbed: ReadonlySet<Family>;
}

/**
 * A sum of the phase that can begin early along the window of these families, which loads one plane of neighbours after the
 * other: one whose terms come in the order of the planes can take each in as it arrives. The sums of the elements ahead are then
 * kept, and not all their terms: of 26 neighbours, two sums instead of eighteen values. Every sum takes the same terms in the
 * same order.
 */
export function earlySumOf(phase: NestPhase, families: readonly Family[]): EarlySum | undefined {
  const familyOf = new Map<Expr, Family>(
    families.flatMap((family) => [...family.twins.keys()].map((load) => [load, family] as const)),
  );
  const inner = new Set<Expr>();
  const sums: BinaryExpr[] = [];
  const all: Expr[] = [];
  const roots = new Roots(phaseExpressions(phase));
  visit(phaseExpressions(phase), (expr) => {
    all.push(expr);
    if (expr.op !== 'add' || expr.dtype !== 'f32') return;
    inner.add(expr.args[0]);
    sums.push(expr);
  });
  for (const root of sums.filter((sum) => !inner.has(sum))) {
    const found = early(root, roots, familyOf, all);
    if (found !== undefined) return found;
  }
  return undefined;
}

function early(
  root: BinaryExpr,
  roots: Roots,
  familyOf: ReadonlyMap<Expr, Family>,
  all: readonly Expr[],
): EarlySum | undefined {
  const terms: Expr[] = [];
  const links = new Set<Expr>([root]);
  let left: Expr = root;
  while (left.op === 'add' && left.dtype === 'f32' && (left === root || roots.usedOnce(left))) {
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
