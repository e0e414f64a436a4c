/**
 * `fieldbrain infer MODEL.json`: beliefs of agents about the states of a model, from what the file says was observed, with
 * their free energy; and where the file names policies, how the agents judge them. The model is checked by the library. A file
 * of `kind: "pomdp"` holds a discrete model.
 */
import type { Command } from 'commander';
import type { DeviceMaker } from '../device/registry.js';
import type { AgentModel, Beliefs, PolicyPlan } from '../inference/active-inference/index.js';
import { describeValue } from '../kernel/errors.js';
import { deviceOption, readDevice, readPositive, readWhole } from './arguments.js';
import { CommandFailure, wrongArgument } from './failure.js';
import { readTextFile } from './file.js';
import { reportPomdp } from './infer-pomdp.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatTable } from './table.js';

export interface InferArguments {
  readonly device?: string;
  readonly dtype?: string;
  readonly mode?: string;
  readonly method?: string;
  readonly iterations?: string;
  readonly tolerance?: string;
  readonly json?: boolean;
}

export interface InferReport {
  readonly device: string;
  readonly dtype: string;
  readonly states: number;
  readonly observations: number;
  readonly agents: readonly AgentReport[];
}

interface AgentReport {
  readonly freeEnergy: number;
  readonly complexity: number;
  readonly accuracy: number;
  readonly iterations: number;
  readonly converged: boolean;
  readonly mean: readonly number[];
  readonly variance: readonly number[];
  readonly policies?: readonly PolicyReport[];
  readonly best?: string;
}

interface PolicyReport {
  readonly name: string;
  readonly expected: number;
  readonly risk: number;
  readonly ambiguity: number;
  readonly epistemic: number;
}

export function register(program: Command): void {
  program
    .command('infer')
    .description('active inference: beliefs, free energy and policies of a model')
    .argument('<model>', 'a .json file with the model and what was observed')
    .option(...deviceOption)
    .option('--dtype <type>', 'f64 or f32; f64 where the device has it')
    .option('--mode <mode>', 'correct, or legacy for comparison', 'correct')
    .option('--method <method>', 'conjugate, gradient, or dual: the gradient in the space of observations', 'conjugate')
    .option('--iterations <count>', 'the most updates', '100')
    .option('--tolerance <number>', 'stop when the free energy changes by less')
    .option(...jsonOption)
    .action((file: string, options: InferArguments) => runInfer(file, options, processOutput(options)));
}

export async function runInfer(
  file: string,
  options: InferArguments,
  output: Output,
  make?: DeviceMaker,
): Promise<void> {
  const { createDefaultDevice, createDevice } = await import('../device/registry.js');
  const { createAgents } = await import('../inference/active-inference/index.js');
  const kind = options.device === undefined ? undefined : readDevice('infer --device', options.device);
  const dtype = oneOf('infer --dtype', options.dtype, ['f64', 'f32'] as const);
  const mode = oneOf('infer --mode', options.mode, ['correct', 'legacy'] as const);
  const method = oneOf('infer --method', options.method, ['conjugate', 'gradient', 'dual'] as const);
  const iterations = readWhole('infer --iterations', options.iterations ?? '100', 1);
  const tolerance = options.tolerance === undefined ? undefined : readPositive('infer --tolerance', options.tolerance);
  const { observed, ...model } = readModelFile(file);
  if (model.kind === 'pomdp')
    return reportPomdp(
      { ...model, observed },
      output,
      kind === undefined ? undefined : { kind, dtype, make: make ?? createDevice },
    );
  if (model.kind !== undefined)
    throw fileWrong(
      `infer: ${file} holds a model of an unknown kind (got ${describeValue(model.kind)}, expected pomdp, or no kind).`,
    );
  if (observed === undefined)
    throw fileWrong(`infer: ${file} has no observations (got no key observed, expected a list).`);
  const rows = Array.isArray(observed) && Array.isArray(observed[0]) ? observed : [observed];
  const device = kind === undefined ? (await createDefaultDevice(make)).device : await (make ?? createDevice)(kind);
  try {
    const agents = await createAgents(model as unknown as AgentModel, {
      device,
      agents: rows.length,
      iterations,
      ...(dtype === undefined ? {} : { dtype }),
      ...(mode === undefined ? {} : { mode }),
      ...(method === undefined ? {} : { method }),
      ...(tolerance === undefined ? {} : { tolerance }),
    });
    const beliefs = await agents.infer(rows);
    const plan = (model.policies ?? undefined) === undefined || mode === 'legacy' ? undefined : await agents.plan();
    const { states, observations } = agents;
    const report: InferReport = {
      device: agents.device,
      dtype: agents.dtype,
      states,
      observations,
      agents: rows.map((_, agent) => reportOf(agent, states, beliefs, plan)),
    };
    await agents.close();
    printAnswer(output, report, describeInference);
  } finally {
    await device.close();
  }
}

