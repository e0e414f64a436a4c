/** `fieldbrain replay FILE --into brain`: the recorded sensors drive the same brains again; every motor must be the same, bit for bit. */
import { brainProgress } from './brain-progress.js';
import { CommandFailure, wrongArgument } from './failure.js';
import { type Output, printAnswer } from './output.js';

export interface ReplayBrainArguments {
  readonly into?: string;
}

export async function runReplayBrain(file: string, options: ReplayBrainArguments, output: Output): Promise<void> {
  if (options.into !== 'brain')
    throw wrongArgument('replay --into', 'unknown', options.into, 'brain', 'Leave it out to play to viewers.');
  const { replayIntoBrains } = await import('../server/replay-brain.js');
  const replays = await replayIntoBrains(file, brainProgress(output));
  printAnswer(output, { file, replays }, () =>
    replays
      .map(({ robot, cycles, differing, note }) => {
        const same = differing === 0 ? 'all motors are the same' : `${differing} cycles DIFFER`;
        return `${robot}: ${cycles} cycles, ${same}${note === '' ? '' : ` (${note})`}`;
      })
      .join('\n'),
  );
  const wrong = replays.filter(({ differing }) => differing > 0);
  if (wrong.length > 0)
    throw new CommandFailure(
      'replay-differs',
      `replay: ${wrong.map(({ robot }) => robot).join(', ')}: other motors than were recorded (expected the same bits). ` +
        'Replay with the version and on the device that recorded it.',
    );
}
