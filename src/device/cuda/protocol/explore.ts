/**
 * Visits every world that a scenario can reach, nearest first, and says what it found: a violation with the shortest
 * story that leads to it, or a world from which no end can be reached any more. Breadth first, explicit states.
 */
import { isFinal, moves } from './machine.js';
import { firstWorld, type Scenario, type Store, type World } from './world.js';

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
  const known = new Map<string, number>([[keyOf(visits[0].world), 0]]);
  const backwards: number[][] = [[]];
  const finals: number[] = [];
  let count = 0;
  for (let at = 0; at < visits.length; at += 1) {
    const { world } = visits[at];
    if (world.observer.violation !== '')
      return result(visits, count, finals, { wrong: world.observer.violation, story: story(visits, at) });
    if (isFinal(world)) {
      finals.push(at);
      continue;
    }
    for (const { name, world: next } of moves(world, scenario)) {
      count += 1;
      const key = keyOf(next);
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

/** Equal for equal worlds only: all that a world holds, in one order. Many times faster than JSON. */
function keyOf(world: World): string {
  const { memory, host, hostStores, blocks, blockStores, device, observer, aborts, expiries, timeouts, hung } = world;
  const storesKey = (stores: readonly Store[]): string => {
    let key = '';
    for (const { at, value, release, passed, arrival } of stores)
      key += `${at}=${value}${release ? '!' : ' '}${passed} ${arrival};`;
    return key;
  };
  let key = `${memory}|${host.place} ${host.launch} ${host.posted} ${host.taken}|${storesKey(hostStores)}`;
  for (const one of blocks)
    key += `|${one.place} ${one.sequence} ${one.argument} ${one.step} ${one.turn} ${one.barriers} ${one.heard} ${one.cell} ${one.word} ${one.early}`;
  for (const stores of blockStores) key += `|${storesKey(stores)}`;
  key += `|${device.arrived} ${device.broadcast} ${device.sequence} ${device.argument} ${device.go} ${device.leave}`;
  key += `|${observer.work}|${observer.late}|${observer.outcomes}|${observer.newest}|${observer.violation}`;
  return `${key}|${aborts} ${expiries} ${timeouts} ${hung}`;
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
