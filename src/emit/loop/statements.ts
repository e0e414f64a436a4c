/** Statements by short names, as language.ts has values. */
import type { Address, Name, Statement, Value } from './language.js';

type Named = Pick<Name, 'name'>;

/** A variable comes into being. */
export type Declaration = Extract<Statement, { kind: 'var' }>;

export const bind = ({ name }: Named, value: Value): Statement => ({ kind: 'let', name, value });
export const declare = ({ name, type }: Pick<Name, 'name' | 'type'>, value: Value): Declaration => {
  return { kind: 'var', name, type, value };
};
export const assign = ({ name }: Named, value: Value): Statement => ({ kind: 'assign', name, value });
export const increase = ({ name }: Named, value: Value): Statement => ({ kind: 'increase', name, value });
export const put = (address: Address, value: Value): Statement => ({ kind: 'store', address, value });

export function when(condition: Value, body: readonly Statement[], otherwise?: readonly Statement[]): Statement {
  return { kind: 'if', condition, body, ...(otherwise === undefined ? {} : { otherwise }) };
}
