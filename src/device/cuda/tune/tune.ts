/**
 * Autotuning: how the stages of a program are laid out on this GPU, by measurement. What was found is kept on disk beside
 * the compiled kernels and used from then on; a search is made only where it is asked for, since it takes seconds. Without
 * a search and without a stored choice every stage is laid out the plain way. Results never depend on any of it.
 */
import { emitCuda, plainTuning, type StageTuning } from '../../../emit/cuda.js';
import { controlBlock } from '../../../fuse/arena.js';
import { describeValue, FieldbrainError } from '../../../kernel/errors.js';
import type { KernelCache, Warn } from '../../artifacts/index.js';
import { candidatesOf } from './candidates.js';
import { type ChoicePlace, readChoice, type StageChoice, writeChoice } from './choice.js';
import { changeOf, type Found, type SearchParts, searchTuning } from './search.js';
import { TuningSandbox, type TuningSandboxParts } from './tuning-sandbox.js';

export interface Tuned {
  /** The layout of each stage; undefined where all are plain. */
  readonly tuning: readonly StageTuning[] | undefined;
  readonly from: 'plain' | 'stored' | 'measured';
  readonly stages: readonly StageChoice[];
  /** Candidates that were passed over, why the search ended, what could not be kept. */
  readonly notes: readonly string[];
}

export const plainly: Tuned = { tuning: undefined, from: 'plain', stages: [], notes: [] };

export interface TuneLimits {
  /** No candidate is begun that would, by the longest before it, end later than this; the chosen text is compiled on top. */
  readonly budgetMs: number;
  /** Candidates of one stage. */
  readonly mostCandidates: number;
  /** In place of trials on the device, for tests. */
  readonly open?: SearchParts['open'];
}

export const defaultTuneLimits: TuneLimits = { budgetMs: 10_000, mostCandidates: 12 };

export interface TuneRequest {
  readonly ground: TuningSandboxParts;
  readonly place: ChoicePlace;
  readonly cache: KernelCache | undefined;
  /** True: search where nothing is stored. */
  readonly search: boolean;
  readonly limits: TuneLimits;
  readonly warn: Warn;
}

/** The stored choice, or one that is searched for now where that is asked, or the plain way. */
export async function tune({ ground, place, cache, search, limits, warn }: TuneRequest): Promise<Tuned> {
  const stored = cache === undefined ? undefined : await readChoice(cache, place, warn);
  if (stored !== undefined) return tunedBy(stored, 'stored', []);
  if (!search) return plainly;
  let found: Found;
  try {
    found = await searchOn(ground, limits);
  } catch (error) {
    // No room for a second arena, or no compiler: the program itself may still run.
    if (!(error instanceof FieldbrainError) || error.code === 'device-lost') throw error;
    return { ...plainly, notes: [`not tuned: ${error.message}`] };
  }
  if (cache !== undefined) await writeChoice(cache, place, found.stages);
  return tunedBy(found.stages, 'measured', found.notes);
}

async function searchOn(parts: TuningSandboxParts, limits: TuneLimits): Promise<Found> {
  const { program, plan, nowMs } = parts;
  const began = nowMs();
  const control = controlBlock(program);
  const emit = (tuning: StageTuning) => {
    const all = plan.stages.map(() => tuning);
    return emitCuda(program, plan, control, { tuning: all, launchesOnly: true }).stages;
  };
  // Products with maps keep their own layout, whose sums have another order.
  const own = parts.source.stages.map(({ tuning, maps }) => (maps.length > 0 ? plainTuning : tuning));
  const candidates = candidatesOf(emit, limits.mostCandidates, own);
  const budgetMs = Math.max(0, limits.budgetMs - (nowMs() - began));
  if (limits.open !== undefined) return searchTuning({ candidates, open: limits.open, nowMs, budgetMs });
  const ground = new TuningSandbox(parts);
  try {
    return await searchTuning({ candidates, open: (tuning) => ground.open(tuning), nowMs, budgetMs });
  } finally {
    ground.close();
  }
}

function tunedBy(stages: readonly StageChoice[], from: Tuned['from'], notes: readonly string[]): Tuned {
  const isPlain = stages.every(({ tuning }) => Object.keys(changeOf(tuning)).length === 0);
  return { tuning: isPlain ? undefined : stages.map(({ tuning }) => tuning), from, stages, notes };
}

/** The same layouts for a kernel that holds all stages: its blocks have one size and one number of registers. */
export function uniform(tuning: readonly StageTuning[]): StageTuning[] {
  const { threads, residentThreads } = plainTuning;
  return tuning.map((one) => ({ ...one, threads, residentThreads }));
}

/** FIELDBRAIN_TUNE: `on` measures where nothing is known, `off` leaves measurement out. */
export function tuneWord(word: string | undefined): boolean | undefined {
  if (word === undefined || word === '') return undefined;
  if (word === 'on' || word === 'off') return word === 'on';
  throw new FieldbrainError(
    'usage',
    `FIELDBRAIN_TUNE: not understood (got ${describeValue(word)}, expected on or off). Leave it out to use what was measured before.`,
  );
}
