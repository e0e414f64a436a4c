/**
 * Kernels written by hand whose warps go their own ways: a chain of phases by a workgroup, units that are warps', bases that
 * move along. The true ones run clean in any order of threads with the right values; each fault planted in them is found.
 */
import { describe, expect, it } from 'vitest';
import {
  Arena,
  barrier,
  bind,
  block,
  each,
  f,
  faultsIn,
  foldWarp,
  i,
  isFirst,
  load,
  local,
  store,
  warpBarrier,
  when,
  zero,
} from '../../../test/interpreter/handwritten.js';
import { validateStage } from '../../../test/interpreter/validate.js';
import {
  type Address,
  below,
  constant,
  equal,
  int,
  laneIndex,
  minus,
  plus,
  remainder,
  type StageLoops,
  type Statement,
  thread,
  times,
  unit,
  type Value,
  warp,
} from './language.js';

const lanes = 128;
const warps = lanes / 32;

describe('a chain of phases', () => {
  const [units, rows, columns, turns] = [3, 6, 40, 8];
  const x = Array.from({ length: units * rows * columns }, (_, at) => ((at * 7) % 11) - 4);
  const arena = new Arena({
    x: { at: 4, length: x.length, storage: 'f32', data: x },
    mean: { at: 800, length: units * rows, storage: 'f32' },
    mirrored: { at: 900, length: units * lanes, storage: 'f32' },
    turned: { at: 1400, length: units * turns, storage: 'f16' },
    last: { at: 1500, length: units, storage: 'f32' },
    firsts: { at: 1600, length: units * warps, storage: 'f32' },
  });

  /** What a planted fault changes. */
  interface Spec {
    before: Statement[];
    phaseBarrier: Statement[];
    ownBarrier: Statement[];
    reuseBarrier: Statement[];
    turnBarrier: Statement[];
    endBarrier: Statement[];
    ownStep: number;
    ownPlace: Value;
    turnedAt: number;
    first: Value;
    mirroredBy: 'warp' | 'workgroup';
  }
  const truth: Spec = {
    before: [],
    phaseBarrier: [barrier()],
    ownBarrier: [warpBarrier],
    reuseBarrier: [barrier()],
    turnBarrier: [barrier()],
    endBarrier: [barrier(true)],
    ownStep: 32,
    ownPlace: laneIndex,
    turnedAt: 0,
    first: isFirst,
    mirroredBy: 'warp',
  };

  /** Sums of rows by warps and what warps tell their own threads; rows by threads; another array in the same place. */
  function chain(change: Partial<Spec>): StageLoops {
    const spec = { ...truth, ...change };
    const sums = (row: Value) => local('sums', row, rows);
    const own = (place: Value) => local('own', plus(times(warp, int(spec.ownStep)), place), lanes);
    const turned = (place: Value) => ({ ...local('turned', place, turns), storage: 'f16' as const });
    const sumRows = each(
      'row',
      [warp, int(rows), warps],
      [
        zero('sum'),
        each(
          'k',
          [int(0), int(columns), 32],
          [
            {
              kind: 'increase',
              name: 'sum',
              value: load(arena.address('x', [unit, units], [i('row'), rows], [i('k'), columns])),
            },
          ],
          'lane',
        ),
        ...foldWarp('sum'),
        when(spec.first, store(sums(i('row')), f('sum'))),
      ],
    );
    const mirror = block(
      spec.mirroredBy,
      store(own(spec.ownPlace), load(arena.address('x', [unit, units], [thread, rows * columns]))),
      ...spec.ownBarrier,
      store(arena.address('mirrored', [unit, units], [thread, lanes]), load(own(minus(int(31), spec.ownPlace)))),
    );
    const means = each(
      'r',
      [thread, int(rows), lanes],
      [store(arena.address('mean', [unit, units], [i('r'), rows]), times(load(sums(i('r'))), constant(0.5, 'f32')))],
    );
    const turn = block(
      'workgroup',
      each(
        't',
        [int(0), int(turns), lanes],
        [store(turned(i('t')), load(arena.address('x', [unit, units], [i('t'), rows * columns])))],
        'lane',
      ),
      ...spec.turnBarrier,
      each(
        't',
        [int(0), int(turns), lanes],
        [store(arena.address('turned', [unit, units], [i('t'), turns]), load(turned(minus(int(turns - 1), i('t')))))],
        'lane',
      ),
    );
    const last = when(
      equal(thread, int(lanes - 1)),
      store(arena.address('last', [unit, units]), load(arena.address('mean', [unit, units], [int(rows - 1), rows]))),
    );
    const body = [
      ...spec.before,
      sumRows,
      mirror,
      ...spec.phaseBarrier,
      means,
      ...spec.reuseBarrier,
      turn,
      ...spec.endBarrier,
      last,
    ];
    return {
      name: 'chain',
      lanes,
      parts: [{ name: 'part0', unit: 'workgroup', teams: 1, body: [block('warp', ...body)] }],
      shared: [
        { name: 'sums', type: 'f32', length: rows, atomic: false, at: 0 },
        { name: 'own', type: 'f32', length: lanes, atomic: false, at: 8 },
        { name: 'turned', type: 'u32', length: turns / 2, atomic: false, at: spec.turnedAt },
      ],
      functions: [],
    };
  }

  const at = (u: number, ...places: number[]): number => x[u * rows * columns + places[0] * columns + (places[1] ?? 0)];
  const allUnits = Array.from({ length: units }, (_, u) => u);
  const halfSum = (u: number, r: number): number =>
    Array.from({ length: columns }, (_, k) => at(u, r, k)).reduce((a, b) => a + b) / 2;
  const flat = (u: number, place: number): number => x[u * rows * columns + place];
  const expected = {
    mean: allUnits.flatMap((u) => Array.from({ length: rows }, (_, r) => halfSum(u, r))),
    mirrored: allUnits.flatMap((u) =>
      Array.from({ length: lanes }, (_, t) => flat(u, Math.floor(t / 32) * 32 + 31 - (t % 32))),
    ),
    turned: allUnits.flatMap((u) => Array.from({ length: turns }, (_, t) => flat(u, turns - 1 - t))),
    last: allUnits.map((u) => halfSum(u, rows - 1)),
  };
  const run = (stage: StageLoops, seed: number, isValidated = true): Record<string, number[]> => {
    const tensor = arena.run(stage, [units], seed, isValidated);
    return { mean: tensor('mean'), mirrored: tensor('mirrored'), turned: tensor('turned'), last: tensor('last') };
  };

  it.each([1, 2, 3, 4, 5])('runs clean, seed %i', (seed) => {
    expect(run(chain({}), seed)).toEqual(expected);
  });

  const behind: Address = { space: 'shared', array: 'sums', base: int(rows), places: [] };
  const exchange: Statement[] = [
    { kind: 'ballot', name: 'votes', value: below(laneIndex, int(7)) },
    { kind: 'shuffle', name: 'told', mode: 'from', value: thread, by: int(3) },
    warpBarrier,
  ];
  it('lets one warp do what others do not', () => {
    expect(run(chain({ before: [when(equal(warp, int(2)), ...exchange)] }), 1)).toEqual(expected);
  });

  it('asks no more than a barrier of the warp where one warp alone uses the place', () => {
    expect(run(chain({ reuseBarrier: [warpBarrier] }), 1)).toEqual(expected);
  });

  it('runs alike where a block says who stands together', () => {
    const { parts, ...whole } = chain({});
    const [{ name, body }] = parts;
    const part = { name, unit: 'workgroup', teams: 1, body: [block('warp', ...body)] } as const;
    expect(run({ ...whole, parts: [part] }, 1)).toEqual(expected);
  });

  it('takes what is first in a warp for no more than that', () => {
    const seen = bind('seen', load(arena.address('x', [unit, units], [thread, rows * columns])));
    const kept = when(isFirst, store(arena.address('firsts', [unit, units], [warp, warps]), f('seen')));
    const stage = chain({ before: [block('workgroup', seen, block('warp', kept))] });
    const firsts = allUnits.flatMap((u) => Array.from({ length: warps }, (_, w) => flat(u, 32 * w)));
    expect(arena.run(stage, [units], 1)('firsts')).toEqual(firsts);
  });

  it.each<[string, string[], Partial<Spec>]>([
    ['no barrier between the phases', ['race', 'uninitialised'], { phaseBarrier: [] }],
    ['a barrier of warps between the phases', ['race', 'uninitialised'], { phaseBarrier: [warpBarrier] }],
    ['no barrier of the warp', ['uninitialised'], { ownBarrier: [] }],
    ['locals of two warps that overlap', ['race'], { ownStep: 31 }],
    [
      'locals that lie beside the array',
      ['out-of-bounds', 'race', 'uninitialised'],
      { ownPlace: plus(laneIndex, int(1)) },
    ],
    ['no barrier before the place is used again', ['race'], { reuseBarrier: [] }],
    ['an array in a place that others still use', ['race'], { turnedAt: 5, reuseBarrier: [] }],
    ['no barrier of the workgroup where all share', ['race', 'uninitialised'], { turnBarrier: [] }],
    ['no barrier for what goes through global memory', ['race'], { endBarrier: [] }],
    ['a barrier that does not order global memory', ['race'], { endBarrier: [barrier()] }],
    ['lanes of the workgroup where those of a warp are meant', ['out-of-bounds'], { mirroredBy: 'workgroup' }],
    ['a barrier that one warp comes to', ['divergent-barrier'], { before: [when(equal(warp, int(0)), barrier())] }],
    ['a shuffle that one thread comes to', ['divergent-barrier'], { before: [when(isFirst, ...exchange)] }],
    [
      'a barrier of the warp that half of it comes to',
      ['divergent-barrier'],
      { before: [when(below(laneIndex, int(16)), warpBarrier)] },
    ],
    ['a word behind its array', ['out-of-bounds'], { before: [store(behind, constant(1, 'f32'))] }],
    ['a result that all threads of a warp store', ['race'], { first: constant(1, 'bool') }],
  ])('finds %s', (_, kinds, change) => {
    const found = faultsIn((seed) => run(chain(change), seed));
    expect(kinds).toEqual(expect.arrayContaining(found));
    expect(found).toContain(kinds[0]);
  });

  it.each<[string, (body: readonly Statement[]) => readonly Statement[]]>([
    ['a barrier that one warp comes to', (body) => [when(equal(warp, int(0)), barrier()), ...body]],
    ['a warp that leaves early', (body) => [when(below(warp, int(3)), ...body)]],
    [
      'warps at barriers elsewhere',
      (body) => [{ kind: 'if', condition: equal(warp, int(0)), body: [barrier()], otherwise: [barrier()] }, ...body],
    ],
    [
      'threads of a warp at barriers elsewhere',
      (body) => [{ kind: 'if', condition: isFirst, body: [barrier()], otherwise: [barrier()] }, ...body],
    ],
    ['a thread that leaves its warp at a shuffle', (body) => [when(below(laneIndex, int(31)), ...exchange), ...body]],
  ])('finds %s where it was not seen before', (_, change) => {
    const whole = chain({});
    const stage = { ...whole, parts: whole.parts.map((part) => ({ ...part, body: change(part.body) })) };
    expect(faultsIn((seed) => run(stage, seed, false))).toEqual(['divergent-barrier']);
    expect(() => validateStage(stage)).toThrow('divergent-barrier');
  });
});

