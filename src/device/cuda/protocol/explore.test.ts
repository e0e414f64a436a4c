/**
 * The mailbox protocol, every interleaving of small cases: right as it stands, with faults at every moment, and wrong in
 * each of the ways in which one is tempted to build it.
 */
import { describe, expect, it } from 'vitest';
import { type Exploration, explore } from './explore.js';
import { type Broken, mistakes, type Scenario } from './world.js';

const plain: Scenario = {
  commands: 2,
  slots: 2,
  blocks: 2,
  steps: 1,
  abortBy: 'decision',
  aborts: 0,
  expiries: 0,
  timeouts: 0,
  kill: false,
  hang: false,
  wrongVersion: false,
  broken: 'nothing',
};

/** What a scenario shows without a mistake; many tests share one. */
const explored = new Map<string, Exploration>();
function exploreWhole(change: Partial<Scenario>): Exploration {
  const scenario = { ...plain, ...change };
  const key = JSON.stringify(scenario);
  const known = explored.get(key) ?? explore(scenario);
  explored.set(key, known);
  return known;
}

describe('the protocol', () => {
  it.each<[string, Partial<Scenario>]>([
    ['commands one at a time', { commands: 3, slots: 1 }],
    ['commands under way together', { commands: 3 }],
    ['three blocks', { blocks: 3, commands: 1, steps: 2 }],
    ['abort at every moment', { aborts: 1 }],
    ['abort at every moment of several steps', { commands: 1, steps: 3, aborts: 2 }],
    ['the lease runs out at every moment', { slots: 1, expiries: 2 }],
    ['the lease runs out with commands under way', { expiries: 1 }],
    ['abort while the lease runs out', { slots: 1, aborts: 1, expiries: 1 }],
    ['the host is killed at every moment', { kill: true }],
    ['the host loses patience with a slow kernel', { slots: 1, timeouts: 2 }],
    ['a block hangs', { slots: 1, hang: true, timeouts: 1 }],
    ['a kernel of another version', { wrongVersion: true }],
    ['leaving: commands under way together', { abortBy: 'leaving', commands: 3 }],
    ['leaving: three blocks', { abortBy: 'leaving', blocks: 3, commands: 1, steps: 2 }],
    ['leaving: abort at every moment', { abortBy: 'leaving', aborts: 1 }],
    ['leaving: abort at every moment of several steps', { abortBy: 'leaving', slots: 1, steps: 2, aborts: 1 }],
    ['leaving: abort while the lease runs out', { abortBy: 'leaving', slots: 1, aborts: 1, expiries: 1 }],
    ['leaving: the host is killed at every moment', { abortBy: 'leaving', kill: true }],
    ['leaving: the host loses patience', { abortBy: 'leaving', slots: 1, timeouts: 2 }],
    ['leaving: a block hangs', { abortBy: 'leaving', slots: 1, hang: true, timeouts: 1 }],
  ])('%s: each command once and in order, and an end is always reachable', (_name, change) => {
    const { finding, finals, worlds } = exploreWhole(change);
    expect(finding).toBeUndefined();
    expect(finals).toBeGreaterThan(0);
    expect(worlds).toBeGreaterThan(10);
  });

  it('runs nothing in a kernel of another version', () => {
    const { worlds } = explore({ ...plain, wrongVersion: true });
    expect(worlds).toBeLessThan(100);
  });
});

/** What each mistake needs to show itself, and what is then seen. */
const symptoms: Readonly<Record<Broken, [Partial<Scenario>, RegExp]>> = {
  'sequence numbers stored without release': [{}, /runs with the words of|reads the input of/],
  'completion stored without release': [{}, /complete before the output/],
  'command taken without acquire': [{}, /reads the input of 0/],
  'any command taken, whatever its number': [{ slots: 1 }, /command 1 runs (again|after its completion)/],
  'only one cell checked': [{ slots: 1 }, /runs with the words of/],
  'host overwrites a slot under way': [{ slots: 1 }, /the input of 2|no end/],
  'completion before the barrier': [{}, /complete before the output|steps/],
  'broadcast number before its record': [{}, /runs after its completion/],
  'one decision word for all steps': [{}, /command 1 runs again/],
  'every block reads the abort word itself': [
    { aborts: 1, steps: 2, commands: 1 },
    /runs after its completion|steps of|no end/,
  ],
  'every block claims commands by compare and swap': [{}, /no end can be reached/],
  'relaunch without a second look at completions': [{ expiries: 1 }, /runs again|runs after its completion/],
  'end of a launch without its number': [{ expiries: 1 }, /a launch while the leader of another is alive/],
  'version not compared': [{ wrongVersion: true }, /another version/],
  'abort not looked at': [{ aborts: 1, steps: 3, commands: 1 }, /goes on after its abort/],
  'blocks that wait for a command do not look at the flag': [
    { abortBy: 'leaving', aborts: 1 },
    /no end can be reached/,
  ],
  'end of the kernel awaited without a limit': [
    { abortBy: 'leaving', slots: 1, hang: true, timeouts: 1 },
    /no end can be reached/,
  ],
};

describe('a mistake is found', () => {
  it.each(mistakes)('%s', (broken) => {
    const [change, symptom] = symptoms[broken];
    expect(exploreWhole(change).finding).toBeUndefined();
    const { finding } = explore({ ...plain, ...change, broken });
    expect(finding?.wrong).toMatch(symptom);
  });

  it('and told as a story from the start', () => {
    const { finding } = explore({ ...plain, slots: 1, broken: 'only one cell checked' });
    expect(finding?.story.slice(0, 3)).toEqual([
      'the host launches',
      'block 0 begins',
      'a store of block 0 becomes visible',
    ]);
    expect(finding?.story.at(-1)).toMatch(/^block \d does step 0 of 1$/);
  });
});

it('says so when a scenario is too large to be visited', () => {
  expect(() => explore(plain, 50)).toThrowError(/more than 50 worlds/);
});
