/**
 * The benchmarks and their claims, and how they are run: one claim after the other, each with its error where it fails,
 * so that one that cannot be measured here does not cost the rest. What is written and shown is not decided here.
 */
import { FieldbrainError } from '../kernel/index.js';
import { untilAborted } from './breath.js';
import type { BenchContext, Claim, ClaimReport, Setting } from './claim.js';
import { settings } from './settings.js';
import type { Watch } from './utilisation.js';

/** The parts that have claims, in the order of `bench all`. */
export const benchmarkNames = ['engine', 'brain', 'inference', 'server', 'fleet', 'worlds', 'rivals'] as const;
export type BenchmarkName = (typeof benchmarkNames)[number];

export async function claimsOf(name: BenchmarkName): Promise<Readonly<Record<string, Claim>>> {
  switch (name) {
    case 'engine':
      return (await import('./engine/index.js')).engineClaims;
    case 'brain':
      return (await import('./brain/index.js')).brainClaims;
    case 'inference':
      return (await import('./inference/index.js')).inferenceClaims;
    case 'server':
      return (await import('./server/index.js')).serverClaims;
    case 'fleet':
      return (await import('./fleet/index.js')).fleetClaims;
    case 'worlds':
      return (await import('./worlds/index.js')).worldClaims;
    case 'rivals':
      return (await import('./rivals/index.js')).rivalClaims;
    default:
      return name satisfies never;
  }
}

export interface RunOptions {
  readonly watch?: Watch;
  /** After each claim, with its report. */
  readonly onDone?: (report: ClaimReport) => void;
  readonly nowMs?: () => number;
  /** A claim that takes longer is given up, so that the rest is still measured. */
  readonly limitMs?: number;
}

/** Runs claims in order; one that throws is reported with its error. */
export async function runClaims(
  benchmark: BenchmarkName,
  claims: Readonly<Record<string, Claim>>,
  context: BenchContext,
  { watch, onDone, nowMs = () => performance.now(), limitMs }: RunOptions = {},
): Promise<ClaimReport[]> {
  const reports: ClaimReport[] = [];
  for (const [name, claim] of Object.entries(claims)) {
    const beganMs = nowMs();
    watch?.read();
    const report = await runClaim(name, limitMs === undefined ? claim : limited(name, claim, limitMs), context);
    const done: ClaimReport = {
      ...report,
      setting: report.setting ?? settings[benchmark]?.[name] ?? unstated,
      seconds: (nowMs() - beganMs) / 1000,
      ...(watch === undefined ? {} : { utilisation: watch.read() }),
    };
    reports.push(done);
    onDone?.(done);
  }
  return reports;
}

const unstated: Setting = { dtype: 'not stated', baseline: 'not stated', transfers: 'not stated' };

/** How long, at most, a claim that was given up may take to put its things away before the next begins. */
const farewellMs = 5000;

/**
 * The claim, or an error after so long. A claim ends at its next breath or line of progress (breath.ts); one that takes
 * neither is left behind.
 */
function limited(name: string, claim: Claim, limitMs: number): Claim {
  return async (context) => {
    const text = `bench: ${name} did not end (got ${limitMs / 1000} s, expected less). Run it alone with --only, or give --limit.`;
    const { signal, abort } = abortion(new FieldbrainError('step-timeout', text, { limitMs }));
    const onProgress = (line: string): void => {
      signal.throwIfAborted();
      context.onProgress(line);
    };
    const timer = setTimeout(abort, limitMs);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const work = untilAborted(signal, () => claim({ ...context, onProgress }));
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      if (signal.aborted) await settled(work, Math.min(farewellMs, 10 * limitMs));
    }
  };
}

function abortion(reason: Error): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort(reason) };
}

/** Done when the work is, well or not, or when it takes too long. */
async function settled(work: Promise<unknown>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}

async function runClaim(name: string, claim: Claim, context: BenchContext): Promise<ClaimReport> {
  try {
    return await claim(context);
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'defect';
    const message = error instanceof Error ? error.message : String(error);
    // An error without a code is a defect of ours. Its stack is shown and not kept: reports travel, paths should not.
    if (code === 'defect' && error instanceof Error) context.onProgress(`${name} failed: ${error.stack ?? message}`);
    return { claim: name, title: 'not measured', figures: [], promises: [], notes: [], error: { code, message } };
  }
}

/** Whether everything was measured and every gate held: what an exit status says. */
export function isSound(reports: readonly ClaimReport[]): boolean {
  return reports.every(
    ({ error, promises }) => error === undefined && promises.every(({ gate, holds }) => holds || gate !== true),
  );
}
