/** The parts of a cycle, each alone as its own Program: evolution, gradients, patterns, motors. */
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { openPart, partPrograms, timePart } from './part-times.js';
import { edgeOf, rowsOf } from './subject.js';

export async function measureParts(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edge = edgeOf(context.edge);
  const programs = partPrograms(edge);
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const name of ['evolution', 'gradients', 'patterns', 'motors'] as const) {
      onProgress(`${name} alone at ${edge}³`);
      const { program, limitUs } = programs[name];
      const open = await openPart(device, program, context);
      const times = await timePart(device, open, repeatFor(kind === 'cuda' ? 100 : edge ** 3 / 4, effort));
      figures.push({
        name,
        device: device.description.name,
        sizes: { edge, bankRows: rowsOf(context) },
        ...times.step,
        more: { coldUs: times.coldUs, stagesUs: times.stages.p50Us },
      });
      // In a cycle a part stays on the device: copies of its own inputs and outputs are not its cost.
      if (kind === 'cuda') promises.push(promise(`µs of the stages of ${name}, p50`, times.stages.p50Us, limitUs));
    }
    const notes = kind === 'cuda' ? [] : ['The limits of the parts are those of a large GPU: none is promised here.'];
    const title = 'each part of the cycle as a Program of its own, cold and warm';
    return { claim: 'parts', title, figures, promises, notes };
  } finally {
    await device.close();
  }
}
