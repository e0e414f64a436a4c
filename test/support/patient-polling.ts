/**
 * Dawn in Node asks its driver for news in every turn of the event loop for as long as something is under way, and so
 * keeps a core busy with waiting. A software driver compiles on the same cores: tests that wait for it sleep a little in
 * every turn. Only tests do: a sleeping loop answers nobody else.
 */
import { afterAll, beforeAll } from 'vitest';

const napMs = 0.5;

/** Call it among the tests of a file that waits for WebGPU in Node. */
export function pollPatiently(): void {
  const bed = new Int32Array(new SharedArrayBuffer(4));
  let turn: NodeJS.Immediate | undefined;
  const nap = (): void => {
    Atomics.wait(bed, 0, 0, napMs);
    turn = setImmediate(nap);
  };
  beforeAll(nap);
  afterAll(() => clearImmediate(turn));
}
