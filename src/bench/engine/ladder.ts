/**
 * The ladder: the same field pass with seven small ops around it, one kernel per op, then fused, then by each executor of
 * the device; and for 1 to 16 stages that cannot be joined, where one executor overtakes another. All with inputs and
 * outputs, from the host's side.
 */
import type { Counters, Device } from '../../device/device.js';
import { fieldPassSmallOps, stageChain } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure, stepOf } from '../measure.js';

const stageCounts = [1, 2, 3, 4, 6, 8, 12, 16];

export async function measureLadder(context: BenchContext): Promise<ClaimReport> {
  const { edge, channels, onProgress } = context;
  onProgress('the ladder of executors');
  const device = await context.open();
  try {
    const executors = [...device.description.capabilities.executors];
    const rungs = [
      { name: 'an op a stage', executor: executors.at(-1) ?? '', fusion: 'none' as const },
      ...[...executors]
        .reverse()
        .map((executor) => ({ name: `fused, ${executor}`, executor, fusion: 'full' as const })),
    ];
    const inputs = { sensed: new Float32Array(channels).fill(0.25) };
    const figures: Figure[] = [];
    for (const { name, executor, fusion } of rungs) {
      const session = await device.load(fieldPassSmallOps(edge, channels), { executor, fusion });
      const run = stepOf(session, device.description.capabilities.sync, inputs);
      const first = run();
      if (first instanceof Promise) await first;
      const before = session.counters();
      const timing = await measure(run, repeats(context, 2000));
      const more = perStep(before, session.counters());
      await session.close();
      const sizes = { edge, channels, executor, fusion };
      figures.push({ name, device: device.description.name, sizes, ...timing, more });
    }
    const crossing = executors.includes('persistent') ? await measureCrossing(device, context) : undefined;
    figures.push(...(crossing?.figures ?? []));
    const p50 = (executor: string): number | undefined =>
      figures.find((figure) => figure.name === `fused, ${executor}`)?.p50Us;
    const [persistent, graph] = [p50('persistent'), p50('graph')];
    const promises: Promised[] =
      persistent === undefined || graph === undefined
        ? []
        : [promise('persistent over graph, p50', persistent / graph, 0.9)];
    const notes = crossing === undefined ? [] : [crossing.note];
    return { claim: 'ladder', title: 'the same program on every executor', figures, promises, notes };
  } finally {
    await device.close();
  }
}

/** What one step sets going and moves: an op a stage many launches, a persistent kernel one command. */
function perStep(before: Counters, after: Counters): Record<string, number> {
  const each = (key: keyof Counters): number => (after[key] - before[key]) / Math.max(1, after.steps - before.steps);
  return {
    launches: each('launches'),
    transfers: each('uploads') + each('downloads'),
    allocations: after.allocations - before.allocations,
  };
}

function repeats({ kind, effort }: BenchContext, count: number) {
  const repetitions = Math.max(5, Math.round((kind === 'cuda' ? count : count / 50) * effort));
  return { warmUp: Math.max(3, Math.round(repetitions / 5)), repetitions };
}

/** Graph against persistent kernel for more and more stages. */
async function measureCrossing(device: Device, context: BenchContext) {
  const figures: Figure[] = [];
  let last = '';
  let crossing = 'nowhere';
  for (const stages of stageCounts) {
    const p50Us: number[] = [];
    // One behind the other, not in turns: a graph ends the persistent kernel, which would be launched anew in each turn.
    for (const executor of ['graph', 'persistent']) {
      const session = await device.load(stageChain(stages, 4096, 256), { executor, fusion: 'none' });
      const timing = await measure(stepOf(session, true), repeats(context, 1000));
      await session.close();
      const sizes = { stages, executor };
      figures.push({ name: `${stages} stages, ${executor}`, device: device.description.name, sizes, ...timing });
      p50Us.push(timing.p50Us);
    }
    const winner = p50Us[1] <= p50Us[0] ? 'persistent' : 'graph';
    if (last !== '' && winner !== last) crossing = `between ${stages - 1} and ${stages} stages`;
    last = winner;
  }
  return { figures, note: `Persistent and graph cross ${crossing}; for 16 stages ${last} is ahead.` };
}
