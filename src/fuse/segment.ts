/**
 * Fuses a straight line of ops: each op goes into the earliest stage that its dependences allow, joined to what is there
 * by the first rule that agrees, else beside it, else into a stage of its own. Every outcome is kept with its reason.
 */
import type { ComputeOp } from '../kernel/op.js';
import { partConflicts, phaseAccesses } from './access.js';
import type { Context, JoinRule } from './context.js';
import { timeOf } from './latency.js';
import { lowerOp, phaseOf } from './lower.js';
import { horizontal } from './rules/horizontal.js';
import { matmulEpilogue } from './rules/matmul-epilogue.js';
import { pointwise } from './rules/pointwise.js';
import { reduceEpilogue } from './rules/reduce-epilogue.js';
import { reducePrologue } from './rules/reduce-prologue.js';
import { replicate } from './rules/replicate.js';
import { rowLocal } from './rules/row-local.js';
import { sideBySide } from './rules/side-by-side.js';
import { smallDomain } from './rules/small-domain.js';
import { mergeParts } from './rules/unit-join.js';
import type { Decision, Part } from './stage.js';

/** In this order: values in registers first, then in a unit's own memory. */
const dependentRules: readonly [string, JoinRule][] = [
  ['matmul epilogue', matmulEpilogue],
  ['reduce epilogue', reduceEpilogue],
  ['pointwise', pointwise],
  ['reduce prologue', reducePrologue],
  ['row-local', rowLocal],
  ['small-domain', smallDomain],
];

export function fuseSegment(ops: readonly ComputeOp[], context: Context, decisions: Decision[]): Part[][] {
  const stages: Part[][] = [];
  for (const op of ops) decisions.push(placeOp(op, stages, context));
  return stages;
}

function placeOp(op: ComputeOp, stages: Part[][], context: Context): Decision {
  const own = phaseAccesses(phaseOf(op));
  let needed = stages.length - 1;
  while (needed >= 0 && !stages[needed].some((part) => partConflicts(part, own).length > 0)) needed -= 1;
  const refusals: string[] = [];
  if (needed >= 0) {
    const joined = joinNeeded(op, stages, needed, context, refusals);
    if (joined !== undefined) return joined;
  }
  for (let free = needed + 1; free < stages.length; free += 1) {
    for (let index = 0; index < stages[free].length; index += 1) {
      const answer = horizontal(stages[free][index], op, context);
      if (typeof answer === 'string') continue;
      stages[free][index] = answer.part;
      return { op: op.name, rule: answer.rule, text: answer.text };
    }
  }
  const beside = needed + 1 < stages.length ? sideBySide(stages[needed + 1], op) : 'no stage to stand in';
  if (typeof beside !== 'string') {
    stages[needed + 1] = [...beside];
    return {
      op: op.name,
      rule: 'side-by-side',
      text: `beside ${beside[0].phases[0].ops.join(', ')}${because(refusals)}`,
    };
  }
  stages.push([lowerOp(op)]);
  return {
    op: op.name,
    rule: 'stage',
    text: needed < 0 ? `first of its kind${because(refusals)}` : `a stage of its own${because(refusals)}`,
  };
}

function because(refusals: readonly string[]): string {
  return refusals.length === 0 ? '' : `; not ${refusals.join('; not ')}`;
}

/** Why one part would be slower than the parts apart and a barrier, under any of the sizes that may come. */
function tooDear(joined: Part, parts: readonly Part[], { machine, scenarios }: Context): string | undefined {
  for (const sizes of scenarios) {
    const apart = parts.reduce((sum, part) => sum + timeOf(part, machine, sizes), machine.barrierNs);
    const together = timeOf(joined, machine, sizes);
    if (together > apart) {
      const at = Object.entries(sizes).map(([symbol, value]) => ` at ${symbol} = ${value}`);
      return `cost: ${Math.round(together)} ns together against ${Math.round(apart)} ns in two stages${at.join()}`;
    }
  }
  return undefined;
}

/** Tries to stand in the stage of the latest op that is needed. */
function joinNeeded(
  op: ComputeOp,
  stages: Part[][],
  at: number,
  context: Context,
  refusals: string[],
): Decision | undefined {
  const own = phaseAccesses(phaseOf(op));
  const stage = stages[at];
  const needed = stage.filter((part) => partConflicts(part, own).length > 0);
  // An op that needs several parts can join them only as one.
  const whole = needed.reduce<Part | string>(
    (a, b) => (typeof a === 'string' || a === b ? a : mergeParts(a, b)),
    needed[0],
  );
  if (typeof whole === 'string') {
    refusals.push(whole);
    return undefined;
  }
  for (const [name, rule] of dependentRules) {
    const answer = rule(whole, op, context);
    if (typeof answer === 'string') {
      refusals.push(`${name}: ${answer}`);
      continue;
    }
    const dear = tooDear(answer.part, [...needed, lowerOp(op)], context);
    if (dear !== undefined) {
      refusals.push(`${name}: ${dear}`);
      continue;
    }
    stages[at] = [...stage.filter((part) => !needed.includes(part)), answer.part];
    return { op: op.name, rule: answer.rule, text: answer.text };
  }
  if (needed.length === 1) {
    const answer = replicate(needed[0], op, stage, context);
    const dear = typeof answer === 'string' ? undefined : tooDear(answer.part, [lowerOp(op)], context);
    if (typeof answer !== 'string' && dear === undefined) {
      stage.push(answer.part);
      return { op: op.name, rule: answer.rule, text: answer.text };
    }
    refusals.push(`replicate: ${dear ?? answer}`);
  }
  return undefined;
}
