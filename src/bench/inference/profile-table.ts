/**
 * The profiling table: what the plan of the original expected (baseline, partly fused, fused, target), and beside it what
 * is measured here. Three pipelines in time, then launches, memory and tensor cores.
 */
import { measureCopy } from '../../device/copy-speed.js';
import type { BenchContext, ClaimReport, Figure } from '../claim.js';
import { promise } from '../claim.js';
import type { Timing } from '../measure.js';
import { type PartTiming, timePart } from './part-timing.js';
import { sizesFor } from './sizes.js';
import { type PartName, workload } from './workload.js';

interface Row {
  readonly name: string;
  readonly parts: readonly PartName[];
  /** Microseconds of the plan. */
  readonly plan: {
    readonly baseline: number;
    readonly partial: number;
    readonly full: number;
    readonly target: number;
  };
}

const rows: readonly Row[] = [
  {
    name: 'active inference',
    parts: ['freeEnergy', 'beliefUpdate'],
    plan: { baseline: 520, partial: 300, full: 150, target: 200 },
  },
  {
    name: 'transfer entropy',
    parts: ['transferEntropy'],
    plan: { baseline: 1800, partial: 900, full: 250, target: 400 },
  },
  { name: 'linear algebra', parts: ['matmul', 'gemv'], plan: { baseline: 400, partial: 150, full: 50, target: 100 } },
];

export async function measureProfileTable(context: BenchContext): Promise<ClaimReport> {
  const { kind, effort, onProgress } = context;
  const device = await context.open();
  try {
    const { capabilities, name } = device.description;
    const dtype = capabilities.dtypes.includes('f64') ? 'f64' : 'f32';
    const timed = new Map<PartName, PartTiming[]>();
    for (const part of workload(context.inference ?? sizesFor(kind), dtype)) {
      onProgress(`table: ${part.name}`);
      if (part.program.tensors.every((tensor) => capabilities.dtypes.includes(tensor.dtype)))
        timed.set(part.name, await timePart(device, part, effort));
    }
    const copy = await measureCopy(device, { elements: 2 * context.edge ** 3 * context.channels, repetitions: 5 });
    const sizes = {
      ...(context.inference ?? sizesFor(kind)),
      products: (context.inference ?? sizesFor(kind)).products[0],
    };
    const figures: Figure[] = [];
    for (const row of rows) {
      const parts = row.parts.map((part) => timed.get(part));
      if (parts.some((part) => part === undefined)) continue;
      const [unfused, fused] = [parts.map((part) => part?.[0]), parts.map((part) => fastest(part ?? []))];
      const both = { unfused: total(unfused), fused: total(fused) };
      figures.push({
        name: row.name,
        device: name,
        sizes: { ...sizes },
        ...both.fused,
        more: {
          measuredUnfusedUs: both.unfused.p50Us,
          measuredFusedUs: both.fused.p50Us,
          planBaselineUs: row.plan.baseline,
          planPartialUs: row.plan.partial,
          planFullUs: row.plan.full,
          planTargetUs: row.plan.target,
        },
      });
    }
    const all = [...timed.values()];
    const launches = (pick: (part: PartTiming[]) => PartTiming): number =>
      all.reduce((sum, part) => sum + pick(part).launches, 0);
    const product = timed.get('matmul');
    const share = (one: PartTiming): number => (100 * one.bytes) / (one.timing.p50Us * 1000 * copy.gigabytesPerSecond);
    const promises = [
      ...figures.map((figure) =>
        promise(`${figure.name}: µs against the plan's target`, figure.p50Us, figure.more?.planTargetUs ?? 0),
      ),
      promise('kernel launches of the workload, fused (plan: 170, 50, 3)', launches(fastest), 10),
      ...(product === undefined || copy.gigabytesPerSecond === 0
        ? []
        : [
            promise(
              'memory bandwidth % of a copy, matrix product fused (plan: 92, 65, 45)',
              share(fastest(product)),
              60,
            ),
          ]),
    ];
    const notes = [
      `Launches unfused: ${launches((part) => part[0])}. A copy moves ${copy.gigabytesPerSecond.toFixed(1)} GB/s.`,
      `Tensor cores (plan: 0, 20, 45 %): ${kind === 'cuda' ? 'see the claim products, in gigaflops' : `${kind} has none`}.`,
      "The plan's figures were expectations for other kernel groups, not measurements of these.",
    ];
    return { claim: 'profile-table', title: "measured beside the original plan's figures", figures, promises, notes };
  } finally {
    await device.close();
  }
}

function fastest(forms: readonly PartTiming[]): PartTiming {
  const fused = forms.filter(({ form }) => form.fusion === 'full');
  return fused.reduce((best, one) => (one.timing.p50Us < best.timing.p50Us ? one : best));
}

/** The parts one after the other: sums of their quantiles. */
function total(parts: readonly (PartTiming | undefined)[]): Timing {
  const timings = parts.flatMap((part) => (part === undefined ? [] : [part.timing]));
  const sum = (pick: (timing: Timing) => number): number => timings.reduce((all, timing) => all + pick(timing), 0);
  const { warmUp, repetitions } = timings[0];
  return {
    warmUp,
    repetitions,
    minUs: sum(({ minUs }) => minUs),
    p50Us: sum(({ p50Us }) => p50Us),
    p95Us: sum(({ p95Us }) => p95Us),
    p99Us: sum(({ p99Us }) => p99Us),
  };
}
