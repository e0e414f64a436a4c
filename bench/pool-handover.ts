/**
 * Time of an empty step, on which all workers must touch memory, for one and two workers: awake, after sleep, and by the
 * number of stages. Prints JSON. It wants a quiet machine: another busy process shows in p99 at once. To run it:
 * npx esbuild bench/pool-handover.ts --bundle --platform=node --format=esm | node --input-type=module
 */
import { availableParallelism } from 'node:os';
import { Pool } from '../src/device/cpu/pool.js';
import { encodeSchedule, runStages } from '../src/device/cpu/schedule.js';
import { ModuleBuilder } from '../src/emit/wasm/index.js';

/** Every worker adds 1 to a word of its own, 128 bytes apart. */
function touchingProgram(shared: boolean): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared });
  const run = module.func('run', ['i32', 'i32', 'i32'], [], { export: true });
  const slot = run.local('i32');
  run.get(run.params[1]!).i32(7).op('i32.shl').tee(slot);
  run.get(slot).load('i32.load').i32(1).op('i32.add').store('i32.store');
  return module.toBytes();
}

function summarise(samples: Float64Array): Record<string, number> {
  const sorted = samples.slice().sort();
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))]! * 1000).toFixed(2));
  return { p50Microseconds: at(0.5), p99Microseconds: at(0.99), repetitions: samples.length };
}

async function measure(threads: number): Promise<Record<string, unknown>> {
  const pool = await Pool.open({ threads });
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: pool.shared });
  const program = await pool.load(touchingProgram(pool.shared), memory);
  const awake: Record<string, unknown> = {};
  for (const stages of [1, 4, 16]) {
    const schedule = pool.addSchedule(program, encodeSchedule(runStages(new Int32Array(stages))));
    const samples = new Float64Array(20_000);
    for (let warm = 0; warm < 20_000; warm++) pool.runScheduleSync(schedule);
    for (let i = 0; i < samples.length; i++) {
      const started = performance.now();
      pool.runScheduleSync(schedule);
      samples[i] = performance.now() - started;
    }
    awake[`${stages} stages`] = summarise(samples);
  }
  const schedule = pool.addSchedule(program, encodeSchedule(runStages([0])));
  const asleep = new Float64Array(300);
  for (let i = 0; i < asleep.length; i++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    const started = performance.now();
    pool.runScheduleSync(schedule);
    asleep[i] = performance.now() - started;
  }
  await pool.close();
  return { threads, awake, 'asleep, 1 stage': summarise(asleep) };
}

const results = [];
for (const threads of [1, 2]) results.push(await measure(threads));
process.stdout.write(
  `${JSON.stringify({ node: process.version, cores: availableParallelism(), warmUpSteps: 20_000, results }, null, 2)}\n`,
);
