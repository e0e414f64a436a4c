/**
 * The difference between two measured files: what became slower or faster, which promises broke, what is missing, and why
 * the two may not be comparable. A change counts only where the median and the fastest run both say so: on a busy machine
 * medians wander, and the fastest runs do so less.
 */
import type { Figure, Promised } from './claim.js';
import type { MeasuredRun } from './report.js';

export interface Change {
  readonly benchmark: string;
  readonly claim: string;
  readonly figure: string;
  readonly sizes: Figure['sizes'];
  readonly beforeUs: number;
  readonly afterUs: number;
  /** After over before, of the medians. */
  readonly ratio: number;
  /** After over before, of the fastest runs. */
  readonly minRatio: number;
  /** `unsure`: the medians differ and the fastest runs do not. */
  readonly verdict: 'slower' | 'faster' | 'same' | 'unsure';
}

export interface Comparison {
  readonly changes: readonly Change[];
  /** Promises that held before and do not now. */
  readonly broken: readonly string[];
  /** Figures that only the first or only the second has. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
  /** Why the figures may not be comparable. */
  readonly warnings: readonly string[];
}

/** Figures meet by benchmark, claim, name and sizes; within `tolerance` they count as the same. */
export function compareRuns(
  before: readonly MeasuredRun[],
  after: readonly MeasuredRun[],
  tolerance = 0.1,
): Comparison {
  const [old, now] = [figuresOf(before), figuresOf(after)];
  const changes = [...now].flatMap(([key, entry]): Change[] => {
    const known = old.get(key);
    if (known === undefined || known.figure.p50Us <= 0) return [];
    const { benchmark, claim, figure } = entry;
    const ratio = figure.p50Us / known.figure.p50Us;
    const minRatio = known.figure.minUs > 0 ? figure.minUs / known.figure.minUs : ratio;
    const { name, sizes } = figure;
    const times = { beforeUs: known.figure.p50Us, afterUs: figure.p50Us, ratio, minRatio };
    return [{ benchmark, claim, figure: name, sizes, ...times, verdict: verdictOf(ratio, minRatio, tolerance) }];
  });
  const [heldBefore, heldAfter] = [promisesOf(before), promisesOf(after)];
  return {
    changes,
    broken: [...heldAfter].filter(([key, { holds }]) => !holds && heldBefore.get(key)?.holds).map(([key]) => key),
    gone: [...old.keys()].filter((key) => !now.has(key)),
    added: [...now.keys()].filter((key) => !old.has(key)),
    warnings: warningsOf(before, after),
  };
}

function verdictOf(ratio: number, minRatio: number, tolerance: number): Change['verdict'] {
  if (ratio > 1 + tolerance) return minRatio > 1 + tolerance ? 'slower' : 'unsure';
  if (ratio < 1 - tolerance) return minRatio < 1 - tolerance ? 'faster' : 'unsure';
  return 'same';
}

function figuresOf(runs: readonly MeasuredRun[]) {
  return new Map(
    runs.flatMap(({ benchmark, claims }) =>
      claims.flatMap(({ claim, figures }) =>
        figures.map((figure) => {
          const sizes = Object.entries(figure.sizes).map(([name, size]) => `${name} ${size}`);
          return [[benchmark, claim, figure.name, ...sizes].join(', '), { benchmark, claim, figure }] as const;
        }),
      ),
    ),
  );
}

function promisesOf(runs: readonly MeasuredRun[]): Map<string, Promised> {
  return new Map(
    runs.flatMap(({ benchmark, claims }) =>
      claims.flatMap(({ claim, promises }) =>
        promises.map((one) => [`${benchmark}, ${claim}: ${one.text}`, one] as const),
      ),
    ),
  );
}

function warningsOf(before: readonly MeasuredRun[], after: readonly MeasuredRun[]): string[] {
  const say = (pick: (run: MeasuredRun) => string): string[] => {
    const [old, now] = [before, after].map((runs) => [...new Set(runs.map(pick))].join(' and '));
    return old === now ? [] : [`Measured on different machines: ${old} before, ${now} after.`];
  };
  const busy = [...before, ...after].filter(({ loadBefore, machine }) => loadBefore > machine.cores / 2);
  return [
    ...say(({ device, machine }) => `${device} (${machine.processor})`),
    ...(busy.length === 0 ? [] : ['The machine was busy before some of the runs: measure again in quiet.']),
  ];
}
