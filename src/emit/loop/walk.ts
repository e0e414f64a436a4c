/** Walks over statements and values of the loop language: what stands in them, what they ask for, how much they are. */
import type { Address, Statement, Value } from './language.js';

/** A value that can be repeated without computing anything twice. */
export function isAtom(value: Value): boolean {
  return ['constant', 'name', 'builtin', 'component'].includes(value.kind);
}

/** Whether it holds of a value or of one below it. */
export function someValue(value: Value, holds: (value: Value) => boolean): boolean {
  return holds(value) || operandsOf(value).some((below) => someValue(below, holds));
}

/** Visits a value and all below it. */
export function visitValue(value: Value, see: (value: Value) => void): void {
  see(value);
  for (const below of operandsOf(value)) visitValue(below, see);
}

/** Visits statements and all inside them. */
export function visitStatements(statements: readonly Statement[], see: (statement: Statement) => void): void {
  for (const statement of statements) {
    see(statement);
    if ('body' in statement) visitStatements(statement.body, see);
    if (statement.kind === 'if') visitStatements(statement.otherwise ?? [], see);
  }
}

/** The values that a statement itself asks for. */
export function statementValues(statement: Statement): readonly Value[] {
  const address = 'address' in statement ? addressValues(statement.address) : [];
  if (statement.kind === 'shuffle') return [statement.value, statement.by];
  if ('value' in statement) return [...address, statement.value];
  if ('values' in statement) return [...address, ...(statement.values ?? [])];
  if ('condition' in statement) return [statement.condition];
  if (statement.kind === 'advance') return [statement.by];
  return statement.kind === 'loop' ? [statement.from, statement.to, statement.step] : address;
}

/** The values that a value is computed from. */
export function operandsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'operation':
    case 'call':
      return value.args;
    case 'load':
      return value.where === undefined ? addressValues(value.address) : [...addressValues(value.address), value.where];
    case 'halves':
      return addressValues(value.address);
    case 'checked':
      return [value.index, value.size];
    default:
      return [];
  }
}

export function addressValues({ base, places }: Address): readonly Value[] {
  return [base, ...places.flatMap(({ index, size }) => [index, size])];
}

/** Whether memory is read for it. */
export function reads(value: Value): boolean {
  return someValue(value, ({ kind }) => kind === 'load' || kind === 'halves');
}

/** How many values it is made of. */
export function weight(value: Value): number {
  return operandsOf(value).reduce((sum, below) => sum + weight(below), 1);
}

/** How many statements there are, with those inside. */
export function countStatements(statements: readonly Statement[]): number {
  let found = 0;
  visitStatements(statements, () => {
    found += 1;
  });
  return found;
}
