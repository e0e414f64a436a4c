/** What research mode costs: deployment, each of its faculties alone, and all of them, timed in turns at each edge. */
import type { FieldBrain } from '../../brain/field-brain.js';
import type { BrainOptions } from '../../brain/options.js';
import { chooseFaculties, researchFaculties } from '../../brain/research/faculties.js';
import type { Device } from '../../device/device.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { repeatFor } from '../claim.js';
import { measureInTurns } from '../measure.js';
import { cycleOf, edgeOf, makeBrain } from './subject.js';

const bankRows = 1000;
/** So that attractors have something to do. Nothing dreams here: a dream needs a hundred silent cycles. */
const rewardEvery = 10;

/** Deployment first: the others are held to it. */
const kinds: readonly { readonly name: string; readonly options: Partial<BrainOptions> }[] = [
  { name: 'deployment', options: {} },
  ...researchFaculties.map((name) => ({
    name: `research: ${name}`,
    options: { mode: 'research', research: chooseFaculties(false, { [name]: true }) } as const,
  })),
  { name: 'research: all', options: { mode: 'research' } },
];

export async function measureModes(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const edges = [...new Set([8, 16, context.edge].map((edge) => edgeOf(Math.min(edge, context.edge))))];
  const figures: Figure[] = [];
  const device = await context.open(kind === 'cpu' ? { threads: Math.max(...context.threads) } : {});
  try {
    for (const size of edges) {
      onProgress(`${size}³`);
      const brains: FieldBrain[] = [];
      try {
        for (const { options } of kinds) brains.push(await makeBrain(context, device, { size, bankRows, ...options }));
        figures.push(...(await timeAll(device, brains, size, effort)));
      } finally {
        for (const brain of brains) await brain.close();
      }
    }
  } finally {
    await device.close();
  }
  const notes = [
    `One brain, ${bankRows} bank rows, its planner on, a reward in every tenth cycle; all kinds of an edge are timed in turns, cycle by cycle.`,
  ];
  return { claim: 'modes', title: 'what research mode costs', figures, promises: [], notes };
}

async function timeAll(device: Device, brains: readonly FieldBrain[], size: number, effort: number): Promise<Figure[]> {
  const { kind, name: deviceName, capabilities } = device.description;
  const runs = brains.map((brain) => cycleOf(brain, capabilities.sync, rewardEvery));
  const timings = await measureInTurns(runs, repeatFor(kind === 'cuda' ? 200 : size ** 3 / 2 + 300, effort / 2));
  return timings.map((timing, at) => ({
    name: kinds[at].name,
    device: deviceName,
    sizes: { edge: size, brains: 1, bankRows },
    ...timing,
    more: {
      timesDeployment: timing.p50Us / timings[0].p50Us,
      leastTimesDeployment: timing.minUs / timings[0].minUs,
      arenaBytes: brains[at].describe().arenaBytes,
    },
  }));
}
