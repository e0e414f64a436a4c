/**
 * Stores of one index: all values are computed before any is stored, as the language says; a computed row outside its
 * tensor stores nothing. Where a whole unit's threads stand at the index, the first of them stores.
 */
import { provablyInside } from '../../../kernel/bounds.js';
import type { Write } from '../../../kernel/op.js';
import { equal, every, inside, lane, type Statement, type Value } from '../language.js';
import { type MemoryLayout, partnersOf } from '../pairs.js';
import { when } from '../statements.js';
import { isAtom, reads } from '../walk.js';
import type { Memory } from './kernel.js';
import type { Scope } from './scope.js';
import type { Values } from './values.js';

export const isFirst: Value = equal(lane, 0);

export function writeStores(values: Values, scope: Scope, writes: readonly Write[]): void {
  const stores = storeStatements(values, scope, writes, writes.length === 1);
  if (stores.length === 0) return;
  if (scope.together) scope.statements.push(when(isFirst, stores));
  else scope.statements.push(...stores);
  scope.forget(new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`)));
}

/** The stores alone, their values computed in the scope; `alone`: nothing else is stored before them. */
export function storeStatements(values: Values, scope: Scope, writes: readonly Write[], alone: boolean): Statement[] {
  const { kernel } = values;
  const stores = writes
    .filter(({ tensor, version }) => !kernel.memory(tensor, version).shape.includes(0))
    .map((write) => prepared(values, scope, write, alone));
  const partners =
    kernel.module.machine.vectorWidth === 1
      ? []
      : partnersOf(
          stores.map(({ write }) => write),
          (tensor, version) => layoutOf(kernel.memory(tensor, version)),
        );
  return stores.flatMap(({ write, memory, indices, value, condition }, position): Statement[] => {
    const address = values.address(memory, indices, write.indices, scope);
    const partner = partners[position];
    if (partner !== undefined) {
      // Of two neighbours the first stores both.
      if (!partner.isFirst) return [];
      const both = [value, stores[partner.at].value];
      return [{ kind: 'storeVector', address, values: both, streams: false }];
    }
    const store = kernel.store(memory, indices, value, address);
    return condition === undefined ? [store] : [when(condition, [store])];
  });
}

const layoutOf = (memory: Memory): MemoryLayout => ({ ...memory, isLocal: memory.space !== 'global' });

/** A write as values: where and under which condition it stores what. */
function prepared(values: Values, scope: Scope, write: Write, alone: boolean) {
  const { kernel } = values;
  const memory = kernel.memory(write.tensor, write.version);
  // With several stores nothing may be read after the first of them.
  const settled = (value: Value): Value => {
    return alone || isAtom(value) || !reads(value) ? value : kernel.keep('v', value, scope.statements);
  };
  const conditions: Value[] = [];
  const indices = write.indices.map((index, axis) => {
    const known = provablyInside(index, memory.shape[axis]);
    const value = known ? settled(values.value(index, scope)) : values.named(index, scope);
    if (!known) conditions.push(inside(value, kernel.size(memory.shape[axis])));
    return value;
  });
  if (write.where !== undefined) conditions.unshift(settled(values.value(write.where, scope)));
  const value = settled(values.value(write.value, scope));
  return { write, memory, indices, value, condition: every(conditions) };
}
