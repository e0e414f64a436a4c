import process from 'node:process';
import { afterEach, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import type { Tuned } from '../device/cuda/tune/tune.js';
import type { Device } from '../device/device.js';
import { plainTuning } from '../emit/cuda.js';
import { createCommands } from './commands.js';
import { runTune, type TuneReport } from './tune.js';

/** A device whose sessions were tuned like this; it notes how it was asked. */
function tuner(tuned: Tuned, asked: unknown[]) {
  return async (budgetMs: number): Promise<Device> => {
    asked.push(budgetMs);
    return {
      description: { name: 'made-up GPU' },
      load: async (_program: unknown, options: { readonly tune?: boolean }) => {
        asked.push(options.tune);
        return { tuned, stageNames: ['scan | chain', 'evolve'] };
      },
      close: async () => void asked.push('closed'),
    } as unknown as Device;
  };
}

const measured: Tuned = {
  tuning: [plainTuning, { ...plainTuning, threads: 128, march: 16 }],
  from: 'measured',
  stages: [
    { tuning: plainTuning, plainUs: 20, chosenUs: 20 },
    { tuning: { ...plainTuning, threads: 128, march: 16 }, plainUs: 10, chosenUs: 8 },
  ],
  notes: ['round 3 (threads 512): passed over (too many registers)'],
};

it('says of each stage what was chosen and what it gains', async () => {
  const asked: unknown[] = [];
  const output = recordOutput();
  await runTune('vectorChain', { seconds: '3' }, output, tuner(measured, asked));
  const text = output.answers.join('');
  expect(text).toMatch(/on made-up GPU: measured now/);
  expect(text).toMatch(/scan \| chain\s+20.*20.*plain/);
  expect(text).toMatch(/evolve\s+10.*8.*threads 128, march 16/);
  expect(text).toMatch(/all stages: 30.* plain, 28.* as chosen\n.*passed over/);
  expect(asked).toEqual([3000, true, 'closed']);
});

it('answers in JSON', async () => {
  const output = recordOutput({ json: true });
  await runTune('vectorChain', { json: true }, output, tuner({ ...measured, from: 'stored' }, []));
  const report = JSON.parse(output.answers.join('')) as TuneReport;
  expect(report).toMatchObject({ from: 'stored', stages: [{ change: {} }, { change: { threads: 128, march: 16 } }] });
});

it('fails where nothing could be measured, with the reason', async () => {
  const nothing: Tuned = { tuning: undefined, from: 'plain', stages: [], notes: ['not tuned: no compiler'] };
  await expect(runTune('vectorChain', {}, recordOutput(), tuner(nothing, []))).rejects.toThrow(
    /not tuned: no compiler/,
  );
});

afterEach(() => {
  delete process.env.FIELDBRAIN_TUNE;
});

it.each([
  [['--no-tune', 'nothing'], 'off'],
  [['nothing'], undefined],
])('with %j before a command, FIELDBRAIN_TUNE is %j in it', async (words, wanted) => {
  const program = createCommands('');
  let seen: string | undefined = 'never run';
  program.command('nothing').action(() => {
    seen = process.env.FIELDBRAIN_TUNE;
  });
  await program.parseAsync(words, { from: 'user' });
  expect(seen).toBe(wanted);
});
