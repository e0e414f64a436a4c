/**
 * Sums that begin early: a march loads one plane of neighbours after the other, and a sum whose terms come in the order of
 * the planes can take each in as it arrives. The sums of the elements ahead are then kept, and not all their terms: of 26
 * neighbours, two sums instead of eighteen values. Every sum takes the same terms in the same order.
 */
import type { NestPhase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import type { BinaryExpr, Expr, LoadExpr } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import type { StageContext } from './context.js';
import type { Family } from './march.js';
import { operationText } from './operation.js';
import type { Roots } from './scope.js';

/** Fewer families than this are kept as they are: their values take no more registers than the sums. */
const fewestFamilies = 4;

export interface EarlySum {
  readonly root: BinaryExpr;
  /** For each offset along the march, from the first to the last, the families whose loads are added there, in order. */
  readonly levels: readonly (readonly Family[])[];
  /** Families that nothing else needs. */
  readonly absorbed: ReadonlySet<Family>;
}

/** A sum of the phase that can begin early along the march of these families. */
export function earlySumOf(phase: NestPhase, roots: Roots, families: readonly Family[]): EarlySum | undefined {
  const familyOf = new Map<Expr, Family>(
    families.flatMap((family) => [...family.twins.keys()].map((load) => [load, family] as const)),
  );
  const inner = new Set<Expr>();
  const sums: BinaryExpr[] = [];
  const all: Expr[] = [];
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

export interface EarlyText {
  readonly before: readonly string[];
  /** At the head of a turn, behind its loads. */
  readonly head: readonly string[];
  /** The vector that holds the sum in a turn. */
  readonly value: string;
}

/** `names` of a family: its vectors before the first turn by offset, the last one being the newest of each turn. */
export function earlyText(
  { root, levels }: EarlySum,
  names: (family: Family) => readonly string[],
  type: string,
  components: readonly string[],
  context: StageContext,
): EarlyText {
  const stem = context.fresh('e');
  const newest = levels.length - 1;
  const kept = levels.slice(0, -1).map((_, level) => `${stem}_${level}`);
  const vector = (terms: readonly string[]): string => {
    const sums = components.map((component) =>
      terms
        .map((term) => `${term}.${component}`)
        .reduce((sum, term) => operationText(root as Parameters<typeof operationText>[0], [sum, term])),
    );
    return `make_${type}(${sums.join(', ')})`;
  };
  const termsAt = (level: number, place: number): string[] => levels[level].map((family) => names(family)[place]);
  const before = kept.map((name, level) => {
    const terms = levels.slice(0, level + 1).flatMap((_, i) => termsAt(i, newest - 1 - level + i));
    return `${type} ${name} = ${vector(terms)};`;
  });
  const head = [
    `const ${type} ${stem} = ${vector([kept[newest - 1], ...termsAt(newest, newest)])};`,
    ...kept
      .map(
        (name, level) => `${name} = ${vector([...(level === 0 ? [] : [kept[level - 1]]), ...termsAt(level, newest)])};`,
      )
      .reverse(),
  ];
  return { before, head, value: stem };
}
