/**
 * The sweep: points are sorted by one column (the key), and for each of them only those are looked at whose key is near
 * enough, some lanes at a time. Two stages: the k nearest in all columns, and how many lie within given radii in some of
 * the columns. Nothing here knows what the columns mean.
 *
 * Rows are functions of their own, so that the engine can exchange them for optimised code while a stage runs.
 */
import { each, locals, repeat } from './loops.js';
import { func, type MicroFunction, type MicroKernel } from './micro-kernel.js';
import { writeCount } from './sweep-count.js';
import { header, rowsAtOnce, type SweepShape, scratchBytes, word } from './sweep-layout.js';
import { writeNearest } from './sweep-nearest.js';

export const stages = { nearest: 0, count: 1 } as const;

export interface SweepLoops {
  /** One worker's portions of the rows: fills `distances` and `found`, or `counts`. All workers can run at once. */
  run(stage: number, worker: number, workers: number): void;
}

/** Works in memory as `header` says. */
export function sweep(shape: SweepShape): MicroKernel<SweepLoops> {
  const row = (write: typeof writeCount) => func(['i32', 'i32'], [], (f, params) => write(f, params, shape));
  return {
    memory: shape.shared ? { minPages: 1, maxPages: 65536, shared: true } : { minPages: 1, shared: false },
    inner: { nearestRow: row(writeNearest), countRow: row(writeCount) },
    exports: { run: func(['i32', 'i32', 'i32'], [], writeRun) },
  };
}

const writeRun: MicroFunction['write'] = (f, [stage, worker, workers], { nearestRow, countRow }) => {
  const [row, end, scratch] = locals(f, 'i32', 3);
  word(f, header.scratch).get(worker).i32(scratchBytes).op('i32.mul').op('i32.add').set(scratch);
  f.get(worker).i32(rowsAtOnce).op('i32.mul').set(row);
  repeat(f, (done) => {
    f.get(row);
    word(f, header.samples).op('i32.ge_s').brIf(done);
    f.get(row).i32(rowsAtOnce).op('i32.add').set(end);
    word(f, header.samples).get(end).op('i32.lt_s');
    f.if(() => word(f, header.samples).set(end));
    each(f, row, end, () => {
      f.get(stage).if(
        () => f.get(row).get(scratch).call(countRow),
        () => f.get(row).get(scratch).call(nearestRow),
      );
    });
    f.get(row).get(workers).i32(1).op('i32.sub').i32(rowsAtOnce).op('i32.mul').op('i32.add').set(row);
  });
};
