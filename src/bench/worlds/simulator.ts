/**
 * Rooms as a Program on a processor against the simulator in TypeScript, in turns. Both are measured by the processor time that
 * they use, which other programs do not change much: the Program divides its own among its threads, the simulator has one.
 */
import process from 'node:process';
import { rawActuatorCount } from '../../sim/car.js';
import { uniformOf } from '../../sim/chance.js';
import { VectorEnvironment } from '../../sim/environment.js';
import { writeTables } from '../../worlds/world-program.js';
import type { BenchContext, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { summarise } from '../measure.js';
import { aloneProgram, partsOf } from './subject.js';

/** Microseconds of processor time of the whole process. */
async function usedUs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export async function compareWithSimulator({ open, edge, threads, effort, onProgress }: BenchContext): Promise<{
  readonly figures: readonly Figure[];
  readonly promises: readonly Promised[];
  readonly note: string;
}> {
  const isUsual = edge >= 32;
  const [cars, steps] = isUsual ? [1024, 100] : [16, 4];
  const workers = Math.min(2, Math.max(...threads));
  const device = await open({ threads: workers });
  try {
    const parts = partsOf('rooms');
    const session = await device.load(aloneProgram(parts), { symbols: { B: cars } });
    await writeTables(parts, session);
    const environment = new VectorEnvironment({ robots: cars, course: 'cluttered', rooms: 16, episodeSteps: 1200 });
    environment.reset(1);
    // Other actions in each step, as the Program draws them.
    const range = [100, 100, 30, 90, 50];
    const drawn = Array.from({ length: 16 }, (_, set) =>
      Float64Array.from(
        { length: cars * rawActuatorCount },
        (_value, at) => range[at % rawActuatorCount] * (2 * uniformOf(set, at) - 1),
      ),
    );
    const drive = (): void => {
      for (let step = 0; step < steps; step += 1) environment.step(drawn[step % drawn.length]);
    };
    const [program, simulator]: number[][] = [[], []];
    const rounds = isUsual ? Math.max(4, Math.round(12 * effort)) : 2;
    for (let round = -1; round < rounds; round += 1) {
      onProgress(`rooms against the simulator, ${round + 1} of ${rounds}`);
      const [mine, theirs] = [await usedUs(() => session.stepMany(steps)), await usedUs(drive)];
      // The first round warms both up.
      if (round < 0) continue;
      program.push(mine / (cars * steps));
      simulator.push(theirs / (cars * steps));
    }
    await session.close();
    const figure = (name: string, values: readonly number[], own: number): Figure => ({
      ...{ name, device: device.description.name, sizes: { cars, stepsPerRun: steps, threads: own } },
      ...summarise(
        values.map((us) => us / 1000),
        1,
      ),
    });
    const figures = [
      figure('rooms, processor time of a step of a car', program, workers),
      figure('simulator in TypeScript, processor time of a step of a car', simulator, 1),
    ];
    const share = figures[0].p50Us / workers / figures[1].p50Us;
    return {
      figures,
      promises: isUsual ? [promise(`rooms on ${workers} threads, time over that of the simulator`, share, 0.5)] : [],
      note: `Rooms on ${workers} threads make ${(1 / share).toFixed(2)} times the steps of the simulator, by processor time.`,
    };
  } finally {
    await device.close();
  }
}
