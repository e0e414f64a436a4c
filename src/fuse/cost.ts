/**
 * What a part costs, roughly: operations, bytes, and time on a kind of machine. Good enough to refuse joins that would
 * starve a machine of parallel work or recompute too much; the measured truth is in the profile. Symbols count as their
 * smallest value, so a join must pay even for one brain.
 */
import type { Bindings, Dimension } from '../kernel/dimension.js';
import { product } from '../kernel/dimension.js';
import { byteSize } from '../kernel/dtype.js';
import type { Axis, Expr } from '../kernel/expr.js';
import { loopAxes, type RowOp } from '../kernel/op.js';
import type { Program } from '../kernel/program.js';
import type { Tensor } from '../kernel/tensor.js';
import { freeAxes, visit } from '../kernel/walk.js';
import type { Access } from './access.js';
import { phaseAccesses } from './access.js';
import type { Machine } from './machine.js';
import { Sharing } from './sharing.js';
import type { Part, Phase } from './stage.js';
import { phaseExpressions } from './stage.js';

/** Operations that a function is taken for, and the short one among them. */
const callCost = 20;
export const squashCost = 12;

/** A dimension as a number: as bound in the given scenario, else the least that it can be (at least 1). */
export function sizeFor(dimension: Dimension, scenario: Bindings = {}): number {
  if (typeof dimension === 'number') return dimension;
  if (dimension.derived !== undefined)
    return Math.ceil(sizeFor(dimension.derived.of, scenario) / dimension.derived.divisor) * dimension.derived.factor;
  return scenario[dimension.symbol] ?? Math.max(1, dimension.min);
}

/**
 * The sizes under which a join must pay: all symbols least, and each alone largest. So neither one brain nor a large
 * bank is forgotten.
 */
export function scenariosOf(program: Program): Bindings[] {
  const bound = program.symbols.filter((symbol) => symbol.derived === undefined);
  return [{}, ...bound.map((symbol) => ({ [symbol.symbol]: symbol.max }))];
}

export function pointsOf(axes: readonly Axis[], bindings?: Bindings): number {
  return product(axes.map((axis) => sizeFor(axis.extent, bindings)));
}

/**
 * Operations that these expressions take in one unit. A node runs once for every point of the axes that it depends on
 * (what does not change in an inner loop is not computed there), a fold once more for every element.
 */
export function flopsOf(roots: readonly Expr[], units: readonly Axis[] = [], bindings?: Bindings): number {
  return total(roots, units, bindings, 'flops');
}

/** Loads likewise. */
export function loadsOfUnit(roots: readonly Expr[], units: readonly Axis[] = [], bindings?: Bindings): number {
  return total(roots, units, bindings, 'loads');
}

/** Work that depends on one set of axes. */
interface Share {
  readonly axes: readonly Axis[];
  flops: number;
  loads: number;
}

/** The work of a list of expressions, by the axes that it depends on; kept, since costs are asked for many sizes. */
const censuses = new WeakMap<Expr, { roots: readonly Expr[]; shares: readonly Share[] }[]>();

function censusOf(roots: readonly Expr[]): readonly Share[] {
  if (roots.length === 0) return [];
  const known = censuses.get(roots[0]) ?? [];
  const found = known.find((one) => sameItems(one.roots, roots));
  if (found !== undefined) return found.shares;
  const sharing = new Sharing();
  const memory = new Map<Expr, ReadonlySet<Axis>>();
  const numbers = new Map<Axis, number>();
  const shares = new Map<string, Share>();
  visit(
    roots.map((root) => sharing.unique(root)),
    (expr) => {
      const [flops, loads] = [ownCost(expr), expr.op === 'load' ? 1 : 0];
      if (flops + loads === 0) return;
      const axes = new Set(freeAxes(expr, memory));
      if (expr.op === 'fold') for (const axis of expr.axes) axes.add(axis);
      for (const axis of axes) if (!numbers.has(axis)) numbers.set(axis, numbers.size);
      const key = [...axes]
        .map((axis) => numbers.get(axis) ?? 0)
        .sort((x, y) => x - y)
        .join();
      const share = shares.get(key) ?? { axes: [...axes], flops: 0, loads: 0 };
      share.flops += flops;
      share.loads += loads;
      shares.set(key, share);
    },
  );
  const entry = { roots, shares: [...shares.values()] };
  censuses.set(roots[0], [...known, entry]);
  return entry.shares;
}

function total(
  roots: readonly Expr[],
  units: readonly Axis[],
  bindings: Bindings | undefined,
  what: 'flops' | 'loads',
): number {
  let sum = 0;
  for (const share of censusOf(roots)) {
    let points = share[what];
    for (const axis of share.axes) {
      // Iterations of an enclosing repeat are no loop of this unit.
      if (!units.includes(axis) && !/^r\d$/.test(axis.name)) points *= sizeFor(axis.extent, bindings);
    }
    sum += points;
  }
  return sum;
}

/** How many different operations a point has: what must be held in registers and code. */
export function nodesOf(roots: readonly Expr[]): number {
  const sharing = new Sharing();
  let nodes = 0;
  visit(
    roots.map((root) => sharing.unique(root)),
    (expr) => {
      if (expr.args.length > 0) nodes += 1;
    },
  );
  return nodes;
}

function ownCost(expr: Expr): number {
  switch (expr.op) {
    case 'constant':
    case 'index':
    case 'size':
    case 'parameter':
    case 'cycle':
    case 'load':
      return 0;
    case 'call':
      return expr.name === 'squash' ? squashCost : callCost;
    case 'permute':
      return callCost * 2;
    case 'fma':
      return 2;
    default:
      return 1;
  }
}

