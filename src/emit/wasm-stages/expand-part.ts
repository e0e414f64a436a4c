/** A part with its named functions written out, but for those that are computed several at once; see pack.ts. */
import type { NestPhase, Part, Phase } from '../../fuse/stage.js';
import type { Expr } from '../../kernel/expr.js';
import { expandCalls } from '../../kernel/functions/expand.js';
import type { Write } from '../../kernel/op.js';
import { expandOutside, findPacks, type Pack, type Packs } from './pack.js';

export interface ExpandedPart {
  readonly part: Part;
  readonly packs: Packs;
}

/** What was shared in a phase stays shared. */
export function expandPart(part: Part): ExpandedPart {
  const packs = new Map<Expr, Pack>();
  const phases = part.phases.map((phase) => (phase.kind === 'nest' ? expandNest(phase, part, packs) : expand(phase)));
  return { part: { ...part, phases }, packs };
}

function expandNest(phase: NestPhase, part: Part, packs: Map<Expr, Pack>): NestPhase {
  const all = [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes];
  const roots = all.flatMap((write) => [
    ...write.indices,
    write.value,
    ...(write.where === undefined ? [] : [write.where]),
  ]);
  const own = findPacks(roots, new Set([...part.units, ...phase.rows]));
  for (const [call, pack] of own) packs.set(call, pack);
  const expanded = expandOutside(roots, own);
  const changed = new Map(roots.map((root, position): [Expr, Expr] => [root, expanded[position]]));
  const change = (expr: Expr): Expr => changed.get(expr) ?? expr;
  const move = (write: Write): Write => ({
    ...write,
    indices: write.indices.map(change),
    value: change(write.value),
    ...(write.where === undefined ? {} : { where: change(write.where) }),
  });
  const sweeps = phase.sweeps.map((sweep) => ({ axes: sweep.axes, writes: sweep.writes.map(move) }));
  return { ...phase, sweeps, writes: phase.writes.map(move) };
}

function expand(phase: Exclude<Phase, NestPhase>): Phase {
  switch (phase.kind) {
    case 'topk': {
      const [value, where] = expandCalls(
        phase.op.where === undefined ? [phase.op.value] : [phase.op.value, phase.op.where],
      );
      return { ...phase, op: { ...phase.op, value, ...(where === undefined ? {} : { where }) } };
    }
    case 'histogram': {
      const [bin, weight] = expandCalls([phase.op.bin, phase.op.weight]);
      return { ...phase, op: { ...phase.op, bin, weight } };
    }
    case 'scan': {
      const [value] = expandCalls([phase.op.value]);
      return { ...phase, op: { ...phase.op, value } };
    }
    case 'opaque':
      return phase;
    default:
      return phase satisfies never;
  }
}
