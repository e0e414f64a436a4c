/** Says how far the kernels of a program are, where compiling them takes long; a quick start says nothing. */
import type { LoadProgress } from './device.js';

/** A start that is over sooner needs no words. */
const slowMs = 1000;

/** For `onProgress` of `load` and `createBrain`. */
export function slowCompile(
  say: (text: string) => void,
  nowMs: () => number = () => performance.now(),
): (progress: LoadProgress) => void {
  let beganMs = nowMs();
  return ({ phase, done, total }) => {
    if (phase === 'plan') beganMs = nowMs();
    if (phase === 'compile' && nowMs() - beganMs >= slowMs) say(`compiling kernels: ${done} of ${total} done`);
  };
}
