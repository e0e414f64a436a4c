/** The parts of a cycle, each alone as its own Program: evolution, gradients, patterns, motors. */
import { readSensors } from '../../brain/dictionary.js';
import { gradientProgram } from '../../brain/gradients.js';
import { evolutionProgram, motorProgram, patternProgram } from '../../brain/parts.js';
import { shapeOf } from '../../brain/shape.js';
import { wire } from '../../brain/wiring.js';
import type { Program } from '../../kernel/index.js';
import { tensorsOf } from '../../kernel/program.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { measure, stepOf } from '../measure.js';
import { edgeOf, motors, rowsOf, sensors } from './subject.js';

export async function measureParts(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edge = edgeOf(context.edge);
  const shape = shapeOf(edge, sensors, motors);
  const options = {
    shape,
    storage: 'f32',
    perBrainStores: false,
    candidates: 0,
    recallEvery: 1,
    research: false,
  } as const;
  // Microseconds that the plans allow on one large GPU.
  const parts: readonly [string, number, Program][] = [
    ['evolution', 100, evolutionProgram(options)],
    ['gradients', 50, gradientProgram(edge)],
    ['patterns', 100, patternProgram(options)],
    ['motors', 50, motorProgram(options)],
  ];
  const wiring = wire(shape, readSensors(sensors), 1);
  const figures: Figure[] = [];
  const promises = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const [name, limit, program] of parts) {
      onProgress(`${name} alone at ${edge}³`);
      const known = new Set(tensorsOf(program, 'constant').map((tensor) => tensor.name));
      const constants = Object.fromEntries(Object.entries(wiring).filter(([table]) => known.has(table)));
      const R = rowsOf(context);
      const symbols = program.symbols.some(({ symbol }) => symbol === 'R') ? { B: 1, R } : { B: 1 };
      const session = await device.load(program, { symbols: symbols as Record<string, number>, constants });
      const inputs = program.tensors.some((tensor) => tensor.role === 'input')
        ? { sensed: new Float32Array(sensors + 1).fill(0.3) }
        : undefined;
      const run = stepOf(session, device.description.capabilities.sync, inputs);
      const cold = performance.now();
      const pending = run();
      if (pending instanceof Promise) await pending;
      const coldUs = (performance.now() - cold) * 1000;
      const timing = await measure(run, repeatFor(edge ** 3 / 4, effort));
      figures.push({
        name,
        device: device.description.name,
        sizes: { edge, bankRows: R },
        ...timing,
        more: { coldUs },
      });
      if (kind === 'cuda') promises.push(promise(`µs of ${name}, p50`, timing.p50Us, limit));
      await session.close();
    }
    const notes = kind === 'cuda' ? [] : ['The limits of the parts are those of a large GPU: none is promised here.'];
    return {
      claim: 'parts',
      title: 'each part of the cycle as a Program of its own, cold and warm',
      figures,
      promises,
      notes,
    };
  } finally {
    await device.close();
  }
}
