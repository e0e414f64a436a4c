/** Loops of WebAssembly that the host runs over arrays of its own. */
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
export function step(f: FunctionBuilder, address: Local, bytes: number): void {
  f.get(address).i32(bytes).op('i32.add').set(address);
}
