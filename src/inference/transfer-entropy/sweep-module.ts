/**
 * The sweep as WebAssembly: points are sorted by one column (the key), and for each of them only those are looked at whose
 * key is near enough, some lanes at a time. Two stages: the k nearest in all columns, and how many lie within given radii
 * in some of the columns. sweep.ts lays out the memory and runs it; nothing here knows what the columns mean.
 *
 * Rows are functions of their own, so that the engine can exchange them for optimised code while a stage runs.
 */
import { type FunctionBuilder, type Local, ModuleBuilder } from '../../emit/wasm/index.js';
import { writeCount } from './sweep-count.js';
import { header, rowsAtOnce, type SweepShape, scratchBytes, word } from './sweep-layout.js';
import { writeNearest } from './sweep-nearest.js';

export const stages = { nearest: 0, count: 1 } as const;

export function buildSweepModule(shape: SweepShape): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory(
    shape.shared ? { minPages: 1, maxPages: 65536, shared: true } : { minPages: 1, shared: false },
  );
  const nearest = module.func('nearestRow', ['i32', 'i32']);
  writeNearest(nearest, shape);
  const count = module.func('countRow', ['i32', 'i32']);
  writeCount(count, shape);
  writeRun(module.func('run', ['i32', 'i32', 'i32'], [], { export: true }), nearest, count);
  return module.toBytes();
}

/** run(stage, worker, workers): rows in portions, each worker every so manieth. */
function writeRun(f: FunctionBuilder, nearest: FunctionBuilder, count: FunctionBuilder): void {
  const [stage, worker, workers] = f.params as [Local, Local, Local];
  const [row, end, scratch] = [f.local('i32'), f.local('i32'), f.local('i32')];
  word(f, header.scratch).get(worker).i32(scratchBytes).op('i32.mul').op('i32.add').set(scratch);
  f.get(worker).i32(rowsAtOnce).op('i32.mul').set(row);
  f.block((done) =>
    f.loop((again) => {
      f.get(row);
      word(f, header.samples).op('i32.ge_s').brIf(done);
      f.get(row).i32(rowsAtOnce).op('i32.add').set(end);
      word(f, header.samples).get(end).op('i32.lt_s');
      f.if(() => word(f, header.samples).set(end));
      f.loop((next) => {
        f.get(stage);
        f.if(
          () => f.get(row).get(scratch).call(count),
          () => f.get(row).get(scratch).call(nearest),
        );
        f.get(row).i32(1).op('i32.add').tee(row).get(end).op('i32.lt_s').brIf(next);
      });
      f.get(row).get(workers).i32(1).op('i32.sub').i32(rowsAtOnce).op('i32.mul').op('i32.add').set(row).br(again);
    }),
  );
}
