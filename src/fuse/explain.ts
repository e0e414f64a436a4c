/**
 * Says, for any Program, which op went where and why, with bytes and operations per stage and the arena: as data for
 * machines and tests, and as text for people.
 */
import type { Bindings } from '../kernel/dimension.js';
import { dimensionText, resolve } from '../kernel/dimension.js';
import type { Axis } from '../kernel/expr.js';
import type { Program } from '../kernel/program.js';
import { planArena, tensorWords } from './arena.js';
import { partMovement } from './cost.js';
import type { Target } from './machine.js';
import { planProgram } from './plan.js';
import type { Decision, Phase, Plan, PlanStep } from './stage.js';

/** One stage in words, with the bytes that it must move and its operations. */
export interface StageReport {
  readonly name: string;
  readonly parts: readonly {
    readonly units: string;
    readonly phases: readonly string[];
    readonly locals: readonly string[];
  }[];
  readonly readBytes: number;
  readonly writtenBytes: number;
  readonly flops: number;
}

/** What became of a Program: its stages, the decisions of the rules, and its memory. */
export interface Explanation {
  readonly program: string;
  readonly target: Target;
  readonly fusion: 'full' | 'none';
  readonly stages: readonly StageReport[];
  readonly schedule: readonly string[];
  readonly decisions: readonly Decision[];
  readonly arena: {
    readonly bytes: number;
    readonly tensors: readonly {
      readonly name: string;
      readonly role: string;
      readonly offset: number;
      readonly bytes: number;
    }[];
  };
}

/** For which target and sizes a Program is explained. */
export interface ExplainOptions {
  readonly target?: Target;
  readonly fusion?: 'full' | 'none';
  /** Symbols that are not given count as their smallest value. */
  readonly symbols?: Bindings;
}

/** Plans a Program and says which op went where and why, without running anything. */
export function explain(program: Program, options: ExplainOptions = {}): Explanation {
  const { target = 'cpu', fusion = 'full' } = options;
  const planned = planProgram(program, { fusion, target });
  const bindings = Object.fromEntries(
    program.symbols.map((symbol) => [
      symbol.symbol,
      resolve(symbol, { [symbol.symbol]: Math.max(symbol.min, 1), ...options.symbols }),
    ]),
  );
  const arena = planArena(planned.program, planned.plan, bindings);
  return {
    program: program.name,
    target,
    fusion,
    stages: stageReports(planned.program, planned.plan, bindings),
    schedule: scheduleLines(planned.plan.steps, planned.plan, 0),
    decisions: [...loweringsOf(program), ...planned.plan.decisions],
    arena: {
      bytes: arena.words * 4,
      tensors: planned.program.tensors.map((tensor) => ({
        name: tensor.name,
        role: tensor.role,
        offset: (arena.offsets.get(tensor.name)?.[0] ?? 0) * 4,
        bytes: tensorWords(tensor, bindings) * 4 * (tensor.buffered ? 2 : 1),
      })),
    },
  };
}

/** Bytes and operations per stage, once symbols are bound. */
export function stageReports(program: Program, plan: Plan, bindings: Bindings): StageReport[] {
  return plan.stages.map((stage) => {
    const moved = stage.parts.map((part) => partMovement(part, program, bindings));
    const total = (pick: (part: (typeof moved)[number]) => number): number =>
      moved.reduce((sum, part) => sum + pick(part), 0);
    return {
      name: stage.name,
      parts: stage.parts.map((part) => ({
        units: axesText(part.units),
        phases: part.phases.map(phaseText),
        locals: part.locals.map((local) => `${local.name}[${local.shape.join(', ')}]`),
      })),
      readBytes: total((part) => part.readBytes),
      writtenBytes: total((part) => part.writtenBytes),
      flops: total((part) => part.flops),
    };
  });
}

export function axesText(axes: readonly Axis[]): string {
  return axes.length === 0 ? 'one' : axes.map((axis) => `${axis.name}<${dimensionText(axis.extent)}`).join(' ');
}

function phaseText(phase: Phase): string {
  const rows = phase.rows.length === 0 ? '' : ` for ${axesText(phase.rows)}`;
  const sweeps =
    phase.kind === 'nest' && phase.sweeps.length > 0
      ? `, sweeping ${phase.sweeps.map((sweep) => axesText(sweep.axes)).join('; ')}`
      : '';
  return `${phase.kind} ${phase.ops.join(' + ')}${rows}${sweeps}`;
}

function scheduleLines(steps: readonly PlanStep[], plan: Plan, depth: number): string[] {
  const pad = '  '.repeat(depth);
  return steps.flatMap((step) => {
    switch (step.kind) {
      case 'stage':
        return [`${pad}stage ${step.stage}: ${plan.stages[step.stage].name}`];
      case 'repeat':
        return [
          `${pad}repeat ${step.name} at most ${step.max} times${step.until === undefined ? '' : ` until ${step.until}`}`,
          ...scheduleLines(step.body, plan, depth + 1),
        ];
      case 'when':
        return [`${pad}when ${step.flag} (${step.name})`, ...scheduleLines(step.body, plan, depth + 1)];
      case 'every':
        return [
          `${pad}every ${step.n} cycles at ${step.phase} (${step.name})`,
          ...scheduleLines(step.body, plan, depth + 1),
        ];
      default:
        return step satisfies never;
    }
  });
}

/** The explanation as text. */
export function explainText(explanation: Explanation): string {
  const lines = [
    `program ${explanation.program} for ${explanation.target}, fusion ${explanation.fusion}: ${explanation.stages.length} stages`,
    ...explanation.schedule,
  ];
  explanation.stages.forEach((stage, number) => {
    lines.push(
      '',
      `stage ${number}: reads ${bytesText(stage.readBytes)}, writes ${bytesText(stage.writtenBytes)}, ${stage.flops} operations`,
    );
    for (const part of stage.parts) {
      lines.push(`  units ${part.units}${part.locals.length > 0 ? `, locals ${part.locals.join(' ')}` : ''}`);
      for (const phase of part.phases) lines.push(`    ${phase}`);
    }
  });
  lines.push('', 'why:');
  for (const { op, rule, text } of explanation.decisions) lines.push(`  ${op}: ${rule}: ${text}`);
  lines.push('', `arena: ${bytesText(explanation.arena.bytes)}`);
  for (const tensor of explanation.arena.tensors)
    lines.push(`  ${tensor.role} ${tensor.name}: ${bytesText(tensor.bytes)} at ${tensor.offset}`);
  return lines.join('\n');
}

function bytesText(bytes: number): string {
  if (bytes < 10_000) return `${bytes} B`;
  return bytes < 10_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** How convolutions were written, which was decided when the program was built. */
function loweringsOf({ lowerings = [] }: Program): Decision[] {
  return lowerings.map(({ op, text }) => ({ op, rule: 'convolve', text }));
}
