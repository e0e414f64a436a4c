/**
 * The tree of actions and outcomes that sophisticated planning looks through, as flat lists for each depth: so a Program can
 * unroll it. A branch that no state could take is left out; that changes no value.
 */
import { refuseInput } from '../active-inference/numbers.js';
import type { ValueTables } from './value-tables.js';

/** Beliefs at one depth: which belief, action and outcome led to each, and where the next depth's begin. */
export interface TreeLevel {
  readonly nodes: number;
  readonly parent: readonly number[];
  readonly action: readonly number[];
  readonly outcome: readonly number[];
  /** For each node and action the first of its children at the next depth, and how many there are. */
  readonly first: readonly number[];
  readonly children: readonly number[];
  /** The outcome of each child, at the last depth too, where the children themselves are not followed. */
  readonly reached: readonly number[];
  /** The states that each node leaves possible. */
  readonly possible: readonly (readonly number[])[];
}

export interface OutcomeTree {
  readonly levels: readonly TreeLevel[];
  /** Children of one action at most. */
  readonly widest: number;
  /** Possible states of a belief below the root at most. */
  readonly support: number;
}

const mostNodes = 2 ** 17;

/** `likelihoods[m]`: combinations × states of model m. */
export function outcomeTree(
  tables: readonly ValueTables[],
  likelihoods: readonly Float64Array[],
  depth: number,
): OutcomeTree {
  const [{ states, transitions }] = tables;
  const combinations = likelihoods[0].length / states;
  const leads = transitions.map((_, action) => either(tables.map((one) => one.transitions[action])));
  const shows = either(likelihoods);
  let possible: boolean[][] = [new Array<boolean>(states).fill(true)];
  let widest = 1;
  let incoming = { parent: [] as number[], action: [] as number[], outcome: [] as number[] };
  const levels: TreeLevel[] = [];
  for (let d = 0; d < depth; d += 1) {
    const outgoing = { parent: [] as number[], action: [] as number[], outcome: [] as number[] };
    const [first, children]: number[][] = [[], []];
    const next: boolean[][] = [];
    possible.forEach((from, node) => {
      leads.forEach((matrix, action) => {
        first.push(outgoing.outcome.length);
        const reached = from.map((_, to) => from.some((is, s) => is && matrix[to * states + s]));
        for (let outcome = 0; outcome < combinations; outcome += 1) {
          const left = reached.map((is, s) => is && shows[outcome * states + s]);
          if (!left.some(Boolean)) continue;
          next.push(left);
          outgoing.parent.push(node);
          outgoing.action.push(action);
          outgoing.outcome.push(outcome);
        }
        children.push(outgoing.outcome.length - (first.at(-1) ?? 0));
        widest = Math.max(widest, children.at(-1) ?? 0);
      });
      if (d < depth - 1 && next.length > mostNodes)
        refuseInput('horizon', 'too large a tree', next.length, `at most ${mostNodes} beliefs`, 'Shorten it.');
    });
    const reached = outgoing.outcome;
    levels.push({ nodes: possible.length, ...incoming, first, children, reached, possible: possible.map(placesOf) });
    [possible, incoming] = [next, outgoing];
  }
  const support = Math.max(1, ...levels.slice(1).flatMap((level) => level.possible.map((one) => one.length)));
  return { levels, widest, support };
}

/** Whether an entry is above 0 in any of the tables. */
function either(tables: readonly Float64Array[]): boolean[] {
  return Array.from(tables[0], (_, at) => tables.some((table) => table[at] > 0));
}

/** Where a list is true. */
function placesOf(list: readonly boolean[]): number[] {
  return list.flatMap((is, at) => (is ? [at] : []));
}
