/** Worlds alone: how many environment steps per second, all of them resident, actions drawn on the device. */
import { writeTables } from '../../worlds/world-program.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure } from '../measure.js';
import { compareWithSimulator } from './simulator.js';
import { aloneProgram, classicWorlds, partsOf } from './subject.js';

export const measureAlone = (context: BenchContext): Promise<ClaimReport> =>
  measureWorlds(context, 'alone', classicWorlds);

/** Rooms; on a processor beside the simulator in TypeScript. */
export async function measureRooms(context: BenchContext): Promise<ClaimReport> {
  const report = await measureWorlds(context, 'rooms', ['rooms']);
  if (context.kind !== 'cpu') return report;
  const compared = await compareWithSimulator(context);
  return {
    ...report,
    figures: [...report.figures, ...compared.figures],
    promises: [...report.promises, ...compared.promises],
    notes: [...report.notes, compared.note],
  };
}

async function measureWorlds(context: BenchContext, claim: string, worlds: readonly string[]): Promise<ClaimReport> {
  const { kind, edge, effort, onProgress } = context;
  const count = edge >= 32 ? 65_536 : 256;
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const world of worlds) {
      onProgress(`${world} alone, ${count}`);
      const parts = partsOf(world);
      const session = await device.load(aloneProgram(parts), { symbols: { B: count } });
      await writeTables(parts, session);
      const steps = kind === 'cuda' ? (world === 'rooms' ? 200 : 2000) : 50;
      const run = async (): Promise<number> => {
        const start = performance.now();
        await session.stepMany(steps);
        return (performance.now() - start) / steps;
      };
      const repetitions = Math.max(3, Math.round(20 * effort));
      const timing = await measure(run, { warmUp: 2, repetitions });
      const stepsPerSecond = (count * 1e6) / timing.p50Us;
      figures.push({
        name: `${world} alone, all environments one step`,
        device: device.description.name,
        sizes: { environments: count, stepsPerRun: steps },
        ...timing,
        more: { stepsPerSecond },
      });
      if (world === 'cart-pole' && kind === 'cuda' && edge >= 32)
        promises.push(promise('ns for a step of cart-pole, 65,536 environments', 1e9 / stepsPerSecond, 1));
      if (world === 'rooms' && kind === 'cuda' && edge >= 32)
        promises.push(promise('ns for a step of a car in rooms, 65,536 cars', 1e9 / stepsPerSecond, 5));
      await session.close();
    }
    return { claim, title: 'worlds alone, actions drawn on the device', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}
