/**
 * Values that only the first thread of a unit uses: what all threads compute and only the first one stores. Compilers drop
 * them for the others, so a load in them is the first thread's alone and can meet no store of it.
 */
import { addressValues, type Statement, type Value, visitValue } from '../../src/emit/loop/language.js';
import { isFirst } from '../../src/emit/loop/lower/store.js';

/** The `let` statements whose values no other thread needs. */
export function firstOnlyLets(body: readonly Statement[]): ReadonlySet<Statement> {
  const found = new Set<Statement>();
  const used = new Set<string>();
  const use = (value: Value): void =>
    visitValue(value, (inner) => {
      if (inner.kind === 'name') used.add(inner.name);
    });
  const walk = (statements: readonly Statement[]): void => {
    for (const statement of [...statements].reverse()) see(statement);
  };
  const see = (statement: Statement): void => {
    switch (statement.kind) {
      case 'let':
      case 'base':
        if (used.has(statement.name)) use(statement.value);
        else found.add(statement);
        break;
      case 'if':
        if (JSON.stringify(statement.condition) === JSON.stringify(isFirst) && statement.otherwise === undefined) break;
        use(statement.condition);
        walk(statement.otherwise ?? []);
        walk(statement.body);
        break;
      case 'loop':
        [statement.from, statement.to, statement.step].forEach(use);
        walk(statement.body);
        break;
      case 'while':
        use(statement.condition);
        walk(statement.body);
        break;
      case 'block':
      case 'lanes':
        walk(statement.body);
        break;
      case 'store':
      case 'add':
      case 'atomicAdd':
        addressValues(statement.address).forEach(use);
        use(statement.value);
        break;
      case 'loadVector':
        addressValues(statement.address).forEach(use);
        break;
      case 'storeVector':
        addressValues(statement.address).forEach(use);
        statement.values.forEach(use);
        break;
      case 'shuffle':
        use(statement.value);
        use(statement.by);
        break;
      case 'ballot':
      case 'var':
      case 'assign':
      case 'increase':
        use(statement.value);
        break;
      case 'broadcast':
        // The first thread's values are those that count.
        break;
      case 'array':
      case 'clear':
      case 'barrier':
      case 'opaque':
        break;
      default:
        statement satisfies never;
    }
  };
  walk(body);
  return found;
}
