/** Canonical form: axes named by place, equal expressions one node, and nothing of another op mistaken for its own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs } from '../../test/support/random-program.js';
import { attributesText, canonicalOp } from './canonical.js';
import type { Axis, Expr } from './expr.js';
import { add, f32, f64, fold, foldOver, i32, indexOf, max, mul, neg, sub, sum } from './expr.js';
import type { MapOp } from './op.js';
import { expressionsOf } from './op.js';
import { computeOps } from './program.js';
import type { Tensor } from './tensor.js';
import { TensorHandle } from './tensor.js';
import { freeAxes, visit } from './walk.js';

function tensor(name: string, shape: readonly number[]): TensorHandle {
  const layout = shape.map((_, position) => position);
  const declared: Tensor = { name, dtype: 'f32', shape, role: 'input', layout, buffered: false, initial: 0 };
  return new TensorHandle(declared);
}
const x = tensor('x', [4]);
const grid = tensor('grid', [4, 4]);

/** A map over one axis of 4 with this value, in canonical form. */
function canonical(body: (index: Expr, axis: Axis) => Expr, outer: readonly Axis[] = []): MapOp {
  const axis: Axis = { name: 'anything', extent: 4 };
  const write = {
    tensor: 'y',
    version: 'current' as const,
    indices: [indexOf(axis)],
    value: body(indexOf(axis), axis),
  };
  return canonicalOp({ kind: 'map', name: 'm', axes: [axis], writes: [write] }, outer) as MapOp;
}
const valueOf = (body: (index: Expr, axis: Axis) => Expr): Expr => canonical(body).writes[0].value;

function nodesOf(root: Expr): Expr[] {
  const nodes: Expr[] = [];
  visit([root], (expr) => nodes.push(expr));
  return nodes;
}

describe('names', () => {
  it('go by place: i for the op, j for folds by depth, and outer loops keep theirs', () => {
    const loop: Axis = { name: 'r0', extent: 9 };
    const op = canonical(
      (i) =>
        sum([4], ([a]) =>
          mul(
            grid.at(i, a),
            sum([2, 3], ([b, c]) => grid.wrap(add(a, b), add(c, indexOf(loop)))),
          ),
        ),
      [loop],
    );
    const names = new Set<string>();
    visit(expressionsOf(op), (expr) => {
      if (expr.op === 'index') names.add(expr.axis.name);
    });
    expect([...names].sort()).toEqual(['i0', 'j0', 'j1', 'j2', 'r0']);
  });

  it('let folds at one depth and of one extent share their axis, and no others', () => {
    const value = valueOf(() =>
      add(
        sum([4], ([k]) => x.at(k)),
        sum([4], ([k]) => neg(x.at(k))),
        sum([3], ([k]) => x.at(k)),
      ),
    );
    const folds = nodesOf(value).filter((expr) => expr.op === 'fold');
    const [first, second, third] = folds.map(({ axes }) => axes[0]);
    expect(second).toBe(first);
    expect(third).toEqual({ name: 'j0', extent: 3 });
  });

  it('are found again for an axis that two nested folds bind, inside and outside', () => {
    const axis: Axis = { name: 'k', extent: 4 };
    const inner = foldOver('max', [axis], x.at(indexOf(axis)));
    const value = valueOf(() => foldOver('sum', [axis], mul(inner, x.at(indexOf(axis)))));
    expect(value).toMatchObject({
      axes: [{ name: 'j0' }],
      args: [
        {
          op: 'mul',
          args: [
            { op: 'fold', axes: [{ name: 'j1' }], args: [{ args: [{ axis: { name: 'j1' } }] }] },
            { op: 'load', args: [{ axis: { name: 'j0' } }] },
          ],
        },
      ],
    });
    expect(freeAxes(value).size).toBe(0);
  });

  it('go by depth also for a fold that stands inside another and outside', () => {
    const total = sum([4], ([k]) => x.at(k));
    const value = valueOf(() =>
      add(
        total,
        sum([4], ([k]) => mul(x.at(k), total)),
      ),
    );
    expect(value).toMatchObject({
      args: [
        { axes: [{ name: 'j0' }] },
        { axes: [{ name: 'j0' }], args: [{ args: [{}, { axes: [{ name: 'j1' }] }] }] },
      ],
    });
  });

  it('give the axis of the op back after a fold over it', () => {
    const value = valueOf((i, axis) => add(foldOver('sum', [axis], x.at(i)), x.at(i)));
    expect(value).toMatchObject({
      args: [
        { axes: [{ name: 'j0' }], args: [{ args: [{ axis: { name: 'j0' } }] }] },
        { args: [{ axis: { name: 'i0' } }] },
      ],
    });
  });

  it('read the range of a fold outside it', () => {
    const value = valueOf((i) => fold('sum', [4], ([k]) => x.at(k), { begin: i, end: add(i, 1) }));
    expect(value.args.slice(1)).toMatchObject([
      { axis: { name: 'i0' } },
      { op: 'add', args: [{ axis: { name: 'i0' } }, {}] },
    ]);
  });
});

