/**
 * Visits every world that a scenario can reach, nearest first, and says what it found: a violation with the shortest
 * story that leads to it, or a world from which no end can be reached any more. Breadth first, explicit states.
 */
import { isFinal, moves } from './machine.js';
import { firstWorld, type Scenario, type World } from './world.js';

export interface Finding {
  readonly wrong: string;
  /** The moves that lead there. */
  readonly story: readonly string[];
}

export interface Exploration {
  readonly worlds: number;
  readonly moves: number;
  readonly finals: number;
  readonly finding: Finding | undefined;
}

interface Visit {
  readonly world: World;
  readonly from: number;
  readonly name: string;
}

/** Explores the scenario; more worlds than `limit` is an error, not a pass. */
export function explore(scenario: Scenario, limit = 400_000): Exploration {
  const visits: Visit[] = [{ world: firstWorld(scenario), from: -1, name: 'start' }];
  const known = new Map<string, number>([[JSON.stringify(visits[0].world), 0]]);
  const backwards: number[][] = [[]];
  const finals: number[] = [];
  let count = 0;
  for (let at = 0; at < visits.length; at += 1) {
    const { world } = visits[at];
    if (world.onlooker.violation !== '')
      return result(visits, count, finals, { wrong: world.onlooker.violation, story: story(visits, at) });
    if (isFinal(world)) {
      finals.push(at);
      continue;
    }
    for (const { name, world: next } of moves(world, scenario)) {
      count += 1;
      const key = JSON.stringify(next);
      let to = known.get(key);
      if (to === undefined) {
        to = visits.length;
        if (to >= limit) throw new RangeError(`explore: more than ${limit} worlds. Make the scenario smaller.`);
        known.set(key, to);
        visits.push({ world: next, from: at, name });
        backwards.push([]);
      }
      backwards[to].push(at);
    }
  }
  const stuck = firstStuck(backwards, finals);
  const finding = stuck < 0 ? undefined : { wrong: 'no end can be reached', story: story(visits, stuck) };
  return result(visits, count, finals, finding);
}

/** The first world from which no final one can be reached, −1 for none. */
function firstStuck(backwards: readonly (readonly number[])[], finals: readonly number[]): number {
  const reaches = new Uint8Array(backwards.length);
  const open = [...finals];
  for (const at of open) reaches[at] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const before of backwards[at]) {
      if (reaches[before] === 1) continue;
      reaches[before] = 1;
      open.push(before);
    }
  }
  return reaches.indexOf(0);
}

function story(visits: readonly Visit[], end: number): string[] {
  const names: string[] = [];
  for (let at = end; at > 0; at = visits[at].from) names.unshift(visits[at].name);
  return names;
}

function result(
  visits: readonly Visit[],
  count: number,
  finals: readonly number[],
  finding: Finding | undefined,
): Exploration {
  return { worlds: visits.length, moves: count, finals: finals.length, finding };
}