describe('values told to all', () => {
  const arena = new Arena({ y: { at: 0, length: lanes, storage: 'i32' } });
  const kept = (place: Value): Address => local('kept', place, 2);
  const stage = (between: readonly Statement[], at: number): StageLoops => {
    const body: Statement[] = [
      when(below(thread, int(2)), store(kept(thread), times(thread, int(5)))),
      barrier(),
      bind('own', load(kept(remainder(thread, int(2))), 'i32')),
      ...between,
      { kind: 'broadcast', name: 'told', array: 'range', values: [plus(thread, int(7)), int(3)] },
      store(
        arena.address('y', [thread, lanes]),
        plus(plus(i('own'), thread), { kind: 'component', type: 'i32', name: 'told', place: 0 }),
      ),
    ];
    return {
      name: 'told',
      lanes,
      parts: [{ name: 'part0', unit: 'workgroup', teams: 1, body: [block('warp', ...body)] }],
      shared: [
        { name: 'kept', type: 'i32', length: 2, atomic: false, at: 2 },
        { name: 'range', type: 'i32', length: 2, atomic: false, at },
      ],
      functions: [],
    };
  };

  it('are those of the first thread of the workgroup', () => {
    const own = Array.from({ length: lanes }, (_, t) => (t % 2) * 5 + t + 7);
    expect(arena.run(stage([], 0), [1], 1)('y')).toEqual(own);
    expect(arena.run(stage([barrier()], 2), [1], 1)('y')).toEqual(own);
  });

  it('pass through a place that nobody else may use then', () => {
    expect(faultsIn((seed) => arena.run(stage([], 3), [1], seed))).toEqual(['race']);
  });
});

