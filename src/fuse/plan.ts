/**
 * From a Program to a plan: rewrites ops (split-finish, inlining), fuses each straight line between control ops, drops
 * scratch that nobody reads any more and makes equal expressions one. The result means exactly what the Program means.
 */
import { contractOps } from '../kernel/contract.js';
import type { SizeSymbol } from '../kernel/dimension.js';
import type { ComputeOp, Op, Write } from '../kernel/op.js';
import { expressionsOf, isControl, writesOf } from '../kernel/op.js';
import type { Program } from '../kernel/program.js';
import { computeOps } from '../kernel/program.js';
import type { Tensor } from '../kernel/tensor.js';
import type { Tree } from '../kernel/tree.js';
import { loadsOf } from '../kernel/walk.js';
import type { Context } from './context.js';
import { scenariosOf } from './cost.js';
import { phaseReads } from './lifetime.js';
import { controlStep, lowerUnfused } from './lower.js';
import { type Machine, machines, type Target } from './machine.js';
import { pairsInside } from './pairs.js';
import { changePhase } from './rename.js';
import { hoist } from './rules/hoist.js';
import { inlineInto } from './rules/inline.js';
import { splitFinish } from './rules/split-finish.js';
import { fuseSegment } from './segment.js';
import { Sharing } from './sharing.js';
import type { Decision, Part, Phase, Plan, PlanStep, Stage } from './stage.js';

/** How far to fuse, and for what. */
export interface PlanOptions {
  readonly fusion: 'full' | 'none';
  readonly target: Target;
}

/** The planned Program may declare more scratch (partial results) than the given one: use it for arena and code. */
export interface Planned {
  readonly program: Program;
  readonly plan: Plan;
}

/** From a Program to its stages. The plan means exactly what the Program means. */
export function planProgram(given: Program, options: PlanOptions): Planned {
  const machine = machines[options.target];
  // Before any rule: so what is contracted is the same for every plan of the Program.
  const contracted = machine.contracts ? { ...given, ops: contractOps(given.ops) } : given;
  const program = machine.movesPairs ? pairsInside(contracted) : contracted;
  if (options.fusion === 'none') return planUnfused(program, machine);
  const decisions: Decision[] = [];
  const base = { machine, scenarios: scenariosOf(program) };
  const inlined = inlineOps(program.ops, { ...base, ...tablesOf(program) }, decisions, readCounts(program.ops));
  const grown: Grown = { tensors: [...program.tensors], symbols: [...program.symbols] };
  const split = splitOps(inlined, program.tree, machine, grown, decisions);
  const enlarged: Program = { ...program, ...grown, ops: split };
  const context: Context = { ...base, ...tablesOf(enlarged) };
  const stages: Stage[] = [];
  const steps = planSteps(split, context, stages, decisions);
  const kept = withoutEmpty(dropDead(stages, steps, enlarged), steps);
  const lean = kept.stages.map((stage) => ({
    ...stage,
    parts: stage.parts.map((part) => hoistPart(part, context, decisions)).map(sharePart),
  }));
  return { program: enlarged, plan: { stages: lean, steps: kept.steps, decisions } };
}

/** A reduction of this many elements takes a single block milliseconds. */
const muchForABlock = 2 ** 20;

/** One op, one stage; only a reduction that is far too long for the one block that a GPU would give it is cut, as it is when fused. */
function planUnfused(program: Program, machine: Machine): Planned {
  if (!machine.cutsUnfused) return { program, plan: lowerUnfused(program) };
  const decisions: Decision[] = [];
  const grown: Grown = { tensors: [...program.tensors], symbols: [...program.symbols] };
  const isReduction = (op: ComputeOp): boolean => op.kind === 'reduce';
  const ops = splitOps(program.ops, program.tree, machine, grown, decisions, isReduction, muchForABlock);
  if (decisions.length === 0) return { program, plan: lowerUnfused(program) };
  const enlarged: Program = { ...program, ...grown, ops };
  const plan = lowerUnfused(enlarged);
  return { program: enlarged, plan: { ...plan, decisions: [...decisions, ...plan.decisions] } };
}

