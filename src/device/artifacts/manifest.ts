/**
 * What a folder of built kernels says about itself: for which Program it was made, how the arena and the parameters lie,
 * and of every compiled image for which architecture it is and what it takes of a multiprocessor. A manifest holds no
 * date and no path, and its keys are sorted: the same Program gives the same bytes everywhere.
 */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';

export const manifestFile = 'manifest.json';
const format = 'fieldbrain-artifact';
/** Counts on when the form of artifacts changes; older ones are then not used any more. */
export const artifactVersion = 1;

export interface KernelFacts {
  readonly name: string;
  readonly registers: number;
  /** Static and dynamic shared memory of a block. */
  readonly sharedBytes: number;
  readonly spilledBytes: number;
  readonly blocksPerMultiprocessor: number;
}

export interface SourceFacts {
  readonly file: string;
  readonly sha256: string;
  readonly threads: number;
}

export interface ImageFacts {
  readonly file: string;
  /** The source it was compiled from, by its digest. */
  readonly source: string;
  readonly sha256: string;
  readonly architecture: string;
  readonly compiler: string;
  readonly kernels: readonly KernelFacts[];
}

export interface TensorFacts {
  readonly name: string;
  readonly role: string;
  readonly dtype: string;
  /** Sizes; a symbol by its name. */
  readonly shape: readonly (number | string)[];
  readonly layout: readonly number[];
  /** Words of the control block that hold its offset; a buffered state has two. */
  readonly offsetWords: readonly number[];
}

export interface Manifest {
  readonly program: string;
  readonly variant: string;
  readonly programHash: string;
  readonly generator: number;
  readonly fusion: string;
  readonly control: { readonly words: number; readonly cycle: number; readonly repeat: readonly number[] };
  readonly symbols: readonly {
    readonly name: string;
    readonly min: number;
    readonly max: number;
    readonly word: number;
  }[];
  readonly parameters: readonly {
    readonly name: string;
    readonly dtype: string;
    readonly initial: number;
    readonly word: number;
  }[];
  readonly tensors: readonly TensorFacts[];
  readonly stages: readonly string[];
  readonly sources: readonly SourceFacts[];
  readonly images: readonly ImageFacts[];
  /** WGSL modules, or why there are none. */
  readonly wgsl:
    | { readonly files: readonly { readonly file: string; readonly sha256: string }[] }
    | { readonly refused: string };
}

/** Pretty, sorted, ended by a line. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ format, ...manifest }, sortKeys, 2)}\n`;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads a manifest of this form; anything else is refused. */
export function parseManifest(place: string, text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid(place, 'not JSON', String(error));
  }
  const given = value as Partial<Manifest> & { format?: unknown };
  if (typeof value !== 'object' || value === null || given.format !== format)
    throw invalid(place, 'not a manifest', String(given?.format), `format ${format}`);
  if (given.generator !== artifactVersion)
    throw invalid(place, 'of another version', String(given.generator), `generator ${artifactVersion}`);
  if (!Array.isArray(given.sources) || !Array.isArray(given.images) || typeof given.programHash !== 'string')
    throw invalid(place, 'incomplete', Object.keys(given).join(', '), 'sources, images and programHash');
  const { format: _format, ...manifest } = given;
  return manifest as Manifest;
}

function invalid(place: string, what: string, got: string, expected = 'a manifest'): FieldbrainError {
  const text = `${place}: ${what} (got ${describeValue(got)}, expected ${expected}). Run fieldbrain kernels build.`;
  return new FieldbrainError('file-invalid', text, { place });
}
