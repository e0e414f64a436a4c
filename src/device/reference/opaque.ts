/**
 * Opaque ops in the reference: the definition's own body over plain arrays of doubles. What is read is copied first, so a
 * body may write a tensor that it also reads; what it leaves alone keeps its value.
 */
import { FieldbrainError } from '../../kernel/errors.js';
import type { OpaqueOp } from '../../kernel/index.js';
import { findOpaque } from '../../kernel/opaque.js';
import type { Storage } from './storage.js';
import { storeRounding } from './storage.js';
import type { World } from './world.js';
import { storageOf } from './world.js';

export function prepareOpaque(op: OpaqueOp, world: World): () => void {
  const definition = findOpaque(op.body);
  if (definition === undefined) {
    throw new FieldbrainError(
      'program-unsupported',
      `opaque ${op.name}: no body ${op.body} is known here. Import the module that defines it before loading.`,
      { op: op.name, body: op.body },
    );
  }
  const [reads, writes] = [op.reads, op.writes].map((names) => names.map((name) => storageOf(world, name)));
  const call = { attributes: op.attributes, reads: reads.map(describe), writes: writes.map(describe) };
  return () => {
    const results = writes.map((storage) => Float64Array.from(storage.current));
    definition.reference(
      call,
      reads.map((storage) => Float64Array.from(storage.current)),
      results,
    );
    writes.forEach((storage, i) => {
      const round = storeRounding(storage.tensor);
      for (let element = 0; element < storage.length; element += 1)
        storage.current[element] = round(results[i][element]);
    });
  };
}

function describe(storage: Storage): { name: string; dtype: Storage['tensor']['dtype']; shape: readonly number[] } {
  return { name: storage.tensor.name, dtype: storage.tensor.dtype, shape: storage.shape };
}