/** What rewriting adds to the Program. */
interface Grown {
  readonly tensors: Tensor[];
  readonly symbols: SizeSymbol[];
}

function tablesOf(program: Program): Pick<Context, 'tensors' | 'kinds'> {
  return {
    tensors: new Map(program.tensors.map((tensor) => [tensor.name, tensor])),
    kinds: new Map(computeOps(program.ops).map((op) => [op.name, op.kind])),
  };
}

function splitOps(
  ops: readonly Op[],
  tree: Tree,
  machine: Machine,
  grown: Grown,
  decisions: Decision[],
  wanted: (op: ComputeOp) => boolean = () => true,
  least?: number,
): Op[] {
  return ops.flatMap((op): Op[] => {
    if (isControl(op)) return [{ ...op, body: splitOps(op.body, tree, machine, grown, decisions, wanted, least) }];
    if (!wanted(op)) return [op];
    const split = splitFinish(op, tree, machine, least);
    if (typeof split === 'string') return [op];
    grown.tensors.push(...split.tensors);
    grown.symbols.push(...split.symbols);
    decisions.push({
      op: op.name,
      rule: 'split-finish',
      text: `cut into ${split.ops.map((piece) => piece.name).join(', ')}`,
    });
    return [...split.ops];
  });
}

function readCounts(ops: readonly Op[]): Map<string, number> {
  const counts = new Map<string, number>();
  const note = (name: string | undefined): void => {
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const walk = (list: readonly Op[]): void => {
    for (const op of list) {
      if (op.kind === 'when') note(op.flag);
      if (op.kind === 'repeat') note(op.until);
      if (isControl(op)) walk(op.body);
      else if (op.kind === 'opaque') op.reads.forEach(note);
      else for (const name of loadedBy(op)) note(name);
    }
  };
  walk(ops);
  return counts;
}

const loadedTensors = new WeakMap<ComputeOp, ReadonlySet<string>>();

/** The tensors that an op's expressions load. */
function loadedBy(op: ComputeOp): ReadonlySet<string> {
  const found = loadedTensors.get(op) ?? new Set(loadsOf(expressionsOf(op)).map(({ tensor }) => tensor));
  loadedTensors.set(op, found);
  return found;
}

/** Inlines a producer into its only reader, where both stand in one straight line. */
function inlineOps(
  ops: readonly Op[],
  context: Context,
  decisions: Decision[],
  counts: ReadonlyMap<string, number>,
): Op[] {
  const list: Op[] = ops.map((op) =>
    isControl(op) ? { ...op, body: inlineOps(op.body, context, decisions, counts) } : op,
  );
  for (let position = 0; position < list.length; position += 1) {
    const producer = list[position];
    if (isControl(producer) || (producer.kind !== 'map' && producer.kind !== 'reduce' && producer.kind !== 'matmul'))
      continue;
    const target = producer.writes[0].tensor;
    if (producer.writes.length !== 1 || counts.get(target) !== 1) continue;
    const reader = list.findIndex((op, at) => at > position && !isControl(op) && loadedBy(op).has(target));
    const alone = computeOps(ops).filter((op) => writesTensor(op, target)).length === 1;
    if (reader < 0 || !alone || list.slice(position, reader).some(isControl)) continue;
    const answer = inlineInto(
      producer,
      list[reader] as ComputeOp,
      list.slice(position + 1, reader) as ComputeOp[],
      context,
    );
    if (typeof answer === 'string') continue;
    decisions.push({ op: producer.name, rule: answer.rule, text: `${answer.text} by ${answer.op.name}` });
    list[reader] = answer.op;
    list.splice(position, 1);
    position -= 1;
  }
  return list;
}

function writesTensor(op: ComputeOp, tensor: string): boolean {
  return writesOf(op).some((write) => write.tensor === tensor);
}

function planSteps(ops: readonly Op[], context: Context, stages: Stage[], decisions: Decision[]): PlanStep[] {
  const steps: PlanStep[] = [];
  let line: ComputeOp[] = [];
  const flush = (): void => {
    for (const parts of fuseSegment(line, context, decisions)) {
      steps.push({ kind: 'stage', stage: stages.length });
      stages.push({ name: stageName(parts), parts });
    }
    line = [];
  };
  for (const op of ops) {
    if (!isControl(op)) {
      line.push(op);
      continue;
    }
    flush();
    steps.push(controlStep(op, planSteps(op.body, context, stages, decisions)));
  }
  flush();
  return steps;
}

/** The ops of a stage's parts. */
export function stageName(parts: readonly Part[]): string {
  return parts.map((part) => part.phases.flatMap((phase) => phase.ops).join('+')).join(' | ');
}

/** Stages that lost all their writes go, and the steps are numbered anew. */
function withoutEmpty(stages: readonly Stage[], steps: readonly PlanStep[]): { stages: Stage[]; steps: PlanStep[] } {
  const kept = stages.filter((stage) => stage.parts.length > 0);
  const renumber = (list: readonly PlanStep[]): PlanStep[] =>
    list.flatMap((step): PlanStep[] => {
      if (step.kind !== 'stage') return [{ ...step, body: renumber(step.body) }];
      const at = kept.indexOf(stages[step.stage]);
      return at < 0 ? [] : [{ kind: 'stage', stage: at }];
    });
  return { stages: kept, steps: renumber(steps) };
}

/** Removes writes to scratch that nobody loads any more. */
function dropDead(stages: readonly Stage[], steps: readonly PlanStep[], program: Program): Stage[] {
  const alive = new Set<string>(
    program.tensors.filter((tensor) => tensor.role !== 'scratch').map((tensor) => tensor.name),
  );
  const walk = (list: readonly PlanStep[]): void => {
    for (const step of list) {
      if (step.kind === 'when') alive.add(step.flag);
      if (step.kind === 'repeat' && step.until !== undefined) alive.add(step.until);
      if (step.kind !== 'stage') walk(step.body);
    }
  };
  walk(steps);
  for (const stage of stages)
    for (const part of stage.parts)
      for (const phase of part.phases) for (const read of phaseReads(phase)) alive.add(read.tensor);
  const wanted = (write: Write): boolean => write.tensor.startsWith('%') || alive.has(write.tensor);
  let changed = false;
  const slim = (phase: Phase): Phase[] => {
    if (phase.kind !== 'nest') return [phase];
    const writes = phase.writes.filter(wanted);
    const sweeps = phase.sweeps
      .map((sweep) => ({ ...sweep, writes: sweep.writes.filter(wanted) }))
      .filter((sweep) => sweep.writes.length > 0);
    if (
      writes.length < phase.writes.length ||
      sweeps.flatMap((sweep) => sweep.writes).length < phase.sweeps.flatMap((sweep) => sweep.writes).length
    )
      changed = true;
    return writes.length + sweeps.length === 0 ? [] : [{ ...phase, writes, sweeps }];
  };
  const next = stages.map((stage) => ({
    ...stage,
    parts: stage.parts
      .map((part) => ({ ...part, phases: part.phases.flatMap(slim) }))
      .filter((part) => part.phases.length > 0),
  }));
  return changed ? dropDead(next, steps, program) : next;
}

function hoistPart(part: Part, context: Context, decisions: Decision[]): Part {
  const shared = sharePart(part);
  const answer = hoist(shared, context);
  if (typeof answer === 'string') return shared;
  decisions.push({ op: shared.phases[0].ops.join('+'), rule: answer.rule, text: answer.text });
  return answer.part;
}

/** Equal expressions of a phase become one object. */
function sharePart(part: Part): Part {
  return {
    ...part,
    phases: part.phases.map((phase) => {
      const sharing = new Sharing();
      return changePhase(phase, (expr) => sharing.unique(expr));
    }),
  };
}
