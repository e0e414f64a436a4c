/** The printed form is for reviewers, so these snapshots are the specification. */
import { describe, expect, it } from 'vitest';
import { buildShowcase } from '../../test/support/showcase.js';
import { program } from './builder.js';
import type { Expr } from './expr.js';
import {
  add,
  and,
  bitAnd,
  bitOr,
  compare,
  div,
  f32,
  f64,
  foldOver,
  i32,
  indexOf,
  mul,
  neg,
  or,
  sub,
  sum,
  u32,
} from './expr.js';
import { constantText } from './formula.js';
import { print } from './print.js';
import type { TensorHandle } from './tensor.js';

it('prints everything the language can say', () => {
  expect(print(buildShowcase())).toMatchInlineSnapshot(`
    "program showcase
    tree lanes 8 chunk 128
    symbol B 1 … 64
    symbol N 8 … 4096
    parameter $gain f32 = 0.5
    parameter $seed u32 = 7
    input image f32 [B, 32] layout(0,1)
    constant weights bf16 [32, 16] layout(1,0)
    state field f32 [B, 32, 4] buffered layout(0,2,1) initial 1.5
    state bank f16 [N, 16] layout(0,1)
    state rows i32 [B] initial -1
    state precise f64 [] initial -0
    scratch latent f32 [B, 16] layout(0,1)
    scratch flag i32 []
    state done u32 [B]
    scratch ramp i32 [6]
    output values f32 [B, 3] layout(0,1)
    output places i32 [B, 3] layout(0,1)
    output bins u32 [B, 8] layout(0,1)
    output running f32 [B, 32] layout(0,1)
    output turned i32 [6]
    scratch settle_done i32 []
    map spread [i0 < B, i1 < 32, i2 < 4]
      t0 = field[i0, i1, i2]
      t1 = $gain * tanh(field[i0, i1 + 1, i2|clamp] + field[i0, i1 - 1, i2|inside,wrap,inside] - t0 * 2.0)
      field'[i0, i1, i2] = select(isFinite(t1), fma(t1, 0.25, t0), -0.0)
    matmul project [i0 < B, i1 < 16] bf16
      latent[i0, i1] = max(sum(j0 < 32: image[i0, j0] * weights[j0, i1]) + field[i0, 0, 0], 0.0)
    reduce alarm []
      t1 = count(j0 < B, j1 < 16: t0 = latent[j0, j1]; t0 > 0.75 and not (t0 < $gain))
      flag[] = select(t1 >= 1 or t1 == -1, 1, 0)
    topk best [i0 < B] over o0 < N
      values, places = 3 smallest of sum(j0 < 16: t0 = latent[i0, j0] - bank[o0, j0]; t0 * t0) where o0 != 5
    histogram spectrum [i0 < B] over o0 < 32
      bins[i0, i32(floor(image[i0, o0] * 8.0))] += u32(o0 & 3)
    scan sums [i0 < B, i1 < 32]
      running[i0, i1] = sum before i1 of abs(image[i0, i1])
    repeat steps r0 < 6
      map fill []
        ramp[r0] = r0 * r0
    opaque turn showcase_reverse(ramp) -> turned {a: -0, b: 2}
    when alarmed flag
      map exact []
        precise[] = precise[] + f64(exp(1.0)) + NaNd + infd
    every sometimes 10 phase 3
      map choose [i0 < B]
        t0 = permute($seed ^ cycle, u32(i0), 4000000000u)
        rows[i0] = ~(bitcast.i32(sqrt(f32(t0 >> 3u))) + i32(t0)) % N where rows[i0] <= 3
      map keep [i0 < B, i1 < 16]
        bank[rows[i0], i1] = min(max(latent[i0, i1] / 3.0, -1.0), inf)
    repeat settle r0 < 4 until settle_done
      map mark [i0 < B]
        done[i0] = u32(rows[i0] == (r0 << 1)) where done[i0] == 0u
      reduce peak [i0 < B]
        rows[i0] = argmax(j0 < 16 from 2 to min(r0, 16): -latent[i0, j0]) + i32(round(ceil(trunc(max(j0 < 16: latent[i0, j0]) + min(j0 < 16: latent[i0, j0]))))) where done[i0] == 0u
      reduce settle_all []
        settle_done[] = min(j0 < B: i32(done[j0] != 0u))
    reduce last [i0 < B]
      rows[i0] = rows[i0] + i32(max(j0 < 4: field'[i0, 31, j0])) where done[i0] != 0u
    "
  `);
});

