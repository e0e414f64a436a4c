/** What the builder makes of good programs; what it refuses stands in builder-refusals.test.ts and op-refusals.test.ts. */
import { describe, expect, it } from 'vitest';
import { build, clampBelow, deep, type World } from '../../test/support/builder-world.js';
import { add, and, cast, f32, gt, indexOf, lt, mul } from './expr.js';
import { store } from './make-op.js';
import type { MapOp, Op } from './op.js';

const one = f32(1);

describe('the builder', () => {
  const opsOf = (body: (world: World) => void): readonly Op[] => build(body).ops.slice(0, -1);

  it('makes a whole store of a value, and keeps stores as they are', () => {
    const [whole, slices] = opsOf(({ b, out, w }) => {
      b.map('whole', out, () => one);
      b.map('slices', [2], ([i]) => [store(w, [i], one), store(w, [add(i, 2)], f32(2))]);
    }) as MapOp[];
    expect(whole.writes).toEqual([{ tensor: 'out', version: 'current', indices: whole.axes.map(indexOf), value: one }]);
    expect(slices.writes.map(({ indices }) => indices[0].op)).toEqual(['index', 'add']);
  });

  it('masks stores with the condition of the op as well as their own', () => {
    const [op] = opsOf(({ b, out }) => {
      b.map('m', [2], ([i]) => [store(out, [i], one, gt(i, 0)), store(out, [add(i, 2)], one)], {
        where: ([i]) => lt(i, 1),
      });
    }) as MapOp[];
    const i = indexOf(op.axes[0]);
    expect(op.writes.map(({ where }) => where)).toEqual([and(gt(i, 0), lt(i, 1)), lt(i, 1)]);
  });

  it('masks by a flag per element, also inside each other', () => {
    const ops = opsOf(({ b, s, flags }) => {
      b.when('outer', flags, () => {
        b.map('once', s, () => one);
        b.when('inner', flags, () => b.map('twice', s, () => one, { where: ([, i]) => lt(i, 2) }));
      });
    }) as MapOp[];
    expect(ops.map(({ kind }) => kind)).toEqual(['map', 'map']);
    expect(ops[0].writes[0].where).toMatchObject({ op: 'ne', args: [{ op: 'load', tensor: 'flags' }, { value: 0 }] });
    expect(ops[1].writes[0].where).toMatchObject({ op: 'and', args: [{ op: 'lt' }, { op: 'and' }] });
  });

  it('ends a repeat with a flag per element when all are set', () => {
    const [loop] = opsOf(({ b, s, flags }) => {
      b.repeat('settle', 5, () => b.map('m', s, () => one), { until: flags });
    });
    expect(loop).toMatchObject({
      kind: 'repeat',
      until: 'settle_done',
      body: [
        { name: 'm', writes: [{ where: { op: 'eq' } }] },
        { name: 'settle_all', kind: 'reduce' },
      ],
    });
  });

  it('lets loops and conditions per element stand inside each other', () => {
    const [outer, after] = opsOf(({ b, B, s, flags }) => {
      const ready = b.state('ready', 'i32', [B]);
      b.when('chosen', ready, () => {
        b.repeat('outer', 3, () => b.map('m', s, () => one), { until: flags });
        b.map('after', s, () => one);
      });
    });
    expect(after).toMatchObject({ writes: [{ where: { op: 'ne', args: [{ tensor: 'ready' }, {}] } }] });
    expect(outer).toMatchObject({
      body: [
        { writes: [{ where: { op: 'and', args: [{ op: 'ne' }, { op: 'eq' }] } }] },
        {
          name: 'outer_all',
          writes: [
            {
              value: {
                reducer: 'min',
                args: [
                  {
                    op: 'cast',
                    args: [{ op: 'or', args: [{ op: 'ne' }, { op: 'eq', args: [{ tensor: 'ready' }, {}] }] }],
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it('lets scratch be read after a loop that wrote its rows one by one, of two loops too', () => {
    const ops = opsOf(({ b, w, out }) => {
      const grid = b.scratch('grid', 'f32', [2, 3]);
      b.repeat('rows', 4, (row) => b.map('row', [], () => [store(w, [row], one)]));
      b.repeat('high', 2, (y) => b.repeat('wide', 3, (x) => b.map('cell', [], () => [store(grid, [y, x], one)])));
      b.map('m', out, ([i]) => add(w.at(i), grid.at(0, 0)));
    });
    expect(ops).toHaveLength(3);
  });

  it('lets an op read the element that it writes, and the next version after it is written', () => {
    const ops = opsOf(({ b, s, out }) => {
      const ring = b.state('ring', 'f32', [4], { buffered: true });
      b.map('decay', s, ([n, i]) => mul(s.at(n, i), 0.5));
      b.map('turn', ring.next, ([i]) => ring.wrap(add(i, 1)));
      b.map('show', out, ([i]) => ring.next.at(i));
    });
    expect(ops).toHaveLength(3);
  });

  it('accepts indices that it can see to stay inside', () => {
    const ops = opsOf(({ b, k, f, out }) => {
      const half = b.input('half', 'f32', [2]);
      b.map('m', out, ([i]) => add(f.at(clampBelow(add(i, 1), 3)), half.at(cast(cast(gt(i, 1), 'u32'), 'i32'))));
      b.map('gather', b.output('y', 'f32', [4]), ([i]) => f.clamp(k.at(i)));
    });
    expect(ops).toHaveLength(2);
  });

  it('accepts depth up to the limit', () => {
    expect(opsOf(({ b, out, f }) => b.map('m', out, ([i]) => deep(998, f.at(i))))).toHaveLength(1);
  });
});
