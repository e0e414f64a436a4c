/** Loops of micro-kernels. */
import type { FunctionBuilder, Local } from '../emit/wasm/index.js';

/** Runs a body this many times; with 0 it is not run. */
export function times(f: FunctionBuilder, count: Local, body: () => void): void {
  const left = f.local('i32');
  f.get(count).set(left);
  f.block((end) => {
    f.loop((again) => {
      f.get(left).op('i32.eqz').brIf(end);
      body();
      f.get(left).i32(1).op('i32.sub').set(left).br(again);
    });
  });
}

/** Moves an address on. */
export function step(f: FunctionBuilder, address: Local, by: number | Local): void {
  f.get(address);
  if (typeof by === 'number') f.i32(by);
  else f.get(by);
  f.op('i32.add').set(address);
}
