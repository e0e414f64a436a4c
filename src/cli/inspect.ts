/**
 * `fieldbrain inspect FILE`: what a checkpoint or a recording holds, and whether it is whole. Checkpoints are checked through
 * and through, and so are recordings; of a broken one, `--recover` saves what can be read into a new file.
 */
import process from 'node:process';
import type { Command } from 'commander';
import type { CheckpointSummary, RecordingSummary } from '../store/index.js';
import { describeDamage } from './damage.js';
import { exitStatus, wrongArgument } from './failure.js';
import { needReadable } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';
import { formatBytes } from './units.js';

export interface InspectArguments {
  readonly recover?: string;
  readonly json?: boolean;
}

export type InspectReport =
  | ({ readonly kind: 'checkpoint' } & CheckpointSummary)
  | ({
      readonly kind: 'recording';
      readonly recovered?: { readonly file: string; readonly messages: number };
    } & RecordingSummary);

export function register(program: Command): void {
  program
    .command('inspect')
    .description('show what a checkpoint or a recording holds')
    .argument('<file>', 'a .safetensors checkpoint or an .mcap recording')
    .option('--recover <file>', 'save what can be read of a broken recording into a new one')
    .option(...jsonOption)
    .action(async (file: string, options: InspectArguments) => {
      process.exitCode = await runInspect(file, options, processOutput(options));
    });
}

/** Status 1 where a recording is not whole, and nothing was saved of it. */
export async function runInspect(file: string, options: InspectArguments, output: Output): Promise<number> {
  const report = await inspect(file, options);
  printAnswer(output, report, describe);
  const isGood = report.kind === 'checkpoint' || report.isWhole || report.recovered !== undefined;
  return isGood ? exitStatus.ok : exitStatus.failed;
}

async function inspect(file: string, { recover }: InspectArguments): Promise<InspectReport> {
  needReadable('inspect', file);
  const { inspectCheckpoint, inspectRecording, isRecording, loadCheckpoint, recoverRecording } = await import(
    '../store/index.js'
  );
  if (file.endsWith('.mcap') || (await isRecording(file))) {
    const recovered =
      recover === undefined ? {} : { recovered: { file: recover, messages: await recoverRecording(file, recover) } };
    return { kind: 'recording', ...(await inspectRecording(file)), ...recovered };
  }
  if (recover !== undefined)
    throw wrongArgument('inspect --recover', 'not a recording', file, 'an .mcap file', 'Checkpoints need no recovery.');
  // Reads and checks every tensor, so that a damaged file is not shown as a good one.
  await loadCheckpoint(file);
  return { kind: 'checkpoint', ...(await inspectCheckpoint(file)) };
}

function describe(report: InspectReport): string {
  if (report.kind === 'checkpoint') {
    const { file, bytes, cycle, configHash, metadata, tensors } = report;
    return [
      `${file}: checkpoint, whole, ${formatBytes(bytes)}, cycle ${cycle}, configuration ${configHash.slice(0, 12)}`,
      ...Object.entries(metadata).map(
        ([key, value]) => `  ${key}: ${value.length > 100 ? `${value.slice(0, 100)}…` : value}`,
      ),
      ...tensors.map((one) => `  ${one.name}  ${one.dtype} [${one.shape.join(', ')}]  ${formatBytes(one.bytes)}`),
    ].join('\n');
  }
  const { file, messages, seconds, topics, recovered } = report;
  return [
    `${file}: recording, ${conditionOf(report)}, ${messages} messages in ${seconds.toFixed(3)} s`,
    ...describeDamage(report),
    ...topics.map((one) => `  ${one.topic}  ${one.encoding} ${one.schema}  ${one.messages}`),
    ...(report.isWhole || recovered !== undefined ? [] : [`Next: fieldbrain recover ${file} saves what can be read.`]),
    ...(recovered === undefined ? [] : [`${recovered.messages} messages saved in ${recovered.file}`]),
  ].join('\n');
}

function conditionOf({ damage, hasEnd }: RecordingSummary): string {
  const flaws = [...(damage.length > 0 ? ['damaged'] : []), ...(hasEnd ? [] : ['without its end'])];
  return flaws.length === 0 ? 'whole' : flaws.join(' and ');
}
