/**
 * A process that writes checkpoints and is killed while it does: at a given step of the given write, or whenever its
 * parent likes. Arguments: folder, the step to die at (or "never"), the write to die in, writes in all.
 */
import process from 'node:process';
import { saveCheckpoint } from '../../src/store/checkpoint.js';
import { sampleCheckpoint } from './checkpoint-sample.js';

const [folder, dieAt, dieIn, writes] = process.argv.slice(2);
for (let cycle = 1; cycle <= Number(writes); cycle += 1) {
  await saveCheckpoint(sampleCheckpoint(cycle, 4096), {
    folder,
    name: 'brain',
    generations: 3,
    onStep: (step) => {
      if (step === dieAt && cycle === Number(dieIn)) process.kill(process.pid, 'SIGKILL');
    },
  });
  process.stdout.write(`${cycle}\n`);
}
