/**
 * Stores of one index: all values are computed before any is stored, as the language says; a computed row outside its
 * tensor stores nothing. Where a whole workgroup stands at the index, one invocation stores.
 */
import type { Write } from '../../kernel/op.js';
import type { Scope } from './scope.js';
import { bare, block, isAtom, type Text } from './text.js';
import type { Values } from './values.js';

export function writeStores(values: Values, scope: Scope, writes: readonly Write[]): void {
  const lines = storeLines(values, scope, writes, writes.length === 1);
  if (lines.length === 0) return;
  scope.lines.push(...(scope.together ? block('if (lane == 0u)', lines) : lines));
  scope.forget(new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`)));
}

/** The stores alone, their values computed in the scope; `alone`: nothing else is stored before them. */
export function storeLines(values: Values, scope: Scope, writes: readonly Write[], alone: boolean): Text[] {
  const { kernel } = values;
  const stores = writes.map((write): Text[] => {
    const memory = kernel.memory(write.tensor, write.version);
    if (memory.shape.includes(0)) return [];
    // With several stores nothing may be read after the first of them.
    const settled = (text: string): string => {
      if (alone || isAtom(text) || !text.includes('[')) return text;
      const name = kernel.fresh('v');
      scope.lines.push(`let ${name} = ${bare(text)};`);
      return name;
    };
    const conditions: string[] = [];
    const indices = write.indices.map((index, axis) => {
      const known = kernel.isInside(index, memory.shape[axis]);
      const text = known ? settled(values.text(index, scope)) : values.name(index, scope);
      if (!known) conditions.push(`${text} >= 0i && ${text} < ${kernel.size(memory.shape[axis])}`);
      return text;
    });
    if (write.where !== undefined) conditions.unshift(settled(values.text(write.where, scope)));
    const store = kernel.store(memory, indices, settled(values.text(write.value, scope)));
    return conditions.length === 0 ? [store] : block(`if (${joined(conditions)})`, [store]);
  });
  return stores.flat();
}

function joined(conditions: readonly string[]): string {
  return conditions.length === 1 ? bare(conditions[0]) : conditions.join(' && ');
}
