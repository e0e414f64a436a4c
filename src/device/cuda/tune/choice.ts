/**
 * What a search found, as it is kept on disk: for each stage its layout and the times that speak for it. It belongs to
 * exactly one text of the program, one set of bound sizes, one GPU and one driver. One that cannot be read, or that does
 * not fit, is skipped with a message.
 */
import { plainTuning, type StageTuning } from '../../../emit/cuda.js';
import type { Bindings } from '../../../kernel/dimension.js';
import { sha256 } from '../../../kernel/sha256.js';
import type { KernelCache, Warn } from '../../artifacts/index.js';

export interface StageChoice {
  readonly tuning: StageTuning;
  /** Microseconds of the stage as it is without tuning, and as chosen. */
  readonly plainUs: number;
  readonly chosenUs: number;
}

export interface ChoicePlace {
  /** The program's text without tuning. */
  readonly text: string;
  readonly stages: number;
  readonly bindings: Bindings;
  /** The GPU's name and architecture. */
  readonly device: string;
  readonly driver: number;
}

const format = 'fieldbrain-tuning 1';

/** Counts on with the meaning of the sizes: the text covers the program, its plan and the emitter. */
export function choiceKey({ text, bindings, device, driver }: ChoicePlace): string {
  const sizes = Object.entries(bindings)
    .map(([symbol, size]) => `${symbol}=${size}`)
    .sort();
  return [format, device, driver, sizes.join(), sha256(text)].join(' ');
}

export async function writeChoice(
  cache: KernelCache,
  place: ChoicePlace,
  stages: readonly StageChoice[],
): Promise<void> {
  const text = JSON.stringify({ format, stages });
  await cache.write(choiceKey(place), new TextEncoder().encode(text));
}

/** What was found before, or undefined; what lies there and cannot be used is said. */
export async function readChoice(
  cache: KernelCache,
  place: ChoicePlace,
  warn: Warn,
): Promise<readonly StageChoice[] | undefined> {
  const bytes = await cache.read(choiceKey(place));
  if (bytes === undefined) return undefined;
  const stages = parseChoice(new TextDecoder().decode(bytes));
  if (typeof stages !== 'string' && stages.length === place.stages) return stages;
  const why = typeof stages === 'string' ? stages : `got ${stages.length} stages, expected ${place.stages}`;
  warn(`tuning of ${place.device}: the stored one is not used (${why}). Tune again, or go on without.`);
  return undefined;
}

/** The stages of a stored choice, or what is wrong with it. */
export function parseChoice(text: string): readonly StageChoice[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'got no JSON, expected a stored tuning';
  }
  const given = value as { format?: unknown; stages?: unknown };
  if (typeof value !== 'object' || value === null || given.format !== format || !Array.isArray(given.stages))
    return `got ${JSON.stringify(given?.format)}, expected ${JSON.stringify(format)}`;
  const wrong = given.stages.findIndex((stage) => !isChoice(stage));
  return wrong < 0 ? (given.stages as StageChoice[]) : `stage ${wrong} is not a layout`;
}

function isChoice(value: unknown): value is StageChoice {
  const { tuning, plainUs, chosenUs } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof plainUs !== 'number' || typeof chosenUs !== 'number') return false;
  if (typeof tuning !== 'object' || tuning === null) return false;
  const sizes = tuning as Readonly<Record<string, unknown>>;
  const keys = Object.keys(plainTuning);
  if (Object.keys(sizes).length !== keys.length || !keys.every((key) => isWhole(sizes[key], 1, 2048))) return false;
  const { threads, width, tile } = tuning as StageTuning;
  return isWhole(threads, 32, 1024) && isPower(threads) && [1, 2, 4].includes(width) && tile <= 2;
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isPower(value: number): boolean {
  return (value & (value - 1)) === 0;
}
