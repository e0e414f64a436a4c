/**
 * Named functions of several scalars at once. What belongs to a voxel, and not to its channels, is computed as scalars while
 * the vectors wait; a handful of tanh of the same place cost as much as one if they are lanes of one vector. A pack is up to
 * four calls of one function that depend on the same axes; lanes round as scalars do, so no bit changes.
 */
import { changePhase } from '../../fuse/rename.js';
import { type Part, phaseExpressions } from '../../fuse/stage.js';
import type { Axis, CallExpr, Expr } from '../../kernel/expr.js';
import { expandCall } from '../../kernel/functions/expand.js';
import { freeAxes, rewriter, visit } from '../../kernel/walk.js';

export interface Pack {
  readonly calls: readonly CallExpr[];
  /** Stands for the lanes; no loop binds it. */
  readonly axis: Axis;
  /** What the calls depend on. */
  readonly axes: ReadonlySet<Axis>;
}

/** The pack of each call that has one. */
export type Packs = ReadonlyMap<Expr, Pack>;

const lanes = 4;

/** Groups the calls below the roots that depend on no axes but these. Calls whose arguments contain others stay alone. */
export function findPacks(roots: readonly Expr[], axes: ReadonlySet<Axis>): Packs {
  const groups = new Map<string, CallExpr[]>();
  const memory = new Map<Expr, ReadonlySet<Axis>>();
  const numbers = new Map([...axes].map((axis, number) => [axis, number]));
  const compound = new Set<Expr>();
  visit(roots, (expr) => {
    if (expr.op === 'call' || expr.args.some((arg) => compound.has(arg))) compound.add(expr);
    if (expr.op !== 'call' || expr.dtype !== 'f32' || expr.args.some((arg) => compound.has(arg))) return;
    const free = [...freeAxes(expr, memory)].map((axis) => numbers.get(axis));
    if (free.includes(undefined)) return;
    const key = `${expr.name} ${free.sort().join(' ')}`;
    groups.set(key, [...(groups.get(key) ?? []), expr]);
  });
  const packs = new Map<Expr, Pack>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const ordered = inOrder(group);
    // One that is left over is a vector too: its constants are those of the others.
    for (let first = 0; first < ordered.length; first += lanes) {
      const calls = ordered.slice(first, first + lanes);
      const pack = { calls, axis: { name: 'pack', extent: lanes }, axes: freeAxes(calls[0], memory) };
      for (const call of calls) packs.set(call, pack);
    }
  }
  return packs;
}

/**
 * Arguments that are made alike of a load stand side by side, the most frequent kind first, in the order of their last
 * index: neighbours in memory become neighbours in a vector, and what is done to all of them is done to the vector.
 */
function inOrder(group: readonly CallExpr[]): CallExpr[] {
  const kinds = new Map<string, { call: CallExpr; place: number }[]>();
  const others: CallExpr[] = [];
  for (const call of group) {
    const source = sourceOf(call.args[0]);
    if (source === undefined) others.push(call);
    else kinds.set(source.kind, [...(kinds.get(source.kind) ?? []), { call, place: source.place }]);
  }
  const sorted = [...kinds.values()].sort((a, b) => b.length - a.length);
  const placed = sorted.flatMap((kind) => kind.sort((a, b) => a.place - b.place).map(({ call }) => call));
  return [...placed, ...others];
}

/** The last index of the load that an expression is made of with constants alone, and how it is made. */
function sourceOf(expr: Expr): { readonly kind: string; readonly place: number } | undefined {
  if (expr.op === 'load') {
    const last = expr.args.at(-1);
    return last?.op === 'constant' ? { kind: expr.tensor, place: last.value } : undefined;
  }
  if (expr.op !== 'mul' && expr.op !== 'add' && expr.op !== 'sub') return undefined;
  const [a, b] = expr.args;
  if (b.op !== 'constant') return undefined;
  const source = sourceOf(a);
  return source === undefined ? undefined : { ...source, kind: `${source.kind} ${expr.op} ${b.value}` };
}

/** The packs of a part's nests, or why there are none. */
export function packsOf({ units, phases }: Part): Packs | string {
  const nests = phases.filter((phase) => phase.kind === 'nest');
  const packs = new Map(
    nests.flatMap((phase) => [...findPacks(phaseExpressions(phase), new Set([...units, ...phase.rows]))]),
  );
  return packs.size > 0 ? packs : 'no two calls of a function depend on the same axes';
}

/** The part with all calls written out but those in packs; what was shared in a phase stays shared. */
export function expandPart(part: Part, packs: Packs): Part {
  const expand = (expr: Expr): Expr => (expr.op === 'call' && !packs.has(expr) ? expandOne(expr) : expr);
  return { ...part, phases: part.phases.map((phase) => changePhase(phase, rewriter(expand))) };
}

export function expandOne(call: CallExpr): Expr {
  return expandCall(call.name, call.dtype as 'f32' | 'f64', call.args[0]);
}
