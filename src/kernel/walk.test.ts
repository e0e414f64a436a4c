/** Walks over shared expressions: each node once, sharing kept, free axes right. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs } from '../../test/support/random-program.js';
import type { Axis, Expr } from './expr.js';
import { add, f32, foldOver, i32, indexOf, mul, neg, sum } from './expr.js';
import { expressionsOf } from './op.js';
import { computeOps } from './program.js';
import { TensorHandle } from './tensor.js';
import { depthOf, freeAxes, loadsOf, rewriter, substitute, visit } from './walk.js';

const x = new TensorHandle({
  name: 'x',
  dtype: 'f32',
  shape: [4],
  role: 'input',
  layout: [0],
  buffered: false,
  initial: 0,
});
const [i, j]: Axis[] = [
  { name: 'i', extent: 4 },
  { name: 'j', extent: 4 },
];

/** x + x, of that the same, … */
function doubled(levels: number, start: Expr): Expr {
  let value = start;
  for (let level = 0; level < levels; level += 1) value = add(value, value);
  return value;
}

describe('visit', () => {
  it('sees each node once, children before parents, over several roots', () => {
    const shared = neg(f32(1));
    const roots = [add(shared, shared), mul(shared, f32(2))];
    const seen: Expr[] = [];
    visit(roots, (expr) => seen.push(expr));
    expect(seen.map(({ op }) => op)).toEqual(['constant', 'neg', 'add', 'constant', 'mul']);
    for (const expr of seen) for (const arg of expr.args) expect(seen.indexOf(arg)).toBeLessThan(seen.indexOf(expr));
  });

  it('is not stalled by sharing', () => {
    let count = 0;
    visit([doubled(200, f32(1))], () => {
      count += 1;
    });
    expect(count).toBe(201);
  });
});

describe('depthOf', () => {
  it.each<[string, Expr[], number]>([
    ['nothing', [], 0],
    ['a leaf', [f32(1)], 1],
    ['a sum', [add(f32(1), f32(2))], 2],
    ['the deepest of several', [f32(1), neg(neg(f32(1))), f32(2)], 3],
    ['a shared chain', [doubled(300, f32(1))], 301],
    ['a node below two others', [add(neg(neg(x.at(0))), x.at(0))], 5],
  ])('counts %s', (_, roots, expected) => {
    expect(depthOf(roots)).toBe(expected);
  });

  it('counts what no recursion could walk', () => {
    expect(depthOf([doubled(200_000, f32(1))])).toBe(200_001);
  });

  it('is one more than the deepest child', () => {
    fc.assert(
      fc.property(programs, (program) => {
        for (const op of computeOps(program.ops)) {
          visit(expressionsOf(op), (expr) => {
            expect(depthOf([expr])).toBe(depthOf(expr.args) + 1);
          });
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('rewriter', () => {
  it('gives back the same objects where nothing changes', () => {
    const root = add(mul(f32(1), f32(2)), f32(3));
    expect(rewriter((expr) => expr)(root)).toBe(root);
  });

  it('keeps sharing, also between roots', () => {
    const shared = mul(f32(1), f32(2));
    const double = rewriter((expr) => (expr.op === 'constant' ? f32(expr.value * 2) : expr));
    const [first, second] = [add(shared, shared), neg(shared)].map(double);
    expect(first.args[0]).toBe(first.args[1]);
    expect(second.args[0]).toBe(first.args[0]);
    expect(first.args[0]).toEqual(mul(f32(2), f32(4)));
  });

  it('rebuilds only what lies above a change', () => {
    const [kept, changed] = [neg(f32(1)), neg(f32(2))];
    const root = rewriter((expr) => (expr.op === 'constant' && expr.value === 2 ? f32(5) : expr))(add(kept, changed));
    expect(root.args[0]).toBe(kept);
    expect(root.args[1]).toEqual(neg(f32(5)));
  });

  it('shows a node whose children are already changed', () => {
    const order: string[] = [];
    rewriter((expr) => {
      order.push(`${expr.op}${expr.args.map((arg) => arg.op).join()}`);
      return expr.op === 'neg' ? f32(0) : expr;
    })(add(neg(f32(1)), f32(2)));
    expect(order).toEqual(['constant', 'negconstant', 'constant', 'addconstant,constant']);
  });
});

describe('substitute', () => {
  it('replaces index variables and leaves the others', () => {
    const [a, b] = [x.at(indexOf(i)), x.at(indexOf(j))];
    expect(substitute([a, b], new Map([[i, i32(3)]]))).toEqual([x.at(3), b]);
  });

  it('goes by the axis and not by its name', () => {
    const twin: Axis = { ...i };
    expect(substitute([x.at(indexOf(i))], new Map([[twin, i32(3)]]))).toEqual([x.at(indexOf(i))]);
  });
});

describe('freeAxes', () => {
  it('are those that no fold inside binds', () => {
    const inner = foldOver('sum', [j], mul(x.at(indexOf(i)), x.at(indexOf(j))));
    expect([...freeAxes(inner)]).toEqual([i]);
    expect(freeAxes(foldOver('sum', [i], inner)).size).toBe(0);
  });

  it('of a range stand outside the fold', () => {
    const ranged = foldOver('sum', [j], x.at(indexOf(j)), { begin: indexOf(j), end: indexOf(i) });
    expect([...freeAxes(ranged)]).toEqual([j, i]);
  });

  it('are remembered over shared nodes', () => {
    expect([...freeAxes(doubled(200, x.at(indexOf(i))))]).toEqual([i]);
  });
});

it('loadsOf finds each load once, inside folds and indices too', () => {
  const places = new TensorHandle({ ...x.tensor, name: 'places', dtype: 'i32' });
  const gathered = x.clamp(places.at(indexOf(i)));
  const root = add(
    gathered,
    add(
      gathered,
      sum([4], ([k]) => x.at(k)),
    ),
  );
  expect(loadsOf([root, root]).map(({ tensor }) => tensor)).toEqual(['places', 'x', 'x']);
});
