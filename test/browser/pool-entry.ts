/** What the test of the worker pool calls inside the page. */
import { Pool } from '../../src/device/cpu/pool.js';
import { encodeSchedule, runStages } from '../../src/device/cpu/schedule.js';
import { ModuleBuilder } from '../../src/emit/wasm/index.js';

/** Stage 0: each worker adds 1 to its own word, 128 bytes apart. Stage 1: worker 1 traps. Stage 2: it never ends. */
function program(shared: boolean): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared });
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  const [stage, worker] = run.params;
  const isStage = (wanted: number) => run.get(stage!).i32(wanted).op('i32.eq');
  run.get(worker!).i32(7).op('i32.shl');
  run.get(worker!).i32(7).op('i32.shl').load('i32.load').i32(1).op('i32.add').store('i32.store');
  isStage(1).get(worker!).op('i32.and');
  run.if(() => run.op('unreachable'));
  isStage(2);
  run.if(() => run.loop((again) => run.get(worker!).brIf(again)));
  return module.toBytes();
}

export interface StepReport {
  readonly threads: number;
  readonly note: string;
  readonly counts: readonly number[];
}

/** Steps with the workers awake and asleep, on the page's main thread, which may not sleep itself. */
export async function step(threads: number, steps: number): Promise<StepReport> {
  const pool = await Pool.open({ threads });
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: pool.shared });
  const loaded = await pool.load(program(pool.shared), memory);
  const schedule = pool.addSchedule(loaded, encodeSchedule(runStages([0])));
  for (let i = 0; i < steps; i++) pool.runScheduleSync(schedule);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await pool.runSchedule(schedule, steps);
  const words = new Int32Array(memory.buffer);
  const counts = Array.from({ length: pool.threads }, (_, worker) => words[worker * 32]!);
  await pool.close();
  return { threads: pool.threads, note: pool.note, counts };
}

/** Runs one stage that goes wrong and gives the error's code and message. */
export async function fail(stage: number, timeoutMs: number): Promise<{ code: string; message: string }> {
  const pool = await Pool.open({ threads: 2, timeoutMs });
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const loaded = await pool.load(program(true), memory);
  const schedule = pool.addSchedule(loaded, encodeSchedule(runStages([stage])));
  try {
    pool.runScheduleSync(schedule);
    return { code: 'none', message: '' };
  } catch (error) {
    return { code: (error as { code: string }).code, message: (error as Error).message };
  } finally {
    await pool.close();
  }
}