describe('sharing', () => {
  it('makes equal expressions one node', () => {
    const value = valueOf((i) => add(mul(x.at(i), f32(2)), mul(x.at(i), f32(2))));
    expect(value.args[0]).toBe(value.args[1]);
    expect(nodesOf(value)).toHaveLength(5);
  });

  it.each<[string, (i: Expr) => [Expr, Expr]]>([
    ['zero and minus zero', () => [f32(0), f32(-0)]],
    ['one number in two types', () => [f32(1), f64(1)]],
    ['two orders', (i) => [sub(x.at(i), f32(1)), sub(f32(1), x.at(i))]],
    ['two border rules', (i) => [x.clamp(i), x.wrap(i)]],
    ['two functions', (i) => [max(x.at(i), 0), neg(x.at(i))]],
    ['two reducers', () => [fold('max', [4], ([k]) => x.at(k)), fold('min', [4], ([k]) => x.at(k))]],
    ['two extents', () => [sum([4], () => f32(1)), sum([3], () => f32(1))]],
  ])('keeps %s apart', (_, build) => {
    const op = canonical((i) => x.at(i));
    const writes = build(indexOf(op.axes[0])).map((value) => ({ ...op.writes[0], value }));
    const both = canonicalOp({ ...op, writes }, []) as MapOp;
    expect(both.writes[0].value).not.toBe(both.writes[1].value);
    expect(both.writes[0].value).not.toEqual(both.writes[1].value);
  });

  it('makes NaN one node', () => {
    const value = valueOf(() => add(f32(Number.NaN), f32(Number.NaN)));
    expect(value.args[0]).toBe(value.args[1]);
  });

  it('walks a formula that doubles sixty times, and folds that nest and share', () => {
    const doubled = valueOf((i) => Array.from({ length: 60 }).reduce<Expr>((value) => add(value, value), x.at(i)));
    expect(nodesOf(doubled)).toHaveLength(62);
    const nested = valueOf((i) =>
      Array.from({ length: 30 }).reduce<Expr>(
        (value) =>
          add(
            sum([2], () => value),
            fold('max', [2], () => value),
          ),
        x.at(i),
      ),
    );
    expect(nodesOf(nested).filter((expr) => expr.op === 'fold')).toHaveLength(60);
  });
});

describe('what is not ours', () => {
  it('keeps an index of another op apart from ours, whatever its name', () => {
    const foreign: Axis = { name: 'i0', extent: 4 };
    const op = canonical((i) => add(x.at(i), x.at(indexOf(foreign))));
    expect(op.axes[0]).toEqual(foreign);
    expect([...freeAxes(op.writes[0].value)]).toEqual([op.axes[0], foreign]);
  });

  it('keeps an index that left its fold apart from the index of the next', () => {
    let stray: Expr = i32(0);
    const value = valueOf(() => {
      const first = sum([4], ([k]) => {
        stray = k;
        return x.at(k);
      });
      return add(
        first,
        sum([4], () => x.at(stray)),
      );
    });
    expect(freeAxes(value).size).toBe(1);
  });
});

it('is canonical already when done: a second time changes nothing', () => {
  fc.assert(
    fc.property(programs, (program) => {
      for (const op of computeOps(program.ops)) {
        const outer = new Set<Axis>();
        for (const root of expressionsOf(op))
          for (const axis of freeAxes(root)) if (axis.name.startsWith('r')) outer.add(axis);
        const again = canonicalOp(op, [...outer]);
        expect(again).toEqual(op);
        expect(countNodes(again)).toBe(countNodes(op));
      }
    }),
    { numRuns: 200 },
  );
});

it('leaves no two equal nodes', () => {
  fc.assert(
    fc.property(programs, (program) => {
      for (const op of computeOps(program.ops)) {
        const numbers = new Map<Expr, number>();
        const keys = new Set<string>();
        visit(expressionsOf(op), (expr) => {
          numbers.set(expr, numbers.size);
          keys.add(`${attributesText(expr)}(${expr.args.map((arg) => numbers.get(arg)).join()})`);
        });
        expect(keys.size).toBe(numbers.size);
      }
    }),
    { numRuns: 200 },
  );
});

function countNodes(op: Parameters<typeof expressionsOf>[0]): number {
  let nodes = 0;
  visit(expressionsOf(op), () => {
    nodes += 1;
  });
  return nodes;
}
