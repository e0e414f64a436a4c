/** From a nest with its bindings to the loops of one kernel. Nothing is decided here. */
import { mustWait, phaseAccesses } from '../../../fuse/access.js';
import type { ControlBlock } from '../../../fuse/arena.js';
import { type OpaquePhase, type Phase, phaseExpressions, type Stage } from '../../../fuse/stage.js';
import { FieldbrainError } from '../../../kernel/errors.js';
import type { Program } from '../../../kernel/program.js';
import { visit } from '../../../kernel/walk.js';
import { converted, type PartLoops, type StageLoops, type Statement, unit, type Value } from '../language.js';
import type { Machine } from '../machine.js';
import type { PartNest, PhaseNest, StageNest } from '../nest.js';
import { when } from '../statements.js';
import { writeFunction } from './formulas.js';
import { globalBarrier } from './join.js';
import { Kernel } from './kernel.js';
import { Module, type OpaqueFunction, type Site } from './module.js';
import { writeRowPhase } from './row-op.js';
import { writeNest } from './rows.js';
import { Scope } from './scope.js';
import { decode } from './serial-loop.js';
import { isFirst } from './store.js';

export interface LoweredStage {
  readonly loops: StageLoops;
  readonly opaque: readonly OpaqueFunction[];
  /** How many units each part has: statements that compute sizes, and the counts. */
  readonly sizes: readonly Statement[];
  readonly units: readonly Value[];
}

export function lowerStage(
  nest: StageNest,
  program: Program,
  control: ControlBlock,
  machine: Machine,
  sites: Site[],
  /** Whether the kernel looks first if it is alive, and one thread tells the others. */
  isGuarded: boolean,
): LoweredStage {
  if (!machine.isPacked) refuseDoubles(nest.stage);
  const module = new Module(program, control, machine, sites, nest.lanes, writeFunction);
  const parts = nest.parts.map((part, position) => lowerPhases(module, part, `part${position}`));
  const entry = new Kernel(module, nest.stage.name, [], true);
  const units = nest.parts.map(({ part }) => entry.points(part.units));
  if (isGuarded && parts.some((part) => part.unit === 'workgroup'))
    module.shared({ name: 'shared_alive', type: 'u32', length: 1, atomic: false });
  const shared = module.declarations(nest.stage.name);
  const functions = [...module.functions.values()];
  return {
    loops: { name: nest.stage.name, lanes: nest.lanes, parts, shared, functions },
    opaque: module.opaque,
    sizes: entry.prologue,
    units,
  };
}

function refuseDoubles({ parts }: Stage): void {
  visit(
    parts.flatMap(({ phases }) => phases.flatMap(phaseExpressions)),
    ({ dtype }) => {
      if (dtype !== 'f64') return;
      throw new FieldbrainError(
        'program-unsupported',
        'loops: values have 32 bits (got f64, expected f32). Use f32, or the cpu device.',
        { dtype },
      );
    },
  );
}

/** The phases of a unit one after the other. */
export function lowerPhases(module: Module, nest: PartNest, name: string): PartLoops {
  const { part, unit: runs, teams } = nest;
  const alone = runs === 'thread';
  const place = part.phases.flatMap((phase) => phase.ops).join('+');
  const kernel = new Kernel(module, place, part.locals, alone, teams);
  const { statements, bound } = decode(kernel, part.units, unit);
  const body: Statement[] = [];
  /** The phases since the last barrier between phases. */
  let open: { readonly phase: Phase; readonly isShared: boolean }[] = [];
  nest.phases.forEach((phase) => {
    const byOne = !alone && isSerial(phase);
    const scope = new Scope(undefined, bound, !alone && !byOne);
    const usesBefore = module.sharedUses;
    kernel.sharesRowFolds = phase.sharesRowFolds;
    kernel.foldTurns = phase.foldTurns;
    lowerPhase(kernel, scope, phase);
    const isShared = module.sharedUses > usesBefore || phase.phase.kind === 'opaque';
    const needsBarrier = open.some(
      (earlier) => (isShared && earlier.isShared) || mustWait(phaseAccesses(earlier.phase), phaseAccesses(phase.phase)),
    );
    if (needsBarrier && !alone) body.push(globalBarrier);
    open = [...(needsBarrier ? [] : open), { phase: phase.phase, isShared }];
    const inside: Statement[] = byOne ? [when(isFirst, scope.statements)] : scope.statements;
    body.push({ kind: 'block', comment: `${phase.phase.kind}: ${phase.phase.ops.join(', ')}`, body: inside });
  });
  return { name, unit: runs, teams, body: [...kernel.prologue, ...statements, ...body] };
}

/** Whether one thread does the phase for its unit. */
function isSerial({ phase, rows, topk, shared }: PhaseNest): boolean {
  if (phase.kind === 'opaque') return false;
  return rows === 'serial' && topk === 'serial' && !shared;
}

function lowerPhase(kernel: Kernel, scope: Scope, nest: PhaseNest): void {
  const { phase } = nest;
  if (phase.kind === 'nest') writeNest(kernel, scope, phase, nest);
  else if (phase.kind === 'opaque') writeOpaque(kernel, scope, phase);
  else writeRowPhase(kernel, scope, phase, nest);
}

/**
 * An op with a hand-written body: the names that it finds bound are offsets and sizes of its tensors as `read_0`,
 * `read_0_0`, `write_0` … (u32). The body itself is the printer's, since every target has its own.
 */
function writeOpaque(kernel: Kernel, scope: Scope, { op }: OpaquePhase): void {
  const { module } = kernel;
  const own = new Kernel(module, `opaque ${op.name}`, [], false);
  const statements: Statement[] = [];
  const describe = (tensor: string, as: string): void => {
    const memory = own.memory(tensor, 'current');
    if (memory.layout.some((axis, position) => axis !== position)) {
      throw new FieldbrainError(
        'program-unsupported',
        `opaque ${op.name}: ${tensor} is not row-major (got layout ${memory.layout.join(', ')}). Declare it without a layout.`,
        { op: op.name, tensor },
      );
    }
    statements.push({ kind: 'let', name: as, value: converted(memory.base, 'u32') });
    memory.shape.forEach((dimension, axis) => {
      statements.push({ kind: 'let', name: `${as}_${axis}`, value: converted(own.size(dimension), 'u32') });
    });
  };
  for (const [position, tensor] of op.reads.entries()) describe(tensor, `read_${position}`);
  for (const [position, tensor] of op.writes.entries()) describe(tensor, `write_${position}`);
  const name = `opaque_${op.name}`;
  module.opaque.push({ name, op, body: [...own.prologue, ...statements] });
  scope.statements.push({ kind: 'opaque', name });
}