/** The one formula of a map over x, y, z and whole numbers k. */
function formulaOf(build: (x: Expr, y: Expr, z: Expr, k: Expr, v: TensorHandle) => Expr): string {
  const built = program('p', (b) => {
    const input = b.input('v', 'f32', [4]);
    const whole = b.input('k', 'i32', []);
    const out = b.output('out', 'f32', []);
    const value = build(input.at(0), input.at(1), input.at(2), whole.at(), input);
    if (value.dtype === 'f32') b.map('m', out, () => value);
    else b.map('m', out, () => input.at(0), { where: () => compare('ne', value, 0) });
  });
  return print(built).split('\n').slice(6).join('\n').trimEnd();
}

describe('formulas', () => {
  it.each([
    ['a sum to the left', (x: Expr, y: Expr, z: Expr) => add(x, y, z), 'out[] = v[0] + v[1] + v[2]'],
    ['a sum to the right', (x: Expr, y: Expr, z: Expr) => add(x, add(y, z)), 'out[] = v[0] + (v[1] + v[2])'],
    ['a difference of a sum', (x: Expr, y: Expr, z: Expr) => sub(x, add(y, z)), 'out[] = v[0] - (v[1] + v[2])'],
    [
      'a product of sums',
      (x: Expr, y: Expr, z: Expr) => mul(add(x, y), sub(y, z)),
      'out[] = (v[0] + t0) * (t0 - v[2])',
    ],
    ['a quotient of quotients', (x: Expr, y: Expr, z: Expr) => div(x, div(y, z)), 'out[] = v[0] / (v[1] / v[2])'],
    ['a negative product', (x: Expr, y: Expr) => neg(mul(x, y)), 'out[] = -(v[0] * v[1])'],
    ['twice negative', (x: Expr) => neg(neg(x)), 'out[] = -(-v[0])'],
    ['minus a negative constant', (x: Expr) => sub(x, -1), 'out[] = v[0] - -1.0'],
  ])('brackets %s', (_, build, expected) => {
    expect(formulaOf(build).split('\n').at(-1)?.trim()).toBe(expected);
  });

  it('brackets bit operations always, and comparisons inside comparisons', () => {
    const text = formulaOf((_x, _y, _z, k) => bitOr(bitAnd(k, 1), add(k, 2)));
    expect(text).toContain('where ((t0 & 1) | (t0 + 2)) != 0');
    const both = formulaOf((x, y, z) => and(or(compare('lt', x, y), compare('lt', y, z)), compare('gt', x, z)));
    expect(both).toContain('where ((t0 < t1 or t1 < t2) and t0 > t2) != false');
  });

  it('names what is shared where it can be computed, and again in each fold', () => {
    const text = formulaOf((x, _y, _z, _k, v) => {
      const axis = { name: 'k', extent: 4 };
      const square = mul(v.at(indexOf(axis)), v.at(indexOf(axis)));
      const scaled = mul(square, mul(x, x));
      return add(
        foldOver('sum', [axis], scaled),
        foldOver('max', [axis], scaled),
        sum([4], () => mul(x, x)),
      );
    });
    expect(text).toMatchInlineSnapshot(`
      "  t0 = v[0]
        t1 = t0 * t0
        out[] = sum(j0 < 4: t2 = v[j0]; t2 * t2 * t1) + max(j0 < 4: t3 = v[j0]; t3 * t3 * t1) + sum(j0 < 4: t1)"
    `);
  });
});

it.each([
  [i32(-5), '-5'],
  [u32(7), '7u'],
  [f32(0.1), '0.1'],
  [f32(3), '3.0'],
  [f32(1e30), '1e+30'],
  [f32(-0), '-0.0'],
  [f32(-Infinity), '-inf'],
  [f64(0.1), '0.1d'],
  [f64(1 / 3), '0.3333333333333333d'],
  [f64(Number.NaN), 'NaNd'],
  [f32(16777217), '16777216.0'],
])('writes the constant %# with its type', (expr, text) => {
  expect(expr.op === 'constant' && constantText(expr.value, expr.dtype)).toBe(text);
});
