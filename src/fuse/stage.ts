/**
 * What fusion makes of a Program: stages, between which lies one barrier. A stage is a list of parts that run side by
 * side; a part is a set of independent units (one worker, thread or workgroup each); a unit runs its phases one after the
 * other, and a later phase may read what an earlier phase of the same unit wrote. Expressions are the kernel's own; loads
 * of names that start with % read a part's local arrays. Nothing here knows a machine: that is the emitters' work.
 */
import { type Dtype, valueType } from '../kernel/dtype.js';
import type { Axis, Expr } from '../kernel/expr.js';
import { expressionsOf, type OpaqueOp, type RowOp, type Write } from '../kernel/op.js';
import { visit } from '../kernel/walk.js';

/** A small array that lives as long as one unit: worker scratch on a CPU, workgroup memory on a GPU. Row-major. */
export interface LocalTensor {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly number[];
}

/** Its element at indices that lie inside. */
export function localElement({ name, dtype }: LocalTensor, args: readonly Expr[]): Expr {
  const border = args.map(() => 'inside' as const);
  return { op: 'load', dtype: valueType(dtype), args, tensor: name, version: 'current', border };
}

/** Writes at every index of `axes`, in the loop of the folds over the same axes where there are such. */
export interface Sweep {
  readonly axes: readonly Axis[];
  readonly writes: readonly Write[];
}

/**
 * For every index of `rows`: the sweeps in order, then the row's own writes. Folds in any value run over their axes in
 * the declared tree; a fold that equals a sweep's axes shares its loop. Different rows are independent. Ops are joined so
 * that no write of the list loads what one of another op before it stores to, so that values may be computed op by op; for
 * CUDA they may, at the same element, and there all values of a row are computed before the first store.
 */
export interface NestPhase {
  readonly kind: 'nest';
  readonly ops: readonly string[];
  readonly rows: readonly Axis[];
  readonly sweeps: readonly Sweep[];
  readonly writes: readonly Write[];
}

/**
 * For every index of `rows`, the op's own loop; op.axes are the unit's axes followed by the rows, but for an axis along which
 * the loop runs.
 */
export type RowPhase = { readonly [K in RowOp['kind']]: PhaseOf<K> }[RowOp['kind']];
/** A phase of one kind of row op; the rows of a scan leave out the axis that it runs along. */
export interface PhaseOf<K extends RowOp['kind']> {
  readonly kind: K;
  readonly ops: readonly string[];
  readonly rows: readonly Axis[];
  readonly op: Extract<RowOp, { kind: K }>;
}
/** The k best of each row. */
export type TopkPhase = PhaseOf<'topk'>;
/** A phase that runs a hand-written body. */
export interface OpaquePhase {
  readonly kind: 'opaque';
  readonly ops: readonly string[];
  readonly rows: readonly Axis[];
  readonly op: OpaqueOp;
}

/** What a unit does at one time. */
export type Phase = NestPhase | RowPhase | OpaquePhase;

/** Units that run side by side with the other parts of a stage; each runs its phases in order. */
export interface Part {
  /** Every index of these axes is one unit; no axes: one unit. */
  readonly units: readonly Axis[];
  readonly phases: readonly Phase[];
  readonly locals: readonly LocalTensor[];
}

/** Parts that need no barrier between them; a barrier lies between two stages. */
export interface Stage {
  readonly name: string;
  readonly parts: readonly Part[];
}

/** The order of stages, with control on the device. Stage numbers index `Plan.stages`. */
export type PlanStep =
  | { readonly kind: 'stage'; readonly stage: number }
  | {
      readonly kind: 'repeat';
      readonly name: string;
      readonly axis: Axis;
      readonly max: number;
      readonly until?: string;
      readonly body: readonly PlanStep[];
    }
  | { readonly kind: 'when'; readonly name: string; readonly flag: string; readonly body: readonly PlanStep[] }
  | {
      readonly kind: 'every';
      readonly name: string;
      readonly n: number;
      readonly phase: number;
      readonly body: readonly PlanStep[];
    };

/** Why an op stands where it stands; what `explain` prints. */
export interface Decision {
  readonly op: string;
  readonly rule: string;
  readonly text: string;
}

/** A fused Program: stages, the order in which they run, and why they came to be. */
export interface Plan {
  readonly stages: readonly Stage[];
  readonly steps: readonly PlanStep[];
  readonly decisions: readonly Decision[];
}

const foldingPhases = new WeakMap<Phase, boolean>();

/** Whether anything in it is a sum, a maximum or the like over indices of its own. */
export function hasFold(phase: Phase): boolean {
  const known = foldingPhases.get(phase);
  if (known !== undefined) return known;
  let found = false;
  visit(phaseExpressions(phase), (expr: Expr) => {
    if (expr.op === 'fold') found = true;
  });
  foldingPhases.set(phase, found);
  return found;
}

/** Every expression of a phase, in a fixed order. */
export function phaseExpressions(phase: Phase): readonly Expr[] {
  const found = knownExpressions.get(phase) ?? findExpressions(phase);
  knownExpressions.set(phase, found);
  return found;
}

/** Phases are never changed, and are asked often. */
const knownExpressions = new WeakMap<Phase, readonly Expr[]>();

function findExpressions(phase: Phase): readonly Expr[] {
  if (phase.kind !== 'nest') return expressionsOf(phase.op);
  return [...phase.sweeps.flatMap((sweep) => sweep.writes), ...phase.writes].flatMap(writeExpressions);
}

/** The formulas of a write: its value, its condition and its indices. */
export function writeExpressions(write: Write): Expr[] {
  return [...write.indices, write.value, ...(write.where === undefined ? [] : [write.where])];
}
