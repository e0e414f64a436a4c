/**
 * The six entries of the original's benchmark: field evolution, gradient extraction, pattern discovery, full cycle, memory
 * bandwidth, kernel efficiency. The times are what a caller waits for; the stages alone stand beside them. On a large GPU a
 * full cycle of a millisecond or more makes the whole run fail.
 */
import process from 'node:process';
import { type CopySpeed, measureCopy } from '../../device/copy-speed.js';
import type { Device } from '../../device/device.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise, repeatFor } from '../claim.js';
import { copyElements } from '../fusion-gain.js';
import { measure } from '../measure.js';
import { copyFigure } from '../stage-figures.js';
import { openPart, type PartTimes, partPrograms, timePart } from './part-times.js';
import { cycleOf, edgeOf, makeBrain, rowsOf } from './subject.js';

/** A GPU for data centres or large desktops: the promises are made for these. */
const largeMultiprocessors = 100;
const limitMs = 1;
/** Measured once with the original's own code at 32³: PyTorch, one brain, on this GPU. */
const originalUs: Readonly<Record<string, number>> = { H200: 41_800 };
const robotHertz = 20;
/** GB/s by data sheet of the devices that the original's limits name, and those limits in milliseconds. */
const named = [
  { device: 'RTX 4090', gigabytesPerSecond: 1008, limitMs: 1 },
  { device: 'Jetson AGX Orin', gigabytesPerSecond: 205, limitMs: 5 },
] as const;

export async function measureOriginal(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edge = edgeOf(context.edge);
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    onProgress('memory bandwidth: a copy');
    const copy = await measureCopy(device, { elements: copyElements(kind, edge), repetitions: 15 });
    const figures: Figure[] = [];
    const programs = partPrograms(edge);
    const titles = {
      evolution: 'field evolution',
      gradients: 'gradient extraction',
      patterns: 'pattern discovery',
    } as const;
    let evolution: PartTimes | undefined;
    for (const part of ['evolution', 'gradients', 'patterns'] as const) {
      onProgress(`${titles[part]} at ${edge}³`);
      const open = await openPart(device, programs[part].program, context);
      const times = await timePart(device, open, repeatFor(kind === 'cuda' ? 100 : edge ** 3 / 4, effort));
      if (part === 'evolution') evolution = times;
      const sizes = { edge, brains: 1, bankRows: rowsOf(context) };
      const more = { stagesUs: times.stages.p50Us, bytes: times.bytes };
      figures.push({ name: titles[part], device: device.description.name, sizes, ...times.step, more });
    }
    const cycle = await measureCycle(device, context, edge);
    figures.push(cycle, { ...copyFigure(device, copy), name: 'memory bandwidth' });
    const share = evolution === undefined ? 0 : shareOfCopy(evolution, copy);
    if (evolution !== undefined)
      figures.push({
        name: 'kernel efficiency',
        device: device.description.name,
        sizes: { edge, brains: 1, of: 'evolution' },
        ...evolution.stages,
        more: { shareOfCopy: share, gigabytesPerSecond: share * copy.gigabytesPerSecond },
      });
    const title = "the original benchmark's six entries";
    return {
      claim: 'original',
      title,
      figures,
      promises: promisesOf(device, cycle, share),
      notes: notesOf(device, cycle, copy),
    };
  } finally {
    await device.close();
  }
}

async function measureCycle(device: Device, context: BenchContext, edge: number): Promise<Figure> {
  context.onProgress(`full cycle at ${edge}³`);
  const bankRows = rowsOf(context);
  const brain = await makeBrain(context, device, { size: edge, bankRows });
  const { sync } = device.description.capabilities;
  const repeat = repeatFor(context.kind === 'cuda' ? 100 : edge ** 3 / 3, context.effort);
  const before = process.cpuUsage();
  const timing = await measure(cycleOf(brain, sync), repeat);
  const used = process.cpuUsage(before);
  const processorUs = (used.user + used.system) / (repeat.warmUp + repeat.repetitions);
  const rounds = Math.min(50, Math.max(3, Math.round(repeat.repetitions / 4)));
  const stages = await brain.underlying.session.profile(rounds);
  const stagesUs = (stages.reduce((sum, { totalMs }) => sum + totalMs, 0) * 1000) / rounds;
  await brain.close();
  return {
    name: 'full cycle',
    device: device.description.name,
    sizes: { edge, brains: 1, bankRows },
    ...timing,
    more: {
      stagesUs,
      // Stages one by one carry their own launches, so that they can add up to more than a fused step.
      deviceBusyShare: Math.min(1, stagesUs / timing.p50Us),
      processorUs,
      processorShareAtRobotRate: (processorUs * robotHertz) / 1e6,
    },
  };
}

function shareOfCopy({ stages, bytes }: PartTimes, { gigabytesPerSecond }: CopySpeed): number {
  return stages.p50Us > 0 && gigabytesPerSecond > 0 ? bytes / (stages.p50Us * 1000 * gigabytesPerSecond) : 0;
}

/** Whether the limits of the original are meant for this device. */
export function isLargeGpu({ description: { kind, limits } }: Pick<Device, 'description'>): boolean {
  return kind === 'cuda' && (limits.multiprocessors ?? 0) >= largeMultiprocessors;
}

/** The promises of the entries: a cycle below a millisecond is required of a large GPU. */
export function promisesOf(device: Pick<Device, 'description'>, cycle: Figure, share: number): Promised[] {
  if (!isLargeGpu(device)) return [];
  const ms = cycle.p50Us / 1000;
  return [
    { text: 'full cycle in ms, p50, below', value: ms, limit: limitMs, holds: ms < limitMs, gate: true },
    promise('processor share at 20 cycles per second', cycle.more?.processorShareAtRobotRate ?? Number.NaN, 0.05),
    promise('0.8 of a copy over what evolution reaches', 0.8 / share, 1),
  ];
}

function notesOf(device: Device, cycle: Figure, copy: CopySpeed): string[] {
  const { name, kind } = device.description;
  const known = Object.entries(originalUs).find(([gpu]) => name.includes(gpu));
  const ours = cycle.p50Us;
  return [
    ...(known === undefined || cycle.sizes.edge !== 32
      ? []
      : [
          `The original took ${known[1] / 1000} ms per cycle on an ${known[0]} (measured once, not in this run): ${(known[1] / ours).toFixed(0)} times ours.`,
        ]),
    ...(isLargeGpu(device) ? named.map((other) => estimateFor(other, ours, copy)) : []),
    ...(isLargeGpu(device) ? [] : [`The limit of ${limitMs} ms is for a large GPU; ${kind} has none.`]),
  ];
}

/** What the cycle would take elsewhere if memory alone decided: an estimate, and said to be one. */
export function estimateFor(
  other: { readonly device: string; readonly gigabytesPerSecond: number; readonly limitMs: number },
  cycleUs: number,
  { gigabytesPerSecond }: Pick<CopySpeed, 'gigabytesPerSecond'>,
): string {
  const ms = (cycleUs / 1000) * Math.max(1, gigabytesPerSecond / other.gigabytesPerSecond);
  return `Estimate for ${other.device}, not measured: scaled by memory speed alone, ${ms.toFixed(2)} ms (${other.gigabytesPerSecond} GB/s by data sheet; limit ${other.limitMs} ms).`;
}