/** Operations of a row op at each element of its loop, beside its formulas. */
const elementFlops: Readonly<Record<RowOp['kind'], number>> = { topk: 3, histogram: 2, scan: 8 };

/** Operations of one unit's phase. */
export function phaseFlops(phase: Phase, units: readonly Axis[], bindings?: Bindings): number {
  const body = flopsOf(phaseExpressions(phase), units, bindings);
  const rows = pointsOf(phase.rows, bindings);
  switch (phase.kind) {
    case 'nest':
      return body;
    case 'opaque':
      return 10_000;
    default:
      return body + elementFlops[phase.kind] * rows * pointsOf(loopAxes(phase.op), bindings);
  }
}

/** Bytes that loads and stores of one unit's phase ask for, before any cache. */
export function phaseTraffic(phase: Phase, units: readonly Axis[], bindings?: Bindings): number {
  const loads = loadsOfUnit(phaseExpressions(phase), units, bindings);
  const rows = pointsOf(phase.rows, bindings);
  switch (phase.kind) {
    case 'nest': {
      const swept = phase.sweeps.reduce((sum, sweep) => sum + pointsOf(sweep.axes, bindings) * sweep.writes.length, 0);
      return 4 * (loads + rows * (swept + phase.writes.length));
    }
    case 'topk':
      return 4 * (loads + rows * phase.op.k);
    case 'opaque':
      return 40_000;
    default:
      return 4 * (loads + rows * pointsOf(loopAxes(phase.op), bindings));
  }
}

interface PhaseTime {
  readonly units: readonly Axis[];
  readonly machine: Machine;
  readonly bindings: Bindings | undefined;
  readonly time: number;
}

/** A part that grows is asked for its time with each join, and all but its last phase are the same. */
const phaseTimes = new WeakMap<Phase, PhaseTime[]>();

function phaseTime(phase: Phase, units: readonly Axis[], machine: Machine, bindings: Bindings | undefined): number {
  const known = phaseTimes.get(phase) ?? [];
  const found = known.find(
    (one) => one.bindings === bindings && one.machine === machine && sameItems(one.units, units),
  );
  if (found !== undefined) return found.time;
  const time = Math.max(
    phaseFlops(phase, units, bindings) / machine.flopsPerNs,
    phaseTraffic(phase, units, bindings) / machine.bytesPerNs,
  );
  known.push({ units, machine, bindings, time });
  phaseTimes.set(phase, known);
  return time;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((item, position) => item === b[position]));
}

/** Estimated time of a part: its work over the units that can run side by side. */
export function partTime(part: Part, machine: Machine, bindings?: Bindings): number {
  const units = pointsOf(part.units, bindings);
  const each = part.phases.reduce((sum, phase) => sum + phaseTime(phase, part.units, machine, bindings), 0);
  return (each * units) / Math.min(Math.max(1, units), machine.parallel);
}

export interface Movement {
  readonly readBytes: number;
  readonly writtenBytes: number;
  readonly flops: number;
}

/** Bytes a part must move through memory: each touched tensor once (or less, where fewer elements are asked for). */
export function partMovement(part: Part, program: Program, bindings: Bindings): Movement {
  const units = pointsOf(part.units, bindings);
  const tensors = new Map(program.tensors.map((tensor) => [tensor.name, tensor]));
  const reads = new Map<string, number>();
  const writes = new Map<string, number>();
  const written = new Set<string>();
  let flops = 0;
  for (const phase of part.phases) {
    flops += units * phaseFlops(phase, part.units, bindings);
    const accesses = phaseAccesses(phase);
    const ask = (into: Map<string, number>, access: { tensor: string; version: string }, elements: number): void => {
      const tensor = tensors.get(access.tensor);
      if (tensor === undefined) return;
      const key = `${access.tensor}.${access.version}`;
      into.set(key, Math.min(bytesOf(tensor, bindings), (into.get(key) ?? 0) + elements * byteSize(tensor.dtype)));
    };
    for (const read of accesses.reads) {
      // What an earlier phase of the same unit wrote is still in cache.
      if (!written.has(`${read.tensor}.${read.version}`)) ask(reads, read, distinctElements(read, bindings));
    }
    for (const write of accesses.writes) {
      ask(writes, write, writtenElements(phase, write, units, bindings));
      written.add(`${write.tensor}.${write.version}`);
    }
  }
  const total = (map: Map<string, number>): number => [...map.values()].reduce((sum, value) => sum + value, 0);
  return { readBytes: total(reads), writtenBytes: total(writes), flops };
}

/** As many elements as the axes in the indices have points; all of the tensor where that is not known. */
function distinctElements(read: Access, bindings: Bindings): number {
  if (read.indices === undefined) return Number.POSITIVE_INFINITY;
  const axes = new Set<Axis>();
  for (const index of read.indices) for (const axis of freeAxes(index)) axes.add(axis);
  return pointsOf([...axes], bindings);
}

function writtenElements(phase: Phase, write: { tensor: string }, units: number, bindings: Bindings): number {
  if (phase.kind !== 'nest') return Number.POSITIVE_INFINITY;
  const rows = units * pointsOf(phase.rows, bindings);
  const sweep = phase.sweeps.find((candidate) => candidate.writes.some((inner) => inner === write));
  return sweep === undefined ? rows : rows * pointsOf(sweep.axes, bindings);
}

function bytesOf(tensor: Tensor, bindings: Bindings): number {
  return product(tensor.shape.map((dimension) => sizeFor(dimension, bindings))) * byteSize(tensor.dtype);
}

/** Bytes that one unit touches at most: what must fit a workgroup or a core's cache. */
export function unitTraffic(part: Part, bindings?: Bindings): number {
  return part.phases.reduce((sum, phase) => sum + phaseTraffic(phase, part.units, bindings), 0);
}
