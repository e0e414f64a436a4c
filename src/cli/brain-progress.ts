/** Says on standard error how far the kernels of a new brain are, where compiling them takes long; a quick start says nothing. */
import type { LoadProgress } from '../device/device.js';
import type { Output } from './output.js';

/** A start that is over sooner needs no words. */
const slowMs = 1000;

/** For `createBrain`'s `onProgress`. */
export function brainProgress(output: Output): (progress: LoadProgress) => void {
  let beganMs = output.nowMs();
  return ({ phase, done, total }) => {
    if (phase === 'plan') beganMs = output.nowMs();
    if (phase !== 'compile' || output.nowMs() - beganMs < slowMs) return;
    output.note(`compiling kernels: ${done} of ${total} done\n`);
  };
}
