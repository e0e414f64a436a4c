/** A brain's snapshot as a checkpoint and back: the same numbers, with the configuration in the metadata and its hash. */
import type { BrainSnapshot } from '../brain/types.js';
import type { Dtype } from '../kernel/dtype.js';
import { FieldbrainError } from '../kernel/errors.js';
import { sha256 } from '../kernel/sha256.js';
import type { Checkpoint, WantedConfiguration } from './checkpoint.js';
import { inPresentWords, inStoredWords } from './former-words.js';
import type { StoredTensor } from './safetensors.js';

/** The hash by which checkpoints of a configuration are known. Equal configurations written in another order are equal. */
export function configurationHash(configuration: BrainSnapshot['configuration']): string {
  return sha256(sortedJson(inStoredWords(configuration)));
}

/** A configuration that checkpoints must have, for `loadNewest`; for one that differs it says how. */
export function wantedConfiguration(configuration: BrainSnapshot['configuration']): WantedConfiguration {
  return {
    hash: configurationHash(configuration),
    explain: (metadata) => {
      const found = plainObject(metadata.configuration);
      return found === undefined ? undefined : differences(found, { ...configuration });
    },
  };
}

/** A brain's snapshot as a checkpoint to be saved. */
export function checkpointOf(snapshot: BrainSnapshot, metadata: Readonly<Record<string, string>> = {}): Checkpoint {
  const tensors: Record<string, StoredTensor> = {};
  for (const [name, data] of Object.entries(snapshot.tensors))
    tensors[name] = { dtype: snapshot.dtypes[name] as Dtype, shape: snapshot.shapes[name], data };
  return {
    configHash: configurationHash(snapshot.configuration),
    cycle: snapshot.cycle,
    metadata: { ...metadata, kind: snapshot.format, configuration: sortedJson(inStoredWords(snapshot.configuration)) },
    tensors,
  };
}

/** The snapshot in a loaded checkpoint, for `brain.load`. */
export function snapshotOf({ cycle, metadata, tensors }: Checkpoint): BrainSnapshot {
  if (metadata.kind !== 'fieldbrain-brain')
    throw new FieldbrainError(
      'file-invalid',
      `checkpoint: not of a brain (got ${metadata.kind}, expected fieldbrain-brain). Take another checkpoint.`,
      { kind: metadata.kind },
    );
  const entries = Object.entries(tensors);
  return {
    format: 'fieldbrain-brain',
    version: 1,
    configuration: inPresentWords(JSON.parse(metadata.configuration)) as BrainSnapshot['configuration'],
    cycle,
    tensors: Object.fromEntries(entries.map(([name, { data }]) => [name, data])),
    dtypes: Object.fromEntries(entries.map(([name, { dtype }]) => [name, dtype])),
    shapes: Object.fromEntries(entries.map(([name, { shape }]) => [name, shape])),
  };
}

type Plain = Readonly<Record<string, unknown>>;

function plainObject(text: string | undefined): Plain | undefined {
  try {
    const value: unknown = inPresentWords(JSON.parse(text ?? ''));
    return typeof value === 'object' && value !== null ? (value as Plain) : undefined;
  } catch (error) {
    // Checkpoints of other makers may say it differently; the hash speaks for them.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function differences(found: Plain, wanted: Plain): { found: string; wanted: string } | undefined {
  const keys = [...new Set([...Object.keys(found), ...Object.keys(wanted)])].filter(
    (key) => sortedJson(found[key]) !== sortedJson(wanted[key]),
  );
  if (keys.length === 0) return undefined;
  const pairs = keys.map((key) => wordsOf(key, found[key], wanted[key]));
  return { found: pairs.map(([one]) => one).join(', '), wanted: pairs.map(([, other]) => other).join(', ') };
}

function wordsOf(key: string, found: unknown, wanted: unknown): readonly [string, string] {
  if (Array.isArray(found) && Array.isArray(wanted) && found.length !== wanted.length)
    return [`${found.length} ${key}`, `${wanted.length} ${key}`];
  const isLong = [found, wanted].some((one) => typeof one === 'object' && one !== null);
  if (isLong && found !== undefined && wanted !== undefined) return [`other ${key}`, `the present ${key}`];
  return [wordOf(key, found), wordOf(key, wanted)];
}

function wordOf(key: string, value: unknown): string {
  if (value === undefined) return `no ${key}`;
  return typeof value === 'object' && value !== null ? key : `${key} ${String(value)}`;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
