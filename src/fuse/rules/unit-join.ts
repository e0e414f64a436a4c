/**
 * Joins ops as phases of one unit, where every dependence between them stays inside it: the common work of `row-local`
 * and `small-domain`. The cost model refuses a side that would starve the machine by giving up its units.
 */
import { sameDimension } from '../../kernel/dimension.js';
import type { ComputeOp } from '../../kernel/op.js';
import { conflicts, phaseAccesses, unitLocal } from '../access.js';
import type { Answer, Context } from '../context.js';
import { unitTraffic } from '../cost.js';
import { movePhase, shortenUnits } from '../rename.js';
import type { Part } from '../stage.js';

/** What one multiprocessor pulls well: above this a shared unit loses to a second stage. */
const smallDomainBytes = 64 * 1024;

export function joinAt(part: Part, own: Part, op: ComputeOp, context: Context, count: number, rule: string): Answer {
  if (part.units.length < count) return 'the part has fewer outer indices';
  for (let position = 0; position < count; position += 1) {
    if (!sameDimension(part.units[position].extent, own.units[position].extent)) return 'other outer indices';
  }
  const joined = appendPart(part, own, count);
  if (typeof joined === 'string') return joined;
  const units = joined.units.map((axis) => axis.name).join(', ');
  // Only a side that gives up units can starve: it must be small in each unit that is left.
  for (const side of [part, own]) {
    const touched =
      side.units.length === count
        ? 0
        : Math.max(...context.scenarios.map((sizes) => unitTraffic(shortenUnits(side, count), sizes)));
    if (touched > smallDomainBytes) return `cost: a unit would touch ${touched} bytes, more than ${smallDomainBytes}`;
  }
  const text =
    joined.units.length === 0 ? `one unit with ${lastOps(part)}` : `after ${lastOps(part)} in the unit of (${units})`;
  return { part: joined, rule, text: `${text} (${op.kind})` };
}

function lastOps(part: Part): string {
  return part.phases[part.phases.length - 1].ops.join(', ');
}

/** `second` after `first` in units of the first `count` axes, where every dependence stays inside a unit. */
export function appendPart(first: Part, second: Part, count: number): Part | string {
  if (first.locals.some((local) => second.locals.some((other) => other.name === local.name)))
    return 'both keep a local of one name';
  const base = shortenUnits(first, count);
  const tail = shortenUnits(second, count);
  const moved = tail.phases.map((phase) => movePhase(phase, tail.units, base.units));
  for (const later of moved) {
    for (const phase of base.phases) {
      for (const [a, b] of conflicts(phaseAccesses(phase), phaseAccesses(later))) {
        if (!unitLocal(a, b, base.units)) return `${a.tensor} is needed across units`;
      }
    }
  }
  return { units: base.units, phases: [...base.phases, ...moved], locals: [...base.locals, ...tail.locals] };
}

/** Two independent parts of a stage as one, at their longest common outer indices; for an op that needs both. */
export function mergeParts(a: Part, b: Part): Part | string {
  let count = 0;
  while (
    count < Math.min(a.units.length, b.units.length) &&
    sameDimension(a.units[count].extent, b.units[count].extent)
  )
    count += 1;
  for (; count > 0; count -= 1) {
    const merged = appendPart(a, b, count);
    if (typeof merged !== 'string') return merged;
  }
  return appendPart(a, b, 0);
}
