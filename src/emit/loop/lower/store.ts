/**
 * Stores of one index: all values are computed before any is stored, as the language says; a computed row outside its
 * tensor stores nothing. Where a whole unit's threads stand at the index, the first of them stores.
 */
import { provablyInside } from '../../../kernel/bounds.js';
import type { Write } from '../../../kernel/op.js';
import {
  atLeast,
  below,
  equal,
  every,
  int,
  isAtom,
  lane,
  name,
  reads,
  type Statement,
  unsigned,
  type Value,
} from '../language.js';
import type { Scope } from './scope.js';
import type { Values } from './values.js';

export const isFirst: Value = equal(lane, unsigned(0));

export function writeStores(values: Values, scope: Scope, writes: readonly Write[]): void {
  const stores = storeStatements(values, scope, writes, writes.length === 1);
  if (stores.length === 0) return;
  if (scope.together) scope.statements.push({ kind: 'if', condition: isFirst, body: stores });
  else scope.statements.push(...stores);
  scope.forget(new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`)));
}

/** The stores alone, their values computed in the scope; `alone`: nothing else is stored before them. */
export function storeStatements(values: Values, scope: Scope, writes: readonly Write[], alone: boolean): Statement[] {
  const { kernel } = values;
  return writes.flatMap((write): Statement[] => {
    const memory = kernel.memory(write.tensor, write.version);
    if (memory.shape.includes(0)) return [];
    // With several stores nothing may be read after the first of them.
    const settled = (value: Value): Value => {
      if (alone || isAtom(value) || !reads(value)) return value;
      const text = kernel.fresh('v');
      scope.statements.push({ kind: 'let', name: text, value });
      return name(text, value.type);
    };
    const conditions: Value[] = [];
    const indices = write.indices.map((index, axis) => {
      const known = provablyInside(index, memory.shape[axis]);
      const value = known ? settled(values.value(index, scope)) : values.named(index, scope);
      if (!known) conditions.push(atLeast(value, int(0)), below(value, kernel.size(memory.shape[axis])));
      return value;
    });
    if (write.where !== undefined) conditions.unshift(settled(values.value(write.where, scope)));
    const store = kernel.store(memory, indices, settled(values.value(write.value, scope)));
    const condition = every(conditions);
    return condition === undefined ? [store] : [{ kind: 'if', condition, body: [store] }];
  });
}
