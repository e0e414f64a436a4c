/** What fusion gains for each chain of a brain and for the whole cycle: at least two, or the reason why not. */
import type { Device } from '../../device/device.js';
import { fieldPassReductions } from '../../programs/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { repeatFor } from '../claim.js';
import { type Chain, copyElements, executorForBoth, measureCost, measureGain, programChain } from '../fusion-gain.js';
import { partLoad, partPrograms } from './part-times.js';
import { cycleOf, edgeOf, makeBrain, rowsOf } from './subject.js';

export async function measureFusion(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress, channels } = context;
  const edge = edgeOf(context.edge);
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  try {
    onProgress('what a byte and a stage cost here');
    const cost = await measureCost(device, copyElements(kind, edge), effort);
    const programs = partPrograms(edge);
    const chains: Chain[] = [
      programChain(
        device,
        'field pass with four reductions',
        fieldPassReductions(edge, channels),
        { edge },
        { symbols: { batch: 1 } },
      ),
      ...(['evolution', 'field', 'patterns', 'motors'] as const).map((name) => {
        const { program } = programs[name];
        const { load, inputs } = partLoad(program, context);
        const given = { ...load, ...(inputs === undefined ? {} : { inputs }) };
        return programChain(device, partNames[name], program, { edge, bankRows: rowsOf(context) }, given);
      }),
      wholeCycle(device, context, edge),
    ];
    for (const chain of chains) {
      onProgress(`${chain.name}, fused and unfused`);
      const repeat = repeatFor(kind === 'cuda' ? 300 : edge ** 3, effort / 2);
      const gain = await measureGain(device, chain, cost, repeat);
      figures.push(...gain.figures);
      promises.push(gain.promise);
    }
    const notes = [
      `An explanation is worked out from what was measured here: a copy of ${cost.gigabytesPerSecond.toFixed(1)} GB/s and ${cost.stageUs.toFixed(2)} µs for a step that does nothing.`,
    ];
    return { claim: 'fusion', title: 'each chain fused against unfused', figures, promises, notes };
  } finally {
    await device.close();
  }
}

const partNames = {
  evolution: 'modulate and evolve',
  field: 'modulate, evolve and pool',
  patterns: 'bank and library',
  motors: 'features, motors, prediction',
} as const;

function wholeCycle(device: Device, context: BenchContext, edge: number): Chain {
  const bankRows = rowsOf(context);
  return {
    name: 'full cycle',
    symbols: { B: 1, R: bankRows },
    sizes: { edge, bankRows },
    open: async (fusion) => {
      const brain = await makeBrain(context, device, { size: edge, bankRows, fusion, ...executorForBoth(device) });
      const { program } = brain.underlying.session;
      return { program, run: cycleOf(brain, device.description.capabilities.sync), close: () => brain.close() };
    },
  };
}
