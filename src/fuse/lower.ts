/**
 * One op, one stage, one part, one phase: the unfused form. It is the validation baseline, the fallback, and the
 * starting point of every rule.
 */
import type { Axis } from '../kernel/expr.js';
import type { ComputeOp, Op } from '../kernel/op.js';
import { isControl, isRowOp } from '../kernel/op.js';
import type { Program } from '../kernel/program.js';
import type { Part, Phase, Plan, PlanStep, Stage } from './stage.js';

export function lowerUnfused(program: Program): Plan {
  const stages: Stage[] = [];
  const steps = lowerSteps(program.ops, (op) => {
    stages.push({ name: op.name, parts: [lowerOp(op)] });
    return stages.length - 1;
  });
  const decisions = stages.map((stage) => ({ op: stage.name, rule: 'none', text: 'one stage per op' }));
  return { stages, steps, decisions };
}

function lowerSteps(ops: readonly Op[], addStage: (op: ComputeOp) => number): PlanStep[] {
  return ops.map((op): PlanStep => {
    if (!isControl(op)) return { kind: 'stage', stage: addStage(op) };
    return controlStep(op, lowerSteps(op.body, addStage));
  });
}

/** The step of a control op around an already lowered body. */
export function controlStep(op: Extract<Op, { body: readonly Op[] }>, body: readonly PlanStep[]): PlanStep {
  switch (op.kind) {
    case 'repeat': {
      const step = { kind: 'repeat' as const, name: op.name, axis: op.axis, max: op.max, body };
      return op.until === undefined ? step : { ...step, until: op.until };
    }
    case 'when':
      return { kind: 'when', name: op.name, flag: op.flag, body };
    case 'every':
      return { kind: 'every', name: op.name, n: op.n, phase: op.phase, body };
    default:
      return op satisfies never;
  }
}

/** Ops are never changed, and rules ask often: parts and phases are the same objects each time, so what is known of them is kept. */
const lowered = new WeakMap<ComputeOp, Part>();

/** The part of one op alone: as many units as the op has independent rows. */
export function lowerOp(op: ComputeOp): Part {
  const part = lowered.get(op) ?? { units: unitsOf(op), phases: [findPhase(op)], locals: [] };
  lowered.set(op, part);
  return part;
}

/** The axes whose indices are independent of each other. */
export function unitsOf(op: ComputeOp): readonly Axis[] {
  if (op.kind === 'opaque') return [];
  return 'along' in op ? op.axes.filter((_, position) => position !== op.along) : op.axes;
}

/** The op as a phase of a unit that fixes all its independent axes. */
export function phaseOf(op: ComputeOp): Phase {
  return lowerOp(op).phases[0];
}

function findPhase(op: ComputeOp): Phase {
  const common = { ops: [op.name], rows: [] as readonly Axis[] };
  if (op.kind === 'opaque') return { kind: op.kind, ...common, op };
  return isRowOp(op)
    ? ({ kind: op.kind, ...common, op } as Phase)
    : { kind: 'nest', ...common, sweeps: [], writes: op.writes };
}
