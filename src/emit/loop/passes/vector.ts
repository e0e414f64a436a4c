/**
 * Loops of one thread in vectors. A loop that computes values and then does something where a condition holds (a top-k list
 * takes a candidate, a histogram counts) computes them for four neighbours at once. Where the condition holds in no lane
 * nothing happens, so all of it is skipped; else the lanes are taken one by one, each asking again, as the loop before did.
 * What does not fill a vector is left to that loop.
 */
import {
  type Address,
  choose,
  constant,
  int,
  type Loop,
  minus,
  name,
  operation,
  remainder,
  type Statement,
  type Value,
  vectorLanes,
} from '../language.js';
import { assign, bind, when } from '../statements.js';
import { countStatements, someValue, visitStatements } from '../walk.js';

/** The loop over whole vectors and the loop over what is left, or why there is none. */
export function inVectors(loop: Loop): readonly Statement[] | string {
  const { binding, from, to, update, step, body } = loop;
  const isByOnes = update === 'add' && isNumber(step, 1) && isNumber(from, 0);
  if (binding !== 'serial' || !isByOnes) return 'its loop does not go from 0 by ones in one thread';
  const [last, ...before] = [...body].reverse();
  if (last?.kind !== 'if' || last.otherwise !== undefined) return 'it does not end in a condition';
  const lets = before.reverse();
  for (const statement of lets) {
    if (statement.kind !== 'let') return `a ${statement.kind} stands before its condition`;
    if (statement.value.type === 'f64') return 'values of 64 bits have no lanes';
  }
  const stored = storedIn(last.body);
  if (lets.some((one) => one.kind === 'let' && readsAny(one.value, stored))) return 'it changes what its values read';
  const whole = wholeVectors(to);
  const lanes: Statement = { kind: 'lanes', body: [last] };
  // A single statement costs no more than asking for all lanes first.
  const skipped: Statement = when(operation('any', 'bool', last.condition), [lanes]);
  const then = countStatements(last.body) === 1 ? lanes : skipped;
  const vectors: Loop = { ...loop, binding: 'vector', to: whole, step: int(vectorLanes), body: [...lets, then] };
  const isNone = whole.kind === 'constant' && to.kind === 'constant' && whole.value === to.value;
  return isNone ? [vectors] : [vectors, { ...loop, from: whole }];
}

/** The statements with every wanted loop in vectors that may be. */
export function loopsInVectors(statements: readonly Statement[], isWanted: (loop: Loop) => boolean): Statement[] {
  return statements.flatMap((statement): readonly Statement[] => {
    const vectors = statement.kind === 'loop' && isWanted(statement) ? inVectors(statement) : 'not wanted';
    if (typeof vectors !== 'string') return vectors;
    return ['body' in statement ? { ...statement, body: loopsInVectors(statement.body, isWanted) } : statement];
  });
}

/** Assignments under a condition as choices, which every lane makes for itself. `fresh` gives names. */
export function asChoices(statements: readonly Statement[], fresh: (prefix: string) => string): Statement[] {
  return statements.flatMap((statement): readonly Statement[] => {
    if (statement.kind !== 'if' || statement.otherwise !== undefined) return [statement];
    const wins = name(fresh('w'), 'bool');
    const chosen = statement.body.map((one): Statement => {
      if (one.kind !== 'assign') throw new Error(`loops: a ${one.kind} is no choice`);
      return assign(one, choose(wins, one.value, name(one.name, one.value.type)));
    });
    return [bind(wins, statement.condition), ...chosen];
  });
}

const isNumber = (value: Value, number: number): boolean => value.kind === 'constant' && value.value === number;

/** The end of the last whole vector. */
function wholeVectors(to: Value): Value {
  if (to.kind === 'constant') return constant(to.value - (to.value % vectorLanes), to.type);
  return minus(to, remainder(to, vectorLanes));
}

/** Arrays and tensors that statements store to, and variables that they assign. */
function storedIn(statements: readonly Statement[]): Set<string> {
  const found = new Set<string>();
  visitStatements(statements, (statement) => {
    if ('address' in statement && statement.kind !== 'loadVector') found.add(placeOf(statement.address));
    if (statement.kind === 'assign' || statement.kind === 'increase') found.add(statement.name);
  });
  return found;
}

const placeOf = ({ array, tensor }: Address): string => tensor ?? array;

function readsAny(value: Value, stored: ReadonlySet<string>): boolean {
  return someValue(value, (inner) => {
    if (inner.kind === 'load' || inner.kind === 'halves') return stored.has(placeOf(inner.address));
    return inner.kind === 'name' && stored.has(inner.name);
  });
}
