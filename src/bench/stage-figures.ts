/** The stages of a session as figures: time by the device's clock, bytes, operations, GB/s and the share of a measured copy. */
import type { CopySpeed } from '../device/copy-speed.js';
import type { Device, Fusion, Session } from '../device/device.js';
import { kindTraits } from '../device/kinds.js';
import { profileSession } from '../device/profile.js';
import { partMovement } from '../fuse/cost.js';
import type { Target } from '../fuse/index.js';
import { planProgram, stageName } from '../fuse/plan.js';
import type { Bindings, Program } from '../kernel/index.js';
import type { Figure } from './claim.js';
import { type Repeat, summarise } from './measure.js';

export interface StageOptions {
  readonly symbols: Bindings;
  readonly sizes: Figure['sizes'];
  readonly copy: CopySpeed;
  readonly repeat: Repeat;
  readonly fusion?: Fusion;
}

/** One figure per stage that ran; the session must have been stepped once. */
export async function stageFigures(device: Device, session: Session, options: StageOptions): Promise<Figure[]> {
  const { symbols, sizes, copy, repeat, fusion = 'full' } = options;
  const { kind, name: called } = device.description;
  const { target } = kindTraits[kind];
  const { timeline, stages } = await profileSession(session, { steps: repeat.repetitions, warmUp: repeat.warmUp });
  const flopsOf = operationsOf(session.program, target, fusion, symbols);
  return stages
    .filter(({ callsPerStep }) => callsPerStep > 0)
    .map(({ stage, bytes, callsPerStep }) => {
      const times = timeline.flatMap((step) => step.stages.filter((one) => one.stage === stage && one.calls > 0));
      const timing = summarise(
        times.map(({ totalMs }) => totalMs),
        repeat.warmUp,
      );
      const flops = flopsOf(stage);
      const gigabytesPerSecond = timing.p50Us > 0 ? (bytes * callsPerStep) / (timing.p50Us * 1000) : 0;
      const shareOfCopy = copy.gigabytesPerSecond > 0 ? gigabytesPerSecond / copy.gigabytesPerSecond : 0;
      const more = {
        bytes: bytes * callsPerStep,
        flops: flops * callsPerStep,
        gigabytesPerSecond,
        shareOfCopy,
        runs: callsPerStep,
      };
      return { name: stage, device: called, sizes, ...timing, more };
    });
}

/** Operations of a stage by its name: as it was planned, or of the parts that were split off such a stage. */
export function operationsOf(
  program: Program,
  target: Target,
  fusion: Fusion,
  symbols: Bindings,
): (stage: string) => number {
  const planned = planProgram(program, { fusion, target });
  const known = new Map<string, number>();
  for (const { name, parts } of planned.plan.stages) {
    let whole = 0;
    for (const part of parts) {
      const { flops } = partMovement(part, planned.program, symbols);
      known.set(stageName([part]), flops);
      whole += flops;
    }
    known.set(name, whole);
  }
  return (stage) => known.get(stage) ?? stage.split(' | ').reduce((sum, part) => sum + (known.get(part) ?? 0), 0);
}

/** The copy as a figure beside the stages. */
export function copyFigure(device: Device, copy: CopySpeed): Figure {
  const us = copy.p50Ms * 1000;
  const { warmUp, repetitions } = copy;
  return {
    name: 'copy',
    device: device.description.name,
    sizes: { bytes: copy.bytes },
    warmUp,
    repetitions,
    minUs: us,
    p50Us: us,
    p95Us: us,
    p99Us: us,
    more: { bytes: copy.bytes, gigabytesPerSecond: copy.gigabytesPerSecond },
  };
}
