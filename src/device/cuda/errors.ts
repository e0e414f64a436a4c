/**
 * What a CUDA result code means for the caller. Codes are from cuda.h (CUresult); those that leave the context broken say
 * that the device is lost, so that nobody goes on with it.
 */
import type { ErrorCode } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/errors.js';

export const cudaSuccess = 0;
export const cudaNotReady = 600;

/** Codes with a meaning of their own; every other one means that the device is lost. */
const meanings: Readonly<Record<number, { readonly code: ErrorCode; readonly advice: string }>> = {
  2: { code: 'out-of-memory', advice: 'Bind smaller symbols, close other sessions, or use another device.' },
  3: { code: 'device-unavailable', advice: 'Check that the NVIDIA driver is loaded (nvidia-smi).' },
  34: { code: 'device-unavailable', advice: 'A stub of libcuda was found: install the NVIDIA driver.' },
  35: { code: 'device-unavailable', advice: 'Update the NVIDIA driver.' },
  46: { code: 'device-unavailable', advice: 'Another process holds the device exclusively.' },
  100: { code: 'device-unavailable', advice: 'There is no NVIDIA GPU, or this process may not see it.' },
  200: { code: 'compile-failed', advice: 'The compiled image is damaged: compile it again.' },
  209: { code: 'compile-failed', advice: 'The image was compiled for another architecture: compile it for this one.' },
  218: { code: 'compile-failed', advice: 'The PTX is invalid.' },
  222: {
    code: 'compile-failed',
    advice: 'The PTX needs a newer driver: compile with an older toolkit or update the driver.',
  },
  500: { code: 'compile-failed', advice: 'The image lacks a kernel: compile it again.' },
  701: { code: 'program-unsupported', advice: 'A stage needs more registers or shared memory than a block may have.' },
  720: { code: 'program-unsupported', advice: 'The grid does not fit the device at once: use the executor launch.' },
  801: { code: 'program-unsupported', advice: 'The device lacks this feature: use the executor launch.' },
};

/** The error for a result code; `describe` gives the driver's own words. */
export function cudaError(call: string, result: number, name: string, text: string): FieldbrainError {
  const { code, advice } = meanings[result] ?? { code: 'device-lost', advice: 'Close the device and create it again.' };
  return new FieldbrainError(code, `${call}: failed (got ${name}: ${text}, expected success). ${advice}`, {
    call,
    result,
    name,
  });
}

export function unavailable(reason: string, advice: string): FieldbrainError {
  return new FieldbrainError('device-unavailable', `cuda: ${reason}. ${advice}`, { reason });
}

/** A GPU was named by a number that the driver does not know. */
export function noSuchGpu(place: string, ordinal: number, count: number): FieldbrainError {
  const has = count === 1 ? '1 GPU, 0' : `${count} GPUs, 0 to ${count - 1}`;
  const text = `${place}: no GPU ${ordinal}: this machine has ${has}. Name one of these.`;
  return new FieldbrainError('device-unavailable', text, { got: ordinal, count });
}
