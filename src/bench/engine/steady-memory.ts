/**
 * A running program leaves no trace: ten thousand steps allocate nothing on the device, and leave the host's heap and the
 * arena as they were. The heap is read after a full collection on both sides, three times: Node compiles as it goes and
 * keeps what it made, but only what a step leaves behind is there after each round.
 */
import v8 from 'node:v8';
import vm from 'node:vm';
import { trialOf } from '../../programs/trial.js';
import { vectorChainBuiltin } from '../../programs/vector-chain.js';
import type { BenchContext, ClaimReport } from '../claim.js';
import { promise } from '../claim.js';
import { stepOf, summarise } from '../measure.js';

/** Less than one array of 8 kB, and more than what the collector itself leaves about. */
const heapLimitBytes = 65_536;
const rounds = 3;

export async function measureSteadyMemory(context: BenchContext): Promise<ClaimReport> {
  const { effort, onProgress } = context;
  const steps = Math.max(10, Math.round(10_000 * Math.min(1, effort)));
  onProgress(`${steps} steps, heap and arena`);
  const trial = trialOf(vectorChainBuiltin, { steps: 1 });
  const device = await context.open();
  try {
    const { sync } = device.description.capabilities;
    const session = await device.load(trial.program, { symbols: trial.symbols, constants: trial.constants });
    const step = stepOf(session, sync, trial.inputs[0]);
    const warmUp = Math.max(5, Math.round(steps / 5));
    for (let i = 0; i < warmUp; i += 1) await step();
    const times = new Float64Array(steps);
    const before = { arena: session.arenaBytes, allocations: session.counters().allocations };
    let left = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round += 1) {
      const held = heapBytes();
      for (let i = 0; i < steps; i += 1) {
        const start = performance.now();
        const pending = step();
        if (pending instanceof Promise) await pending;
        times[i] = performance.now() - start;
      }
      left = Math.min(left, heapBytes() - held);
    }
    const after = { heap: heapBytes(), arena: session.arenaBytes, allocations: session.counters().allocations };
    await session.close();
    const figure = {
      name: `${steps} steps of ${trial.program.name}`,
      device: device.description.name,
      sizes: { ...trial.symbols },
      ...summarise(times, warmUp),
      more: { heapBytes: after.heap, arenaBytes: after.arena, allocations: after.allocations },
    };
    const promises = [
      promise(`bytes of heap left after ${steps} steps`, left, heapLimitBytes),
      promise(`change of the arena in bytes`, Math.abs(after.arena - before.arena), 0),
      promise('device allocations during the steps', after.allocations - before.allocations, 0),
    ];
    return {
      claim: 'steady-memory',
      title: 'steps leave heap and arena unchanged',
      figures: [figure],
      promises,
      notes: [],
    };
  } finally {
    await device.close();
  }
}

/** Live bytes after a full collection. Node gives the collector to those who ask for it by flag; a flag can be set late. */
function heapBytes(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
