/**
 * Where the time of a step goes: profiles a session one step at a time, so that each stage has a median and not only a
 * mean, and sets the bytes it must move against a copy measured on the same device. It measures; how the figures are
 * shown is the command's work, and a timeline of them is trace.ts.
 */
import type { Session } from './device.js';

/** One profiled step: when it began on the host's clock, how long it took there, and its stages in order. */
export interface StepProfile {
  readonly startMs: number;
  readonly wallMs: number;
  readonly stages: readonly { readonly stage: string; readonly calls: number; readonly totalMs: number }[];
}

/** One stage of a profile. */
export interface StageProfile {
  readonly stage: string;
  /** Runs of the stage in one step, on average. */
  readonly callsPerStep: number;
  /** Of one step: all runs of the stage together. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly totalMs: number;
  /** Share of all stages' time. */
  readonly share: number;
  /** Bytes that one run must move, by `explain`. */
  readonly bytes: number;
  /** At the median time. */
  readonly gigabytesPerSecond: number;
  /** Of the measured copy; undefined where none was measured. */
  readonly shareOfCopy?: number;
}

/** Time per stage over several steps. */
export interface Profile {
  readonly program: string;
  readonly executor: string;
  readonly steps: number;
  readonly warmUp: number;
  /** GB/s of a copy on the same device, read and write together. */
  readonly copyGigabytesPerSecond?: number;
  readonly stages: readonly StageProfile[];
  readonly timeline: readonly StepProfile[];
}

/** How long and how a session is profiled. */
export interface ProfileOptions {
  readonly steps: number;
  readonly warmUp: number;
  readonly copyGigabytesPerSecond?: number;
  /** The host's clock in milliseconds. */
  readonly nowMs?: () => number;
  readonly onStep?: () => void;
}

/** Profiles steps with the session's last inputs; advances its state. */
export async function profileSession(session: Session, options: ProfileOptions): Promise<Profile> {
  const { steps, warmUp, copyGigabytesPerSecond, nowMs = () => performance.now(), onStep } = options;
  for (let step = 0; step < warmUp; step += 1) await session.profile(1);
  const timeline: StepProfile[] = [];
  const bytes = new Map<string, number>();
  for (let step = 0; step < steps; step += 1) {
    const startMs = nowMs();
    const stages = await session.profile(1);
    timeline.push({ startMs, wallMs: nowMs() - startMs, stages });
    for (const stage of stages) bytes.set(stage.stage, stage.bytes);
    onStep?.();
  }
  return {
    program: session.program.name,
    executor: session.executor,
    steps,
    warmUp,
    ...(copyGigabytesPerSecond === undefined ? {} : { copyGigabytesPerSecond }),
    stages: summariseStages(timeline, bytes, copyGigabytesPerSecond),
    timeline,
  };
}

function summariseStages(timeline: readonly StepProfile[], bytes: ReadonlyMap<string, number>, copy?: number) {
  const grand = timeline.reduce((sum, step) => sum + step.stages.reduce((part, { totalMs }) => part + totalMs, 0), 0);
  return [...bytes.keys()].map((stage): StageProfile => {
    const runs = timeline.flatMap((step) => step.stages.filter((one) => one.stage === stage));
    const totalMs = runs.reduce((sum, run) => sum + run.totalMs, 0);
    const calls = runs.reduce((sum, run) => sum + run.calls, 0);
    const moved = bytes.get(stage) ?? 0;
    const sorted = runs.map((run) => run.totalMs).sort((a, b) => a - b);
    const p50Ms = quantile(sorted, 0.5);
    const speed = p50Ms > 0 ? (moved * calls) / (runs.length * p50Ms * 1e6) : 0;
    return {
      stage,
      callsPerStep: calls / timeline.length,
      p50Ms,
      p99Ms: quantile(sorted, 0.99),
      totalMs,
      share: grand > 0 ? totalMs / grand : 0,
      bytes: moved,
      gigabytesPerSecond: speed,
      ...(copy === undefined || copy === 0 ? {} : { shareOfCopy: speed / copy }),
    };
  });
}

/** The value below which this share of the sorted samples lies: the nearest sample, never a mixture of two. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
}
