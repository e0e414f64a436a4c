/**
 * A part as a WGSL function: one invocation a unit where units are many and small, else one workgroup a unit. The choice
 * is made from the sizes that are known when the code is written, never from bindings, and changes no result beyond the
 * rounding that WGSL leaves open.
 */
import type { NestPhase, Part, Phase } from '../../fuse/stage.js';
import { writeExpressions } from '../../fuse/stage.js';
import type { Dimension } from '../../kernel/dimension.js';
import { product } from '../../kernel/dimension.js';
import type { Expr } from '../../kernel/expr.js';
import { writeHistogram } from './histogram.js';
import { Kernel } from './kernel.js';
import { decode } from './loop.js';
import { lanes, type Module } from './module.js';
import { type Manner, writeNest } from './nest.js';
import { writeOpaque } from './opaque.js';
import { writeScan } from './scan.js';
import { Scope } from './scope.js';
import { block, type Text } from './text.js';
import { writeTopk } from './topk.js';
import { unifyFolds } from './unify.js';

export interface WrittenPart {
  readonly units: readonly Dimension[];
  /** 64 where an invocation is a unit, 1 where a workgroup is. */
  readonly unitsPerGroup: number;
  readonly name: string;
}

/** Workgroups and invocations that a GPU keeps busy, for the choice of a form alone. */
const groups = 128;
const barrier = 8;
const mostPrivateWords = 64;

export function writePart(module: Module, part: Part, name: string): WrittenPart {
  const alone = isAlone(part);
  const place = part.phases.flatMap((phase) => phase.ops).join('+');
  const kernel = new Kernel(module, place, part.locals, alone);
  const { lines, bound } =
    part.units.length === 0 ? { lines: [], bound: new Map() } : decode(kernel, part.units, 'unit');
  const body: Text[] = [];
  part.phases.map(unifyFolds).forEach((phase, position) => {
    const scope = new Scope(undefined, bound, !alone);
    if (position > 0 && !alone) body.push('storageBarrier();', 'workgroupBarrier();');
    writePhase(kernel, scope, phase, part, alone);
    body.push(...block('', [`// ${phase.kind}: ${phase.ops.join(', ')}`, ...scope.lines]));
  });
  const parameters = alone ? 'unit: i32' : 'unit: i32, lane: u32';
  module.functions.push(...block(`fn ${name}(${parameters})`, [...kernel.prologue, ...lines, ...body]));
  return { units: part.units.map((axis) => axis.extent), unitsPerGroup: alone ? lanes : 1, name };
}

function writePhase(kernel: Kernel, scope: Scope, phase: Phase, part: Part, alone: boolean): void {
  switch (phase.kind) {
    case 'nest':
      writeNest(kernel, scope, phase, alone ? 'alone' : mannerOf(phase));
      break;
    case 'topk':
      writeTopk(kernel, scope, phase, part.units);
      break;
    case 'histogram':
      writeHistogram(kernel, scope, phase, part.units);
      break;
    case 'scan':
      writeScan(kernel, scope, phase, part.units);
      break;
    case 'opaque':
      writeOpaque(kernel, scope, phase);
      break;
    default:
      phase satisfies never;
  }
}

/** A size to reckon with: the number, or something ordinary within a symbol's bounds. */
function usual(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : Math.min(Math.max(dimension.min, 256), dimension.max);
}

function atLeast(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : Math.max(1, dimension.min);
}

function isAlone(part: Part): boolean {
  if (part.phases.some((phase) => phase.kind !== 'nest')) return false;
  if (part.locals.reduce((words, local) => words + product(local.shape), 0) > mostPrivateWords) return false;
  const nests = part.phases as readonly NestPhase[];
  const units = product(part.units.map((axis) => atLeast(axis.extent)));
  const serial = nests.reduce((sum, phase) => sum + rowsOf(phase) * rowWork(phase), 0);
  const shared = nests.reduce((sum, phase) => sum + barrier + Math.min(spreadTime(phase), togetherTime(phase)), 0);
  return Math.ceil(units / (groups * lanes)) * serial <= Math.ceil(units / groups) * shared;
}

function mannerOf(phase: NestPhase): Manner {
  return spreadTime(phase) <= togetherTime(phase) ? 'spread' : 'together';
}

function rowsOf(phase: NestPhase): number {
  return product(phase.rows.map((axis) => usual(axis.extent)));
}

function spreadTime(phase: NestPhase): number {
  return Math.ceil(rowsOf(phase) / lanes) * rowWork(phase);
}

/** A row shared by the workgroup: its loops are spread, and each costs some barriers. */
function togetherTime(phase: NestPhase): number {
  return rowsOf(phase) * (Math.ceil(rowWork(phase) / (lanes / 2)) + 2 * barrier);
}

/** Visits of loop bodies in one row. */
function rowWork(phase: NestPhase): number {
  const sweeps = phase.sweeps.reduce((sum, sweep) => {
    const points = product(sweep.axes.map((axis) => usual(axis.extent)));
    return sum + points * (1 + foldWork(sweep.writes.flatMap(writeExpressions)));
  }, 0);
  return 1 + sweeps + foldWork(phase.writes.flatMap(writeExpressions));
}

function foldWork(roots: readonly Expr[]): number {
  let work = 0;
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    if (expr.op !== 'fold') {
      expr.args.forEach(go);
      return;
    }
    const points = product(expr.axes.map((axis) => usual(axis.extent)));
    work += points * (1 + foldWork([expr.args[0]]));
    expr.args.slice(1).forEach(go);
  };
  roots.forEach(go);
  return work;
}
