/**
 * What a block will want soon. Where rows of a last phase read elements that no phase before touched (memory, the planes
 * beside a tile), nothing of them is near when their turn comes, and every row waits for the memory. So the block asks for
 * them before its first phase, a piece of 32 bytes a thread; they arrive while that phase computes. Nothing is computed
 * from it, and what is asked for twice or in vain costs an instruction.
 */
import { Sharing } from '../../fuse/sharing.js';
import { type NestPhase, type Part, phaseExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import { type Axis, add, type Expr, i32, indexOf, type LoadExpr, mul } from '../../kernel/expr.js';
import { freeAxes, loadsOf, rewriter } from '../../kernel/walk.js';
import { laneIndex, name, type Statement, thread, type Value } from '../loop/language.js';
import { serialLoop } from '../loop/lower/kernel.js';
import { innerIndex, pairAxis } from '../loop/pairs.js';
import { isInside } from '../loop/passes/pieces.js';
import type { StageContext } from './context.js';
import { threadScope } from './fold.js';
import { openLoopOf, rowLoopsOf } from './row-loops.js';
import { axesAt } from './scope-kernel.js';
import { warpThreads } from './tuning.js';

/** Elements of a piece, of 4 bytes each; of fewer, pieces are asked for more than once. */
const piece = 8;

export function prefetches(
  part: Part,
  unit: 'warp' | 'block',
  units: ReadonlyMap<Axis, Value>,
  context: StageContext,
): Statement[] | string {
  const phase = part.phases[part.phases.length - 1];
  const loops = part.phases.length < 2 ? 'one phase alone' : rowLoopsOf(phase, context, unit);
  if (typeof loops === 'string') return loops;
  if (loops.fixed.length !== 1 || phase.kind !== 'nest') return 'threads that keep their place along several axes';
  const [lane] = loops.fixed;
  const lanes = lane.extent as number;
  if (lanes % piece !== 0) return `rows of ${lanes} elements, which are no pieces of ${piece}`;
  const sector: Axis = { name: 'sector', extent: lanes / piece };
  const rows = phase.rows.slice(0, -1);
  const places = rewriter((expr) =>
    expr.op === 'index' && expr.axis === lane ? mul(indexOf(sector), i32(piece)) : expr,
  );
  const sharing = new Sharing();
  // What lies beside a row is some other row's own, so it is not far; a loop that loads a turn ahead need not ask for it.
  const isAhead = typeof openLoopOf(loops, context) !== 'string';
  const wanted = farLoads(part, phase, unit, lane, context)
    .filter((load) => !isAhead || isInside(load, context.look(load.tensor, load.version)))
    .map((load) => sharing.unique(halfOfPair(places(load) as LoadExpr, context)) as LoadExpr);
  if (wanted.length === 0) return 'nothing is far away';
  const total = product([...rows, sector].map(({ extent }) => extent as number));
  const item = name(context.fresh('ahead'), 'i32');
  const { statements, names } = axesAt([...rows, sector], item, context);
  const scope = threadScope(context, wanted, new Map([...units, ...names]));
  const asked = new Map(
    wanted.map((load): [string, Statement] => {
      const address = scope.element(load);
      return [JSON.stringify(address), { kind: 'prefetch', address }];
    }),
  );
  const [member, members] = unit === 'warp' ? [laneIndex, warpThreads] : [thread, context.threads];
  return [serialLoop(item.name, member, total, [...statements, ...scope.statements, ...asked.values()], members)];
}

/** Pairs take twice the room: their second elements ask for the second half of it. */
function halfOfPair(load: LoadExpr, context: StageContext): LoadExpr {
  const place = context.look(load.tensor, load.version);
  const axis = pairAxis(place);
  const half = axis === undefined ? undefined : load.args[axis];
  if (half?.op !== 'constant' || half.value === 0) return load;
  const inner = place.layout[place.layout.length - 2];
  const args = load.args.map((index, i) => (i === inner ? add(index, piece / 2) : i === axis ? i32(0) : index));
  return { ...load, args };
}

/** Loads of whole lanes at a row's own place, in tensors or planes that no earlier phase reads there. */
function farLoads(part: Part, phase: NestPhase, unit: 'warp' | 'block', lane: Axis, context: StageContext): LoadExpr[] {
  const rows = phase.rows.slice(0, -1);
  const sharing = new Sharing();
  // Warps of a block are neighbours along the last axis of the units: what lies beside one there is read by another.
  const close = unit === 'warp' ? [...rows, ...part.units.slice(-1)] : rows;
  const isRow = (index: Expr): boolean => [...freeAxes(index)].some((axis) => close.includes(axis));
  const own = new Set(phase.writes.flatMap(({ indices }) => indices.map((index) => sharing.unique(index))));
  const places = new Set<Axis>([...part.units, ...rows]);
  // What tells one row of elements from another: not lanes, nor numbers, nor what a fold goes over.
  const placeOf = ({ tensor, version, args }: LoadExpr): string => {
    const outer = args.filter((index) => [...freeAxes(index)].some((axis) => places.has(axis)));
    return `${tensor}.${version} ${outer.map((index) => sharing.numberOf(index)).join(' ')}`;
  };
  const near = new Set(loadsOf(part.phases.slice(0, -1).flatMap(phaseExpressions)).map(placeOf));
  return loadsOf(phaseExpressions(phase)).filter((load) => {
    const place = context.place(load.tensor, load.version);
    const inner = innerIndex(place, load.args);
    if (load.dtype !== 'f32' || place.isLocal === true) return false;
    // Tables are small, and stay near by themselves.
    if (context.tensor(load.tensor).role === 'constant') return false;
    if (inner?.op !== 'index' || inner.axis !== lane || load.border.includes('zero')) return false;
    const others = load.args.filter((index) => index !== inner);
    if (others.some((index) => freeAxes(index).has(lane)) || !others.some(isRow)) return false;
    const isPlace = (index: Expr): boolean => own.has(sharing.unique(index)) || isCoarser(index, isRow);
    return others.every((index) => !isRow(index) || isPlace(index)) && !near.has(placeOf(load));
  });
}

/** Whether rows count in an index only where it is divided: several of them read the same elements. */
function isCoarser(index: Expr, isRow: (index: Expr) => boolean): boolean {
  if (!isRow(index)) return true;
  if (index.op === 'div') return index.args[1].op === 'constant' && index.args[1].value > 1;
  return (index.op === 'add' || index.op === 'mul') && index.args.every((arg) => isCoarser(arg, isRow));
}
