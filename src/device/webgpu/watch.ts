/**
 * Watches one GPUDevice so that no caller ever hangs or misses an error: every await is raced against the device's loss
 * and a time-out, and errors that WebGPU reports on the side (uncapturederror) are thrown by the next call.
 * A plain Promise.race against `device.lost` would leak a reaction per step, hence the set of waiting calls.
 */
import { FieldbrainError } from '../../kernel/errors.js';

/** What of a GPUDevice is watched. */
export type WatchedDevice = Pick<GPUDevice, 'lost' | 'addEventListener'>;

const leastSetupMs = 60_000;

/** The listeners for one device: a device has one handler, however many watch it. */
const audiences = new WeakMap<WatchedDevice, Set<DeviceWatch>>();

function audienceOf(device: WatchedDevice): Set<DeviceWatch> {
  const known = audiences.get(device);
  if (known !== undefined) return known;
  const audience = new Set<DeviceWatch>();
  audiences.set(device, audience);
  device.lost.then(({ reason, message }) => {
    const text = `webgpu: the device was lost (${reason}: ${message}). Its state is gone: open a new device and restore a snapshot.`;
    for (const watch of [...audience]) watch.fail(new FieldbrainError('device-lost', text, { reason, message }));
  });
  device.addEventListener('uncapturederror', (event: Event) => {
    event.preventDefault?.();
    for (const watch of audience) watch.note(asFault((event as GPUUncapturedErrorEvent).error));
  });
  return audience;
}

export class DeviceWatch {
  readonly #timeoutMs: number;
  readonly #audience: Set<DeviceWatch>;
  readonly #waiting = new Set<(error: FieldbrainError) => void>();
  #failure: FieldbrainError | undefined;
  #fault: FieldbrainError | undefined;

  constructor(device: WatchedDevice, timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
    this.#audience = audienceOf(device);
    this.#audience.add(this);
  }

  /** For what is done once and takes its time on a busy machine, such as compiling: steps may have to be much quicker. */
  get setupTimeoutMs(): number {
    return Math.max(this.#timeoutMs, leastSetupMs);
  }

  /** A refused command, thrown by the next check; the first is kept, others are mostly its consequences. */
  note(fault: FieldbrainError): void {
    this.#fault ??= fault;
  }

  /** Ends all waiting calls and every later one with this error; the first failure stays. */
  fail(error: FieldbrainError): void {
    this.#failure ??= error;
    this.#audience.delete(this);
    for (const reject of this.#waiting) reject(this.#failure);
    this.#waiting.clear();
  }

  /** Throws what is known to be wrong: a lost device for ever, a refused command once. */
  check(): void {
    if (this.#failure !== undefined) throw this.#failure;
    const fault = this.#fault;
    if (fault === undefined) return;
    this.#fault = undefined;
    throw fault;
  }

  /**
   * Awaits `promise`, but no longer than the device lives and the time-out of steps, or `timeoutMs`, lasts. A time-out is final: the
   * state is unknown.
   */
  guard<T>(place: string, promise: Promise<T>, timeoutMs = this.#timeoutMs): Promise<T> {
    if (this.#failure !== undefined) {
      promise.catch(() => undefined);
      return Promise.reject(this.#failure);
    }
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        const text = `${place}: the device did not answer in time (got nothing in ${timeoutMs} ms). Raise timeoutMs or make the step smaller.`;
        this.fail(new FieldbrainError('step-timeout', text, { place, timeoutMs }));
      }, timeoutMs);
      const give = (error: FieldbrainError): void => {
        clearTimeout(timer);
        reject(error);
      };
      const settle = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(give);
      };
      this.#waiting.add(give);
      promise.then(
        (value) => {
          settle();
          resolve(value);
        },
        (error: unknown) => {
          settle();
          reject(this.#failure ?? asAborted(place, error));
        },
      );
    });
  }
}

/** An error object of WebGPU as one of ours. */
export function asFault(error: GPUError): FieldbrainError {
  const isMemory =
    typeof GPUOutOfMemoryError === 'function' ? error instanceof GPUOutOfMemoryError : /memory/i.test(error.message);
  return new FieldbrainError(
    isMemory ? 'out-of-memory' : 'usage',
    `webgpu: the device refused a command (${error.message.trim()}).`,
    { reason: isMemory ? 'out-of-memory' : 'validation', message: error.message },
  );
}

/** WebGPU ends pending work with an AbortError when a device goes; its `lost` promise may settle a moment later. */
function asAborted(place: string, error: unknown): FieldbrainError {
  if (error instanceof FieldbrainError) return error;
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const isLoss = name === 'AbortError';
  return new FieldbrainError(
    isLoss ? 'device-lost' : 'usage',
    `${place}: ${isLoss ? 'the device was lost meanwhile' : 'the device refused'} (${name}: ${message.trim()}).`,
    { place, name, message },
  );
}
