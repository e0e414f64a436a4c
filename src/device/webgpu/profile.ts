/**
 * Times per stage over some steps: by the device's own clock where it has one, else by waiting for each stage on the
 * host, which adds the cost of a submit to each of them.
 */
import type { StageTime } from '../device.js';
import type { Dispatch } from './dispatch.js';
import type { WebGpuRuntime } from './runtime.js';

/** Dispatches timed in one submit. */
const mostStamps = 256;

export async function profileSteps(
  runtime: WebGpuRuntime,
  steps: number,
  begin: () => readonly Dispatch[],
  end: () => void,
  describe: (dispatch: Dispatch) => { readonly stage: string; readonly bytes: number },
): Promise<StageTime[]> {
  const times = new Map<string, { calls: number; totalMs: number; bytes: number }>();
  const hasClock = runtime.description.features.includes('timestamp-query');
  for (let step = 0; step < steps; step += 1) {
    const dispatches = begin();
    for (let done = 0; done < dispatches.length; done += mostStamps) {
      const some = dispatches.slice(done, done + mostStamps);
      const measured = hasClock
        ? (await runtime.profileStep(some)).map(({ microseconds }) => microseconds / 1000)
        : await waitForEach(runtime, some);
      some.forEach((dispatch, position) => {
        const { stage, bytes } = describe(dispatch);
        const time = times.get(stage) ?? { calls: 0, totalMs: 0, bytes };
        times.set(stage, { calls: time.calls + 1, totalMs: time.totalMs + measured[position], bytes });
      });
    }
    end();
  }
  return [...times].map(([stage, time]) => ({ stage, ...time }));
}

async function waitForEach(runtime: WebGpuRuntime, dispatches: readonly Dispatch[]): Promise<number[]> {
  const times: number[] = [];
  for (const dispatch of dispatches) {
    const start = performance.now();
    await runtime.readback(runtime.encodeStep([dispatch]));
    times.push(performance.now() - start);
  }
  return times;
}
