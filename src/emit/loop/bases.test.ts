/**
 * Bases of addresses that lie beyond others and move along, in kernels written by hand: distances from them have no
 * bounds of their own, elements may share words, and what leaves its tensor is found.
 */
import { describe, expect, it } from 'vitest';
import {
  Arena,
  barrier,
  bind,
  each,
  f,
  faultsIn,
  from,
  isFirst,
  load,
  store,
  when,
  zero,
} from '../../../test/interpreter/handwritten.js';
import { int, type PartLoops, type StageLoops, type Statement, times, unit, type Value } from './language.js';

describe('bases of addresses', () => {
  const [rows, columns] = [4, 41];
  const x = Array.from({ length: rows * columns }, (_, at) => ((at * 5) % 9) - 3);
  const arena = new Arena({
    x: { at: 6, length: x.length, storage: 'f16', data: x },
    y: { at: 100, length: rows, storage: 'f32' },
    z: { at: 120, length: rows, storage: 'f32' },
  });

  interface Spec {
    /** Elements of a row that are summed in one turn. */
    first: number;
    turns: number;
    step: Value;
    inLoop: Statement[];
    moves: boolean;
    summed: 'f16' | 'f32';
    /** Elements of an array that begins with two. */
    ends: number;
    unit: PartLoops['unit'];
  }
  const truth: Spec = {
    first: 1,
    turns: 20,
    step: int(2),
    inLoop: [],
    moves: true,
    summed: 'f16',
    ends: 2,
    unit: 'thread',
  };

  /** The sum of each row but for its last element, two elements a turn; and that last one. */
  function sums(change: Partial<Spec>): StageLoops {
    const spec = { ...truth, ...change };
    const base = (name: string, value: Value, outer?: string, moves = false): Statement => ({
      kind: 'base',
      name,
      space: 'global',
      storage: 'f16',
      value,
      ...(outer !== undefined && { from: outer }),
      ...(moves && { moves }),
    });
    const element = (name: string, distance: number): Value => load(from(name, int(distance), 'f16', 'x'));
    const end = element('row', columns - 1);
    const result = (tensor: 'y' | 'z', value: Value): Statement => store(arena.address(tensor, [unit, rows]), value);
    const body: Statement[] = [
      base('whole', int(6)),
      base('row', times(unit, int(columns)), 'whole'),
      base('at', int(spec.first), 'row', spec.moves),
      { kind: 'hold', name: 'row', isBase: true },
      zero('sum'),
      each(
        'turn',
        [int(0), int(spec.turns), 1],
        [
          { kind: 'prefetch', address: from('at', int(columns), 'f16', 'x') },
          ...spec.inLoop,
          { kind: 'increase', name: 'sum', value: load(from('at', int(-1), spec.summed, 'x')) },
          { kind: 'increase', name: 'sum', value: element('at', 0) },
          { kind: 'advance', name: 'at', by: spec.step },
        ],
      ),
      { kind: 'array', name: 'ends', type: 'f32', length: spec.ends, zero: false, values: [element('row', 0), end] },
      bind('end', load({ space: 'register', array: 'ends', base: int(0), places: [{ index: int(1), size: int(2) }] })),
      { kind: 'hold', name: 'end', isBase: false },
      when(isFirst, result('y', f('sum')), result('z', f('end'))),
    ];
    const given =
      spec.unit === 'thread' ? body.map((one) => (one.kind === 'if' ? { ...one, condition: always } : one)) : body;
    return {
      name: 'sums',
      lanes: 64,
      parts: [{ name: 'part0', unit: spec.unit, teams: 1, body: given }],
      shared: [],
      functions: [],
    };
  }
  const always: Value = { kind: 'constant', type: 'bool', value: 1 };
  const run = (change: Partial<Spec>, seed: number): Record<string, number[]> => {
    const tensor = arena.run(sums(change), [rows], seed);
    return { y: tensor('y'), z: tensor('z') };
  };
  const all = Array.from({ length: rows }, (_, r) => x.slice(r * columns, (r + 1) * columns));
  const expected = {
    y: all.map((row) => row.slice(0, -1).reduce((a, b) => a + b)),
    z: all.map((row) => row[columns - 1]),
  };

  it.each<PartLoops['unit']>(['thread', 'warp', 'workgroup'])('move along in units of a %s', (of) => {
    for (const seed of [1, 2, 3]) expect(run({ unit: of }, seed)).toEqual(expected);
  });

  it('reach what lies before them', () => {
    const [first, step] = [columns - 1, int(-2)];
    expect(run({ first, step }, 1).y).toEqual(all.map((row) => row.slice(1).reduce((a, b) => a + b)));
  });

  it.each<[string, string, Partial<Spec>]>([
    ['a base that begins one too far and ends outside', 'out-of-bounds', { first: 2, turns: 21 }],
    ['a step that is one too far', 'out-of-bounds', { step: int(3) }],
    ['a distance before the first element', 'out-of-bounds', { first: 0 }],
    ['a base that does not move', 'malformed', { moves: false }],
    ['a step of another type', 'malformed', { step: { kind: 'constant', type: 'u32', value: 2 } }],
    ['elements of another kind beyond a base', 'malformed', { summed: 'f32' }],
    [
      'a prefetch beyond no base',
      'malformed',
      { inLoop: [{ kind: 'prefetch', address: from('nowhere', int(0), 'f16', 'x') }] },
    ],
    ['a hold of a base that is none', 'malformed', { inLoop: [{ kind: 'hold', name: 'turn', isBase: true }] }],
    ['a step of what is no base', 'malformed', { inLoop: [{ kind: 'advance', name: 'sum', by: int(1) }] }],
    ['an array that begins with too few', 'malformed', { ends: 3 }],
    ['a barrier that not all come to', 'malformed', { inLoop: [barrier()] }],
  ])('show %s', (_, kind, change) => {
    expect(faultsIn((seed) => run(change, seed))).toEqual([kind]);
  });
});
