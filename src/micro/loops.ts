/** Locals and loops of micro-kernels. */
import type { FunctionBuilder, Label, Local, ValueType } from '../emit/wasm/index.js';

/** Locals of one type, zero at entry. */
export function locals(f: FunctionBuilder, type: ValueType, count: number): Local[] {
  return Array.from({ length: count }, () => f.local(type));
}

/** Runs a body again and again, until it branches out. */
export function repeat(f: FunctionBuilder, body: (done: Label) => void): void {
  f.block((done) => {
    f.loop((again) => {
      body(done);
      f.br(again);
    });
  });
}

/** Runs a body this many times; with 0 it is not run. */
export function times(f: FunctionBuilder, count: Local, body: () => void): void {
  const left = f.local('i32');
  f.get(count).set(left);
  repeat(f, (end) => {
    f.get(left).op('i32.eqz').brIf(end);
    body();
    f.get(left).i32(1).op('i32.sub').set(left);
  });
}

/** Runs a body with an index from where it stands to before a limit, or through the limit; at least once. */
export function each(f: FunctionBuilder, index: Local, limit: Local, body: () => void, isThrough = false): void {
  f.loop((next) => {
    body();
    f.get(index).i32(1).op('i32.add').tee(index).get(limit);
    f.op(isThrough ? 'i32.le_s' : 'i32.lt_s').brIf(next);
  });
}

/** Moves an address on. */
export function step(f: FunctionBuilder, address: Local, by: number | Local): void {
  f.get(address);
  if (typeof by === 'number') f.i32(by);
  else f.get(by);
  f.op('i32.add').set(address);
}
