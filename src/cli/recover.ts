/**
 * `fieldbrain recover FILE`: gives a recording that lost its end (a crash, a pulled plug) or is damaged (a bad disk) its
 * index again, so that every tool opens it. The original is not touched: what can be read of it goes into a new file.
 */
import path from 'node:path';
import type { Command } from 'commander';
import type { RecordingDamage } from '../store/index.js';
import { describeDamage } from './damage.js';
import { needReadable } from './file.js';
import { jsonOption, type Output, printAnswer, processOutput } from './output.js';

export interface RecoverArguments {
  readonly output?: string;
  readonly json?: boolean;
}

export interface RecoverReport {
  readonly file: string;
  /** Whether there was anything to mend; a whole recording is left as it is. */
  readonly wasWhole: boolean;
  readonly output?: string;
  readonly messages: number;
  /** Messages that were written and cannot be read; left out where nothing tells. */
  readonly lostMessages?: number;
  readonly damage: readonly RecordingDamage[];
  readonly seconds: number;
}

export function register(program: Command): void {
  program
    .command('recover')
    .description('mend a recording that lost its end or is damaged')
    .argument('<file>', 'an .mcap recording')
    .option('--output <file>', 'where to write what can be read (FILE.recovered.mcap)')
    .option(...jsonOption)
    .action((file: string, options: RecoverArguments) => runRecover(file, options, processOutput(options)));
}

export async function runRecover(file: string, options: RecoverArguments, output: Output): Promise<void> {
  needReadable('recover', file);
  const { inspectRecording, recoverRecording } = await import('../store/index.js');
  const { isWhole, messages, lostMessages, damage, seconds } = await inspectRecording(file);
  const lost = lostMessages === undefined ? {} : { lostMessages };
  const to = options.output ?? defaultOutput(file);
  const report: RecoverReport = isWhole
    ? { file, wasWhole: true, messages, ...lost, damage, seconds }
    : { file, wasWhole: false, output: to, messages: await recoverRecording(file, to), ...lost, damage, seconds };
  printAnswer(output, report, ({ wasWhole }) =>
    wasWhole
      ? `${file}: whole already, ${messages} messages in ${seconds.toFixed(1)} s. There is nothing to mend.`
      : [
          `${to}: ${report.messages} messages in ${seconds.toFixed(1)} s saved of ${file}.`,
          ...describeDamage(report),
        ].join('\n'),
  );
}

function defaultOutput(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.recovered.mcap`);
}
