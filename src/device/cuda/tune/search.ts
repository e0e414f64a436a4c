/**
 * The search for the fastest layout of each stage. Candidates are tried in rounds: in a round every stage that still has
 * one runs it, all stages of a step are timed one by one, and so one image answers for all of them. Then what helped
 * alone is tried together. The time for the search is bounded; a candidate that cannot be compiled or run, or that
 * changes a result, is passed over with a note. Compiling and timing are handed in.
 */
import { plainTuning, type StageTuning } from '../../../emit/cuda.js';
import type { StageChoice } from './choice.js';

/** The stages of a program with these layouts, ready to run. */
export interface Trial {
  /** Microseconds of each stage in one step. */
  time(): readonly number[];
  /** What a step makes of the same beginning, to be compared; undefined where that is too much to look at. */
  result(): Uint8Array | undefined;
  close(): void;
}

export interface SearchParts {
  /** For each stage, its layouts beside the plain one. */
  readonly candidates: readonly (readonly StageTuning[])[];
  /** Compiles what changed against the plain layout and makes it ready. */
  readonly open: (tuning: readonly StageTuning[]) => Promise<Trial>;
  readonly nowMs: () => number;
  readonly budgetMs: number;
}

export interface Found {
  readonly stages: readonly StageChoice[];
  /** Rounds that were measured, the plain one not counted. */
  readonly rounds: number;
  readonly elapsedMs: number;
  readonly notes: readonly string[];
}

/** A layout must be faster by this much: less is the measurement's own spread. */
export const worthwhile = 0.97;

export async function searchTuning(parts: SearchParts): Promise<Found> {
  const { candidates, nowMs, budgetMs } = parts;
  const began = nowMs();
  const notes: string[] = [];
  const plain = candidates.map(() => plainTuning);
  const first = await parts.open(plain);
  let [expected, plainUs]: [Uint8Array | undefined, readonly number[]] = [undefined, []];
  try {
    expected = first.result();
    plainUs = first.time();
    // A GPU that was idle runs slower at first: what is compared with all others is measured twice.
    const again = first.time();
    plainUs = plainUs.map((us, i) => Math.min(us, again[i]));
  } finally {
    first.close();
  }
  const tried: { tuning: StageTuning; us: number }[][] = candidates.map(() => []);
  let [rounds, longest] = [0, 0];
  const round = async (tuning: readonly StageTuning[], name: string): Promise<void> => {
    const start = nowMs();
    try {
      const trial = await parts.open(tuning);
      try {
        const differs = isDifferent(expected, trial.result());
        const times = differs ? [] : trial.time();
        if (differs) notes.push(`${name}: changes a result and is not used`);
        times.forEach((us, i) => {
          if (tuning[i] !== plainTuning) tried[i].push({ tuning: tuning[i], us });
        });
        rounds += 1;
      } finally {
        trial.close();
      }
    } catch (error) {
      if (isLost(error)) throw error;
      notes.push(`${name}: passed over (${error instanceof Error ? error.message : String(error)})`);
    }
    longest = Math.max(longest, nowMs() - start);
  };
  const isOver = (): boolean => nowMs() - began + longest > budgetMs;
  const most = Math.max(0, ...candidates.map((list) => list.length));
  for (let number = 0; number < most; number += 1) {
    if (isOver()) {
      notes.push(`ended after ${number} of ${most} rounds: the next would not fit ${budgetMs} ms`);
      break;
    }
    const tuning = candidates.map((list) => list[number] ?? plainTuning);
    await round(tuning, `round ${number + 1} (${describe(tuning)})`);
  }
  const joined = tried.map((list, i) => join(list, plainUs[i]));
  const isNew = joined.some((tuning, i) => !tried[i].some((one) => same(one.tuning, tuning)) && !isPlain(tuning));
  if (isNew && !isOver()) await round(joined, 'what helped, together');
  const stages = plainUs.map((us, i): StageChoice => {
    const best = tried[i].reduce((a, b) => (b.us < a.us ? b : a), { tuning: plainTuning, us: us * worthwhile });
    return best.tuning === plainTuning
      ? { tuning: plainTuning, plainUs: us, chosenUs: us }
      : { tuning: best.tuning, plainUs: us, chosenUs: best.us };
  });
  return { stages, rounds, elapsedMs: nowMs() - began, notes };
}

/** All changes that helped alone; of those to one size the best. */
function join(tried: readonly { tuning: StageTuning; us: number }[], plainUs: number): StageTuning {
  const good = tried.filter(({ us }) => us < plainUs * worthwhile).sort((a, b) => b.us - a.us);
  const joined: StageTuning = Object.assign({}, plainTuning, ...good.map(({ tuning }) => changeOf(tuning)));
  const alone = good.find(({ tuning }) => same(tuning, joined));
  return alone?.tuning ?? (isPlain(joined) ? plainTuning : joined);
}

/** The sizes that differ from the plain layout. */
export function changeOf(tuning: StageTuning): Partial<StageTuning> {
  const entries = Object.entries(tuning).filter(([key, value]) => plainTuning[key as keyof StageTuning] !== value);
  return Object.fromEntries(entries);
}

function isPlain(tuning: StageTuning): boolean {
  return same(tuning, plainTuning);
}

function same(a: StageTuning, b: StageTuning): boolean {
  return Object.entries(a).every(([key, value]) => b[key as keyof StageTuning] === value);
}

function isDifferent(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a.length !== b.length || a.some((byte, i) => byte !== b[i]);
}

/** A broken context serves no other candidate either. */
function isLost(error: unknown): boolean {
  return (error as { code?: string }).code === 'device-lost';
}

/** The sizes that a round changes, as in `threads 128, march 4`. */
function describe(tuning: readonly StageTuning[]): string {
  const texts = tuning.map((one) =>
    Object.entries(changeOf(one))
      .map(([key, value]) => `${key} ${value}`)
      .join(' and '),
  );
  return [...new Set(texts.filter((text) => text !== ''))].join(', ');
}
