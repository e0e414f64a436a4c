/** Says on standard error how far the kernels of a new brain are, where compiling them takes long. */
import type { LoadProgress } from '../device/device.js';
import { slowCompile } from '../device/slow-compile.js';
import type { Output } from './output.js';

/** For `createBrain`'s `onProgress`. */
export function brainProgress(output: Output): (progress: LoadProgress) => void {
  return slowCompile((text) => output.note(`${text}\n`), output.nowMs);
}