describe('units of warps', () => {
  const [units, columns] = [10, 41];
  const x = Array.from({ length: units * columns }, (_, at) => ((at * 5) % 13) - 6);
  const arena = new Arena({
    x: { at: 2, length: x.length, storage: 'f16', data: x },
    y: { at: 300, length: units * columns, storage: 'f32' },
    z: { at: 800, length: units, storage: 'f32' },
  });

  interface Spec {
    barriers: [Statement[], Statement[]];
    /** Words that a warp has of shared memory, and elements of it. */
    words: number;
    end: number;
    before: Statement[];
  }
  const truth: Spec = { barriers: [[warpBarrier], [warpBarrier]], words: 21, end: columns, before: [] };

  /** A row of halves in shared memory, turned round; then what is at its end, once it was changed there. */
  function rows(change: Partial<Spec>): StageLoops {
    const spec = { ...truth, ...change };
    const own = (place: Value): Address => ({
      ...local('local', place, columns),
      storage: 'f16',
      base: i('own'),
    });
    const along = (body: readonly Statement[]): Statement => each('k', [int(0), int(spec.end), 32], body, 'lane');
    const row: readonly [Value, number] = [unit, units];
    const body: Statement[] = [
      ...spec.before,
      { kind: 'base', name: 'own', space: 'shared', storage: 'f16', value: times(warp, int(spec.words)) },
      along([store(own(i('k')), load(arena.address('x', row, [i('k'), columns])))]),
      ...spec.barriers[0],
      along([store(arena.address('y', row, [i('k'), columns]), load(own(minus(int(columns - 1), i('k')))))]),
      ...spec.barriers[1],
      when(equal(laneIndex, int(3)), store(own(int(columns - 1)), load(own(int(0))))),
      warpBarrier,
      when(equal(laneIndex, int(31)), store(arena.address('z', row), load(own(int(columns - 1))))),
    ];
    return {
      name: 'rows',
      lanes,
      parts: [{ name: 'part0', unit: 'warp', teams: 1, body }],
      shared: [{ name: 'local', type: 'u32', length: warps * 21, atomic: false, at: 16 }],
      functions: [],
    };
  }

  const run = (change: Partial<Spec>, seed: number): Record<string, number[]> => {
    const tensor = arena.run(rows(change), [units], seed);
    return { y: tensor('y'), z: tensor('z') };
  };
  const all = Array.from({ length: units }, (_, u) => x.slice(u * columns, (u + 1) * columns));
  const expected = { y: all.flatMap((row) => [...row].reverse()), z: all.map(([first]) => first) };

  it.each([1, 2, 3, 4, 5])('run clean, those beyond the last doing nothing, seed %i', (seed) => {
    expect(run({}, seed)).toEqual(expected);
  });

  it.each<[string, string[], Partial<Spec>]>([
    ['no barrier between the phases', ['uninitialised'], { barriers: [[], [warpBarrier]] }],
    ['no barrier before the place is written again', ['race'], { barriers: [[warpBarrier], []] }],
    ['locals that overlap by half a word', ['race'], { words: 20 }],
    ['locals behind the array', ['out-of-bounds'], { words: 22 }],
    ['an end that is one too far', ['out-of-bounds'], { end: columns + 1 }],
    ['elements that nobody filled', ['uninitialised'], { end: columns - 1 }],
    ['a barrier of the workgroup', ['malformed'], { before: [barrier()] }],
    ['lanes of the workgroup', ['malformed'], { before: [block('workgroup', bind('all', laneIndex))] }],
    [
      'a barrier that some threads come to',
      ['divergent-barrier'],
      { before: [when(below(thread, int(40)), warpBarrier)] },
    ],
  ])('find %s', (_, kinds, change) => {
    const found = faultsIn((seed) => run(change, seed));
    expect(kinds).toEqual(expect.arrayContaining(found));
    expect(found).toContain(kinds[0]);
  });
});
