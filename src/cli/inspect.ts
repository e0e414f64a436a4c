/**
 * `fieldbrain inspect FILE`: what a checkpoint or a recording holds, and whether it is whole. Checkpoints are checked through
 * and through; of a recording without its end, `--recover` saves what can be read into a new file.
 */
import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import type { CheckpointSummary, RecordingSummary } from '../store/index.js';
import { wrongArgument } from './failure.js';
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
    .action((file: string, options: InspectArguments) => runInspect(file, options, processOutput(options)));
}

export async function runInspect(file: string, options: InspectArguments, output: Output): Promise<void> {
  printAnswer(output, await inspect(file, options), describe);
}

async function inspect(file: string, { recover }: InspectArguments): Promise<InspectReport> {
  const { inspectCheckpoint, inspectRecording, loadCheckpoint, recoverRecording } = await import('../store/index.js');
  if (await isRecording(file)) {
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

async function isRecording(file: string): Promise<boolean> {
  needReadable('inspect', file);
  const handle = await open(file, 'r');
  try {
    const first = Buffer.alloc(5);
    await handle.read(first, 0, 5, 0);
    return first.equals(Buffer.from([0x89, 0x4d, 0x43, 0x41, 0x50]));
  } finally {
    await handle.close();
  }
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
  const { file, isWhole, messages, seconds, topics, recovered } = report;
  return [
    `${file}: recording, ${isWhole ? 'whole' : 'without its end'}, ${messages} messages in ${seconds.toFixed(3)} s`,
    ...topics.map((one) => `  ${one.topic}  ${one.encoding} ${one.schema}  ${one.messages}`),
    ...(recovered === undefined ? [] : [`${recovered.messages} messages saved in ${recovered.file}`]),
  ].join('\n');
}