function oneOf<Choice extends string>(
  place: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw wrongArgument(place, 'unknown', text, choices.join(' or '), 'Give one of these.');
  return choice;
}

function readModelFile(file: string): Record<string, unknown> {
  const text = readTextFile('infer', file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw fileWrong(`infer: ${file} is not JSON (got ${describeValue(why)}, expected a JSON object).`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fileWrong(
      `infer: ${file} holds no model (got ${Array.isArray(value) ? 'a list' : describeValue(value)}, expected an object).`,
    );
  return value as Record<string, unknown>;
}

function fileWrong(message: string): CommandFailure {
  return new CommandFailure('file-invalid', `${message} See docs/inference.md for the keys of a model.`);
}

function reportOf(agent: number, states: number, beliefs: Beliefs, plan: PolicyPlan | undefined): AgentReport {
  const row = (values: ArrayLike<number>): number[] =>
    Array.from({ length: states }, (_, j) => values[agent * states + j]);
  const own: AgentReport = {
    freeEnergy: beliefs.freeEnergy[agent],
    complexity: beliefs.complexity[agent],
    accuracy: beliefs.accuracy[agent],
    iterations: beliefs.iterations[agent],
    converged: beliefs.converged[agent] === 1,
    mean: row(beliefs.mean),
    variance: row(beliefs.variance),
  };
  if (plan === undefined) return own;
  const policies = plan.policies.map((name, p): PolicyReport => {
    const at = agent * plan.policies.length + p;
    const { expected, risk, ambiguity, epistemic } = plan;
    return { name, expected: expected[at], risk: risk[at], ambiguity: ambiguity[at], epistemic: epistemic[at] };
  });
  return { ...own, policies, best: plan.policies[plan.best[agent]] };
}

/** States shown of a long belief. */
const shown = 12;

export function describeInference({ device, dtype, agents, states, observations }: InferReport): string {
  const head = `${agents.length} ${agents.length === 1 ? 'agent' : 'agents'}, ${states} states, ${observations} observations, ${dtype} on ${device}`;
  return [head, ...agents.map((one, agent) => describeAgent(one, agent))].join('\n\n');
}

function describeAgent(one: AgentReport, agent: number): string {
  const ended = one.converged ? `converged after ${one.iterations}` : `stopped after ${one.iterations}`;
  const lines = [
    `agent ${agent}: free energy ${digits(one.freeEnergy)} nats (complexity ${digits(one.complexity)}, accuracy ${digits(one.accuracy)}), ${ended} iterations`,
    formatTable(
      [
        { title: 'state', cell: (j: number) => String(j), right: true },
        { title: 'mean', cell: (j: number) => digits(one.mean[j]), right: true },
        { title: 'deviation', cell: (j: number) => digits(Math.sqrt(one.variance[j])), right: true },
      ],
      one.mean.slice(0, shown).map((_, j) => j),
      '  ',
    ),
  ];
  if (one.mean.length > shown) lines.push(`  … and ${one.mean.length - shown} more (all with --json)`);
  if (one.policies !== undefined) {
    lines.push(
      formatTable(
        [
          { title: 'policy', cell: (row: PolicyReport) => (row.name === one.best ? `${row.name} (best)` : row.name) },
          { title: 'expected free energy', cell: (row: PolicyReport) => digits(row.expected), right: true },
          { title: 'risk', cell: (row: PolicyReport) => digits(row.risk), right: true },
          { title: 'ambiguity', cell: (row: PolicyReport) => digits(row.ambiguity), right: true },
          { title: 'epistemic', cell: (row: PolicyReport) => digits(row.epistemic), right: true },
        ],
        one.policies,
        '  ',
      ),
    );
  }
  return lines.join('\n');
}

function digits(value: number): string {
  return String(Number(value.toPrecision(8)));
}
